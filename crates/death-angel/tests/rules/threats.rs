//! The chance that a Marine dies in the coming attacks, compared with attacks that are played.

use death_angel::{Action, DeathAngel, Event, Marine, Phase, Target, Team, text};
use game_api::{Chance, Draw, Enumerator, Game, Journal, Pending, Ratio};

use crate::support::solo;

const HEAD: &str =
    "players 1\nteam p1 green yellow blue\nblips-left 5\nblips-right 5\nphase attack\nevents second-wind\n";

/// All dice by an enumerator; of everything else the first that is possible.
struct Dice<'a>(&'a mut Enumerator);

impl Chance for Dice<'_> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match draw {
            Draw::Die { .. } => self.0.draw(draw),
            Draw::Pick { weights } => weights.iter().position(|&weight| weight > 0).expect("something"),
        }
    }
}

/// Plays the attacks of a position with every combination of dice: who dies how often. `more` is lines about the whole
/// table.
fn enumerated(more: &str, rows: &str) -> Vec<(Marine, Ratio)> {
    let position = text::parse(&format!("{HEAD}{more}{rows}")).unwrap();
    let mut deaths = vec![Ratio::ZERO; 12];
    let mut faces = Enumerator::new();
    loop {
        let mut journal = Journal::keep();
        let game = DeathAngel::from_position(&position, &mut Dice(&mut faces), &mut journal).unwrap();
        play_attacks(game, &mut Dice(&mut faces), &mut journal);
        let chance = faces
            .factors()
            .fold(Ratio::ONE, |p, (weight, total)| p * Ratio::new(weight.into(), total.into()));
        let attacks = journal.entries().iter().map(|entry| &entry.event);
        let attacks = attacks.take_while(|event| !matches!(event, Event::Phase { phase: Phase::Event, .. }));
        for event in attacks {
            if let Event::MarineSlain { marine, .. } = event {
                deaths[*marine as usize] = deaths[*marine as usize] + chance;
            }
        }
        if !faces.advance() {
            break;
        }
    }
    position.formation.iter().map(|row| (row.marine, deaths[row.marine as usize])).collect()
}

fn play_attacks(
    mut game: DeathAngel,
    chance: &mut dyn Chance,
    journal: &mut Journal<death_angel::Seat, Event>,
) {
    let mut legal = Vec::new();
    while game.phase() == Phase::Attack && matches!(game.pending(), Pending::Decide(_)) {
        game.legal_actions(&mut legal);
        let artefact = Action::Target(Target::Ability);
        let action = match legal[..] {
            _ if legal.contains(&Action::Keep) && game.is_good_roll() => Action::Keep,
            _ if legal.contains(&Action::Reroll) => Action::Reroll,
            _ if legal.contains(&artefact) => artefact,
            _ => legal[0],
        };
        game.apply(&action, chance, journal).unwrap();
    }
}

/// The same position a moment before: nobody has rolled yet, and a card is chosen at most.
fn counted(more: &str, rows: &str, card: Option<(Team, u8)>) -> Vec<(Marine, Ratio)> {
    let head = HEAD.replace("phase attack\nevents second-wind\n", "");
    let position = text::parse(&format!("{head}{more}{rows}")).unwrap();
    let game =
        DeathAngel::from_position(&position, &mut game_api::Seeded::new(0), &mut Journal::discard()).unwrap();
    let game = card.map_or(game.clone(), |(team, card)| game.with_open_card(team, card).expect("a defense"));
    game.threats().unwrap().iter().map(|threat| (threat.marine, threat.chance)).collect()
}

#[track_caller]
fn agrees(rows: &str) {
    assert_eq!(counted("", rows, None), enumerated("", rows), "{rows}");
}

#[track_caller]
fn agrees_with(more: &str, rows: &str) {
    assert_eq!(counted(more, rows, None), enumerated(more, rows), "{more}{rows}");
}

#[track_caller]
fn agrees_with_card(team: Team, card: u8, rows: &str) {
    let chosen = format!("chosen {card}\n");
    assert_eq!(counted("", rows, Some((team, card))), enumerated(&chosen, rows), "{chosen}{rows}");
}

/// One swarm, two of them, tokens in front and behind, Brood Lords, and swarms that a death moves on.
#[test]
fn threats_are_those_of_the_attacks_themselves() {
    agrees("row noctis < | head |\nrow deino > | |\nrow gideon > | |");
    agrees("row noctis < | head tail | claw\nrow deino > | | head\nrow gideon > | |");
    agrees("row noctis < 2 | head tail | claw\nrow deino > 1 | | head tail\nrow gideon > | |");
    agrees("row noctis > 2 | head tail |\nrow deino > 1 | | bl-a\nrow gideon > | |");
    agrees("row noctis < | head head | tail\nrow deino < 1 | | claw\nrow gideon < | | head");
    agrees("row noctis < | head head head head head |\nrow deino < | |\nrow gideon < | |");
}

/// More than five in a swarm, several of them behind, both Brood Lords, and what a card, an event or the Artefact changes.
#[test]
fn threats_of_odd_positions_are_those_of_the_attacks() {
    agrees(
        "row noctis < 3 | head head head head head head | tail\nrow deino > | | claw claw\nrow gideon > | |",
    );
    agrees("row noctis > 3 | bl-a head | tail\nrow deino > 1 | claw | bl-b\nrow gideon < | |");
    agrees("row noctis < 1 | |\nrow deino < 2 | bl-a bl-b head tail claw | head\nrow gideon > | | tongue");
    agrees("row deino < | head tail claw | head tail claw tongue tail");
    let five = "head tail claw tongue head";
    agrees_with_card(Team::Green, 1, &format!("row gideon < 1 | {five} | head\nrow noctis > | | claw"));
    agrees_with_card(Team::Yellow, 2, "row claudio < 2 | head tail claw |\nrow noctis > 1 | head | claw");
    agrees_with_card(Team::Yellow, 2, &format!("row goriel < 1 | {five} |\nrow noctis > | |"));
    agrees_with_card(Team::Blue, 3, "row lorenzo < 1 | head tail claw | head\nrow deino > | | claw");
    agrees_with_card(Team::Blue, 3, "row lorenzo > | bl-a head tail | bl-b\nrow deino > | |");
    agrees_with("now second-wind noctis\n", &format!("row noctis < 1 | {five} | tail\nrow deino > | | claw"));
    agrees_with(
        "artefact p1\n",
        "row noctis < 1 | head tail | tail\nrow deino > | | claw claw claw\nrow gideon > | |",
    );
}

/// Death is certain only where no face saves him, and a token does not help against what is behind.
#[test]
fn certain_death_and_attacks_from_behind_are_marked() {
    let scene = solo(
        "green grey blue",
        "row noctis > 1 | head tail claw tongue head |\nrow deino > | | head\nrow gideon > | |",
    );
    let threats = scene.game().threats().unwrap();
    assert_eq!(threats[0].chance, Ratio::ONE);
    assert!(threats[0].behind && !threats[1].behind && !threats[2].behind);
    assert_eq!((threats[1].chance, threats[2].chance), (Ratio::new(1, 3), Ratio::ZERO));
}

/// A card that lies open counts, a choice in secret does not: it would be told by the number.
#[test]
fn open_cards_count_and_secret_choices_do_not() {
    let rows = "row gideon < | head |\nrow noctis < | |\nrow lorenzo < | |\nrow deino < | |";
    let scene = solo("green grey blue", &format!("chosen 1\nphase choose\n{rows}"));
    assert_eq!(scene.game().threats().unwrap()[0].chance, Ratio::new(1, 3));
    let scene = solo("green grey blue", &format!("chosen 1 3\nphase resolve\nresolved 1\n{rows}"));
    // Block: a skull misses, whatever its number.
    assert_eq!(scene.game().threats().unwrap()[0].chance, Ratio::new(1, 6));
}

/// What a card that helps in the attacks would change is known before it is chosen, of any other card it is not; the other
/// choices, which are secret, do not count.
#[test]
fn a_card_can_be_looked_at_before_it_is_chosen() {
    let rows = "row gideon < 1 | head tail |\nrow noctis < | |\nrow lorenzo < | head |\nrow deino < | |";
    let game = solo("green grey blue", &format!("chosen 1\nphase choose\n{rows}")).game();
    let chances = |game: &DeathAngel| -> Vec<Ratio> {
        game.threats().unwrap().iter().map(|threat| threat.chance).collect()
    };
    let with = |team, card| game.with_open_card(team, card).map(|game| chances(&game));
    let (half_twice, third) = (Ratio::new(1, 4), Ratio::new(1, 3));
    assert_eq!(chances(&game), [half_twice, Ratio::ZERO, third, Ratio::ZERO], "Block is chosen in secret");
    // Block: only a 0 hits Gideon, twice. Counter Attack: only a 0 hits Lorenzo.
    let block = vec![Ratio::new(1, 36), Ratio::ZERO, third, Ratio::ZERO];
    assert_eq!(with(Team::Green, 1), Some(block));
    let counter = vec![half_twice, Ratio::ZERO, Ratio::new(1, 6), Ratio::ZERO];
    assert_eq!(with(Team::Blue, 3), Some(counter));
    assert_eq!(with(Team::Green, 12), None, "whom it moves is not known");
    assert_eq!(with(Team::Green, 3), None, "it is the card of another team");
}
