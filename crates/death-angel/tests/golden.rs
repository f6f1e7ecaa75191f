//! Whole games as text, to be read as a diff when a rule changes: every decision, every
//! legal list, what everybody was told and what a player may know; and the deck files.

use std::fmt::Write;

use death_angel::cards::{
    ACTIONS, Ability, Activation, EVENTS, EventCard, Happening, LOCATIONS, LocationCard, MARINES, Movement,
    TERRAIN, Tier, Trigger,
};
use death_angel::{DeathAngel, Seat, View, setup_card, text};
use game_api::{Journal, Seeded, Viewer};
use testkit::{Playthrough, golden};

/// What a player knows that lies on no table, in a line.
fn secrets(view: &View) -> String {
    let position = view.position();
    let chosen: Vec<String> = position.chosen.iter().map(|(_, card)| card.to_string()).collect();
    let hidden: Vec<&str> = view.table().hidden_choices().map(|team| team.name()).collect();
    let event = view.event().map_or("none", |event| event.name());
    format!("chosen [{}], hidden [{}], event {event}", chosen.join(" "), hidden.join(" "))
}

#[test]
fn whole_games() {
    for players in 1..=6u8 {
        let seed = u64::from(players);
        let start =
            DeathAngel::new(players, &mut Seeded::new(seed), &mut Journal::discard()).expect("players");
        let game = Playthrough::new(&start, seed)
            .max_actions(60)
            .viewers([Viewer::Seat(Seat::P1), Viewer::Spectator])
            .state(|game| text::print(&game.position()))
            .view(secrets)
            .action(text::print_action)
            .event(text::print_event)
            .text();
        golden::check(format!("tests/golden/players-{players}.txt"), &game);
    }
}

/// The files in `decks/death-angel` say what the tables say. An effect is named as in the
/// rules crate, in lower case with hyphens, with its parameters as further keys.
#[test]
fn the_deck_files_match_the_tables() {
    let files = [
        ("marines", marines()),
        ("actions", actions()),
        ("events", events()),
        ("terrain", terrain()),
        ("locations", locations()),
    ];
    for (name, text) in files {
        let head = "# Card facts of Death Angel. The rules crate holds the same tables; a test compares them.\n\n\
                    version = 1\n";
        golden::check(format!("../../decks/death-angel/{name}.toml"), &format!("{head}{text}"));
    }
}

/// `Foo { bar: 1 }` as a table: `key = { effect = "foo", bar = 1 }`.
fn effect(key: &str, debug: &str) -> String {
    let (name, fields) = debug.split_once(" { ").unwrap_or((debug, ""));
    let mut table = format!("effect = \"{}\"", hyphens(name));
    for field in fields.trim_end_matches(" }").split(", ").filter(|field| !field.is_empty()) {
        let (name, value) = field.split_once(": ").expect("a field has a value");
        let value =
            if value.parse::<u8>().is_ok() { value.into() } else { format!("\"{}\"", hyphens(value)) };
        write!(table, ", {name} = {value}").expect("a string takes all");
    }
    format!("{key} = {{ {table} }}\n")
}

/// `ManyAttacks` as `many-attacks`.
fn hyphens(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

fn marines() -> String {
    let entry = |card: &death_angel::cards::MarineCard| {
        format!(
            "\n[[marine]]\nname = \"{}\"\nteam = \"{}\"\nrange = {}\nleft_arrow = \"{}\"\nright_arrow = \"{}\"\n",
            card.marine.name(),
            card.marine.team().name(),
            card.range,
            card.left_arrow.name(),
            card.right_arrow.name(),
        )
    };
    MARINES.iter().map(entry).collect()
}

fn actions() -> String {
    let entry = |card: &death_angel::cards::ActionCard| {
        let ability: Ability = card.ability;
        format!(
            "\n[[action]]\nnumber = {}\nname = \"{}\"\nteam = \"{}\"\ntype = \"{}\"\n{}",
            card.number,
            card.name,
            card.team.name(),
            card.kind.name(),
            effect("ability", &format!("{ability:?}")),
        )
    };
    ACTIONS.iter().map(entry).collect()
}

fn events() -> String {
    let entry = |card: &EventCard| {
        let happening: Happening = card.happening;
        let boxes: Vec<String> =
            card.boxes.iter().map(|b| format!("\"{} {}\"", b.size.name(), b.color.name())).collect();
        let movement = match card.movement {
            None => "none".into(),
            Some(Movement::Adjacent(symbol)) => format!("adjacent {}", symbol.name()),
            Some(Movement::Flank(symbol)) => format!("flank {}", symbol.name()),
        };
        format!(
            "\n[[event]]\nname = \"{}\"\ncopies = {}\ninstinct = {}\n{}spawns = [{}]\nmovement = \"{movement}\"\n",
            card.id.name(),
            card.copies,
            card.instinct,
            effect("ability", &format!("{happening:?}")),
            boxes.join(", "),
        )
    };
    EVENTS.iter().map(entry).collect()
}

fn terrain() -> String {
    let entry = |card: &death_angel::cards::TerrainCard| {
        let activation = card
            .activation
            .map_or(String::new(), |activation: Activation| effect("activation", &format!("{activation:?}")));
        format!(
            "\n[[terrain]]\nname = \"{}\"\ncolor = \"{}\"\nthreat = {}\n{activation}",
            card.terrain.name(),
            card.color.name(),
            card.color.threat(),
        )
    };
    TERRAIN.iter().map(entry).collect()
}

fn locations() -> String {
    let entry = |card: &LocationCard| {
        let spots: String = card
            .terrain
            .iter()
            .map(|spot| {
                format!(
                    "  {{ card = \"{}\", side = \"{}\", arrow = \"{}\", number = {} }},\n",
                    spot.terrain.name(),
                    spot.side.name(),
                    spot.arrow.name(),
                    spot.number,
                )
            })
            .collect();
        let trigger = match card.trigger {
            Trigger::Nothing => setup_text(card),
            Trigger::Enter(entering) => effect("upon_entering", &format!("{entering:?}")),
            Trigger::Panel(panel) => effect("control_panel", &format!("{panel:?}")),
        };
        format!(
            "\n[[location]]\nname = \"{}\"\ntier = \"{}\"\nblips = [{}, {}]\nterrain = [\n{spots}]\n{trigger}",
            card.id.name(),
            card.tier.name(),
            card.blips[0],
            card.blips[1],
        )
    };
    LOCATIONS.iter().map(entry).collect()
}

fn setup_text(location: &LocationCard) -> String {
    assert_eq!(location.tier, Tier::Start);
    let players: Vec<u8> = (1..=6).filter(|&players| setup_card(players).location == location.id).collect();
    let card = setup_card(players[0]);
    let tiers: Vec<String> = card.tiers.iter().map(|tier| format!("\"{}\"", tier.name())).collect();
    format!(
        "players = {players:?}\nlocation_deck = [{}]\nmajor = {}\nminor = {}\n",
        tiers.join(", "),
        card.major,
        card.minor,
    )
}
