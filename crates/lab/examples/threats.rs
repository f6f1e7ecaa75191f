//! Compares the threats that the rules count with attacks that are played: `cargo run --release --example threats`.
//!
//! Fifty positions from games of random players, half of them with open action cards; in each the swarms attack 2,000
//! times as things stand. A line for each Marine who is threatened: the chance, how often he died, and by how many
//! standard deviations the two differ. With some hundred comparisons a few beyond 3 are to be expected, none beyond 5.
//! A test does the same with fewer attacks.

use lab::angel::threats::compare;

const POSITIONS: usize = 50;
const ROUNDS: u32 = 2_000;

fn main() {
    let all = compare(POSITIONS, ROUNDS).unwrap_or_else(|why| panic!("{why}"));
    for one in &all {
        let (name, chance) = (one.marine.name(), one.chance.to_string());
        println!("{:3} {name:12} {chance:24} {:.4} {:.2}", one.position, one.rate, one.off);
    }
    let widest = all.iter().map(|one| one.off).fold(0.0, f64::max);
    let beyond = all.iter().filter(|one| one.off > 3.0).count();
    println!("{} chances compared in {} played rounds", all.len(), POSITIONS as u32 * ROUNDS);
    println!("widest difference {widest:.2} standard deviations, {beyond} beyond 3");
    assert!(widest < 5.0, "the threats are not those of the attacks");
}
