//! A field that the variant does not have.

#[derive(Debug)]
#[derive(aftercall::ToolError)]
enum Error {
    #[tool_error(business, limit(name = "x", allowed = nothing))]
    Named { something: u32 },
    #[tool_error(business, limit(name = "x", allowed = 1))]
    Tuple(u32),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("failed")
    }
}

fn main() {}
