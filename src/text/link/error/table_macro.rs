//! Makes [`Kind`](super::Kind) of the table of errors, and sentences of its templates.

use std::fmt;

/// The type of the table: a variant a row, with its values, its code and its sentence.
macro_rules! error_table {
    ($(
        $(#[$doc:meta])*
        $name:ident $(($($item:ident: $type:ty),+))? $({$($(#[$field_doc:meta])* $field:ident: $field_type:ty,)+})? =>
            $code:literal, $sentence:literal, {$($value:ident: $text:expr),*};
    )+) => {
        /// The error of a link, of a state that is to become one, or of a pasted text.
        ///
        /// Its [`Display`](std::fmt::Display) has neither capital letter nor full stop, so that a position can follow.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum Kind {
            $($(#[$doc])* $name $(($($type),+))? $({$($(#[$field_doc])* $field: $field_type,)+})?,)+
        }

        impl Kind {
            /// The names in the sentence and their values.
            #[must_use]
            pub fn values(&self) -> Vec<(&'static str, String)> {
                let mut values = Vec::new();
                self.tell(&mut |name, value| values.push((name, value.to_string())));
                values
            }

            /// Tells the names in the sentence and their values one by one.
            fn tell(&self, heard: &mut dyn FnMut(&'static str, &dyn std::fmt::Display)) {
                match self {
                    $(Kind::$name $(($($item),+))? $({$($field),+})? => {
                        $(heard(stringify!($value), &$text);)*
                    })+
                }
            }

            /// The code by which a catalogue finds the sentence in another language: kebab case, and never another.
            #[must_use]
            pub fn code(&self) -> &'static str {
                self.entry().0
            }

            /// The code and the English sentence.
            pub(super) const fn entry(&self) -> (&'static str, &'static str) {
                match self {
                    $(Kind::$name { .. } => ($code, $sentence),)+
                }
            }
        }

        impl std::fmt::Display for Kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                super::table_macro::fill(f, self.entry().1, &self.values())
            }
        }
    };
}
pub(super) use error_table;

/// Writes a sentence with values in the place of its names.
pub(super) fn fill(f: &mut fmt::Formatter<'_>, sentence: &str, values: &[(&str, String)]) -> fmt::Result {
    let mut rest = sentence;
    // A value is never looked through for names: it may hold anything.
    while let Some((before, name, after)) = next_name(rest) {
        let value = values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
        write!(f, "{before}{value}")?;
        rest = after;
    }
    f.write_str(rest)
}

/// The text before the first `{name}` of a sentence, the name, and the text after it.
fn next_name(sentence: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = sentence.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}
