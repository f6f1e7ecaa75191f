//! What a client adds to the seed of the dice.

use game_api::Seeded;
use protocol::{ClientMessage, Holder, Stage, Start, Update};
use table::{Commitment, MatchId, Nonce, PersonId};

/// The next step towards the start that a client can take by itself, if there is one: it commits,
/// and reveals once all have committed. What it adds follows from the seed and the number of the start,
/// so that it can reveal over another connection, too.
pub fn next_step(update: &Update, match_id: &str, seed: u64, re: u32) -> Option<ClientMessage> {
    let start = update.start.as_ref().filter(|_| update.stage == Stage::Waiting)?;
    let person = own_id(update)?;
    match start.committed.iter().find(|one| one.person == person) {
        None if update.seats.iter().any(|seat| seat.yours && !seat.ready) => {
            Some(ready(start, match_id, person, seed, re))
        }
        Some(own) if start.reveal_until.is_some() && !own.revealed => Some(reveal(start, seed, re)),
        _ => None,
    }
}

/// Commits.
pub fn ready(start: &Start, match_id: &str, person: &str, seed: u64, re: u32) -> ClientMessage {
    let (match_id, person) = (MatchId::new(match_id).expect("an id"), PersonId::new(person).expect("an id"));
    let server = Commitment::from_hex(&start.commitment).expect("a commitment");
    let commitment = nonce(seed, start.number).commitment(&match_id, server, &person).to_hex();
    ClientMessage::Ready { re, commitment }
}

/// Reveals what [`ready`] commits to.
pub fn reveal(start: &Start, seed: u64, re: u32) -> ClientMessage {
    ClientMessage::Reveal { re, nonce: nonce(seed, start.number).to_hex() }
}

/// Who the client is, in a match in which it holds a seat.
pub fn own_id(update: &Update) -> Option<&str> {
    update.seats.iter().filter(|seat| seat.yours).find_map(|seat| match &seat.holder {
        Holder::Person { person, .. } => Some(person.as_str()),
        _ => None,
    })
}

fn nonce(seed: u64, start: u32) -> Nonce {
    let mut dice = Seeded::new(seed ^ u64::from(start) << 32);
    Nonce::new((0..32).map(|_| dice.below(256) as u8).collect()).expect("32 bytes")
}
