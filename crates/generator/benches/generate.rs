//! How long it takes to make a mission.

use generator::{Archetype, Order, Size};

fn main() {
    divan::main();
}

#[divan::bench(args = ["small", "medium", "large"])]
fn mission(bencher: divan::Bencher, size: &str) {
    let size = Size::from_name(size).expect("a size");
    let mut next = 0;
    bencher
        .with_inputs(|| {
            next += 1;
            let archetype = Archetype::ALL[next % Archetype::ALL.len()];
            Order { archetype, size, seed: next as u64 }
        })
        .bench_local_values(|order| order.generate());
}

#[divan::bench]
fn print(bencher: divan::Bencher) {
    let mission = Order { archetype: Archetype::Breakout, size: Size::Large, seed: 1 }.generate();
    bencher.bench_local(|| content::hulk::print(&mission));
}
