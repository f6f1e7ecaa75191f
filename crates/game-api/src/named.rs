//! Enums whose values have names.

/// Defines an enum whose values have a name in every text form.
/// ```
/// game_api::named! {
///     /// A color.
///     Color {
///         /// Like the sky.
///         Blue = "blue",
///         /// Like grass.
///         Green = "green",
///     }
/// }
/// assert_eq!(Color::from_name("green"), Some(Color::Green));
/// assert_eq!(Color::Blue.name(), "blue");
/// assert_eq!(Color::ALL[Color::Green.index()], Color::Green);
/// assert_eq!(Color::from_name("red"), None);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The name in every text form.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }

            /// Reads the name back.
            pub fn from_name(name: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }

            /// The place in [`Self::ALL`].
            #[inline]
            #[allow(dead_code, reason = "not every list is indexed by its values")]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}
