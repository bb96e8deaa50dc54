#![no_main]

#[path = "../targets/response.rs"]
mod target;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| target::response(bytes));
