//! What a seat knows, as bytes. Everything is read from its view.

use death_angel::cards::{LocationId, Tier};
use death_angel::{
    Ahead, Cell, DeathAngel, DecisionKind, Foe, Kind, Lasting, Marine, Matter, Phase, Seat, Side, Symbol,
    Team, Terrain, View,
};
use game_api::Viewer;

use crate::Layout;
use crate::layout::{byte, named, one_of};

/// Facts that are no list of values.
const FACTS: [&str; 36] = [
    "seat",
    "current_seat",
    "to_decide",
    "players",
    "round",
    "marines_alive",
    "location",
    "locations_ahead",
    "next_tier",
    "location_tokens",
    "door_tokens",
    "supply",
    "left_pile",
    "right_pile",
    "genestealer_deck",
    "event_deck",
    "events_on_top",
    "events_at_bottom",
    "event_in_hand",
    "artefact_holder",
    "discarded_head",
    "discarded_tail",
    "discarded_tongue",
    "discarded_claw",
    "rolled_face",
    "rolling_marine",
    "rolled_cell",
    "asked_marine",
    "asked_team",
    "still_to_choose",
    "lasting_now",
    "lasting_marine_or_team",
    "lasting_next_round",
    "major_spawn",
    "minor_spawn",
    "outcome",
];

const TEAM: [&str; 5] = ["owner", "is_own", "chosen", "last", "alive"];

const POSITION: [&str; 23] = [
    "marine",
    "controller",
    "is_own",
    "facing",
    "tokens",
    "range",
    "alive",
    "left_head",
    "left_tail",
    "left_tongue",
    "left_claw",
    "left_lord_a",
    "left_lord_b",
    "left_shielded",
    "left_attacked",
    "right_head",
    "right_tail",
    "right_tongue",
    "right_claw",
    "right_lord_a",
    "right_lord_b",
    "right_shielded",
    "right_attacked",
];

const TERRAIN: [&str; 4] = ["position", "side", "threat", "activated"];

/// Where the parts of an observation begin.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    facts: usize,
    phases: usize,
    kinds: usize,
    teams: usize,
    formation: usize,
    terrain: usize,
    events: usize,
}

/// Lays out the observations.
pub(super) fn lay_out() -> (Layout, Places) {
    let mut layout = Layout::default();
    let here = || vec![String::new()];
    let teams = Team::ALL.iter().map(|team| team.name().to_owned()).collect();
    let positions = (1..=Marine::ALL.len()).map(|position| position.to_string()).collect();
    let terrain = Terrain::ALL.iter().map(|terrain| terrain.name().to_owned()).collect();
    let events = death_angel::cards::EVENTS.iter().map(|card| card.id.name().to_owned()).collect();
    let places = Places {
        facts: layout.add("facts", here(), named(&FACTS)),
        phases: layout.add("phase", here(), one_of("phase", Phase::ALL.iter().map(|phase| phase.name()))),
        kinds: layout.add(
            "decision",
            here(),
            one_of("decision", DecisionKind::ALL.iter().map(|kind| kind.name())),
        ),
        teams: layout.add("teams", teams, named(&TEAM)),
        formation: layout.add("formation", positions, named(&POSITION)),
        terrain: layout.add("terrain", terrain, named(&TERRAIN)),
        events: layout.add("events", events, named(&["discarded"])),
    };
    (layout, places)
}

/// A number counted from 1, so that 0 is left for nothing.
fn or_none(number: Option<u8>) -> u8 {
    number.map_or(0, |number| number + 1)
}

/// A team by what it can be asked: a number counted from 1.
fn cell_number(cell: Cell) -> u8 {
    cell.position() * 2 + cell.side() as u8
}

impl Places {
    /// Writes what a view shows.
    pub fn write(&self, view: &View, out: &mut [u8]) {
        out.fill(0);
        let table = view.table();
        let own = match view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        self.facts(view, own, out);
        self.teams(table, own, out);
        self.formation(table, own, out);
        for &terrain in Terrain::ALL {
            let at = self.terrain + terrain as usize * TERRAIN.len();
            if let Some(cell) = table.terrain_cell(terrain) {
                out[at] = cell.position() + 1;
                out[at + 1] = cell.side() as u8 + 1;
            }
            out[at + 2] = terrain.card().color.threat();
            out[at + 3] = table.is_activated(terrain).into();
        }
        for (place, card) in death_angel::cards::EVENTS.iter().enumerate() {
            out[self.events + place] = table.n_discarded_events(card.id);
        }
    }

    fn facts(&self, view: &View, own: Option<Seat>, out: &mut [u8]) {
        let table = view.table();
        let decision = view.decision();
        out[self.phases + table.phase().index()] = 1;
        if let Some(decision) = decision {
            out[self.kinds + decision.kind.index()] = 1;
        }
        let (deck, events) = view.decks();
        let (top, bottom) = view.put_back();
        let roll = table.roll().filter(|_| decision.is_some_and(|asked| asked.kind == DecisionKind::Reroll));
        let (asked_marine, asked_team, left) = matter(view.matter());
        let [major, minor] = table.spawn_values();
        let discarded = |symbol| table.n_discarded(symbol);
        let facts = [
            or_none(own.map(|seat| seat as u8)),
            table.current() as u8 + 1,
            decision.is_some_and(|asked| Some(asked.owner) == own).into(),
            table.n_players(),
            byte(table.round()),
            table.n_marines(),
            location(table.site()),
            table.n_ahead(),
            next_tier(table),
            table.site_tokens(),
            table.door_tokens(),
            table.supply(),
            table.n_blips(Side::Left),
            table.n_blips(Side::Right),
            deck,
            events,
            top,
            bottom,
            or_none(view.event().map(|event| event as u8)),
            or_none(table.artefact_holder().map(|seat| seat as u8)),
            discarded(Symbol::Head),
            discarded(Symbol::Tail),
            discarded(Symbol::Tongue),
            discarded(Symbol::Claw),
            or_none(roll.map(|(_, _, face)| face.number())),
            or_none(roll.map(|(marine, _, _)| marine as u8)),
            or_none(roll.map(|(_, cell, _)| cell_number(cell))),
            or_none(asked_marine.map(|marine| marine as u8)),
            or_none(asked_team.map(|team| team as u8)),
            left,
            lasting(table.lasting().0).0,
            lasting(table.lasting().0).1,
            lasting(table.lasting().1).0,
            major,
            minor,
            table.outcome().map_or(0, |outcome| if outcome.is_won() { 1 } else { 2 }),
        ];
        out[self.facts..self.facts + facts.len()].copy_from_slice(&facts);
    }

    fn teams(&self, table: &DeathAngel, own: Option<Seat>, out: &mut [u8]) {
        for &team in Team::ALL {
            let at = self.teams + team as usize * TEAM.len();
            let owner = table.owner_of(team);
            // A card that has been chosen and is not shown is a kind of its own.
            let chosen = match table.played(team) {
                Some(kind) => kind as u8 + 1,
                None => u8::from(table.has_chosen(team)) * (Kind::ALL.len() as u8 + 1),
            };
            let fields = [
                or_none(owner.map(|seat| seat as u8)),
                (owner.is_some() && owner == own).into(),
                chosen,
                or_none(table.played_before(team).map(|kind| kind as u8)),
                table.is_team_alive(team).into(),
            ];
            out[at..at + fields.len()].copy_from_slice(&fields);
        }
    }

    fn formation(&self, table: &DeathAngel, own: Option<Seat>, out: &mut [u8]) {
        for position in 0..table.n_marines() {
            let at = self.formation + usize::from(position) * POSITION.len();
            let marine = table.marine_at(position);
            let owner = table.owner_of(marine.team());
            let fields = [
                marine as u8 + 1,
                or_none(owner.map(|seat| seat as u8)),
                (owner == own).into(),
                table.facing(marine) as u8 + 1,
                table.tokens_of(marine),
                marine.range(),
                1,
            ];
            out[at..at + fields.len()].copy_from_slice(&fields);
            for &side in Side::ALL {
                let at = at + fields.len() + side as usize * 8;
                let cell = Cell::new(position, side);
                let (all, fresh) = (table.crowd(cell), table.swarm(cell));
                for (out, &foe) in out[at..].iter_mut().zip(Foe::ALL) {
                    *out = all.of(foe);
                }
                out[at + 6] = all.is_shielded().into();
                out[at + 7] = all.size() - fresh.size();
            }
        }
    }
}

fn location(location: LocationId) -> u8 {
    location as u8 + 1
}

fn next_tier(table: &DeathAngel) -> u8 {
    let tier = |tier: Tier| tier as u8 + 1;
    match table.next_location() {
        None => 0,
        Some(Ahead::Tier(ahead)) => tier(ahead),
        Some(Ahead::Known(location)) => tier(location.card().tier),
    }
}

/// An effect by its kind, and whom it is about.
fn lasting(effect: Lasting) -> (u8, u8) {
    match effect {
        Lasting::Nothing => (0, 0),
        Lasting::EnterFormation => (1, 0),
        Lasting::Evasion => (2, 0),
        Lasting::GunJam(team) => (3, team as u8 + 1),
        Lasting::SecondWind(marine) => (4, marine as u8 + 1),
    }
}

/// The Marine and the team that a decision is about, and how many are still to be chosen.
fn matter(matter: Option<Matter>) -> (Option<Marine>, Option<Team>, u8) {
    match matter {
        None | Some(Matter::Plain(_) | Matter::MoveSwarm { .. } | Matter::Place { .. }) => (None, None, 0),
        Some(Matter::OfTeam { team, .. }) => (None, Some(team), 0),
        Some(Matter::Pump { team, left }) => (None, Some(team), left),
        Some(Matter::HealTurn { team, marine }) => (Some(marine), Some(team), 0),
        Some(Matter::MoreAttacks { team, marine, left }) => (Some(marine), Some(team), left),
        Some(Matter::Again { marine }) | Some(Matter::Fight { marine, .. }) => (Some(marine), None, 0),
        Some(Matter::Kills { marine, left, .. }) => (marine, None, left),
        Some(Matter::Count { left, .. }) => (None, None, left),
    }
}
