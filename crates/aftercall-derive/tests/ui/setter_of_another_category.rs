//! A setter of another category.

#[derive(Debug)]
#[derive(aftercall::ToolError)]
enum Error {
    #[tool_error(business, retry_after = "5s")]
    Refused,
    #[tool_error(transient, escalate_to = "a manager")]
    Busy,
    #[tool_error(validation, requires(scope = "x"))]
    Bad,
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("failed")
    }
}

fn main() {}
