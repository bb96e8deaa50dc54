//! The binary `aftercall`.

fn main() {}
