//! What those who judge a position may ask of it.

use death_angel::cards::Panel;
use death_angel::{Action, Cell, DeathAngel, Kind, Marine, Phase, Seat, Side, Symbol, Team};
use game_api::{Game, Seeded, Viewer};

use crate::support::{attacked, solo};

#[test]
fn cards_of_this_round_and_the_last() {
    let rows = "row noctis < | |\nrow scipio > | |\nrow deino < | |";
    let game =
        solo("green grey blue", &format!("phase resolve\nchosen 12 6\nlast 1 8\nnow gun-jam blue\n{rows}"))
            .game();
    assert_eq!(
        [Team::Green, Team::Grey, Team::Blue].map(|team| game.played(team)),
        [Some(Kind::Move), Some(Kind::Support), None]
    );
    assert_eq!(game.played_before(Team::Green), Some(Kind::Support));
    assert_eq!(game.played_before(Team::Blue), None);
    assert_eq!(game.jammed(), Some(Team::Blue));
    assert_eq!(solo("green grey blue", rows).game().jammed(), None);
}

#[test]
fn choices_are_taken_back_only_while_they_are_made() {
    let rows = "row noctis < | |\nrow scipio > | |\nrow deino < | |";
    let choosing = solo("green grey blue", &format!("chosen 12\n{rows}")).game();
    assert_eq!(choosing.before_choices().played(Team::Green), None);
    let resolving = solo("green grey blue", &format!("phase resolve\nchosen 12\n{rows}")).game();
    assert_eq!(resolving.before_choices(), resolving);
}

#[test]
fn looking_ahead_stops_before_the_attack() {
    let mut game = solo("green grey blue", "phase resolve\nchosen 12\nrow noctis < | head |").game();
    assert!(game.look_ahead(&Action::Pass, &mut Seeded::new(1)));
    assert_eq!(game.phase(), Phase::Attack);
    let mut attacked =
        solo("green grey blue", "phase attack\nrow noctis < 1 | head |\nresolving defense 1L 0 false").game();
    assert!(!attacked.look_ahead(&Action::Keep, &mut Seeded::new(1)), "it was there already");
}

#[test]
fn an_event_under_instinct_and_nothing_else() {
    let rows = "row noctis < | |\nrow scipio > | |";
    let game = solo(
        "green grey blue",
        &format!("phase event\n{}{rows}\nresolving event full-scan instinct false", attacked(rows)),
    )
    .game();
    assert_eq!(game.instinct().map(|event| event.name()), Some("full-scan"));
    assert_eq!(solo("green grey blue", rows).game().instinct(), None);
}

#[test]
fn a_roll_on_the_table_is_good_or_bad() {
    let roll = |phase: &str, work: &str| {
        solo(
            "green grey blue",
            &format!("phase {phase}\nchosen 16\nrow noctis < 1 | head |\nresolving {work}"),
        )
        .game()
    };
    let seen = |game: &DeathAngel| game.roll().map(|(marine, cell, face)| (marine, cell, face.number()));
    let cell = Cell::new(0, Side::Left);
    // A kill needs a skull, 1 to 3; with Dead Aim a 4 does as well.
    for (face, good) in [(0, false), (1, true), (2, true), (3, true), (4, true), (5, false)] {
        let game = roll("resolve", &format!("rolled noctis 1L {face}"));
        assert_eq!((seen(&game), game.is_good_roll()), (Some((Marine::Noctis, cell, face)), good), "{face}");
    }
    // One Genestealer hits with a 0 or a 1.
    for (face, good) in [(0, false), (1, false), (2, true), (5, true)] {
        let game = roll("attack", &format!("defense 1L {face} false"));
        assert_eq!((seen(&game), game.is_good_roll()), (Some((Marine::Noctis, cell, face)), good), "{face}");
    }
    let quiet = solo("green grey blue", "row noctis < | |").game();
    assert_eq!((quiet.roll(), quiet.is_good_roll()), (None, false));
}

/// A good roll is the best one only where no other face would do more.
#[test]
fn a_good_roll_is_best_where_no_other_face_would_do_more() {
    let best = |lines: &str, work: &dyn Fn(u8) -> String| -> Vec<u8> {
        let game = |face| solo("green grey blue", &format!("{lines}\nresolving {}", work(face))).game();
        (0..6).filter(|&face| game(face).is_best_roll()).collect()
    };
    let attack = |face| format!("rolled noctis 1L {face}");
    let defense = |face| format!("defense 1L {face} false");
    // Dead Aim: a 4 kills three. Where one is left a skull does as much.
    assert_eq!(best("phase resolve\nchosen 16\nrow noctis < 1 | head tail claw |", &attack), [4]);
    assert_eq!(best("phase resolve\nchosen 16\nrow noctis < 1 | head |", &attack), [1, 2, 3, 4]);
    assert_eq!(best("phase attack\nrow noctis < 1 | head |", &defense), [2, 3, 4, 5], "one life is saved");
    // Counter Attack: a skull saves him and kills as well.
    assert_eq!(best("phase attack\nchosen 3\nrow lorenzo < 1 | head |", &defense), [1, 2, 3]);
    assert_eq!(best("phase attack\nrow noctis < 1 | head tail claw tongue head |", &defense), [0u8; 0]);
}

#[test]
fn what_lies_on_the_table() {
    let lines = "phase attack\nlocation generatorium\nahead 4\nlocation-tokens 2\ndoor-tokens 3\nrow noctis < 1 | head ~tail +door |\nresolving defense 1L 0 false";
    let game = solo("green grey blue", lines).game();
    let crowd = game.crowd(Cell::new(0, Side::Left));
    assert_eq!((crowd.count(Symbol::Head), crowd.count(Symbol::Tail), crowd.size()), (1, 1, 2));
    assert_eq!((game.door_tokens(), game.site_tokens()), (3, 2));
    assert!(matches!(game.panel(), Some(Panel::Overload { .. })), "{:?}", game.panel());
    let lock = solo("green grey blue", "row noctis < | |").game();
    assert_eq!((lock.panel(), lock.door_tokens(), lock.site_tokens()), (None, 0, 0));
}

#[test]
fn everybody_sees_how_thick_the_decks_are() {
    let rows = "row noctis < | head |\nrow scipio > | | claw tail";
    let decks = |lines: &str| solo("green grey blue", lines).game().view(Viewer::Seat(Seat::P1)).decks();
    // Ten of the 36 lie in the piles, three in the formation.
    assert_eq!(decks(rows), (23, 30));
    assert_eq!(decks(&format!("events-discard evasion gun-jam\nevents full-scan\n{rows}")), (23, 28));
    // Those that lie at the bottom count as those on top do.
    let lines = "events-bottom evasion gun-jam\nevents full-scan\nrow noctis < | |";
    assert_eq!(solo("green purple blue", lines).game().view(Viewer::Seat(Seat::P1)).decks().1, 30);
}
