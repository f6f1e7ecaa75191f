//! Why something is not allowed: the rule, and a sentence a player understands.

/// A refusal: which rule forbids it, and why in plain words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Its name, which stays the same whatever the sentence says: translations go by it.
    pub name: &'static str,
    /// The rule that forbids it.
    pub rule: &'static str,
    /// The reason in one sentence.
    pub message: &'static str,
}

impl Refusal {
    /// The name as it is sent.
    pub fn code(&self) -> String {
        self.name.to_ascii_lowercase()
    }
}

/// Defines refusals as constants, and a list of all of them.
///
/// The constants are references: most refusals are only asked whether they are there, and
/// eight bytes are cheap to pass around.
/// ```
/// game_api::refusals! {
///     /// Everything that this game refuses.
///     ALL_REFUSALS:
///     GAME_OVER = "XX-VIC-02": "The game is over.";
///     WALL_BETWEEN = "XX-MOVE-05": "A wall lies between.";
/// }
/// assert_eq!(ALL_REFUSALS.len(), 2);
/// assert_eq!(WALL_BETWEEN.code(), "wall_between");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$doc:meta])* $all:ident: $($name:ident = $rule:literal: $message:literal;)+) => {
        $(pub(crate) const $name: &$crate::Refusal =
            &$crate::Refusal { name: stringify!($name), rule: $rule, message: $message };)+
        $(#[$doc])*
        pub const $all: &[&$crate::Refusal] = &[$($name),+];
    };
}
