//! Who is in danger.

use game_api::{Game, Viewer};
use space_hulk::Facing::{East, West};
use space_hulk::Side;

use super::{Mind, at, set_up, stance, unit};
use crate::hulk::field::{Field, Post};
use crate::hulk::threat::{Assault, BLOW, Done, Quarter, models, risk, start_of, watches};

fn kills(marine: &str, alien: &str, from: Quarter, blows: i32) -> i32 {
    let game = set_up(&format!("a:m1> a:{alien}< a\n\nm1 {marine}\n"));
    let (alien, marine) = (unit(&game, alien), unit(&game, "m1"));
    Assault { alien, marine, from, blows, on_guard: marine.on_guard() }.kills()
}

/// A sword parries what comes from the front; behind his back it is of no use.
#[test]
fn a_weapon_helps_against_the_front_alone() {
    let of = |marine, from| kills(marine, "g1", from, 1);
    assert_eq!(of("trooper", Quarter::Front), of("trooper", Quarter::Flank));
    assert!(of("sergeant power_sword", Quarter::Front) < of("trooper", Quarter::Front));
    assert_eq!(of("sergeant power_sword", Quarter::Flank), BLOW);
    assert!(of("no_gun lightning_claws", Quarter::Front) < of("sergeant power_sword", Quarter::Front));
}

#[test]
fn guard_helps_and_the_broodlord_strikes_harder() {
    assert!(kills("guard", "g1", Quarter::Front, 1) < kills("trooper", "g1", Quarter::Front, 1));
    assert!(kills("trooper", "B", Quarter::Front, 1) > kills("trooper", "g1", Quarter::Front, 1));
}

/// A second blow is struck only by an attacker that has lived through the first.
#[test]
fn a_second_blow_adds_less_where_the_marine_strikes_back() {
    let gain = |from| kills("trooper", "g1", from, 2) - kills("trooper", "g1", from, 1);
    assert!(gain(Quarter::Front) > 0 && gain(Quarter::Front) < gain(Quarter::Flank));
}

/// The risk of a Marine with one Genestealer at the other end of a corridor.
fn risk_at(distance: usize, line: &str) -> i32 {
    let floor = vec!["a"; distance - 1].join(" ");
    let mut mind = Mind::of(&format!("a:m1> {floor} a:g1<\n\nphase alien_action\n{line}"));
    let (marine, watches) = (*unit(&mind.game, "m1"), watches(&mind.game));
    let at = marine.square().expect("he is on the board");
    risk(&mind.game, &mut mind.ways, (&marine, at), &watches, Done::Nobody)
}

#[test]
fn danger_falls_with_the_distance_and_ends_beyond_reach() {
    assert!(risk_at(2, "") > risk_at(6, "") && risk_at(6, "") > risk_at(7, ""));
    assert!(risk_at(7, "") > risk_at(12, "") && risk_at(12, "") > 0);
    assert_eq!(risk_at(16, ""), 0);
}

#[test]
fn overwatch_halves_the_danger_of_what_has_to_come_into_sight() {
    let (open, watched) = (risk_at(5, ""), risk_at(5, "m1 overwatch\n"));
    assert!((open / 2 - watched).abs() <= 2, "{open} {watched}");
}

/// An alien that has acted comes only after the Marines have. Another one, which is shut off,
/// keeps the turn going.
#[test]
fn an_alien_that_has_acted_is_less_of_a_threat() {
    let risk_of = |line: &str| {
        let mut mind = Mind::of(&format!("a:m1> a a a:g1<\n-\nb:g2<\n\nphase alien_action\n{line}"));
        let marine = *unit(&mind.game, "m1");
        let at = marine.square().expect("he is on the board");
        risk(&mind.game, &mut mind.ways, (&marine, at), &[], Done::Nobody)
    };
    assert!(risk_of("g1 activated\n") < risk_of("") / 2, "{} {}", risk_of("g1 activated\n"), risk_of(""));
}

/// A Marine does not know what a blip in the dark is: two models is about the mean.
#[test]
fn a_blip_counts_by_its_value_and_for_two_when_it_is_unknown() {
    let game = set_up(". . a:m1>\na:b1 a a\n\nb1 value 3\n");
    assert_eq!(models(unit(&game, "b1")), 3);
    let view = game.view(Viewer::Seat(Side::Marine));
    assert_eq!(models(unit(view.table(), "b1")), 2);
}

/// A lurking alien still has to come in, and one that is held has to wait for a turn.
#[test]
fn a_lurking_alien_is_a_step_away_and_a_held_one_more() {
    let lead = |line: &str| {
        let game = set_up(&format!("a:m1> a a a\n\nentry A 3,0 E\nlurk A b1\nb1 value 1{line}\n"));
        let (square, lead) = start_of(&game, unit(&game, "b1")).expect("it is somewhere");
        assert_eq!(square, at(&game, 3, 0));
        lead
    };
    assert_eq!((lead(""), lead(" held")), (1, 4));
}

/// The danger of `m1` at 0,0 as he would look there, on overwatch or not.
fn danger(board: &str, facing: space_hulk::Facing, watches: bool) -> i32 {
    let Mind { game, mut ways, .. } = Mind::of(board);
    let mut field = Field::new(&game, &mut ways);
    let (marine, stance) = (unit(&game, "m1"), stance(&game, 0, 0, facing));
    let seen = game.seen_from(stance.square, stance.facing);
    field.danger(&Post { marine, stance, watched: watches.then_some(&seen), on_guard: false })
}

#[test]
fn a_swordsman_is_safer_when_he_faces_what_comes_and_watches_it() {
    let board = "a:m1> a a a a:g1<\n\nm1 sergeant power_sword\n";
    assert!(danger(board, East, false) < danger(board, West, false));
    assert!(danger(board, East, true) < danger(board, East, false));
}

/// In a corridor the alien has to kill the Marine in front first.
#[test]
fn a_marine_behind_another_one_is_shielded() {
    let (alone, behind) = ("a:m1> a a a a:g1<\n", "a:m1> a:m2> a a a:g1<\n");
    assert!(danger(behind, East, false) < danger(alone, East, false) / 2);
}
