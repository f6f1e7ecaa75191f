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
