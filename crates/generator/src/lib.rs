//! Missions from a seed.
#![warn(missing_docs)]

mod chance;
mod deck;
mod grow;
mod link;
mod paths;
pub mod prefab;

#[cfg(test)]
mod look {
    use super::*;
    #[test]
    fn look() {
        let prefabs = prefab::Prefab::all();
        for seed in 0..6 {
            let mut dice = chance::Dice::new(0, seed, 0);
            let style = grow::Style::new(&mut dice);
            println!("{style:?}");
            let g = grow::Grower::new(&prefabs, style);
            let mut deck = deck::Deck::new(32, 24);
            g.found(&mut deck, &mut dice);
            g.grow(&mut deck, 0, 120, &mut dice);
            let n = link::close_loops(&mut deck, 0, 5, &mut dice);
            g.close_off(&mut deck, 0, 30, &mut dice);
            println!(
                "loops {n} len {} sections {} open {}",
                deck.len(),
                deck.sections.len(),
                deck.open.len()
            );
            for y in (0..30).rev() {
                let row: String = (0..40)
                    .map(|x| {
                        let c = space_hulk::Coord::new(x, y);
                        deck.section_at(c).map_or(' ', |n| match deck.sections[n].kind {
                            space_hulk::SectionKind::Room => '#',
                            space_hulk::SectionKind::Corridor => 'o',
                            space_hulk::SectionKind::Corner => 'c',
                            _ => '+',
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
