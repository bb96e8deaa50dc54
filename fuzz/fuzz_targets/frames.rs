#![no_main]

#[path = "../targets/frames.rs"]
mod target;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| target::frames(bytes));
