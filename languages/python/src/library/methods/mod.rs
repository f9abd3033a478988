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

/// The methods of the classes. A class is in several rows; where two have the name, the first one counts.
pub(super) static METHODS: &[Methods] = &[
    Methods { table: &exception::EXCEPTION, classes: &[Type::BaseException] },
    Methods { table: &dict::DICT, classes: &[Type::Dict] },
    Methods { table: &dict::DICT_KEYS, classes: &[Type::DictKeys] },
    Methods { table: &number::FLOAT, classes: &[Type::Float] },
    Methods { table: &set::FROZENSET, classes: &[Type::FrozenSet] },
    Methods { table: &number::INT, classes: &[Type::Int] },
    Methods { table: &list::LIST, classes: &[Type::List] },
    Methods { table: &dict::ORDERED, classes: &[Type::OrderedDict] },
    Methods { table: &property::PROPERTY, classes: &[Type::Property] },
    Methods { table: &sequence::RANGE, classes: &[Type::Range] },
    Methods { table: &set::SET, classes: &[Type::Set] },
    Methods { table: &str_build::BUILD, classes: &[Type::Str] },
    Methods { table: &str_search::SEARCH, classes: &[Type::Str] },
    Methods { table: &str_test::TEST, classes: &[Type::Str] },
    Methods { table: &sequence::TUPLE, classes: &[Type::Tuple] },
    Methods { table: &special::OBJECT, classes: &[Type::Object] },
    Methods {
        table: &special::CONTAINER,
        classes: &[
            Type::Dict,
            Type::List,
            Type::Tuple,
            Type::Str,
            Type::Set,
            Type::FrozenSet,
            Type::Range,
            Type::DictKeys,
            Type::DictValues,
            Type::DictItems,
            Type::Deque,
        ],
    },
    Methods {
        table: &special::SUBSCRIPT,
        classes: &[Type::Dict, Type::List, Type::Tuple, Type::Str, Type::Range, Type::Deque],
    },
    Methods { table: &special::CHANGE, classes: &[Type::Dict, Type::List, Type::Deque] },
    Methods { table: &special::SUM, classes: &[Type::List, Type::Tuple, Type::Str, Type::Int, Type::Float] },
    Methods { table: &special::NUMBER, classes: &[Type::Int, Type::Float] },
    Methods {
        table: &special::CALL,
        classes: &[Type::Function, Type::BuiltinFunction, Type::Method, Type::Type, Type::Partial, Type::LruCache],
    },
    Methods {
        table: &special::ITERATOR,
        classes: &[
            Type::Generator,
            Type::ListIterator,
            Type::TupleIterator,
            Type::StrIterator,
            Type::RangeIterator,
            Type::DictKeyIterator,
            Type::DictValueIterator,
            Type::DictItemIterator,
            Type::SetIterator,
            Type::Enumerate,
            Type::Zip,
            Type::Map,
            Type::Filter,
            Type::Reversed,
            Type::CallableIterator,
            Type::SequenceIterator,
            Type::ItertoolsIterator,
            Type::StandardStream,
        ],
    },
];
