//! Tables of native functions, with their cases beside them.

use crate::native::Native;
use crate::types::Type;

/// Functions that belong together: the methods of a class, or a part of the builtins or of a module.
#[derive(Debug)]
pub struct Table {
    /// One row a function.
    pub rows: &'static [Native],
    /// Small programs, and what CPython 3.11 prints for them.
    #[cfg(test)]
    pub cases: &'static [Case],
}

/// A small program of a row.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The program, with `; ` between its lines where that is enough.
    pub program: &'static str,
    /// What it prints.
    pub output: &'static str,
}

impl Table {
    /// The function of this name, without its class or module.
    pub fn find(&self, name: &str) -> Option<&'static Native> {
        self.rows.iter().find(|native| native.short_name() == name)
    }
}

/// Methods that some classes have.
#[derive(Debug)]
pub(crate) struct Methods {
    /// The methods.
    pub table: &'static Table,
    /// The classes.
    pub classes: &'static [Type],
}

/// `natives! { pub TABLE: Native::new(…) => ["program" => "output", …]; … }`
macro_rules! natives {
    ($(#[$doc:meta])* $table:ident: $($native:expr => [$($program:literal => $output:literal),* $(,)?];)*) => {
        $(#[$doc])*
        pub(crate) static $table: $crate::library::table::Table = $crate::library::table::Table {
            rows: {
                use $crate::native::Native;
                static ROWS: &[Native] = &[$($native),*];
                ROWS
            },
            #[cfg(test)]
            cases: &[$($($crate::library::table::Case { program: $program, output: $output },)*)*],
        };
    };
}

pub(crate) use natives;
