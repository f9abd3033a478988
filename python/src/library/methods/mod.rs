//! The methods of the classes of Python.

mod dict;
mod exception;
mod list;
mod number;
mod property;
mod sequence;
mod set;
mod special;
mod str_build;
mod str_search;
mod str_test;

use crate::library::table::Methods;
use crate::types::Type;

/// The methods of each class.
pub(super) static METHODS: &[Methods] = &[
    Methods { class: Type::BaseException, tables: &[&exception::EXCEPTION] },
    Methods { class: Type::Dict, tables: &[&dict::DICT] },
    Methods { class: Type::DictKeys, tables: &[&dict::DICT_KEYS] },
    Methods { class: Type::Float, tables: &[&number::FLOAT] },
    Methods { class: Type::FrozenSet, tables: &[&set::FROZENSET] },
    Methods { class: Type::Int, tables: &[&number::INT] },
    Methods { class: Type::List, tables: &[&list::LIST] },
    Methods { class: Type::OrderedDict, tables: &[&dict::ORDERED] },
    Methods { class: Type::Property, tables: &[&property::PROPERTY] },
    Methods { class: Type::Range, tables: &[&sequence::RANGE] },
    Methods { class: Type::Set, tables: &[&set::SET] },
    Methods { class: Type::Str, tables: &[&str_build::BUILD, &str_search::SEARCH, &str_test::TEST] },
    Methods { class: Type::Tuple, tables: &[&sequence::TUPLE] },
    Methods { class: Type::Object, tables: &[&special::OBJECT] },
    Methods { class: Type::Dict, tables: &[&special::CONTAINER, &special::SUBSCRIPT, &special::CHANGE] },
    Methods { class: Type::List, tables: &[&special::CONTAINER, &special::SUBSCRIPT, &special::CHANGE, &special::SUM] },
    Methods { class: Type::Tuple, tables: &[&special::CONTAINER, &special::SUBSCRIPT, &special::SUM] },
    Methods { class: Type::Str, tables: &[&special::CONTAINER, &special::SUBSCRIPT, &special::SUM] },
    Methods { class: Type::Set, tables: &[&special::CONTAINER] },
    Methods { class: Type::FrozenSet, tables: &[&special::CONTAINER] },
    Methods { class: Type::Range, tables: &[&special::CONTAINER, &special::SUBSCRIPT] },
    Methods { class: Type::DictKeys, tables: &[&special::CONTAINER] },
    Methods { class: Type::DictValues, tables: &[&special::CONTAINER] },
    Methods { class: Type::DictItems, tables: &[&special::CONTAINER] },
    Methods { class: Type::Deque, tables: &[&special::CONTAINER, &special::SUBSCRIPT, &special::CHANGE] },
    Methods { class: Type::Function, tables: &[&special::CALL] },
    Methods { class: Type::BuiltinFunction, tables: &[&special::CALL] },
    Methods { class: Type::Method, tables: &[&special::CALL] },
    Methods { class: Type::Type, tables: &[&special::CALL] },
    Methods { class: Type::Partial, tables: &[&special::CALL] },
    Methods { class: Type::LruCache, tables: &[&special::CALL] },
    Methods { class: Type::Int, tables: &[&special::SUM, &special::NUMBER] },
    Methods { class: Type::Float, tables: &[&special::SUM, &special::NUMBER] },
    Methods { class: Type::Generator, tables: &[&special::ITERATOR] },
    Methods { class: Type::ListIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::TupleIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::StrIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::RangeIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::DictKeyIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::DictValueIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::DictItemIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::SetIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::Enumerate, tables: &[&special::ITERATOR] },
    Methods { class: Type::Zip, tables: &[&special::ITERATOR] },
    Methods { class: Type::Map, tables: &[&special::ITERATOR] },
    Methods { class: Type::Filter, tables: &[&special::ITERATOR] },
    Methods { class: Type::Reversed, tables: &[&special::ITERATOR] },
    Methods { class: Type::CallableIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::SequenceIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::ItertoolsIterator, tables: &[&special::ITERATOR] },
    Methods { class: Type::StandardStream, tables: &[&special::ITERATOR] },
];
