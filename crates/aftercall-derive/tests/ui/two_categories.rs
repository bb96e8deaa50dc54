//! Two categories on one variant.

#[derive(Debug)]
#[derive(aftercall::ToolError)]
enum Error {
    #[tool_error(business, permission)]
    Refused,
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("failed")
    }
}

fn main() {}
