//! How long missions take to read, friendly ones and hostile ones.

#[path = "../tests/hostile_files/mod.rs"]
mod hostile_files;

use content::hulk::Library;
use divan::Bencher;

fn main() {
    divan::main();
}

fn shakedown() -> &'static str {
    Library::source("shakedown").expect("it comes with the program")
}

/// Everything: reading, the rules, the linter.
#[divan::bench]
fn parse(bencher: Bencher) {
    bencher.bench(|| content::hulk::parse(divan::black_box(shakedown())));
}

#[divan::bench]
fn format(bencher: Bencher) {
    bencher.bench(|| content::hulk::format(divan::black_box(shakedown())));
}

#[divan::bench]
fn print(bencher: Bencher) {
    let mission = content::hulk::parse(shakedown()).mission.expect("no error");
    bencher.bench(|| content::hulk::print(divan::black_box(&mission)));
}

fn names() -> Vec<&'static str> {
    hostile_files::all().into_iter().map(|(name, _)| name).collect()
}

/// Up to the refusal.
#[divan::bench(args = names())]
fn hostile(bencher: Bencher, name: &str) {
    let (_, source) = hostile_files::all().into_iter().find(|(found, _)| *found == name).expect("a name");
    bencher.bench(|| content::hulk::parse(divan::black_box(&source)));
}
