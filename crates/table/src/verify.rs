//! Proves that the dice of a finished match followed from its seed, and everything else
//! from the rules.

use forms::Text;

use crate::any::{AnyHistory, each};
use crate::dice::{Nonce, Secret, Seed, witnessed};
use crate::entry::{Entry, Fact, StateHash};
use crate::history::{Applied, History, read_action};
use crate::playable::Playable;
use crate::record::{Record, Seal};
use crate::seat::{Id, PersonId};
use crate::table::{Table, What};

/// What was looked at, in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is about, in a word or two.
    pub about: &'static str,
    /// What is proven; or what is wrong, and where.
    pub result: Result<String, String>,
}

/// Everything that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Each thing, in the order of the record.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether everything is proven.
    pub fn is_proven(&self) -> bool {
        self.findings.iter().all(|finding| finding.result.is_ok())
    }

    /// What no record can prove.
    pub const LIMITS: &'static str = "A record cannot prove who gave the commands, nor in which order the \
        server and the players told what they did before the start: whoever played compares the commitments \
        with those that were shown before their own contribution was revealed. Nor can it prove that whoever \
        runs the server, and could read the secret while the match was played, did not look at dice to come.";
}

/// Checks a record: its seal, the server's commitments, what everybody committed to and added, every die, every action
/// and every position, and how it ended.
pub fn verify(record: &Record) -> Report {
    let mut walk = Walk::new(record);
    let outcome = walk.run(&record.entries);
    walk.failed = outcome.clone().err();
    let findings = vec![
        Finding { about: "seal", result: seal(record) },
        Finding { about: "commitment", result: walk.commitment(record) },
        Finding { about: "contributions", result: walk.contributions() },
        Finding { about: "dice", result: walk.dice() },
        Finding { about: "rules", result: outcome.and_then(|()| walk.rules()) },
        Finding { about: "ending", result: walk.ending() },
    ];
    Report { findings }
}

fn seal(record: &Record) -> Result<String, String> {
    match record.seal {
        Some(Seal::Broken) => Err("the digest of the file does not fit its entries: the file was changed \
            after it was written"
            .into()),
        Some(Seal::Fits) => Ok("the file is as it was written".into()),
        None => Ok("the record does not come from a file".into()),
    }
}

/// A table that is led through a record, with what is known of its dice.
struct Walk {
    table: Option<Table>,
    secret: Option<Secret>,
    seed: Option<Seed>,
    n_steps: usize,
    /// Steps in which something was drawn, and how much.
    n_drawn: usize,
    n_picks: usize,
    /// Entries whose picks are not those of the seed.
    wrong: Vec<String>,
    /// Entries whose changes do not lead to their own hash.
    wrong_positions: Vec<String>,
    /// What the table does not take, if there is anything.
    failed: Option<String>,
    /// Steps of an earlier revision of the rules whose picks are not what the present one asks for.
    n_unknown: usize,
}

impl Walk {
    fn new(record: &Record) -> Walk {
        let secret = record.entries.iter().rev().find_map(|entry| match &entry.fact {
            Fact::Closed { secret, .. } => Some(secret.clone()),
            _ => None,
        });
        Walk {
            table: None,
            secret,
            seed: None,
            n_steps: 0,
            n_drawn: 0,
            n_picks: 0,
            wrong: Vec::new(),
            wrong_positions: Vec::new(),
            failed: None,
            n_unknown: 0,
        }
    }

    /// Absorbs every entry, and compares its dice before.
    fn run(&mut self, entries: &[Entry]) -> Result<(), String> {
        for (number, entry) in entries.iter().enumerate() {
            self.compare(number, entry);
            match &mut self.table {
                Some(table) => table.absorb(entry).map_err(|corrupt| corrupt.to_string())?,
                None => self.table = Some(Table::open(entry).map_err(|corrupt| corrupt.to_string())?),
            }
        }
        match self.table {
            Some(_) => Ok(()),
            None => Err("the record has no entries".into()),
        }
    }

    /// Compares the picks of an entry with those that the seed gives. What a step asks of chance is
    /// known for the present rules alone: of an earlier revision only what is equal is counted.
    fn compare(&mut self, number: usize, entry: &Entry) {
        let (Some(table), Some(secret)) = (&self.table, &self.secret) else { return };
        let (given, expected) = match &entry.fact {
            Fact::Started { picks, .. } => {
                let seed = table.seed_with(secret, &table.additions());
                let expected = set_up(table, &seed);
                self.seed = Some(seed);
                (picks, expected)
            }
            Fact::Played { action, picks, .. } => {
                self.n_steps += 1;
                (
                    picks,
                    self.seed
                        .as_ref()
                        .zip(table.history.as_ref())
                        .and_then(|(seed, history)| history.roll(action, seed)),
                )
            }
            _ => return,
        };
        if let Some(why) = table.history.as_ref().and_then(|history| unfit_changes(history, &entry.fact)) {
            self.wrong_positions.push(format!("entry {number}: {why}"));
        }
        // What cannot be played at all is a matter of the rules.
        let Some(expected) = expected else { return };
        if *given != expected && !table.written().is_binding() {
            self.n_unknown += 1;
            return;
        }
        self.n_drawn += usize::from(!expected.is_empty());
        self.n_picks += expected.len();
        if *given != expected {
            self.wrong
                .push(format!("entry {number}: the record says {given:?}, the seed gives {expected:?}"));
        }
    }

    fn commitment(&self, record: &Record) -> Result<String, String> {
        let secret = self.secret.as_ref().ok_or(NO_END)?;
        for entry in &record.entries {
            if let Fact::Aborted(aborted) = &entry.fact
                && secret.of_start(aborted.start + 1).commitment() != aborted.commitment
            {
                let start = aborted.start + 1;
                return Err(format!("the secret of start {start} is not the one committed to before it"));
            }
        }
        match record.entries.first().map(|entry| &entry.fact) {
            Some(Fact::Opened { commitment, .. }) if *commitment == secret.commitment() => {
                let shown = commitment.to_hex();
                Ok(format!("the secret told at the end is the one committed to at the start ({shown})"))
            }
            Some(Fact::Opened { .. }) => {
                Err("the secret told at the end is not the one committed to at the \
                start: one of the two was changed"
                    .into())
            }
            _ => Err("the record does not begin with an opening".into()),
        }
    }

    fn contributions(&self) -> Result<String, String> {
        let table = self.table.as_ref().filter(|table| table.history.is_some());
        let never = || self.failed.clone().unwrap_or_else(|| "the match never started".into());
        let table = table.ok_or_else(never)?;
        if table.terms().lesson.is_some() {
            return Ok("a lesson: its dice are fixed, and nobody had a part in them".into());
        }
        let aborted = aborted_starts(table);
        let ways = [true, false].map(|committed| seats_by_way(table, committed));
        Ok(match &ways.each_ref().map(String::as_str) {
            ["", ""] => "nobody but the server had a part in the seed: only computers played".into(),
            [seats, ""] => format!("{COMMITTED}: {seats}{aborted}"),
            ["", seats] => format!("{OPEN}: {seats}"),
            [first, second] => format!("{COMMITTED}: {first}; {OPEN}: {second}{aborted}"),
        })
    }

    fn dice(&self) -> Result<String, String> {
        let seed = match (&self.secret, &self.seed) {
            (None, _) => return Err(NO_END.into()),
            (Some(_), None) => return Err("the match never started".into()),
            (Some(_), Some(seed)) => seed,
        };
        match (self.wrong.as_slice(), self.n_drawn) {
            ([], _) if self.n_unknown > 0 => Err(format!(
                "the picks of {} steps of an earlier revision of the rules can no longer be compared with the \
                 seed; all others are those of the seed {}",
                self.n_unknown,
                seed.to_hex()
            )),
            ([], drawn) => Ok(format!(
                "all {} picks of {drawn} steps are those of the seed {}",
                self.n_picks,
                seed.to_hex()
            )),
            ([first, .., last], drawn) if self.wrong.len() * 2 > drawn => Err(format!(
                "the picks are not those of the seed, from the setup on: the secret, a contribution or the \
                 id of the match was changed ({first}; {last})"
            )),
            (wrong, _) => Err(wrong.join("; ")),
        }
    }

    fn rules(&self) -> Result<String, String> {
        let table = self.table.as_ref().ok_or("the record has no entries")?;
        if !self.wrong_positions.is_empty() {
            return Err(self.wrong_positions.join("; "));
        }
        let (n_steps, n_restored) = (self.n_steps, table.n_restored());
        match n_restored {
            0 => Ok(format!("all {n_steps} actions were legal, and each led to the position of the record")),
            _ => Err(format!(
                "{n_restored} of {n_steps} actions were played by an earlier revision of the rules, and the \
                 present revision does not lead to their positions: they are shown as the record has them, \
                 and can no longer be verified"
            )),
        }
    }

    fn ending(&self) -> Result<String, String> {
        let table = self.table.as_ref().ok_or("there is no match that could have ended")?;
        match table.ending() {
            Some(ending) => Ok(format!(
                "the match ended as the record says: {}, {}",
                ending.winner.as_deref().map_or("no winner".into(), |winner| format!("{winner} won")),
                ending.reason
            )),
            None => Err("the end of the match does not follow from what was played, or is missing".into()),
        }
    }
}

const COMMITTED: &str = "commit and reveal: what these seats added is what they had committed to before anybody \
                         revealed anything";

const OPEN: &str = "the older way, without commitments: what these seats added was known to the server when \
                    it came, so whoever knew the secret and came last could choose the seed";

/// The seats whose contribution came in one of the two ways, at the start that led to the game.
fn seats_by_way(table: &Table, committed: bool) -> String {
    let fits = |nonce: &Nonce| {
        let is_same = |(person, known): (&PersonId, &Nonce)| {
            known == nonce && table.start.committed.contains_key(person) == committed
        };
        table.start.nonces.iter().any(is_same)
    };
    let given =
        table.seats().iter().zip(table.added.iter()).filter(|(_, nonce)| nonce.as_ref().is_some_and(fits));
    given.map(|(seat, _)| seat.name()).collect::<Vec<_>>().join(", ")
}

/// The starts that came to nothing, in words.
fn aborted_starts(table: &Table) -> String {
    let starts = table.notes.iter().filter_map(|note| match &note.what {
        What::Aborted(aborted) => Some(aborted),
        _ => None,
    });
    let told = starts.map(|aborted| {
        let by = aborted.by.as_ref().map_or(String::new(), |person| format!(" by {person}"));
        let missing = aborted.missing.iter().map(Id::to_string).collect::<Vec<_>>().join(", ");
        format!("start {} was {}{by} (not revealed by then: {missing})", aborted.start, aborted.why.words())
    });
    told.map(|text| format!("; {text}")).collect()
}

const NO_END: &str = "the record has no end, so the secret of the dice is not told";

/// Why the changes of a step cannot be those of its position, if they cannot.
fn unfit_changes(history: &AnyHistory, fact: &Fact) -> Option<String> {
    let Fact::Played { hash, changes, .. } = fact else { return None };
    if changes.is_empty() {
        return None;
    }
    match history.snapshot().changed(changes) {
        Ok(after) if StateHash::of(&after) == *hash => None,
        Ok(_) => Some("its changes do not lead to the position of its hash".into()),
        Err(failure) => Some(failure.message),
    }
}

/// What the seed gives for the setup.
fn set_up(table: &Table, seed: &Seed) -> Option<Vec<u32>> {
    let (history, drawn) = witnessed(&mut seed.dice(0), |chance| table.plan.set_up(chance));
    history.is_ok().then_some(drawn.picks)
}

impl AnyHistory {
    /// What the seed gives for an action; nothing if it cannot be played.
    fn roll(&self, action: &Text, seed: &Seed) -> Option<Vec<u32>> {
        each!(self, history => roll(history, action, seed))
    }
}

fn roll<G: Playable>(history: &History<G>, action: &Text, seed: &Seed) -> Option<Vec<u32>> {
    let action = read_action(history.now(), action).ok()?;
    Some(Applied::new(history.now(), &action, seed.dice(history.n_steps() as u32 + 1)).drawn.picks)
}
