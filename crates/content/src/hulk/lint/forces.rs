//! Both forces: blips enough, a way in for them, models enough.

use game_api::Path;
use space_hulk::{EntryPlan, Melee, Ranged, Rank};

use super::Lint;
use crate::diagnostic::Level;
use crate::hulk::model::Marine;

/// The twelve models (SH-SETUP-02).
const ROSTER: [(usize, Rank, Ranged, Melee); 8] = [
    (1, Rank::Sergeant, Ranged::StormBolter, Melee::PowerSword),
    (1, Rank::Sergeant, Ranged::None, Melee::HammerAndShield),
    (5, Rank::Trooper, Ranged::StormBolter, Melee::PowerFist),
    (1, Rank::Trooper, Ranged::StormBolter, Melee::Chainfist),
    (1, Rank::Trooper, Ranged::HeavyFlamer, Melee::PowerFist),
    (1, Rank::Trooper, Ranged::AssaultCannon, Melee::PowerFist),
    (1, Rank::Trooper, Ranged::None, Melee::LightningClaws),
    (1, Rank::Librarian, Ranged::StormBolter, Melee::ForceAxe),
];

impl Lint<'_> {
    pub(super) fn forces(&self) {
        self.ways_in();
        self.reserve();
        self.roster();
    }

    fn ways_in(&self) {
        let (entries, aliens) = (&self.mission.board.entries, &self.mission.aliens);
        let opens = |entry: &EntryPlan| {
            let opens = self.mission.special.entry_opens.iter().find(|opens| opens.entry == entry.id);
            opens.map_or(1, |opens| opens.round)
        };
        let limit = self.mission.rounds.limit.unwrap_or(u16::MAX);
        if aliens.starting_blips > 0 && !entries.iter().any(|entry| entry.starting && opens(entry) <= 1) {
            let message = format!("{} starting blips and no entry area for them", aliens.starting_blips);
            self.warn("no-entry", "starting_blips", message, "add an `[[entry]]` that takes starting blips");
        }
        let comes = aliens.reinforcements.iter().any(|&n| n > 0);
        if comes && !entries.iter().any(|entry| entry.reinforcements && opens(entry) <= limit) {
            let message = "reinforcements and no entry area for them".to_owned();
            self.warn("no-entry", "reinforcements", message, "add an `[[entry]]` that takes reinforcements");
        }
    }

    /// Blips that the reserve can never give.
    fn reserve(&self) {
        let aliens = &self.mission.aliens;
        let pool: u32 = self.mission.reserve().into_iter().map(u32::from).sum();
        let all = pool + self.mission.blips.len() as u32;
        let advice = "lower the numbers, or let the reserve be larger or be shuffled again";
        let starting = u32::from(aliens.starting_blips);
        if starting > pool {
            let message = format!("{starting} starting blips, but the reserve has {pool}");
            return self.warn("reserve-short", "starting_blips", message, advice);
        }
        let largest = aliens.reinforcements.iter().copied().max().unwrap_or(0);
        if u32::from(largest) > all {
            let message = format!("{largest} blips in one round, but there are only {all}");
            return self.warn("reserve-short", "reinforcements", message, advice);
        }
        let (Some(reshuffles), Some(limit)) = (aliens.reshuffles, self.mission.rounds.limit) else { return };
        let round = |n: u16| {
            let last = aliens.reinforcements.len().saturating_sub(1);
            u32::from(aliens.reinforcements.get(usize::from(n).min(last)).copied().unwrap_or(0))
        };
        let asked = starting + (0..limit).map(round).sum::<u32>();
        // Those on the board come back too, if they are used in time.
        let most = pool + u32::from(reshuffles) * all;
        if asked > most {
            let message = format!("{asked} blips in {limit} rounds, but the reserve gives at most {most}");
            self.warn("reserve-short", "reinforcements", message, advice);
        }
    }

    /// More models than the box has. Nobody is kept from playing them.
    fn roster(&self) {
        let marines = &self.mission.marines;
        if marines.len() > 12 {
            let message = format!("{} Marines: the box has 12", marines.len());
            let advice = "fine on a screen; at a table somebody has to bring more models";
            self.add(Level::Note, "roster", "marines[12]", message, advice);
            return;
        }
        for (i, marine) in marines.iter().enumerate() {
            let alike = |other: &&Marine| arms(other) == arms(marine);
            let before = marines[..i].iter().filter(alike).count();
            let most = ROSTER.iter().find(|model| arms(marine) == (model.1, model.2, model.3));
            if before == most.map_or(0, |model| model.0) {
                let (rank, ranged, melee) = arms(marine);
                let number = before + 1;
                let model = format!("{} with {} and {}", rank.name(), ranged.name(), melee.name());
                let message = format!("the box has no {} {model}", ordinal(number));
                let advice = "fine on a screen; at a table another model has to stand for him";
                self.add(Level::Note, "roster", Path::from("marines").index(i), message, advice);
            }
        }
    }
}

fn arms(marine: &Marine) -> (Rank, Ranged, Melee) {
    (marine.rank, marine.ranged, marine.melee)
}

fn ordinal(number: usize) -> String {
    match number {
        1 => "model of a".into(),
        2 => "second".into(),
        3 => "third".into(),
        n => format!("{n}th"),
    }
}
