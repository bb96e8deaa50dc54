//! Integration tests, one binary: each adapter against the real thing.

#[cfg(feature = "aws")]
mod aws;
#[cfg(all(feature = "reqwest", feature = "rmcp"))]
mod examples;
#[cfg(feature = "http")]
mod http;
#[cfg(all(feature = "sqlx", unix))]
mod postgres;
#[cfg(feature = "reqwest")]
mod reqwest;
#[cfg(feature = "rmcp")]
mod rmcp;
#[cfg(feature = "rusqlite")]
mod rusqlite;
#[cfg(feature = "sqlx")]
mod sqlx;
#[cfg(feature = "tonic")]
mod tonic;
