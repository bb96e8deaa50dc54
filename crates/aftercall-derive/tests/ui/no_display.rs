//! A type without a message.

#[derive(Debug)]
#[derive(aftercall::ToolError)]
#[tool_error(business)]
struct Closed;

fn main() {}
