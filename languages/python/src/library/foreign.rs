//! Objects that belong to a module, and their part of the protocol.

use std::collections::VecDeque;
use std::rc::Rc;

use crate::ast::{BinaryOp, CompareOp};
use crate::library::modules::functools::Wrapper;
use crate::library::modules::itertools::ModuleIter;
use crate::library::modules::operator::Getter;
use crate::library::random::Twister;
use crate::library::repr::{address, push};
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

/// An object that only a module knows: `deque`, `partial`, `permutations` …
#[derive(Clone, Debug)]
pub enum Foreign {
    /// `object()`
    Plain,
    /// `collections.deque`: the elements, and how many there are at most.
    Deque(VecDeque<Value>, Option<usize>),
    /// An iterator of `itertools` or of a deque.
    Iter(ModuleIter),
    /// What `functools` makes of a function.
    Wrapper(Wrapper),
    /// `itemgetter`, `attrgetter` and `methodcaller` of `operator`.
    Getter(Getter),
    /// `random.Random`
    Random(Option<Rc<Twister>>),
    /// `sys.stdout` and its like.
    Stream(Stream),
    /// A name of `typing`, which may be subscripted.
    Alias(&'static str),
    /// `int | None`: classes, aliases and `None`.
    Union(Rc<[Value]>),
}

/// The standard streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "named as in `sys`")]
pub enum Stream {
    Stdin,
    Stdout,
    Stderr,
}

impl Foreign {
    /// Its class.
    pub fn class(&self) -> Type {
        match self {
            Foreign::Plain => Type::Object,
            Foreign::Deque(..) => Type::Deque,
            Foreign::Iter(_) => Type::ItertoolsIterator,
            Foreign::Wrapper(wrapper) => wrapper.class(),
            Foreign::Getter(_) => Type::BuiltinFunction,
            Foreign::Random(_) => Type::Random,
            Foreign::Stream(_) => Type::StandardStream,
            Foreign::Alias(_) => Type::TypingAlias,
            Foreign::Union(_) => Type::Union,
        }
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        let inner = match self {
            Foreign::Deque(items, _) => items.capacity() * size_of::<Value>(),
            Foreign::Iter(iter) => iter.bytes(),
            Foreign::Random(_) => size_of::<Twister>() + 2_500,
            _ => 0,
        };
        size_of::<Foreign>() + inner
    }

    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        match self {
            Foreign::Plain | Foreign::Random(_) | Foreign::Stream(_) | Foreign::Alias(_) => {}
            Foreign::Deque(items, _) => items.iter().for_each(|&item| mark(item)),
            Foreign::Union(parts) => parts.iter().for_each(|&part| mark(part)),
            Foreign::Iter(iter) => iter.visit(mark),
            Foreign::Wrapper(wrapper) => wrapper.visit(mark),
            Foreign::Getter(getter) => getter.visit(mark),
        }
    }

    /// Whether it can be called.
    pub fn is_callable(&self) -> bool {
        match self {
            Foreign::Wrapper(wrapper) => wrapper.is_callable(),
            Foreign::Getter(_) => true,
            _ => false,
        }
    }

    /// Whether it is an iterator.
    pub fn is_iterator(&self) -> bool {
        matches!(self, Foreign::Iter(_) | Foreign::Stream(Stream::Stdin))
    }

    /// Whether it can be a key.
    pub fn is_hashable(&self) -> bool {
        !matches!(self, Foreign::Deque(..))
    }

    /// Whether it counts as true.
    pub fn is_true(&self) -> bool {
        self.length() != Some(0)
    }

    /// The number of its elements, if it has some.
    pub fn length(&self) -> Option<usize> {
        match self {
            Foreign::Deque(items, _) => Some(items.len()),
            _ => None,
        }
    }
}

impl Call<'_> {
    /// The object of a module that a value is.
    pub(crate) fn foreign(&self, value: Value) -> Option<&Foreign> {
        match self.look().object(value) {
            Some(Object::Foreign(foreign)) => Some(foreign),
            _ => None,
        }
    }

    /// A new object of a module.
    ///
    /// # Errors
    /// When the heap is full.
    pub(crate) fn new_foreign(&mut self, foreign: Foreign) -> Result<Value, Stop> {
        self.heap().insert(Object::Foreign(Box::new(foreign))).map(Value::Ref)
    }

    /// The elements of a deque.
    pub(crate) fn deque(&self, value: Value) -> Option<&VecDeque<Value>> {
        match self.foreign(value) {
            Some(Foreign::Deque(items, _)) => Some(items),
            _ => None,
        }
    }

    /// The repr of an object of a module.
    pub(crate) fn write_foreign(
        &mut self,
        out: &mut String,
        value: Value,
        is_inside: bool,
        inside: &mut Vec<Handle>,
    ) -> Result<(), Stop> {
        let class = self.type_name(value);
        match self.foreign(value).cloned() {
            Some(Foreign::Deque(..)) if is_inside => out.push_str("deque([...])"),
            Some(Foreign::Deque(items, limit)) => {
                let items: Vec<_> = items.into_iter().collect();
                let close = limit.map_or("])".to_owned(), |limit| format!("], maxlen={limit})"));
                self.write_all(out, ("deque([", &close), &items, inside)?;
            }
            Some(Foreign::Alias(name)) => push(out, format_args!("typing.{name}")),
            Some(Foreign::Union(parts)) => {
                for (index, &part) in parts.iter().enumerate() {
                    let text = self.repr(part)?;
                    let name = text.strip_prefix("<class '").and_then(|name| name.strip_suffix("'>")).unwrap_or(&text);
                    push(out, format_args!("{}{name}", if index > 0 { " | " } else { "" }));
                }
            }
            Some(Foreign::Iter(iter)) => {
                push(out, format_args!("<{} object at {}>", iter.name(), address(value)));
            }
            Some(Foreign::Wrapper(wrapper)) => {
                let text = self.wrapper_repr(&wrapper, value)?;
                out.push_str(&text);
            }
            Some(Foreign::Random(_)) => push(out, format_args!("<random.Random object at {}>", address(value))),
            Some(Foreign::Stream(stream)) => {
                let (name, mode) = match stream {
                    Stream::Stdin => ("<stdin>", "r"),
                    Stream::Stdout => ("<stdout>", "w"),
                    Stream::Stderr => ("<stderr>", "w"),
                };
                push(out, format_args!("<_io.TextIOWrapper name='{name}' mode='{mode}' encoding='utf-8'>"));
            }
            _ => push(out, format_args!("<{class} object at {}>", address(value))),
        }
        Ok(())
    }

    /// The iterator of an object of a module, or `None` if it cannot be iterated.
    pub(crate) fn foreign_iter(&mut self, handle: Handle) -> Result<Option<Value>, Stop> {
        let iter = match self.foreign(Value::Ref(handle)) {
            Some(Foreign::Deque(items, _)) => ModuleIter::Deque { deque: handle, at: 0, length: items.len() },
            _ => return Ok(None),
        };
        self.keep(|heap| heap.insert(Object::Foreign(Box::new(Foreign::Iter(iter)))).map(Value::Ref)).map(Some)
    }

    /// `value[key]` of an object of a module, or `None` if it has no elements.
    pub(crate) fn foreign_item(&mut self, value: Value, key: Value) -> Result<Option<Value>, Stop> {
        match self.foreign(value) {
            Some(Foreign::Deque(..)) => {
                let at = self.deque_place(value, key)?;
                Ok(self.deque(value).and_then(|items| items.get(at)).copied())
            }
            // `List[int]` in an annotation.
            Some(Foreign::Alias(_)) => Ok(Some(value)),
            _ => Ok(None),
        }
    }

    /// Changes or deletes an element of an object of a module; `false` if it has none that change.
    pub(crate) fn foreign_set_item(&mut self, value: Value, key: Value, element: Option<Value>) -> Result<bool, Stop> {
        if self.deque(value).is_none() {
            return Ok(false);
        }
        let at = self.deque_place(value, key)?;
        if let Some(items) = self.deque_mut(value) {
            match element {
                Some(element) => items[at] = element,
                None => {
                    items.remove(at);
                }
            }
        }
        Ok(true)
    }

    fn deque_place(&mut self, value: Value, key: Value) -> Result<usize, Stop> {
        let length = self.deque(value).map_or(0, VecDeque::len);
        if self.whole(key).is_none() {
            return Err(self.must_be_quoted("sequence index must be integer", key));
        }
        let index = self.index(key)?;
        let at = if index < 0 { index + length as i64 } else { index };
        let at = usize::try_from(at).ok().filter(|&at| at < length);
        at.ok_or_else(|| self.raise(Type::IndexError, "deque index out of range"))
    }

    /// The elements of a deque, to be changed.
    pub(crate) fn deque_mut(&mut self, value: Value) -> Option<&mut VecDeque<Value>> {
        let Value::Ref(handle) = self.plain(value) else { return None };
        match self.heap().get_mut(handle) {
            Object::Foreign(foreign) => match &mut **foreign {
                Foreign::Deque(items, _) => Some(items),
                _ => None,
            },
            _ => None,
        }
    }

    /// `a | b` of classes, aliases and `None`; `None` where one is something else, or both are `None`.
    pub(crate) fn union(&mut self, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        let mut parts: Vec<Value> = Vec::new();
        for value in [a, b] {
            let own = match (value, self.look().object(value)) {
                (_, Some(Object::Foreign(foreign))) => match &**foreign {
                    Foreign::Union(parts) => parts.to_vec(),
                    Foreign::Alias(_) => vec![value],
                    _ => return Ok(None),
                },
                (Value::Type(_) | Value::None, _) | (_, Some(Object::Class(_))) => vec![value],
                _ => return Ok(None),
            };
            for part in own {
                if !parts.iter().any(|known| known.is(part)) {
                    parts.push(part);
                }
            }
        }
        match parts[..] {
            [Value::None] => Ok(None),
            [only] => Ok(Some(only)),
            _ => self.new_foreign(Foreign::Union(parts.into())).map(Some),
        }
    }

    /// Whether two objects of modules are equal.
    pub(crate) fn same_foreign(&mut self, a: Handle, b: Handle) -> Result<bool, Stop> {
        match (self.foreign(Value::Ref(a)), self.foreign(Value::Ref(b))) {
            (Some(Foreign::Deque(left, _)), Some(Foreign::Deque(right, _))) => {
                if left.len() != right.len() {
                    return Ok(false);
                }
                let pairs: Vec<_> = left.iter().copied().zip(right.iter().copied()).collect();
                for (left, right) in pairs {
                    if !self.equal(left, right)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (Some(Foreign::Wrapper(_)), Some(Foreign::Wrapper(_))) => {
                let result = self.compared(CompareOp::Eq, Value::Ref(a), Value::Ref(b))?;
                Ok(result.map_or(a == b, |result| matches!(result, Value::Bool(true))))
            }
            _ => Ok(a == b),
        }
    }

    /// `a op b` of two objects of modules, or `None` if they have no order.
    pub(crate) fn foreign_order(&mut self, op: CompareOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        if let (Some(left), Some(right)) = (self.deque(a), self.deque(b)) {
            let (left, right): (Vec<_>, Vec<_>) = (left.iter().copied().collect(), right.iter().copied().collect());
            let left = self.keep(|heap| heap.new_list(left))?;
            let right = self.keep(|heap| heap.new_list(right))?;
            return self.compare(op, left, right).map(Some);
        }
        self.compared(op, a, b)
    }

    /// `a + b` of deques.
    pub(crate) fn deque_joined(&mut self, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        let (Some(Foreign::Deque(items, limit)), Some(others)) = (self.foreign(a), self.deque(b)) else {
            return Ok(None);
        };
        let (joined, limit) = (items.iter().chain(others).copied().collect(), *limit);
        self.new_deque(joined, limit).map(Some)
    }

    /// `deque * count`
    pub(crate) fn deque_repeated(&mut self, deque: Value, count: usize) -> Result<Option<Value>, Stop> {
        let Some(Foreign::Deque(items, limit)) = self.foreign(deque) else { return Ok(None) };
        crate::heap::check_length(items.len().saturating_mul(count))?;
        let (repeated, limit) = ((0..count).flat_map(|_| items).copied().collect(), *limit);
        self.new_deque(repeated, limit).map(Some)
    }

    /// A new deque, of which the last elements stay within the limit.
    pub(crate) fn new_deque(&mut self, mut items: VecDeque<Value>, limit: Option<usize>) -> Result<Value, Stop> {
        items.drain(..limit.map_or(0, |limit| items.len().saturating_sub(limit)));
        self.new_foreign(Foreign::Deque(items, limit))
    }

    /// `a op= b` of an object of a module that changes by it.
    pub(crate) fn foreign_in_place(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        if op != BinaryOp::Add || self.deque(a).is_none() {
            return Ok(None);
        }
        self.deque_extend(a, b, false)?;
        Ok(Some(a))
    }

    /// Whether a value is the stream that `print` writes to.
    pub(crate) fn is_output(&self, value: Value) -> bool {
        matches!(self.foreign(value), Some(Foreign::Stream(Stream::Stdout | Stream::Stderr)))
    }
}
