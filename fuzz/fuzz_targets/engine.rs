#![no_main]

#[path = "../targets/engine.rs"]
mod target;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| target::engine(bytes));
