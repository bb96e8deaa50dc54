//! A wrapped error speaks for itself.

#[derive(Debug)]
#[derive(aftercall::ToolError)]
enum Error {
    #[tool_error(transparent, code = "x.y")]
    Inner(Box<Error>),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("failed")
    }
}

fn main() {}
