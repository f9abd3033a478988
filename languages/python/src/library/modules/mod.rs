//! The modules of the standard library that are here, as far as programs of this kind need them.

pub(crate) mod collections;
mod copy;
mod enums;
pub(crate) mod functools;
mod heapq;
pub(crate) mod itertools;
mod math;
pub(crate) mod operator;
mod random;
mod simple;
mod sys;

pub(super) use simple::{methods_of, stands_for};
pub(super) use sys::exit;
mod time;

use crate::library::python::HELPERS;
use crate::library::table::{Methods, Table};
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

/// A module that Python has.
#[derive(Debug)]
pub struct Module {
    /// Its `__name__`.
    pub name: &'static str,
    /// Its functions.
    pub tables: &'static [&'static Table],
    /// Its classes, by their names in the module.
    pub classes: &'static [(&'static str, Type)],
    /// The names of its other attributes.
    pub others: &'static [&'static str],
    /// Makes one of the other attributes.
    make: fn(&mut Call<'_>, &str) -> Result<Option<Value>, Stop>,
}

impl Module {
    /// The names of all attributes, by which a program that wants others is refused before it runs.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let functions = self.tables.iter().flat_map(|table| table.rows).map(|row| row.short_name());
        let all = functions.chain(self.classes.iter().map(|class| class.0)).chain(self.others.iter().copied());
        all.filter(|name| !name.starts_with('_'))
    }

    /// Makes an attribute, the first time that it is asked for; the machine keeps it.
    ///
    /// # Errors
    /// When the heap is full.
    pub(crate) fn attribute(&self, call: &mut Call<'_>, name: &str) -> Result<Option<Value>, Stop> {
        match self.native(name).or_else(|| call.library_global(self.name, name)) {
            None => (self.make)(call, name),
            found => Ok(found),
        }
    }

    /// The function or class of this name that it has in Rust.
    pub(crate) fn native(&self, name: &str) -> Option<Value> {
        match self.tables.iter().find_map(|table| table.find(name)) {
            Some(function) => Some(Value::Native(function)),
            None => self.classes.iter().find(|class| class.0 == name).map(|class| Value::Type(class.1)),
        }
    }
}

fn nothing(_call: &mut Call<'_>, _name: &str) -> Result<Option<Value>, Stop> {
    Ok(None)
}

const fn module(name: &'static str, tables: &'static [&'static Table]) -> Module {
    Module { name, tables, classes: &[], others: &[], make: nothing }
}

/// All modules, by name.
pub(crate) static MODULES: &[Module] = &[
    Module { others: simple::FUTURE_NAMES, make: simple::future, ..module("__future__", &[]) },
    Module { classes: &[("ABC", Type::Abc)], others: &["abstractmethod"], ..module("abc", &[]) },
    module("bisect", &[&heapq::BISECT]),
    Module { others: simple::ABSTRACT_NAMES, make: simple::typing, ..module("collections.abc", &[]) },
    Module {
        classes: &[
            ("Counter", Type::Counter),
            ("OrderedDict", Type::OrderedDict),
            ("defaultdict", Type::DefaultDict),
            ("deque", Type::Deque),
        ],
        others: &["abc", "namedtuple"],
        make: |_, name| Ok(super::module(&format!("collections.{name}")).map(Value::Module)),
        ..module("collections", &[&HELPERS])
    },
    module("copy", &[&copy::COPY]),
    Module {
        classes: &[("FrozenInstanceError", Type::FrozenInstanceError)],
        others: &["asdict", "astuple", "dataclass", "field", "is_dataclass", "replace"],
        ..module("dataclasses", &[&HELPERS])
    },
    Module { others: &["datetime", "timedelta"], ..module("datetime", &[]) },
    module("doctest", &[&simple::DOCTEST]),
    Module {
        classes: &[("Enum", Type::Enum), ("IntEnum", Type::IntEnum), ("StrEnum", Type::StrEnum)],
        others: &["auto", "unique"],
        ..module("enum", &[&HELPERS])
    },
    Module {
        classes: &[("partial", Type::Partial)],
        others: &["total_ordering"],
        ..module("functools", &[&functools::FUNCTOOLS, &HELPERS])
    },
    Module { others: &["nlargest", "nsmallest"], ..module("heapq", &[&heapq::HEAPQ]) },
    module("itertools", &[&itertools::ITERTOOLS]),
    Module {
        others: &["e", "inf", "nan", "pi", "tau"],
        make: |_, name| Ok(math::constant(name)),
        ..module("math", &[&math::MATH])
    },
    module("operator", &[&operator::OPERATOR]),
    Module { others: &["name"], make: simple::os, ..module("os", &[&simple::OS]) },
    Module { classes: &[("_Random", Type::Random)], others: random::NAMES, ..module("random", &[]) },
    Module { others: simple::STRING_NAMES, make: simple::string, ..module("string", &[]) },
    Module { others: sys::NAMES, make: sys::attribute, ..module("sys", &[&sys::SYS]) },
    module("time", &[&time::TIME]),
    module("timeit", &[&time::TIMEIT]),
    Module {
        classes: &[("Generic", Type::Generic), ("NamedTuple", Type::NamedTuple), ("Protocol", Type::Generic)],
        others: simple::TYPING_NAMES,
        make: simple::typing,
        ..module("typing", &[&simple::TYPING])
    },
];

/// The methods of the classes of the modules.
pub(crate) static METHODS: &[Methods] = &[
    Methods { table: &itertools::CHAIN, classes: &[Type::BuiltinFunction] },
    Methods { table: &collections::COUNTER, classes: &[Type::Counter] },
    Methods { table: &collections::DEQUE, classes: &[Type::Deque] },
    Methods { table: &functools::LRU_CACHE, classes: &[Type::LruCache] },
    Methods { table: &random::RANDOM, classes: &[Type::Random] },
    Methods { table: &sys::STREAM, classes: &[Type::StandardStream] },
];

/// What calling the classes of the modules does.
pub(crate) static CLASSES: &[&Table] =
    &[&collections::COUNTER, &collections::DEQUE, &collections::DICTS, &functools::PARTIAL, &random::RANDOM];
