//! A complete MCP server whose failures say what to do next.
//!
//! `cargo run -p aftercall-adapters --features rmcp --example server` serves on stdio.
//! See: an error type with a category for each way to fail, a foreign error that no
//! argument mends, a search that finds nothing without failing, and `explaining`.

use std::collections::BTreeMap;

use aftercall::Answer;
use aftercall_adapters::rmcp::{ToolResult, explaining};
use rmcp::handler::server::router::tool::ToolRouter;
use rmcp::handler::server::wrapper::Parameters;
use rmcp::transport::stdio;
use rmcp::{ServerHandler, ServiceExt, schemars, tool, tool_handler, tool_router};
use serde::Deserialize;

/// Every way in which the shop fails.
#[derive(Debug, thiserror::Error, aftercall::ToolError)]
enum ShopError {
    #[error("There is no article {0}.")]
    #[tool_error(
        validation,
        code = "article.not_found",
        description = "Nothing was done. Find the number with search.",
        violation(path = "/article", expected = "the number of an article", received = 0)
    )]
    NoSuchArticle(u32),
    #[error("{wanted} are more than the {left} in stock.")]
    #[tool_error(
        business,
        code = "stock.short",
        description = "Nothing was reserved. Ask whether {left} would do; don't decide it.",
        limit(name = "stock", allowed = left, requested = wanted, unit = "pieces"),
        user_message = "We have {left} left. Shall I reserve those?"
    )]
    Short { wanted: u32, left: u32 },
    #[error("The till is being counted.")]
    #[tool_error(transient, retry_after = "30s", executed = no)]
    Counting,
    #[error("The shop's own price list can't be read.")]
    #[tool_error(business, escalate_to = "the shop")]
    Prices(#[from] std::io::Error),
}

pub(crate) struct Shop {
    stock: BTreeMap<u32, (&'static str, u32)>,
    router: ToolRouter<Self>,
}

#[derive(Deserialize, schemars::JsonSchema)]
struct Search {
    /// Part of an article's name.
    text: String,
}

#[derive(Deserialize, schemars::JsonSchema)]
struct Reserve {
    /// The article's number.
    article: u32,
    /// How many pieces.
    pieces: u32,
}

#[tool_router]
impl Shop {
    pub(crate) fn new() -> Self {
        Self {
            stock: BTreeMap::from([(1, ("desk lamp", 3)), (2, ("floor lamp", 0))]),
            router: explaining(Self::tool_router()),
        }
    }

    /// Articles whose name holds a text.
    #[tool(annotations(read_only_hint = true))]
    fn search(&self, Parameters(of): Parameters<Search>) -> ToolResult<Vec<(u32, String)>> {
        let all = self
            .stock
            .iter()
            .map(|(number, (name, _))| (*number, (*name).to_owned()));
        let found = all.filter(|(_, name)| name.contains(&of.text)).collect();
        Ok(Answer::list(found, format!("all articles, for {:?}", of.text)).into())
    }

    /// Lays pieces of an article aside.
    #[tool(annotations(read_only_hint = false))]
    fn reserve(&self, Parameters(of): Parameters<Reserve>) -> ToolResult<String> {
        let known = self.stock.get(&of.article);
        let (name, left) = *known.ok_or(ShopError::NoSuchArticle(of.article))?;
        if of.pieces > left {
            Err(ShopError::Short {
                wanted: of.pieces,
                left,
            })?;
        }
        Ok(Answer::Found(format!("{} x {name} reserved", of.pieces)).into())
    }

    /// Closes the till for the day.
    #[tool(annotations(idempotent_hint = true))]
    fn close_till(&self) -> ToolResult<()> {
        Err(ShopError::Counting)?
    }

    /// The price list, as a file.
    #[tool(annotations(read_only_hint = true))]
    fn prices(&self) -> ToolResult<String> {
        let list = std::fs::read_to_string("/nonexistent/prices.csv");
        Ok(Answer::Found(list.map_err(ShopError::from)?).into())
    }
}

#[tool_handler(router = self.router)]
impl ServerHandler for Shop {}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    Shop::new().serve(stdio()).await?.waiting().await?;
    Ok(())
}
