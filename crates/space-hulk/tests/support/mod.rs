//! Scenes for rule tests: a board drawn in text, actions in words, given dice.
#![allow(dead_code, reason = "each test target uses its own part")]

use game_api::{Game, Journal, Viewer};
use space_hulk::{Action, Event, Side, SpaceHulk, text};
use testkit::Given;

/// A game under test.
#[derive(Clone)]
pub struct Scene {
    pub game: SpaceHulk,
    events: Vec<String>,
}

impl Scene {
    /// Loads a text board that needs neither dice nor picks to settle.
    #[track_caller]
    pub fn new(board: &str) -> Scene {
        Scene::with_picks(board, &[])
    }

    /// Loads a text board; the picks settle its start (a command counter is its value minus 1).
    #[track_caller]
    pub fn with_picks(board: &str, picks: &[usize]) -> Scene {
        Scene::with(board, &[], picks)
    }

    /// Loads a text board; the dice settle its start.
    #[track_caller]
    pub fn with_dice(board: &str, dice: &[u8]) -> Scene {
        Scene::with(board, dice, &[])
    }

    /// Loads a text board; dice and picks settle its start.
    #[track_caller]
    pub fn with(board: &str, dice: &[u8], picks: &[usize]) -> Scene {
        let position = text::parse(board).unwrap_or_else(|problems| panic!("{problems:#?}"));
        let mut given = Given::new(dice, 1, picks);
        let mut journal = Journal::keep();
        let game = SpaceHulk::from_position(&position, &mut given, &mut journal)
            .unwrap_or_else(|problems| panic!("{problems:#?}"));
        given.finish("load");
        let events = words(&game, &journal);
        Scene { game, events }
    }

    /// The problems that a board has, each as `path: message`.
    pub fn problems(board: &str) -> Vec<String> {
        let position = match text::parse(board) {
            Ok(position) => position,
            Err(problems) => return problems.iter().map(ToString::to_string).collect(),
        };
        let loaded =
            SpaceHulk::from_position(&position, &mut game_api::Seeded::new(0), &mut Journal::discard());
        loaded.err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    /// Plays a legal action with these dice, which must be used up exactly.
    #[track_caller]
    pub fn play(&mut self, action: &str, dice: &[u8]) -> &mut Scene {
        self.play_with(action, dice, &[])
    }

    /// As [`Scene::play`], with picks for what is no die.
    #[track_caller]
    pub fn play_with(&mut self, action: &str, dice: &[u8], picks: &[usize]) -> &mut Scene {
        let found = self.find(action).unwrap_or_else(|| {
            let why = self.why_not(action);
            panic!("`{action}` is not legal: {why}\nlegal: {:#?}\n{}", self.legal(), self.board())
        });
        let mut given = Given::new(dice, 1, picks);
        let mut journal = Journal::keep();
        self.game.apply(&found, &mut given, &mut journal).expect("it is in the list");
        given.finish(action);
        self.events = words(&self.game, &journal);
        self
    }

    /// Plays several actions that need no dice.
    #[track_caller]
    pub fn play_all(&mut self, actions: &[&str]) -> &mut Scene {
        for action in actions {
            self.play(action, &[]);
        }
        self
    }

    fn parse(&self, action: &str) -> Option<Action> {
        text::parse_action(&self.game, action)
    }

    /// The legal action of these words, with its cost.
    pub fn find(&self, action: &str) -> Option<Action> {
        let wanted = self.parse(action)?;
        let mut legal = Vec::new();
        self.game.legal_actions(&mut legal);
        legal.into_iter().find(|a| (a.unit, a.verb, a.cp) == (wanted.unit, wanted.verb, wanted.cp))
    }

    /// The rule that forbids an action, or `legal`, or `nonsense`.
    pub fn why_not(&self, action: &str) -> String {
        match self.parse(action) {
            None => "nonsense".into(),
            Some(action) => self.game.why_not(&action).map_or("legal".into(), |refusal| refusal.rule.into()),
        }
    }

    /// The action is legal and costs this.
    #[track_caller]
    pub fn allows(&self, action: &str, cost: u8) -> &Scene {
        let found = self.find(action);
        assert!(found.is_some(), "`{action}` is not legal: {}\n{}", self.why_not(action), self.board());
        assert_eq!(found.map(|a| a.cost), Some(cost), "cost of `{action}`");
        assert_eq!(self.why_not(action), "legal");
        self
    }

    /// The action is not legal, and this rule forbids it.
    #[track_caller]
    pub fn refuses(&self, action: &str, rule: &str) -> &Scene {
        assert!(self.find(action).is_none(), "`{action}` is legal\n{}", self.board());
        assert_eq!(self.why_not(action), rule, "why not `{action}`");
        self
    }

    /// Every legal action in words, in the order of the list.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&mut legal);
        legal.iter().map(|action| text::print_action(&self.game, action)).collect()
    }

    /// The events of the last action, in words; a secret as its owner reads it.
    pub fn events(&self) -> &[String] {
        &self.events
    }

    /// The last action told exactly this.
    #[track_caller]
    pub fn told(&self, expected: &[&str]) -> &Scene {
        assert_eq!(self.events, expected, "events\n{}", self.board());
        self
    }

    /// The last action told this among other things, in this order.
    #[track_caller]
    pub fn told_of(&self, expected: &[&str]) -> &Scene {
        let mut rest = self.events.iter();
        for line in expected {
            assert!(rest.any(|event| event == line), "`{line}` is missing in {:#?}", self.events);
        }
        self
    }

    /// The last action told nothing that starts like this.
    #[track_caller]
    pub fn told_nothing_of(&self, start: &str) -> &Scene {
        assert!(!self.events.iter().any(|event| event.starts_with(start)), "{:#?}", self.events);
        self
    }

    /// The pending decision as `owner kind`, or `over winner reason`.
    pub fn decision(&self) -> String {
        match (self.game.decision(), self.game.pending()) {
            (Some(decision), _) => format!("{} {}", decision.owner.name(), decision.kind.name()),
            (None, game_api::Pending::Over(outcome)) => {
                let winner = outcome.winner.map_or("nobody", Side::name);
                format!("over {winner} {}", self.game.reason(outcome))
            }
            (None, game_api::Pending::Decide(_)) => unreachable!("a decision has a kind"),
        }
    }

    /// This is the pending decision.
    #[track_caller]
    pub fn asks(&self, decision: &str) -> &Scene {
        assert_eq!(self.decision(), decision, "legal: {:#?}\n{}", self.legal(), self.board());
        self
    }

    /// The position as a text board.
    pub fn board(&self) -> String {
        text::print(&self.game.position())
    }

    /// The position is this one (each side in its canonical form).
    #[track_caller]
    pub fn is(&self, board: &str) -> &Scene {
        let expected = Scene::new(board);
        assert_eq!(self.board(), expected.board());
        self
    }

    /// A unit in words: `0,1 N ap 3 overwatch guard jammed ammo 5 psi 18 activated`,
    /// `lurks A held`, or `gone`. Only what holds is written; ap, ammo and psi always
    /// where they mean something.
    pub fn unit(&self, name: &str) -> String {
        use space_hulk::{Kind, Place, Ranged, Rank};
        let Some(id) = self.game.find(name) else { return "gone".into() };
        let unit = self.game.unit(id);
        let mut text = match unit.place() {
            Place::Board(square) => self.game.setup().board().coord(square).to_string(),
            Place::Entry(entry) => format!("lurks {}", self.game.setup().entry_id(entry)),
            Place::Hand => "hand".into(),
        };
        if unit.kind() != Kind::Blip && matches!(unit.place(), Place::Board(_)) {
            text += &format!(" {}", unit.facing().letter());
        }
        text += &format!(" ap {}", unit.ap());
        for (set, word) in [
            (unit.on_overwatch(), " overwatch"),
            (unit.on_guard(), " guard"),
            (unit.is_jammed(), " jammed"),
            (unit.is_held(), " held"),
            (unit.is_finished(), " activated"),
        ] {
            text += if set { word } else { "" };
        }
        if unit.kind() == Kind::Marine && matches!(unit.ranged(), Ranged::AssaultCannon | Ranged::HeavyFlamer)
        {
            text += &format!(" ammo {}", unit.ammo());
        }
        if unit.kind() == Kind::Marine && unit.rank() == Rank::Librarian {
            text += &format!(" psi {}", unit.psi());
        }
        text
    }

    /// A unit is like this.
    #[track_caller]
    pub fn has(&self, name: &str, state: &str) -> &Scene {
        assert_eq!(self.unit(name), state, "{name}\n{}", self.board());
        self
    }

    /// What a Marine would see from a square, as `x,y` in order.
    pub fn sees(&self, from: &str, facing: &str) -> Vec<String> {
        let board = self.game.setup().board();
        let from = board.square(space_hulk::Coord::parse(from).expect("a square")).expect("floor");
        let facing = space_hulk::Facing::from_letter(facing).expect("a facing");
        self.game.seen_from(from, facing).iter().map(|square| board.coord(square).to_string()).collect()
    }

    /// The exact chance that an action ends with an outcome for which `holds` is true,
    /// as a fraction.
    #[track_caller]
    pub fn chance(&self, action: &str, holds: impl Fn(&Scene) -> bool) -> String {
        let action = self.find(action).expect("a legal action");
        let branches = game_api::branches(&self.game, &action, 1_000_000).expect("few enough");
        let mut sum = game_api::Ratio::ZERO;
        for branch in branches {
            let events = words(&branch.game, &branch.journal);
            if holds(&Scene { game: branch.game, events }) {
                sum = sum + branch.chance;
            }
        }
        sum.to_string()
    }

    /// The view of a side, or of a spectator for `None`, as a text board.
    pub fn view(&self, side: Option<Side>) -> String {
        let viewer = side.map_or(Viewer::Spectator, Viewer::Seat);
        format!("{:?}", self.game.view(viewer).position())
    }
}

/// Events in words; of a secret and its shadow only the secret.
fn words(game: &SpaceHulk, journal: &Journal<Side, Event>) -> Vec<String> {
    let entries = journal.entries().iter();
    let whole = entries.filter(|entry| !matches!(entry.audience, game_api::Audience::Except(_)));
    whole.map(|entry| text::print_event(game.setup(), &entry.event)).collect()
}
