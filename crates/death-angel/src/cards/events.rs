//! The 30 event cards (DA-EVT), of 24 kinds.

use game_api::named;

use super::EventId::*;
use crate::card::{Color, Symbol};

named! {
    /// How many Genestealers a spawn box brings (DA-SPAWN-03).
    Size {
        /// The yellow triangle.
        Major = "major",
        /// The white triangle.
        Minor = "minor",
    }
}

/// A spawn box (DA-SPAWN-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Box {
    /// On which terrain.
    pub color: Color,
    pub size: Size,
}

/// A movement box (DA-GSMOVE).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    /// Up or down, by the arrows on the Marines.
    Adjacent(Symbol),
    /// Behind the Marine.
    Flank(Symbol),
}

/// The special ability of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Happening {
    /// Every Marine turns.
    TurnAll,
    /// A die for a Marine; a skull kills Genestealers engaged with him.
    SkullKills { kills: u8 },
    /// Next round each Move + Activate card may begin with a token.
    TokenBeforeMoves,
    /// Next round an Attack card lets one Marine attack.
    OneAttacker,
    /// Every swarm goes behind its Marine.
    FlankAll,
    /// A Marine with a token loses it, and a Genestealer engaged with him is discarded.
    TokenForFoe,
    /// A pile loses its top card.
    DiscardBlip,
    /// A team that did not attack may not attack next round.
    BarAttack,
    /// Genestealers appear behind a Marine.
    SpawnBehind { count: u8 },
    /// Engaged Marines lose all tokens.
    EngagedLoseTokens,
    /// A die for a Marine; a low number kills him.
    LowKills {
        /// The highest deadly number.
        most: u8,
    },
    /// A Marine may attack.
    FreeAttack,
    /// A slain Marine returns.
    Rescue,
    /// A Marine gets the tokens of all others.
    GatherTokens,
    /// Tokens of a Marine may be traded for kills.
    TokensForKills,
    /// Next round a 0 in defence is a miss for a Marine.
    ZeroMisses,
    /// The Door gets tokens.
    DoorTokens { count: u8 },
    /// A Marine with tokens loses them.
    LoseTokens,
    /// All Genestealers move to the position of a Marine.
    GatherSwarms,
    /// A swarm is shuffled into the smaller pile.
    ShuffleSwarm,
    /// Cards of the Genestealer deck go under each pile.
    AddBlips {
        /// How many for each pile.
        count: u8,
    },
    /// A Genestealer appears in front of every Marine who is not engaged.
    SpawnInFront,
}

/// What is printed on an event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// Which card it is.
    pub id: EventId,
    /// How many copies there are.
    pub copies: u8,
    /// Whether the choice is made before the card is shown (DA-EVENT-03).
    pub instinct: bool,
    /// What it does.
    pub happening: Happening,
    /// The spawn boxes, left to right.
    pub boxes: [Box; 2],
    /// The movement box.
    pub movement: Option<Movement>,
}

named! {
    /// A kind of event card; variants that differ in their movement box are kinds of their own.
    EventId {
        /// DA-EVT-01.
        ChaosOfBattle = "chaos-of-battle",
        /// DA-EVT-02.
        CleansingFlames = "cleansing-flames",
        /// DA-EVT-03.
        EnterFormation = "enter-formation",
        /// DA-EVT-04.
        Evasion = "evasion",
        /// DA-EVT-05.
        FlankingManoeuvre = "flanking-manoeuvre",
        /// DA-EVT-06.
        ForMyBattleBrothers = "for-my-battle-brothers",
        /// DA-EVT-07.
        FullScan = "full-scan",
        /// DA-EVT-08.
        GunJam = "gun-jam",
        /// DA-EVT-09, with a head.
        OutOfThinAirA = "out-of-thin-air-a",
        /// DA-EVT-09, with a claw.
        OutOfThinAirB = "out-of-thin-air-b",
        /// DA-EVT-10.
        Outnumbered = "outnumbered",
        /// DA-EVT-11.
        PsychicAssault = "psychic-assault",
        /// DA-EVT-12.
        QuickInstincts = "quick-instincts",
        /// DA-EVT-13.
        RescueSpaceMarine = "rescue-space-marine",
        /// DA-EVT-14.
        Resupply = "resupply",
        /// DA-EVT-15.
        RewardedFaith = "rewarded-faith",
        /// DA-EVT-16.
        SecondWind = "second-wind",
        /// DA-EVT-17.
        SecretRoute = "secret-route",
        /// DA-EVT-18.
        StalkingFromTheShadows = "stalking-from-the-shadows",
        /// DA-EVT-19.
        Surrounded = "surrounded",
        /// DA-EVT-20.
        TemporarySanctuary = "temporary-sanctuary",
        /// DA-EVT-21, with a tail.
        TheSwarmA = "the-swarm-a",
        /// DA-EVT-21, with a tongue.
        TheSwarmB = "the-swarm-b",
        /// DA-EVT-22.
        TheyreEverywhere = "theyre-everywhere",
    }
}

impl EventId {
    /// What is printed on it.
    #[inline]
    pub const fn card(self) -> &'static EventCard {
        &EVENTS[self as usize]
    }
}

const fn major(color: Color) -> Box {
    Box { color, size: Size::Major }
}

const fn minor(color: Color) -> Box {
    Box { color, size: Size::Minor }
}

const fn shown(
    id: EventId,
    copies: u8,
    happening: Happening,
    boxes: [Box; 2],
    movement: Option<Movement>,
) -> EventCard {
    EventCard { id, copies, instinct: false, happening, boxes, movement }
}

const fn instinct(
    id: EventId,
    copies: u8,
    happening: Happening,
    boxes: [Box; 2],
    movement: Option<Movement>,
) -> EventCard {
    EventCard { id, copies, instinct: true, happening, boxes, movement }
}

const fn up_down(symbol: Symbol) -> Option<Movement> {
    Some(Movement::Adjacent(symbol))
}

const fn flank(symbol: Symbol) -> Option<Movement> {
    Some(Movement::Flank(symbol))
}

use Color::{Green, Orange, Red, Yellow};
use Happening as H;
use Symbol::{Claw, Head, Tail, Tongue};

/// The event cards, in the order of [`EventId`].
pub const EVENTS: [EventCard; 24] = [
    shown(ChaosOfBattle, 2, H::TurnAll, [minor(Red), minor(Yellow)], up_down(Head)),
    instinct(CleansingFlames, 1, H::SkullKills { kills: 2 }, [major(Orange), major(Green)], up_down(Tongue)),
    shown(EnterFormation, 1, H::TokenBeforeMoves, [major(Orange), major(Yellow)], up_down(Claw)),
    shown(Evasion, 1, H::OneAttacker, [minor(Yellow), minor(Red)], flank(Head)),
    shown(FlankingManoeuvre, 1, H::FlankAll, [minor(Red), minor(Orange)], None),
    instinct(ForMyBattleBrothers, 2, H::TokenForFoe, [major(Red), minor(Orange)], up_down(Tail)),
    instinct(FullScan, 2, H::DiscardBlip, [major(Red), major(Yellow)], up_down(Tongue)),
    instinct(GunJam, 2, H::BarAttack, [major(Yellow), minor(Red)], up_down(Tail)),
    instinct(OutOfThinAirA, 1, H::SpawnBehind { count: 2 }, [minor(Orange), minor(Red)], flank(Head)),
    instinct(OutOfThinAirB, 1, H::SpawnBehind { count: 2 }, [minor(Orange), minor(Red)], flank(Claw)),
    shown(Outnumbered, 1, H::EngagedLoseTokens, [minor(Orange), minor(Red)], flank(Claw)),
    instinct(PsychicAssault, 1, H::LowKills { most: 1 }, [minor(Red), minor(Orange)], flank(Tongue)),
    instinct(QuickInstincts, 1, H::FreeAttack, [major(Red), major(Orange)], up_down(Tongue)),
    instinct(RescueSpaceMarine, 1, H::Rescue, [major(Orange), major(Red)], up_down(Claw)),
    instinct(Resupply, 1, H::GatherTokens, [major(Red), minor(Yellow)], up_down(Head)),
    instinct(RewardedFaith, 1, H::TokensForKills, [major(Green), minor(Red)], up_down(Tail)),
    instinct(SecondWind, 1, H::ZeroMisses, [major(Yellow), major(Red)], up_down(Tongue)),
    shown(SecretRoute, 2, H::DoorTokens { count: 2 }, [major(Orange), major(Green)], up_down(Claw)),
    instinct(StalkingFromTheShadows, 2, H::LoseTokens, [major(Red), minor(Green)], up_down(Head)),
    instinct(Surrounded, 1, H::GatherSwarms, [minor(Red), minor(Orange)], None),
    instinct(TemporarySanctuary, 1, H::ShuffleSwarm, [major(Red), major(Orange)], up_down(Claw)),
    shown(TheSwarmA, 1, H::AddBlips { count: 2 }, [minor(Yellow), minor(Orange)], flank(Tail)),
    shown(TheSwarmB, 1, H::AddBlips { count: 2 }, [minor(Yellow), minor(Orange)], flank(Tongue)),
    shown(TheyreEverywhere, 1, H::SpawnInFront, [minor(Orange), minor(Red)], flank(Tail)),
];
