//! What changes something.

use std::collections::BTreeSet;

use protocol::Visibility;
use tokio_postgres::Row;

use super::read;
use super::session::{BoundStatement, Session, Value};
use crate::store::words::{
    MOST_ENTRIES, MOST_PUZZLE_DAYS, MOST_SAID, card_text, digest, game_name, stage_name, visibility_name,
};
use crate::store::{
    Append, CampaignRow, CodeRow, Counted, DeviceRow, Fault, NewMatch, PuzzleRow, SaidRow, SeatCard, Write,
};
use crate::token::TokenHash;

/// What a statement must come to.
enum Expected {
    Anything,
    /// It finds one row; otherwise it contradicts what is stored, for this reason.
    OneRow(&'static str),
    /// The largest number to which it counts.
    AtMost(Counted, u32),
}

impl Expected {
    fn check(&self, rows: &[Row]) -> Result<(), Fault> {
        match self {
            Expected::Anything => Ok(()),
            Expected::OneRow(otherwise) if rows.len() != 1 => Err(Fault::Conflict((*otherwise).to_owned())),
            Expected::OneRow(_) => Ok(()),
            Expected::AtMost(counted, most) if read::number(rows) > *most => Err(Fault::TooMany(*counted)),
            Expected::AtMost(..) => Ok(()),
        }
    }
}

/// The statements of a group of writes, in order.
#[derive(Default)]
pub(super) struct Plan {
    steps: Vec<BoundStatement>,
    expected: Vec<Expected>,
}

impl Plan {
    /// What some writes come to.
    pub fn new(writes: &[Write]) -> Result<Plan, Fault> {
        let mut plan = Plan::default();
        writes.iter().try_for_each(|write| plan.write(write))?;
        Ok(plan)
    }

    fn add(&mut self, sql: &'static str, values: Vec<Value>, expected: Expected) {
        self.steps.push(BoundStatement::new(sql, values));
        self.expected.push(expected);
    }

    fn write(&mut self, write: &Write) -> Result<(), Fault> {
        match write {
            Write::Person(person) => {
                let sql = "INSERT INTO people (id, name, since) VALUES ($1, $2, $3)";
                let values: Vec<Value> =
                    vec![text(&person.id), text(&person.name), Box::new(person.since as i64)];
                self.add(sql, values, Expected::Anything);
            }
            Write::Device(row) => self.device(row),
            Write::DropDevice { person, token } => {
                // The person is locked first (`lock_people`), so that two devices cannot drop each other.
                let sql = "DELETE FROM devices WHERE token = $2 AND person = $1
                               AND (SELECT count(*) FROM devices WHERE person = $1) > 1 RETURNING 1";
                let expected = Expected::OneRow("it is the last device, or not theirs");
                self.add(sql, vec![text(person), bytes(*token)], expected);
            }
            Write::DeviceCode { code, now } => self.device_code(code, *now),
            Write::UseCode { code, now } => {
                let sql = "DELETE FROM device_codes WHERE code = $1 AND expires > $2 RETURNING 1";
                let expected = Expected::OneRow("the code is not known any more");
                self.add(sql, vec![bytes(*code), Box::new(*now as i64)], expected);
            }
            Write::DropCode { person } => {
                let sql = "DELETE FROM device_codes WHERE person = $1";
                self.add(sql, vec![text(person)], Expected::Anything);
            }
            Write::Rename { person, name } => {
                let sql = "UPDATE people SET name = $2 WHERE id = $1 RETURNING 1";
                let expected = Expected::OneRow("there is no such person");
                self.add(sql, vec![text(person), text(name)], expected);
            }
            Write::Match(row) => self.new_match(row),
            Write::Append(append) => self.append(append)?,
            Write::Invite { match_id, invitation } => {
                let sql = "UPDATE matches SET invitation = $2 WHERE id = $1 RETURNING 1";
                let expected = Expected::OneRow("there is no such match");
                self.add(sql, vec![text(match_id), bytes(*invitation)], expected);
            }
            Write::Said { match_id, said } => self.say(match_id, said),
            Write::Campaign(row) => self.campaign(row, row.version == 1),
            Write::CampaignCopy(row) => self.campaign(row, true),
            Write::Analysis(row) => {
                let sql = "INSERT INTO analyses (match_id, version, card, text) VALUES ($1, $2, $3, $4)
                           ON CONFLICT (match_id) DO UPDATE
                           SET version = excluded.version, card = excluded.card, text = excluded.text";
                let version: Value = Box::new(row.version as i32);
                let values = vec![text(&row.match_id), version, text(&row.card), text(&row.text)];
                self.add(sql, values, Expected::Anything);
            }
            Write::PuzzleResult(row) => self.puzzle_result(row),
            Write::DropCampaign { id, person } => {
                let sql = "DELETE FROM campaigns WHERE id = $1 AND person = $2 RETURNING 1";
                let expected = Expected::OneRow("there is no such campaign");
                self.add(sql, vec![text(id), text(person)], expected);
            }
            Write::AtMost { person, counted, most } => {
                let expected = Expected::AtMost(*counted, *most);
                self.add(read::count(*counted), vec![text(person)], expected);
            }
        }
        Ok(())
    }

    /// Stores the first answer, and forgets the oldest days.
    fn puzzle_result(&mut self, row: &PuzzleRow) {
        let sql = "INSERT INTO puzzle_results (person, puzzle, day, solved) VALUES ($1, $2, $3, $4)
                   ON CONFLICT (person, day, puzzle) DO NOTHING";
        let values = vec![text(&row.person), text(&row.puzzle), text(&row.day), Box::new(row.solved)];
        self.add(sql, values, Expected::Anything);
        let sql = "DELETE FROM puzzle_results WHERE person = $1 AND day <> '' AND day <
                       (SELECT day FROM puzzle_results WHERE person = $1 AND day <> ''
                        ORDER BY day DESC LIMIT 1 OFFSET $2)";
        let values: Vec<Value> = vec![text(&row.person), Box::new(i64::from(MOST_PUZZLE_DAYS - 1))];
        self.add(sql, values, Expected::Anything);
    }

    fn device(&mut self, row: &DeviceRow) {
        let sql = "INSERT INTO devices (token, person, name, added) VALUES ($1, $2, $3, $4)";
        let values: Vec<Value> =
            vec![bytes(row.token), text(&row.person), text(&row.name), Box::new(row.added as i64)];
        self.add(sql, values, Expected::Anything);
    }

    fn device_code(&mut self, row: &CodeRow, now: u64) {
        let sql = "DELETE FROM device_codes WHERE expires <= $1";
        self.add(sql, vec![Box::new(now as i64)], Expected::Anything);
        let sql = "INSERT INTO device_codes (person, code, expires) VALUES ($1, $2, $3)
                   ON CONFLICT (person) DO UPDATE SET code = excluded.code, expires = excluded.expires";
        let values: Vec<Value> = vec![text(&row.person), bytes(row.code), Box::new(row.expires as i64)];
        self.add(sql, values, Expected::Anything);
    }

    fn new_match(&mut self, row: &NewMatch) {
        let sql =
            "INSERT INTO matches (id, host, secret, invitation, visibility, game, mission, created, seats,
                                        imported)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '[]', $9)";
        let values: Vec<Value> = vec![
            text(&row.id),
            text(&row.host),
            Box::new(row.secret.to_vec()),
            Box::new(row.invitation.map(|hash| hash.0.to_vec())),
            Box::new(visibility_name(row.visibility)),
            Box::new(game_name(row.game)),
            Box::new(row.mission.clone()),
            Box::new(row.created as i64),
            Box::new(row.imported),
        ];
        self.add(sql, values, Expected::Anything);
        let sql = "INSERT INTO states (match_id, listed, n_entries, stage, turn, changed)
                   VALUES ($1, $2, 0, 'waiting', NULL, $3)";
        let listed = row.visibility == Visibility::Public;
        let values: Vec<Value> = vec![text(&row.id), Box::new(listed), Box::new(row.created as i64)];
        self.add(sql, values, Expected::Anything);
    }

    fn append(&mut self, append: &Append) -> Result<(), Fault> {
        let expected = Expected::OneRow("the match has other entries by now");
        let BoundStatement { sql, values } = append_step(&[append])?;
        self.add(sql, values, expected);
        if let Some(seats) = &append.card.seats {
            self.seat_players(&append.match_id, seats)?;
        }
        Ok(())
    }

    /// Who has left is still known by name, but the match is no longer theirs.
    fn seat_players(&mut self, match_id: &str, seats: &[SeatCard]) -> Result<(), Fault> {
        let sql = "UPDATE matches SET seats = $2 WHERE id = $1";
        self.add(sql, vec![text(match_id), text(&card_text(seats)?)], Expected::Anything);
        let sql = "UPDATE players SET holds = false WHERE match_id = $1";
        self.add(sql, vec![text(match_id)], Expected::Anything);
        let people: BTreeSet<String> = seats.iter().filter_map(|seat| seat.person.clone()).collect();
        let people: Vec<String> = people.into_iter().collect();
        let sql = "INSERT INTO players (person, match_id, holds) SELECT person, $2, true FROM unnest($1::text[]) person
                   ON CONFLICT (person, match_id) DO UPDATE SET holds = true";
        self.add(sql, vec![Box::new(people), text(match_id)], Expected::Anything);
        Ok(())
    }

    fn say(&mut self, match_id: &str, said: &SaidRow) {
        let sql = "INSERT INTO said (match_id, number, person, text, at) VALUES ($1, $2, $3, $4, $5)";
        let values: Vec<Value> = vec![
            text(match_id),
            Box::new(said.number as i32),
            text(&said.person),
            text(&said.text),
            Box::new(said.at as i64),
        ];
        self.add(sql, values, Expected::Anything);
        let sql = "DELETE FROM said WHERE match_id = $1 AND number <= $2";
        let oldest = said.number.saturating_sub(MOST_SAID) as i32;
        self.add(sql, vec![text(match_id), Box::new(oldest)], Expected::Anything);
    }

    fn campaign(&mut self, row: &CampaignRow, is_new: bool) {
        let mut values: Vec<Value> = vec![
            text(&row.id),
            Box::new(row.partner.clone()),
            text(&row.save),
            text(&row.card),
            Box::new(row.match_id.clone()),
            Box::new(row.settled),
            Box::new(row.version as i32),
            Box::new(row.changed as i64),
        ];
        let sql = if is_new {
            values.extend([text(&row.person), Box::new(row.imported), Box::new(row.created as i64)]);
            "INSERT INTO campaigns
               (id, partner, save, card, match_id, settled, version, changed, person, imported, created)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING 1"
        } else {
            // The version is compared in the same statement.
            "UPDATE campaigns SET partner = $2, save = $3, card = $4, match_id = $5, settled = $6, version = $7,
                                  changed = $8
             WHERE id = $1 AND version + 1 = $7 RETURNING 1"
        };
        self.add(sql, values, Expected::OneRow("the campaign has gone on by now"));
    }

    fn check(&self, answers: &[Vec<Row>]) -> Result<(), Fault> {
        self.expected.iter().zip(answers).try_for_each(|(expected, rows)| expected.check(rows))
    }
}

fn text(text: &str) -> Value {
    Box::new(text.to_owned())
}

fn bytes(hash: TokenHash) -> Value {
    Box::new(hash.0.to_vec())
}

type Results = Vec<Result<(), Fault>>;

/// Does all groups in one transaction, and adds entries to some matches: what came of each. A conflict in any of the groups
/// undoes all; a match that does not take its entries hurts nobody.
pub(super) fn together(
    session: &mut Session,
    groups: &[&[Write]],
    appends: &[&Append],
) -> Result<Results, Fault> {
    if groups.is_empty() {
        // One statement is a transaction of its own.
        return add_entries(session, appends);
    }
    let mut plan = Plan::begin(groups, appends);
    for write in groups.iter().copied().flatten() {
        plan.write(write)?;
    }
    in_transaction(session, |session| {
        let answers = session.pipeline(&plan.steps)?;
        plan.check(&answers)?;
        let mut results: Results = vec![Ok(()); groups.len()];
        results.extend(add_entries(session, appends)?);
        Ok(results)
    })
}

/// The same; a group with a conflict is left out.
pub(super) fn one_by_one(
    session: &mut Session,
    groups: &[&[Write]],
    appends: &[&Append],
) -> Result<Results, Fault> {
    in_transaction(session, |session| {
        session.pipeline(&Plan::begin(groups, appends).steps)?;
        let mut results: Results = Vec::with_capacity(groups.len() + appends.len());
        for group in groups {
            results.push(one(session, group)?);
        }
        results.extend(add_entries(session, appends)?);
        Ok(results)
    })
}

/// Adds entries to some matches, all different: whether each took them.
fn add_entries(session: &mut Session, appends: &[&Append]) -> Result<Results, Fault> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let answers = session.pipeline(&[append_step(appends)?])?;
    let moved: BTreeSet<String> = answers.iter().flatten().map(|row| row.get(0)).collect();
    let overtaken = || Fault::Conflict("the match has other entries by now".to_owned());
    let took = |append: &&Append| moved.contains(&append.match_id).then_some(()).ok_or_else(overtaken);
    Ok(appends.iter().map(took).collect())
}

/// Does one group inside a transaction: whether it fits, or why nothing at all is done.
fn one(session: &mut Session, group: &[Write]) -> Result<Result<(), Fault>, Fault> {
    session.run("SAVEPOINT one")?;
    let plan = Plan::new(group)?;
    let done = session.pipeline(&plan.steps).and_then(|answers| plan.check(&answers));
    match done {
        Ok(()) => session.run("RELEASE one").map(|()| Ok(())),
        Err(fault @ (Fault::Conflict(_) | Fault::TooMany(_))) => {
            session.run("ROLLBACK TO one").map(|()| Err(fault))
        }
        Err(fault) => Err(fault),
    }
}

/// Does some work that begins a transaction, and ends that, however the work ended.
fn in_transaction<T>(
    session: &mut Session,
    work: impl FnOnce(&mut Session) -> Result<T, Fault>,
) -> Result<T, Fault> {
    match work(session) {
        Ok(done) => session.run("COMMIT").map(|()| done),
        Err(fault @ Fault::Unreachable(_)) => Err(fault),
        Err(fault) => session.run("ROLLBACK").and(Err(fault)),
    }
}

impl Plan {
    /// Begins a transaction. Whatever it changes is locked first and in one order, people before matches, so that
    /// no two transactions wait for each other.
    fn begin(groups: &[&[Write]], appends: &[&Append]) -> Plan {
        let mut plan = Plan::default();
        plan.add("BEGIN", vec![], Expected::Anything);
        plan.lock_people(groups);
        let of_groups = groups.iter().copied().flatten().filter_map(|write| match write {
            Write::Append(append) => Some(append.match_id.clone()),
            _ => None,
        });
        let matches = of_groups.chain(appends.iter().map(|append| append.match_id.clone()));
        let sql = "SELECT 1 FROM states WHERE match_id = ANY($1) ORDER BY number FOR UPDATE";
        plan.add(sql, vec![Box::new(matches.collect::<Vec<_>>())], Expected::Anything);
        plan
    }

    /// Whoever is counted is counted by one server at a time: two could find the same free place otherwise.
    fn lock_people(&mut self, groups: &[&[Write]]) {
        let counted = groups.iter().copied().flatten().filter_map(|write| match write {
            Write::AtMost { person, .. } | Write::DropDevice { person, .. } => Some(person.clone()),
            _ => None,
        });
        let people: BTreeSet<String> = counted.collect();
        if !people.is_empty() {
            let sql = "SELECT pg_advisory_xact_lock(key) FROM
                         (SELECT DISTINCT hashtextextended(person, 0) AS key FROM unnest($1::text[]) person ORDER BY key) keys";
            self.add(sql, vec![Box::new(people.into_iter().collect::<Vec<_>>())], Expected::Anything);
        }
    }
}

/// Adds entries to many matches at once. The count is compared in the same statement: entries can only follow what is
/// there, and a match that has other entries by now is left out. Rows are locked in one order, so that servers that write
/// the same matches do not wait for each other in a circle.
const APPEND: &str = "
    WITH input AS (
        SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::bigint[], $7::text[],
                             $12::bigint[])
            AS input (match_id, first, n_entries, stage, turn, changed, over, epoch)
    ), locked AS (
        SELECT states.number, input.* FROM states JOIN input ON input.match_id = states.match_id
        ORDER BY states.number FOR UPDATE OF states
    ), moved AS (
        UPDATE states SET n_entries = states.n_entries + locked.n_entries, stage = locked.stage, turn = locked.turn,
                          changed = locked.changed, over = locked.over
        FROM locked WHERE states.number = locked.number AND states.n_entries = locked.first
            AND (locked.epoch IS NULL OR locked.epoch =
                 (SELECT leases.epoch FROM leases WHERE leases.match_id = locked.match_id))
        RETURNING states.number, states.match_id
    ), written AS (
        INSERT INTO entries (match_number, number, text, digest)
        SELECT moved.number, entry.number, entry.text, entry.digest
        FROM unnest($8::text[], $9::integer[], $10::text[], $11::bigint[]) AS entry (match_id, number, text, digest)
        JOIN moved ON moved.match_id = entry.match_id
    )
    SELECT match_id FROM moved";

/// The statement that adds entries to some matches, all different.
pub(super) fn append_step(appends: &[&Append]) -> Result<BoundStatement, Fault> {
    if appends.iter().any(|append| append.first.saturating_add(append.entries.len() as u32) >= MOST_ENTRIES) {
        return Err(Fault::Failed("the match has as many entries as it may have".to_owned()));
    }
    let over = |append: &&Append| append.card.over.as_ref().map(card_text).transpose();
    let over: Vec<Option<String>> = appends.iter().map(over).collect::<Result<_, _>>()?;
    let entries = || {
        appends.iter().flat_map(|append| {
            (append.first..)
                .zip(&append.entries)
                .map(|(number, text)| (append.match_id.as_str(), number, text))
        })
    };
    let values: Vec<Value> = vec![
        column(appends, |append| append.match_id.clone()),
        column(appends, |append| append.first as i32),
        column(appends, |append| append.entries.len() as i32),
        column(appends, |append| stage_name(append.card.stage)),
        column(appends, |append| append.card.turn.clone()),
        column(appends, |append| append.card.changed as i64),
        Box::new(over),
        Box::new(entries().map(|(id, ..)| id.to_owned()).collect::<Vec<_>>()),
        Box::new(entries().map(|(_, number, _)| number as i32).collect::<Vec<_>>()),
        Box::new(entries().map(|(.., text)| text.clone()).collect::<Vec<_>>()),
        Box::new(entries().map(|(id, number, text)| digest(id, number, text)).collect::<Vec<_>>()),
        column(appends, |append| append.epoch.map(|epoch| epoch as i64)),
    ];
    Ok(BoundStatement::new(APPEND, values))
}

/// One value of each match, as an array.
fn column<T>(appends: &[&Append], value: impl Fn(&Append) -> T) -> Value
where
    Vec<T>: tokio_postgres::types::ToSql + Sync + Send + 'static,
{
    Box::new(appends.iter().map(|append| value(append)).collect::<Vec<T>>())
}
