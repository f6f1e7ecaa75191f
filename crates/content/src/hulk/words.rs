//! Conditions and forces in words, for those who play and have not read the file.

use space_hulk::{Condition, Coord, Side};

use crate::hulk::model::{Goal, Mission};
use crate::language::{Language, Text};

impl Mission {
    /// A goal in words: what the mission says, or what its condition means, in English.
    pub fn words(&self, goal: &Goal, language: Language) -> String {
        match &goal.text {
            Some(text) => self.named(text.get(language)),
            None => capital(&self.say(&goal.when)) + ".",
        }
    }

    /// A text of the mission as people read it: names stand where it has ids of Marines in braces. Whoever
    /// stands in for a Marine is named, because he has the Marine's id and a name of his own.
    pub fn told(&self, text: &Text) -> Text {
        text.map(|words| self.named(words))
    }

    fn named(&self, words: &str) -> String {
        self.marines.iter().fold(words.to_owned(), |words, marine| {
            words.replace(&format!("{{{}}}", marine.id), marine.name())
        })
    }

    /// A condition in words.
    pub fn say(&self, condition: &Condition) -> String {
        let side = |side: &Side| match side {
            Side::Marine => "the Marines",
            Side::Alien => "the aliens",
        };
        match condition {
            Condition::All(of) => self.join(of, " and "),
            Condition::Any(of) => self.join(of, " or "),
            Condition::AtLeast { count, of } => format!("at least {count} of these: {}", self.join(of, "; ")),
            Condition::Not(of) => format!("it is not so that {}", self.say(of)),
            Condition::Once(of) => format!("at some time {}", self.say(of)),
            Condition::MarinesExited(n) => format!("{} left the map", have(*n, "Marine")),
            Condition::MarinesKilled(n) => format!("{} been killed", have(*n, "Marine")),
            Condition::MarinesOnBoard(n) => format!("{} on the map", are(*n, "Marine")),
            Condition::AliensKilled(n) => format!("{} been killed", have(*n, "alien")),
            Condition::AliensExited(n) => format!("{} left the map", have(*n, "Genestealer")),
            Condition::AliensInPlay(n) => format!("{} in play", are(*n, "alien unit")),
            Condition::Round(n) => format!("round {n} has come"),
            Condition::MarinesIn { count, area } => {
                format!("{} {}", stand(*count, "Marine"), self.place(area))
            }
            Condition::AliensIn { count, area } => format!("{} {}", stand(*count, "alien"), self.place(area)),
            Condition::GeneratorsDamaged(n) => format!("{} damaged", are(*n, "generator")),
            Condition::GeneratorDamaged(at) => format!("the generator at {at} is damaged"),
            Condition::SectionBurns(letter) => format!("section {letter} burns"),
            Condition::DoorsClosed(at) => format!("{} closed", doors(at)),
            Condition::DoorsDestroyed(at) => format!("{} destroyed", doors(at)),
            Condition::ObjectCarried { object, side: by } => {
                format!("{} {} {}", side(by), "carry", self.object(object))
            }
            Condition::ObjectIn { object, area } => {
                format!("{} is {}", self.object(object), self.place(area))
            }
            Condition::ObjectExited { object, side: by } => {
                format!("{} have left the map with {}", side(by), self.object(object))
            }
            Condition::MarineAlive(id) => format!("{} lives", self.who(id)),
            Condition::MarineDead(id) => format!("{} is dead", self.who(id)),
            Condition::MarineExited(id) => format!("{} has left the map", self.who(id)),
            Condition::BroodlordDead => "the Broodlord is dead".into(),
        }
    }

    fn join(&self, of: &[Condition], between: &str) -> String {
        let part = |part: &Condition| match part {
            Condition::All(_) | Condition::Any(_) | Condition::AtLeast { .. } => {
                format!("({})", self.say(part))
            }
            _ => self.say(part),
        };
        of.iter().map(part).collect::<Vec<_>>().join(between)
    }

    fn who<'a>(&'a self, id: &'a str) -> &'a str {
        self.marine(id).map_or(id, |marine| marine.name())
    }

    fn object<'a>(&'a self, kind: &'a str) -> &'a str {
        let name =
            self.objects.iter().find(|object| object.kind == kind).and_then(|object| object.name.as_ref());
        name.map_or(kind, |name| name.get(Language::En))
    }

    /// Squares, by the name of their area if they have one.
    fn place(&self, squares: &[Coord]) -> String {
        let area = self.areas.iter().find(|area| area.squares == squares);
        match (area.and_then(|area| area.name.as_ref()), area, squares) {
            (Some(name), _, _) => format!("in {}", name.get(Language::En)),
            (None, Some(area), _) => format!("in the area {}", area.id),
            (None, None, [one]) => format!("on {one}"),
            (None, None, [first, ..]) => format!("on one of {} squares around {first}", squares.len()),
            (None, None, []) => "nowhere".into(),
        }
    }
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

fn have(n: u16, what: &str) -> String {
    if n == 1 { format!("1 {what} has") } else { format!("{n} {what}s have") }
}

fn are(n: u16, what: &str) -> String {
    if n == 1 { format!("1 {what} is") } else { format!("{n} {what}s are") }
}

fn stand(n: u16, what: &str) -> String {
    if n == 1 { format!("1 {what} stands") } else { format!("{n} {what}s stand") }
}

fn doors(at: &[Coord]) -> String {
    let squares: Vec<String> = at.iter().map(Coord::to_string).collect();
    match at {
        [_] => format!("the door at {} is", squares[0]),
        _ => format!("the doors at {} are", squares.join(" ")),
    }
}
