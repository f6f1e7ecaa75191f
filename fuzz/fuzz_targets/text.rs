//! Any text is a board or is refused; a board is printed and read back without loss.
#![no_main]

use libfuzzer_sys::fuzz_target;
use space_hulk::text;

fuzz_target!(|data: &[u8]| {
    let Ok(board) = std::str::from_utf8(data) else { return };
    let Ok(position) = text::parse(board) else { return };
    let printed = text::print(&position);
    assert_eq!(text::parse(&printed).as_ref(), Ok(&position), "{printed}");
});
