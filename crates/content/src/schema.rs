//! Tables of files and their fields.
//!
//! Readers refuse a field that its form does not have.

/// A kind of table.
#[derive(Debug, PartialEq, Eq)]
pub struct Form {
    /// How a file begins it, as in `[[marine]]`; what it is, where it has no header.
    pub name: &'static str,
    /// Its fields; none where the keys are not fixed.
    pub fields: &'static [&'static str],
}

macro_rules! forms {
    ($($(#[$doc:meta])* $id:ident = $name:literal: $($field:literal)*;)+) => {
        $(
            #[doc = concat!("The fields of `", $name, "`.")]
            $(#[$doc])*
            pub const $id: $crate::schema::Form =
                $crate::schema::Form { name: $name, fields: &[$($field),*] };
        )+
        /// Every form of these files.
        pub const ALL: &[&$crate::schema::Form] = &[$(&$id),+];
    };
}
pub(crate) use forms;

/// A text in one or more languages.
pub const TEXT: Form = Form { name: "a text", fields: &["en", "sk", "hu", "it", "de"] };
