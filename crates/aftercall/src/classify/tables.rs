//! The tables, one module a vocabulary, and the index of all names.

// Written by data/generate.py from data/codes.tsv. Edit those.

use Vocabulary::*;

use crate::classify::table::Table;

mod airtable;
mod amqp;
mod anthropic;
mod aws;
mod azure;
mod box_api;
mod browser;
mod cassandra;
mod clickhouse;
mod curl;
mod db2;
mod discord;
mod dns;
mod dotnet_exception;
mod dropbox;
mod elasticsearch;
mod entra;
mod errno;
mod exit_code;
mod gai;
mod github;
mod go_error;
mod google;
mod google_maps;
mod graphql;
mod grpc;
mod http;
mod http2;
mod http3;
mod hubspot;
mod imap;
mod io_kind;
mod java_exception;
mod jira;
mod jsonrpc;
mod kafka;
mod kubernetes;
mod ldap;
mod linear;
mod meta;
mod mongodb;
mod mongodb_label;
mod mssql;
mod mysql;
mod node;
mod notion;
mod npm;
mod oauth;
mod oci;
mod openai;
mod openssl;
mod oracle;
mod paypal;
mod plaid;
mod postgrest;
mod prisma;
mod problem_type;
mod pydantic;
mod python_exception;
mod redis;
mod ruby_exception;
mod rust_error;
mod salesforce;
mod shopify;
mod slack;
mod smtp;
mod sqlite;
mod sqlstate;
mod stripe;
mod stripe_decline;
mod tls;
mod twilio;
mod twitter;
mod vercel;
mod websocket;
mod windows;
mod zendesk;

/// Whose code it is. A number or a name means something inside one alone:
/// `1205` is a lock timeout to MySQL and a deadlock to SQL Server.
///
/// ```
/// use aftercall::classify::table::{Vocabulary, by_number};
///
/// // A number means nothing without the vocabulary that it is a word of.
/// let names = |vocabulary| by_number(vocabulary, 5).iter().next().map(|row| row.name());
/// assert_eq!(names(Vocabulary::Sqlite), Some("SQLITE_BUSY"));
/// assert_eq!(names(Vocabulary::Errno), Some("EIO"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Vocabulary {
    /// Airtable error types.
    Airtable,
    /// AMQP 0-9-1 reply codes.
    Amqp,
    /// Anthropic API error types and error codes.
    Anthropic,
    /// AWS error codes, as services and SDKs name them.
    Aws,
    /// Azure error codes: storage, resource manager, Graph, OpenAI.
    Azure,
    /// Box error codes.
    BoxApi,
    /// Network errors of browsers (`net::ERR_…` without `net::`) and WebDriver errors.
    Browser,
    /// Cassandra protocol errors.
    Cassandra,
    /// ClickHouse error codes.
    Clickhouse,
    /// libcurl result codes, which are curl's exit codes.
    Curl,
    /// Db2 SQLCODE numbers.
    Db2,
    /// Discord JSON error code numbers.
    Discord,
    /// DNS response codes.
    Dns,
    /// .NET exception classes.
    DotnetException,
    /// Dropbox error tags.
    Dropbox,
    /// Elasticsearch and OpenSearch error types.
    Elasticsearch,
    /// Microsoft Entra ID sign-in codes (`AADSTS…`).
    Entra,
    /// POSIX errno names, with Linux numbers.
    Errno,
    /// Process exit codes: sysexits, shells, and programs with conventions of their own.
    ExitCode,
    /// getaddrinfo results, with glibc numbers.
    Gai,
    /// GitHub error codes, GraphQL types and messages.
    Github,
    /// Go error values and types.
    GoError,
    /// Google API reasons, old (`rateLimitExceeded`) and new (`RATE_LIMIT_EXCEEDED`).
    Google,
    /// Google Maps Platform statuses, where an empty answer has a code.
    GoogleMaps,
    /// `extensions.code` of GraphQL servers.
    Graphql,
    /// gRPC status codes, in any language's spelling.
    Grpc,
    /// HTTP status codes, with their reason phrases.
    Http,
    /// HTTP/2 error codes.
    Http2,
    /// HTTP/3 error codes.
    Http3,
    /// HubSpot error categories.
    Hubspot,
    /// IMAP response codes.
    Imap,
    /// `std::io::ErrorKind` variants.
    IoKind,
    /// Java exception classes, JDBC, Spring and Resilience4j among them.
    JavaException,
    /// Jira rate-limit reasons and messages.
    Jira,
    /// JSON-RPC error codes, with those of MCP and LSP.
    Jsonrpc,
    /// Kafka protocol errors.
    Kafka,
    /// Kubernetes status reasons.
    Kubernetes,
    /// LDAP result codes.
    Ldap,
    /// Linear error codes.
    Linear,
    /// Meta Graph API error numbers.
    Meta,
    /// MongoDB error codes and code names.
    Mongodb,
    /// MongoDB error labels, which beat its codes.
    MongodbLabel,
    /// SQL Server error numbers.
    Mssql,
    /// MySQL and MariaDB errors, of server and client.
    Mysql,
    /// Node.js `code` strings, with undici, axios and fetch.
    Node,
    /// Notion error codes.
    Notion,
    /// npm error codes.
    Npm,
    /// OAuth 2.0 `error` values.
    Oauth,
    /// Container registry error codes.
    Oci,
    /// OpenAI error codes and types.
    Openai,
    /// OpenSSL error reasons: `[SSL: …]` in Python, `ERR_SSL_…` in Node.js without the prefix, words in curl.
    Openssl,
    /// Oracle errors (`ORA-00060`, `DPY-4011`).
    Oracle,
    /// PayPal error names and issues.
    Paypal,
    /// Plaid error codes.
    Plaid,
    /// PostgREST and Supabase error codes.
    Postgrest,
    /// Prisma error codes.
    Prisma,
    /// Registered HTTP problem types, by their last part.
    ProblemType,
    /// Pydantic error types.
    Pydantic,
    /// Python exception classes, of the language and of common libraries.
    PythonException,
    /// Redis error prefixes.
    Redis,
    /// Ruby exception classes of Active Record.
    RubyException,
    /// Rust error types of common crates.
    RustError,
    /// Salesforce status codes.
    Salesforce,
    /// Shopify GraphQL and user error codes.
    Shopify,
    /// Slack Web API `error` values.
    Slack,
    /// SMTP reply codes and enhanced status codes.
    Smtp,
    /// SQLite result codes, extended ones included.
    Sqlite,
    /// SQLSTATE: ISO classes, PostgreSQL's codes, ODBC's.
    Sqlstate,
    /// Stripe error codes and types.
    Stripe,
    /// Stripe card decline codes.
    StripeDecline,
    /// TLS alerts, as received from the peer.
    Tls,
    /// Twilio error numbers.
    Twilio,
    /// X API error numbers.
    Twitter,
    /// Vercel error codes.
    Vercel,
    /// WebSocket close codes.
    Websocket,
    /// Windows system and socket errors.
    Windows,
    /// Zendesk error types.
    Zendesk,
}

impl Vocabulary {
    /// Every vocabulary, in the order of their names.
    pub const ALL: &'static [Self] = &[
        Self::Airtable,
        Self::Amqp,
        Self::Anthropic,
        Self::Aws,
        Self::Azure,
        Self::BoxApi,
        Self::Browser,
        Self::Cassandra,
        Self::Clickhouse,
        Self::Curl,
        Self::Db2,
        Self::Discord,
        Self::Dns,
        Self::DotnetException,
        Self::Dropbox,
        Self::Elasticsearch,
        Self::Entra,
        Self::Errno,
        Self::ExitCode,
        Self::Gai,
        Self::Github,
        Self::GoError,
        Self::Google,
        Self::GoogleMaps,
        Self::Graphql,
        Self::Grpc,
        Self::Http,
        Self::Http2,
        Self::Http3,
        Self::Hubspot,
        Self::Imap,
        Self::IoKind,
        Self::JavaException,
        Self::Jira,
        Self::Jsonrpc,
        Self::Kafka,
        Self::Kubernetes,
        Self::Ldap,
        Self::Linear,
        Self::Meta,
        Self::Mongodb,
        Self::MongodbLabel,
        Self::Mssql,
        Self::Mysql,
        Self::Node,
        Self::Notion,
        Self::Npm,
        Self::Oauth,
        Self::Oci,
        Self::Openai,
        Self::Openssl,
        Self::Oracle,
        Self::Paypal,
        Self::Plaid,
        Self::Postgrest,
        Self::Prisma,
        Self::ProblemType,
        Self::Pydantic,
        Self::PythonException,
        Self::Redis,
        Self::RubyException,
        Self::RustError,
        Self::Salesforce,
        Self::Shopify,
        Self::Slack,
        Self::Smtp,
        Self::Sqlite,
        Self::Sqlstate,
        Self::Stripe,
        Self::StripeDecline,
        Self::Tls,
        Self::Twilio,
        Self::Twitter,
        Self::Vercel,
        Self::Websocket,
        Self::Windows,
        Self::Zendesk,
    ];

    /// Its name in `codes.tsv` and at the head of every row's id.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Airtable => "airtable",
            Self::Amqp => "amqp",
            Self::Anthropic => "anthropic",
            Self::Aws => "aws",
            Self::Azure => "azure",
            Self::BoxApi => "box_api",
            Self::Browser => "browser",
            Self::Cassandra => "cassandra",
            Self::Clickhouse => "clickhouse",
            Self::Curl => "curl",
            Self::Db2 => "db2",
            Self::Discord => "discord",
            Self::Dns => "dns",
            Self::DotnetException => "dotnet_exception",
            Self::Dropbox => "dropbox",
            Self::Elasticsearch => "elasticsearch",
            Self::Entra => "entra",
            Self::Errno => "errno",
            Self::ExitCode => "exit_code",
            Self::Gai => "gai",
            Self::Github => "github",
            Self::GoError => "go_error",
            Self::Google => "google",
            Self::GoogleMaps => "google_maps",
            Self::Graphql => "graphql",
            Self::Grpc => "grpc",
            Self::Http => "http",
            Self::Http2 => "http2",
            Self::Http3 => "http3",
            Self::Hubspot => "hubspot",
            Self::Imap => "imap",
            Self::IoKind => "io_kind",
            Self::JavaException => "java_exception",
            Self::Jira => "jira",
            Self::Jsonrpc => "jsonrpc",
            Self::Kafka => "kafka",
            Self::Kubernetes => "kubernetes",
            Self::Ldap => "ldap",
            Self::Linear => "linear",
            Self::Meta => "meta",
            Self::Mongodb => "mongodb",
            Self::MongodbLabel => "mongodb_label",
            Self::Mssql => "mssql",
            Self::Mysql => "mysql",
            Self::Node => "node",
            Self::Notion => "notion",
            Self::Npm => "npm",
            Self::Oauth => "oauth",
            Self::Oci => "oci",
            Self::Openai => "openai",
            Self::Openssl => "openssl",
            Self::Oracle => "oracle",
            Self::Paypal => "paypal",
            Self::Plaid => "plaid",
            Self::Postgrest => "postgrest",
            Self::Prisma => "prisma",
            Self::ProblemType => "problem_type",
            Self::Pydantic => "pydantic",
            Self::PythonException => "python_exception",
            Self::Redis => "redis",
            Self::RubyException => "ruby_exception",
            Self::RustError => "rust_error",
            Self::Salesforce => "salesforce",
            Self::Shopify => "shopify",
            Self::Slack => "slack",
            Self::Smtp => "smtp",
            Self::Sqlite => "sqlite",
            Self::Sqlstate => "sqlstate",
            Self::Stripe => "stripe",
            Self::StripeDecline => "stripe_decline",
            Self::Tls => "tls",
            Self::Twilio => "twilio",
            Self::Twitter => "twitter",
            Self::Vercel => "vercel",
            Self::Websocket => "websocket",
            Self::Windows => "windows",
            Self::Zendesk => "zendesk",
        }
    }
}

pub(super) const fn table(vocabulary: Vocabulary) -> &'static Table {
    match vocabulary {
        Airtable => &airtable::TABLE,
        Amqp => &amqp::TABLE,
        Anthropic => &anthropic::TABLE,
        Aws => &aws::TABLE,
        Azure => &azure::TABLE,
        BoxApi => &box_api::TABLE,
        Browser => &browser::TABLE,
        Cassandra => &cassandra::TABLE,
        Clickhouse => &clickhouse::TABLE,
        Curl => &curl::TABLE,
        Db2 => &db2::TABLE,
        Discord => &discord::TABLE,
        Dns => &dns::TABLE,
        DotnetException => &dotnet_exception::TABLE,
        Dropbox => &dropbox::TABLE,
        Elasticsearch => &elasticsearch::TABLE,
        Entra => &entra::TABLE,
        Errno => &errno::TABLE,
        ExitCode => &exit_code::TABLE,
        Gai => &gai::TABLE,
        Github => &github::TABLE,
        GoError => &go_error::TABLE,
        Google => &google::TABLE,
        GoogleMaps => &google_maps::TABLE,
        Graphql => &graphql::TABLE,
        Grpc => &grpc::TABLE,
        Http => &http::TABLE,
        Http2 => &http2::TABLE,
        Http3 => &http3::TABLE,
        Hubspot => &hubspot::TABLE,
        Imap => &imap::TABLE,
        IoKind => &io_kind::TABLE,
        JavaException => &java_exception::TABLE,
        Jira => &jira::TABLE,
        Jsonrpc => &jsonrpc::TABLE,
        Kafka => &kafka::TABLE,
        Kubernetes => &kubernetes::TABLE,
        Ldap => &ldap::TABLE,
        Linear => &linear::TABLE,
        Meta => &meta::TABLE,
        Mongodb => &mongodb::TABLE,
        MongodbLabel => &mongodb_label::TABLE,
        Mssql => &mssql::TABLE,
        Mysql => &mysql::TABLE,
        Node => &node::TABLE,
        Notion => &notion::TABLE,
        Npm => &npm::TABLE,
        Oauth => &oauth::TABLE,
        Oci => &oci::TABLE,
        Openai => &openai::TABLE,
        Openssl => &openssl::TABLE,
        Oracle => &oracle::TABLE,
        Paypal => &paypal::TABLE,
        Plaid => &plaid::TABLE,
        Postgrest => &postgrest::TABLE,
        Prisma => &prisma::TABLE,
        ProblemType => &problem_type::TABLE,
        Pydantic => &pydantic::TABLE,
        PythonException => &python_exception::TABLE,
        Redis => &redis::TABLE,
        RubyException => &ruby_exception::TABLE,
        RustError => &rust_error::TABLE,
        Salesforce => &salesforce::TABLE,
        Shopify => &shopify::TABLE,
        Slack => &slack::TABLE,
        Smtp => &smtp::TABLE,
        Sqlite => &sqlite::TABLE,
        Sqlstate => &sqlstate::TABLE,
        Stripe => &stripe::TABLE,
        StripeDecline => &stripe_decline::TABLE,
        Tls => &tls::TABLE,
        Twilio => &twilio::TABLE,
        Twitter => &twitter::TABLE,
        Vercel => &vercel::TABLE,
        Websocket => &websocket::TABLE,
        Windows => &windows::TABLE,
        Zendesk => &zendesk::TABLE,
    }
}

/// Every name that holds without a condition, sorted by its bytes.
#[rustfmt::skip]
pub(super) static NAMES: &[(Vocabulary, u16)] = &[
    (Sqlstate, 9), // 0100C
    (Sqlstate, 10), // 01P01
    (Sqlstate, 22), // 08P01
    (Sqlstate, 25), // 08S01
    (Sqlstate, 28), // 0A000
    (Sqlstate, 30), // 0B000
    (Sqlstate, 31), // 0F000
    (Sqlstate, 32), // 0F001
    (Sqlstate, 33), // 0L000
    (Sqlstate, 34), // 0LP01
    (Sqlstate, 35), // 0P000
    (Sqlstate, 36), // 0Z000
    (Sqlstate, 37), // 0Z002
    (ExitCode, 107), // 0xC0000005
    (ExitCode, 108), // 0xC000013A
    (Sqlstate, 42), // 21S01
    (Sqlstate, 43), // 21S02
    (Sqlstate, 54), // 2200B
    (Sqlstate, 55), // 2200C
    (Sqlstate, 56), // 2200D
    (Sqlstate, 57), // 2200F
    (Sqlstate, 58), // 2200G
    (Sqlstate, 59), // 2200H
    (Sqlstate, 60), // 2200L
    (Sqlstate, 61), // 2200M
    (Sqlstate, 62), // 2200N
    (Sqlstate, 63), // 2200S
    (Sqlstate, 64), // 2200T
    (Sqlstate, 74), // 2201B
    (Sqlstate, 75), // 2201E
    (Sqlstate, 76), // 2201F
    (Sqlstate, 77), // 2201G
    (Sqlstate, 78), // 2201W
    (Sqlstate, 79), // 2201X
    (Sqlstate, 87), // 2202E
    (Sqlstate, 88), // 2202G
    (Sqlstate, 89), // 2202H
    (Sqlstate, 100), // 2203A
    (Sqlstate, 101), // 2203B
    (Sqlstate, 102), // 2203C
    (Sqlstate, 103), // 2203D
    (Sqlstate, 104), // 2203E
    (Sqlstate, 105), // 2203F
    (Sqlstate, 106), // 2203G
    (Sqlstate, 107), // 22P01
    (Sqlstate, 108), // 22P02
    (Sqlstate, 109), // 22P03
    (Sqlstate, 110), // 22P04
    (Sqlstate, 111), // 22P05
    (Sqlstate, 112), // 22P06
    (Sqlstate, 122), // 23P01
    (Sqlstate, 134), // 25P01
    (Sqlstate, 135), // 25P02
    (Sqlstate, 136), // 25P03
    (Sqlstate, 137), // 25P04
    (Sqlstate, 142), // 28P01
    (Sqlstate, 144), // 2B000
    (Sqlstate, 145), // 2BP01
    (Sqlstate, 146), // 2D000
    (Sqlstate, 147), // 2F000
    (Sqlstate, 148), // 2F002
    (Sqlstate, 149), // 2F003
    (Sqlstate, 150), // 2F004
    (Sqlstate, 151), // 2F005
    (Sqlstate, 161), // 39P01
    (Sqlstate, 162), // 39P02
    (Sqlstate, 163), // 39P03
    (Sqlstate, 164), // 3B000
    (Sqlstate, 165), // 3B001
    (Sqlstate, 167), // 3D000
    (Sqlstate, 169), // 3F000
    (Sqlstate, 175), // 40P01
    (Sqlstate, 200), // 428C9
    (Sqlstate, 202), // 42P01
    (Sqlstate, 203), // 42P02
    (Sqlstate, 204), // 42P03
    (Sqlstate, 205), // 42P04
    (Sqlstate, 206), // 42P05
    (Sqlstate, 207), // 42P06
    (Sqlstate, 208), // 42P07
    (Sqlstate, 209), // 42P08
    (Sqlstate, 210), // 42P09
    (Sqlstate, 211), // 42P10
    (Sqlstate, 212), // 42P11
    (Sqlstate, 213), // 42P12
    (Sqlstate, 214), // 42P13
    (Sqlstate, 215), // 42P14
    (Sqlstate, 216), // 42P15
    (Sqlstate, 217), // 42P16
    (Sqlstate, 218), // 42P17
    (Sqlstate, 219), // 42P18
    (Sqlstate, 220), // 42P19
    (Sqlstate, 221), // 42P20
    (Sqlstate, 222), // 42P21
    (Sqlstate, 223), // 42P22
    (Sqlstate, 224), // 42S01
    (Sqlstate, 225), // 42S02
    (Sqlstate, 226), // 42S11
    (Sqlstate, 227), // 42S12
    (Sqlstate, 228), // 42S21
    (Sqlstate, 229), // 42S22
    (Sqlstate, 246), // 55P02
    (Sqlstate, 247), // 55P03
    (Sqlstate, 248), // 55P04
    (Sqlstate, 254), // 57P01
    (Sqlstate, 255), // 57P02
    (Sqlstate, 256), // 57P03
    (Sqlstate, 257), // 57P04
    (Sqlstate, 258), // 57P05
    (Sqlstate, 262), // 58P01
    (Sqlstate, 263), // 58P02
    (Sqlstate, 264), // 58P03
    (Http, 93), // A Timeout Occurred
    (Entra, 0), // AADSTS500011
    (Entra, 1), // AADSTS50053
    (Entra, 2), // AADSTS50076
    (Entra, 3), // AADSTS50079
    (Entra, 4), // AADSTS50126
    (Entra, 5), // AADSTS50196
    (Entra, 6), // AADSTS53003
    (Entra, 7), // AADSTS65001
    (Entra, 8), // AADSTS700016
    (Entra, 9), // AADSTS7000215
    (Entra, 10), // AADSTS7000222
    (Entra, 11), // AADSTS70008
    (Entra, 12), // AADSTS700082
    (Entra, 13), // AADSTS90002
    (Entra, 14), // AADSTS90033
    (Entra, 15), // AADSTS90055
    (Grpc, 14), // ABORTED
    (Node, 0), // ABORT_ERR
    (Clickhouse, 54), // ACCESS_DENIED
    (Shopify, 0), // ACCESS_DENIED
    (Amqp, 6), // ACCESS_REFUSED
    (Google, 0), // ACCESS_TOKEN_EXPIRED
    (Google, 1), // ACCESS_TOKEN_SCOPE_INSUFFICIENT
    (Plaid, 0), // ADDITION_LIMIT
    (Clickhouse, 45), // ALL_CONNECTION_TRIES_FAILED
    (Salesforce, 0), // ALL_OR_NONE_OPERATION_ROLLED_BACK
    (Imap, 0), // ALREADYEXISTS
    (Grpc, 7), // ALREADY_EXISTS
    (Salesforce, 1), // ALREADY_IN_PROCESS
    (Salesforce, 2), // APEX_ERROR
    (Github, 0), // API rate limit exceeded
    (PythonException, 0), // APIConnectionError
    (PythonException, 1), // APIResponseValidationError
    (Mongodb, 91), // APIStrictError
    (PythonException, 2), // APITimeoutError
    (Mongodb, 90), // APIVersionError
    (Salesforce, 3), // API_CURRENTLY_DISABLED
    (Google, 2), // API_DISABLED
    (Salesforce, 4), // API_DISABLED_FOR_ORG
    (Google, 3), // API_KEY_EXPIRED
    (Google, 4), // API_KEY_INVALID
    (Redis, 0), // ASK
    (Imap, 1), // AUTHENTICATIONFAILED
    (Linear, 0), // AUTHENTICATION_ERROR
    (Clickhouse, 55), // AUTHENTICATION_FAILED
    (Paypal, 0), // AUTHENTICATION_FAILURE
    (Airtable, 0), // AUTHENTICATION_REQUIRED
    (Imap, 2), // AUTHORIZATIONFAILED
    (Paypal, 1), // AUTHORIZATION_ALREADY_CAPTURED
    (Paypal, 2), // AUTHORIZATION_VOIDED
    (Curl, 31), // AUTH_ERROR
    (Aws, 0), // AWS.SimpleQueueService.NonExistentQueue
    (Node, 1), // AbortError
    (PythonException, 3), // Aborted
    (Http, 1), // Accepted
    (Aws, 1), // AccessDenied
    (Aws, 2), // AccessDeniedException
    (JavaException, 0), // AccessDeniedException
    (Azure, 0), // AccountAlreadyExists
    (Azure, 1), // AccountBeingCreated
    (Azure, 2), // AccountIsDisabled
    (Aws, 3), // AccountProblem
    (Azure, 3), // AccountProtectedFromDeletion
    (Aws, 4), // AccountSuspendedException
    (RubyException, 0), // ActiveRecord::AdapterTimeout
    (RubyException, 1), // ActiveRecord::ConnectionFailed
    (RubyException, 2), // ActiveRecord::ConnectionNotEstablished
    (RubyException, 3), // ActiveRecord::ConnectionTimeoutError
    (RubyException, 4), // ActiveRecord::Deadlocked
    (RubyException, 5), // ActiveRecord::InvalidForeignKey
    (RubyException, 6), // ActiveRecord::LockWaitTimeout
    (RubyException, 7), // ActiveRecord::NotNullViolation
    (RubyException, 8), // ActiveRecord::QueryCanceled
    (RubyException, 9), // ActiveRecord::RangeError
    (RubyException, 10), // ActiveRecord::ReadOnlyError
    (RubyException, 11), // ActiveRecord::ReadOnlyRecord
    (RubyException, 12), // ActiveRecord::RecordInvalid
    (RubyException, 13), // ActiveRecord::RecordNotDestroyed
    (RubyException, 14), // ActiveRecord::RecordNotFound
    (RubyException, 15), // ActiveRecord::RecordNotUnique
    (RubyException, 16), // ActiveRecord::SerializationFailure
    (RubyException, 17), // ActiveRecord::StaleObjectError
    (RubyException, 18), // ActiveRecord::StatementTimeout
    (RubyException, 19), // ActiveRecord::ValueTooLong
    (PythonException, 4), // ActiveSqlTransaction
    (IoKind, 0), // AddrInUse
    (IoKind, 1), // AddrNotAvailable
    (Aws, 5), // AddressLimitExceeded
    (PythonException, 5), // AddressValueError
    (PythonException, 6), // AdminShutdown
    (PythonException, 7), // AdminShutdownError
    (Mongodb, 105), // AdmissionQueueOverflow
    (Aws, 6), // AllAccessDisabled
    (Azure, 4), // AllocationFailed
    (IoKind, 3), // AlreadyExists
    (Kubernetes, 0), // AlreadyExists
    (PythonException, 8), // AlreadyExists
    (Aws, 7), // AlreadyExistsException
    (Cassandra, 16), // Already_exists
    (PythonException, 9), // AmbiguousAlias
    (PythonException, 10), // AmbiguousColumn
    (PythonException, 11), // AmbiguousFunction
    (PythonException, 12), // AmbiguousParameter
    (Azure, 5), // AnotherOperationInProgress
    (Azure, 6), // ApplicationThrottled
    (DotnetException, 0), // ArgumentException
    (IoKind, 4), // ArgumentListTooLong
    (DotnetException, 1), // ArgumentNullException
    (DotnetException, 2), // ArgumentOutOfRangeException
    (JavaException, 1), // ArithmeticException
    (PythonException, 13), // ArrayElementError
    (PythonException, 14), // AssertFailure
    (PythonException, 15), // AssertionError
    (PythonException, 16), // AttributeError
    (Aws, 8), // AuthFailure
    (Cassandra, 2), // Authentication error
    (PythonException, 17), // AuthenticationError
    (DotnetException, 3), // AuthenticationException
    (JavaException, 2), // AuthenticationException
    (Azure, 7), // AuthenticationFailed
    (Mongodb, 13), // AuthenticationFailed
    (Mongodb, 63), // AuthenticationRestrictionUnmet
    (PythonException, 18), // AuthenticationWrongNumberOfArgsError
    (Azure, 8), // AuthorizationFailed
    (Azure, 9), // AuthorizationFailure
    (Aws, 9), // AuthorizationHeaderMalformed
    (Azure, 10), // AuthorizationPermissionMismatch
    (Azure, 11), // AuthorizationProtocolMismatch
    (Azure, 12), // AuthorizationSourceIPMismatch
    (Azure, 13), // Authorization_RequestDenied
    (PythonException, 19), // AutoReconnect
    (Dns, 19), // BADALG
    (Dns, 21), // BADCOOKIE
    (Dns, 15), // BADKEY
    (Dns, 17), // BADMODE
    (Dns, 18), // BADNAME
    (Dns, 16), // BADTIME
    (Dns, 20), // BADTRUNC
    (Dns, 14), // BADVERS
    (Clickhouse, 4), // BAD_ARGUMENTS
    (Salesforce, 5), // BAD_CUSTOM_ENTITY_PARENT_DOMAIN
    (Curl, 17), // BAD_FUNCTION_ARGUMENT
    (Graphql, 0), // BAD_REQUEST
    (Graphql, 1), // BAD_USER_INPUT
    (Shopify, 1), // BAD_USER_INPUT
    (Hubspot, 0), // BANNED
    (Google, 5), // BILLING_DISABLED
    (Oci, 0), // BLOB_UNKNOWN
    (Oci, 1), // BLOB_UPLOAD_INVALID
    (Oci, 2), // BLOB_UPLOAD_UNKNOWN
    (Mongodb, 114), // BSONObjectTooLarge
    (Redis, 1), // BUSY
    (Redis, 2), // BUSYGROUP
    (Redis, 3), // BUSYKEY
    (Mongodb, 119), // BackgroundOperationInProgressForDatabase
    (Mongodb, 120), // BackgroundOperationInProgressForNamespace
    (Mongodb, 129), // BackupCursorOpenConflictWithCheckpoint
    (Http, 76), // Bad Gateway
    (Http, 7), // Bad Request
    (Github, 1), // Bad credentials
    (PythonException, 20), // BadCopyFileFormat
    (Aws, 10), // BadDigest
    (PythonException, 21), // BadGateway
    (Aws, 11), // BadGatewayException
    (Azure, 14), // BadRequest
    (Kubernetes, 1), // BadRequest
    (PythonException, 22), // BadRequest
    (PythonException, 23), // BadRequestError
    (Aws, 12), // BadRequestException
    (JavaException, 3), // BadSqlGrammarException
    (Mongodb, 1), // BadValue
    (PythonException, 26), // BadZipFile
    (Http, 85), // Bandwidth Limit Exceeded
    (Aws, 13), // BandwidthLimitExceeded
    (Github, 2), // Base branch was modified
    (PythonException, 27), // BaseExceptionGroup
    (Aws, 14), // BatchRequestTooLong
    (JavaException, 4), // BatchUpdateException
    (Azure, 15), // BlobAlreadyExists
    (Azure, 16), // BlobArchived
    (Azure, 17), // BlobImmutableDueToPolicy
    (Azure, 18), // BlobNotFound
    (PythonException, 28), // BlockingIOError
    (Github, 3), // Body should be a JSON object
    (PythonException, 29), // BranchTransactionAlreadyActive
    (DotnetException, 4), // BrokenCircuitException
    (PythonException, 30), // BrokenExecutor
    (IoKind, 5), // BrokenPipe
    (PythonException, 31), // BrokenPipeError
    (PythonException, 32), // BrokenResourceError
    (Aws, 15), // BucketAlreadyExists
    (Aws, 16), // BucketAlreadyOwnedByYou
    (Aws, 17), // BucketNotEmpty
    (PythonException, 33), // BulkWriteError
    (JavaException, 5), // BulkheadFullException
    (PythonException, 34), // BusyLoadingError
    (Http2, 9), // CANCEL
    (Grpc, 1), // CANCELLED
    (Imap, 3), // CANNOT
    (Clickhouse, 18), // CANNOT_CONVERT_TYPE
    (Salesforce, 6), // CANNOT_EXECUTE_FLOW_TRIGGER
    (Clickhouse, 49), // CANNOT_INSERT_NULL_IN_ORDINARY_COLUMN
    (Salesforce, 7), // CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY
    (Clickhouse, 5), // CANNOT_PARSE_DATE
    (Clickhouse, 6), // CANNOT_PARSE_DATETIME
    (Clickhouse, 3), // CANNOT_PARSE_INPUT_ASSERTION_FAILED
    (Clickhouse, 19), // CANNOT_PARSE_NUMBER
    (Clickhouse, 2), // CANNOT_PARSE_QUOTED_STRING
    (Clickhouse, 0), // CANNOT_PARSE_TEXT
    (Salesforce, 8), // CANNOT_UPDATE_CONVERTED_LEAD
    (Paypal, 3), // CAPTURE_FULLY_REFUNDED
    (Openssl, 0), // CA_MD_TOO_WEAK
    (Openssl, 1), // CERTIFICATE_VERIFY_FAILED
    (Node, 2), // CERT_HAS_EXPIRED
    (Amqp, 13), // CHANNEL_ERROR
    (Imap, 4), // CLIENTBUG
    (Redis, 4), // CLUSTERDOWN
    (Kafka, 25), // CLUSTER_AUTHORIZATION_FAILED
    (Amqp, 12), // COMMAND_INVALID
    (Paypal, 4), // COMPLIANCE_VIOLATION
    (Http2, 10), // COMPRESSION_ERROR
    (Salesforce, 9), // CONCURRENT_REQUEST
    (Kafka, 38), // CONCURRENT_TRANSACTIONS
    (Hubspot, 1), // CONFLICT
    (Amqp, 4), // CONNECTION_FORCED
    (Http2, 11), // CONNECT_ERROR
    (Paypal, 5), // CONSENT_NEEDED
    (Google, 6), // CONSUMER_SUSPENDED
    (Imap, 5), // CONTACTADMIN
    (Amqp, 1), // CONTENT_TOO_LARGE
    (Kafka, 12), // COORDINATOR_LOAD_IN_PROGRESS
    (Kafka, 13), // COORDINATOR_NOT_AVAILABLE
    (Imap, 6), // CORRUPTION
    (Kafka, 2), // CORRUPT_MESSAGE
    (Graphql, 2), // COST_LIMIT_EXCEEDED
    (Curl, 5), // COULDNT_CONNECT
    (Curl, 3), // COULDNT_RESOLVE_HOST
    (Curl, 2), // COULDNT_RESOLVE_PROXY
    (Google, 7), // CREDENTIALS_MISSING
    (Redis, 5), // CROSSSLOT
    (Mysql, 114), // CR_AUTH_PLUGIN_CANNOT_LOAD
    (Mysql, 115), // CR_AUTH_PLUGIN_ERR
    (Mysql, 109), // CR_COMMANDS_OUT_OF_SYNC
    (Mysql, 101), // CR_CONNECTION_ERROR
    (Mysql, 102), // CR_CONN_HOST_ERROR
    (Mysql, 110), // CR_NET_PACKET_TOO_LARGE
    (Mysql, 112), // CR_SECURE_AUTH
    (Mysql, 106), // CR_SERVER_GONE_ERROR
    (Mysql, 107), // CR_SERVER_HANDSHAKE_ERR
    (Mysql, 108), // CR_SERVER_LOST
    (Mysql, 113), // CR_SERVER_LOST_EXTENDED
    (Mysql, 111), // CR_SHARED_MEMORY_CONNECT_ABANDONED_ERROR
    (Mysql, 104), // CR_UNKNOWN_HOST
    (Paypal, 6), // CURRENCY_NOT_SUPPORTED
    (JavaException, 6), // CallNotPermittedException
    (PythonException, 35), // CalledProcessError
    (JavaException, 7), // CancellationException
    (PythonException, 36), // CancellationTimeout
    (PythonException, 37), // CancelledError
    (JavaException, 8), // CannotAcquireLockException
    (PythonException, 38), // CannotCoerce
    (PythonException, 39), // CannotConnectNow
    (PythonException, 40), // CannotConnectNowError
    (Mongodb, 70), // CannotCreateCollection
    (Mongodb, 34), // CannotCreateIndex
    (Mongodb, 111), // CannotGrowDocumentInCappedNamespace
    (Mongodb, 59), // CannotIndexParallelArrays
    (JavaException, 9), // CannotSerializeTransactionException
    (PythonException, 41), // CantChangeRuntimeParam
    (PythonException, 42), // CapacityNotAvailableError
    (PythonException, 43), // CardError
    (PythonException, 44), // CardinalityViolation
    (PythonException, 45), // CaseNotFound
    (JavaException, 10), // CertificateExpiredException
    (Aws, 18), // CertificateNotFound
    (Mongodb, 82), // ChangeStreamFatalError
    (Mongodb, 84), // ChangeStreamHistoryLost
    (PythonException, 46), // CharacterNotInRepertoire
    (PythonException, 47), // CheckViolation
    (PythonException, 48), // CheckViolationError
    (PythonException, 49), // ChecksumError
    (PythonException, 50), // ChunkedEncodingError
    (Http, 72), // Client Closed Request
    (Jira, 0), // Client must be authenticated
    (PythonException, 51), // ClientAuthenticationError
    (PythonException, 52), // ClientConnectionResetError
    (PythonException, 53), // ClientConnectorCertificateError
    (PythonException, 54), // ClientConnectorDNSError
    (PythonException, 56), // ClientConnectorError
    (PythonException, 57), // ClientConnectorSSLError
    (Mongodb, 81), // ClientDisconnect
    (PythonException, 58), // ClientError
    (PythonException, 59), // ClientHttpProxyError
    (Aws, 19), // ClientLimitExceededException
    (Mongodb, 128), // ClientMarkedKilled
    (PythonException, 60), // ClientOSError
    (PythonException, 61), // ClientPayloadError
    (PythonException, 62), // ClientProxyConnectionError
    (PythonException, 63), // ClientResponseError
    (Aws, 20), // ClientTimeoutException
    (PythonException, 64), // CloseError
    (JavaException, 11), // ClosedChannelException
    (PythonException, 65), // ClosedPoolError
    (PythonException, 66), // ClosedResourceError
    (PythonException, 67), // ClusterCrossSlotError
    (PythonException, 68), // ClusterDownError
    (Aws, 21), // ClusterNotFoundException
    (Aws, 22), // CodeStorageExceededException
    (PythonException, 69), // CollationMismatch
    (Mongodb, 52), // CommandFailed
    (Mongodb, 30), // CommandNotFound
    (Mongodb, 49), // CommandNotSupported
    (JavaException, 12), // ConcurrencyFailureException
    (Aws, 23), // ConcurrentModification
    (Aws, 24), // ConcurrentModificationException
    (JavaException, 13), // ConcurrentModificationException
    (Aws, 25), // ConcurrentUpdateException
    (Azure, 19), // ConditionHeadersNotSupported
    (Azure, 20), // ConditionNotMet
    (Aws, 26), // ConditionalCheckFailedException
    (PythonException, 70), // ConfigFileError
    (PythonException, 71), // ConfigParseError
    (Cassandra, 15), // Config_error
    (PythonException, 72), // ConfigurationLimitExceeded
    (Aws, 27), // ConfigurationSetSendingPausedException
    (Azure, 21), // Conflict
    (Http, 21), // Conflict
    (Kubernetes, 2), // Conflict
    (PythonException, 73), // Conflict
    (PythonException, 74), // ConflictError
    (Aws, 28), // ConflictException
    (Mongodb, 50), // ConflictingOperationInProgress
    (Mongodb, 21), // ConflictingUpdateOperators
    (PythonException, 75), // ConnectError
    (JavaException, 14), // ConnectException
    (PythonException, 82), // ConnectTimeout
    (PythonException, 83), // ConnectTimeoutError
    (Http, 91), // Connection Timed Out
    (IoKind, 6), // ConnectionAborted
    (PythonException, 84), // ConnectionAbortedError
    (PythonException, 85), // ConnectionClosedError
    (PythonException, 86), // ConnectionDoesNotExist
    (PythonException, 87), // ConnectionDoesNotExistError
    (PythonException, 88), // ConnectionError
    (PythonException, 91), // ConnectionException
    (PythonException, 92), // ConnectionFailure
    (PythonException, 93), // ConnectionFailureError
    (IoKind, 7), // ConnectionRefused
    (PythonException, 94), // ConnectionRefusedError
    (IoKind, 8), // ConnectionReset
    (PythonException, 95), // ConnectionResetError
    (PythonException, 96), // ConnectionTimeout
    (PythonException, 100), // ConnectionTimeoutError
    (Azure, 22), // ContainerAlreadyExists
    (Azure, 23), // ContainerBeingDeleted
    (Azure, 24), // ContainerNotFound
    (PythonException, 101), // ContainingSqlNotPermitted
    (Http, 36), // Content Too Large
    (PythonException, 102), // ContentDecodingError
    (PythonException, 103), // ContentFilterFinishReasonError
    (Jsonrpc, 2), // ContentModified
    (PythonException, 104), // ContentTypeError
    (Mongodb, 69), // ConversionFailure
    (PythonException, 105), // CookieConflict
    (Zendesk, 0), // Couldn't authenticate you
    (PythonException, 106), // CrashShutdown
    (PythonException, 107), // CredentialRetrievalError
    (IoKind, 9), // CrossesDevices
    (DotnetException, 5), // CryptographicException
    (Mongodb, 67), // CursorKilled
    (Mongodb, 22), // CursorNotFound
    (PythonException, 108), // CursorNotFound
    (Clickhouse, 22), // DATABASE_ALREADY_EXISTS
    (Grpc, 25), // DATA_LOSS
    (Aws, 29), // DBInstanceNotFound
    (Grpc, 5), // DEADLINE_EXCEEDED
    (Openssl, 2), // DECRYPTION_FAILED_OR_BAD_RECORD_MAC
    (Kafka, 42), // DELEGATION_TOKEN_AUTHORIZATION_FAILED
    (Salesforce, 10), // DELETE_FAILED
    (Oci, 3), // DENIED
    (Redis, 6), // DENIED
    (Salesforce, 11), // DEPENDENCY_EXISTS
    (Node, 3), // DEPTH_ZERO_SELF_SIGNED_CERT
    (Openssl, 3), // DH_KEY_TOO_SMALL
    (Oci, 4), // DIGEST_INVALID
    (Graphql, 3), // DOWNSTREAM_SERVICE_ERROR
    (Oracle, 93), // DPY-1001
    (Oracle, 94), // DPY-4011
    (Dns, 13), // DSOTYPENI
    (Salesforce, 12), // DUPLICATES_DETECTED
    (Salesforce, 13), // DUPLICATE_EXTERNAL_ID
    (Paypal, 7), // DUPLICATE_INVOICE_ID
    (Kafka, 35), // DUPLICATE_SEQUENCE_NUMBER
    (Salesforce, 14), // DUPLICATE_VALUE
    (JavaException, 18), // DataAccessResourceFailureException
    (PythonException, 109), // DataCorrupted
    (Mongodb, 87), // DataCorruptionDetected
    (PythonException, 110), // DataError
    (PythonException, 111), // DataException
    (JavaException, 19), // DataIntegrityViolationException
    (Mongodb, 64), // DatabaseDropPending
    (PythonException, 112), // DatabaseDropped
    (PythonException, 113), // DatatypeMismatch
    (JavaException, 20), // DateTimeParseException
    (PythonException, 114), // DatetimeFieldOverflow
    (DotnetException, 6), // DbUpdateConcurrencyException
    (DotnetException, 7), // DbUpdateException
    (PythonException, 115), // DeadlineExceeded
    (IoKind, 10), // Deadlock
    (PythonException, 116), // DeadlockDetected
    (PythonException, 117), // DeadlockDetectedError
    (JavaException, 21), // DeadlockLoserDataAccessException
    (PythonException, 118), // DecodeError
    (PythonException, 120), // DecodingError
    (Aws, 30), // DeleteConflict
    (Aws, 31), // DependencyFailedException
    (Aws, 32), // DependencyFailureException
    (Aws, 33), // DependencyTimeoutException
    (Aws, 34), // DependencyViolation
    (PythonException, 121), // DependentObjectsStillExist
    (PythonException, 122), // DependentPrivilegeDescriptorsStillExist
    (Azure, 25), // DeploymentFailed
    (Azure, 26), // DeploymentNotFound
    (PythonException, 123), // DiagnosticsException
    (IoKind, 11), // DirectoryNotEmpty
    (JavaException, 22), // DirectoryNotEmptyException
    (DotnetException, 8), // DirectoryNotFoundException
    (Aws, 35), // DirectoryUnavailableException
    (Aws, 36), // DisabledException
    (Azure, 27), // DisallowedProvider
    (PythonException, 124), // DisconnectionError
    (PythonException, 125), // DiskFull
    (PythonException, 126), // DivisionByZero
    (Mongodb, 51), // DocumentValidationFailure
    (PythonException, 127), // DoesNotExist
    (Mongodb, 27), // DollarPrefixedFieldName
    (Aws, 37), // DryRunOperation
    (Aws, 38), // DryRunOperationException
    (PythonException, 128), // DuplicateAlias
    (PythonException, 129), // DuplicateColumn
    (PythonException, 130), // DuplicateCursor
    (PythonException, 131), // DuplicateDatabase
    (PythonException, 132), // DuplicateFile
    (PythonException, 133), // DuplicateFunction
    (PythonException, 134), // DuplicateJsonObjectKeyValue
    (Mongodb, 115), // DuplicateKey
    (PythonException, 135), // DuplicateKeyError
    (JavaException, 23), // DuplicateKeyException
    (PythonException, 136), // DuplicateObject
    (PythonException, 137), // DuplicatePstatement
    (Aws, 39), // DuplicateResourceException
    (PythonException, 138), // DuplicateSchema
    (PythonException, 139), // DuplicateTable
    (Zendesk, 1), // DuplicateValue
    (Errno, 7), // E2BIG
    (Npm, 0), // E400
    (Npm, 1), // E401
    (Npm, 2), // E403
    (Npm, 3), // E404
    (Npm, 4), // E409
    (Npm, 5), // E429
    (Npm, 6), // E500
    (Npm, 7), // E502
    (Npm, 8), // E503
    (Npm, 9), // E504
    (Errno, 13), // EACCES
    (Node, 4), // EACCES
    (Npm, 10), // EACCES
    (Errno, 57), // EADDRINUSE
    (Node, 5), // EADDRINUSE
    (Errno, 58), // EADDRNOTAVAIL
    (Errno, 56), // EAFNOSUPPORT
    (Errno, 11), // EAGAIN
    (Node, 6), // EAGAIN
    (Gai, 3), // EAI_ADDRFAMILY
    (Gai, 10), // EAI_AGAIN
    (Node, 7), // EAI_AGAIN
    (Npm, 11), // EAI_AGAIN
    (Gai, 13), // EAI_BADFLAGS
    (Gai, 9), // EAI_FAIL
    (Gai, 6), // EAI_FAMILY
    (Gai, 2), // EAI_MEMORY
    (Gai, 7), // EAI_NODATA
    (Gai, 11), // EAI_NONAME
    (Gai, 0), // EAI_OVERFLOW
    (Gai, 4), // EAI_SERVICE
    (Gai, 5), // EAI_SOCKTYPE
    (Gai, 1), // EAI_SYSTEM
    (Errno, 74), // EALREADY
    (Npm, 12), // EAUTHUNKNOWN
    (Npm, 13), // EBADENGINE
    (Errno, 9), // EBADF
    (Errno, 45), // EBADMSG
    (Npm, 14), // EBADPLATFORM
    (Errno, 16), // EBUSY
    (Node, 8), // EBUSY
    (Aws, 40), // EC2AccessDeniedException
    (Aws, 41), // EC2ThrottledException
    (Errno, 80), // ECANCELED
    (Node, 9), // ECANCELED
    (Errno, 10), // ECHILD
    (Errno, 43), // ECOMM
    (Errno, 63), // ECONNABORTED
    (Node, 10), // ECONNABORTED
    (Errno, 71), // ECONNREFUSED
    (Node, 11), // ECONNREFUSED
    (Npm, 15), // ECONNREFUSED
    (Errno, 64), // ECONNRESET
    (Node, 12), // ECONNRESET
    (Npm, 16), // ECONNRESET
    (Errno, 35), // EDEADLK
    (Errno, 50), // EDESTADDRREQ
    (Errno, 33), // EDOM
    (Errno, 79), // EDQUOT
    (Node, 13), // EDQUOT
    (Errno, 17), // EEXIST
    (Node, 14), // EEXIST
    (Npm, 17), // EEXIST
    (Errno, 14), // EFAULT
    (Errno, 27), // EFBIG
    (Errno, 72), // EHOSTDOWN
    (Node, 15), // EHOSTDOWN
    (Errno, 73), // EHOSTUNREACH
    (Node, 16), // EHOSTUNREACH
    (Npm, 18), // EIDLETIMEOUT
    (Errno, 47), // EILSEQ
    (Errno, 75), // EINPROGRESS
    (Npm, 19), // EINTEGRITY
    (Errno, 4), // EINTR
    (Errno, 22), // EINVAL
    (Node, 17), // EINVAL
    (Npm, 20), // EINVALIDPACKAGENAME
    (Npm, 21), // EINVALIDTAGNAME
    (Errno, 5), // EIO
    (Errno, 66), // EISCONN
    (Errno, 21), // EISDIR
    (Node, 18), // EISDIR
    (Npm, 22), // EJSONPARSE
    (Errno, 82), // EKEYEXPIRED
    (Errno, 84), // EKEYREJECTED
    (Errno, 83), // EKEYREVOKED
    (Errno, 40), // ELOOP
    (Errno, 24), // EMFILE
    (Node, 19), // EMFILE
    (Errno, 31), // EMLINK
    (Errno, 51), // EMSGSIZE
    (Errno, 36), // ENAMETOOLONG
    (Node, 20), // ENAMETOOLONG
    (Npm, 23), // ENEEDAUTH
    (Errno, 60), // ENETDOWN
    (Node, 21), // ENETDOWN
    (Errno, 62), // ENETRESET
    (Errno, 61), // ENETUNREACH
    (Node, 22), // ENETUNREACH
    (Errno, 23), // ENFILE
    (Node, 23), // ENFILE
    (Http2, 12), // ENHANCE_YOUR_CALM
    (Aws, 42), // ENILimitReachedException
    (Errno, 65), // ENOBUFS
    (Node, 24), // ENOBUFS
    (Errno, 19), // ENODEV
    (Errno, 1), // ENOENT
    (Node, 25), // ENOENT
    (Npm, 24), // ENOENT
    (Errno, 8), // ENOEXEC
    (Errno, 81), // ENOKEY
    (Errno, 37), // ENOLCK
    (Errno, 42), // ENOLINK
    (Errno, 12), // ENOMEM
    (Errno, 53), // ENOPROTOOPT
    (Errno, 28), // ENOSPC
    (Node, 26), // ENOSPC
    (Npm, 25), // ENOSPC
    (Errno, 38), // ENOSYS
    (Errno, 15), // ENOTBLK
    (Errno, 67), // ENOTCONN
    (Node, 27), // ENOTCONN
    (Errno, 20), // ENOTDIR
    (Node, 28), // ENOTDIR
    (Errno, 39), // ENOTEMPTY
    (Node, 29), // ENOTEMPTY
    (Node, 30), // ENOTFOUND
    (Npm, 26), // ENOTFOUND
    (Errno, 86), // ENOTRECOVERABLE
    (Errno, 49), // ENOTSOCK
    (Errno, 25), // ENOTTY
    (Npm, 27), // ENOVERSIONS
    (Salesforce, 15), // ENTITY_IS_DELETED
    (Salesforce, 16), // ENTITY_IS_LOCKED
    (Linear, 1), // ENTITY_NOT_FOUND
    (Errno, 6), // ENXIO
    (PythonException, 140), // EOFError
    (JavaException, 24), // EOFException
    (Errno, 55), // EOPNOTSUPP
    (Npm, 28), // EOTP
    (Errno, 46), // EOVERFLOW
    (Errno, 85), // EOWNERDEAD
    (Errno, 0), // EPERM
    (Node, 32), // EPERM
    (Npm, 29), // EPERM
    (Errno, 32), // EPIPE
    (Node, 33), // EPIPE
    (Errno, 44), // EPROTO
    (Node, 34), // EPROTO
    (Errno, 54), // EPROTONOSUPPORT
    (Errno, 52), // EPROTOTYPE
    (Npm, 30), // EPUBLISHCONFLICT
    (Errno, 34), // ERANGE
    (Errno, 78), // EREMOTEIO
    (Npm, 31), // ERESOLVE
    (Errno, 30), // EROFS
    (Node, 35), // EROFS
    (Redis, 7), // ERR
    (Windows, 3), // ERROR_ACCESS_DENIED
    (Windows, 45), // ERROR_ACCESS_DISABLED_BY_POLICY
    (Windows, 51), // ERROR_ACCOUNT_DISABLED
    (Windows, 54), // ERROR_ACCOUNT_LOCKED_OUT
    (Windows, 49), // ERROR_ACCOUNT_RESTRICTION
    (Windows, 28), // ERROR_ALREADY_EXISTS
    (Windows, 29), // ERROR_BAD_EXE_FORMAT
    (Windows, 14), // ERROR_BAD_NETPATH
    (Windows, 26), // ERROR_BAD_PATHNAME
    (Windows, 21), // ERROR_BROKEN_PIPE
    (Windows, 27), // ERROR_BUSY
    (Windows, 39), // ERROR_CANCELLED
    (Windows, 55), // ERROR_CANT_ACCESS_FILE
    (Windows, 43), // ERROR_CONNECTION_ABORTED
    (Windows, 40), // ERROR_CONNECTION_REFUSED
    (Windows, 35), // ERROR_DIRECTORY
    (Windows, 25), // ERROR_DIR_NOT_EMPTY
    (Windows, 22), // ERROR_DISK_FULL
    (Windows, 46), // ERROR_DISK_QUOTA_EXCEEDED
    (Windows, 36), // ERROR_ELEVATION_REQUIRED
    (Windows, 30), // ERROR_FILENAME_EXCED_RANGE
    (Windows, 18), // ERROR_FILE_EXISTS
    (Windows, 0), // ERROR_FILE_NOT_FOUND
    (Windows, 12), // ERROR_HANDLE_DISK_FULL
    (Windows, 42), // ERROR_HOST_UNREACHABLE
    (Windows, 6), // ERROR_INVALID_DATA
    (Windows, 4), // ERROR_INVALID_HANDLE
    (Windows, 24), // ERROR_INVALID_NAME
    (Windows, 20), // ERROR_INVALID_PARAMETER
    (Windows, 19), // ERROR_INVALID_PASSWORD
    (Windows, 11), // ERROR_LOCK_VIOLATION
    (Windows, 48), // ERROR_LOGON_FAILURE
    (Windows, 33), // ERROR_MORE_DATA
    (Windows, 16), // ERROR_NETNAME_DELETED
    (Windows, 41), // ERROR_NETWORK_UNREACHABLE
    (Windows, 5), // ERROR_NOT_ENOUGH_MEMORY
    (Windows, 38), // ERROR_NOT_FOUND
    (Windows, 9), // ERROR_NOT_READY
    (Windows, 13), // ERROR_NOT_SUPPORTED
    (Windows, 52), // ERROR_NO_SYSTEM_RESOURCES
    (Windows, 37), // ERROR_OPERATION_ABORTED
    (Windows, 7), // ERROR_OUTOFMEMORY
    (Windows, 50), // ERROR_PASSWORD_EXPIRED
    (Windows, 1), // ERROR_PATH_NOT_FOUND
    (Windows, 32), // ERROR_PIPE_BUSY
    (Windows, 47), // ERROR_PRIVILEGE_NOT_HELD
    (Windows, 17), // ERROR_REQ_NOT_ACCEP
    (Windows, 44), // ERROR_RETRY
    (Windows, 23), // ERROR_SEM_TIMEOUT
    (Windows, 10), // ERROR_SHARING_VIOLATION
    (Windows, 53), // ERROR_TIMEOUT
    (Windows, 2), // ERROR_TOO_MANY_OPEN_FILES
    (Windows, 15), // ERROR_UNEXP_NET_ERR
    (Windows, 31), // ERROR_VIRUS_INFECTED
    (Windows, 8), // ERROR_WRITE_PROTECT
    (Browser, 42), // ERR_ABORTED
    (Browser, 39), // ERR_ACCESS_DENIED
    (Node, 36), // ERR_ACCESS_DENIED
    (Browser, 23), // ERR_ADDRESS_UNREACHABLE
    (Node, 37), // ERR_BAD_OPTION
    (Node, 38), // ERR_BAD_OPTION_VALUE
    (Node, 39), // ERR_BAD_REQUEST
    (Node, 40), // ERR_BAD_RESPONSE
    (Browser, 19), // ERR_BAD_SSL_CLIENT_AUTH_CERT
    (Browser, 34), // ERR_BLOCKED_BY_ADMINISTRATOR
    (Browser, 36), // ERR_BLOCKED_BY_CLIENT
    (Browser, 33), // ERR_BLOCKED_BY_RESPONSE
    (Node, 41), // ERR_CANCELED
    (Browser, 12), // ERR_CERT_AUTHORITY_INVALID
    (Browser, 14), // ERR_CERT_COMMON_NAME_INVALID
    (Browser, 13), // ERR_CERT_DATE_INVALID
    (Browser, 10), // ERR_CERT_INVALID
    (Browser, 11), // ERR_CERT_REVOKED
    (Browser, 29), // ERR_CONNECTION_ABORTED
    (Browser, 32), // ERR_CONNECTION_CLOSED
    (Browser, 28), // ERR_CONNECTION_FAILED
    (Browser, 30), // ERR_CONNECTION_REFUSED
    (Browser, 31), // ERR_CONNECTION_RESET
    (Browser, 18), // ERR_CONNECTION_TIMED_OUT
    (Browser, 2), // ERR_CONTENT_LENGTH_MISMATCH
    (Browser, 0), // ERR_DNS_TIMED_OUT
    (Browser, 4), // ERR_EMPTY_RESPONSE
    (Browser, 43), // ERR_FAILED
    (Browser, 41), // ERR_FILE_NOT_FOUND
    (Node, 42), // ERR_FR_TOO_MANY_REDIRECTS
    (Node, 43), // ERR_FS_FILE_TOO_LARGE
    (Node, 44), // ERR_HTTP2_GOAWAY_SESSION
    (Browser, 3), // ERR_HTTP2_PROTOCOL_ERROR
    (Node, 45), // ERR_HTTP2_SESSION_ERROR
    (Node, 46), // ERR_HTTP2_STREAM_CANCEL
    (Node, 47), // ERR_HTTP2_STREAM_ERROR
    (Node, 49), // ERR_HTTP_INVALID_HEADER_VALUE
    (Node, 50), // ERR_HTTP_REQUEST_TIMEOUT
    (Browser, 1), // ERR_INCOMPLETE_CHUNKED_ENCODING
    (Browser, 38), // ERR_INSUFFICIENT_RESOURCES
    (Browser, 25), // ERR_INTERNET_DISCONNECTED
    (Node, 51), // ERR_INVALID_ARG_TYPE
    (Node, 52), // ERR_INVALID_ARG_VALUE
    (Node, 53), // ERR_INVALID_CHAR
    (Node, 54), // ERR_INVALID_PROTOCOL
    (Browser, 5), // ERR_INVALID_RESPONSE
    (Browser, 9), // ERR_INVALID_URL
    (Node, 55), // ERR_INVALID_URL
    (Node, 56), // ERR_MISSING_ARGS
    (Browser, 26), // ERR_NAME_NOT_RESOLVED
    (Browser, 16), // ERR_NAME_RESOLUTION_FAILED
    (Node, 57), // ERR_NETWORK
    (Browser, 15), // ERR_NETWORK_ACCESS_DENIED
    (Browser, 35), // ERR_NETWORK_CHANGED
    (Node, 58), // ERR_OUT_OF_RANGE
    (Browser, 17), // ERR_PROXY_CONNECTION_FAILED
    (Node, 59), // ERR_SOCKET_CLOSED
    (Node, 60), // ERR_SOCKET_CONNECTION_TIMEOUT
    (Browser, 37), // ERR_SOCKET_NOT_CONNECTED
    (Npm, 32), // ERR_SOCKET_TIMEOUT
    (Browser, 22), // ERR_SSL_CLIENT_AUTH_CERT_NEEDED
    (Browser, 24), // ERR_SSL_PROTOCOL_ERROR
    (Browser, 20), // ERR_SSL_VERSION_OR_CIPHER_MISMATCH
    (Node, 61), // ERR_SSL_WRONG_VERSION_NUMBER
    (Node, 62), // ERR_STREAM_DESTROYED
    (Node, 63), // ERR_STREAM_PREMATURE_CLOSE
    (Node, 64), // ERR_STREAM_WRITE_AFTER_END
    (Node, 65), // ERR_STRING_TOO_LONG
    (Browser, 40), // ERR_TIMED_OUT
    (Node, 66), // ERR_TLS_CERT_ALTNAME_INVALID
    (Node, 67), // ERR_TLS_HANDSHAKE_TIMEOUT
    (Browser, 7), // ERR_TOO_MANY_REDIRECTS
    (Browser, 21), // ERR_TUNNEL_CONNECTION_FAILED
    (Node, 69), // ERR_UNESCAPED_CHARACTERS
    (Browser, 8), // ERR_UNKNOWN_URL_SCHEME
    (Browser, 6), // ERR_UNSAFE_PORT
    (Node, 70), // ERR_UNSUPPORTED_URL_SCHEME
    (Mysql, 43), // ER_ABORTING_CONNECTION
    (Mysql, 9), // ER_ACCESS_DENIED_ERROR
    (Mysql, 94), // ER_ACCESS_DENIED_NO_PASSWORD_ERROR
    (Mysql, 120), // ER_ACCOUNT_HAS_BEEN_LOCKED
    (Mysql, 14), // ER_BAD_DB_ERROR
    (Mysql, 19), // ER_BAD_FIELD_ERROR
    (Mysql, 13), // ER_BAD_NULL_ERROR
    (Mysql, 16), // ER_BAD_TABLE_ERROR
    (Mysql, 78), // ER_CANNOT_USER
    (Mysql, 67), // ER_CANT_AGGREGATE_2COLLATIONS
    (Mysql, 87), // ER_CANT_CHANGE_TX_CHARACTERISTICS
    (Mysql, 81), // ER_CANT_CREATE_USER_WITH_GRANT
    (Mysql, 31), // ER_CANT_DROP_FIELD_OR_KEY
    (Mysql, 95), // ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION
    (Mysql, 2), // ER_CHECKREAD
    (Mysql, 123), // ER_CHECK_CONSTRAINT_VIOLATED
    (Mysql, 125), // ER_CLIENT_INTERACTION_TIMEOUT
    (Mysql, 40), // ER_COLUMNACCESS_DENIED_ERROR
    (Mysql, 99), // ER_CONNECTION_KILLED
    (Mysql, 124), // ER_CONSTRAINT_FAILED
    (Mysql, 6), // ER_CON_COUNT_ERROR
    (Mysql, 93), // ER_DATA_OUT_OF_RANGE
    (Mysql, 80), // ER_DATA_TOO_LONG
    (Mysql, 8), // ER_DBACCESS_DENIED_ERROR
    (Mysql, 0), // ER_DB_CREATE_EXISTS
    (Mysql, 1), // ER_DB_DROP_EXISTS
    (Mysql, 64), // ER_DERIVED_MUST_HAVE_ALIAS
    (Mysql, 3), // ER_DISK_FULL
    (Mysql, 74), // ER_DIVISION_BY_ZERO
    (Mysql, 25), // ER_DUP_ENTRY
    (Mysql, 88), // ER_DUP_ENTRY_WITH_KEY_NAME
    (Mysql, 23), // ER_DUP_FIELDNAME
    (Mysql, 4), // ER_DUP_KEY
    (Mysql, 24), // ER_DUP_KEYNAME
    (Mysql, 49), // ER_DUP_UNIQUE
    (Mysql, 27), // ER_EMPTY_QUERY
    (Mysql, 37), // ER_HOST_NOT_PRIVILEGED
    (Mysql, 76), // ER_ILLEGAL_VALUE_FOR_TYPE
    (Mysql, 35), // ER_INVALID_GROUP_FUNC_USE
    (Mysql, 121), // ER_INVALID_JSON_TEXT
    (Mysql, 30), // ER_KEY_COLUMN_DOES_NOT_EXITS
    (Mysql, 32), // ER_KILL_DENIED_ERROR
    (Mysql, 92), // ER_LOCK_ABORTED
    (Mysql, 55), // ER_LOCK_DEADLOCK
    (Mysql, 122), // ER_LOCK_NOWAIT
    (Mysql, 50), // ER_LOCK_OR_ACTIVE_TRANSACTION
    (Mysql, 53), // ER_LOCK_TABLE_FULL
    (Mysql, 52), // ER_LOCK_WAIT_TIMEOUT
    (Mysql, 96), // ER_MUST_CHANGE_PASSWORD
    (Mysql, 98), // ER_MUST_CHANGE_PASSWORD_LOGIN
    (Mysql, 47), // ER_NET_ERROR_ON_WRITE
    (Mysql, 44), // ER_NET_PACKET_TOO_LARGE
    (Mysql, 45), // ER_NET_READ_ERROR
    (Mysql, 46), // ER_NET_READ_INTERRUPTED
    (Mysql, 48), // ER_NET_WRITE_INTERRUPTED
    (Mysql, 28), // ER_NONUNIQ_TABLE
    (Mysql, 17), // ER_NON_UNIQ_ERROR
    (Mysql, 10), // ER_NO_DB_ERROR
    (Mysql, 73), // ER_NO_DEFAULT_FOR_FIELD
    (Mysql, 56), // ER_NO_REFERENCED_ROW
    (Mysql, 86), // ER_NO_REFERENCED_ROW_2
    (Mysql, 41), // ER_NO_SUCH_TABLE
    (Mysql, 62), // ER_OPERAND_COLUMNS
    (Mysql, 68), // ER_OPTION_PREVENTS_STATEMENT
    (Mysql, 5), // ER_OUTOFMEMORY
    (Mysql, 7), // ER_OUT_OF_RESOURCES
    (Mysql, 26), // ER_PARSE_ERROR
    (Mysql, 77), // ER_PROCACCESS_DENIED_ERROR
    (Mysql, 72), // ER_QUERY_INTERRUPTED
    (Mysql, 116), // ER_QUERY_TIMEOUT
    (Mysql, 97), // ER_READ_ONLY_MODE
    (Mysql, 36), // ER_RECORD_FILE_FULL
    (Mysql, 57), // ER_ROW_IS_REFERENCED
    (Mysql, 85), // ER_ROW_IS_REFERENCED_2
    (Mysql, 117), // ER_SERVER_OFFLINE_MODE
    (Mysql, 18), // ER_SERVER_SHUTDOWN
    (Mysql, 91), // ER_SIGNAL_EXCEPTION
    (Mysql, 61), // ER_SPECIFIC_ACCESS_DENIED_ERROR
    (Mysql, 70), // ER_SP_ALREADY_EXISTS
    (Mysql, 71), // ER_SP_DOES_NOT_EXIST
    (Mysql, 100), // ER_STATEMENT_TIMEOUT
    (Mysql, 63), // ER_SUBQUERY_NO_1_ROW
    (Mysql, 42), // ER_SYNTAX_ERROR
    (Mysql, 39), // ER_TABLEACCESS_DENIED_ERROR
    (Mysql, 83), // ER_TABLE_DEF_CHANGED
    (Mysql, 15), // ER_TABLE_EXISTS_ERROR
    (Mysql, 22), // ER_TOO_LONG_IDENT
    (Mysql, 29), // ER_TOO_LONG_KEY
    (Mysql, 51), // ER_TOO_MANY_USER_CONNECTIONS
    (Mysql, 119), // ER_TRANSACTION_ROLLBACK_DURING_COMMIT
    (Mysql, 69), // ER_TRUNCATED_WRONG_VALUE
    (Mysql, 75), // ER_TRUNCATED_WRONG_VALUE_FOR_FIELD
    (Mysql, 11), // ER_UNKNOWN_COM_ERROR
    (Mysql, 34), // ER_UNKNOWN_TABLE
    (Mysql, 59), // ER_USER_LIMIT_REACHED
    (Mysql, 118), // ER_USER_LOCK_DEADLOCK
    (Mysql, 65), // ER_WARN_DATA_OUT_OF_RANGE
    (Mysql, 54), // ER_WRONG_ARGUMENTS
    (Mysql, 20), // ER_WRONG_FIELD_WITH_GROUP
    (Mysql, 58), // ER_WRONG_NUMBER_OF_COLUMNS_IN_SELECT
    (Mysql, 33), // ER_WRONG_TABLE_NAME
    (Mysql, 21), // ER_WRONG_VALUE_COUNT
    (Mysql, 38), // ER_WRONG_VALUE_COUNT_ON_ROW
    (Mysql, 82), // ER_WRONG_VALUE_FOR_TYPE
    (Mysql, 84), // ER_XAER_DUPID
    (Mysql, 79), // ER_XAER_RMFAIL
    (Mysql, 90), // ER_XA_RBDEADLOCK
    (Mysql, 89), // ER_XA_RBTIMEOUT
    (Errno, 68), // ESHUTDOWN
    (Node, 71), // ESOCKETTIMEDOUT
    (Errno, 29), // ESPIPE
    (Errno, 3), // ESRCH
    (Errno, 76), // ESTALE
    (Npm, 33), // ETARGET
    (Errno, 41), // ETIME
    (Errno, 69), // ETIMEDOUT
    (Node, 72), // ETIMEDOUT
    (Npm, 34), // ETIMEDOUT
    (Errno, 26), // ETXTBSY
    (Errno, 77), // EUCLEAN
    (Npm, 35), // EUSAGE
    (Errno, 48), // EUSERS
    (Errno, 87), // EWOULDBLOCK
    (Salesforce, 17), // EXCEEDED_ID_LIMIT
    (Github, 4), // EXCESSIVE_PAGINATION
    (Errno, 18), // EXDEV
    (Node, 73), // EXDEV
    (Redis, 17), // EXECABORT
    (Imap, 7), // EXPIRED
    (Hubspot, 2), // EXPIRED_AUTHENTICATION
    (Imap, 8), // EXPUNGEISSUED
    (ExitCode, 61), // EX_CANTCREAT
    (ExitCode, 66), // EX_CONFIG
    (ExitCode, 53), // EX_DATAERR
    (ExitCode, 62), // EX_IOERR
    (ExitCode, 56), // EX_NOHOST
    (ExitCode, 54), // EX_NOINPUT
    (ExitCode, 65), // EX_NOPERM
    (ExitCode, 55), // EX_NOUSER
    (ExitCode, 59), // EX_OSERR
    (ExitCode, 60), // EX_OSFILE
    (ExitCode, 64), // EX_PROTOCOL
    (ExitCode, 58), // EX_SOFTWARE
    (ExitCode, 63), // EX_TEMPFAIL
    (ExitCode, 57), // EX_UNAVAILABLE
    (ExitCode, 52), // EX_USAGE
    (Mongodb, 65), // ElectionInProgress
    (Aws, 43), // EmptyBatchRequest
    (Mongodb, 29), // EmptyFieldName
    (PythonException, 141), // EmptyPoolError
    (JavaException, 25), // EmptyResultDataAccessException
    (PythonException, 142), // EmptyResultSet
    (PythonException, 143), // EndpointConnectionError
    (PythonException, 144), // EndpointResolutionError
    (Http, 45), // Enhance Your Calm
    (Aws, 44), // EntityAlreadyExists
    (Azure, 28), // EntityAlreadyExists
    (Aws, 45), // EntityAlreadyExistsException
    (JavaException, 26), // EntityExistsException
    (Aws, 46), // EntityNotFoundException
    (JavaException, 27), // EntityNotFoundException
    (Aws, 47), // EntityTemporarilyUnmodifiable
    (Aws, 48), // EntityTooLarge
    (Aws, 49), // EntityTooSmall
    (Azure, 29), // ErrorAccessDenied
    (PythonException, 145), // ErrorInAssignment
    (Azure, 30), // ErrorInternalServerTransientError
    (Azure, 31), // ErrorInvalidIdMalformed
    (Azure, 32), // ErrorInvalidRecipients
    (Azure, 33), // ErrorItemNotFound
    (Azure, 34), // ErrorMailboxMoveInProgress
    (Azure, 35), // ErrorQuotaExceeded
    (Azure, 36), // ErrorSendAsDenied
    (PythonException, 146), // EscapeCharacterConflict
    (PythonException, 147), // EventStreamError
    (PythonException, 148), // EventTriggerProtocolViolated
    (Mongodb, 55), // ExceededMemoryLimit
    (Mongodb, 77), // ExceededTimeLimit
    (PythonException, 149), // Exception
    (PythonException, 150), // ExceptionGroup
    (PythonException, 151), // ExclusionViolation
    (PythonException, 152), // ExclusionViolationError
    (PythonException, 153), // ExecAbortError
    (IoKind, 12), // ExecutableFileBusy
    (PythonException, 154), // ExecutionTimeout
    (Aws, 50), // ExecutionTimeoutException
    (Http, 41), // Expectation Failed
    (Kubernetes, 3), // Expired
    (Azure, 37), // ExpiredAuthenticationToken
    (Aws, 51), // ExpiredNextTokenException
    (Aws, 52), // ExpiredToken
    (Aws, 53), // ExpiredTokenException
    (PythonException, 155), // ExternalRoutineException
    (PythonException, 156), // ExternalRoutineInvocationException
    (Sqlstate, 267), // F0000
    (Sqlstate, 268), // F0001
    (Grpc, 13), // FAILED_PRECONDITION
    (Linear, 2), // FEATURE_NOT_ACCESSIBLE
    (Kafka, 44), // FENCED_LEADER_EPOCH
    (Salesforce, 18), // FIELD_CUSTOM_VALIDATION_EXCEPTION
    (Salesforce, 19), // FIELD_INTEGRITY_EXCEPTION
    (Curl, 25), // FILESIZE_EXCEEDED
    (Curl, 16), // FILE_COULDNT_READ_FILE
    (Http2, 4), // FLOW_CONTROL_ERROR
    (Github, 5), // FORBIDDEN
    (Graphql, 4), // FORBIDDEN
    (Linear, 3), // FORBIDDEN
    (Dns, 1), // FORMERR
    (Amqp, 10), // FRAME_ERROR
    (Http2, 7), // FRAME_SIZE_ERROR
    (Salesforce, 20), // FUNCTIONALITY_NOT_ENABLED
    (Http, 50), // Failed Dependency
    (PythonException, 157), // FailedPrecondition
    (Mongodb, 7), // FailedToParse
    (Mongodb, 53), // FailedToSatisfyReadPreference
    (PythonException, 158), // FdwColumnNameNotFound
    (PythonException, 159), // FdwDynamicParameterValueNeeded
    (PythonException, 160), // FdwError
    (PythonException, 161), // FdwFunctionSequenceError
    (PythonException, 162), // FdwInconsistentDescriptorInformation
    (PythonException, 163), // FdwInvalidAttributeValue
    (PythonException, 164), // FdwInvalidColumnName
    (PythonException, 165), // FdwInvalidColumnNumber
    (PythonException, 166), // FdwInvalidDataType
    (PythonException, 167), // FdwInvalidDataTypeDescriptors
    (PythonException, 168), // FdwInvalidDescriptorFieldIdentifier
    (PythonException, 169), // FdwInvalidHandle
    (PythonException, 170), // FdwInvalidOptionIndex
    (PythonException, 171), // FdwInvalidOptionName
    (PythonException, 172), // FdwInvalidStringFormat
    (PythonException, 173), // FdwInvalidStringLengthOrBufferLength
    (PythonException, 174), // FdwInvalidUseOfNullPointer
    (PythonException, 175), // FdwNoSchemas
    (PythonException, 176), // FdwOptionNameNotFound
    (PythonException, 177), // FdwOutOfMemory
    (PythonException, 178), // FdwReplyHandle
    (PythonException, 179), // FdwSchemaNotFound
    (PythonException, 180), // FdwTableNotFound
    (PythonException, 181), // FdwTooManyHandles
    (PythonException, 182), // FdwUnableToCreateExecution
    (PythonException, 183), // FdwUnableToCreateReply
    (PythonException, 184), // FdwUnableToEstablishConnection
    (Aws, 54), // FeatureDisabled
    (PythonException, 185), // FeatureNotSupported
    (JavaException, 28), // FileAlreadyExistsException
    (PythonException, 186), // FileExistsError
    (PythonException, 187), // FileNameTooLong
    (PythonException, 188), // FileNotFoundError
    (DotnetException, 9), // FileNotFoundException
    (JavaException, 29), // FileNotFoundException
    (IoKind, 13), // FileTooLarge
    (IoKind, 14), // FilesystemLoop
    (PythonException, 189), // FlexibleChecksumError
    (PythonException, 190), // FloatingPointException
    (Azure, 38), // Forbidden
    (Http, 10), // Forbidden
    (Kubernetes, 4), // Forbidden
    (PythonException, 191), // Forbidden
    (Zendesk, 2), // Forbidden
    (Aws, 55), // ForbiddenException
    (PythonException, 192), // ForeignKeyViolation
    (DotnetException, 10), // FormatException
    (PythonException, 193), // FunctionExecutedNoReturnStatement
    (Cassandra, 10), // Function_failure
    (Curl, 19), // GOT_NOTHING
    (Graphql, 5), // GRAPHQL_PARSE_FAILED
    (Graphql, 6), // GRAPHQL_VALIDATION_FAILED
    (Linear, 4), // GRAPHQL_VALIDATION_FAILED
    (Kafka, 24), // GROUP_AUTHORIZATION_FAILED
    (Http, 80), // Gateway Timeout
    (PythonException, 194), // GatewayTimeout
    (Aws, 56), // GatewayTimeoutException
    (PythonException, 195), // GeneratedAlways
    (Github, 6), // Git Repository is empty
    (Http, 32), // Gone
    (Kubernetes, 5), // Gone
    (Aws, 57), // GoneException
    (PythonException, 196), // GroupingError
    (Http3, 1), // H3_CLOSED_CRITICAL_STREAM
    (Http3, 2), // H3_EXCESSIVE_LOAD
    (Http3, 0), // H3_INTERNAL_ERROR
    (Http3, 4), // H3_REQUEST_CANCELLED
    (Http3, 5), // H3_REQUEST_INCOMPLETE
    (Http3, 3), // H3_REQUEST_REJECTED
    (Http3, 6), // H3_VERSION_FALLBACK
    (Node, 74), // HPE_HEADER_OVERFLOW
    (Http, 70), // HTTP Request Sent to HTTPS Port
    (Http, 81), // HTTP Version Not Supported
    (Curl, 7), // HTTP2
    (Curl, 30), // HTTP2_STREAM
    (Curl, 32), // HTTP3
    (PythonException, 197), // HTTPClientError
    (PythonException, 198), // HTTPError
    (PythonException, 199), // HTTPStatusError
    (Http2, 14), // HTTP_1_1_REQUIRED
    (Openssl, 4), // HTTP_REQUEST
    (Curl, 9), // HTTP_RETURNED_ERROR
    (Sqlstate, 269), // HV000
    (Sqlstate, 270), // HV001
    (Sqlstate, 271), // HV002
    (Sqlstate, 272), // HV004
    (Sqlstate, 273), // HV005
    (Sqlstate, 274), // HV006
    (Sqlstate, 275), // HV007
    (Sqlstate, 276), // HV008
    (Sqlstate, 277), // HV009
    (Sqlstate, 278), // HV00A
    (Sqlstate, 279), // HV00B
    (Sqlstate, 280), // HV00C
    (Sqlstate, 281), // HV00D
    (Sqlstate, 282), // HV00J
    (Sqlstate, 283), // HV00K
    (Sqlstate, 284), // HV00L
    (Sqlstate, 285), // HV00M
    (Sqlstate, 286), // HV00N
    (Sqlstate, 287), // HV00P
    (Sqlstate, 288), // HV00Q
    (Sqlstate, 289), // HV00R
    (Sqlstate, 290), // HV010
    (Sqlstate, 291), // HV014
    (Sqlstate, 292), // HV021
    (Sqlstate, 293), // HV024
    (Sqlstate, 294), // HV090
    (Sqlstate, 295), // HV091
    (Sqlstate, 296), // HY000
    (Sqlstate, 297), // HY008
    (Sqlstate, 298), // HYT00
    (Sqlstate, 299), // HYT01
    (MongodbLabel, 0), // HandshakeError
    (Jsonrpc, 12), // HeaderMismatch
    (PythonException, 200), // HeldCursorRequiresSameIsolationLevel
    (PythonException, 201), // HostChangedError
    (Mongodb, 4), // HostNotFound
    (IoKind, 15), // HostUnreachable
    (Mongodb, 3), // HostUnreachable
    (PythonException, 202), // Hot-standby conflict
    (JavaException, 30), // HttpConnectTimeoutException
    (JavaException, 31), // HttpMessageNotReadableException
    (DotnetException, 11), // HttpRequestError.ConfigurationLimitExceeded
    (DotnetException, 12), // HttpRequestError.ConnectionError
    (DotnetException, 13), // HttpRequestError.NameResolutionError
    (DotnetException, 14), // HttpRequestError.ResponseEnded
    (DotnetException, 15), // HttpRequestError.SecureConnectionError
    (DotnetException, 16), // HttpRequestException
    (PythonException, 203), // HttpResponseError
    (JavaException, 32), // HttpTimeoutException
    (Http, 42), // I'm a teapot
    (Google, 8), // IAM_PERMISSION_DENIED
    (Mongodb, 125), // IDLDuplicateField
    (Mongodb, 126), // IDLFailedToParse
    (Mongodb, 127), // IDLUnknownField
    (Aws, 58), // IDPCommunicationError
    (Aws, 59), // IDPRejectedClaim
    (Clickhouse, 9), // ILLEGAL_COLUMN
    (Clickhouse, 25), // ILLEGAL_DIVISION
    (Kafka, 20), // ILLEGAL_GENERATION
    (Clickhouse, 8), // ILLEGAL_TYPE_OF_ARGUMENT
    (Sqlstate, 300), // IM002
    (Http2, 13), // INADEQUATE_SECURITY
    (Clickhouse, 24), // INCORRECT_DATA
    (Redis, 18), // INPROG
    (Plaid, 1), // INSTITUTION_DOWN
    (Plaid, 2), // INSTITUTION_NOT_AVAILABLE
    (Plaid, 3), // INSTITUTION_NOT_RESPONDING
    (Paypal, 8), // INSTRUMENT_DECLINED
    (Salesforce, 21), // INSUFFICIENT_ACCESS
    (Salesforce, 22), // INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY
    (Salesforce, 23), // INSUFFICIENT_ACCESS_OR_READONLY
    (Github, 7), // INSUFFICIENT_SCOPES
    (Grpc, 17), // INTERNAL
    (Amqp, 18), // INTERNAL_ERROR
    (Http2, 3), // INTERNAL_ERROR
    (Linear, 5), // INTERNAL_ERROR
    (Graphql, 7), // INTERNAL_SERVER_ERROR
    (Paypal, 9), // INTERNAL_SERVER_ERROR
    (Plaid, 4), // INTERNAL_SERVER_ERROR
    (Shopify, 2), // INTERNAL_SERVER_ERROR
    (Paypal, 10), // INTERNAL_SERVICE_ERROR
    (Graphql, 8), // INTROSPECTION_DISABLED
    (Imap, 9), // INUSE
    (Plaid, 5), // INVALID_ACCESS_TOKEN
    (Plaid, 6), // INVALID_API_KEYS
    (Grpc, 3), // INVALID_ARGUMENT
    (Hubspot, 3), // INVALID_AUTHENTICATION
    (Salesforce, 24), // INVALID_AUTH_HEADER
    (Salesforce, 25), // INVALID_BATCH_SIZE
    (Plaid, 7), // INVALID_BODY
    (Kafka, 30), // INVALID_CONFIG
    (Salesforce, 26), // INVALID_CROSS_REFERENCE_KEY
    (Hubspot, 4), // INVALID_EMAIL
    (Salesforce, 27), // INVALID_EMAIL_ADDRESS
    (Kafka, 4), // INVALID_FETCH_SIZE
    (Plaid, 8), // INVALID_FIELD
    (Salesforce, 28), // INVALID_FIELD
    (Salesforce, 29), // INVALID_FIELD_FOR_INSERT_UPDATE
    (Salesforce, 30), // INVALID_ID_FIELD
    (Linear, 6), // INVALID_INPUT
    (Salesforce, 31), // INVALID_LOGIN
    (Salesforce, 32), // INVALID_OPERATION_WITH_EXPIRED_PASSWORD
    (Salesforce, 33), // INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST
    (Paypal, 11), // INVALID_PARAMETER_VALUE
    (Kafka, 28), // INVALID_PARTITIONS
    (Amqp, 5), // INVALID_PATH
    (Airtable, 1), // INVALID_PERMISSIONS
    (Airtable, 2), // INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND
    (Kafka, 36), // INVALID_PRODUCER_EPOCH
    (Plaid, 9), // INVALID_PUBLIC_TOKEN
    (Salesforce, 34), // INVALID_QUERY_LOCATOR
    (Kafka, 47), // INVALID_RECORD
    (Kafka, 29), // INVALID_REPLICATION_FACTOR
    (GoogleMaps, 0), // INVALID_REQUEST
    (Kafka, 32), // INVALID_REQUEST
    (Paypal, 12), // INVALID_REQUEST
    (Airtable, 3), // INVALID_REQUEST_UNKNOWN
    (Kafka, 19), // INVALID_REQUIRED_ACKS
    (Paypal, 13), // INVALID_RESOURCE_ID
    (Salesforce, 35), // INVALID_SESSION_ID
    (Paypal, 14), // INVALID_STRING_LENGTH
    (Kafka, 15), // INVALID_TOPIC_EXCEPTION
    (Kafka, 37), // INVALID_TXN_STATE
    (Salesforce, 36), // INVALID_TYPE
    (Salesforce, 37), // INVALID_TYPE_ON_FIELD_IN_RECORD
    (Airtable, 4), // INVALID_VALUE_FOR_COLUMN
    (Redis, 19), // IOERR
    (Clickhouse, 34), // IP_ADDRESS_NOT_ALLOWED
    (Plaid, 10), // ITEM_LOGIN_REQUIRED
    (PythonException, 204), // IdempotencyError
    (Aws, 60), // IdempotencyException
    (Aws, 61), // IdempotencyParameterMismatch
    (Aws, 62), // IdempotentParameterMismatch
    (Aws, 63), // IdempotentParameterMismatchException
    (PythonException, 205), // IdleInTransactionSessionTimeout
    (PythonException, 206), // IdleSessionTimeout
    (JavaException, 33), // IllegalArgumentException
    (Aws, 64), // IllegalLocationConstraintException
    (Mongodb, 14), // IllegalOperation
    (JavaException, 34), // IllegalStateException
    (Aws, 65), // ImageNotFoundException
    (Mongodb, 33), // ImmutableField
    (PythonException, 207), // ImportError
    (PythonException, 208), // InFailedSqlTransaction
    (IoKind, 16), // InProgress
    (Azure, 39), // InUseSubnetCannotBeDeleted
    (PythonException, 209), // InappropriateAccessModeForBranchTransaction
    (PythonException, 210), // InappropriateIsolationLevelForBranchTransaction
    (PythonException, 211), // IncompleteRead
    (PythonException, 212), // IncompleteReadError
    (Aws, 66), // IncompleteSignature
    (Aws, 67), // IncorrectInstanceState
    (JavaException, 35), // IncorrectResultSizeDataAccessException
    (Aws, 68), // IncorrectState
    (PythonException, 213), // IndeterminateCollation
    (PythonException, 214), // IndeterminateDatatype
    (Mongodb, 35), // IndexAlreadyExists
    (Mongodb, 83), // IndexBuildAlreadyInProgress
    (PythonException, 215), // IndexCorrupted
    (PythonException, 216), // IndexError
    (Mongodb, 41), // IndexKeySpecsConflict
    (Mongodb, 18), // IndexNotFound
    (Aws, 69), // IndexNotFoundException
    (Mongodb, 40), // IndexOptionsConflict
    (PythonException, 217), // IndicatorOverflow
    (Mongodb, 109), // IngressRequestRateLimitExceeded
    (Aws, 70), // InstanceLimitExceeded
    (Http, 83), // Insufficient Storage
    (Azure, 40), // InsufficientAccountPermissions
    (Aws, 71), // InsufficientAddressCapacity
    (Aws, 72), // InsufficientCapacityException
    (Aws, 74), // InsufficientDBClusterCapacityFault
    (Aws, 75), // InsufficientDBInstanceCapacity
    (Aws, 76), // InsufficientHostCapacity
    (Aws, 77), // InsufficientInstanceCapacity
    (DotnetException, 17), // InsufficientMemoryException
    (PythonException, 218), // InsufficientPrivilege
    (PythonException, 219), // InsufficientPrivilegeError
    (Aws, 78), // InsufficientReservedInstanceCapacity
    (PythonException, 220), // InsufficientResources
    (PythonException, 221), // IntegrityConstraintViolation
    (PythonException, 222), // IntegrityError
    (PythonException, 227), // InterfaceError
    (Http, 74), // Internal Server Error
    (Jsonrpc, 5), // Internal error
    (Aws, 79), // InternalError
    (Azure, 41), // InternalError
    (Kubernetes, 6), // InternalError
    (Mongodb, 0), // InternalError
    (PythonException, 230), // InternalError
    (Aws, 80), // InternalErrorException
    (Aws, 81), // InternalException
    (Aws, 82), // InternalFailure
    (Aws, 83), // InternalFailureException
    (Aws, 84), // InternalServerError
    (PythonException, 231), // InternalServerError
    (Aws, 85), // InternalServerErrorException
    (Aws, 86), // InternalServerException
    (Aws, 87), // InternalServiceError
    (Aws, 88), // InternalServiceErrorException
    (Aws, 89), // InternalServiceException
    (IoKind, 17), // Interrupted
    (Mongodb, 117), // Interrupted
    (Mongodb, 116), // InterruptedAtShutdown
    (Mongodb, 131), // InterruptedDueToFCVChange
    (Mongodb, 118), // InterruptedDueToReplStateChange
    (Mongodb, 108), // InterruptedDueToReshardingCriticalSection
    (PythonException, 232), // InterruptedError
    (JavaException, 36), // InterruptedException
    (JavaException, 37), // InterruptedIOException
    (PythonException, 233), // IntervalFieldOverflow
    (Cassandra, 14), // Invalid
    (Kubernetes, 7), // Invalid
    (Jsonrpc, 8), // Invalid Request
    (Http, 95), // Invalid SSL Certificate
    (Http, 71), // Invalid Token
    (Jsonrpc, 6), // Invalid params
    (Github, 8), // Invalid request
    (Aws, 90), // InvalidAMIID.Malformed
    (Aws, 91), // InvalidAMIID.NotFound
    (Aws, 92), // InvalidAccessKeyId
    (Aws, 93), // InvalidAction
    (Aws, 94), // InvalidAllocationID.NotFound
    (Azure, 42), // InvalidApiVersionParameter
    (Aws, 95), // InvalidArgument
    (PythonException, 234), // InvalidArgument
    (Aws, 96), // InvalidArgumentException
    (PythonException, 235), // InvalidArgumentForLog
    (PythonException, 236), // InvalidArgumentForNthValue
    (PythonException, 237), // InvalidArgumentForNtile
    (PythonException, 238), // InvalidArgumentForPowerFunction
    (PythonException, 239), // InvalidArgumentForSqlJsonDatetimeFunction
    (PythonException, 240), // InvalidArgumentForWidthBucketFunction
    (PythonException, 241), // InvalidArgumentForXquery
    (Aws, 97), // InvalidArnException
    (Aws, 98), // InvalidAuthenticationCode
    (Azure, 43), // InvalidAuthenticationInfo
    (Azure, 44), // InvalidAuthenticationToken
    (Azure, 45), // InvalidAuthenticationTokenTenant
    (PythonException, 242), // InvalidAuthorizationSpecification
    (PythonException, 243), // InvalidAuthorizationSpecificationError
    (Mongodb, 15), // InvalidBSON
    (PythonException, 244), // InvalidBinaryRepresentation
    (Aws, 99), // InvalidBucketName
    (Aws, 100), // InvalidBucketState
    (PythonException, 245), // InvalidCatalogName
    (PythonException, 246), // InvalidCharacterValueForCast
    (PythonException, 247), // InvalidChunkLength
    (Aws, 101), // InvalidCiphertextException
    (Aws, 102), // InvalidClientTokenId
    (PythonException, 248), // InvalidColumnDefinition
    (PythonException, 249), // InvalidColumnReference
    (PythonException, 250), // InvalidCursorDefinition
    (PythonException, 251), // InvalidCursorName
    (PythonException, 252), // InvalidCursorState
    (Aws, 103), // InvalidDBClusterStateFault
    (Aws, 104), // InvalidDBInstanceState
    (PythonException, 253), // InvalidDNSNameError
    (IoKind, 18), // InvalidData
    (JavaException, 38), // InvalidDataAccessApiUsageException
    (PythonException, 254), // InvalidDatabaseDefinition
    (PythonException, 255), // InvalidDatetimeFormat
    (Aws, 105), // InvalidDigest
    (Zendesk, 3), // InvalidEndpoint
    (PythonException, 256), // InvalidEscapeCharacter
    (PythonException, 257), // InvalidEscapeOctet
    (PythonException, 258), // InvalidEscapeSequence
    (PythonException, 259), // InvalidExpressionError
    (IoKind, 19), // InvalidFilename
    (PythonException, 260), // InvalidForeignKey
    (PythonException, 261), // InvalidFunctionDefinition
    (PythonException, 262), // InvalidGrantOperation
    (PythonException, 263), // InvalidGrantor
    (Aws, 106), // InvalidGroup.Duplicate
    (Aws, 107), // InvalidGroup.NotFound
    (Aws, 108), // InvalidGroupId.Malformed
    (PythonException, 264), // InvalidHeader
    (Azure, 46), // InvalidHeaderValue
    (PythonException, 265), // InvalidHostLabelError
    (Mongodb, 28), // InvalidIdField
    (Aws, 109), // InvalidIdentityToken
    (Mongodb, 61), // InvalidIndexSpecificationOption
    (PythonException, 266), // InvalidIndicatorParameterValue
    (Aws, 110), // InvalidInput
    (Azure, 47), // InvalidInput
    (IoKind, 20), // InvalidInput
    (Aws, 111), // InvalidInputException
    (Aws, 112), // InvalidInstanceID.Malformed
    (Aws, 113), // InvalidInstanceID.NotFound
    (PythonException, 267), // InvalidJSONError
    (Mongodb, 97), // InvalidJWT
    (PythonException, 268), // InvalidJsonText
    (JavaException, 39), // InvalidKeyException
    (Aws, 114), // InvalidKeyPair.Duplicate
    (Aws, 115), // InvalidKeyPair.NotFound
    (Mongodb, 12), // InvalidLength
    (Azure, 48), // InvalidMd5
    (Aws, 116), // InvalidMessageContents
    (Azure, 49), // InvalidMetadata
    (PythonException, 269), // InvalidName
    (Mongodb, 37), // InvalidNamespace
    (Aws, 117), // InvalidNetworkInterfaceID.NotFound
    (Aws, 118), // InvalidNextTokenException
    (PythonException, 270), // InvalidObjectDefinition
    (Aws, 119), // InvalidObjectState
    (PythonException, 271), // InvalidOperation
    (DotnetException, 18), // InvalidOperationException
    (Mongodb, 36), // InvalidOptions
    (Aws, 120), // InvalidPaginationTokenException
    (Azure, 50), // InvalidParameter
    (Aws, 121), // InvalidParameterCombination
    (Aws, 122), // InvalidParameterCombinationException
    (Aws, 123), // InvalidParameterException
    (Aws, 124), // InvalidParameterValue
    (PythonException, 272), // InvalidParameterValue
    (Aws, 125), // InvalidParameterValueException
    (Aws, 126), // InvalidPart
    (Aws, 127), // InvalidPartOrder
    (PythonException, 273), // InvalidPassword
    (PythonException, 274), // InvalidPasswordError
    (Mongodb, 58), // InvalidPipelineOperator
    (PythonException, 275), // InvalidPrecedingOrFollowingSize
    (PythonException, 276), // InvalidProxyURL
    (PythonException, 277), // InvalidPstatementDefinition
    (Azure, 51), // InvalidQueryParameterValue
    (Aws, 128), // InvalidRange
    (PythonException, 278), // InvalidRecursion
    (PythonException, 279), // InvalidRegionError
    (PythonException, 280), // InvalidRegularExpression
    (Aws, 129), // InvalidRequest
    (Azure, 52), // InvalidRequestContent
    (Aws, 130), // InvalidRequestException
    (Azure, 53), // InvalidResourceName
    (Azure, 54), // InvalidResourceReference
    (Aws, 131), // InvalidResourceStateException
    (Mongodb, 76), // InvalidResumeToken
    (PythonException, 281), // InvalidRoleSpecification
    (PythonException, 282), // InvalidRowCountInLimitClause
    (PythonException, 283), // InvalidRowCountInResultOffsetClause
    (PythonException, 284), // InvalidSchema
    (PythonException, 285), // InvalidSchemaDefinition
    (PythonException, 286), // InvalidSchemaName
    (Aws, 132), // InvalidSignatureException
    (Aws, 133), // InvalidSnapshot.NotFound
    (PythonException, 287), // InvalidSpecification
    (PythonException, 288), // InvalidSqlJsonSubscript
    (PythonException, 289), // InvalidSqlStatementName
    (PythonException, 290), // InvalidSqlstateReturned
    (Aws, 134), // InvalidStateException
    (Aws, 135), // InvalidStateTransitionException
    (Aws, 136), // InvalidStorageClass
    (Aws, 137), // InvalidSubnet
    (Aws, 138), // InvalidSubnetID.NotFound
    (PythonException, 291), // InvalidTableDefinition
    (PythonException, 292), // InvalidTablesampleArgument
    (PythonException, 293), // InvalidTablesampleRepeat
    (Aws, 139), // InvalidTagException
    (Azure, 55), // InvalidTemplate
    (PythonException, 294), // InvalidTextRepresentation
    (PythonException, 295), // InvalidTextRepresentationError
    (PythonException, 296), // InvalidTimeZoneDisplacementValue
    (Aws, 140), // InvalidTokenException
    (PythonException, 297), // InvalidTransactionInitiation
    (PythonException, 298), // InvalidTransactionState
    (PythonException, 299), // InvalidTransactionTermination
    (PythonException, 300), // InvalidURL
    (Azure, 56), // InvalidUri
    (PythonException, 301), // InvalidUrlClientError
    (PythonException, 302), // InvalidUrlRedirectClientError
    (PythonException, 303), // InvalidUseOfEscapeCharacter
    (Aws, 141), // InvalidVPCNetworkStateFault
    (Aws, 142), // InvalidVolume.NotFound
    (Aws, 143), // InvalidVpcID.NotFound
    (PythonException, 304), // InvalidXmlComment
    (PythonException, 305), // InvalidXmlContent
    (Azure, 57), // InvalidXmlDocument
    (PythonException, 306), // InvalidXmlDocument
    (PythonException, 307), // InvalidXmlProcessingInstruction
    (PythonException, 308), // IoError
    (IoKind, 21), // IsADirectory
    (PythonException, 309), // IsADirectoryError
    (Cassandra, 5), // Is_bootstrapping
    (Jira, 1), // Issue does not exist or you do not have permission to see it
    (Jira, 2), // It seems that you have tried to perform an illegal workflow operation
    (Aws, 144), // ItemCollectionSizeLimitExceededException
    (PythonException, 310), // JSONDecodeError
    (Salesforce, 38), // JSON_PARSER_ERROR
    (DotnetException, 19), // JsonException
    (JavaException, 40), // JsonParseException
    (Kafka, 40), // KAFKA_STORAGE_ERROR
    (Clickhouse, 56), // KEEPER_EXCEPTION
    (Openssl, 5), // KEY_VALUES_MISMATCH
    (Aws, 145), // KMSAccessDeniedException
    (Aws, 146), // KMSInternalException
    (Aws, 147), // KMSInvalidStateException
    (PythonException, 313), // KeyError
    (DotnetException, 20), // KeyNotFoundException
    (Aws, 148), // KeyTooLongError
    (Aws, 149), // KeyUnavailableException
    (PythonException, 314), // KeyboardInterrupt
    (Aws, 150), // KmsAccessDenied
    (Aws, 151), // KmsThrottled
    (Mongodb, 100), // LDAPRoleAcquisitionError
    (Kafka, 5), // LEADER_NOT_AVAILABLE
    (Openssl, 6), // LEGACY_SIGALG_DISALLOWED_OR_UNSUPPORTED
    (Imap, 10), // LIMIT
    (Salesforce, 39), // LIMIT_EXCEEDED
    (Redis, 20), // LOADING
    (Linear, 7), // LOCK_TIMEOUT
    (Curl, 26), // LOGIN_DENIED
    (Salesforce, 40), // LOGIN_MUST_USE_SECURITY_TOKEN
    (Azure, 58), // LeaseAlreadyPresent
    (Azure, 59), // LeaseIdMismatchWithBlobOperation
    (Azure, 60), // LeaseIdMissing
    (Azure, 61), // LeaseLost
    (Mongodb, 112), // LegacyNotPrimary
    (Http, 34), // Length Required
    (PythonException, 315), // LengthFinishReasonError
    (Aws, 152), // LimitExceeded
    (Aws, 153), // LimitExceededException
    (Azure, 62), // LinkedAuthorizationFailed
    (PythonException, 316), // LocalProtocolError
    (Azure, 63), // LocationNotAvailableForResourceType
    (PythonException, 317), // LocationParseError
    (PythonException, 318), // LocationValueError
    (PythonException, 319), // LocatorException
    (Mongodb, 23), // LockBusy
    (Mongodb, 47), // LockFailed
    (PythonException, 320), // LockFileExists
    (PythonException, 321), // LockNotAvailable
    (PythonException, 322), // LockNotAvailableError
    (Mongodb, 16), // LockTimeout
    (Http, 48), // Locked
    (JavaException, 41), // LoginException
    (PythonException, 323), // LoginInsufficientPermissions
    (PythonException, 324), // LoginRefreshRequired
    (PythonException, 325), // LookupError
    (Http, 84), // Loop Detected
    (Salesforce, 41), // MALFORMED_ID
    (Salesforce, 42), // MALFORMED_QUERY
    (Paypal, 15), // MALFORMED_REQUEST_JSON
    (Salesforce, 43), // MALFORMED_SEARCH
    (Oci, 5), // MANIFEST_BLOB_UNKNOWN
    (Oci, 6), // MANIFEST_INVALID
    (Oci, 7), // MANIFEST_UNKNOWN
    (Salesforce, 44), // MASS_MAIL_LIMIT_EXCEEDED
    (Redis, 21), // MASTERDOWN
    (Paypal, 16), // MAX_CAPTURE_AMOUNT_EXCEEDED
    (Shopify, 3), // MAX_COST_EXCEEDED
    (GoogleMaps, 1), // MAX_DIMENSIONS_EXCEEDED
    (GoogleMaps, 2), // MAX_ELEMENTS_EXCEEDED
    (Github, 9), // MAX_NODE_LIMIT_EXCEEDED
    (Paypal, 17), // MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED
    (Graphql, 9), // MAX_RECURSIVE_SELECTIONS_EXCEEDED
    (GoogleMaps, 3), // MAX_ROUTE_LENGTH_EXCEEDED
    (GoogleMaps, 4), // MAX_WAYPOINTS_EXCEEDED
    (Clickhouse, 41), // MEMORY_LIMIT_EXCEEDED
    (Kafka, 9), // MESSAGE_TOO_LARGE
    (Salesforce, 45), // METHOD_NOT_ALLOWED
    (Redis, 22), // MISCONF
    (Salesforce, 46), // MISSING_ARGUMENT
    (Plaid, 11), // MISSING_FIELDS
    (Paypal, 18), // MISSING_REQUIRED_PARAMETER
    (Hubspot, 5), // MISSING_SCOPES
    (Airtable, 5), // MODEL_ID_NOT_FOUND
    (Node, 75), // MODULE_NOT_FOUND
    (Redis, 23), // MOVED
    (Clickhouse, 30), // MULTIPLE_EXPRESSIONS_FOR_ALIAS
    (Aws, 156), // MailFromDomainNotVerifiedException
    (Azure, 64), // MailboxNotEnabledForRESTAPI
    (Aws, 157), // MalformedACLError
    (Aws, 158), // MalformedPolicyDocument
    (Aws, 159), // MalformedPolicyDocumentException
    (Aws, 160), // MalformedQueryString
    (JavaException, 42), // MalformedURLException
    (Aws, 161), // MalformedXML
    (PythonException, 326), // MasterDownError
    (PythonException, 327), // MaxConnectionsError
    (PythonException, 328), // MaxRetryError
    (Aws, 162), // MaxSpotInstanceCountExceeded
    (Mongodb, 26), // MaxTimeMSExpired
    (PythonException, 329), // McpError
    (Azure, 65), // Md5Mismatch
    (Mongodb, 92), // MechanismUnavailable
    (PythonException, 330), // MemoryError
    (Aws, 163), // MessageRejected
    (Azure, 66), // MetadataTooLarge
    (Http, 16), // Method Not Allowed
    (Jsonrpc, 7), // Method not found
    (JavaException, 43), // MethodArgumentNotValidException
    (Aws, 164), // MethodNotAllowed
    (Kubernetes, 8), // MethodNotAllowed
    (PythonException, 331), // MethodNotAllowed
    (Aws, 165), // MethodNotAllowedException
    (Mongodb, 101), // MigrationBlockingOperationCoordinatorCleaningUp
    (Mongodb, 80), // MigrationConflict
    (Http, 46), // Misdirected Request
    (Azure, 67), // MissingApiVersionParameter
    (Aws, 166), // MissingAuthenticationToken
    (Aws, 167), // MissingAuthenticationTokenException
    (Aws, 168), // MissingContentLength
    (Azure, 68), // MissingContentLengthHeader
    (PythonException, 332), // MissingDependencyException
    (Aws, 169), // MissingParameter
    (Aws, 170), // MissingParameterValueException
    (PythonException, 333), // MissingParametersError
    (Jsonrpc, 11), // MissingRequiredClientCapability
    (Azure, 69), // MissingRequiredHeader
    (Azure, 70), // MissingRequiredQueryParameter
    (PythonException, 334), // MissingSchema
    (Azure, 71), // MissingSubscriptionRegistration
    (Aws, 171), // ModelErrorException
    (Aws, 172), // ModelNotReadyException
    (Aws, 173), // ModelTimeoutException
    (PythonException, 335), // ModifyingSqlDataNotPermitted
    (PythonException, 336), // ModuleNotFoundError
    (PythonException, 337), // MoreThanOneSqlJsonItem
    (PythonException, 338), // MostSpecificTypeMismatch
    (Mongodb, 89), // MovePrimaryInProgress
    (Http, 4), // Multi-Status
    (Azure, 72), // MultipleConditionHeadersNotSupported
    (PythonException, 339), // MultipleObjectsReturned
    (PythonException, 340), // MultipleResultsFound
    (Github, 10), // Must have admin rights to Repository
    (Oci, 8), // NAME_INVALID
    (Oci, 9), // NAME_UNKNOWN
    (Clickhouse, 39), // NETWORK_ERROR
    (Linear, 8), // NETWORK_ERROR
    (Kafka, 11), // NETWORK_EXCEPTION
    (Redis, 24), // NOAUTH
    (Dns, 0), // NOERROR
    (Redis, 25), // NOGOODSLAVE
    (Redis, 26), // NOGROUP
    (Imap, 11), // NONEXISTENT
    (Imap, 12), // NOPERM
    (Redis, 27), // NOPERM
    (Redis, 28), // NOPROTO
    (Redis, 29), // NOQUORUM
    (Redis, 30), // NOREPLICAS
    (Redis, 31), // NOSCRIPT
    (Redis, 32), // NOSUB
    (Dns, 11), // NOTAUTH
    (Redis, 33), // NOTBUSY
    (Dns, 6), // NOTIMP
    (Redis, 34), // NOTREADY
    (Dns, 12), // NOTZONE
    (Amqp, 16), // NOT_ALLOWED
    (Clickhouse, 40), // NOT_AN_AGGREGATE
    (Paypal, 19), // NOT_AUTHORIZED
    (Kafka, 31), // NOT_CONTROLLER
    (Kafka, 14), // NOT_COORDINATOR
    (Kafka, 17), // NOT_ENOUGH_REPLICAS
    (Kafka, 18), // NOT_ENOUGH_REPLICAS_AFTER_APPEND
    (Clickhouse, 43), // NOT_ENOUGH_SPACE
    (Amqp, 7), // NOT_FOUND
    (Github, 11), // NOT_FOUND
    (GoogleMaps, 5), // NOT_FOUND
    (Graphql, 10), // NOT_FOUND
    (Grpc, 6), // NOT_FOUND
    (Salesforce, 47), // NOT_FOUND
    (Amqp, 17), // NOT_IMPLEMENTED
    (Clickhouse, 12), // NOT_IMPLEMENTED
    (Kafka, 6), // NOT_LEADER_OR_FOLLOWER
    (Plaid, 12), // NO_ACCOUNTS
    (Clickhouse, 50), // NO_COMMON_TYPE
    (Amqp, 3), // NO_CONSUMERS
    (Http2, 0), // NO_ERROR
    (Clickhouse, 37), // NO_FREE_CONNECTION
    (Amqp, 2), // NO_ROUTE
    (Openssl, 7), // NO_SHARED_CIPHER
    (Clickhouse, 1), // NO_SUCH_COLUMN_IN_TABLE
    (Browser, 44), // NS_ERROR_CONNECTION_REFUSED
    (Browser, 45), // NS_ERROR_NET_INTERRUPT
    (Browser, 46), // NS_ERROR_NET_RESET
    (Browser, 47), // NS_ERROR_NET_TIMEOUT
    (Browser, 48), // NS_ERROR_REDIRECT_LOOP
    (Browser, 49), // NS_ERROR_UNKNOWN_HOST
    (Salesforce, 48), // NULL_VALUE
    (Clickhouse, 7), // NUMBER_OF_ARGUMENTS_DOESNT_MATCH
    (Salesforce, 49), // NUMBER_OUTSIDE_VALID_RANGE
    (Dns, 3), // NXDOMAIN
    (Dns, 10), // NXRRSET
    (PythonException, 341), // NameError
    (PythonException, 342), // NameResolutionError
    (PythonException, 344), // NameTooLong
    (Mongodb, 25), // NamespaceExists
    (Mongodb, 17), // NamespaceNotFound
    (Http, 88), // Network Authentication Required
    (IoKind, 22), // NetworkDown
    (Mongodb, 62), // NetworkInterfaceExceededTimeLimit
    (Mongodb, 42), // NetworkTimeout
    (PythonException, 345), // NetworkTimeout
    (IoKind, 23), // NetworkUnreachable
    (PythonException, 346), // NewConnectionError
    (Http, 2), // No Content
    (Http, 59), // No Response
    (PythonException, 347), // NoActiveSqlTransaction
    (PythonException, 348), // NoActiveSqlTransactionForBranchTransaction
    (PythonException, 349), // NoAuthTokenError
    (Azure, 73), // NoAuthenticationInformation
    (Mongodb, 56), // NoConfigPrimary
    (PythonException, 350), // NoCredentialsError
    (PythonException, 351), // NoDataFound
    (JavaException, 44), // NoHttpResponseException
    (Mongodb, 24), // NoMatchingDocument
    (PythonException, 352), // NoPermissionError
    (Aws, 174), // NoPublishedVersionException
    (PythonException, 353), // NoRegionError
    (Azure, 74), // NoRegisteredProviderFound
    (PythonException, 354), // NoResultFound
    (JavaException, 45), // NoRouteToHostException
    (PythonException, 355), // NoScriptError
    (PythonException, 356), // NoSqlJsonItem
    (Aws, 175), // NoSuchBucket
    (Aws, 176), // NoSuchBucketPolicy
    (Aws, 177), // NoSuchCORSConfiguration
    (JavaException, 46), // NoSuchElementException
    (Aws, 178), // NoSuchEntity
    (JavaException, 47), // NoSuchFileException
    (Aws, 179), // NoSuchKey
    (Mongodb, 2), // NoSuchKey
    (Aws, 180), // NoSuchLifecycleConfiguration
    (Aws, 181), // NoSuchTagSet
    (Mongodb, 73), // NoSuchTransaction
    (Aws, 182), // NoSuchUpload
    (Aws, 183), // NoSuchVersion
    (Aws, 184), // NoSuchWebsiteConfiguration
    (MongodbLabel, 1), // NoWritesPerformed
    (PythonException, 357), // NonHttpUrlClientError
    (PythonException, 358), // NonNumericSqlJsonItem
    (PythonException, 359), // NonUniqueKeysInAJsonObject
    (PythonException, 360), // NonstandardUseOfEscapeCharacter
    (Http, 17), // Not Acceptable
    (Http, 87), // Not Extended
    (Github, 12), // Not Found
    (Http, 14), // Not Found
    (Http, 75), // Not Implemented
    (Http, 6), // Not Modified
    (Github, 13), // Not a supported version
    (IoKind, 24), // NotADirectory
    (PythonException, 361), // NotADirectoryError
    (Kubernetes, 9), // NotAcceptable
    (PythonException, 362), // NotAnXmlDocument
    (Aws, 185), // NotAuthorizedException
    (IoKind, 25), // NotConnected
    (IoKind, 26), // NotFound
    (Kubernetes, 10), // NotFound
    (PythonException, 363), // NotFound
    (PythonException, 364), // NotFoundError
    (Aws, 186), // NotFoundException
    (Aws, 187), // NotImplemented
    (PythonException, 365), // NotImplementedError
    (DotnetException, 21), // NotImplementedException
    (PythonException, 366), // NotNullViolation
    (PythonException, 367), // NotNullViolationError
    (PythonException, 368), // NotPrimaryError
    (Mongodb, 122), // NotPrimaryNoSecondaryOk
    (Mongodb, 123), // NotPrimaryOrSecondary
    (IoKind, 27), // NotSeekable
    (Aws, 188), // NotSignedUp
    (PythonException, 369), // NotSupportedError
    (DotnetException, 22), // NotSupportedException
    (Mongodb, 113), // NotWritablePrimary
    (Mongodb, 44), // NotYetInitialized
    (JavaException, 48), // NullPointerException
    (PythonException, 370), // NullValueNoIndicatorParameter
    (PythonException, 371), // NullValueNotAllowed
    (JavaException, 49), // NumberFormatException
    (PythonException, 372), // NumericValueOutOfRange
    (Salesforce, 50), // OAUTH_APP_BLOCKED
    (PythonException, 373), // OAuthError
    (Hubspot, 6), // OBJECT_ALREADY_EXISTS
    (Hubspot, 7), // OBJECT_NOT_FOUND
    (Kafka, 10), // OFFSET_METADATA_TOO_LARGE
    (Kafka, 46), // OFFSET_NOT_AVAILABLE
    (Kafka, 1), // OFFSET_OUT_OF_RANGE
    (GoogleMaps, 6), // OK
    (Grpc, 0), // OK
    (Http, 0), // OK
    (Redis, 35), // OOM
    (Graphql, 11), // OPERATION_RESOLUTION_FAILURE
    (Curl, 10), // OPERATION_TIMEDOUT
    (Salesforce, 51), // OPERATION_TOO_LARGE
    (Oracle, 0), // ORA-00001
    (Oracle, 1), // ORA-00018
    (Oracle, 2), // ORA-00020
    (Oracle, 3), // ORA-00028
    (Oracle, 4), // ORA-00051
    (Oracle, 5), // ORA-00054
    (Oracle, 6), // ORA-00060
    (Oracle, 7), // ORA-00376
    (Oracle, 8), // ORA-00600
    (Oracle, 9), // ORA-00603
    (Oracle, 10), // ORA-00900
    (Oracle, 11), // ORA-00903
    (Oracle, 12), // ORA-00904
    (Oracle, 13), // ORA-00907
    (Oracle, 14), // ORA-00911
    (Oracle, 15), // ORA-00917
    (Oracle, 16), // ORA-00918
    (Oracle, 17), // ORA-00932
    (Oracle, 18), // ORA-00933
    (Oracle, 19), // ORA-00936
    (Oracle, 20), // ORA-00942
    (Oracle, 21), // ORA-00955
    (Oracle, 22), // ORA-01012
    (Oracle, 23), // ORA-01013
    (Oracle, 24), // ORA-01017
    (Oracle, 25), // ORA-01031
    (Oracle, 26), // ORA-01033
    (Oracle, 27), // ORA-01034
    (Oracle, 28), // ORA-01045
    (Oracle, 29), // ORA-01089
    (Oracle, 30), // ORA-01090
    (Oracle, 31), // ORA-01092
    (Oracle, 32), // ORA-01115
    (Oracle, 33), // ORA-01400
    (Oracle, 34), // ORA-01403
    (Oracle, 35), // ORA-01407
    (Oracle, 36), // ORA-01422
    (Oracle, 37), // ORA-01438
    (Oracle, 38), // ORA-01476
    (Oracle, 39), // ORA-01536
    (Oracle, 40), // ORA-01552
    (Oracle, 41), // ORA-01555
    (Oracle, 42), // ORA-01652
    (Oracle, 43), // ORA-01653
    (Oracle, 44), // ORA-01654
    (Oracle, 45), // ORA-01720
    (Oracle, 46), // ORA-01722
    (Oracle, 47), // ORA-01830
    (Oracle, 48), // ORA-01843
    (Oracle, 49), // ORA-01847
    (Oracle, 50), // ORA-01861
    (Oracle, 51), // ORA-01950
    (Oracle, 52), // ORA-02049
    (Oracle, 53), // ORA-02290
    (Oracle, 54), // ORA-02291
    (Oracle, 55), // ORA-02292
    (Oracle, 56), // ORA-02391
    (Oracle, 57), // ORA-02393
    (Oracle, 58), // ORA-02396
    (Oracle, 59), // ORA-03113
    (Oracle, 60), // ORA-03114
    (Oracle, 61), // ORA-03135
    (Oracle, 62), // ORA-04043
    (Oracle, 63), // ORA-04068
    (Oracle, 64), // ORA-04088
    (Oracle, 65), // ORA-06502
    (Oracle, 66), // ORA-06550
    (Oracle, 67), // ORA-07445
    (Oracle, 68), // ORA-08177
    (Oracle, 69), // ORA-12153
    (Oracle, 70), // ORA-12154
    (Oracle, 71), // ORA-12170
    (Oracle, 72), // ORA-12505
    (Oracle, 73), // ORA-12514
    (Oracle, 74), // ORA-12516
    (Oracle, 75), // ORA-12519
    (Oracle, 76), // ORA-12520
    (Oracle, 77), // ORA-12526
    (Oracle, 78), // ORA-12528
    (Oracle, 79), // ORA-12537
    (Oracle, 80), // ORA-12541
    (Oracle, 81), // ORA-12564
    (Oracle, 82), // ORA-12571
    (Oracle, 83), // ORA-12757
    (Oracle, 84), // ORA-12899
    (Oracle, 85), // ORA-16000
    (Oracle, 86), // ORA-16456
    (Oracle, 87), // ORA-25408
    (Oracle, 88), // ORA-28000
    (Oracle, 89), // ORA-28001
    (Oracle, 90), // ORA-28002
    (Oracle, 91), // ORA-28511
    (Oracle, 92), // ORA-30006
    (Paypal, 20), // ORDER_ALREADY_AUTHORIZED
    (Paypal, 21), // ORDER_ALREADY_CAPTURED
    (Paypal, 22), // ORDER_COMPLETED_OR_VOIDED
    (Paypal, 23), // ORDER_NOT_APPROVED
    (PythonException, 374), // OSError
    (Kafka, 34), // OUT_OF_ORDER_SEQUENCE_NUMBER
    (Grpc, 15), // OUT_OF_RANGE
    (Imap, 13), // OVERQUOTA
    (GoogleMaps, 7), // OVER_DAILY_LIMIT
    (GoogleMaps, 8), // OVER_QUERY_LIMIT
    (DotnetException, 23), // ObjectDisposedException
    (PythonException, 375), // ObjectDoesNotExist
    (PythonException, 376), // ObjectInUse
    (Mongodb, 88), // ObjectIsBusy
    (Aws, 189), // ObjectNotFoundException
    (PythonException, 377), // ObjectNotInPrerequisiteState
    (Aws, 190), // OperationAborted
    (DotnetException, 24), // OperationCanceledException
    (Mongodb, 45), // OperationFailed
    (PythonException, 378), // OperationFailure
    (Aws, 191), // OperationInProgressException
    (Azure, 75), // OperationNotAllowed
    (PythonException, 379), // OperationNotPageableError
    (Aws, 192), // OperationNotPermittedException
    (Azure, 77), // OperationNotSupported
    (Mongodb, 78), // OperationNotSupportedInTransaction
    (Azure, 78), // OperationTimedOut
    (Aws, 193), // OperationTimeoutException
    (PythonException, 380), // OperationalError
    (PythonException, 394), // OperatorIntervention
    (Aws, 194), // OptInRequired
    (JavaException, 50), // OptimisticLockException
    (JavaException, 51), // OptimisticLockingFailureException
    (Http, 92), // Origin Is Unreachable
    (IoKind, 28), // Other
    (Mongodb, 124), // OutOfDiskSpace
    (IoKind, 29), // OutOfMemory
    (PythonException, 395), // OutOfMemory
    (JavaException, 52), // OutOfMemoryError
    (PythonException, 397), // OutOfRange
    (Azure, 79), // OutOfRangeInput
    (Aws, 195), // OverLimit
    (Azure, 80), // OverconstrainedAllocationRequest
    (Mongodb, 11), // Overflow
    (PythonException, 398), // OverflowError
    (DotnetException, 25), // OverflowException
    (Cassandra, 4), // Overloaded
    (PythonException, 399), // OverloadedError
    (Sqlstate, 301), // P0000
    (Sqlstate, 302), // P0001
    (Sqlstate, 303), // P0002
    (Sqlstate, 304), // P0003
    (Sqlstate, 305), // P0004
    (Prisma, 0), // P1000
    (Prisma, 1), // P1001
    (Prisma, 2), // P1002
    (Prisma, 3), // P1003
    (Prisma, 4), // P1008
    (Prisma, 5), // P1010
    (Prisma, 6), // P1011
    (Prisma, 7), // P1017
    (Prisma, 8), // P2000
    (Prisma, 9), // P2001
    (Prisma, 10), // P2002
    (Prisma, 11), // P2003
    (Prisma, 12), // P2004
    (Prisma, 13), // P2005
    (Prisma, 14), // P2006
    (Prisma, 15), // P2009
    (Prisma, 16), // P2011
    (Prisma, 17), // P2012
    (Prisma, 18), // P2013
    (Prisma, 19), // P2014
    (Prisma, 20), // P2015
    (Prisma, 21), // P2018
    (Prisma, 22), // P2019
    (Prisma, 23), // P2020
    (Prisma, 24), // P2021
    (Prisma, 25), // P2022
    (Prisma, 26), // P2024
    (Prisma, 27), // P2025
    (Prisma, 28), // P2028
    (Prisma, 29), // P2034
    (Openssl, 8), // PACKET_LENGTH_TOO_LONG
    (Curl, 8), // PARTIAL_FILE
    (Salesforce, 52), // PASSWORD_LOCKOUT
    (Paypal, 24), // PAYEE_ACCOUNT_RESTRICTED
    (Paypal, 25), // PAYER_ACTION_REQUIRED
    (Paypal, 26), // PAYER_CANNOT_PAY
    (Openssl, 9), // PEER_DID_NOT_RETURN_A_CERTIFICATE
    (Curl, 24), // PEER_FAILED_VERIFICATION
    (Grpc, 8), // PERMISSION_DENIED
    (Paypal, 27), // PERMISSION_DENIED
    (Graphql, 12), // PERSISTED_QUERY_NOT_FOUND
    (Graphql, 13), // PERSISTED_QUERY_NOT_SUPPORTED
    (Postgrest, 0), // PGRST000
    (Postgrest, 1), // PGRST001
    (Postgrest, 2), // PGRST002
    (Postgrest, 3), // PGRST003
    (Postgrest, 4), // PGRST100
    (Postgrest, 5), // PGRST101
    (Postgrest, 6), // PGRST102
    (Postgrest, 7), // PGRST103
    (Postgrest, 8), // PGRST106
    (Postgrest, 9), // PGRST108
    (Postgrest, 10), // PGRST116
    (Postgrest, 11), // PGRST117
    (Postgrest, 12), // PGRST118
    (Postgrest, 13), // PGRST120
    (Postgrest, 14), // PGRST125
    (Postgrest, 15), // PGRST200
    (Postgrest, 16), // PGRST201
    (Postgrest, 17), // PGRST202
    (Postgrest, 18), // PGRST203
    (Postgrest, 19), // PGRST204
    (Postgrest, 20), // PGRST205
    (Postgrest, 21), // PGRST300
    (Postgrest, 22), // PGRST301
    (Postgrest, 23), // PGRST302
    (Postgrest, 24), // PGRST303
    (Plaid, 13), // PLANNED_MAINTENANCE
    (Kafka, 33), // POLICY_VIOLATION
    (Amqp, 9), // PRECONDITION_FAILED
    (Imap, 14), // PRIVACYREQUIRED
    (Salesforce, 53), // PROCESSING_HALTED
    (Kafka, 49), // PRODUCER_FENCED
    (Plaid, 14), // PRODUCTS_NOT_SUPPORTED
    (Plaid, 15), // PRODUCT_NOT_READY
    (Hubspot, 8), // PROPERTY_DOESNT_EXIST
    (Node, 76), // PROTOCOL_CONNECTION_LOST
    (Http2, 2), // PROTOCOL_ERROR
    (Node, 77), // PROTOCOL_SEQUENCE_TIMEOUT
    (Airtable, 6), // PUBLIC_API_BILLING_LIMIT_EXCEEDED
    (Aws, 196), // PackedPolicyTooLarge
    (Http, 44), // Page Expired
    (PythonException, 400), // PaginationError
    (PythonException, 401), // ParamValidationError
    (Aws, 197), // ParameterAlreadyExists
    (Aws, 198), // ParameterNotFound
    (Jsonrpc, 4), // Parse error
    (Http, 3), // Partial Content
    (PythonException, 402), // PartialCredentialsError
    (Mongodb, 19), // PathNotViable
    (DotnetException, 26), // PathTooLongException
    (Aws, 199), // PayloadTooLargeException
    (Http, 9), // Payment Required
    (PythonException, 403), // PendingRollbackError
    (Aws, 200), // PendingVerification
    (Aws, 201), // PermanentRedirect
    (IoKind, 30), // PermissionDenied
    (PythonException, 404), // PermissionDenied
    (JavaException, 53), // PermissionDeniedDataAccessException
    (PythonException, 405), // PermissionDeniedError
    (PythonException, 406), // PermissionError
    (JavaException, 54), // PessimisticLockingFailureException
    (PythonException, 407), // PipelineAborted
    (PythonException, 408), // PlpgsqlError
    (Aws, 202), // PolicyLengthExceededException
    (Aws, 203), // PolicyNotFoundException
    (PythonException, 409), // PoolTimeout
    (Mongodb, 102), // PooledConnectionAcquisitionExceededTimeLimit
    (Mongodb, 107), // PooledConnectionAcquisitionRejected
    (JavaException, 55), // PortUnreachableException
    (PythonException, 410), // PostgresConnectionError
    (PythonException, 411), // PostgresSyntaxError
    (Http, 35), // Precondition Failed
    (Http, 54), // Precondition Required
    (Aws, 204), // PreconditionFailed
    (Aws, 205), // PreconditionFailedException
    (Aws, 206), // PreconditionNotMetException
    (Mongodb, 79), // PreparedTransactionInProgress
    (Mongodb, 60), // PrimarySteppedDown
    (Azure, 81), // PrincipalNotFound
    (Aws, 207), // PriorRequestNotComplete
    (Github, 14), // Problems parsing JSON
    (PythonException, 412), // ProfileNotFound
    (PythonException, 413), // ProgramLimitExceeded
    (PythonException, 414), // ProgrammingError
    (PythonException, 418), // ProhibitedSqlStatementAttempted
    (Cassandra, 1), // Protocol error
    (PythonException, 419), // ProtocolError
    (PythonException, 420), // ProtocolViolation
    (Aws, 208), // ProvisionedThroughputExceededException
    (Http, 18), // Proxy Authentication Required
    (PythonException, 421), // ProxyConnectionError
    (PythonException, 422), // ProxyError
    (Github, 15), // Pull Request is not mergeable
    (Aws, 209), // PurgeQueueInProgress
    (PythonException, 423), // PydanticCustomError
    (PythonException, 424), // PydanticSerializationError
    (PythonException, 425), // PydanticUserError
    (Salesforce, 54), // QUERY_TIMEOUT
    (Graphql, 14), // QUERY_TOO_COMPLEX
    (Clickhouse, 51), // QUERY_WAS_CANCELLED
    (Curl, 33), // QUIC_CONNECT_ERROR
    (Clickhouse, 35), // QUOTA_EXCEEDED
    (PythonException, 426), // QueryCanceledError
    (Mongodb, 86), // QueryExceededMemoryLimitNoDiskUseAllowed
    (Mongodb, 103), // QueryRejectedBySettings
    (Aws, 210), // QueryTimeoutException
    (JavaException, 56), // QueryTimeoutException
    (Aws, 211), // QueueDeletedRecently
    (Aws, 212), // QueueDoesNotExist
    (Azure, 82), // QueueNotEmpty
    (Azure, 83), // QuotaExceeded
    (IoKind, 31), // QuotaExceeded
    (Graphql, 15), // RATELIMITED
    (Linear, 9), // RATELIMITED
    (Github, 16), // RATE_LIMITED
    (Graphql, 16), // RATE_LIMITED
    (Hubspot, 9), // RATE_LIMITS
    (Google, 9), // RATE_LIMIT_EXCEEDED
    (Plaid, 16), // RATE_LIMIT_EXCEEDED
    (Airtable, 7), // RATE_LIMIT_REACHED
    (Paypal, 28), // RATE_LIMIT_REACHED
    (Clickhouse, 29), // READONLY
    (Redis, 36), // READONLY
    (Kafka, 22), // REBALANCE_IN_PROGRESS
    (Openssl, 10), // RECORD_LAYER_FAILURE
    (Kafka, 16), // RECORD_LIST_TOO_LARGE
    (Curl, 21), // RECV_ERROR
    (Paypal, 29), // REFUND_AMOUNT_EXCEEDED
    (Dns, 7), // REFUSED
    (Http2, 8), // REFUSED_STREAM
    (Curl, 6), // REMOTE_ACCESS_DENIED
    (Curl, 27), // REMOTE_DISK_FULL
    (Curl, 29), // REMOTE_FILE_NOT_FOUND
    (Kafka, 8), // REPLICA_NOT_AVAILABLE
    (Amqp, 0), // REPLY_SUCCESS
    (GoogleMaps, 9), // REQUEST_DENIED
    (Salesforce, 55), // REQUEST_LIMIT_EXCEEDED
    (Kafka, 7), // REQUEST_TIMED_OUT
    (Salesforce, 56), // REQUIRED_FIELD_MISSING
    (Clickhouse, 33), // REQUIRED_PASSWORD
    (Google, 10), // RESOURCE_AVAILABILITY
    (Paypal, 30), // RESOURCE_CONFLICT
    (Amqp, 15), // RESOURCE_ERROR
    (Grpc, 9), // RESOURCE_EXHAUSTED
    (Github, 17), // RESOURCE_LIMITS_EXCEEDED
    (Amqp, 8), // RESOURCE_LOCKED
    (Paypal, 31), // RESOURCE_NOT_FOUND
    (Google, 11), // RESOURCE_QUOTA_EXCEEDED
    (PythonException, 427), // RaiseException
    (Http, 40), // Range Not Satisfiable
    (PythonException, 428), // RangeError
    (PythonException, 429), // RateLimitError
    (Mongodb, 106), // RateLimitExceeded
    (DotnetException, 27), // RateLimiterRejectedException
    (Mongodb, 54), // ReadConcernMajorityNotAvailableYet
    (PythonException, 431), // ReadError
    (Azure, 84), // ReadOnlyDisabledSubscription
    (PythonException, 438), // ReadOnlyError
    (IoKind, 32), // ReadOnlyFilesystem
    (PythonException, 439), // ReadOnlySqlTransaction
    (PythonException, 440), // ReadTimeout
    (PythonException, 441), // ReadTimeoutError
    (Cassandra, 9), // Read_failure
    (Cassandra, 8), // Read_timeout
    (PythonException, 442), // ReadingSqlDataNotPermitted
    (Mongodb, 96), // ReauthenticationRequired
    (Aws, 213), // ReceiptHandleIsInvalid
    (Zendesk, 4), // RecordInvalid
    (Zendesk, 5), // RecordNotFound
    (JavaException, 57), // RecoverableDataAccessException
    (PythonException, 443), // RecursionError
    (Aws, 214), // RecursiveInvocationException
    (PythonException, 444), // RefResolutionError
    (Github, 18), // Reference already exists
    (Azure, 85), // ReferencedResourceNotProvisioned
    (PythonException, 445), // RefreshWithMFAUnsupportedError
    (Aws, 215), // RegionDisabledException
    (JavaException, 58), // RejectedExecutionException
    (PythonException, 446), // RemoteDisconnected
    (PythonException, 447), // RemoteProtocolError
    (Aws, 216), // ReplicatedWriteConflictException
    (Github, 19), // Repository access blocked
    (Github, 20), // Repository was archived so is read-only
    (Aws, 217), // RepositoryNotFoundException
    (Http, 57), // Request Header Fields Too Large
    (Http, 67), // Request Header Too Large
    (Http, 19), // Request Timeout
    (Azure, 86), // RequestBodyTooLarge
    (Jsonrpc, 3), // RequestCancelled
    (PythonException, 448), // RequestDataTooBig
    (Azure, 87), // RequestDisallowedByPolicy
    (Kubernetes, 11), // RequestEntityTooLarge
    (Aws, 218), // RequestExpired
    (Jsonrpc, 0), // RequestFailed
    (Aws, 219), // RequestInTheFuture
    (Aws, 220), // RequestLimitExceeded
    (JavaException, 59), // RequestNotPermitted
    (PythonException, 449), // RequestNotRead
    (Aws, 221), // RequestThrottled
    (Aws, 222), // RequestThrottledException
    (Aws, 223), // RequestTimeTooSkewed
    (Aws, 224), // RequestTimeout
    (Aws, 225), // RequestTimeoutException
    (PythonException, 450), // RequestTooLargeError
    (Aws, 226), // RequestTooLargeException
    (Azure, 88), // RequestUrlFailedToParse
    (Azure, 89), // Request_BadRequest
    (Azure, 90), // Request_MultipleObjectsWithSameKeyValue
    (Azure, 91), // Request_ResourceNotFound
    (Azure, 92), // Request_ThrottledTemporarily
    (PythonException, 451), // ReservedName
    (Mongodb, 93), // ReshardCollectionInProgress
    (Github, 21), // Resource not accessible by integration
    (Github, 22), // Resource not accessible by personal access token
    (Jsonrpc, 14), // Resource not found
    (Github, 23), // Resource protected by organization SAML/IP allow list
    (Aws, 227), // ResourceAlreadyExistsException
    (IoKind, 33), // ResourceBusy
    (Aws, 228), // ResourceConflictException
    (Mongodb, 99), // ResourceExhausted
    (PythonException, 452), // ResourceExhausted
    (PythonException, 453), // ResourceExistsError
    (Aws, 229), // ResourceExistsException
    (Azure, 93), // ResourceGroupBeingDeleted
    (Azure, 94), // ResourceGroupNotFound
    (Aws, 230), // ResourceInUse
    (Aws, 231), // ResourceInUseException
    (Aws, 232), // ResourceLimitExceededException
    (PythonException, 454), // ResourceModifiedError
    (Aws, 233), // ResourceNotFound
    (Azure, 95), // ResourceNotFound
    (PythonException, 455), // ResourceNotFoundError
    (Aws, 234), // ResourceNotFoundException
    (Aws, 235), // ResourceNotReadyException
    (Azure, 96), // ResourceTypeMismatch
    (PythonException, 456), // ResponseError
    (PythonException, 457), // ResponseNotRead
    (PythonException, 458), // ResponseStreamingError
    (PythonException, 459), // RestrictViolation
    (MongodbLabel, 2), // ResumableChangeStreamError
    (Mongodb, 130), // RetriableRemoteCommandFailure
    (PythonException, 460), // RetryError
    (Aws, 236), // RetryableConflictException
    (Azure, 97), // RetryableError
    (MongodbLabel, 3), // RetryableError
    (MongodbLabel, 4), // RetryableWriteError
    (Mongodb, 20), // RoleNotFound
    (PythonException, 461), // RuntimeError
    (Kafka, 41), // SASL_AUTHENTICATION_FAILED
    (Browser, 51), // SEC_ERROR_EXPIRED_CERTIFICATE
    (Browser, 52), // SEC_ERROR_UNKNOWN_ISSUER
    (Salesforce, 57), // SELF_REFERENCE_FROM_TRIGGER
    (Node, 78), // SELF_SIGNED_CERT_IN_CHAIN
    (Curl, 20), // SEND_ERROR
    (Imap, 15), // SERVERBUG
    (Salesforce, 58), // SERVER_UNAVAILABLE
    (Dns, 2), // SERVFAIL
    (Google, 12), // SERVICE_DISABLED
    (Graphql, 17), // SERVICE_UNAVAILABLE
    (Paypal, 32), // SERVICE_UNAVAILABLE
    (Http2, 5), // SETTINGS_TIMEOUT
    (Shopify, 4), // SHOP_INACTIVE
    (ExitCode, 90), // SIGABRT
    (ExitCode, 91), // SIGBUS
    (ExitCode, 92), // SIGFPE
    (ExitCode, 86), // SIGHUP
    (ExitCode, 89), // SIGILL
    (ExitCode, 87), // SIGINT
    (ExitCode, 93), // SIGKILL
    (ExitCode, 95), // SIGPIPE
    (ExitCode, 88), // SIGQUIT
    (ExitCode, 94), // SIGSEGV
    (ExitCode, 96), // SIGTERM
    (ExitCode, 97), // SIGXCPU
    (ExitCode, 98), // SIGXFSZ
    (Salesforce, 59), // SINGLE_EMAIL_LIMIT_EXCEEDED
    (Oci, 10), // SIZE_INVALID
    (PythonException, 462), // SMTPAuthenticationError
    (PythonException, 463), // SMTPConnectError
    (PythonException, 464), // SMTPRecipientsRefused
    (PythonException, 465), // SMTPServerDisconnected
    (Clickhouse, 38), // SOCKET_TIMEOUT
    (JavaException, 60), // SQLDataException
    (JavaException, 61), // SQLFeatureNotSupportedException
    (Sqlite, 4), // SQLITE_ABORT
    (Sqlite, 39), // SQLITE_ABORT_ROLLBACK
    (Sqlite, 23), // SQLITE_AUTH
    (Sqlite, 37), // SQLITE_AUTH_USER
    (Sqlite, 5), // SQLITE_BUSY
    (Sqlite, 30), // SQLITE_BUSY_RECOVERY
    (Sqlite, 40), // SQLITE_BUSY_SNAPSHOT
    (Sqlite, 48), // SQLITE_BUSY_TIMEOUT
    (Sqlite, 14), // SQLITE_CANTOPEN
    (Sqlite, 57), // SQLITE_CANTOPEN_CONVPATH
    (Sqlite, 62), // SQLITE_CANTOPEN_DIRTYWAL
    (Sqlite, 52), // SQLITE_CANTOPEN_FULLPATH
    (Sqlite, 45), // SQLITE_CANTOPEN_ISDIR
    (Sqlite, 35), // SQLITE_CANTOPEN_NOTEMPDIR
    (Sqlite, 67), // SQLITE_CANTOPEN_SYMLINK
    (Sqlite, 18), // SQLITE_CONSTRAINT
    (Sqlite, 36), // SQLITE_CONSTRAINT_CHECK
    (Sqlite, 46), // SQLITE_CONSTRAINT_COMMITHOOK
    (Sqlite, 80), // SQLITE_CONSTRAINT_DATATYPE
    (Sqlite, 53), // SQLITE_CONSTRAINT_FOREIGNKEY
    (Sqlite, 58), // SQLITE_CONSTRAINT_FUNCTION
    (Sqlite, 63), // SQLITE_CONSTRAINT_NOTNULL
    (Sqlite, 78), // SQLITE_CONSTRAINT_PINNED
    (Sqlite, 68), // SQLITE_CONSTRAINT_PRIMARYKEY
    (Sqlite, 76), // SQLITE_CONSTRAINT_ROWID
    (Sqlite, 70), // SQLITE_CONSTRAINT_TRIGGER
    (Sqlite, 72), // SQLITE_CONSTRAINT_UNIQUE
    (Sqlite, 74), // SQLITE_CONSTRAINT_VTAB
    (Sqlite, 11), // SQLITE_CORRUPT
    (Sqlite, 51), // SQLITE_CORRUPT_INDEX
    (Sqlite, 44), // SQLITE_CORRUPT_SEQUENCE
    (Sqlite, 34), // SQLITE_CORRUPT_VTAB
    (Sqlite, 28), // SQLITE_DONE
    (Sqlite, 0), // SQLITE_ERROR
    (Sqlite, 59), // SQLITE_ERROR_KEY
    (Sqlite, 29), // SQLITE_ERROR_MISSING_COLLSEQ
    (Sqlite, 54), // SQLITE_ERROR_RESERVESIZE
    (Sqlite, 38), // SQLITE_ERROR_RETRY
    (Sqlite, 47), // SQLITE_ERROR_SNAPSHOT
    (Sqlite, 64), // SQLITE_ERROR_UNABLE
    (Sqlite, 24), // SQLITE_FORMAT
    (Sqlite, 13), // SQLITE_FULL
    (Sqlite, 2), // SQLITE_INTERNAL
    (Sqlite, 9), // SQLITE_INTERRUPT
    (Sqlite, 10), // SQLITE_IOERR
    (Sqlite, 81), // SQLITE_IOERR_ACCESS
    (Sqlite, 96), // SQLITE_IOERR_AUTH
    (Sqlite, 103), // SQLITE_IOERR_BADKEY
    (Sqlite, 97), // SQLITE_IOERR_BEGIN_ATOMIC
    (Sqlite, 77), // SQLITE_IOERR_BLOCKED
    (Sqlite, 82), // SQLITE_IOERR_CHECKRESERVEDLOCK
    (Sqlite, 84), // SQLITE_IOERR_CLOSE
    (Sqlite, 104), // SQLITE_IOERR_CODEC
    (Sqlite, 98), // SQLITE_IOERR_COMMIT_ATOMIC
    (Sqlite, 94), // SQLITE_IOERR_CONVPATH
    (Sqlite, 101), // SQLITE_IOERR_CORRUPTFS
    (Sqlite, 100), // SQLITE_IOERR_DATA
    (Sqlite, 75), // SQLITE_IOERR_DELETE
    (Sqlite, 91), // SQLITE_IOERR_DELETE_NOENT
    (Sqlite, 85), // SQLITE_IOERR_DIR_CLOSE
    (Sqlite, 61), // SQLITE_IOERR_DIR_FSYNC
    (Sqlite, 69), // SQLITE_IOERR_FSTAT
    (Sqlite, 56), // SQLITE_IOERR_FSYNC
    (Sqlite, 93), // SQLITE_IOERR_GETTEMPPATH
    (Sqlite, 102), // SQLITE_IOERR_IN_PAGE
    (Sqlite, 83), // SQLITE_IOERR_LOCK
    (Sqlite, 92), // SQLITE_IOERR_MMAP
    (Sqlite, 79), // SQLITE_IOERR_NOMEM
    (Sqlite, 73), // SQLITE_IOERR_RDLOCK
    (Sqlite, 33), // SQLITE_IOERR_READ
    (Sqlite, 99), // SQLITE_IOERR_ROLLBACK_ATOMIC
    (Sqlite, 90), // SQLITE_IOERR_SEEK
    (Sqlite, 88), // SQLITE_IOERR_SHMLOCK
    (Sqlite, 89), // SQLITE_IOERR_SHMMAP
    (Sqlite, 86), // SQLITE_IOERR_SHMOPEN
    (Sqlite, 87), // SQLITE_IOERR_SHMSIZE
    (Sqlite, 43), // SQLITE_IOERR_SHORT_READ
    (Sqlite, 66), // SQLITE_IOERR_TRUNCATE
    (Sqlite, 71), // SQLITE_IOERR_UNLOCK
    (Sqlite, 95), // SQLITE_IOERR_VNODE
    (Sqlite, 50), // SQLITE_IOERR_WRITE
    (Sqlite, 6), // SQLITE_LOCKED
    (Sqlite, 31), // SQLITE_LOCKED_SHAREDCACHE
    (Sqlite, 41), // SQLITE_LOCKED_VTAB
    (Sqlite, 20), // SQLITE_MISMATCH
    (Sqlite, 21), // SQLITE_MISUSE
    (Sqlite, 22), // SQLITE_NOLFS
    (Sqlite, 7), // SQLITE_NOMEM
    (Sqlite, 26), // SQLITE_NOTADB
    (Sqlite, 12), // SQLITE_NOTFOUND
    (Sqlite, 3), // SQLITE_PERM
    (Sqlite, 15), // SQLITE_PROTOCOL
    (Sqlite, 25), // SQLITE_RANGE
    (Sqlite, 8), // SQLITE_READONLY
    (Sqlite, 60), // SQLITE_READONLY_CANTINIT
    (Sqlite, 42), // SQLITE_READONLY_CANTLOCK
    (Sqlite, 55), // SQLITE_READONLY_DBMOVED
    (Sqlite, 65), // SQLITE_READONLY_DIRECTORY
    (Sqlite, 32), // SQLITE_READONLY_RECOVERY
    (Sqlite, 49), // SQLITE_READONLY_ROLLBACK
    (Sqlite, 27), // SQLITE_ROW
    (Sqlite, 16), // SQLITE_SCHEMA
    (Sqlite, 17), // SQLITE_TOOBIG
    (JavaException, 62), // SQLIntegrityConstraintViolationException
    (JavaException, 63), // SQLInvalidAuthorizationSpecException
    (JavaException, 64), // SQLNonTransientConnectionException
    (JavaException, 65), // SQLRecoverableException
    (JavaException, 66), // SQLSyntaxErrorException
    (JavaException, 67), // SQLTimeoutException
    (JavaException, 68), // SQLTransactionRollbackException
    (JavaException, 69), // SQLTransientConnectionException
    (JavaException, 70), // SQLTransientException
    (Http, 68), // SSL Certificate Error
    (Http, 69), // SSL Certificate Required
    (Http, 94), // SSL Handshake Failed
    (PythonException, 466), // SSLCertVerificationError
    (PythonException, 467), // SSLError
    (JavaException, 71), // SSLHandshakeException
    (JavaException, 74), // SSLPeerUnverifiedException
    (Openssl, 11), // SSLV3_ALERT_BAD_CERTIFICATE
    (Openssl, 12), // SSLV3_ALERT_CERTIFICATE_EXPIRED
    (Openssl, 13), // SSLV3_ALERT_CERTIFICATE_REVOKED
    (Openssl, 14), // SSLV3_ALERT_CERTIFICATE_UNKNOWN
    (Openssl, 15), // SSLV3_ALERT_HANDSHAKE_FAILURE
    (Openssl, 16), // SSLV3_ALERT_UNSUPPORTED_CERTIFICATE
    (Curl, 28), // SSL_CACERT_BADFILE
    (Curl, 23), // SSL_CERTPROBLEM
    (Curl, 12), // SSL_CONNECT_ERROR
    (Browser, 53), // SSL_ERROR_BAD_CERT_DOMAIN
    (PythonException, 473), // SSOTokenLoadError
    (Google, 13), // STOCKOUT
    (Salesforce, 60), // STORAGE_LIMIT_EXCEEDED
    (Http2, 6), // STREAM_CLOSED
    (Salesforce, 61), // STRING_TOO_LONG
    (Graphql, 18), // SUBREQUEST_HTTP_ERROR
    (Amqp, 11), // SYNTAX_ERROR
    (Clickhouse, 17), // SYNTAX_ERROR
    (Clickhouse, 53), // SYSTEM_ERROR
    (PythonException, 474), // SavepointException
    (PythonException, 475), // SchemaAndDataStatementMixingNotSupported
    (PythonException, 476), // SchemaError
    (Azure, 98), // ScopeLocked
    (Aws, 237), // SecretNotFoundException
    (DotnetException, 28), // SecurityException
    (JavaException, 75), // SecurityException
    (PythonException, 477), // SequenceGeneratorLimitExceeded
    (PythonException, 478), // SerializationError
    (Aws, 238), // SerializationException
    (PythonException, 479), // SerializationFailure
    (Cassandra, 0), // Server error
    (Azure, 99), // ServerBusy
    (Jsonrpc, 1), // ServerCancelled
    (PythonException, 480), // ServerConnectionError
    (PythonException, 481), // ServerDisconnectedError
    (Aws, 239), // ServerException
    (PythonException, 482), // ServerFingerprintMismatch
    (PythonException, 483), // ServerSelectionTimeoutError
    (Aws, 240), // ServerSideEncryptionConfigurationNotFoundError
    (Kubernetes, 12), // ServerTimeout
    (PythonException, 484), // ServerTimeoutError
    (Http, 77), // Service Unavailable
    (Aws, 241), // ServiceException
    (Aws, 242), // ServiceFailure
    (Aws, 243), // ServiceFailureException
    (Aws, 244), // ServiceLimitExceededException
    (Aws, 245), // ServiceNotFoundException
    (Aws, 246), // ServiceQuotaExceededException
    (PythonException, 485), // ServiceRequestError
    (PythonException, 486), // ServiceResponseError
    (Aws, 247), // ServiceUnavailable
    (Kubernetes, 13), // ServiceUnavailable
    (PythonException, 487), // ServiceUnavailable
    (Aws, 248), // ServiceUnavailableException
    (Mongodb, 31), // ShardKeyNotFound
    (Mongodb, 43), // ShutdownInProgress
    (Aws, 249), // SignatureDoesNotMatch
    (PythonException, 488), // SingletonSqlJsonItemRequired
    (Http, 97), // Site is overloaded
    (Azure, 100), // SkuNotAvailable
    (Aws, 250), // SlowDown
    (Aws, 251), // SnapStartNotReadyException
    (Mongodb, 68), // SnapshotTooOld
    (PythonException, 489), // SnapshotTooOld
    (Mongodb, 71), // SnapshotUnavailable
    (Azure, 101), // SnapshotsPresent
    (DotnetException, 29), // SocketException
    (JavaException, 76), // SocketException
    (Mongodb, 110), // SocketException
    (PythonException, 490), // SocketTimeoutError
    (JavaException, 77), // SocketTimeoutException
    (PythonException, 491), // SqlJsonArrayNotFound
    (PythonException, 492), // SqlJsonItemCannotBeCastToTargetType
    (PythonException, 493), // SqlJsonMemberNotFound
    (PythonException, 494), // SqlJsonNumberNotFound
    (PythonException, 495), // SqlJsonObjectNotFound
    (PythonException, 496), // SqlJsonScalarRequired
    (PythonException, 497), // SqlRoutineException
    (PythonException, 498), // SqlStatementNotYetComplete
    (PythonException, 499), // SqlclientUnableToEstablishSqlconnection
    (PythonException, 500), // SqlserverRejectedEstablishmentOfSqlconnection
    (PythonException, 501), // SrfProtocolViolated
    (JavaException, 78), // StackOverflowError
    (Aws, 252), // StackSetNotFoundException
    (PythonException, 502), // StackedDiagnosticsAccessedWithoutActiveHandler
    (Mongodb, 72), // StaleChunkHistory
    (Mongodb, 121), // StaleConfig
    (PythonException, 503), // StaleDataError
    (Mongodb, 57), // StaleEpoch
    (IoKind, 34), // StaleNetworkFileHandle
    (PythonException, 504), // StatementCompletionUnknown
    (PythonException, 505), // StatementTooComplex
    (PythonException, 506), // StopIteration
    (IoKind, 35), // StorageFull
    (Kubernetes, 14), // StorageReadError
    (PythonException, 507), // StreamClosed
    (PythonException, 508), // StreamConsumed
    (PythonException, 509), // StreamConsumedError
    (JavaException, 79), // StreamResetException
    (Mongodb, 98), // StreamTerminated
    (PythonException, 510), // StringDataLengthMismatch
    (PythonException, 511), // StringDataRightTruncation
    (Azure, 102), // SubscriptionNotFound
    (Azure, 103), // SubscriptionNotRegistered
    (Azure, 104), // SubscriptionRequestsThrottled
    (PythonException, 512), // SubstringError
    (PythonException, 513), // SuspiciousOperation
    (PythonException, 514), // SyntaxError
    (PythonException, 515), // SyntaxErrorOrAccessRuleViolation
    (Cassandra, 12), // Syntax_error
    (PythonException, 516), // SystemError
    (MongodbLabel, 5), // SystemOverloadedError
    (Clickhouse, 15), // TABLE_ALREADY_EXISTS
    (Clickhouse, 42), // TABLE_IS_READ_ONLY
    (Airtable, 8), // TABLE_NOT_FOUND
    (Oci, 11), // TAG_INVALID
    (Shopify, 5), // TAKEN
    (Graphql, 19), // THROTTLED
    (Shopify, 6), // THROTTLED
    (Kafka, 48), // THROTTLING_QUOTA_EXCEEDED
    (Graphql, 20), // TIMEOUT
    (Clickhouse, 27), // TIMEOUT_EXCEEDED
    (Openssl, 17), // TLSV13_ALERT_CERTIFICATE_REQUIRED
    (Openssl, 18), // TLSV1_ALERT_ACCESS_DENIED
    (Openssl, 19), // TLSV1_ALERT_DECRYPT_ERROR
    (Openssl, 20), // TLSV1_ALERT_INTERNAL_ERROR
    (Openssl, 21), // TLSV1_ALERT_PROTOCOL_VERSION
    (Openssl, 22), // TLSV1_ALERT_UNKNOWN_CA
    (Openssl, 23), // TLSV1_UNRECOGNIZED_NAME
    (Oci, 12), // TOOMANYREQUESTS
    (Clickhouse, 47), // TOO_DEEP_RECURSION
    (Clickhouse, 46), // TOO_FEW_LIVE_REPLICAS
    (Salesforce, 62), // TOO_MANY_APEX_REQUESTS
    (Clickhouse, 44), // TOO_MANY_PARTS
    (Curl, 18), // TOO_MANY_REDIRECTS
    (Graphql, 21), // TOO_MANY_REQUESTS
    (Clickhouse, 26), // TOO_MANY_ROWS
    (Clickhouse, 52), // TOO_MANY_ROWS_OR_BYTES
    (Clickhouse, 36), // TOO_MANY_SIMULTANEOUS_QUERIES
    (Clickhouse, 28), // TOO_SLOW
    (Kafka, 27), // TOPIC_ALREADY_EXISTS
    (Kafka, 23), // TOPIC_AUTHORIZATION_FAILED
    (Kafka, 43), // TOPIC_DELETION_DISABLED
    (Kafka, 39), // TRANSACTIONAL_ID_AUTHORIZATION_FAILED
    (Paypal, 33), // TRANSACTION_REFUSED
    (Redis, 37), // TRYAGAIN
    (Clickhouse, 14), // TYPE_MISMATCH
    (Aws, 253), // TableNotFoundException
    (Aws, 254), // TagLimitExceededException
    (Azure, 105), // TargetConditionNotMet
    (DotnetException, 35), // TaskCanceledException
    (Mongodb, 94), // TemporarilyUnavailable
    (Aws, 255), // TextSizeLimitExceededException
    (Aws, 256), // ThrottledClientException
    (Aws, 257), // ThrottledException
    (Aws, 258), // Throttling
    (Aws, 259), // ThrottlingException
    (IoKind, 36), // TimedOut
    (Kubernetes, 15), // Timeout
    (PythonException, 517), // Timeout
    (Aws, 260), // TimeoutError
    (Node, 79), // TimeoutError
    (PythonException, 518), // TimeoutError
    (DotnetException, 36), // TimeoutException
    (JavaException, 80), // TimeoutException
    (PythonException, 520), // TimeoutExpired
    (DotnetException, 37), // TimeoutRejectedException
    (Aws, 261), // TokenRefreshRequired
    (PythonException, 521), // TokenRetrievalError
    (Http, 52), // Too Early
    (Http, 55), // Too Many Requests
    (PythonException, 522), // TooManyArguments
    (PythonException, 523), // TooManyClients
    (PythonException, 524), // TooManyColumns
    (PythonException, 525), // TooManyConnections
    (PythonException, 526), // TooManyConnectionsError
    (Aws, 262), // TooManyEntriesInBatchRequest
    (PythonException, 527), // TooManyJsonArrayElements
    (PythonException, 528), // TooManyJsonObjectMembers
    (IoKind, 37), // TooManyLinks
    (PythonException, 529), // TooManyRedirects
    (Azure, 106), // TooManyRequests
    (Kubernetes, 16), // TooManyRequests
    (PythonException, 530), // TooManyRequests
    (Aws, 263), // TooManyRequestsException
    (PythonException, 531), // TooManyRows
    (Aws, 264), // TooManyTagsException
    (PythonException, 532), // ToolError
    (Aws, 265), // TransactionCanceledException
    (Mongodb, 74), // TransactionCommitted
    (Aws, 273), // TransactionConflictException
    (Mongodb, 85), // TransactionExceededLifetimeLimitSeconds
    (Aws, 274), // TransactionInProgressException
    (PythonException, 533), // TransactionResolutionUnknown
    (PythonException, 534), // TransactionRollback
    (PythonException, 535), // TransactionTimeout
    (Mongodb, 75), // TransactionTooLarge
    (Mongodb, 66), // TransactionTooOld
    (JavaException, 81), // TransientDataAccessResourceException
    (MongodbLabel, 6), // TransientTransactionError
    (PythonException, 536), // TriggerProtocolViolated
    (PythonException, 537), // TriggeredActionException
    (PythonException, 538), // TriggeredDataChangeViolation
    (PythonException, 539), // TrimError
    (Cassandra, 6), // Truncate_error
    (PythonException, 540), // TryAgainError
    (Node, 80), // TypeError
    (PythonException, 541), // TypeError
    (Mongodb, 10), // TypeMismatch
    (Aws, 275), // TypeNotFoundException
    (Node, 90), // UNABLE_TO_GET_ISSUER_CERT_LOCALLY
    (Salesforce, 63), // UNABLE_TO_LOCK_ROW
    (Node, 91), // UNABLE_TO_VERIFY_LEAF_SIGNATURE
    (Graphql, 22), // UNAUTHENTICATED
    (Grpc, 26), // UNAUTHENTICATED
    (Oci, 13), // UNAUTHORIZED
    (Grpc, 18), // UNAVAILABLE
    (Imap, 16), // UNAVAILABLE
    (Redis, 38), // UNBLOCKED
    (Node, 92), // UND_ERR_ABORTED
    (Node, 93), // UND_ERR_BODY_TIMEOUT
    (Node, 94), // UND_ERR_BPL_MISSING_UPSTREAM
    (Node, 95), // UND_ERR_CLOSED
    (Node, 96), // UND_ERR_CONNECT_TIMEOUT
    (Node, 97), // UND_ERR_DESTROYED
    (Node, 98), // UND_ERR_HEADERS_OVERFLOW
    (Node, 99), // UND_ERR_HEADERS_TIMEOUT
    (Node, 100), // UND_ERR_INFO
    (Node, 101), // UND_ERR_INVALID_ARG
    (Node, 102), // UND_ERR_INVALID_RETURN_VALUE
    (Node, 103), // UND_ERR_MAX_ORIGINS_REACHED
    (Node, 104), // UND_ERR_NOT_SUPPORTED
    (Node, 105), // UND_ERR_PRX_TLS
    (Node, 106), // UND_ERR_REQ_CONTENT_LENGTH_MISMATCH
    (Node, 107), // UND_ERR_REQ_RETRY
    (Node, 108), // UND_ERR_RESPONSE
    (Node, 109), // UND_ERR_RES_CONTENT_LENGTH_MISMATCH
    (Node, 110), // UND_ERR_RES_EXCEEDED_MAX_SIZE
    (Node, 111), // UND_ERR_SOCKET
    (Openssl, 24), // UNEXPECTED_EOF_WHILE_READING
    (Amqp, 14), // UNEXPECTED_FRAME
    (Grpc, 16), // UNIMPLEMENTED
    (Redis, 39), // UNKILLABLE
    (Grpc, 2), // UNKNOWN
    (Clickhouse, 21), // UNKNOWN_DATABASE
    (GoogleMaps, 10), // UNKNOWN_ERROR
    (Salesforce, 64), // UNKNOWN_EXCEPTION
    (Plaid, 17), // UNKNOWN_FIELDS
    (Airtable, 9), // UNKNOWN_FIELD_NAME
    (Clickhouse, 20), // UNKNOWN_FORMAT
    (Clickhouse, 10), // UNKNOWN_FUNCTION
    (Clickhouse, 11), // UNKNOWN_IDENTIFIER
    (Kafka, 45), // UNKNOWN_LEADER_EPOCH
    (Kafka, 21), // UNKNOWN_MEMBER_ID
    (Kafka, 0), // UNKNOWN_SERVER_ERROR
    (Clickhouse, 23), // UNKNOWN_SETTING
    (Clickhouse, 48), // UNKNOWN_STATUS_OF_INSERT
    (Clickhouse, 16), // UNKNOWN_TABLE
    (Kafka, 3), // UNKNOWN_TOPIC_OR_PARTITION
    (Clickhouse, 13), // UNKNOWN_TYPE
    (Clickhouse, 31), // UNKNOWN_USER
    (Github, 24), // UNPROCESSABLE
    (Openssl, 25), // UNSAFE_LEGACY_RENEGOTIATION_DISABLED
    (Oci, 14), // UNSUPPORTED
    (Salesforce, 65), // UNSUPPORTED_API_VERSION
    (Curl, 0), // UNSUPPORTED_PROTOCOL
    (Openssl, 26), // UNSUPPORTED_PROTOCOL
    (Kafka, 26), // UNSUPPORTED_VERSION
    (Http, 38), // URI Too Long
    (JavaException, 82), // URISyntaxException
    (Jsonrpc, 9), // URLElicitationRequired
    (PythonException, 546), // URLError
    (PythonException, 547), // URLRequired
    (PythonException, 548), // URLSchemeUnknown
    (Curl, 1), // URL_MALFORMAT
    (Linear, 10), // USAGE_LIMIT_EXCEEDED
    (Linear, 11), // USER_ERROR
    (Google, 14), // USER_PROJECT_DENIED
    (PythonException, 549), // Unauthenticated
    (Cassandra, 13), // Unauthorized
    (Http, 8), // Unauthorized
    (Kubernetes, 17), // Unauthorized
    (Mongodb, 9), // Unauthorized
    (PythonException, 550), // Unauthorized
    (DotnetException, 38), // UnauthorizedAccessException
    (Aws, 276), // UnauthorizedClientException
    (Aws, 277), // UnauthorizedException
    (Aws, 278), // UnauthorizedOperation
    (PythonException, 551), // UnauthorizedSSOTokenError
    (Aws, 279), // Unavailable
    (Http, 62), // Unavailable For Legal Reasons
    (Cassandra, 3), // Unavailable exception
    (IoKind, 38), // Uncategorized
    (PythonException, 552), // UndefinedColumn
    (PythonException, 553), // UndefinedFile
    (PythonException, 554), // UndefinedFunction
    (PythonException, 555), // UndefinedObject
    (PythonException, 556), // UndefinedParameter
    (PythonException, 557), // UndefinedTable
    (PythonException, 558), // UndefinedTableError
    (IoKind, 39), // UnexpectedEof
    (Aws, 280), // UnfulfillableCapacity
    (PythonException, 559), // UnicodeDecodeError
    (PythonException, 560), // UnicodeEncodeError
    (PythonException, 561), // UnicodeError
    (PythonException, 562), // UniqueViolation
    (PythonException, 563), // UniqueViolationError
    (PythonException, 564), // UnixClientConnectorError
    (Kubernetes, 18), // Unknown
    (PythonException, 565), // Unknown
    (PythonException, 566), // UnknownEndpointError
    (Azure, 107), // UnknownError
    (Mongodb, 6), // UnknownError
    (JavaException, 83), // UnknownHostException
    (Aws, 281), // UnknownOperationException
    (PythonException, 567), // UnknownParameterError
    (PythonException, 568), // UnknownRegionError
    (Mongodb, 39), // UnknownReplWriteConcern
    (PythonException, 569), // UnknownServiceError
    (MongodbLabel, 7), // UnknownTransactionCommitResult
    (Aws, 282), // UnmodifiableEntity
    (Cassandra, 17), // Unprepared
    (Http, 47), // Unprocessable Content
    (PythonException, 570), // UnprocessableEntityError
    (Aws, 283), // UnprocessableEntityException
    (Aws, 284), // UnrecognizedClientException
    (PythonException, 571), // UnrewindableBodyError
    (PythonException, 572), // UnsafeNewEnumValueUsage
    (Mongodb, 46), // UnsatisfiableWriteConcern
    (Aws, 285), // Unsupported
    (IoKind, 40), // Unsupported
    (Http, 39), // Unsupported Media Type
    (Azure, 108), // UnsupportedHeader
    (Azure, 109), // UnsupportedHttpVerb
    (Kubernetes, 19), // UnsupportedMediaType
    (Aws, 286), // UnsupportedMediaTypeException
    (Aws, 287), // UnsupportedOperation
    (Aws, 288), // UnsupportedOperationException
    (JavaException, 85), // UnsupportedOperationException
    (PythonException, 573), // UnsupportedProtocol
    (Jsonrpc, 10), // UnsupportedProtocolVersion
    (PythonException, 574), // UnsupportedS3ArnError
    (PythonException, 575), // UnterminatedCString
    (PythonException, 576), // UntranslatableCharacter
    (Azure, 110), // UpdateConditionNotSatisfied
    (Mongodb, 104), // UpdatesStillPending
    (Http, 53), // Upgrade Required
    (PythonException, 577), // UploadAbortedError
    (DotnetException, 39), // UriFormatException
    (Mongodb, 8), // UserNotFound
    (Mongodb, 95), // UserWritesBlocked
    (Graphql, 23), // VALIDATION_ERROR
    (Hubspot, 11), // VALIDATION_ERROR
    (Github, 25), // Validation Failed
    (Aws, 289), // ValidationError
    (PythonException, 578), // ValidationError
    (Aws, 290), // ValidationException
    (DotnetException, 40), // ValidationException
    (PythonException, 579), // ValueError
    (Http, 82), // Variant Also Negotiates
    (Aws, 291), // VcpuLimitExceeded
    (Aws, 292), // VolumeInUse
    (Windows, 34), // WAIT_TIMEOUT
    (Mysql, 66), // WARN_DATA_TRUNCATED
    (Redis, 40), // WRONGPASS
    (Redis, 41), // WRONGTYPE
    (Clickhouse, 32), // WRONG_PASSWORD
    (Openssl, 27), // WRONG_VERSION_NUMBER
    (Windows, 57), // WSAEACCES
    (Windows, 63), // WSAEADDRINUSE
    (Windows, 62), // WSAEAFNOSUPPORT
    (Windows, 67), // WSAECONNABORTED
    (Windows, 73), // WSAECONNREFUSED
    (Windows, 68), // WSAECONNRESET
    (Windows, 74), // WSAEHOSTDOWN
    (Windows, 75), // WSAEHOSTUNREACH
    (Windows, 56), // WSAEINTR
    (Windows, 58), // WSAEINVAL
    (Windows, 59), // WSAEMFILE
    (Windows, 61), // WSAEMSGSIZE
    (Windows, 64), // WSAENETDOWN
    (Windows, 66), // WSAENETRESET
    (Windows, 65), // WSAENETUNREACH
    (Windows, 69), // WSAENOBUFS
    (Windows, 70), // WSAENOTCONN
    (Windows, 76), // WSAEPROCLIM
    (Windows, 71), // WSAESHUTDOWN
    (Windows, 72), // WSAETIMEDOUT
    (Windows, 60), // WSAEWOULDBLOCK
    (Windows, 78), // WSAHOST_NOT_FOUND
    (Windows, 82), // WSANO_DATA
    (Windows, 81), // WSANO_RECOVERY
    (Windows, 77), // WSASYSNOTREADY
    (Windows, 80), // WSATRY_AGAIN
    (PythonException, 580), // WSServerHandshakeError
    (PythonException, 581), // WTimeoutError
    (PythonException, 582), // WaitQueueTimeoutError
    (PythonException, 583), // WaiterError
    (Http, 90), // Web Server Is Down
    (Http, 89), // Web Server Returned an Unknown Error
    (PythonException, 584), // WindowingError
    (PythonException, 585), // WithCheckOptionViolation
    (IoKind, 41), // WouldBlock
    (Mongodb, 38), // WriteConcernLegacyOK
    (Mongodb, 32), // WriteConcernTimeout
    (Mongodb, 48), // WriteConflict
    (PythonException, 586), // WriteError
    (PythonException, 587), // WriteTimeout
    (IoKind, 42), // WriteZero
    (Cassandra, 11), // Write_failure
    (Cassandra, 7), // Write_timeout
    (PythonException, 588), // WrongObjectType
    (Sqlstate, 307), // XX000
    (Sqlstate, 308), // XX001
    (Sqlstate, 309), // XX002
    (Dns, 8), // YXDOMAIN
    (Dns, 9), // YXRRSET
    (Jira, 3), // You do not have permission
    (Github, 26), // You have exceeded a secondary rate limit
    (GoogleMaps, 11), // ZERO_RESULTS
    (Google, 15), // ZONE_RESOURCE_POOL_EXHAUSTED
    (Node, 112), // Z_BUF_ERROR
    (Node, 115), // Z_DATA_ERROR
    (PythonException, 589), // ZeroDivisionError
    (PythonException, 590), // ZeroLengthCharacterString
    (Azure, 111), // ZonalAllocationFailed
    (ProblemType, 0), // abnormal-usage-detected
    (Google, 16), // abuse
    (Azure, 112), // accessDenied
    (Google, 17), // accessDenied
    (Google, 18), // accessNotConfigured
    (Oauth, 0), // access_denied
    (Slack, 0), // access_denied
    (Tls, 12), // access_denied
    (BoxApi, 0), // access_denied_insufficient_permissions
    (BoxApi, 1), // access_denied_item_locked
    (Slack, 1), // accesslimited
    (Stripe, 0), // account_closed
    (Stripe, 1), // account_country_invalid_address
    (Openai, 0), // account_deactivated
    (Stripe, 2), // account_error_country_change_requires_additional_steps
    (Slack, 2), // account_inactive
    (Stripe, 3), // account_information_mismatch
    (Stripe, 4), // account_invalid
    (Stripe, 5), // account_number_invalid
    (Stripe, 6), // account_token_required_for_v2_account
    (Stripe, 7), // acss_debit_session_incomplete
    (Stripe, 8), // action_blocked
    (Elasticsearch, 0), // action_request_validation_exception
    (Google, 19), // activeItemCreationLimitExceeded
    (Openai, 1), // active_turn_not_steerable
    (Azure, 113), // activityLimitReached
    (Ldap, 8), // adminLimitExceeded
    (Ldap, 29), // affectsMultipleDSAs
    (Stripe, 9), // alipay_upgrade_required
    (Slack, 3), // already_archived
    (Github, 27), // already_exists
    (Slack, 4), // already_in_channel
    (Slack, 5), // already_pinned
    (Slack, 6), // already_reacted
    (Slack, 7), // already_starred
    (Stripe, 10), // amount_too_large
    (Stripe, 11), // amount_too_small
    (Stripe, 12), // anomalous_money_movement_request
    (Anthropic, 0), // api_error
    (Stripe, 13), // api_error
    (Stripe, 14), // api_key_expired
    (Google, 20), // appNotAuthorizedToFile
    (Slack, 8), // app_missing_action_url
    (Stripe, 15), // application_fees_not_allowed
    (Anthropic, 1), // approval_required
    (Stripe, 16), // approval_required
    (StripeDecline, 0), // approve_with_id
    (Shopify, 7), // argumentLiteralsIncompatible
    (Slack, 9), // as_user_not_supported
    (Pydantic, 0), // assertion_error
    (PythonException, 591), // asyncio.QueueFull
    (Ldap, 14), // attributeOrValueExists
    (Google, 21), // authError
    (Ldap, 5), // authMethodNotSupported
    (Anthropic, 2), // authentication_error
    (Openai, 2), // authentication_error
    (Stripe, 17), // authentication_error
    (Stripe, 18), // authentication_failure
    (Stripe, 19), // authentication_required
    (StripeDecline, 1), // authentication_required
    (Anthropic, 3), // authorization_check_unavailable
    (Oauth, 1), // authorization_pending
    (Google, 22), // backendError
    (Google, 23), // backendNotConnected
    (Google, 24), // badRequest
    (Tls, 5), // bad_certificate
    (Tls, 23), // bad_certificate_status_response
    (Slack, 10), // bad_client_secret
    (Slack, 11), // bad_image
    (Tls, 2), // bad_record_mac
    (Vercel, 0), // bad_request
    (Slack, 12), // bad_timestamp
    (Slack, 13), // bad_token
    (Stripe, 20), // balance_insufficient
    (Stripe, 21), // balance_invalid_parameter
    (Stripe, 22), // bank_account_bad_routing_numbers
    (Stripe, 23), // bank_account_declined
    (Stripe, 24), // bank_account_exists
    (Stripe, 25), // bank_account_restricted
    (Stripe, 26), // bank_account_unusable
    (Stripe, 27), // bank_account_unverified
    (Stripe, 28), // bank_account_verification_failed
    (RustError, 0), // bb8::RunError::TimedOut
    (Google, 25), // billingNotEnabled
    (Anthropic, 4), // billing_error
    (Openai, 3), // billing_hard_limit_reached
    (Stripe, 29), // billing_invalid_mandate
    (Openai, 4), // billing_not_active
    (PythonException, 599), // binascii.Error
    (Openai, 5), // bio_policy
    (Stripe, 30), // bitcoin_upgrade_required
    (Pydantic, 1), // bool_parsing
    (Slack, 14), // bot_not_found
    (GoError, 0), // bufio.ErrTooLong
    (Ldap, 21), // busy
    (StripeDecline, 2), // call_issuer
    (Google, 26), // cannotDownloadAbusiveFile
    (Google, 27), // cannotModifyInheritedPermission
    (Slack, 15), // cannot_add_bot
    (Slack, 16), // cannot_add_others
    (Slack, 17), // cannot_add_others_recurring
    (Slack, 18), // cannot_add_slackbot
    (Slack, 19), // cannot_complete_others
    (Slack, 20), // cannot_complete_recurring
    (Slack, 21), // cannot_create_dialog
    (Slack, 22), // cannot_find_service
    (Slack, 23), // cannot_kick_home_team
    (Slack, 24), // cannot_kick_team
    (Slack, 25), // cannot_parse
    (Slack, 26), // cannot_prompt
    (Slack, 27), // cannot_unfurl_url
    (Slack, 28), // cannot_update_admin_user
    (Slack, 29), // cant_archive_general
    (Slack, 30), // cant_delete
    (Slack, 31), // cant_delete_file
    (Slack, 32), // cant_delete_message
    (Slack, 33), // cant_invite
    (Slack, 34), // cant_invite_self
    (Slack, 35), // cant_kick_from_general
    (Slack, 36), // cant_kick_self
    (Slack, 37), // cant_leave_general
    (Slack, 38), // cant_update_message
    (Stripe, 31), // capability_not_active
    (Stripe, 32), // capture_charge_authorization_expired
    (Stripe, 33), // capture_unauthorized_payment
    (Stripe, 34), // card_decline_rate_limit_exceeded
    (Stripe, 35), // card_declined
    (Stripe, 36), // card_error
    (StripeDecline, 3), // card_not_supported
    (StripeDecline, 4), // card_velocity_exceeded
    (Stripe, 37), // cardholder_phone_number_required
    (Tls, 8), // certificate_expired
    (Tls, 25), // certificate_required
    (Tls, 7), // certificate_revoked
    (Tls, 9), // certificate_unknown
    (Slack, 39), // channel_not_archived
    (Slack, 40), // channel_not_found
    (Slack, 41), // channel_type_not_supported
    (Stripe, 38), // charge_already_captured
    (Stripe, 39), // charge_already_refunded
    (Stripe, 40), // charge_disputed
    (Stripe, 41), // charge_exceeds_source_limit
    (Stripe, 42), // charge_exceeds_transaction_limit
    (Stripe, 43), // charge_expired_for_capture
    (Stripe, 44), // charge_invalid_parameter
    (Stripe, 45), // charge_not_refundable
    (Elasticsearch, 1), // circuit_breaking_exception
    (Anthropic, 5), // claude_code_key_creator_not_member
    (Anthropic, 6), // claude_code_version_too_old
    (Stripe, 46), // clearing_code_unsupported
    (Slack, 42), // client_id_token_mismatch
    (Tls, 0), // close_notify
    (Elasticsearch, 3), // cluster_block_exception
    (Anthropic, 7), // cmek_context_unavailable
    (Anthropic, 8), // cmek_key_disabled
    (Anthropic, 9), // cmek_key_network_blocked
    (Anthropic, 10), // cmek_key_unreachable
    (Slack, 43), // comment_not_found
    (Slack, 44), // compliance_exports_prevent_deletion
    (Google, 28), // concurrentLimitExceeded
    (Elasticsearch, 4), // concurrent_snapshot_execution_exception
    (Google, 29), // conditionNotMet
    (Ldap, 9), // confidentialityRequired
    (Dropbox, 0), // conflict
    (Google, 30), // conflict
    (Anthropic, 11), // conflict_error
    (Notion, 0), // conflict_error
    (Ldap, 33), // connectError
    (Openai, 6), // connection_failed
    (Oauth, 2), // consent_required
    (Ldap, 13), // constraintViolation
    (Azure, 114), // content_filter
    (Openai, 7), // content_filter
    (Openai, 8), // content_policy_violation
    (GoError, 1), // context.Canceled
    (GoError, 2), // context.DeadlineExceeded
    (Azure, 115), // context_length_exceeded
    (Openai, 9), // context_length_exceeded
    (Anthropic, 12), // contract_spend_limit_reached
    (Slack, 45), // could_not_archive_channel
    (Slack, 46), // could_not_convert_channel
    (Slack, 47), // could_not_create_channel
    (Slack, 48), // could_not_delete_channel
    (Slack, 49), // could_not_get_conversation_prefs
    (Slack, 50), // could_not_get_teams
    (Slack, 51), // could_not_rename_channel
    (Slack, 52), // could_not_set_channel_pref
    (Slack, 53), // could_not_unarchive_channel
    (Stripe, 47), // country_code_invalid
    (Stripe, 48), // country_unsupported
    (Stripe, 49), // coupon_expired
    (Openai, 10), // credit_balance_exhausted
    (StripeDecline, 5), // currency_not_supported
    (Github, 28), // custom
    (Stripe, 50), // customer_max_payment_methods
    (Stripe, 51), // customer_max_subscriptions
    (Stripe, 52), // customer_session_expired
    (Stripe, 53), // customer_tax_location_invalid
    (Openai, 11), // cyber_policy
    (Google, 31), // dailyLimitExceeded
    (Openai, 12), // data_residency_mismatch
    (Notion, 1), // database_connection_unavailable
    (Pydantic, 2), // datetime_parsing
    (Stripe, 54), // debit_not_authorized
    (Tls, 13), // decode_error
    (Tls, 14), // decrypt_error
    (Slack, 54), // default_org_wide_channel
    (Google, 32), // deleted
    (Slack, 55), // deprecated_endpoint
    (Pydantic, 3), // dict_type
    (Dropbox, 1), // disallowed_name
    (Stripe, 55), // dispute_evidence_page_limit_exceeded
    (StripeDecline, 6), // do_not_honor
    (StripeDecline, 7), // do_not_try_again
    (Elasticsearch, 5), // document_parsing_exception
    (Google, 33), // domainPolicy
    (GoError, 3), // driver.ErrBadConn
    (Google, 34), // duplicate
    (Slack, 56), // duplicate_channel_not_found
    (Slack, 57), // duplicate_message_not_found
    (StripeDecline, 8), // duplicate_transaction
    (Tls, 28), // ech_required
    (Slack, 58), // edit_window_closed
    (Slack, 59), // ekm_access_denied
    (Browser, 54), // element click intercepted
    (Browser, 55), // element not interactable
    (Stripe, 56), // email_invalid
    (Openai, 13), // empty_image_file
    (Anthropic, 13), // enforced_spend_limit_reached
    (Slack, 60), // enterprise_is_restricted
    (Ldap, 28), // entryAlreadyExists
    (Pydantic, 4), // enum
    (Anthropic, 14), // environment_archived
    (Anthropic, 15), // environment_not_found
    (GoError, 4), // errors.ErrUnsupported
    (Elasticsearch, 6), // es_rejected_execution_exception
    (GoError, 5), // exec.ErrNotFound
    (Openai, 14), // executor_version_incompatible
    (Google, 35), // expired
    (Dropbox, 2), // expired_access_token
    (Stripe, 57), // expired_card
    (StripeDecline, 9), // expired_card
    (Stripe, 58), // expired_payment_method
    (Oauth, 3), // expired_token
    (Slack, 61), // external_channel_migrating
    (Pydantic, 5), // extra_forbidden
    (Slack, 62), // failed_for_some_users
    (Slack, 63), // failed_sending_dialog
    (Stripe, 59), // failed_tax_calculation
    (Openai, 15), // failed_to_download_image
    (Slack, 64), // fatal_error
    (Slack, 65), // feature_not_enabled
    (Slack, 66), // fetch_members_failed
    (Google, 36), // fieldPathNotFound
    (Google, 37), // fileNeverWritable
    (Slack, 67), // file_comment_not_found
    (Slack, 68), // file_deleted
    (Slack, 69), // file_not_found
    (Slack, 70), // file_not_shared
    (Slack, 71), // file_uploads_disabled
    (Slack, 72), // file_uploads_except_images_disabled
    (Stripe, 60), // financial_account_balance_does_not_support_currency
    (Stripe, 61), // financial_account_capability_not_enabled
    (Stripe, 62), // financial_account_capability_restricted
    (Stripe, 63), // financial_connections_account_inactive
    (Stripe, 64), // financial_connections_account_pending_account_numbers
    (Stripe, 65), // financial_connections_account_unavailable_account_numbers
    (Stripe, 66), // financial_connections_consent_locale_invalid
    (Stripe, 67), // financial_connections_consent_locale_unsupported
    (Stripe, 68), // financial_connections_no_successful_transaction_refresh
    (Pydantic, 6), // finite_number
    (Openai, 16), // flex_unavailable
    (Pydantic, 7), // float_parsing
    (Google, 38), // forbidden
    (Vercel, 1), // forbidden
    (Stripe, 69), // forwarding_api_inactive
    (Stripe, 70), // forwarding_api_invalid_parameter
    (Stripe, 71), // forwarding_api_retryable_upstream_error
    (Stripe, 72), // forwarding_api_upstream_connection_error
    (Stripe, 73), // forwarding_api_upstream_connection_timeout
    (Stripe, 74), // forwarding_api_upstream_error
    (StripeDecline, 10), // fraudulent
    (Google, 39), // fullSyncRequired
    (PythonException, 592), // gaierror
    (Google, 40), // gatewayTimeout
    (Notion, 2), // gateway_timeout
    (Azure, 116), // generalException
    (Tls, 26), // general_error
    (StripeDecline, 11), // generic_decline
    (Pydantic, 8), // greater_than
    (Tls, 4), // handshake_failure
    (GoError, 6), // http.ErrServerClosed
    (Stripe, 75), // idempotency_error
    (Stripe, 76), // idempotency_key_in_use
    (Elasticsearch, 7), // illegal_argument_exception
    (Tls, 10), // illegal_parameter
    (Openai, 17), // image_content_policy_violation
    (Openai, 18), // image_file_not_found
    (Openai, 19), // image_file_too_large
    (Openai, 20), // image_parse_error
    (Openai, 21), // image_too_large
    (Openai, 22), // image_too_small
    (Ldap, 18), // inappropriateAuthentication
    (Ldap, 12), // inappropriateMatching
    (Tls, 18), // inappropriate_fallback
    (Stripe, 77), // incorrect_address
    (Stripe, 78), // incorrect_cvc
    (StripeDecline, 12), // incorrect_cvc
    (Stripe, 79), // incorrect_number
    (StripeDecline, 13), // incorrect_number
    (StripeDecline, 14), // incorrect_pin
    (Stripe, 80), // incorrect_postal_code
    (Stripe, 81), // incorrect_zip
    (StripeDecline, 15), // incorrect_zip
    (Elasticsearch, 8), // index_closed_exception
    (Elasticsearch, 9), // index_not_found_exception
    (Stripe, 82), // india_recurring_payment_mandate_canceled
    (Stripe, 83), // instant_payouts_config_disabled
    (Stripe, 84), // instant_payouts_currency_disabled
    (Stripe, 85), // instant_payouts_limit_exceeded
    (Stripe, 86), // instant_payouts_unsupported
    (Ldap, 20), // insufficientAccessRights
    (Google, 41), // insufficientFilePermissions
    (Google, 42), // insufficientPermissions
    (Stripe, 87), // insufficient_funds
    (StripeDecline, 16), // insufficient_funds
    (Openai, 23), // insufficient_permissions
    (Openai, 24), // insufficient_quota
    (BoxApi, 2), // insufficient_scope
    (Oauth, 4), // insufficient_scope
    (Tls, 16), // insufficient_security
    (Dropbox, 3), // insufficient_space
    (Pydantic, 9), // int_parsing
    (Stripe, 88), // intent_invalid_state
    (Stripe, 89), // intent_verification_method_missing
    (Oauth, 5), // interaction_required
    (Google, 43), // internalError
    (Openai, 25), // internal_error
    (Slack, 73), // internal_error
    (Tls, 17), // internal_error
    (Notion, 3), // internal_server_error
    (Github, 29), // invalid
    (Google, 44), // invalid
    (Browser, 56), // invalid argument
    (Browser, 57), // invalid selector
    (Ldap, 15), // invalidAttributeSyntax
    (Ldap, 19), // invalidCredentials
    (Ldap, 17), // invalidDNSyntax
    (Google, 45), // invalidParameter
    (Google, 46), // invalidQuery
    (Azure, 117), // invalidRange
    (Azure, 118), // invalidRequest
    (Google, 47), // invalidSharingRequest
    (Dropbox, 4), // invalid_access_token
    (StripeDecline, 17), // invalid_account
    (StripeDecline, 18), // invalid_amount
    (Openai, 26), // invalid_api_key
    (Slack, 74), // invalid_arg_name
    (Slack, 75), // invalid_arguments
    (Slack, 76), // invalid_array_arg
    (Slack, 77), // invalid_auth
    (Openai, 27), // invalid_authentication
    (Openai, 28), // invalid_base64_image
    (Notion, 4), // invalid_beta
    (Slack, 78), // invalid_blocks
    (Slack, 79), // invalid_blocks_format
    (Stripe, 90), // invalid_canceled_subscription_fields
    (Stripe, 91), // invalid_card_type
    (Slack, 80), // invalid_channel
    (Stripe, 92), // invalid_characters
    (Stripe, 93), // invalid_charge_amount
    (Slack, 81), // invalid_charset
    (Oauth, 6), // invalid_client
    (Slack, 82), // invalid_client_id
    (Slack, 83), // invalid_cursor
    (Stripe, 94), // invalid_cvc
    (StripeDecline, 19), // invalid_cvc
    (Stripe, 95), // invalid_expiry_month
    (StripeDecline, 20), // invalid_expiry_month
    (Stripe, 96), // invalid_expiry_year
    (StripeDecline, 21), // invalid_expiry_year
    (Slack, 84), // invalid_form_data
    (Notion, 5), // invalid_grant
    (Oauth, 7), // invalid_grant
    (Openai, 29), // invalid_grant
    (Openai, 30), // invalid_image
    (Openai, 31), // invalid_image_format
    (Openai, 32), // invalid_image_mode
    (Openai, 33), // invalid_image_url
    (Elasticsearch, 10), // invalid_index_name_exception
    (Notion, 6), // invalid_json
    (Slack, 85), // invalid_json
    (Slack, 86), // invalid_limit
    (Stripe, 97), // invalid_mandate_reference_prefix_format
    (Anthropic, 16), // invalid_metadata
    (Slack, 87), // invalid_name
    (Slack, 88), // invalid_name_maxlength
    (Slack, 89), // invalid_name_punctuation
    (Slack, 90), // invalid_name_required
    (Slack, 91), // invalid_name_specials
    (Stripe, 98), // invalid_number
    (StripeDecline, 22), // invalid_number
    (Openai, 34), // invalid_organization
    (StripeDecline, 23), // invalid_pin
    (Slack, 92), // invalid_post_type
    (Slack, 93), // invalid_presence
    (Slack, 94), // invalid_profile
    (Openai, 35), // invalid_prompt
    (Notion, 7), // invalid_request
    (Oauth, 8), // invalid_request
    (Openai, 36), // invalid_request
    (Vercel, 2), // invalid_request
    (Anthropic, 17), // invalid_request_error
    (Stripe, 99), // invalid_request_error
    (Notion, 8), // invalid_request_url
    (Slack, 95), // invalid_scheduled_message_id
    (Oauth, 9), // invalid_scope
    (Slack, 96), // invalid_scope
    (Slack, 97), // invalid_search_channel_type
    (Slack, 98), // invalid_sort
    (Slack, 99), // invalid_sort_dir
    (Stripe, 100), // invalid_source_usage
    (Openai, 37), // invalid_subject_token
    (Stripe, 101), // invalid_tax_location
    (Slack, 100), // invalid_team
    (Slack, 101), // invalid_time
    (Slack, 102), // invalid_timestamp
    (Oauth, 10), // invalid_token
    (Slack, 103), // invalid_trigger
    (Slack, 104), // invalid_ts_latest
    (Slack, 105), // invalid_ts_oldest
    (Openai, 38), // invalid_type
    (Slack, 106), // invalid_types
    (Slack, 107), // invalid_user
    (Slack, 108), // invalid_user_combination
    (Openai, 39), // invalid_value
    (Stripe, 102), // invoice_no_customer_line_items
    (Stripe, 103), // invoice_no_payment_method_types
    (Stripe, 104), // invoice_no_subscription_line_items
    (Stripe, 105), // invoice_not_editable
    (Stripe, 106), // invoice_on_behalf_of_not_editable
    (Stripe, 107), // invoice_payment_intent_requires_action
    (Stripe, 108), // invoice_upcoming_none
    (GoError, 7), // io.ErrUnexpectedEOF
    (Google, 48), // ipRefererBlocked
    (Openai, 40), // ip_not_authorized
    (Slack, 109), // is_archived
    (Slack, 110), // is_inactive
    (StripeDecline, 24), // issuer_not_available
    (Azure, 119), // itemNotFound
    (BoxApi, 3), // item_name_in_use
    (BoxApi, 4), // item_name_invalid
    (BoxApi, 5), // item_name_too_long
    (Jira, 4), // jira-burst-based
    (Jira, 5), // jira-per-issue-on-write
    (Jira, 6), // jira-quota-global-based
    (Jira, 7), // jira-quota-tenant-based
    (Google, 49), // jobBackendError
    (Google, 50), // jobInternalError
    (GoError, 8), // json.SyntaxError
    (GoError, 9), // json.UnmarshalTypeError
    (Pydantic, 10), // json_invalid
    (Slack, 111), // json_not_object
    (Google, 51), // keyExpired
    (Google, 52), // keyInvalid
    (Slack, 112), // last_member
    (Slack, 113), // leaving_team_not_in_channel
    (Slack, 114), // leaving_team_required
    (Pydantic, 11), // less_than_equal
    (Google, 53), // limitExceeded
    (Slack, 115), // limit_required
    (Anthropic, 19), // linked_organization_billing_unavailable
    (Anthropic, 20), // linked_organization_spend_limit_reached
    (Pydantic, 12), // list_type
    (Pydantic, 13), // literal_error
    (Stripe, 109), // livemode_mismatch
    (Stripe, 110), // lock_timeout
    (Google, 54), // lockedDomainExpired
    (Oauth, 11), // login_required
    (StripeDecline, 25), // lost_card
    (Dropbox, 5), // malformed_path
    (Azure, 120), // malwareDetected
    (Elasticsearch, 11), // mapper_parsing_exception
    (Elasticsearch, 12), // master_not_discovered_exception
    (Openai, 41), // max_output_tokens
    (Anthropic, 21), // memory_path_conflict_error
    (Anthropic, 22), // memory_precondition_failed_error
    (StripeDecline, 26), // merchant_blacklist
    (Slack, 116), // message_not_found
    (Slack, 117), // messages_tab_disabled
    (Slack, 118), // metadata_must_be_sent
    (Slack, 119), // metadata_too_large
    (Slack, 120), // method_deprecated
    (Slack, 121), // method_not_supported_for_channel_type
    (Openai, 42), // misalignment_policy_violation
    (Github, 30), // missing
    (Pydantic, 14), // missing
    (Stripe, 111), // missing
    (Slack, 122), // missing_charset
    (Slack, 123), // missing_dialog
    (Slack, 124), // missing_duration
    (Tls, 20), // missing_extension
    (Github, 31), // missing_field
    (Slack, 125), // missing_post_type
    (Openai, 43), // missing_required_parameter
    (Dropbox, 6), // missing_scope
    (Openai, 44), // missing_scope
    (Slack, 126), // missing_scope
    (Vercel, 3), // missing_token
    (Slack, 127), // missing_trigger
    (Slack, 128), // missing_unfurls
    (Notion, 9), // missing_version
    (Openai, 45), // model_not_found
    (Slack, 129), // msg_too_long
    (Pydantic, 15), // multiple_of
    (Azure, 121), // nameAlreadyExists
    (Slack, 130), // name_taken
    (Ldap, 24), // namingViolation
    (GoError, 10), // net.DNSError
    (GoError, 12), // net.ErrClosed
    (StripeDecline, 27), // new_account_information_available
    (Browser, 58), // no such element
    (Browser, 59), // no such frame
    (Browser, 60), // no such window
    (Ldap, 10), // noSuchAttribute
    (Ldap, 16), // noSuchObject
    (Stripe, 112), // no_account
    (StripeDecline, 28), // no_action_taken
    (Tls, 27), // no_application_protocol
    (Slack, 131), // no_channel
    (Slack, 132), // no_item_specified
    (Slack, 133), // no_permission
    (Slack, 134), // no_reaction
    (Elasticsearch, 13), // no_shard_available_action_exception
    (Slack, 135), // no_teams_to_disconnect
    (Slack, 136), // no_text
    (Slack, 137), // no_user
    (Dropbox, 7), // no_write_permission
    (Elasticsearch, 14), // node_disconnected_exception
    (Elasticsearch, 15), // node_not_connected_exception
    (Azure, 122), // notAllowed
    (Ldap, 26), // notAllowedOnNonLeaf
    (Ldap, 27), // notAllowedOnRDN
    (Google, 55), // notFound
    (Slack, 138), // not_admin
    (Slack, 139), // not_allowed
    (Stripe, 113), // not_allowed_on_standard_account
    (Slack, 140), // not_allowed_token_type
    (Slack, 141), // not_an_admin
    (Slack, 142), // not_an_enterprise
    (Slack, 143), // not_app_admin
    (Slack, 144), // not_archived
    (Slack, 145), // not_authed
    (Slack, 146), // not_authorized
    (Slack, 147), // not_enough_users
    (Slack, 148), // not_enterprise_team
    (Dropbox, 8), // not_found
    (Slack, 149), // not_found
    (Vercel, 4), // not_found
    (Anthropic, 23), // not_found_error
    (Slack, 150), // not_in_channel
    (Elasticsearch, 16), // not_master_exception
    (StripeDecline, 29), // not_permitted
    (Slack, 151), // not_pinnable
    (Slack, 152), // not_pinned
    (Slack, 153), // not_starred
    (Slack, 154), // not_supported
    (Notion, 10), // notionhq_client_invalid_path_parameter
    (Notion, 11), // notionhq_client_request_timeout
    (Notion, 12), // notionhq_client_response_error
    (Ldap, 25), // objectClassViolation
    (Notion, 13), // object_not_found
    (StripeDecline, 30), // offline_pin_required
    (StripeDecline, 31), // online_or_offline_pin_required
    (Google, 56), // operationInProgress
    (BoxApi, 6), // operation_blocked_temporary
    (Ldap, 1), // operationsError
    (Slack, 155), // org_login_required
    (Slack, 156), // org_resource_not_granted
    (Anthropic, 24), // organization_on_hold
    (Openai, 46), // organization_spend_limit_exceeded
    (Anthropic, 25), // organization_type_not_supported
    (Openai, 47), // organization_usage_limit_exceeded
    (GoError, 13), // os.ErrDeadlineExceeded
    (GoError, 14), // os.ErrExist
    (GoError, 15), // os.ErrInvalid
    (GoError, 16), // os.ErrNotExist
    (GoError, 17), // os.ErrPermission
    (Ldap, 30), // other
    (Stripe, 114), // out_of_inventory
    (Slack, 157), // over_pagination_limit
    (Anthropic, 26), // overloaded_error
    (Stripe, 115), // ownership_declaration_not_allowed
    (Slack, 158), // paid_only
    (Stripe, 116), // parameter_invalid_empty
    (Stripe, 117), // parameter_invalid_integer
    (Stripe, 118), // parameter_invalid_string_blank
    (Stripe, 119), // parameter_invalid_string_empty
    (Stripe, 120), // parameter_missing
    (Stripe, 121), // parameter_unknown
    (Stripe, 122), // parameters_exclusive
    (Anthropic, 27), // parent_organization_required
    (Google, 57), // parseError
    (Elasticsearch, 17), // parsing_exception
    (Stripe, 123), // payment_evaluation_on_api_version_not_supported
    (Stripe, 124), // payment_intent_action_required
    (Stripe, 125), // payment_intent_authentication_failure
    (Stripe, 126), // payment_intent_incompatible_payment_method
    (Stripe, 127), // payment_intent_invalid_parameter
    (Stripe, 128), // payment_intent_konbini_rejected_confirmation_number
    (Stripe, 129), // payment_intent_mandate_invalid
    (Stripe, 130), // payment_intent_payment_attempt_expired
    (Stripe, 131), // payment_intent_payment_attempt_failed
    (Stripe, 132), // payment_intent_rate_limit_exceeded
    (Stripe, 133), // payment_intent_unexpected_state
    (Stripe, 134), // payment_method_bank_account_already_verified
    (Stripe, 135), // payment_method_bank_account_blocked
    (Stripe, 136), // payment_method_billing_details_address_missing
    (Stripe, 137), // payment_method_configuration_failures
    (Stripe, 138), // payment_method_currency_mismatch
    (Stripe, 139), // payment_method_customer_decline
    (Stripe, 140), // payment_method_invalid_parameter
    (Stripe, 141), // payment_method_invalid_parameter_testmode
    (Stripe, 142), // payment_method_microdeposit_failed
    (Stripe, 143), // payment_method_microdeposit_processing_error
    (Stripe, 144), // payment_method_microdeposit_verification_amounts_invalid
    (Stripe, 145), // payment_method_microdeposit_verification_amounts_mismatch
    (Stripe, 146), // payment_method_microdeposit_verification_attempts_exceeded
    (Stripe, 147), // payment_method_microdeposit_verification_descriptor_code_mismatch
    (Stripe, 148), // payment_method_microdeposit_verification_timeout
    (Stripe, 149), // payment_method_not_available
    (Stripe, 150), // payment_method_provider_decline
    (Stripe, 151), // payment_method_provider_timeout
    (Stripe, 152), // payment_method_restricted
    (Stripe, 153), // payment_method_unactivated
    (Stripe, 154), // payment_method_unexpected_state
    (Stripe, 155), // payment_method_unsupported_type
    (Vercel, 5), // payment_required
    (Stripe, 156), // payout_reconciliation_not_ready
    (Stripe, 157), // payouts_limit_exceeded
    (Stripe, 158), // payouts_not_allowed
    (Slack, 159), // permission_denied
    (Anthropic, 28), // permission_error
    (Stripe, 159), // permission_error
    (StripeDecline, 32), // pickup_card
    (StripeDecline, 33), // pin_try_exceeded
    (Stripe, 160), // platform_account_required
    (Stripe, 161), // platform_api_key_expired
    (Stripe, 162), // postal_code_invalid
    (Slack, 160), // posting_to_general_channel_denied
    (Openai, 48), // previous_response_not_found
    (Elasticsearch, 18), // process_cluster_event_timeout_exception
    (Stripe, 163), // processing_error
    (StripeDecline, 34), // processing_error
    (Stripe, 164), // product_inactive
    (Slack, 161), // profile_set_failed
    (Stripe, 165), // progressive_onboarding_limit_exceeded
    (Openai, 49), // project_spend_limit_exceeded
    (Ldap, 2), // protocolError
    (Tls, 15), // protocol_version
    (Elasticsearch, 19), // query_shard_exception
    (PythonException, 595), // queue.Full
    (ProblemType, 1), // quota-exceeded
    (Google, 58), // quotaExceeded
    (Azure, 123), // quotaLimitReached
    (Anthropic, 29), // ramp_limit_exceeded
    (Google, 59), // rateLimitExceeded
    (Stripe, 166), // rate_limit
    (Anthropic, 30), // rate_limit_error
    (Stripe, 167), // rate_limit_error
    (BoxApi, 7), // rate_limit_exceeded
    (Openai, 50), // rate_limit_exceeded
    (Notion, 14), // rate_limited
    (Slack, 162), // rate_limited
    (Vercel, 6), // rate_limited
    (Slack, 163), // ratelimited
    (Elasticsearch, 20), // receive_timeout_transport_exception
    (Tls, 3), // record_overflow
    (StripeDecline, 35), // reenter_transaction
    (Stripe, 168), // refer_to_customer
    (Ldap, 7), // referral
    (Stripe, 169), // refund_disputed_payment
    (Stripe, 170), // request_blocked
    (Anthropic, 31), // request_body_encoding_invalid
    (Anthropic, 32), // request_body_encoding_unsupported
    (Anthropic, 33), // request_body_too_large_after_decoding
    (Openai, 53), // request_timeout
    (Slack, 164), // request_timeout
    (Anthropic, 34), // request_too_large
    (Google, 60), // required
    (Slack, 165), // reserved_name
    (Azure, 124), // resourceModified
    (Google, 61), // resourceNotReady
    (Stripe, 171), // resource_already_exists
    (Elasticsearch, 21), // resource_already_exists_exception
    (Stripe, 172), // resource_missing
    (Openai, 54), // resource_not_found
    (Google, 62), // resourcesExceeded
    (Google, 63), // responseTooLarge
    (Slack, 166), // restricted_action
    (Slack, 167), // restricted_action_non_threadable_channel
    (Slack, 168), // restricted_action_read_only_channel
    (Slack, 169), // restricted_action_thread_only_channel
    (StripeDecline, 36), // restricted_card
    (Dropbox, 9), // restricted_content
    (Notion, 15), // restricted_resource
    (Azure, 125), // resyncRequired
    (Stripe, 173), // return_intent_already_processed
    (StripeDecline, 37), // revocation_of_all_authorizations
    (StripeDecline, 38), // revocation_of_authorization
    (Slack, 170), // rollup_error
    (Stripe, 174), // routing_number_invalid
    (RustError, 1), // rustls::Error::AlertReceived
    (Anthropic, 35), // sandbox_egress_restricted
    (Openai, 55), // sandbox_error
    (Browser, 61), // script timeout
    (Elasticsearch, 22), // script_exception
    (Elasticsearch, 23), // search_context_missing_exception
    (Elasticsearch, 24), // search_phase_execution_exception
    (Stripe, 175), // secret_key_required
    (Elasticsearch, 25), // security_exception
    (StripeDecline, 39), // security_violation
    (Stripe, 176), // sepa_unsupported_account
    (Ldap, 31), // serverDown
    (Oauth, 12), // server_error
    (Openai, 56), // server_error
    (Openai, 57), // server_is_overloaded
    (Openai, 58), // server_overloaded
    (Azure, 126), // serviceNotAvailable
    (StripeDecline, 40), // service_not_allowed
    (Notion, 16), // service_overload
    (Stripe, 177), // service_period_coupon_with_metered_tiered_item_unsupported
    (Notion, 17), // service_unavailable
    (Slack, 171), // service_unavailable
    (Browser, 62), // session not created
    (Stripe, 178), // setup_attempt_failed
    (Stripe, 179), // setup_intent_authentication_failure
    (Stripe, 180), // setup_intent_invalid_parameter
    (Stripe, 181), // setup_intent_mandate_invalid
    (Stripe, 182), // setup_intent_mobile_wallet_unsupported
    (Stripe, 183), // setup_intent_setup_attempt_expired
    (Stripe, 184), // setup_intent_unexpected_state
    (Google, 64), // sharingRateLimitExceeded
    (Stripe, 185), // shipping_address_invalid
    (Stripe, 186), // shipping_calculation_failed
    (Stripe, 187), // siret_invalid
    (Ldap, 4), // sizeLimitExceeded
    (Stripe, 188), // sku_inactive
    (Oauth, 13), // slow_down
    (Openai, 59), // slow_down
    (Stripe, 189), // smart_disputes_not_available
    (Elasticsearch, 26), // snapshot_in_progress_exception
    (Slack, 172), // snooze_end_failed
    (Slack, 173), // snooze_failed
    (Slack, 174), // snooze_not_active
    (PythonException, 596), // socket.timeout
    (GoError, 18), // sql.ErrConnDone
    (GoError, 19), // sql.ErrNoRows
    (GoError, 21), // sql.ErrTxDone
    (RustError, 2), // sqlx::Error::ColumnDecode
    (RustError, 3), // sqlx::Error::ColumnNotFound
    (RustError, 4), // sqlx::Error::Database
    (RustError, 5), // sqlx::Error::Io
    (RustError, 6), // sqlx::Error::PoolClosed
    (RustError, 7), // sqlx::Error::PoolTimedOut
    (RustError, 8), // sqlx::Error::Protocol
    (RustError, 9), // sqlx::Error::RowNotFound
    (RustError, 10), // sqlx::Error::Tls
    (RustError, 11), // sqlx::Error::WorkerCrashed
    (Browser, 63), // stale element reference
    (Stripe, 190), // state_unsupported
    (Stripe, 191), // status_transition_invalid
    (RustError, 12), // std::num::ParseIntError
    (RustError, 13), // std::str::Utf8Error
    (StripeDecline, 41), // stolen_card
    (StripeDecline, 42), // stop_payment_order
    (Google, 65), // storageQuotaExceeded
    (BoxApi, 8), // storage_limit_exceeded
    (Slack, 175), // storage_limit_reached
    (Stripe, 192), // storer_capability_missing
    (Stripe, 193), // storer_capability_not_active
    (GoError, 22), // strconv.ErrRange
    (GoError, 23), // strconv.ErrSyntax
    (Elasticsearch, 27), // strict_dynamic_mapping_exception
    (Openai, 60), // string_above_max_length
    (Pydantic, 16), // string_pattern_mismatch
    (Pydantic, 17), // string_too_long
    (Pydantic, 18), // string_too_short
    (Pydantic, 19), // string_type
    (Stripe, 194), // stripe_tax_inactive
    (Ldap, 6), // strongerAuthRequired
    (PythonException, 597), // struct.error
    (Stripe, 195), // subscription_update_trial_after_billing_cycle_anchor
    (Ldap, 0), // success
    (Slack, 176), // superfluous_charset
    (GoError, 24), // syscall.ECONNREFUSED
    (GoError, 25), // syscall.ECONNRESET
    (GoError, 26), // syscall.EPIPE
    (Stripe, 196), // tax_id_invalid
    (Stripe, 197), // tax_id_prohibited
    (Stripe, 198), // taxes_calculation_failed
    (Google, 66), // teamDriveFileLimitExceeded
    (Slack, 177), // team_access_not_granted
    (Slack, 178), // team_added_to_org
    (Slack, 179), // team_id_or_org_required
    (Slack, 180), // team_not_found
    (Oauth, 14), // temporarily_unavailable
    (ProblemType, 2), // temporary-reduced-capacity
    (Stripe, 199), // terminal_location_country_unsupported
    (Stripe, 200), // terminal_reader_busy
    (Stripe, 201), // terminal_reader_hardware_fault
    (Stripe, 202), // terminal_reader_invalid_location_for_activation
    (Stripe, 203), // terminal_reader_invalid_location_for_payment
    (Stripe, 204), // terminal_reader_offline
    (Stripe, 205), // terminal_reader_timeout
    (Stripe, 206), // testmode_charges_only
    (StripeDecline, 43), // testmode_decline
    (Slack, 181), // thread_not_found
    (Stripe, 207), // three_d_secure_authentication_not_supported
    (Stripe, 208), // three_d_secure_authentication_upstream_error
    (Ldap, 3), // timeLimitExceeded
    (Slack, 182), // time_in_past
    (Slack, 183), // time_too_far
    (Google, 67), // timeout
    (Ldap, 32), // timeout
    (Anthropic, 36), // timeout_error
    (Elasticsearch, 28), // timeout_exception
    (Slack, 184), // timezone_count_failed
    (GoError, 27), // tls.RecordHeaderError
    (Stripe, 209), // tls_version_unsupported
    (Stripe, 210), // token_already_used
    (Stripe, 211), // token_card_network_invalid
    (Slack, 185), // token_expired
    (Stripe, 212), // token_in_use
    (Slack, 186), // token_revoked
    (RustError, 14), // tokio::time::error::Elapsed
    (Slack, 187), // too_large
    (Pydantic, 20), // too_long
    (Slack, 188), // too_long
    (Slack, 189), // too_many_attachments
    (Elasticsearch, 29), // too_many_clauses
    (Slack, 190), // too_many_emoji
    (Slack, 191), // too_many_frames
    (Slack, 192), // too_many_reactions
    (Dropbox, 10), // too_many_requests
    (Slack, 193), // too_many_users
    (Dropbox, 11), // too_many_write_operations
    (Pydantic, 21), // too_short
    (Openai, 61), // tool_use_failed
    (RustError, 15), // tower::buffer::error::Closed
    (RustError, 16), // tower::timeout::error::Elapsed
    (StripeDecline, 44), // transaction_not_allowed
    (Stripe, 213), // transfer_source_balance_parameters_mismatch
    (Stripe, 214), // transfers_not_allowed
    (Google, 68), // transientError
    (BoxApi, 9), // trashed
    (Slack, 194), // trigger_exchanged
    (Slack, 195), // trigger_expired
    (StripeDecline, 45), // try_again_later
    (Slack, 196), // two_factor_setup_required
    (Azure, 127), // unauthenticated
    (BoxApi, 10), // unauthorized
    (Notion, 18), // unauthorized
    (Oauth, 15), // unauthorized_client
    (Ldap, 22), // unavailable
    (Elasticsearch, 30), // unavailable_shards_exception
    (Ldap, 11), // undefinedAttributeType
    (Shopify, 8), // undefinedField
    (Tls, 1), // unexpected_message
    (Pydantic, 22), // union_tag_invalid
    (Tls, 11), // unknown_ca
    (Slack, 197), // unknown_error
    (Openai, 62), // unknown_parameter
    (Tls, 24), // unknown_psk_identity
    (Slack, 198), // unknown_type
    (Github, 32), // unprocessable
    (Tls, 22), // unrecognized_name
    (Tls, 6), // unsupported_certificate
    (Openai, 63), // unsupported_country_region_territory
    (Tls, 21), // unsupported_extension
    (Oauth, 16), // unsupported_grant_type
    (Openai, 64), // unsupported_image_media_type
    (Openai, 65), // unsupported_parameter
    (Oauth, 17), // unsupported_response_type
    (Slack, 199), // unsupported_team_type
    (Openai, 66), // unsupported_value
    (Ldap, 23), // unwillingToPerform
    (Google, 69), // updatedMinTooLongAgo
    (Slack, 200), // upgrade_required
    (Google, 70), // uploadTooLarge
    (Slack, 201), // ura_max_channels
    (GoError, 28), // url.Error
    (GoError, 29), // url.ParseError
    (RustError, 17), // url::ParseError
    (Stripe, 215), // url_invalid
    (Pydantic, 23), // url_parsing
    (Openai, 67), // usage_limit_exceeded
    (Google, 71), // userRateLimitExceeded
    (Google, 72), // userSettings
    (Tls, 19), // user_canceled
    (Slack, 202), // user_disabled
    (Slack, 203), // user_does_not_own_channel
    (Slack, 204), // user_is_bot
    (Slack, 205), // user_is_restricted
    (Slack, 206), // user_is_ultra_restricted
    (Slack, 207), // user_must_be_admin
    (Slack, 208), // user_not_found
    (Slack, 209), // user_not_in_channel
    (Slack, 210), // user_not_visible
    (Slack, 211), // users_list_not_supplied
    (Slack, 212), // users_not_found
    (Pydantic, 24), // uuid_parsing
    (Notion, 19), // validation_error
    (Slack, 213), // validation_errors
    (Elasticsearch, 31), // validation_exception
    (Pydantic, 25), // value_error
    (Openai, 68), // vector_store_timeout
    (Elasticsearch, 33), // version_conflict_engine_exception
    (StripeDecline, 46), // withdrawal_count_limit_exceeded
    (Anthropic, 37), // workspace_human_review_disabled
    (GoError, 30), // x509.CertificateInvalidError
    (GoError, 31), // x509.HostnameError
    (GoError, 32), // x509.UnknownAuthorityError
    (Elasticsearch, 34), // x_content_parse_exception
    (PythonException, 598), // zlib.error
];
