//! The facts of cards.

use death_angel::cards::{Arrow, Movement, Size, Spot, Tier};
use death_angel::{Color, Kind, Side, Symbol, Team, Terrain};

use super::super::effects::Slot;
use super::super::model::{Card, CardKind, Effect, Facts, Setup};
use super::super::schema;
use super::{MOST, Part, Placed, effect, known, need, word};
use crate::read::{Item, Scope};
use crate::schema::Form;
use crate::shown::{listed, shown};

/// What is printed on a card: its facts and its effect.
type Printed = (Facts, Option<Effect>);

impl Part {
    pub(super) fn read_cards(&mut self, file: &Scope<'_>) {
        self.all(file, CardKind::Action, &schema::ACTION, action);
        self.all(file, CardKind::Event, &schema::EVENT, event);
        self.all(file, CardKind::Location, &schema::LOCATION, location);
        self.all(file, CardKind::Terrain, &schema::TERRAIN, terrain);
        self.all(file, CardKind::Marine, &schema::MARINE, marine);
    }

    fn all(
        &mut self,
        file: &Scope<'_>,
        kind: CardKind,
        form: &'static Form,
        facts: fn(&Scope<'_>) -> Option<Printed>,
    ) {
        let Some(item) = file.item(kind.name()) else { return };
        let scopes = item.tables(form, MOST);
        if scopes.is_empty() || file.notes.has_syntax_errors() {
            self.broken.insert(kind);
        }
        for scope in scopes {
            let name = need(&scope, "name");
            let id = name.and_then(|name| known(&name, kind.name(), &kind.ids()));
            match (id, name, facts(&scope)) {
                (Some(id), Some(name), Some((facts, effect))) => {
                    let span = name.span().clone();
                    self.cards.push(Placed { value: Card { id, facts, effect }, span });
                }
                _ => drop(self.broken.insert(kind)),
            }
        }
    }
}

fn action(scope: &Scope<'_>) -> Option<Printed> {
    let number = need(scope, "number").and_then(|item| item.number(1..=18));
    let team = need(scope, "team").and_then(|item| team(&item));
    let kind = need(scope, "type").and_then(|item| item.word(Kind::ALL, Kind::name));
    let ability = need(scope, "ability").and_then(|item| effect(&item, Slot::Ability));
    Some((Facts::Action { number: number?, team: team?, kind: kind? }, Some(ability?)))
}

fn team(item: &Item<'_>) -> Option<Team> {
    word(item, "team", Team::ALL, Team::name)
}

fn event(scope: &Scope<'_>) -> Option<Printed> {
    let copies = need(scope, "copies").and_then(|item| item.number(1..=30));
    let instinct = need(scope, "instinct").and_then(|item| item.flag());
    let ability = need(scope, "ability").and_then(|item| effect(&item, Slot::Happening));
    let spawns = need(scope, "spawns").and_then(|item| {
        let boxes = two(&item)?.map(|item| spawn(&item));
        Some([boxes[0]?, boxes[1]?])
    });
    let movement = need(scope, "movement").and_then(|item| movement(&item));
    let (copies, instinct) = (copies?, instinct?);
    Some((Facts::Event { copies, instinct, spawns: spawns?, movement: movement? }, Some(ability?)))
}

/// A list of two.
fn two<'a>(item: &Item<'a>) -> Option<[Item<'a>; 2]> {
    let list = item.list()?;
    let n = list.len();
    <[Item<'a>; 2]>::try_from(list)
        .map_err(|_| {
            item.wrong("bad-value", format!("the length of {} is {n}", shown(item.key)), "write two")
        })
        .ok()
}

/// Two words with a blank between them.
fn pair<'a>(item: &Item<'a>) -> Option<(&'a str, &'a str)> {
    item.text().map(|text| text.split_once(' ').unwrap_or((text, "")))
}

fn spawn(item: &Item<'_>) -> Option<(Size, Color)> {
    let (size, color) = pair(item)?;
    let found = Size::from_name(size).zip(Color::from_name(color));
    if found.is_none() {
        let message = format!("{size} {color}").trim_end().to_owned();
        let colors = listed(Color::ALL.iter().map(|color| color.name()), "or");
        let advice = format!("write `major` or `minor` and one of the colors {colors}, as in \"minor red\"");
        item.wrong("bad-value", format!("{} is no spawn box", shown(&message)), advice);
    }
    found
}

fn movement(item: &Item<'_>) -> Option<Option<Movement>> {
    let (how, symbol) = pair(item)?;
    let found = match (how, Symbol::from_name(symbol)) {
        ("none", None) if symbol.is_empty() => Some(None),
        ("adjacent", Some(symbol)) => Some(Some(Movement::Adjacent(symbol))),
        ("flank", Some(symbol)) => Some(Some(Movement::Flank(symbol))),
        _ => None,
    };
    if found.is_none() {
        let symbols = listed(Symbol::ALL.iter().map(|symbol| symbol.name()), "or");
        let advice = format!("write `none`, or `adjacent` or `flank` and one of the symbols {symbols}");
        item.wrong("bad-value", format!("{} is no movement box", shown(item.text()?)), advice);
    }
    found
}

fn location(scope: &Scope<'_>) -> Option<Printed> {
    let tier = need(scope, "tier").and_then(|item| item.word(Tier::ALL, Tier::name));
    let blips = need(scope, "blips").and_then(|item| {
        let sizes = two(&item)?.map(|item| item.number(0..=18));
        Some([sizes[0]?, sizes[1]?])
    });
    let terrain = need(scope, "terrain").and_then(|item| spots(&item));
    let (setup, effect) = match tier? {
        Tier::Start => {
            refuse(scope, &["upon_entering", "control_panel"], "setup cards, of tier \"0\", do nothing");
            (Some(setup(scope)?), None)
        }
        _ => {
            let reason = "only setup cards, of tier \"0\", have it";
            refuse(scope, &["players", "location_deck", "major", "minor"], reason);
            (None, Some(trigger(scope)?))
        }
    };
    Some((Facts::Location { tier: tier?, blips: blips?, terrain: terrain?, setup }, effect))
}

/// Notes fields that a card of this sort does not have.
fn refuse(scope: &Scope<'_>, keys: &[&str], reason: &str) {
    for item in keys.iter().filter_map(|key| scope.item(key)) {
        item.wrong("conflict", format!("{} does not belong here: {reason}", shown(item.key)), "leave it out");
    }
}

fn trigger(scope: &Scope<'_>) -> Option<Effect> {
    match (scope.item("upon_entering"), scope.item("control_panel")) {
        (Some(item), None) => effect(&item, Slot::Entering),
        (None, Some(item)) => effect(&item, Slot::Panel),
        (Some(_), Some(item)) => {
            let message = "a location has `upon_entering` or `control_panel`, not both";
            item.wrong("conflict", message, "leave one out");
            None
        }
        (None, None) => {
            scope.missing("upon_entering", "add it, or `control_panel`: every location does something");
            None
        }
    }
}

fn spots(item: &Item<'_>) -> Option<Vec<Spot>> {
    let list = item.list()?;
    if list.len() != 4 {
        let message = format!("a location has 4 terrain cards, and not {}", list.len());
        item.wrong("wrong-count", message, "write two on the left and two on the right");
        return None;
    }
    let spots: Vec<Option<Spot>> = list.iter().map(|item| spot(&item.table(&schema::SPOT)?)).collect();
    let spots = spots.into_iter().collect::<Option<Vec<Spot>>>()?;
    let on_left = spots.iter().filter(|spot| spot.side == Side::Left).count();
    if on_left != 2 {
        let message = format!("terrain cards on the left: {on_left}, on the right: {}", 4 - on_left);
        item.wrong("wrong-count", message, "write two on the left and two on the right");
    }
    for (at, spot) in spots.iter().enumerate() {
        if let Some(first) = spots[..at].iter().position(|other| other.terrain == spot.terrain) {
            let message = format!("{} is there twice", shown(spot.terrain.name()));
            item.notes.twice(list[at].span(), list[first].span(), message, "there is one card of each kind");
        }
    }
    Some(spots)
}

fn spot(scope: &Scope<'_>) -> Option<Spot> {
    let terrain =
        need(scope, "card").and_then(|item| word(&item, "terrain card", Terrain::ALL, Terrain::name));
    let side = need(scope, "side").and_then(|item| item.word(Side::ALL, Side::name));
    let arrow = need(scope, "arrow").and_then(|item| item.word(Arrow::ALL, Arrow::name));
    let number = need(scope, "number").and_then(|item| item.number(1..=12));
    Some(Spot { terrain: terrain?, side: side?, arrow: arrow?, number: number? })
}

fn setup(scope: &Scope<'_>) -> Option<Setup> {
    let players = need(scope, "players").and_then(|item| {
        let players: Vec<Option<u8>> = item.list()?.iter().map(|item| item.number(1..=6)).collect();
        players.into_iter().collect::<Option<Vec<u8>>>()
    });
    let location_deck = need(scope, "location_deck").and_then(|item| location_deck(&item));
    let major = need(scope, "major").and_then(|item| item.number(1..=12));
    let minor = need(scope, "minor").and_then(|item| item.number(1..=12));
    Some(Setup { players: players?, location_deck: location_deck?, spawns: [major?, minor?] })
}

fn location_deck(item: &Item<'_>) -> Option<Vec<Tier>> {
    let tiers: Vec<Option<Tier>> =
        item.list()?.iter().map(|item| item.word(&Tier::ALL[1..], Tier::name)).collect();
    let tiers = tiers.into_iter().collect::<Option<Vec<Tier>>>()?;
    if !tiers.is_sorted_by(|a, b| a < b) || tiers.last() != Some(&Tier::Four) {
        let message = "the tiers of a location deck ascend and end with the last one";
        item.wrong("bad-value", message, "write them from the top, as in [\"1a\", \"2\", \"3\", \"4\"]");
        return None;
    }
    Some(tiers)
}

fn terrain(scope: &Scope<'_>) -> Option<Printed> {
    let color = need(scope, "color").and_then(|item| item.word(Color::ALL, Color::name));
    let item = need(scope, "threat");
    let threat: Option<u8> = item.and_then(|item| item.number(1..=4));
    let activation = scope.item("activation");
    let effect = activation.map(|item| effect(&item, Slot::Activation));
    if let (Some(item), Some(color), Some(threat)) = (item, color, threat)
        && threat != color.threat()
    {
        let message = format!("{} terrain has the threat {}, and not {threat}", color.name(), color.threat());
        item.wrong("conflict", message, "change the threat or the color");
    }
    let effect = match effect {
        Some(effect) => Some(effect?),
        None => None,
    };
    Some((Facts::Terrain { color: color?, threat: threat? }, effect))
}

fn marine(scope: &Scope<'_>) -> Option<Printed> {
    let team = need(scope, "team").and_then(|item| team(&item));
    let range = need(scope, "range").and_then(|item| item.number(0..=5));
    let arrow = |key| need(scope, key).and_then(|item| item.word(Arrow::ALL, Arrow::name));
    let (left, right) = (arrow("left_arrow"), arrow("right_arrow"));
    Some((Facts::Marine { team: team?, range: range?, arrows: [left?, right?] }, None))
}
