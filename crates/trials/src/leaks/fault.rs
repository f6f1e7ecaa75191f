//! Mistakes that a server could make, planted where messages leave a room: each tells a
//! stranger something from the whole state of the match. The check must find every one.

use forms::Spoken;
use protocol::{By, ServerMessage, Step, Update, What};
use table::Viewer;

use super::stage::Stage;

/// A mistake that tells too much.
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
    pub(super) fn tamper<G: Spoken>(self, stage: &Stage<G>, message: &ServerMessage) -> String {
        let mut message = message.clone();
        let mut more = String::new();
        match &mut message {
            ServerMessage::Update(update) => self.tamper_update(stage, update),
            ServerMessage::Refused(refused) if self == Fault::CountingRefusal => {
                let mut legal = Vec::new();
                stage.game().legal_actions(&mut legal);
                refused.message += &format!("; there are {} answers", legal.len());
            }
            ServerMessage::History { steps, .. } if self == Fault::PassedByItself => {
                tell_who_passed(stage, steps);
            }
            ServerMessage::History { from, to, .. } if self == Fault::KeepersHistory => {
                let viewer = Viewer::person(&stage.case.person(stage.case.keeper));
                more = format!("{:?}", stage.room.table().history(&viewer, *from, *to));
            }
            _ => {}
        }
        serde_json::to_string(&message).expect("it writes") + &more
    }

    fn tamper_update<G: Spoken>(self, stage: &Stage<G>, update: &mut Update) {
        let Some(keepers) = stage.updates.get(&stage.keeper()) else { return };
        match self {
            Fault::GameHash => update.hash = Some(format!("{:016x}", stage.game().state_hash())),
            Fault::KeepersView => update.view = keepers.view.clone(),
            Fault::KeepersAnswers => update.legal = keepers.legal.clone(),
            Fault::KeepersEvents => update.steps = keepers.steps.clone(),
            Fault::CountedEntries => update.version = stage.disk.n_entries() as u32,
            Fault::Preference => update.seats = keepers.seats.clone(),
            Fault::PassedByItself => tell_who_passed(stage, &mut update.steps),
            Fault::CountingRefusal | Fault::KeepersHistory | Fault::OpenReplay => {}
        }
    }
}

/// Tells a step that a seat passed by itself from one by hand.
fn tell_who_passed<G: Spoken>(stage: &Stage<G>, steps: &mut [Step]) {
    for step in steps.iter_mut().filter(|step| stage.passed.contains(&step.version)) {
        if let What::Played { by, .. } = &mut step.what {
            *by = By::Clock;
        }
    }
}
