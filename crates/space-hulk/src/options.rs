//! The points on which editions and sources differ (Part II of the rules).

/// May or must.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Obligation {
    May,
    Must,
}

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }
    };
}

choice! {
    /// How several Marines fire at one trigger (SH-OPT-02).
    OverwatchCovering {
        /// The Marine side names those who fire.
        DeclareSubset,
        /// All who can fire do.
        AllRoll
    }
}
choice! {
    /// Who may act by command points in a reaction window (SH-OPT-03).
    CpReactor {
        /// Any Marine on the board.
        AnyMarine,
        /// Only one who sees the trigger.
        WitnessOnly
    }
}
choice! {
    /// Whom forced lurking holds (SH-OPT-05).
    ForcedLurkScope {
        /// Blips placed in this turn.
        NewBlips,
        /// Every blip at the entry area.
        AllBlips
    }
}
choice! {
    /// When Marines react to placed Genestealers (SH-OPT-06).
    RevealReactions {
        /// After each one.
        PerModel,
        /// After the last one.
        AfterAll
    }
}
choice! {
    /// Which die a parry makes the enemy roll again (SH-OPT-09).
    ParryDie {
        /// Any one.
        MarineChoice,
        /// The attacker's highest die.
        Highest
    }
}
choice! {
    /// What happens to command points that are not there (SH-OPT-11).
    CpOverspend {
        /// They cannot be spent.
        Reject,
        /// They can, and the game is lost for it.
        LoseGame
    }
}
choice! {
    /// What decides sight (SH-OPT-12).
    LosModel {
        /// The line alone.
        Geometric,
        /// Outside rooms only along rows and columns.
        CorridorStrict
    }
}
choice! {
    /// What happens when a blip moves into sight (SH-OPT-13).
    BlipIntoLos {
        /// It cannot.
        Reject,
        /// It goes back and is done for the turn.
        Bounce
    }
}
choice! {
    /// Where doors stand (SH-OPT-14).
    DoorPlacement {
        /// In a square.
        Square,
        /// Between two squares.
        Edge
    }
}
choice! {
    /// From where a model operates a door (SH-OPT-15).
    DoorOperation {
        /// With the door in one of its three front squares.
        FrontThree,
        /// From any adjacent square.
        Adjacent
    }
}
choice! {
    /// How far a Marine is from an entry area (SH-OPT-17).
    LurkDistance {
        /// Steps on the board.
        Path,
        /// As the range of a weapon.
        Straight
    }
}
choice! {
    /// What ends sustained fire (SH-OPT-18).
    SustainedLosses {
        /// Also loss of sight and the end of the round.
        Full,
        /// Not these.
        Short
    }
}
choice! {
    /// What becomes of a blip converted in a fire (SH-OPT-19).
    BurningConversion {
        /// It is destroyed.
        Destroyed,
        /// Nothing special.
        Normal
    }
}
choice! {
    /// What stops a diagonal step (SH-OPT-20).
    DiagonalBlock {
        /// Two blocked side squares.
        Both,
        /// One is enough.
        Any
    }
}
choice! {
    /// What climbing a ladder costs (SH-OPT-21).
    LadderCost {
        /// A Marine 2, an alien 1.
        Fixed,
        /// As a forward move.
        AsMove
    }
}

/// One reading of the rules. `Options::default()` is the preset `fourth`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// SH-OPT-01.
    pub overwatch_fire: Obligation,
    /// SH-OPT-02.
    pub overwatch_covering: OverwatchCovering,
    /// SH-OPT-03.
    pub cp_reactor: CpReactor,
    /// SH-OPT-04: how many revealed Genestealers may lurk at one entry area.
    pub lurk_genestealer_cap: Option<u8>,
    /// SH-OPT-05.
    pub forced_lurk_scope: ForcedLurkScope,
    /// SH-OPT-06.
    pub reveal_reactions: RevealReactions,
    /// SH-OPT-07: overwatch answers a conversion in the Marine turn too.
    pub reveal_reacts_in_marine_turn: bool,
    /// SH-OPT-08: a defender who ties may turn to face.
    pub assault_tie_turn: bool,
    /// SH-OPT-09.
    pub parry_die: ParryDie,
    /// SH-OPT-10; default: as `overwatch_fire`.
    pub door_close_overwatch: Obligation,
    /// SH-OPT-11.
    pub cp_overspend: CpOverspend,
    /// SH-OPT-12.
    pub los_model: LosModel,
    /// SH-OPT-13.
    pub blip_into_los: BlipIntoLos,
    /// SH-OPT-14.
    pub door_placement: DoorPlacement,
    /// SH-OPT-15.
    pub door_operation: DoorOperation,
    /// SH-OPT-16: a door may close on a unit, and destroys it.
    pub door_close_on_unit: bool,
    /// SH-OPT-17.
    pub lurk_distance: LurkDistance,
    /// SH-OPT-18.
    pub sustained_losses: SustainedLosses,
    /// SH-OPT-19.
    pub burning_conversion: BurningConversion,
    /// SH-OPT-20.
    pub diagonal_block: DiagonalBlock,
    /// SH-OPT-21.
    pub ladder_cost: LadderCost,
    /// SH-OPT-22: 1 or 0.
    pub librarian_base_bonus: u8,
    /// SH-OPT-23.
    pub sustained_on_overwatch: bool,
    /// SH-OPT-24: a closing door opens a full window.
    pub cp_on_door_close: bool,
    /// SH-OPT-25: for the table's clock; no rule depends on it.
    pub timer_seconds: Option<u16>,
    /// SH-OPT-27: for solo variant B.
    pub sb_broodlord_once: bool,
}

impl Options {
    /// The 4th edition: all defaults (SH-OPT-26).
    pub const FOURTH: Options = Options {
        overwatch_fire: Obligation::May,
        overwatch_covering: OverwatchCovering::DeclareSubset,
        cp_reactor: CpReactor::AnyMarine,
        lurk_genestealer_cap: Some(3),
        forced_lurk_scope: ForcedLurkScope::NewBlips,
        reveal_reactions: RevealReactions::PerModel,
        reveal_reacts_in_marine_turn: false,
        assault_tie_turn: true,
        parry_die: ParryDie::MarineChoice,
        door_close_overwatch: Obligation::May,
        cp_overspend: CpOverspend::Reject,
        los_model: LosModel::Geometric,
        blip_into_los: BlipIntoLos::Reject,
        door_placement: DoorPlacement::Square,
        door_operation: DoorOperation::FrontThree,
        door_close_on_unit: false,
        lurk_distance: LurkDistance::Path,
        sustained_losses: SustainedLosses::Full,
        burning_conversion: BurningConversion::Destroyed,
        diagonal_block: DiagonalBlock::Both,
        ladder_cost: LadderCost::Fixed,
        librarian_base_bonus: 1,
        sustained_on_overwatch: true,
        cp_on_door_close: true,
        timer_seconds: None,
        sb_broodlord_once: false,
    };

    /// The 3rd edition (SH-OPT-26).
    pub const THIRD: Options = Options {
        overwatch_fire: Obligation::Must,
        overwatch_covering: OverwatchCovering::AllRoll,
        door_close_overwatch: Obligation::Must,
        lurk_genestealer_cap: None,
        reveal_reactions: RevealReactions::AfterAll,
        reveal_reacts_in_marine_turn: true,
        parry_die: ParryDie::Highest,
        ..Options::FOURTH
    };

    /// A preset by name.
    pub fn preset(name: &str) -> Option<Options> {
        match name {
            "fourth" => Some(Options::FOURTH),
            "third" => Some(Options::THIRD),
            _ => None,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options::FOURTH
    }
}

/// The value of one option, as every text form writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// A word, as in `overwatch_fire: must`.
    Word(String),
    /// A truth value.
    Flag(bool),
    /// A number, as in `lurk_genestealer_cap: 3`.
    Number(u64),
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValue::Word(word) => f.write_str(word),
            OptionValue::Flag(flag) => write!(f, "{flag}"),
            OptionValue::Number(number) => write!(f, "{number}"),
        }
    }
}

/// How one option is read and written.
struct Spec {
    name: &'static str,
    /// The values it takes, for messages.
    allowed: &'static str,
    get: fn(&Options) -> OptionValue,
    set: fn(&mut Options, &OptionValue) -> Option<()>,
}

fn word(text: &str) -> OptionValue {
    OptionValue::Word(text.to_owned())
}

/// An option with named values.
macro_rules! words {
    ($field:ident: $($text:literal => $value:expr),+ $(,)?) => {
        Spec {
            name: stringify!($field),
            allowed: concat!($($text, " ",)+),
            get: |options| {
                $(if options.$field == $value { return word($text); })+
                unreachable!("every value has a name")
            },
            set: |options, value| match value {
                $(OptionValue::Word(text) if text == $text => { options.$field = $value; Some(()) })+
                _ => None,
            },
        }
    };
}

/// An option that is true or false.
macro_rules! flag {
    ($field:ident) => {
        Spec {
            name: stringify!($field),
            allowed: "true false",
            get: |options| OptionValue::Flag(options.$field),
            set: |options, value| match value {
                OptionValue::Flag(flag) => {
                    options.$field = *flag;
                    Some(())
                }
                _ => None,
            },
        }
    };
}

/// An option that is a number or the word `none`.
macro_rules! number_or_none {
    ($field:ident, $allowed:literal, $fits:expr) => {
        Spec {
            name: stringify!($field),
            allowed: $allowed,
            get: |options| match options.$field {
                Some(number) => OptionValue::Number(number.into()),
                None => word("none"),
            },
            set: |options, value| {
                options.$field = match value {
                    OptionValue::Number(number) if $fits(*number) => Some((*number).try_into().ok()?),
                    OptionValue::Word(text) if text == "none" => None,
                    _ => return None,
                };
                Some(())
            },
        }
    };
}

/// Every option by its name in the rules, in their order.
const SPECS: [Spec; 26] = [
    words!(overwatch_fire: "may" => Obligation::May, "must" => Obligation::Must),
    words!(overwatch_covering: "declare_subset" => OverwatchCovering::DeclareSubset, "all_roll" => OverwatchCovering::AllRoll),
    words!(cp_reactor: "any_marine" => CpReactor::AnyMarine, "witness_only" => CpReactor::WitnessOnly),
    number_or_none!(lurk_genestealer_cap, "3 none", |n| n == 3),
    words!(forced_lurk_scope: "new_blips" => ForcedLurkScope::NewBlips, "all_blips" => ForcedLurkScope::AllBlips),
    words!(reveal_reactions: "per_model" => RevealReactions::PerModel, "after_all" => RevealReactions::AfterAll),
    flag!(reveal_reacts_in_marine_turn),
    flag!(assault_tie_turn),
    words!(parry_die: "marine_choice" => ParryDie::MarineChoice, "highest" => ParryDie::Highest),
    words!(door_close_overwatch: "may" => Obligation::May, "must" => Obligation::Must),
    words!(cp_overspend: "reject" => CpOverspend::Reject, "lose_game" => CpOverspend::LoseGame),
    words!(los_model: "geometric" => LosModel::Geometric, "corridor_strict" => LosModel::CorridorStrict),
    words!(blip_into_los: "reject" => BlipIntoLos::Reject, "bounce" => BlipIntoLos::Bounce),
    words!(door_placement: "square" => DoorPlacement::Square, "edge" => DoorPlacement::Edge),
    words!(door_operation: "front_three" => DoorOperation::FrontThree, "adjacent" => DoorOperation::Adjacent),
    words!(door_close_on_unit: "forbid" => false, "allow" => true),
    words!(lurk_distance: "path" => LurkDistance::Path, "straight" => LurkDistance::Straight),
    words!(sustained_losses: "full" => SustainedLosses::Full, "short" => SustainedLosses::Short),
    words!(burning_conversion: "destroyed" => BurningConversion::Destroyed, "normal" => BurningConversion::Normal),
    words!(diagonal_block: "both" => DiagonalBlock::Both, "any" => DiagonalBlock::Any),
    words!(ladder_cost: "fixed" => LadderCost::Fixed, "as_move" => LadderCost::AsMove),
    Spec {
        name: "librarian_base_bonus",
        allowed: "1 0",
        get: |options| OptionValue::Number(options.librarian_base_bonus.into()),
        set: |options, value| match value {
            OptionValue::Number(number @ 0..=1) => {
                options.librarian_base_bonus = *number as u8;
                Some(())
            }
            _ => None,
        },
    },
    flag!(sustained_on_overwatch),
    flag!(cp_on_door_close),
    number_or_none!(timer_seconds, "none, or a number of seconds from 1 to 3600", |n| (1..=3600)
        .contains(&n)),
    flag!(sb_broodlord_once),
];

/// What is wrong with an option that somebody wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionError {
    /// There is no option of this name; the nearest one that exists.
    Unknown(&'static str),
    /// The option does not take this value; those it takes.
    Value(&'static str),
}

impl Options {
    /// Every option with its value, in the order of the rules.
    pub fn entries(&self) -> impl Iterator<Item = (&'static str, OptionValue)> + '_ {
        SPECS.iter().map(|spec| (spec.name, (spec.get)(self)))
    }

    /// The name of every option and the values it takes, in the order of the rules.
    pub fn allowed() -> impl Iterator<Item = (&'static str, &'static str)> {
        SPECS.iter().map(|spec| (spec.name, spec.allowed))
    }

    /// A preset with some options changed; all that is wrong is reported at once.
    pub fn build(
        preset: Options,
        changes: &[(String, OptionValue)],
    ) -> Result<Options, Vec<(String, OptionError)>> {
        let mut options = preset;
        let mut errors = Vec::new();
        for (name, value) in changes {
            if let Err(error) = options.set(name, value) {
                errors.push((name.clone(), error));
            }
        }
        let said = |option: &str| changes.iter().any(|(name, _)| name == option);
        if said("overwatch_fire") && !said("door_close_overwatch") {
            options.door_close_overwatch = options.overwatch_fire;
        }
        if errors.is_empty() { Ok(options) } else { Err(errors) }
    }

    /// Sets one option by its name.
    pub fn set(&mut self, name: &str, value: &OptionValue) -> Result<(), OptionError> {
        match SPECS.iter().find(|spec| spec.name == name) {
            Some(spec) => (spec.set)(self, value).ok_or(OptionError::Value(spec.allowed)),
            None => Err(OptionError::Unknown(nearest(name))),
        }
    }
}

/// The option whose name shares most with what was written.
fn nearest(name: &str) -> &'static str {
    let shared = |spec: &&Spec| spec.name.chars().zip(name.chars()).take_while(|(a, b)| a == b).count();
    SPECS.iter().max_by_key(shared).expect("there are options").name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_read_back() {
        for options in [Options::FOURTH, Options::THIRD] {
            let mut copy = Options::FOURTH;
            for (name, value) in options.entries() {
                copy.set(name, &value).expect("its own value");
            }
            assert_eq!(copy, options);
        }
    }

    #[test]
    fn a_preset_has_the_options_of_its_edition() {
        assert_eq!(Options::preset("fourth"), Some(Options::FOURTH));
        assert_eq!(Options::preset("third"), Some(Options::THIRD));
        assert_eq!(Options::preset("fifth"), None);
    }

    #[test]
    fn wrong_options_are_explained() {
        let mut options = Options::FOURTH;
        let value = OptionValue::Word("perhaps".into());
        assert_eq!(options.set("overwatch_fire", &value), Err(OptionError::Value("may must ")));
        assert_eq!(options.set("overwatch_fir", &value), Err(OptionError::Unknown("overwatch_fire")));
    }

    /// Proves SH-OPT-26.
    #[test]
    fn the_third_edition_differs_in_seven_options() {
        let differing: Vec<_> = Options::FOURTH
            .entries()
            .zip(Options::THIRD.entries())
            .filter(|(fourth, third)| fourth != third)
            .map(|(_, (name, value))| format!("{name}={value}"))
            .collect();
        assert_eq!(
            differing,
            [
                "overwatch_fire=must",
                "overwatch_covering=all_roll",
                "lurk_genestealer_cap=none",
                "reveal_reactions=after_all",
                "reveal_reacts_in_marine_turn=true",
                "parry_die=highest",
                "door_close_overwatch=must",
            ]
        );
    }
}
