//! Scenes for rule tests: a position in text, actions in words, given dice.
#![allow(dead_code, reason = "each test target uses its own part")]

use std::cell::RefCell;

use death_angel::{Action, DeathAngel, Event, Seat, text};
use game_api::{Audience, Game, Journal, Viewer};
use testkit::Given;

/// A game under test.
///
/// It changes behind a shared reference, so that plays and looks can be written in one line.
#[derive(Clone)]
pub struct Scene {
    game: RefCell<DeathAngel>,
    events: RefCell<Vec<String>>,
}

/// A scene for one player with three teams; both piles have five unseen cards.
#[track_caller]
pub fn solo(teams: &str, lines: &str) -> Scene {
    Scene::new(&format!("{}{lines}", solo_head(teams)), &[], &[])
}

/// As [`solo`], with dice that settle its start.
#[track_caller]
pub fn solo_dice(teams: &str, lines: &str, dice: &[u8]) -> Scene {
    Scene::new(&format!("{}{lines}", solo_head(teams)), dice, &[])
}

/// The Attack cards of all teams that have a Marine in these rows: then nobody can be jammed.
pub fn attacked(rows: &str) -> String {
    let cards = death_angel::cards::ACTIONS.iter().filter(|card| card.kind == death_angel::Kind::Attack);
    let played = cards.filter(|card| card.team.marines().iter().any(|marine| rows.contains(marine.name())));
    let numbers: Vec<String> = played.map(|card| card.number.to_string()).collect();
    format!("chosen {}\n", numbers.join(" "))
}

pub fn solo_head(teams: &str) -> String {
    format!("players 1\nteam p1 {teams}\nblips-left 5\nblips-right 5\n")
}

/// A scene for four players: green, red, blue, grey; the piles have five unseen cards each.
#[track_caller]
pub fn four(lines: &str) -> Scene {
    four_dice(lines, &[])
}

#[track_caller]
pub fn four_dice(lines: &str, dice: &[u8]) -> Scene {
    let teams = "team p1 green\nteam p2 red\nteam p3 blue\nteam p4 grey\n";
    Scene::new(&format!("players 4\n{teams}blips-left 5\nblips-right 5\n{lines}"), dice, &[])
}

impl Scene {
    fn of(game: DeathAngel, events: Vec<String>) -> Scene {
        Scene { game: RefCell::new(game), events: RefCell::new(events) }
    }

    /// The game as it is now.
    pub fn game(&self) -> DeathAngel {
        self.game.borrow().clone()
    }

    fn story(&self) -> String {
        self.events.borrow().join("\n")
    }

    /// Loads a position; dice and picks settle its start.
    #[track_caller]
    pub fn new(lines: &str, dice: &[u8], picks: &[usize]) -> Scene {
        let position = text::parse(lines).unwrap_or_else(|problems| panic!("{problems:#?}"));
        let mut given = Given::new(dice, 0, picks);
        let mut journal = Journal::keep();
        let game = DeathAngel::from_position(&position, &mut given, &mut journal)
            .unwrap_or_else(|problems| panic!("{problems:#?}"));
        given.finish("load");
        Scene::of(game, words(&journal))
    }

    /// A new game with given dice and picks.
    #[track_caller]
    pub fn start(players: u8, picks: &[usize]) -> Scene {
        let mut given = Given::new(&[], 0, picks);
        let mut journal = Journal::keep();
        let game = DeathAngel::new(players, &mut given, &mut journal).expect("one to six players");
        given.finish("start");
        Scene::of(game, words(&journal))
    }

    /// The problems that a position has, each as `path: message`.
    pub fn problems(lines: &str) -> Vec<String> {
        let position = match text::parse(lines) {
            Ok(position) => position,
            Err(problems) => return problems.iter().map(ToString::to_string).collect(),
        };
        let loaded =
            DeathAngel::from_position(&position, &mut game_api::Seeded::new(0), &mut Journal::discard());
        loaded.err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    /// Plays a legal action that needs no dice.
    #[track_caller]
    pub fn play(&self, action: &str) -> &Scene {
        self.roll(action, &[])
    }

    /// Plays actions one after the other.
    #[track_caller]
    pub fn play_all(&self, actions: &[&str]) -> &Scene {
        for action in actions {
            self.play(action);
        }
        self
    }

    /// Plays a legal action with these dice, which must be used up exactly.
    #[track_caller]
    pub fn roll(&self, action: &str, dice: &[u8]) -> &Scene {
        self.draw(action, dice, &[])
    }

    /// As [`Scene::roll`], with picks for what is no die.
    #[track_caller]
    pub fn draw(&self, action: &str, dice: &[u8], picks: &[usize]) -> &Scene {
        let parsed = text::parse_action(action).unwrap_or_else(|| panic!("{action:?} is no action"));
        let mut legal = Vec::new();
        self.game.borrow().legal_actions(&mut legal);
        assert!(
            legal.contains(&parsed),
            "`{action}` is not legal: {}\nlegal: {:?}\n{}",
            self.why_not(action),
            self.legal(),
            self.text()
        );
        let mut given = Given::new(dice, 0, picks);
        let mut journal = Journal::keep();
        self.game.borrow_mut().apply(&parsed, &mut given, &mut journal).expect("it is in the list");
        given.finish(action);
        self.events.replace(words(&journal));
        self
    }

    /// The legal actions in words.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.borrow().legal_actions(&mut legal);
        legal.iter().map(text::print_action).collect()
    }

    /// These are all legal actions.
    #[track_caller]
    pub fn offers(&self, actions: &[&str]) -> &Scene {
        assert_eq!(self.legal(), actions, "\n{}", self.text());
        self
    }

    /// These actions are legal.
    #[track_caller]
    pub fn allows(&self, actions: &[&str]) -> &Scene {
        let legal = self.legal();
        for action in actions {
            assert!(legal.iter().any(|l| l == action), "`{action}` is not among {legal:?}\n{}", self.text());
        }
        self
    }

    /// The rule that forbids an action, or `legal`.
    #[track_caller]
    pub fn why_not(&self, action: &str) -> String {
        let action: Action = text::parse_action(action).unwrap_or_else(|| panic!("{action:?} is no action"));
        self.game.borrow().why_not(&action).map_or("legal".into(), |refusal| refusal.rule.into())
    }

    /// The action is refused by this rule.
    #[track_caller]
    pub fn refuses(&self, action: &str, rule: &str) -> &Scene {
        assert_eq!(self.why_not(action), rule, "`{action}`\n{}", self.text());
        self
    }

    /// Who decides what.
    #[track_caller]
    pub fn asks(&self, what: &str) -> &Scene {
        let decision = self.game.borrow().decision();
        let asked = decision.map(|d| format!("{} {}", d.owner.name(), d.kind.name()));
        assert_eq!(asked.as_deref(), Some(what), "\n{}\n{}", self.story(), self.text());
        self
    }

    /// The game has ended so.
    #[track_caller]
    pub fn ended(&self, ending: &str) -> &Scene {
        let outcome = self.game.borrow().outcome().map(|outcome| outcome.ending.name());
        assert_eq!(outcome, Some(ending), "\n{}", self.text());
        self
    }

    /// These events happened in the last action, in this order, others between them or not.
    #[track_caller]
    pub fn told(&self, events: &[&str]) -> &Scene {
        let told = self.events.borrow();
        let mut all = told.iter();
        for event in events {
            assert!(all.any(|e| e == event), "`{event}` is missing in\n{}", self.story());
        }
        self
    }

    /// No such event happened in the last action: none that contains this.
    #[track_caller]
    pub fn silent(&self, part: &str) -> &Scene {
        let told = self.events.borrow();
        let found = told.iter().find(|event| event.contains(part));
        assert_eq!(found, None, "{}", self.story());
        self
    }

    /// How many events of the last action contain this.
    pub fn count(&self, part: &str) -> usize {
        self.events.borrow().iter().filter(|event| event.contains(part)).count()
    }

    /// The position as text.
    pub fn text(&self) -> String {
        text::print(&self.game.borrow().position())
    }

    /// The value of a line, or nothing if it is not there.
    pub fn line(&self, key: &str) -> String {
        let text = self.text();
        let line = text.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default();
        line.trim().to_string()
    }

    /// A line has this value.
    #[track_caller]
    pub fn has(&self, key: &str, value: &str) -> &Scene {
        assert_eq!(self.line(key), value, "{key}\n{}", self.text());
        self
    }

    /// The formation from the top.
    #[track_caller]
    pub fn rows(&self, rows: &[&str]) -> &Scene {
        let text = self.text();
        let found: Vec<String> = text.lines().filter_map(|l| l.strip_prefix("row ")).map(squeeze).collect();
        let wanted: Vec<String> = rows.iter().map(|row| squeeze(row)).collect();
        assert_eq!(found, wanted, "\n{}", self.story());
        self
    }

    /// The size of the two blip piles.
    #[track_caller]
    pub fn blips(&self, left: u8, right: u8) -> &Scene {
        let found =
            [death_angel::Side::Left, death_angel::Side::Right].map(|side| self.game.borrow().n_blips(side));
        assert_eq!(found, [left, right], "\n{}", self.text());
        self
    }

    /// What a seat, or a spectator, is shown, as text.
    pub fn view(&self, seat: Option<Seat>) -> String {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let view = self.game.borrow().view(viewer);
        let hidden: Vec<&str> = view.table().hidden_choices().map(|team| team.name()).collect();
        format!("{}hidden {}\n", text::print(&view.position()), hidden.join(" "))
    }

    /// The exact chance that an action ends so that `holds` is true, as a fraction.
    #[track_caller]
    pub fn chance(&self, action: &str, holds: impl Fn(&Scene) -> bool) -> String {
        let action = text::parse_action(action).expect("an action");
        let branches = game_api::branches(&self.game(), &action, 1_000_000).expect("few enough");
        let mut sum = game_api::Ratio::ZERO;
        for branch in branches {
            let events = words(&branch.journal);
            if holds(&Scene::of(branch.game, events)) {
                sum = sum + branch.chance;
            }
        }
        sum.to_string()
    }

    /// Whether an event of the last action contains this.
    pub fn heard(&self, part: &str) -> bool {
        self.count(part) > 0
    }
}

fn squeeze(row: &str) -> String {
    row.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Events in words; of a secret and its shadow only the secret.
fn words(journal: &Journal<Seat, Event>) -> Vec<String> {
    let entries = journal.entries().iter();
    let whole = entries.filter(|entry| !matches!(entry.audience, Audience::Except(_)));
    whole.map(|entry| text::print_event(&entry.event)).collect()
}
