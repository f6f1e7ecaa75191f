//! Frames as a server writes them: whole and without a mask.

pub(super) const TEXT: u8 = 1;
pub(super) const BINARY: u8 = 2;
pub(super) const CLOSE: u8 = 8;
const PING: u8 = 9;
const CONTINUED: u8 = 0;

/// A frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SocketFrame {
    pub is_last: bool,
    pub kind: u8,
    pub payload: Vec<u8>,
}

impl SocketFrame {
    pub fn ping() -> SocketFrame {
        SocketFrame { is_last: true, kind: PING, payload: Vec::new() }
    }

    /// Whether it is a text that begins so.
    pub fn says(&self, beginning: &[u8]) -> bool {
        self.kind == TEXT && self.payload.starts_with(beginning)
    }

    /// The same message in two frames.
    pub fn in_two(mut self) -> Vec<SocketFrame> {
        let payload = self.payload.split_off(self.payload.len() / 2);
        let rest = SocketFrame { is_last: true, kind: CONTINUED, payload };
        vec![SocketFrame { is_last: false, ..self }, rest]
    }

    /// As it is sent.
    pub fn bytes(self) -> Vec<u8> {
        let mut bytes = vec![u8::from(self.is_last) << 7 | self.kind];
        match self.payload.len() {
            n @ 0..126 => bytes.push(n as u8),
            n @ 126..0x1_0000 => {
                bytes.push(126);
                bytes.extend((n as u16).to_be_bytes());
            }
            n => {
                bytes.push(127);
                bytes.extend((n as u64).to_be_bytes());
            }
        }
        bytes.extend(self.payload);
        bytes
    }
}

/// All frames that were written at once.
pub(super) fn read_all(mut bytes: &[u8]) -> Vec<SocketFrame> {
    let mut frames = Vec::new();
    while let Some((frame, rest)) = read(bytes) {
        frames.push(frame);
        bytes = rest;
    }
    assert!(bytes.is_empty(), "what is written at once is whole");
    frames
}

/// What was read from a socket, without messages about who is there, and without that part of others.
pub(super) fn without_presence(bytes: &[u8]) -> Vec<u8> {
    // The answer to the handshake comes first.
    let head = bytes.windows(4).position(|four| four == b"\r\n\r\n").filter(|_| bytes.starts_with(b"HTTP/"));
    let (head, mut rest) = bytes.split_at(head.map_or(0, |at| at + 4));
    let mut kept = head.to_vec();
    while let Some((mut frame, after)) = read(rest) {
        rest = after;
        if !frame.says(br#"{"type":"presence""#) {
            cut_presence(&mut frame.payload);
            kept.extend(frame.bytes());
        }
    }
    kept.extend(rest);
    kept
}

/// Takes the object out of a text that says who is there.
fn cut_presence(text: &mut Vec<u8>) {
    let name = br#""presence":{"#;
    let Some(start) = text.windows(name.len()).position(|part| part == name) else { return };
    let mut depth = 0;
    let end = text[start..].iter().position(|byte| {
        depth += i32::from(*byte == b'{') - i32::from(*byte == b'}');
        *byte == b'}' && depth == 0
    });
    if let Some(end) = end {
        text.drain(start..=start + end);
    }
}

fn read(bytes: &[u8]) -> Option<(SocketFrame, &[u8])> {
    let (&[first, second], rest) = bytes.split_first_chunk::<2>()?;
    let (length, rest) = match second {
        126 => {
            rest.split_first_chunk().map(|(length, rest)| (u64::from(u16::from_be_bytes(*length)), rest))?
        }
        127 => rest.split_first_chunk().map(|(length, rest)| (u64::from_be_bytes(*length), rest))?,
        short => (short.into(), rest),
    };
    let (payload, rest) = rest.split_at_checked(length as usize)?;
    Some((SocketFrame { is_last: first >> 7 == 1, kind: first & 15, payload: payload.to_vec() }, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_there_is_left_out() {
        let text = |text: &str| SocketFrame { is_last: true, kind: TEXT, payload: text.as_bytes().to_vec() };
        let told = [
            text(r#"{"type":"presence","seats":["p1"]}"#),
            text(r#"{"type":"update","presence":{"seats":[],"replacing":[{"seat":"p1"}]},"more":{}}"#),
        ];
        let mut bytes = b"HTTP/1.1 101 Switching\r\n\r\n".to_vec();
        bytes.extend(told.into_iter().flat_map(SocketFrame::bytes));
        let mut kept = b"HTTP/1.1 101 Switching\r\n\r\n".to_vec();
        kept.extend(text(r#"{"type":"update",,"more":{}}"#).bytes());
        assert_eq!(without_presence(&bytes), kept);
    }

    #[test]
    fn frames_of_all_sizes_read_back() {
        let frames = [0, 1, 125, 126, 65_535, 65_536].map(|n| SocketFrame {
            is_last: true,
            kind: TEXT,
            payload: vec![b'x'; n],
        });
        let bytes: Vec<u8> = frames.iter().cloned().flat_map(SocketFrame::bytes).collect();
        assert_eq!(read_all(&bytes), frames);
    }
}
