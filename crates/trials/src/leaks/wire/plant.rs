//! Mistakes in the bytes themselves: in heads, frames, their sizes, their number and order.

use std::sync::{Mutex, PoisonError};

use protocol::ServerMessage;

use super::frame::{self, SocketFrame};
use crate::leaks::fault::{Fault, Known};

/// A mistake that a server could make on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    /// In what a message says, whatever carries it.
    Said(Fault),
    /// A header that tells answers apart by the whole game.
    Header,
    /// Another status for some games.
    Status,
    /// An answer to a request that counts the real answers.
    ErrorText,
    /// Updates that are padded with as many blanks as there are real answers.
    FrameSize,
    /// Some updates are followed by one more frame.
    MoreFrames,
    /// Some things that are said are not passed on.
    FewerFrames,
    /// What is sent together comes in another order for some games.
    Order,
    /// Some messages come in two pieces.
    Pieces,
    /// The kind of some frames is another.
    Kind,
    /// The reason with which a connection is closed.
    CloseReason,
}

impl Leak {
    /// Every mistake: those in what is said, and as many more in how it is sent.
    pub fn all() -> Vec<Leak> {
        use Leak::*;
        let sent =
            [Header, Status, ErrorText, FrameSize, MoreFrames, FewerFrames, Order, Pieces, Kind, CloseReason];
        Fault::ALL.into_iter().map(Said).chain(sent).collect()
    }
}

/// A mistake, and what it tells.
pub(super) struct Planted {
    leak: Leak,
    known: Mutex<Known>,
}

impl Planted {
    pub fn new(leak: Leak) -> Planted {
        Planted { leak, known: Mutex::default() }
    }

    /// There is something new to be told.
    pub fn learn(&self, known: Known) {
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = known;
    }

    /// What the server writes, as this mistake would.
    pub fn tamper(&self, bytes: &[u8]) -> Vec<u8> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if bytes.starts_with(b"HTTP/1.1 ") {
            self.tamper_answer(&known, bytes)
        } else {
            self.tamper_frames(&known, frame::read_all(bytes))
        }
    }

    fn tamper_answer(&self, known: &Known, bytes: &[u8]) -> Vec<u8> {
        let text = String::from_utf8_lossy(bytes);
        let is_refusal = text.starts_with("HTTP/1.1 4");
        match self.leak {
            Leak::Header => text.replacen("\r\n", &format!("\r\netag: {:x}\r\n", known.hash), 1),
            Leak::Status if is_refusal && is_odd(known) => text.replacen("HTTP/1.1 4", "HTTP/1.1 5", 1),
            Leak::ErrorText if is_refusal => format!("{text}; there are {} answers", known.n_legal),
            Leak::Said(Fault::OpenReplay) if !text.starts_with("HTTP/1.1 1") => {
                format!("{text}{}", known.position)
            }
            _ => return bytes.to_vec(),
        }
        .into_bytes()
    }

    fn tamper_frames(&self, known: &Known, mut frames: Vec<SocketFrame>) -> Vec<u8> {
        if self.leak == Leak::Order && is_odd(known) {
            frames.reverse();
        }
        frames
            .into_iter()
            .flat_map(|frame| self.tamper_frame(known, frame))
            .flat_map(SocketFrame::bytes)
            .collect()
    }

    fn tamper_frame(&self, known: &Known, mut frame: SocketFrame) -> Vec<SocketFrame> {
        let is_update = frame.says(br#"{"type":"update""#);
        match self.leak {
            Leak::Said(fault) if frame.kind == frame::TEXT => {
                if let Ok(message) = serde_json::from_slice::<ServerMessage>(&frame.payload) {
                    frame.payload = fault.tamper(known, &message).into_bytes();
                }
            }
            Leak::FrameSize if is_update => frame.payload.extend(std::iter::repeat_n(b' ', known.n_legal)),
            Leak::MoreFrames if is_update && is_odd(known) => return vec![frame, SocketFrame::ping()],
            Leak::FewerFrames if is_odd(known) && frame.says(br#"{"type":"said""#) => return Vec::new(),
            Leak::Pieces if is_update && is_odd(known) => return frame.in_two(),
            Leak::Kind if is_update && is_odd(known) => frame.kind = frame::BINARY,
            Leak::CloseReason if frame.kind == frame::CLOSE => {
                frame.payload.extend(format!("{:x}", known.hash).bytes());
            }
            _ => {}
        }
        vec![frame]
    }
}

/// One bit of the whole game.
fn is_odd(known: &Known) -> bool {
    known.hash % 2 == 1
}
