//! Raw JSON-RPC for MCP: frames, envelopes, splicing; never re-serialises what it does not change.
