//! Any bytes on standard input get one answer a line, each of them JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut output = Vec::new();
    engine::run(data, &mut output).expect("writing to memory");
    for line in output.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        assert!(line.starts_with(b"{") && line.ends_with(b"}"), "{}", String::from_utf8_lossy(line));
    }
});
