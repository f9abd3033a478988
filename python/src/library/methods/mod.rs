//! The methods of the classes of Python.

mod dict;
mod exception;
mod list;
mod number;
mod property;
mod sequence;
mod set;
mod str_build;
mod str_search;
mod str_test;

use crate::library::table::Methods;
use crate::types::Type;

/// The methods of each class.
pub static METHODS: &[Methods] = &[
    Methods { class: Type::BaseException, tables: &[&exception::EXCEPTION] },
    Methods { class: Type::Dict, tables: &[&dict::DICT] },
    Methods { class: Type::DictKeys, tables: &[&dict::DICT_KEYS] },
    Methods { class: Type::Float, tables: &[&number::FLOAT] },
    Methods { class: Type::FrozenSet, tables: &[&set::FROZENSET] },
    Methods { class: Type::Int, tables: &[&number::INT] },
    Methods { class: Type::List, tables: &[&list::LIST] },
    Methods { class: Type::Property, tables: &[&property::PROPERTY] },
    Methods { class: Type::Range, tables: &[&sequence::RANGE] },
    Methods { class: Type::Set, tables: &[&set::SET] },
    Methods { class: Type::Str, tables: &[&str_build::BUILD, &str_search::SEARCH, &str_test::TEST] },
    Methods { class: Type::Tuple, tables: &[&sequence::TUPLE] },
];
