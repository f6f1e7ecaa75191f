//! Units: Marines, Genestealers, blips.

use game_api::named;

use crate::geometry::{Facing, Square, bits};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Has the Marines.
    Marine,
    /// Has the Genestealers and blips.
    Alien,
}

impl Side {
    /// Both.
    pub const ALL: &'static [Side] = &[Side::Marine, Side::Alien];

    /// The name in every text form.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Marine => "marine",
            Side::Alien => "alien",
        }
    }

    /// The other player.
    pub const fn other(self) -> Side {
        match self {
            Side::Marine => Side::Alien,
            Side::Alien => Side::Marine,
        }
    }
}

named! {
    /// What a unit is.
    Kind {
        /// A Terminator.
        Marine = "marine",
        /// A revealed alien.
        Genestealer = "genestealer",
        /// The one Broodlord.
        Broodlord = "broodlord",
        /// A counter on the scanner.
        Blip = "blip",
    }
}

impl Kind {
    /// Who plays it.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Kind::Marine => Side::Marine,
            _ => Side::Alien,
        }
    }

    /// Action points on activation (SH-ACT-01).
    #[inline]
    pub const fn allowance(self) -> u8 {
        match self {
            Kind::Marine => 4,
            _ => 6,
        }
    }

    /// Whether it is a revealed alien.
    #[inline]
    pub const fn is_genestealer(self) -> bool {
        matches!(self, Kind::Genestealer | Kind::Broodlord)
    }
}

named! {
    /// What a Marine is in his squad.
    Rank {
        /// A plain Marine.
        Trooper = "trooper",
        /// A leader (SH-SGT).
        Sergeant = "sergeant",
        /// A psyker (SH-LIB).
        Librarian = "librarian",
    }
}

named! {
    /// What a Marine shoots with.
    Ranged {
        /// SH-BOLT.
        StormBolter = "storm_bolter",
        /// SH-CANN.
        AssaultCannon = "assault_cannon",
        /// SH-FLAME.
        HeavyFlamer = "heavy_flamer",
        /// Nothing.
        None = "none",
    }
}

impl Ranged {
    /// Shots at the start; 0 where they are not counted.
    pub const fn full_ammo(self) -> u8 {
        match self {
            Ranged::AssaultCannon => 10,
            Ranged::HeavyFlamer => 6,
            _ => 0,
        }
    }

    /// Whether it fires bursts at one target: free shots, overwatch, sustained fire.
    #[inline]
    pub const fn is_gun(self) -> bool {
        matches!(self, Ranged::StormBolter | Ranged::AssaultCannon)
    }
}

named! {
    /// What a Marine fights with (SH-WPN).
    Melee {
        /// SH-WPN-01.
        PowerFist = "power_fist",
        /// SH-WPN-02.
        Chainfist = "chainfist",
        /// SH-WPN-03.
        LightningClaws = "lightning_claws",
        /// SH-WPN-05.
        PowerSword = "power_sword",
        /// SH-WPN-07, SH-WPN-08.
        HammerAndShield = "hammer_and_shield",
        /// SH-WPN-09.
        ForceAxe = "force_axe",
    }
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// On the board.
    Board(Square),
    /// In an entry area, by its number.
    Entry(u8),
    /// Not placed yet: a blip just drawn, or a Marine to be deployed.
    Hand,
}

/// A unit in the list of one game. Numbers change when units before it are
/// removed; between two decisions they stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitId(pub u8);

impl UnitId {
    /// No unit.
    pub const NONE: UnitId = UnitId(255);

    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a unit is called for the whole game: by a name that came with the
/// position, or by the number it was given when it appeared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tag {
    /// The so-manieth name of the setup.
    Named(u8),
    /// `g1`, `g2`, ...
    Genestealer(u8),
    /// `b1`, `b2`, ...
    Blip(u8),
}

/// What a Marine was firing at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A unit.
    Unit(UnitId),
    /// A door, by its number.
    Door(u8),
    /// A square: for the flamer, or a generator.
    Square(Square),
}

/// One unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    pub(crate) place: u16,
    /// Single bits (see [`flag`]), with the facing and the kind above them.
    flags: u16,
    pub(crate) tag: u8,
    /// Rank, ranged and close-combat weapon, packed; with `psi` the blips beneath the
    /// highest one of a stack.
    pub(crate) arms: u8,
    /// Action points left.
    pub(crate) ap: u8,
    /// A Marine's ammunition, a blip's value (the highest of a stack), the low half
    /// of a group's dice.
    pub(crate) charge: u8,
    /// A Librarian's psi points, the high half of a group's dice.
    pub(crate) psi: u8,
    /// The target of sustained fire: a unit, or 64 plus a door, or none.
    pub(crate) sustained: u8,
}

/// Single bits of a unit, below its facing and kind.
pub(crate) mod flag {
    pub const OVERWATCH: u16 = 1;
    pub const GUARD: u16 = 1 << 1;
    pub const JAMMED: u16 = 1 << 2;
    pub const RELOADED: u16 = 1 << 3;
    /// Its activation in this phase is over.
    pub const FINISHED: u16 = 1 << 4;
    /// A blip that has taken an action in this phase (SH-AMB-47).
    pub const ACTED: u16 = 1 << 5;
    /// Forced to lurk (SH-LURK-04).
    pub const HELD: u16 = 1 << 6;
    /// Its tag counts names of the setup, not generated numbers.
    pub const NAMED: u16 = 1 << 7;
    /// A Librarian who has used a power in this turn (SH-LIB-05).
    pub const POWER_USED: u16 = 1 << 8;
    /// Removed from play; swept out of the list before the next decision.
    pub const DEAD: u16 = 1 << 9;
}

/// The largest group that is counted: far beyond any game, so that no position can ask
/// for dice without end.
pub const MAX_GROUP: u16 = 9999;

const FACING_SHIFT: u16 = 12;
const KIND_SHIFT: u16 = 14;
const KINDS: [Kind; 4] = [Kind::Marine, Kind::Genestealer, Kind::Broodlord, Kind::Blip];

const ENTRY_BASE: u16 = 0x400;
const HAND: u16 = 0x800;
pub(crate) const NO_TARGET: u8 = 255;
const DOOR_TARGET: u8 = 64;

impl Unit {
    /// A unit of this kind, with full action points and nothing else.
    pub(crate) const fn new(kind: Kind) -> Unit {
        Unit {
            place: HAND,
            flags: (kind as u16) << KIND_SHIFT,
            tag: 0,
            arms: 0,
            ap: kind.allowance(),
            charge: 0,
            psi: 0,
            sustained: NO_TARGET,
        }
    }

    /// What it is.
    #[inline]
    pub const fn kind(&self) -> Kind {
        KINDS[(self.flags >> KIND_SHIFT & 3) as usize]
    }

    /// Who plays it.
    #[inline]
    pub const fn side(&self) -> Side {
        self.kind().side()
    }

    /// Where it is.
    #[inline]
    pub const fn place(&self) -> Place {
        match self.place {
            HAND => Place::Hand,
            entry @ ENTRY_BASE.. => Place::Entry((entry - ENTRY_BASE) as u8),
            square => Place::Board(Square(square)),
        }
    }

    pub(crate) const fn set_place(&mut self, place: Place) {
        self.place = match place {
            Place::Board(square) => square.0,
            Place::Entry(entry) => ENTRY_BASE + entry as u16,
            Place::Hand => HAND,
        };
    }

    /// Its square, if it is on the board.
    #[inline]
    pub const fn square(&self) -> Option<Square> {
        match self.place {
            square if square < ENTRY_BASE => Some(Square(square)),
            _ => None,
        }
    }

    /// Its square, or [`Square::NEVER`]: to ask of many units without a branch.
    #[inline]
    pub(crate) const fn square_or_never(&self) -> Square {
        if self.place < ENTRY_BASE { Square(self.place) } else { Square::NEVER }
    }

    /// Whether it lurks in this entry area.
    #[inline]
    pub(crate) const fn is_in_entry(&self, entry: u8) -> bool {
        self.place == ENTRY_BASE + entry as u16
    }

    /// The entry area it lurks in.
    #[inline]
    pub const fn entry(&self) -> Option<u8> {
        match self.place() {
            Place::Entry(entry) => Some(entry),
            _ => None,
        }
    }

    /// Which way it faces (a blip has no facing, SH-FACE-02).
    #[inline]
    pub const fn facing(&self) -> Facing {
        Facing::from_index((self.flags >> FACING_SHIFT) as u8)
    }

    pub(crate) const fn set_facing(&mut self, facing: Facing) {
        self.flags = self.flags & !(3 << FACING_SHIFT) | (facing as u16) << FACING_SHIFT;
    }

    /// Action points left in this phase.
    #[inline]
    pub const fn ap(&self) -> u8 {
        self.ap
    }

    /// Shots left, where they are counted.
    pub const fn ammo(&self) -> u8 {
        self.charge
    }

    /// A blip's value; of a stack the highest, and 0 where it is not known.
    pub const fn value(&self) -> u8 {
        self.charge
    }

    /// What the dice beside a group of Genestealers show: its number minus 1
    /// (SB-GROUP-02). 0 for everything that is no group.
    pub const fn dice(&self) -> u16 {
        match self.kind() {
            Kind::Genestealer => u16::from_le_bytes([self.charge, self.psi]),
            _ => 0,
        }
    }

    /// How many Genestealers this model stands for, or how many blips lie in this
    /// stack; 1 where neither is meant. Only solo variant B knows more than 1.
    pub const fn count(&self) -> u16 {
        match self.kind() {
            Kind::Blip => {
                let beneath = self.beneath();
                1 + (beneath & 31) + (beneath >> 5 & 31) + (beneath >> 10 & 31)
            }
            _ => self.dice().saturating_add(1),
        }
    }

    /// Makes a model stand for a number of Genestealers, up to [`MAX_GROUP`].
    pub(crate) const fn set_count(&mut self, count: u16) {
        let dice = if count > MAX_GROUP { MAX_GROUP - 1 } else { count.saturating_sub(1) };
        [self.charge, self.psi] = dice.to_le_bytes();
    }

    /// The blips beneath the highest one, five bits for the number of each value.
    /// Where the values are not known the lowest five bits count them all.
    const fn beneath(&self) -> u16 {
        u16::from_le_bytes([self.arms, self.psi])
    }

    /// How many blips of value 1, 2, 3 lie in a stack; none where they are not known.
    pub(crate) fn stack(&self) -> [u8; 3] {
        if self.charge == 0 {
            return [0; 3];
        }
        let mut counts = [0, 5, 10].map(|shift| (self.beneath() >> shift & 31) as u8);
        counts[self.charge as usize - 1] += 1;
        counts
    }

    /// Makes a blip a stack with these numbers of blips of value 1, 2 and 3; there must be at least one.
    pub(crate) fn set_stack(&mut self, mut counts: [u8; 3]) {
        let highest = (1..=3).rev().find(|&value| counts[value as usize - 1] > 0);
        self.charge = highest.unwrap_or(1);
        let under = &mut counts[self.charge as usize - 1];
        *under = under.saturating_sub(1);
        let beneath = counts.iter().rev().fold(0, |packed, &n| packed << 5 | u16::from(n.min(31)));
        [self.arms, self.psi] = beneath.to_le_bytes();
    }

    /// A blip as those see it who may not know its value; how many lie in a stack
    /// everybody sees.
    pub(crate) const fn face_down(&self) -> Unit {
        Unit { charge: 0, arms: (self.count() - 1) as u8, psi: 0, ..*self }
    }

    /// A Librarian's psi points.
    pub const fn psi(&self) -> u8 {
        self.psi
    }

    /// A Marine's rank.
    #[inline]
    pub fn rank(&self) -> Rank {
        Rank::ALL[(self.arms & 3) as usize]
    }

    /// A Marine's ranged weapon.
    #[inline]
    pub fn ranged(&self) -> Ranged {
        Ranged::ALL[(self.arms >> 2 & 3) as usize]
    }

    /// A Marine's close-combat weapon.
    #[inline]
    pub fn melee(&self) -> Melee {
        Melee::ALL[(self.arms >> 4) as usize]
    }

    pub(crate) fn set_arms(&mut self, rank: Rank, ranged: Ranged, melee: Melee) {
        self.arms = rank as u8 | (ranged as u8) << 2 | (melee as u8) << 4;
    }

    #[inline]
    pub(crate) const fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    #[inline]
    pub(crate) const fn set(&mut self, flag: u16) {
        self.flags |= flag;
    }

    #[inline]
    pub(crate) const fn clear(&mut self, flag: u16) {
        self.flags &= !flag;
    }

    /// On overwatch.
    pub const fn on_overwatch(&self) -> bool {
        self.has(flag::OVERWATCH)
    }

    /// On guard.
    pub const fn on_guard(&self) -> bool {
        self.has(flag::GUARD)
    }

    /// With a jammed bolter.
    pub const fn is_jammed(&self) -> bool {
        self.has(flag::JAMMED)
    }

    /// Its activation in this phase is over.
    pub const fn is_finished(&self) -> bool {
        self.has(flag::FINISHED)
    }

    /// Forced to lurk.
    pub const fn is_held(&self) -> bool {
        self.has(flag::HELD)
    }

    /// Not removed from play.
    #[inline]
    pub(crate) const fn is_alive(&self) -> bool {
        !self.has(flag::DEAD)
    }

    /// How it is called.
    pub const fn tag(&self) -> Tag {
        match (self.has(flag::NAMED), self.kind()) {
            (true, _) => Tag::Named(self.tag),
            (false, Kind::Blip) => Tag::Blip(self.tag),
            (false, _) => Tag::Genestealer(self.tag),
        }
    }

    /// What his sustained fire is aimed at.
    #[inline]
    pub const fn sustained_target(&self) -> Option<Target> {
        match self.sustained {
            NO_TARGET => None,
            door @ DOOR_TARGET.. => Some(Target::Door(door - DOOR_TARGET)),
            unit => Some(Target::Unit(UnitId(unit))),
        }
    }

    pub(crate) const fn set_sustained(&mut self, target: Option<Target>) {
        self.sustained = match target {
            Some(Target::Unit(unit)) => unit.0,
            Some(Target::Door(door)) => DOOR_TARGET + door,
            Some(Target::Square(_)) | None => NO_TARGET,
        };
    }
}

/// A set of units of one game, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitSet(pub u64);

impl UnitSet {
    /// The empty set.
    pub const EMPTY: UnitSet = UnitSet(0);

    /// Whether the unit is in the set.
    #[inline]
    pub const fn has(self, unit: UnitId) -> bool {
        unit.0 < 64 && self.0 >> unit.0 & 1 != 0
    }

    /// The set with the unit.
    #[inline]
    pub const fn with(self, unit: UnitId) -> UnitSet {
        UnitSet(self.0 | 1 << unit.0)
    }

    /// The set without the unit.
    #[inline]
    pub const fn without(self, unit: UnitId) -> UnitSet {
        UnitSet(self.0 & !(1 << unit.0))
    }

    /// Whether there is nothing in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many units there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The units, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = UnitId> {
        bits(self.0).map(UnitId)
    }

    /// The set after unit number `gone` was taken out of the list.
    pub(crate) const fn after_removal(self, gone: u8) -> UnitSet {
        let below = (1u64 << gone) - 1;
        UnitSet(self.0 & below | self.0 >> 1 & !below)
    }
}
