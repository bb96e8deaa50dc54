#![no_main]

#[path = "../targets/sse.rs"]
mod target;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| target::sse(bytes));
