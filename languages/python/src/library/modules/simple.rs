//! `__future__ doctest os string typing`: modules of names rather than of functions.

use crate::library::Foreign;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

pub(crate) const FUTURE_NAMES: &[&str] = &[
    "absolute_import",
    "annotations",
    "division",
    "generator_stop",
    "generators",
    "nested_scopes",
    "print_function",
    "unicode_literals",
    "with_statement",
];

/// A feature of `__future__`, all of which Python 3.11 has.
pub(crate) fn future(_call: &mut Call<'_>, name: &str) -> Result<Option<Value>, Stop> {
    Ok(FUTURE_NAMES.contains(&name).then_some(Value::None))
}

natives! {
    /// The functions of `doctest`. The examples in docstrings are not run.
    DOCTEST:
    Native::new("testmod", |call| call.heap().new_tuple([Value::Int(0), Value::Int(0)])).any_keyword() => [];
}

natives! {
    /// The functions of `os`.
    OS:
    Native::new("system", |_| Ok(Value::Int(0))).takes(1, &["command"]) => [
        "import os\nos.system('clear' if os.name == 'posix' else 'cls')\nprint(os.name)" => "posix",
    ];
}

/// `os.name`, by which programs choose the command that clears the screen.
pub(crate) fn os(call: &mut Call<'_>, name: &str) -> Result<Option<Value>, Stop> {
    if name == "name" { call.new_str("posix").map(Some) } else { Ok(None) }
}

pub(crate) const STRING_NAMES: &[&str] = &[
    "ascii_letters",
    "ascii_lowercase",
    "ascii_uppercase",
    "digits",
    "hexdigits",
    "octdigits",
    "printable",
    "punctuation",
    "whitespace",
];

/// A constant of `string`.
pub(crate) fn string(call: &mut Call<'_>, name: &str) -> Result<Option<Value>, Stop> {
    const LOWER: &str = "abcdefghijklmnopqrstuvwxyz";
    const UPPER: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const DIGITS: &str = "0123456789";
    const PUNCTUATION: &str = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
    const SPACE: &str = " \t\n\r\x0b\x0c";
    let text = match name {
        "ascii_lowercase" => LOWER.to_owned(),
        "ascii_uppercase" => UPPER.to_owned(),
        "ascii_letters" => [LOWER, UPPER].concat(),
        "digits" => DIGITS.to_owned(),
        "hexdigits" => [DIGITS, "abcdefABCDEF"].concat(),
        "octdigits" => DIGITS[..8].to_owned(),
        "printable" => [DIGITS, LOWER, UPPER, PUNCTUATION, SPACE].concat(),
        "punctuation" => PUNCTUATION.to_owned(),
        "whitespace" => SPACE.to_owned(),
        _ => return Ok(None),
    };
    call.new_str(text).map(Some)
}

/// The names of `collections.abc`, of which `typing` has the same.
pub(crate) const ABSTRACT_NAMES: &[&str] = &[
    "Callable",
    "Collection",
    "Generator",
    "Hashable",
    "Iterable",
    "Iterator",
    "Mapping",
    "MutableMapping",
    "MutableSequence",
    "MutableSet",
    "Sequence",
    "Set",
    "Sized",
];

pub(crate) const TYPING_NAMES: &[&str] = &[
    "Any",
    "AnyStr",
    "Callable",
    "ClassVar",
    "Collection",
    "Counter",
    "DefaultDict",
    "Deque",
    "Dict",
    "Final",
    "FrozenSet",
    "Generator",
    "Hashable",
    "Iterable",
    "Iterator",
    "List",
    "Literal",
    "Mapping",
    "MutableMapping",
    "MutableSequence",
    "MutableSet",
    "NoReturn",
    "Optional",
    "OrderedDict",
    "Self",
    "Sequence",
    "Set",
    "Sized",
    "Text",
    "Tuple",
    "Type",
    "TypeAlias",
    "Union",
    "TYPE_CHECKING",
];

/// The classes that a name of `typing` or `collections.abc` stands for: most are those of the same name in small letters.
pub(crate) fn stands_for(name: &str) -> Vec<Type> {
    let several: &[Type] = match name {
        "Mapping" | "MutableMapping" => &[Type::Dict],
        "MutableSequence" => &[Type::List, Type::Deque],
        "MutableSet" => &[Type::Set],
        "Sequence" => &[Type::List, Type::Tuple, Type::Str, Type::Range, Type::Deque],
        "Set" => &[Type::Set, Type::FrozenSet, Type::DictKeys, Type::DictItems],
        "Text" => &[Type::Str],
        _ => &[],
    };
    let same = Type::ALL.iter().filter(|class| several.is_empty() && class.short_name().eq_ignore_ascii_case(name));
    several.iter().chain(same).copied().collect()
}

/// The methods by which an object is one of a name of `typing` or `collections.abc`.
pub(crate) fn methods_of(name: &str) -> &'static [&'static str] {
    match name {
        "Callable" => &["__call__"],
        "Collection" => &["__len__", "__iter__", "__contains__"],
        "Iterable" => &["__iter__"],
        "Iterator" => &["__iter__", "__next__"],
        "Sized" => &["__len__"],
        _ => &[],
    }
}

/// A name of `typing`: an object that may be subscripted.
pub(crate) fn typing(call: &mut Call<'_>, name: &str) -> Result<Option<Value>, Stop> {
    if name == "TYPE_CHECKING" {
        return Ok(Some(Value::Bool(false)));
    }
    match TYPING_NAMES.iter().find(|&&known| known == name) {
        Some(name) => call.new_foreign(Foreign::Alias(name)).map(Some),
        None => Ok(None),
    }
}

natives! {
    /// The functions of `typing`.
    TYPING:
    Native::new("NewType", |call| Ok(call.arg(1))).takes(2, &["name", "tp"]) => [
        "from typing import NewType\nSquare = NewType('Square', int)\nprint(Square(3))" => "3",
    ];
    Native::new("TypeVar", |call| call.new_foreign(Foreign::Alias("TypeVar"))).takes(1, &["name"]).variadic().any_keyword() => [
        "from typing import TypeVar, List, Optional\nT = TypeVar('T')\ndef f(a: List[T]) -> Optional[T]: return a[0]\nprint(f([1]))" => "1",
    ];
    Native::new("cast", |call| Ok(call.arg(1))).takes(2, &["typ", "val"]) => ["from typing import cast\nprint(cast(int, 'a'))" => "a"];
    Native::new("final", |call| Ok(call.arg(0))).takes(1, &[""]) => [];
    Native::new("no_type_check", |call| Ok(call.arg(0))).takes(1, &[""]) => [];
    Native::new("overload", |call| Ok(call.arg(0))).takes(1, &[""]) => [];
}
