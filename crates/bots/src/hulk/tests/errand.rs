//! What the Marines have to do for their mission.

use super::{Mind, at, id, squares};
use crate::hulk::errand::{Assignee, Errand, Purpose};

fn errands(board: &str) -> (Mind, Vec<Errand>) {
    let mut mind = Mind::of(board);
    let errands = mind.objective.errands(&mind.game, &mut mind.ways);
    (mind, errands)
}

/// Two goals: the far exit and the near generator. One of them is enough.
#[test]
fn of_several_goals_the_nearest_is_worked_for() {
    let board = "a:% a a:m1< a a a a a a a a:g1<\n\nexit 9,0 N\nspecial generators_break\n\
                 win marine out : marines_exited 1\nwin marine off : generators_damaged 1\n";
    let (mind, errands) = errands(board);
    let purposes: Vec<Purpose> = errands.iter().map(|errand| errand.purpose).collect();
    assert_eq!(purposes, [Purpose::Break(at(&mind.game, 0, 0))]);
}

#[test]
fn only_a_flamer_with_fuel_is_sent_to_burn() {
    let board = "a:m1> a:m2> a:m3> a b b:g1<\n\nm1 heavy_flamer\nm2 heavy_flamer ammo 0\nkind b room\n\
                 win marine cleanse : section_burns b\n";
    let (mind, errands) = errands(board);
    let [errand] = &errands[..] else { panic!("{errands:?}") };
    assert!(matches!(errand.purpose, Purpose::Burn(_)) && errand.who == Assignee::Flamer);
    let fits = |name| errand.who.fits(id(&mind.game, name), super::unit(&mind.game, name));
    assert_eq!([fits("m1"), fits("m2"), fits("m3")], [true, false, false]);
}

/// Without a flamer the section cannot be burned, and nobody walks there in vain.
#[test]
fn what_nobody_can_do_is_no_errand() {
    let (_, errands) = errands("a:m1> a b b:g1<\n\nkind b room\nwin marine cleanse : section_burns b\n");
    assert!(errands.is_empty(), "{errands:?}");
}

/// First to the object, with the way out in mind; then out, and only its carrier.
#[test]
fn an_object_is_fetched_first_and_then_carried_out() {
    let goal = "exit 0,0 W\nwin marine salvage : object_exited cat marine\n";
    let (mind, fetch) = errands(&format!("a a a:m1> a a:!cat a a:g1<\n\n{goal}"));
    assert_eq!((fetch[0].purpose, fetch[0].who, fetch[0].then), (Purpose::Take, Assignee::Anybody, 4));
    assert_eq!(fetch[0].goal, squares(&mind.game, &[(4, 0)]));
    let (mind, bring) = errands(&format!("a a a:m1> a:m2> a a:g1<\n\nm2 carries cat\n{goal}"));
    assert_eq!((bring[0].purpose, bring[0].who), (Purpose::Exit, Assignee::One(id(&mind.game, "m2"))));
}

/// Whoever comes first goes on to the back of the area, or the others could not come in.
#[test]
fn the_mouth_of_an_area_is_left_to_those_who_come_later() {
    let hold = "win marine hold : marines_in 2 3,0 4,0 5,0\n";
    let (mind, coming) = errands(&format!("a:m1> a:m2> a b b b\n\nkind b room\n{hold}"));
    assert_eq!(coming[0].goal, squares(&mind.game, &[(4, 0), (5, 0)]));
    let (mind, there) = errands(&format!("a a a b:m1> b:m2> b\n\nkind b room\n{hold}"));
    assert_eq!(there[0].goal, squares(&mind.game, &[(3, 0), (4, 0), (5, 0)]), "they stay where they are");
}

/// All three doors count, and the one that is closed already needs nobody.
#[test]
fn every_open_door_is_an_errand() {
    let board = "a:m1> a:/ a a:+ a a:/ a a:g1<\n\nwin marine seal : doors_closed 1,0 3,0 5,0\n";
    let (_, errands) = errands(board);
    let doors: Vec<Purpose> = errands.iter().map(|errand| errand.purpose).collect();
    assert_eq!(doors, [Purpose::Close(0), Purpose::Close(2)]);
}
