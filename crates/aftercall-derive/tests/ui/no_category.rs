//! A variant without a category.

#[derive(Debug)]
#[derive(aftercall::ToolError)]
enum Error {
    #[tool_error(business)]
    Refused,
    Forgotten,
    AlsoForgotten,
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("failed")
    }
}

fn main() {}
