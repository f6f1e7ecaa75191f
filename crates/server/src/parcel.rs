//! A match as one file, to be taken from one server's data to another's.
//!
//! It holds everything: the secret that the dice follow from, and the hashes of tokens and
//! invitations, so that all players play on with the links they have. It is for the host of
//! both servers, and never goes over the wire. Records of finished matches, which are for
//! everybody, are something else: see [`crate::replays`].

use protocol::{GameName, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use table::{Entry, Secret};

use crate::room::{Plans, card, entry_texts, load_table, seat_cards};
use crate::store::{
    Append, Card, DeviceRow, Fault, Known, NewMatch, PersonRow, SaidRow, Store, StoredMatch, Write,
};
use crate::token::TokenHash;

/// The version of this form. In the first one a person had one token and no devices; it can still be read.
const FORMAT: u32 = 2;
/// What the file says it is.
const KIND: &str = "running match";

/// A file with the hash of its contents as they are written, so that it fits as long as nobody changes them, whatever
/// becomes of the types that they are read into.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed<C> {
    blipfall: String,
    format: u32,
    contents: C,
    seal: String,
}

/// Everything about a match.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    id: String,
    host: String,
    secret: String,
    invitation: Option<String>,
    visibility: Visibility,
    game: GameName,
    mission: Option<String>,
    created: u64,
    entries: Vec<Entry>,
    said: Vec<Said>,
    people: Vec<Somebody>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    number: u32,
    person: String,
    text: String,
    at: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Somebody {
    id: String,
    name: String,
    since: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    devices: Vec<Device>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Device {
    token: String,
    name: String,
    added: u64,
}

/// Why a match is not packed or unpacked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Undelivered {
    /// There is no such match here.
    Unknown(String),
    /// A match of this id is here already.
    Known(String),
    /// The file is not one, or not as it was written.
    Unreadable(String),
    /// The store cannot be read or written.
    Store(Fault),
}

impl std::fmt::Display for Undelivered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Undelivered::Unknown(id) => write!(f, "there is no match {id} here"),
            Undelivered::Known(id) => write!(f, "match {id} is here already"),
            Undelivered::Unreadable(why) => write!(f, "the file cannot be used: {why}"),
            Undelivered::Store(fault) => write!(f, "{fault}"),
        }
    }
}

impl std::error::Error for Undelivered {}

impl From<Fault> for Undelivered {
    fn from(fault: Fault) -> Undelivered {
        Undelivered::Store(fault)
    }
}

/// A match of this store as a file.
pub fn pack(store: &dyn Store, match_id: &str) -> Result<String, Undelivered> {
    let unknown = || Undelivered::Unknown(match_id.to_owned());
    let stored = store.load(match_id)?.ok_or_else(unknown)?;
    let (_, entries) = load_table(&stored, &Plans::default())
        .map_err(|error| Undelivered::Store(Fault::Damaged(error.to_string())))?;
    let people = store.people_of(match_id)?.into_iter().map(|(person, devices)| Somebody {
        id: person.id,
        name: person.name,
        since: person.since,
        token: None,
        devices: devices.into_iter().map(device).collect(),
    });
    let said = stored.said.into_iter().map(|said| Said {
        number: said.number,
        person: said.person,
        text: said.text,
        at: said.at,
    });
    let fixed = stored.fixed;
    let contents = Contents {
        id: fixed.id,
        host: fixed.host,
        secret: hex::encode(fixed.secret),
        invitation: fixed.invitation.map(|hash| hex::encode(hash.0)),
        visibility: fixed.visibility,
        game: fixed.game,
        mission: fixed.mission,
        created: fixed.created,
        entries,
        said: said.collect(),
        people: people.collect(),
    };
    let seal = seal(&serde_json::to_string(&contents).map_err(unwritable)?);
    let sealed = Sealed { blipfall: KIND.to_owned(), format: FORMAT, seal, contents };
    Ok(serde_json::to_string_pretty(&sealed).map_err(unwritable)? + "\n")
}

fn device(row: DeviceRow) -> Device {
    Device { token: hex::encode(row.token.0), name: row.name, added: row.added }
}

/// Puts a match from a file into this store, and gives its id. Everything in it is checked
/// before anything is written; then it is written whole or not at all.
pub fn unpack(store: &dyn Store, text: &str) -> Result<String, Undelivered> {
    let contents = read(text)?;
    let id = contents.id.clone();
    if store.row(&id)?.is_some() {
        return Err(Undelivered::Known(id));
    }
    let mut writes = Vec::new();
    for person in &contents.people {
        let devices = devices(person)?;
        let known = store.known(&person.id)?;
        let is_known = |(_, own): &Known| own.iter().any(|own| devices.iter().any(|d| d.token == own.token));
        // Whoever is known here has the devices that they have here: one that they dropped does not come back.
        if !known.as_ref().is_some_and(is_known) {
            let (id, name) = (person.id.clone(), person.name.clone());
            writes.push(Write::Person(PersonRow { id, name, since: person.since }));
            writes.extend(devices.into_iter().map(Write::Device));
        }
    }
    writes.extend(match_writes(contents)?);
    match store.commit(&[writes])?.pop() {
        Some(Ok(())) => Ok(id),
        Some(Err(fault)) => Err(fault.into()),
        None => Err(Fault::Failed("nothing was written".to_owned()).into()),
    }
}

/// The devices of a person, in whichever format.
fn devices(person: &Somebody) -> Result<Vec<DeviceRow>, Undelivered> {
    let row = |token: &str, name: &str, added| {
        let token = TokenHash(bytes(token)?);
        Ok(DeviceRow { token, person: person.id.clone(), name: name.to_owned(), added })
    };
    let first = person.token.iter().map(|token| row(token, "", person.since));
    let others = person.devices.iter().map(|device| row(&device.token, &device.name, device.added));
    first.chain(others).collect()
}

fn read(text: &str) -> Result<Contents, Undelivered> {
    let unreadable = |why: String| Undelivered::Unreadable(why);
    let unread = |error: serde_json::Error| Undelivered::Unreadable(error.to_string());
    let sealed: Sealed<&RawValue> = serde_json::from_str(text).map_err(unread)?;
    if sealed.blipfall != KIND {
        return Err(unreadable(format!("it is a {:?}, and not a {KIND:?}", sealed.blipfall)));
    }
    if !(1..=FORMAT).contains(&sealed.format) {
        let format = sealed.format;
        return Err(unreadable(format!(
            "it has format {format}, and this program reads formats 1 to {FORMAT}"
        )));
    }
    let contents: Value = serde_json::from_str(sealed.contents.get()).map_err(unread)?;
    if seal(&contents.to_string()) != sealed.seal {
        return Err(unreadable("it is not as it was written: its seal does not fit".to_owned()));
    }
    serde_json::from_str(sealed.contents.get()).map_err(unread)
}

/// What is stored of a match, once its record and its secret are found to fit.
fn match_writes(contents: Contents) -> Result<Vec<Write>, Undelivered> {
    let unreadable = |why: String| Undelivered::Unreadable(why);
    let entries = entry_texts(&contents.entries).map_err(unwritable)?;
    let fixed = NewMatch {
        id: contents.id,
        host: contents.host,
        secret: bytes(&contents.secret)?,
        invitation: contents.invitation.as_deref().map(bytes).transpose()?.map(TokenHash),
        visibility: contents.visibility,
        game: contents.game,
        mission: contents.mission,
        created: contents.created,
        imported: false,
    };
    let stored = StoredMatch { entries, fixed, said: Vec::new(), names: Vec::new() };
    let (table, _) = load_table(&stored, &Plans::default()).map_err(|error| unreadable(error.to_string()))?;
    if table.id().as_str() != stored.fixed.id {
        return Err(unreadable("its record is that of another match".to_owned()));
    }
    if !table.is_bound_to(&Secret::new(stored.fixed.secret)) {
        return Err(unreadable("its secret is not the one that the record commits to".to_owned()));
    }
    let match_id = stored.fixed.id.clone();
    let append = Append {
        match_id: match_id.clone(),
        first: 0,
        entries: stored.entries,
        card: Card { seats: Some(seat_cards(&table)), ..card(&table) },
        epoch: None,
    };
    let said = contents.said.into_iter().map(|said| Write::Said {
        match_id: match_id.clone(),
        said: SaidRow { number: said.number, person: said.person, text: said.text, at: said.at },
    });
    let new = [Write::Match(Box::new(stored.fixed)), Write::Append(Box::new(append))];
    Ok(new.into_iter().chain(said).collect())
}

/// The hash of contents in JSON, without line breaks and spaces.
fn seal(contents: &str) -> String {
    hex::encode(Sha256::digest(contents))
}

fn unwritable(error: serde_json::Error) -> Undelivered {
    Undelivered::Store(Fault::Failed(format!("the match cannot be written: {error}")))
}

fn bytes(digits: &str) -> Result<[u8; 32], Undelivered> {
    let mut bytes = [0; 32];
    let wrong = |_| Undelivered::Unreadable("a hash or a secret has 64 hexadecimal digits".to_owned());
    hex::decode_to_slice(digits, &mut bytes).map_err(wrong)?;
    Ok(bytes)
}
