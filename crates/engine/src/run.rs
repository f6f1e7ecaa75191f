//! The loop over standard input.

use std::io::{self, BufRead, Write};

use serde_json::Value;

use crate::commands::Engine;
use crate::envelope::{Code, Failure, write};

/// The longest request that is read, in bytes without the line's end.
pub const MAX_LINE: usize = 1024 * 1024;

/// Answers requests until the input ends or `quit` is asked.
///
/// Each answer is flushed at once. No more than one line is kept, and no more of it
/// than [`MAX_LINE`].
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    run_with(Engine::new(), input, output)
}

/// As [`run`], with an engine that knows other missions.
pub fn run_with(mut engine: Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while !engine.has_quit() {
        let answer = match read_line(&mut input, &mut line)? {
            LineRead::End => break,
            LineRead::Whole => engine.handle_line(&line),
            LineRead::TooLong => Some(too_long()),
        };
        if let Some(answer) = answer {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// What was read.
enum LineRead {
    /// A line, or the last one without its end.
    Whole,
    /// A line that is too long; it has been skipped.
    TooLong,
    /// The input has ended.
    End,
}

pub(crate) fn too_long() -> String {
    let message = format!("a line has at most {MAX_LINE} bytes");
    write(Value::Null, Err(Failure::new(Code::TooLarge, message)))
}

fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<LineRead> {
    line.clear();
    let mut whole = LineRead::Whole;
    let mut anything = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(if anything { whole } else { LineRead::End });
        }
        anything = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if line.len() + part.len() > MAX_LINE {
            whole = LineRead::TooLong;
        }
        if matches!(whole, LineRead::Whole) {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(whole);
        }
    }
}
