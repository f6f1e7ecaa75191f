//! One match at one table, for either game. Pure: no file, no clock, no thread.
//!
//! What is decided is written down as [`Entry`]s, and a [`Table`] is what its entries say.
//! A command comes in: [`Table::consider`] says what is to be written down, with the table
//! after it, or why not, and changes nothing. Once it is written down, the table after it
//! takes the place of the one before ([`Decided::after`]). When a match is loaded,
//! [`Table::absorb`] makes the same table of the same entries. What a viewer is told goes
//! through one function, [`Table::update`].
//!
//! ```
//! use table::{Choice, Command, Entry, GameTerms, Id, Nonce, People, Secret, Seat, Table, Terms, Viewer, Who};
//!
//! // One person plays Death Angel alone.
//! let terms = Terms {
//!     game: GameTerms::DeathAngel { players: 1, teams: None },
//!     clock: None,
//!     practice: false,
//!     open_hands: false,
//!     lesson: None,
//! };
//! let (secret, ann) = (Secret::new([7; 32]), Id::new("ann").unwrap());
//! let opened = Entry::opened(Id::new("m1").unwrap(), terms, secret.commitment(), 0);
//! let mut table = Table::open(&opened).unwrap();
//!
//! let nonce = Nonce::new(vec![1; 16]).unwrap();
//! let commitment = nonce.commitment(table.id(), table.start_commitment(), &ann);
//! let me = Who::Person(ann.clone());
//! for (who, command) in [
//!     (&me, Command::Take { seat: Seat::P1 }),
//!     (&me, Command::Commit { commitment }),
//!     (&me, Command::Reveal { nonce }),
//!     (&Who::House, Command::Start),
//!     (&me, Command::Act { version: 5, choice: Choice::Index(0), turn: None }),
//! ] {
//!     let decided = table.consider(who, &command, &secret, 0).unwrap();
//!     // Here a server writes down `decided.entries`, from which the match can be loaded.
//!     table = *decided.after.expect("something changed");
//! }
//! let update = table.update(&Viewer::person(&ann), Some(5), &People::default(), 0);
//! assert_eq!((update.version, update.steps.len()), (6, 1));
//! assert!(!update.legal.is_empty());
//! ```
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]
#![cfg_attr(not(test), deny(clippy::unwrap_used))]

mod absorb;
mod angel;
mod any;
mod board;
mod clock;
mod command;
mod computer;
mod consider;
mod consult;
mod course;
mod dice;
mod early;
mod entry;
mod hex;
mod history;
mod hulk;
mod log;
mod plan;
mod playable;
mod questions;
mod record;
mod refused;
mod replay;
mod seat;
mod show;
mod standing;
mod start;
mod table;
mod terms;
mod threats;
mod told;
mod update;
mod verify;

pub use any::Look;
pub use command::{Choice, Command, Decided, Who};
pub use computer::{ComputerTurn, computer_players};
pub use consider::{MOST_MOMENTS, MOST_OTHER_ENTRIES, MOST_ROUNDS, Rematch};
pub use consult::Consultation;
pub use course::{Course, PlayedGame};
pub use dice::{Asked, Commitment, Drawn, Nonce, Secret, Seed, witnessed};
pub use entry::{AbortReason, Aborted, By, Ending, Entry, FORMAT, Fact, How, Millis, Passing, StateHash};
pub use forms::hulk::Sight;
pub use plan::{Plan, Plans};
pub use protocol::{By as ToldBy, ReplayFrame, Stage};
pub use questions::{Odds, WhyNot};
pub use record::{MAX_BYTES, Record, RecordLines, Seal, Unreadable};
pub use refused::{Code, Corrupt, Refused};
pub use replay::{Board, Replay, Scene};
pub use seat::{Holder, Id, MatchId, NoId, PersonId, Seat};
pub use start::REVEAL_TIME;
pub use table::{Table, WaitsFor};
pub use terms::{ClockTerms, Each, GameTerms, Solo, Terms};
pub use update::{People, Viewer, view_hash};
pub use verify::{Finding, Report, verify};
