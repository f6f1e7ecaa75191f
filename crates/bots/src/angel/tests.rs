//! The rules of thumb, each on a written formation: what a player should think or do there,
//! and why.

use death_angel::{Action, Cell, DeathAngel, DecisionKind, Kind, Marine, Side, text};
use game_api::{Game, Journal, Seeded};

use super::habit;
use super::judge::{facts, judge, weights};
use super::luck::{BLOCK, Luck};
use super::threat::{cover, danger, danger_at, death, hit, hit_through, reach, relief};

const HEAD: &str = "players 1\nteam p1 green grey blue\nblips-left 6\nblips-right 6\n";

/// A formation of four, the top row first, with what else is to be said.
fn set_up(rows: [&str; 4], more: &str) -> DeathAngel {
    let rows: Vec<String> = rows.iter().map(|row| format!("row {row}\n")).collect();
    let formation = format!("{HEAD}{more}{}", rows.concat());
    let position = text::parse(&formation).unwrap_or_else(|error| panic!("{error:?}\n{formation}"));
    DeathAngel::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
        .unwrap_or_else(|problems| panic!("{problems:?}\n{formation}"))
}

/// Noctis looks left at a swarm, Deino has one behind him; the others are safe.
fn engaged() -> DeathAngel {
    set_up(
        [
            "noctis < 1 | head tail +door |",
            "scipio > | |",
            "gideon < | |",
            "deino > | claw +dark-corner | +corridor",
        ],
        "",
    )
}

fn left(row: u8) -> Cell {
    Cell::new(row, Side::Left)
}

/// One of six faces more with every Genestealer, and no face that does not kill beyond five.
#[test]
fn a_larger_swarm_is_deadlier_up_to_certainty() {
    let crowd = |symbols: &str| {
        let row = format!("noctis < | {symbols} |");
        hit(set_up([&row, "scipio > | |", "gideon < | | +door", "deino > | |"], "").crowd(left(0)))
    };
    assert_eq!((crowd(""), crowd("head"), crowd("head tail")), (0, 333, 500));
    assert_eq!(crowd("head head head tail tail"), 1000);
    assert_eq!(crowd("head head head tail tail tail"), 1000);
}

#[test]
fn tokens_help_in_front_and_not_behind() {
    let game = engaged();
    let swarm = game.crowd(left(0));
    assert_eq!((hit_through(swarm, 0), hit_through(swarm, 1)), (500, 250));
    let looking = |side| danger_at(&game, 0, side, 2);
    assert!(looking(Side::Left) < looking(Side::Right), "a Marine with tokens faces the swarm");
    assert_eq!(danger(&game, Marine::Scipio), 0, "nothing is engaged with him");
    assert_eq!(death(&game, Marine::Deino, left(3)), 333, "his back is to it");
}

/// The last of a swarm takes all of its danger away, and one behind a Marine counts for more.
#[test]
fn a_kill_relieves_most_where_it_ends_the_danger() {
    let game = engaged();
    assert!(relief(&game, left(3)) > relief(&game, left(0)));
    assert_eq!(relief(&game, left(1)), 0, "there is nobody to kill");
}

/// Range counts rows up and down, and ends with the formation.
#[test]
fn a_marine_reaches_as_far_as_his_range() {
    let game = engaged();
    let rows = |marine: Marine, row| reach(&game, marine, row, Side::Left).count();
    let all = |marine: Marine| usize::from(marine.range().min(3)) + 1;
    assert_eq!(rows(Marine::Noctis, 0), all(Marine::Noctis));
    assert!(cover(&game, Marine::Noctis, 0, Side::Left) > cover(&game, Marine::Noctis, 0, Side::Right));
}

fn quick_answer(game: &DeathAngel) -> Action {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal[habit::answer(game, &legal, &mut Luck::new(3))]
}

/// A die that would kill him is rolled again as long as there is a token, and a good one kept.
#[test]
fn a_death_is_worth_a_token() {
    let formation = format!(
        "{HEAD}phase attack main\nrow noctis < 1 | head tail tail +door |\nrow scipio > | |\n\
         row gideon < | |\nrow deino > | | +corridor\n"
    );
    let position = text::parse(&formation).expect("a formation");
    let mut seen = [0; 2];
    for seed in 0..40 {
        let mut chance = Seeded::new(seed);
        let game = DeathAngel::from_position(&position, &mut chance, &mut Journal::discard());
        let game = game.expect("a game");
        if game.decision().is_none_or(|decision| decision.kind != DecisionKind::Reroll) {
            continue;
        }
        let wanted = if game.is_good_roll() { Action::Keep } else { Action::Reroll };
        assert_eq!(quick_answer(&game), wanted);
        seen[usize::from(game.is_good_roll())] += 1;
    }
    assert!(seen[0] > 0, "no deadly roll among them: {seen:?}");
}

/// Nothing is engaged: an Attack card would hit nobody.
#[test]
fn without_an_enemy_in_reach_no_team_attacks() {
    let game = set_up(["noctis < | | +door", "scipio > | |", "gideon < | |", "deino > | | +corridor"], "");
    let Action::Choose { card, .. } = quick_answer(&game) else { panic!("a card is chosen") };
    let card = &death_angel::cards::ACTIONS[usize::from(card) - 1];
    assert_ne!(card.kind, Kind::Attack);
}

/// Every Marine who is lost makes the game harder to win, and so does every Genestealer.
#[test]
fn the_judge_prefers_more_marines_and_fewer_enemies() {
    let worth = |rows: [&str; 4]| judge(&set_up(rows, ""), weights());
    let calm = worth(["noctis < | | +door", "scipio > | |", "gideon < | |", "deino > | |"]);
    let swarmed =
        worth(["noctis < | | +door claw claw", "scipio > | |", "gideon < | |", "deino > | head head |"]);
    assert!(calm > swarmed, "{calm} {swarmed}");
    let game = engaged();
    assert_eq!(facts(&game).own[2], 3000, "three teams are alive");
}

/// Of the playouts of a block each sees another face at the same roll.
#[test]
fn the_playouts_of_a_block_see_every_face_once() {
    use game_api::{Chance, Draw};
    for roll in 1..20 {
        let mut faces: Vec<usize> = (0..BLOCK)
            .map(|place| {
                let mut luck = Luck::new(9).at(place);
                (0..roll).map(|_| luck.draw(Draw::Die { faces: 6 })).last().expect("a roll")
            })
            .collect();
        faces.sort_unstable();
        assert_eq!(faces, [0, 1, 2, 3, 4, 5], "roll {roll}");
    }
}
