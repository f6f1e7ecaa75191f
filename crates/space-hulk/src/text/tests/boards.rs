use super::{canonical, read};
use crate::geometry::{Coord, Facing};
use crate::options::{Obligation, Options};
use crate::position::*;
use crate::text::print;
use crate::unit::{Kind, Melee, Ranged, Rank, Side};

#[test]
fn the_smallest_board() {
    let position = canonical("a\n");
    assert_eq!(position.board.levels, [LevelPlan { origin: Coord::new(0, 0), rows: vec!["a".into()] }]);
    assert_eq!(position, Position::new(position.board.clone()), "everything else is a default");
}

#[test]
fn units_stand_where_they_are_drawn() {
    let position = canonical("b:b1 b a:g1v\n.    a a:m1^\n");
    assert_eq!(position.board.levels[0].rows, ["bba", " aa"]);
    let unit = |index: usize| {
        let unit = &position.units[index];
        (unit.id.as_str(), unit.kind, unit.place.clone(), unit.facing)
    };
    assert_eq!(unit(0), ("b1", Kind::Blip, PlacePlan::At(Coord::new(0, 1)), Facing::North));
    assert_eq!(unit(1), ("g1", Kind::Genestealer, PlacePlan::At(Coord::new(2, 1)), Facing::South));
    assert_eq!(unit(2), ("m1", Kind::Marine, PlacePlan::At(Coord::new(2, 0)), Facing::North));
}

#[test]
fn every_sign() {
    let position = canonical("a:+ a:/ a:- a:* a:= a:% a:%x a:!cat a:/,*,g1<,!cat,!\"dead marine\"\n");
    let states: Vec<_> = position.board.doors.iter().map(|door| door.state).collect();
    assert_eq!(states, [DoorState::Closed, DoorState::Open, DoorState::Destroyed, DoorState::Open]);
    assert_eq!(position.burning, [Coord::new(3, 0), Coord::new(8, 0)]);
    assert_eq!(position.barrier, Some(Coord::new(4, 0)));
    let damaged: Vec<_> = position.generators.iter().map(|generator| generator.damaged).collect();
    assert_eq!(damaged, [false, true]);
    let kinds: Vec<_> = position.objects.iter().map(|object| object.kind.as_str()).collect();
    assert_eq!(kinds, ["cat", "cat", "dead marine"]);
    assert_eq!(position.units[0].facing, Facing::West);
}

#[test]
fn levels_and_origins() {
    let position = canonical("origin -6,-6\na a\n. b\n\norigin 2,0,1\nc:m1^\n\nladder 2,0,1 -5,-6\n");
    assert_eq!(position.board.levels[0].origin, Coord::new(-6, -6));
    let upper = Coord { level: 1, x: 2, y: 0 };
    assert_eq!(position.board.levels[1].origin, upper);
    assert_eq!(position.units[0].place, PlacePlan::At(upper));
    assert_eq!(position.board.ladders, [(upper, Coord::new(-5, -6))]);
}

#[test]
fn rows_keep_their_gaps() {
    let position = canonical("origin 0,0\n\norigin 0,0\na .\n-\n. b\n");
    assert_eq!(position.board.levels[0].rows, Vec::<String>::new());
    assert_eq!(position.board.levels[1].rows, ["a ", "", " b"]);
    let position = read(".3 a .2\n");
    assert_eq!(position.board.levels[0].rows, ["   a  "]);
    assert_eq!(print(&position), ". . . a . .\n");
}

#[test]
fn wide_maps_are_written_with_counted_gaps() {
    canonical("origin -999,0\n.1500 a:m1^\na .1499 a\n");
    let high: String =
        (1..9).map(|level| format!("origin 0,0,{level}\n{}\n", ".99 a\n".repeat(60))).collect();
    canonical(high.strip_suffix('\n').expect("a blank line"));
}

#[test]
fn any_character_can_be_a_section() {
    let position = canonical("\\{2e} \\{23} \\{2b}:m1^ \\{a} é 3 _\n\nkind \\{2e} room\nkind _ shaft\n");
    assert_eq!(position.board.levels[0].rows, [".#+\né3_"]);
    assert_eq!(position.board.kinds, [('.', SectionKind::Room), ('_', SectionKind::Shaft)]);
}

#[test]
fn what_is_built_in() {
    let position = canonical(
        "a a b\n\nkind b room\nwall 0,0/1,0 1,0/2,0\ndoor 1,0/2,0 closed\nentry A 0,0 W\n\
         entry B 2,0 E starting\nentry C 2,0 N reinforcements\nentry \"far side\" 2,0 S unused\n\
         exit 0,0 N\nexit 2,0 N marine\n",
    );
    let board = position.board;
    assert_eq!(board.walls.len(), 2);
    assert_eq!(board.doors[0].beyond, Some(Coord::new(2, 0)));
    let uses: Vec<_> = board.entries.iter().map(|entry| (entry.starting, entry.reinforcements)).collect();
    assert_eq!(uses, [(true, true), (true, false), (false, true), (false, false)]);
    assert_eq!(board.entries[3].id, "far side");
    assert_eq!(board.exits[0].side, None);
    assert_eq!(
        board.exits[1],
        ExitPlan { at: Coord::new(2, 0), to: Facing::North, side: Some(Side::Marine) }
    );
}

#[test]
fn doors_and_things_off_the_map_are_said_in_lines() {
    let position = read("a\n\ndoor 0,0 destroyed\nat 5,5 +,m1>\n");
    assert_eq!(print(&position), "a:-\n\nat 5,5 +,m1>\n");
    assert_eq!(position.units[0].place, PlacePlan::At(Coord::new(5, 5)));
}

#[test]
fn details_of_units() {
    let position = canonical(
        "a:m1^ a:m2> a:B1< a:zeal^ a:\"x y\"v\n\nentry A 0,0 W\nlurk A b1 g1 b2\nhand b3 m3>\n\
         m1 sergeant power_sword ap 3 overwatch sustained g1\n\
         m2 heavy_flamer ammo 5 guard jammed acted carries cat carries \"dead marine\"\n\
         zeal marine librarian no_gun force_axe psi 12 power_used\n\
         \"x y\" genestealer activated sustained 4,0\n\
         b1 value 3 held\nb2 marine assault_cannon reloaded\n",
    );
    let unit = |id: &str| position.units.iter().find(|unit| unit.id == id).expect("a unit").clone();
    let m1 = unit("m1");
    assert_eq!((m1.rank, m1.melee, m1.ap, m1.overwatch), (Rank::Sergeant, Melee::PowerSword, Some(3), true));
    assert_eq!(m1.sustained_target.as_deref(), Some("g1"));
    let m2 = unit("m2");
    assert_eq!((m2.ranged, m2.ammo, m2.guard, m2.jammed), (Ranged::HeavyFlamer, Some(5), true, true));
    assert_eq!(m2.carries, ["cat", "dead marine"]);
    assert_eq!(unit("B1").kind, Kind::Broodlord);
    assert_eq!((unit("zeal").ranged, unit("zeal").psi), (Ranged::None, Some(12)));
    assert_eq!((unit("x y").kind, unit("x y").activated), (Kind::Genestealer, true));
    assert_eq!((unit("b1").place, unit("b1").value), (PlacePlan::Entry("A".into()), 3));
    assert_eq!((unit("b2").kind, unit("b2").reloaded), (Kind::Marine, true));
    assert_eq!((unit("m3").place, unit("m3").facing), (PlacePlan::Hand, Facing::East));
}

#[test]
fn names_that_look_like_something_else() {
    let position = canonical(
        "a:gustav^ a:v< a:turn> a:b1v\n\nhand v2 rov^\n\"v\" marine\n\"turn\" marine\nv2 marine\nrov marine\nturn 3\n",
    );
    let ids: Vec<_> = position.units.iter().map(|unit| unit.id.as_str()).collect();
    assert_eq!(ids, ["gustav", "v", "turn", "b1", "v2", "rov"]);
    assert_eq!(position.units[3].facing, Facing::South, "even a blip may have one");
    assert_eq!(position.turn, 3);
}

#[test]
fn order_is_that_of_the_text_unless_it_is_given() {
    let plain = read("a:m1^ a:g1^\na:m2^ a:+,*\na:/,* .\n\nentry A 0,0 W\nhand b2\nlurk A b1\n");
    let ids = |position: &Position| position.units.iter().map(|unit| unit.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&plain), ["m1", "g1", "m2", "b2", "b1"]);
    assert_eq!(plain.burning, [Coord::new(0, 0), Coord::new(1, 1)], "always from west to east");
    let given = canonical(
        "a:g1^ a:m1^\na:+,* a:/,*\na:%   a:%\na:!x  a:!y\n\ndoor 0,0/1,0 open\nunits m1 g1\n\
         doors 0,0/1,0 1,2 0,2\nburning 1,2 0,2\ngenerators 1,1 0,1\nobjects 1,0 0,0\n",
    );
    assert_eq!(ids(&given), ["m1", "g1"]);
    assert_eq!(given.board.doors[1].at, Coord::new(1, 2));
    assert_eq!(given.burning[0], Coord::new(1, 2));
    assert_eq!(given.generators[0].at, Coord::new(1, 1));
    assert_eq!(given.objects[0].kind, "y");
}

#[test]
fn the_state_of_the_game() {
    let position = canonical(
        "a:m1^\n\nturn 3\nphase alien_action\ncommand 4 spent 1 settled\nactive m1\nstarting_blips 2\n\
         reinforcements 2 2 3\npile 3 1 2\npool 9 4 9\nused 1 3\nused_unseen 2\nreshuffles 1\n\
         broodlord waiting\nzone m1 m2 : 0,0 0,1\nspecial generators_break\nround_limit 12\n\
         aliens_killed 3\naliens_exited 1\nmarines_killed m4 m5\nmarines_exited m2\n\
         objects_exited cat marine artefact alien\nfulfilled yes no\nretired g1 b2\nnext g 5 b 3\n\
         resolving \"one thing\"\nresolving another\nover nobody \"round limit\"\n",
    );
    assert_eq!((position.turn, position.phase), (3, Phase::AlienAction));
    assert_eq!(position.command, CommandPlan { drawn: Some(4), spent: 1, settled: true });
    assert_eq!(position.active.as_deref(), Some("m1"));
    assert_eq!((position.starting_blips, position.reinforcements), (2, vec![2, 2, 3]));
    assert_eq!((position.blip_pile, position.blip_pool), (vec![3, 1, 2], [9, 4, 9]));
    assert_eq!((position.used_blips, position.used_unseen), (vec![1, 3], vec![2]));
    assert_eq!((position.reshuffles, position.broodlord), (Some(1), BroodlordState::Waiting));
    assert_eq!(position.deployment[0].units, ["m1", "m2"]);
    assert_eq!(position.deployment[0].squares.len(), 2);
    assert!(position.special.generators_break);
    assert_eq!((position.round_limit, position.tally.aliens_killed), (Some(12), 3));
    assert_eq!(position.tally.objects_exited[1], ("artefact".into(), Side::Alien));
    assert_eq!(position.tally.fulfilled, [true, false]);
    assert_eq!((position.next_genestealer, position.next_blip), (Some(5), Some(3)));
    assert_eq!(position.resolving, ["one thing", "another"]);
    assert_eq!(position.over, Some((None, "round limit".into())));
    assert_eq!(canonical("a\n\ncommand none spent 1\n").command.drawn, None);
}

#[test]
fn readings_of_the_rules() {
    assert_eq!(canonical("a\n\npreset third\n").options, Options::THIRD);
    let options = canonical("a\n\noption overwatch_fire must\n").options;
    assert_eq!(options.door_close_overwatch, Obligation::Must, "it follows where nothing is said");
    let text = "a\n\noption overwatch_fire must\noption door_close_overwatch may\n";
    assert_eq!(canonical(text).options.door_close_overwatch, Obligation::May);
    canonical(
        "a\n\noption lurk_genestealer_cap none\noption assault_tie_turn false\noption timer_seconds 180\n",
    );
    canonical("a\n\npreset third\noption overwatch_fire may\n");
}

#[test]
fn comments_blank_lines_and_long_lines() {
    let position = read(
        "\u{feff}# A corridor.\r\n\r\n  a:m1>  a  # here he comes\r\n  # still the map\r\n  a      a\r\n\
         turn \\\r\n  # in between\r\n  7\r\n",
    );
    assert_eq!(print(&position), "a:m1> a\na     a\n\nturn 7\n");
    let area: Vec<_> = (0..100).map(|x| format!("{x},0")).collect();
    let long = print(&read(&format!("a\n\nzone m1 : {}", area.join(" "))));
    assert!(long.lines().count() > 5 && long.lines().all(|line| line.chars().count() <= 112), "{long}");
    canonical(&long);
}
