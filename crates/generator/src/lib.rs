//! Missions from a seed.
#![warn(missing_docs)]

mod archetype;
mod chance;
mod deck;
mod grow;
mod levels;
mod link;
mod paths;
pub mod prefab;
mod sight;
mod site;
mod size;
mod trim;

pub use archetype::Archetype;
pub use size::Size;

#[cfg(test)]
mod look {
    use super::*;
    use space_hulk::{Coord, SectionKind};
    #[test]
    fn look() {
        let prefabs = prefab::Prefab::all();
        for size in Size::ALL {
            for archetype in Archetype::ALL {
                let mut n = [0; 2];
                let mut shown = 0;
                let began = std::time::Instant::now();
                for seed in 0..60 {
                    let mut dice = chance::Dice::new(archetype as u64, seed, 0);
                    let request = site::Request { prefabs: &prefabs, archetype, size };
                    n[0] += 1;
                    if let Some(site) = request.attempt(&mut dice) {
                        n[1] += 1;
                        shown += 1;
                        if shown <= 1 {
                            draw(&site);
                        }
                    }
                }
                println!("{} {} {n:?} {:?}", archetype.name(), size.name(), began.elapsed() / n[0]);
            }
        }
    }
    fn draw(site: &site::Site) {
        let deck = &site.deck;
        println!(
            "len {} walk {} loops {} merit {} levels {}",
            deck.len(),
            site.walk,
            site::loops(deck),
            site.merit(),
            deck.ladders.len()
        );
        let (sw, ne) = site::bounds(deck);
        for level in 0..2 {
            for y in (sw.y - 1..=ne.y + 1).rev() {
                let row: String = (sw.x - 1..=ne.x + 1)
                    .map(|x| {
                        let c = Coord { level, x, y };
                        if site.squad.iter().any(|s| s.at == c) {
                            return 'M';
                        }
                        if site.stranded.iter().any(|s| s.at == c) {
                            return 'K';
                        }
                        if site.entries.iter().any(|s| s.beyond() == c) {
                            return '@';
                        }
                        if site.exit.iter().any(|s| s.beyond() == c) {
                            return 'X';
                        }
                        if site.doors.contains(&c) {
                            return '|';
                        }
                        if site.seals.contains(&c) {
                            return '/';
                        }
                        if site.generators.contains(&c) {
                            return 'G';
                        }
                        if site.object == Some(c) {
                            return 'O';
                        }
                        if deck.climbed(c).is_some() {
                            return 'H';
                        }
                        deck.section_at(c).map_or(' ', |n| {
                            if site.targets.contains(&n) {
                                'T'
                            } else {
                                match deck.sections[n].kind {
                                    SectionKind::Room => '#',
                                    SectionKind::Corridor => 'o',
                                    SectionKind::Corner => 'c',
                                    SectionKind::EndPiece => 'e',
                                    SectionKind::DeadEnd => 'd',
                                    _ => '+',
                                }
                            }
                        })
                    })
                    .collect();
                if !row.trim().is_empty() {
                    println!("{row}");
                }
            }
        }
    }
}
