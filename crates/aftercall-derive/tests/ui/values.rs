//! Values that cannot be.

#[derive(Debug)]
#[derive(aftercall::ToolError)]
enum Error {
    #[tool_error(transient, retry_after = "soon")]
    Soon,
    #[tool_error(transient, executed = maybe)]
    Maybe,
    #[tool_error(business, code = "Not A Code")]
    Code,
    #[tool_error(validation, violation(path = "/x"))]
    Missing,
    #[tool_error(business, colour = "red")]
    Unknown,
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("failed")
    }
}

fn main() {}
