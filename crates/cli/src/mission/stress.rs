//! `blipfall mission generate --stress`: very many missions, each checked.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use generator::{Archetype, Order, Size};

use crate::Exit;

/// Findings are printed for this many missions; for the rest they are counted.
const TOLD: usize = 20;

/// What has been found so far.
#[derive(Default)]
struct Tally {
    missions: usize,
    faulty: usize,
    repeated: usize,
    maps: BTreeSet<Vec<String>>,
    times: Vec<Duration>,
}

/// Generates missions from a seed on, of every archetype and size in turn where none is given, and checks
/// each: no finding of the linter at all, the file reads back as the same mission, and no map comes twice.
pub(crate) fn run(
    count: u64,
    first: u64,
    archetype: Option<Archetype>,
    size: Option<Size>,
    out: &mut impl Write,
) -> io::Result<Exit> {
    let orders: Vec<(Archetype, Size)> = Archetype::ALL
        .into_iter()
        .flat_map(|archetype| Size::ALL.into_iter().map(move |size| (archetype, size)))
        .filter(|&(a, s)| archetype.is_none_or(|only| only == a) && size.is_none_or(|only| only == s))
        .collect();
    let mut tally = Tally::default();
    for i in 0..count {
        let (archetype, size) = orders[(i % orders.len() as u64) as usize];
        let seed = first.wrapping_add(i / orders.len() as u64);
        tally.add(Order { archetype, size, seed }, out)?;
    }
    tally.print(out)
}

impl Tally {
    fn add(&mut self, order: Order, out: &mut impl Write) -> io::Result<()> {
        let began = Instant::now();
        let mission = order.generate();
        self.times.push(began.elapsed());
        self.missions += 1;
        let maps = mission.board.levels.iter().flat_map(|level| level.rows.iter().cloned()).collect();
        if !self.maps.insert(maps) {
            self.repeated += 1;
            writeln!(out, "{}: the same map as another one", order.id())?;
        }
        let text = content::hulk::print(&mission);
        let report = content::hulk::parse_file(&text, Some(&order.id()));
        let reads_back = report.mission.as_ref() == Some(&mission);
        if reads_back && report.diagnostics.is_empty() {
            return Ok(());
        }
        self.faulty += 1;
        if self.faulty <= TOLD {
            write!(out, "{}", content::render(&order.id(), &text, &report, false))?;
            if !reads_back {
                writeln!(out, "{}: the file does not read back as the same mission", order.id())?;
            }
        }
        Ok(())
    }

    fn print(mut self, out: &mut impl Write) -> io::Result<Exit> {
        self.times.sort_unstable();
        let at = |percent: usize| self.times[(self.times.len() - 1) * percent / 100];
        let Tally { missions, faulty, repeated, .. } = self;
        writeln!(out, "{missions} missions, {faulty} with findings, {repeated} maps that came before")?;
        writeln!(
            out,
            "generated in {:.1?} (median), {:.1?} (p99), {:.1?} (longest)",
            at(50),
            at(99),
            at(100)
        )?;
        Ok(if faulty + repeated > 0 { Exit::Problems } else { Exit::Fine })
    }
}
