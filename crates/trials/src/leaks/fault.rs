//! Mistakes that a server could make, planted where messages leave it: each tells a stranger
//! something from the whole state of the match. The check must find every one.

use std::collections::BTreeSet;

use forms::GameJson;
use protocol::{By, ServerMessage, Step, Update, What};
use table::{People, PersonId, Table, Viewer};

use super::progress::Progress;

/// A mistake in what is said, which tells too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The hash of the whole game instead of that of the view.
    GameHash,
    /// The view of the seat that knows.
    KeepersView,
    /// The answers of the seat that knows.
    KeepersAnswers,
    /// What happened, as the seat that knows is told it.
    KeepersEvents,
    /// A version that counts what a seat prefers.
    CountedEntries,
    /// What the other seat prefers.
    Preference,
    /// That a seat passed by itself.
    PassedByItself,
    /// A refusal that counts the real answers.
    CountingRefusal,
    /// A history through the eyes of the seat that knows.
    KeepersHistory,
    /// A replay of everything while the match is being played.
    OpenReplay,
}

/// Everything about a match that strangers are not to know.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// The hash of the whole game.
    pub hash: u64,
    /// How many answers there are to the pending decision, whoever makes it.
    pub n_legal: usize,
    /// How many entries were written.
    n_entries: usize,
    /// The versions with which a seat passed by itself.
    passed: BTreeSet<u32>,
    /// What the keeper was told last.
    keepers: Option<Update>,
    /// All that happened, as the keeper is told it.
    history: String,
    /// The whole game.
    pub position: String,
}

impl Known {
    /// All there is to know.
    pub fn new<G: GameJson>(
        progress: &Progress<G>,
        keepers: Option<&Update>,
        table: &Table,
        keeper: &PersonId,
    ) -> Known {
        let mut legal = Vec::new();
        progress.game().legal_actions(&mut legal);
        Known {
            hash: progress.game().state_hash(),
            n_legal: legal.len(),
            n_entries: progress.n_entries,
            passed: progress.passed.clone(),
            keepers: keepers.cloned(),
            history: format!("{:?}", table.steps(&Viewer::person(keeper), 0, u32::MAX, &People::default())),
            position: progress.game().write_position().to_string(),
        }
    }
}

impl Fault {
    /// Every fault.
    pub const ALL: [Fault; 10] = [
        Fault::GameHash,
        Fault::KeepersView,
        Fault::KeepersAnswers,
        Fault::KeepersEvents,
        Fault::CountedEntries,
        Fault::Preference,
        Fault::PassedByItself,
        Fault::CountingRefusal,
        Fault::KeepersHistory,
        Fault::OpenReplay,
    ];

    /// A message to a stranger as this mistake would write it.
    pub(super) fn tamper(self, known: &Known, message: &ServerMessage) -> String {
        let mut message = message.clone();
        let mut more = "";
        match &mut message {
            ServerMessage::Update(update) => self.tamper_update(known, update),
            ServerMessage::Refused(refused) if self == Fault::CountingRefusal => {
                refused.message += &format!("; there are {} answers", known.n_legal);
            }
            ServerMessage::History { steps, .. } if self == Fault::PassedByItself => {
                tell_who_passed(known, steps);
            }
            ServerMessage::History { .. } if self == Fault::KeepersHistory => more = &known.history,
            _ => {}
        }
        serde_json::to_string(&message).expect("it writes") + more
    }

    fn tamper_update(self, known: &Known, update: &mut Update) {
        let Some(keepers) = &known.keepers else { return };
        match self {
            Fault::GameHash => update.hash = Some(format!("{:016x}", known.hash)),
            Fault::KeepersView => update.view = keepers.view.clone(),
            Fault::KeepersAnswers => update.legal = keepers.legal.clone(),
            Fault::KeepersEvents => update.steps = keepers.steps.clone(),
            Fault::CountedEntries => update.version = known.n_entries as u32,
            Fault::Preference => update.seats = keepers.seats.clone(),
            Fault::PassedByItself => tell_who_passed(known, &mut update.steps),
            Fault::CountingRefusal | Fault::KeepersHistory | Fault::OpenReplay => {}
        }
    }
}

/// Tells a step that a seat passed by itself from one by hand.
fn tell_who_passed(known: &Known, steps: &mut [Step]) {
    for step in steps.iter_mut().filter(|step| known.passed.contains(&step.version)) {
        if let What::Played { by, .. } = &mut step.what {
            *by = By::Clock;
        }
    }
}
