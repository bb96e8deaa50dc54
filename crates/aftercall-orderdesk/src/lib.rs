//! The reference MCP server: an order desk on SQLite with faults that can be switched on.
