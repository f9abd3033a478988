//! Whole numbers between two bounds.

/// Declares a number by its smallest value and, as `MAX`, its largest one.
macro_rules! bounded {
    (
        $(#[$meta:meta])*
        pub struct $name:ident($number:ty) from $min:literal;
        $(#[$max_meta:meta])*
        pub const MAX = $max:literal;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name($number);

        impl $name {
            const MIN: $number = $min;

            $(#[$max_meta])*
            pub const MAX: $number = $max;

            #[doc = concat!("This number, or `None` when it is not ", stringify!($min), "..=", stringify!($max), ".")]
            #[must_use]
            pub const fn try_new(number: $number) -> Option<$name> {
                if $name::MIN <= number && number <= $name::MAX { Some($name(number)) } else { None }
            }

            #[doc = concat!("The number, ", stringify!($min), "..=", stringify!($max), ".")]
            #[must_use]
            pub const fn get(self) -> $number {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}
pub(crate) use bounded;
