//! Who goes where.

use super::{Mind, unit};
use crate::hulk::field::Field;
use crate::hulk::orders::Orders;

fn with_orders<T>(board: &str, look: impl FnOnce(&Orders, &dyn Fn(&str) -> space_hulk::Tag) -> T) -> T {
    let Mind { game, mut ways, objective } = Mind::of(board);
    let orders = Orders::new(&objective, &mut Field::new(&game, &mut ways));
    look(&orders, &|name| unit(&game, name).tag())
}

/// One has to leave: the nearest goes, and the other one follows less eagerly.
#[test]
fn the_nearest_goes_and_the_others_follow() {
    let board = "a:m1> a a a:m2> a a\n\nexit 5,0 E\nround_limit 5\nat_limit alien\n\
                 win marine out : marines_exited 1\n";
    with_orders(board, |orders, tag| {
        let [far, near] = ["m1", "m2"].map(|name| orders.of(tag(name)).expect("an order"));
        assert_eq!(far.step, near.step * 6 / 10);
        assert!(near.escort.is_none() && far.escort.is_none(), "nobody is needed more than others");
    });
}

/// The carrier alone can bring the object out, so the others are his escort.
#[test]
fn a_marine_who_cannot_be_spared_is_escorted() {
    let board = "a:m1> a a a:m2> a a\n\nm1 carries cat\nexit 5,0 E\n\
                 win marine salvage : object_exited cat marine\n";
    with_orders(board, |orders, tag| {
        assert!(orders.of(tag("m1")).expect("an order").escort.is_none());
        assert!(orders.of(tag("m2")).expect("an order").escort.is_some());
    });
}

/// The same way with less time left.
#[test]
fn orders_grow_more_urgent_as_time_runs_out() {
    let step = |turn: u16| {
        let board = format!(
            "a:m1> a a a a\n\nexit 4,0 E\nturn {turn}\nround_limit 8\nat_limit alien\n\
             win marine out : marines_exited 1\n"
        );
        with_orders(&board, |orders, tag| orders.of(tag("m1")).expect("an order").step)
    };
    assert!(step(1) < step(6) && step(6) < step(8), "{} {} {}", step(1), step(6), step(8));
}
