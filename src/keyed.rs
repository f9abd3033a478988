//! Enumerations whose values have a key each: in links, in messages, in lines of text.

/// Declares an enumeration, and by its last lines the function that gives the key of each value and, where one is wanted,
/// the one that finds the value of a key.
macro_rules! keyed {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[$value_meta:meta])* $value:ident = $text:literal,)+
        }
        $(#[$key_meta:meta])*
        $key_vis:vis const fn $key:ident;
        $($(#[$named_meta:meta])* $named_vis:vis fn $named:ident;)?
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$value_meta])* $value,)+
        }

        impl $name {
            /// All values, in their order.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$value),+];

            $(#[$key_meta])*
            #[must_use]
            $key_vis const fn $key(self) -> &'static str {
                match self {
                    $($name::$value => $text,)+
                }
            }

            $($(#[$named_meta])*
            #[must_use]
            $named_vis fn $named(text: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|value| value.$key() == text)
            })?
        }
    };
}
pub(crate) use keyed;
