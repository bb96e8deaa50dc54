//! The transparent MCP proxy: an engine without I/O and its drivers.
