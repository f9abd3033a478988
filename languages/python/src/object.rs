//! The kinds of object in the [heap](crate::heap).

use std::rc::Rc;

use crate::big_int::BigInt;
use crate::dict::{Dict, Missing};
use crate::library::Foreign;
use crate::names::{Name, Namespace};
use crate::set::Set;
use crate::types::Type;
use crate::value::{Handle, Value};

/// An object of the heap.
#[derive(Clone, Debug)]
pub enum Object {
    /// A place that is not used.
    Free,
    /// `str`
    Str(Text),
    /// An `int` that does not fit in an `i64`.
    Int(Rc<BigInt>),
    /// `list`
    List(Vec<Value>),
    /// `tuple`
    Tuple(Rc<[Value]>),
    /// `dict`
    Dict(Box<Dict>),
    /// `dict.keys()`, `.values()` or `.items()` of the dict.
    DictView(DictPart, Handle),
    /// `set`
    Set(Box<Set>),
    /// `frozenset`
    FrozenSet(Rc<Set>),
    /// `range`
    Range(Range),
    /// `slice(start, stop, step)`
    Slice(Box<[Value; 3]>),
    /// An iterator that Python has.
    Iter(Iter),
    /// A variable that is shared with a nested function.
    Cell(Value),
    /// A function of the program.
    Function(Box<Function>),
    /// A method bound to its receiver.
    Method {
        /// A function, native or not.
        function: Value,
        /// The first argument.
        receiver: Value,
    },
    /// A class of the program.
    Class(Box<Class>),
    /// An instance of a class of the program that is no exception.
    Instance(Box<Instance>),
    /// An exception, whether its class is of Python or of the program.
    Exception(Box<Exception>),
    /// A generator.
    Generator(Box<Generator>),
    /// `property(get, set, delete)`, with its docstring.
    Property(Box<[Value; 4]>),
    /// `staticmethod(function)`
    StaticMethod(Value),
    /// `classmethod(function)`
    ClassMethod(Value),
    /// `super()`: attributes are looked up after `class` in the classes of `receiver`.
    Super {
        /// The class in which `super()` is written.
        class: Value,
        /// An instance, or a class in a class method.
        receiver: Value,
    },
    /// The names of a class body while it runs.
    Names(Box<Namespace>),
    /// An object that only a module knows.
    Foreign(Box<Foreign>),
}

/// A string, with the number of its characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    text: Rc<str>,
    length: u32,
}

impl Text {
    /// Counts the characters.
    pub fn new(text: impl Into<Rc<str>>) -> Text {
        let text = text.into();
        let length = text.chars().count() as u32;
        Text { text, length }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The text, shared.
    pub fn shared(&self) -> Rc<str> {
        self.text.clone()
    }

    /// The number of its characters, as Python's `len`.
    pub fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether there are no characters.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Whether each character is one byte, so that the byte at an index is the character there.
    pub fn is_ascii(&self) -> bool {
        self.length as usize == self.text.len()
    }

    /// The character at an index below the length.
    pub fn char_at(&self, index: usize) -> Option<char> {
        if self.is_ascii() {
            self.text.as_bytes().get(index).map(|&byte| byte as char)
        } else {
            self.text.chars().nth(index)
        }
    }
}

/// Which part of a dict is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum DictPart {
    Keys,
    Values,
    Items,
}

/// `range(start, stop, step)` with its length; bounds beyond an `i64` are refused when it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Range {
    pub start: i64,
    pub stop: i64,
    /// Not 0.
    pub step: i64,
}

impl Range {
    /// How many numbers it has.
    pub fn len(&self) -> u64 {
        let (low, high, step) =
            if self.step > 0 { (self.start, self.stop, self.step) } else { (self.stop, self.start, self.step) };
        if low >= high { 0 } else { (high.abs_diff(low) - 1) / step.unsigned_abs() + 1 }
    }

    /// Whether it has no numbers.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The index of a number that it has.
    pub fn index_of(&self, number: i64) -> Option<u64> {
        let distance = i128::from(number) - i128::from(self.start);
        let index = distance / i128::from(self.step);
        let found = distance % i128::from(self.step) == 0 && (0..i128::from(self.len())).contains(&index);
        if found { u64::try_from(index).ok() } else { None }
    }

    /// The number at an index below the length.
    pub fn at(&self, index: u64) -> i64 {
        self.start.wrapping_add(self.step.wrapping_mul(index as i64))
    }
}

/// The iterators that Python has. Those of modules are in `Object::Foreign`.
#[derive(Clone, Debug)]
pub enum Iter {
    /// One that has ended.
    Ended,
    /// Over a list or a tuple, from an index on.
    Sequence(Handle, u32),
    /// Over a list, downwards: the index after the next element.
    Reversed(Handle, u32),
    /// Over the characters of a string, from a byte on.
    Str(Handle, u32),
    /// Over a range: the next number, and how many are left.
    Range {
        /// The next number.
        next: i64,
        /// What is added.
        step: i64,
        /// How many numbers are left, at most 2³² − 1.
        left: u32,
    },
    /// Over a dict, from an entry on, while it has that many entries.
    Dict(DictPart, Handle, u32, u32),
    /// Over a set, from a place of its table on, while it has that many elements.
    Set(Handle, u32, u32),
    /// `enumerate`: the inner iterator and the next number.
    Enumerate(Handle, i64),
    /// `zip`: the inner iterators, and whether they must be equally long.
    Zip(Rc<[Value]>, bool),
    /// `map`: the function first, then the inner iterators.
    Map(Rc<[Value]>),
    /// `filter`: the function (or `None`) and the inner iterator.
    Filter(Rc<[Value; 2]>),
    /// `iter(function, sentinel)`
    Callable(Rc<[Value; 2]>),
    /// By `__getitem__` with 0, 1, 2 … until `IndexError`.
    Subscripts(Handle, i64),
    /// By `__len__` and `__getitem__`, downwards: the index after the next element.
    ReversedSubscripts(Handle, i64),
}

/// A function of the program.
#[derive(Clone, Debug)]
pub struct Function {
    /// The index of its code in the program.
    pub code: u32,
    /// Its `__name__`.
    pub name: Rc<str>,
    /// Its `__qualname__`.
    pub qualname: Rc<str>,
    /// The defaults of the last positional parameters.
    pub defaults: Rc<[Value]>,
    /// The defaults of keyword-only parameters.
    pub keyword_defaults: Rc<[(Name, Value)]>,
    /// The cells of free variables, in the order of the code.
    pub closure: Rc<[Value]>,
    /// Its docstring, or `None`.
    pub doc: Value,
    /// Its annotations: a dict, or unbound.
    pub annotations: Value,
    /// Attributes given to it.
    pub attributes: Namespace,
}

/// A class of the program.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its `__name__`.
    pub name: Rc<str>,
    /// Its `__qualname__`.
    pub qualname: Rc<str>,
    /// The bases as written; `object` if none are.
    pub bases: Rc<[Value]>,
    /// The order in which attributes are looked up (C3), from the class itself to `object`.
    pub mro: Rc<[Value]>,
    /// The class of Python whose data its instances have: `object`, `list`, `Exception` …
    pub layout: Type,
    /// Whether instances keep attributes without a `__setattr__` of the program.
    pub stores_plainly: bool,
    /// Whether it has a `__new__` of the program.
    pub makes_itself: bool,
    /// Its attributes.
    pub attributes: Namespace,
    /// What a module keeps for it (`dataclass`, `Enum`, `namedtuple`), or unbound.
    pub special: Value,
}

/// An instance of a class of the program.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Its class, an [`Object::Class`].
    pub class: Handle,
    /// Its attributes, in the order of their first assignment.
    pub attributes: Namespace,
    /// The object of Python that it also is, when its class derives from `list`, `dict`, `int` …; else unbound.
    pub payload: Value,
}

/// An exception.
#[derive(Clone, Debug)]
pub struct Exception {
    /// A [`Type`], or a class of the program.
    pub class: Value,
    /// Its `args`, a tuple.
    pub args: Value,
    /// Attributes given to it.
    pub attributes: Namespace,
    /// `raise … from cause`, or unbound.
    pub cause: Value,
    /// The exception that was being handled, or unbound.
    pub context: Value,
    /// Whether the context is not shown: `raise … from …`.
    pub suppressed: bool,
    /// Where it passed: the code and line of each frame, the innermost first.
    pub traceback: Vec<(u32, u32)>,
}

/// A generator: its frame, while it does not run.
#[derive(Clone, Debug)]
pub struct Generator {
    /// Its function's name, for display.
    pub name: Rc<str>,
    /// Whether it runs, waits or has ended.
    pub state: GeneratorState,
    /// The frame while it waits.
    pub frame: crate::frame::PyFrame,
    /// The locals and operands while it waits.
    pub stack: Vec<Value>,
}

/// The state of a generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum GeneratorState {
    New,
    Waiting,
    Running,
    Ended,
}

impl Object {
    /// The bytes that this object takes outside of its slot.
    pub fn outer_bytes(&self) -> usize {
        const VALUE: usize = size_of::<Value>();
        match self {
            Object::Str(text) => text.as_str().len(),
            Object::Int(number) => number.bits() as usize / 8 + 32,
            Object::List(items) => items.capacity() * VALUE,
            Object::Tuple(items) => items.len() * VALUE,
            Object::Dict(dict) => dict.bytes(),
            Object::Set(set) => set.bytes(),
            Object::FrozenSet(set) => set.bytes(),
            Object::Iter(Iter::Zip(items, _) | Iter::Map(items)) => items.len() * VALUE,
            Object::Slice(_) | Object::Property(_) => 4 * VALUE,
            Object::Function(function) => size_of::<Function>() + function.attributes.bytes(),
            Object::Class(class) => size_of::<Class>() + class.attributes.bytes(),
            Object::Instance(instance) => size_of::<Instance>() + instance.attributes.bytes(),
            Object::Exception(exception) => size_of::<Exception>() + 8 * exception.traceback.len(),
            Object::Generator(generator) => size_of::<Generator>() + generator.stack.len() * VALUE,
            Object::Names(names) => names.bytes(),
            Object::Foreign(foreign) => foreign.bytes(),
            _ => 0,
        }
    }

    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        match self {
            Object::Free | Object::Str(_) | Object::Int(_) | Object::Range(_) => {}
            Object::List(items) => items.iter().for_each(|&value| mark(value)),
            Object::Tuple(items) => items.iter().for_each(|&value| mark(value)),
            Object::Dict(dict) => {
                dict.iter().for_each(|(key, value)| {
                    mark(key);
                    mark(value);
                });
                if let Missing::Factory(factory) = dict.missing() {
                    mark(factory);
                }
            }
            Object::DictView(_, dict) => mark(Value::Ref(*dict)),
            Object::Set(set) => set.iter().for_each(mark),
            Object::FrozenSet(set) => set.iter().for_each(mark),
            Object::Slice(parts) => parts.iter().for_each(|&value| mark(value)),
            Object::Property(parts) => parts.iter().for_each(|&value| mark(value)),
            Object::Iter(iter) => iter.visit(mark),
            Object::Cell(value) | Object::StaticMethod(value) | Object::ClassMethod(value) => mark(*value),
            Object::Function(function) => {
                function.defaults.iter().for_each(|&value| mark(value));
                function.keyword_defaults.iter().for_each(|&(_, value)| mark(value));
                function.closure.iter().for_each(|&value| mark(value));
                mark(function.doc);
                mark(function.annotations);
                function.attributes.visit(mark);
            }
            Object::Method { function, receiver } => {
                mark(*function);
                mark(*receiver);
            }
            Object::Class(class) => {
                class.bases.iter().for_each(|&value| mark(value));
                class.mro.iter().for_each(|&value| mark(value));
                class.attributes.visit(mark);
                mark(class.special);
            }
            Object::Instance(instance) => {
                mark(Value::Ref(instance.class));
                instance.attributes.visit(mark);
                mark(instance.payload);
            }
            Object::Exception(exception) => {
                mark(exception.class);
                mark(exception.args);
                exception.attributes.visit(mark);
                mark(exception.cause);
                mark(exception.context);
            }
            Object::Generator(generator) => {
                generator.frame.visit(mark);
                generator.stack.iter().for_each(|&value| mark(value));
            }
            Object::Super { class, receiver } => {
                mark(*class);
                mark(*receiver);
            }
            Object::Names(names) => names.visit(mark),
            Object::Foreign(foreign) => foreign.visit(mark),
        }
    }
}

impl Iter {
    fn visit(&self, mark: &mut dyn FnMut(Value)) {
        match self {
            Iter::Ended | Iter::Range { .. } => {}
            Iter::Sequence(handle, _)
            | Iter::Reversed(handle, _)
            | Iter::Str(handle, _)
            | Iter::Dict(_, handle, ..)
            | Iter::Set(handle, ..)
            | Iter::Enumerate(handle, _)
            | Iter::Subscripts(handle, _)
            | Iter::ReversedSubscripts(handle, _) => mark(Value::Ref(*handle)),
            Iter::Zip(items, _) | Iter::Map(items) => items.iter().for_each(|&value| mark(value)),
            Iter::Filter(items) | Iter::Callable(items) => items.iter().for_each(|&value| mark(value)),
        }
    }
}
