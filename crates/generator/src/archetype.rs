//! What a mission is about.

/// What a mission is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Archetype {
    /// The Marines have to get out.
    Breakout,
    /// Rooms have to be burned.
    Purge,
    /// Fetch something and carry it out.
    Retrieve,
    /// Hold a room.
    Hold,
    /// Bring stranded Marines out.
    Rescue,
    /// Doors have to be closed.
    Seal,
    /// Generators have to be destroyed.
    Sabotage,
    /// Aliens have to be killed.
    Hunt,
    /// Take the Broodlord's lair.
    Lair,
    /// The Marines have to stay alive.
    LastStand,
}

impl Archetype {
    /// Every archetype, in the order of lists.
    pub const ALL: [Archetype; 10] = [
        Archetype::Breakout,
        Archetype::Purge,
        Archetype::Retrieve,
        Archetype::Hold,
        Archetype::Rescue,
        Archetype::Seal,
        Archetype::Sabotage,
        Archetype::Hunt,
        Archetype::Lair,
        Archetype::LastStand,
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Archetype::Breakout => "breakout",
            Archetype::Purge => "purge",
            Archetype::Retrieve => "retrieve",
            Archetype::Hold => "hold",
            Archetype::Rescue => "rescue",
            Archetype::Seal => "seal",
            Archetype::Sabotage => "sabotage",
            Archetype::Hunt => "hunt",
            Archetype::Lair => "lair",
            Archetype::LastStand => "last-stand",
        }
    }

    /// One line about it.
    pub const fn summary(self) -> &'static str {
        match self {
            Archetype::Breakout => "Fight through to an exit at the far end",
            Archetype::Purge => "Burn control rooms with the heavy flamer",
            Archetype::Retrieve => "Fetch an object and carry it off the map",
            Archetype::Hold => "Hold a room until the last round",
            Archetype::Rescue => "Bring stranded Marines to an exit",
            Archetype::Seal => "Close doors that stand open",
            Archetype::Sabotage => "Destroy generators",
            Archetype::Hunt => "Kill a number of aliens, with a Librarian's help",
            Archetype::Lair => "Take the Broodlord's lair, or kill him",
            Archetype::LastStand => "Stay alive until the last round",
        }
    }

    /// Reads [`Archetype::name`] back.
    pub fn from_name(name: &str) -> Option<Archetype> {
        Self::ALL.into_iter().find(|archetype| archetype.name() == name)
    }

    /// What it asks of a map.
    pub(crate) const fn needs(self) -> Needs {
        let start = match self {
            Archetype::Hold | Archetype::LastStand => Start::InTarget,
            _ => Start::Apart,
        };
        let targets = match self {
            Archetype::Purge | Archetype::Sabotage => Targets::BySize,
            Archetype::Breakout | Archetype::Hunt | Archetype::Seal => Targets::None,
            _ => Targets::One,
        };
        let exit = match self {
            Archetype::Breakout => Exit::Far,
            Archetype::Retrieve => Exit::Near,
            Archetype::Rescue => Exit::FarFromTarget,
            _ => Exit::None,
        };
        Needs { start, targets, exit }
    }
}

/// What a mission asks of its map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Needs {
    /// Where the squad starts.
    pub start: Start,
    /// Rooms that the task is about.
    pub targets: Targets,
    /// The way out.
    pub exit: Exit,
}

/// Where the squad starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// Away from what it has to reach.
    Apart,
    /// In the room that the task is about.
    InTarget,
}

/// How many rooms the task is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Targets {
    None,
    One,
    /// More on larger maps.
    BySize,
}

/// Where the way out lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// There is none.
    None,
    /// Near the squad.
    Near,
    /// Far from the squad.
    Far,
    /// Far from the room that the task is about.
    FarFromTarget,
}
