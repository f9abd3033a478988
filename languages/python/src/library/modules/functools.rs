//! `functools`

use crate::ast::CompareOp;
use crate::dict::Dict;
use crate::heap::Heap;
use crate::library::Foreign;
use crate::library::repr::address;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Value, index};

/// What `functools` makes of a function.
#[derive(Clone, Debug)]
pub enum Wrapper {
    /// `partial(function, *args, **named)`: `args` is a tuple, `named` a dict.
    Partial { function: Value, args: Value, named: Value },
    /// A function whose results are kept: a dict in which the least recently used is the first.
    Cache { function: Value, results: Value, kind: CacheKind, hits: u64, misses: u64 },
    /// `lru_cache(maxsize, typed)`, which waits for the function.
    CacheMaker(CacheKind),
    /// `wraps(function)`, which waits for the wrapper.
    Wraps(Value),
    /// `cmp_to_key(function)`, which makes a key of a value.
    KeyMaker(Value),
    /// A key whose order is that of a function.
    Key { function: Value, value: Value },
}

/// How the results of a function are kept.
#[derive(Clone, Copy, Debug)]
pub struct CacheKind {
    /// How many at most.
    pub limit: Option<usize>,
    /// Whether those of equal arguments of other classes are kept apart.
    pub typed: bool,
}

impl Wrapper {
    /// Its class.
    pub fn class(&self) -> Type {
        match self {
            Wrapper::Partial { .. } => Type::Partial,
            Wrapper::Cache { .. } => Type::LruCache,
            Wrapper::Key { .. } => Type::Object,
            _ => Type::Function,
        }
    }

    /// Whether it can be called.
    pub fn is_callable(&self) -> bool {
        !matches!(self, Wrapper::Key { .. })
    }

    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        match self {
            Wrapper::Partial { function, args, named } => [*function, *args, *named].into_iter().for_each(mark),
            Wrapper::Cache { function: a, results: b, .. } | Wrapper::Key { function: a, value: b } => {
                [*a, *b].into_iter().for_each(mark);
            }
            Wrapper::CacheMaker(_) => {}
            Wrapper::Wraps(function) | Wrapper::KeyMaker(function) => mark(*function),
        }
    }
}

natives! {
    /// The functions of `functools`.
    FUNCTOOLS:
    Native::new("cache", |call| new_cache(call, call.arg(0), CacheKind { limit: None, typed: false })).takes(1, &[""]) => [
        "from functools import cache\n@cache\ndef f(n): print('f', n); return n if n < 2 else f(n - 1) + f(n - 2)\nprint(f(4), f(3))"
            => "f 4\nf 3\nf 2\nf 1\nf 0\n3 2",
    ];
    Native::new("cmp_to_key", |call| wrapper(call, Wrapper::KeyMaker(call.arg(0)))).takes(1, &["mycmp"]) => [
        "from functools import cmp_to_key\nprint(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))" => "[3, 2, 1]",
    ];
    Native::new("lru_cache", |call| call.typed(lru_cache)).takes(0, &["maxsize", "typed"]) => [
        "from functools import lru_cache\n@lru_cache(maxsize=None)\ndef f(n): return n * 2\nf(1); f(1); f(2); print(f.cache_info())"
            => "CacheInfo(hits=1, misses=2, maxsize=None, currsize=2)",
        "from functools import lru_cache\n@lru_cache(typed=True)\ndef f(x, y=0): return type(x).__name__\nprint(f(1), f(1.0), f(True), f(1, y=1), f(1, y=1.0), f(1), f.cache_info())"
            => "int float bool int int int CacheInfo(hits=1, misses=5, maxsize=128, currsize=5)",
        "from functools import lru_cache\n@lru_cache\ndef f(a, b=1): return a + b\nprint(f(1), f(1, b=2), f(1))" => "2 3 2",
    ];
    Native::new("reduce", |call| call.typed(reduce)).takes(2, &["", "", ""]) => [
        "from functools import reduce\nprint(reduce(lambda a, b: a * b, [1, 2, 3, 4]), reduce(max, [], 7))" => "24 7",
    ];
    Native::new("wraps", |call| wrapper(call, Wrapper::Wraps(call.arg(0)))).takes(1, &["wrapped"]) => [
        "from functools import wraps\ndef deco(f):\n    @wraps(f)\n    def inner(*a): return f(*a) + 1\n    return inner\n@deco\ndef add(a, b):\n    'adds'\n    return a + b\nprint(add(1, 2), add.__name__, add.__doc__)"
            => "4 add adds",
    ];
}

natives! {
    /// The class `partial`.
    PARTIAL:
    Native::new("functools.partial", partial).takes(1, &[""]).variadic().any_keyword() => [
        "from functools import partial\np = partial(int, base=2); print(p('101')); print(partial(pow, 2)(5), partial(print, 1, sep='-')(2, 3))"
            => "5\n1-2-3\n32 None",
    ];
}

natives! {
    /// Methods of a function whose results are kept.
    LRU_CACHE:
    Native::new("functools._lru_cache_wrapper.cache_clear", |call| call.typed(cache_clear)).takes(1, &[""]) => [];
    Native::new("functools._lru_cache_wrapper.cache_info", |call| call.typed(cache_info)).takes(1, &[""]) => [];
}

fn wrapper(call: &mut Call<'_>, wrapper: Wrapper) -> Result<Value, Stop> {
    call.new_foreign(Foreign::Wrapper(wrapper))
}

fn new_cache(call: &mut Call<'_>, function: Value, kind: CacheKind) -> Result<Value, Stop> {
    let results = call.heap().new_dict(Dict::default())?;
    wrapper(call, Wrapper::Cache { function, results, kind, hits: 0, misses: 0 })
}

fn lru_cache(call: &mut Call<'_>, size: Value, typed: Option<bool>) -> Result<Value, Stop> {
    let typed = typed.unwrap_or(false);
    let limit = match size {
        Value::Unbound => Some(128),
        Value::None => None,
        Value::Int(size) => Some(index(size.max(0))),
        function => return new_cache(call, function, CacheKind { limit: Some(128), typed }),
    };
    wrapper(call, Wrapper::CacheMaker(CacheKind { limit, typed }))
}

fn partial(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (function, args, named) = (call.arg(0), call.rest(1), call.named());
    let args = call.heap().new_tuple(args)?;
    wrapper(call, Wrapper::Partial { function, args, named })
}

fn reduce(call: &mut Call<'_>, function: Value, iterable: Value, initial: Value) -> Result<Value, Stop> {
    let total = call.slot(initial);
    call.each(iterable, |call, element| {
        let so_far = call.get_slot(total);
        let result = if so_far.is_unbound() { element } else { call.call(function, &[so_far, element])? };
        call.set_slot(total, result);
        Ok(true)
    })?;
    match call.get_slot(total) {
        Value::Unbound => Err(call.type_error("reduce() of empty iterable with no initial value")),
        total => Ok(total),
    }
}

/// The cache that a method is called on.
fn receiver(call: &Call<'_>, cache: Value) -> Option<Wrapper> {
    match call.foreign(cache) {
        Some(Foreign::Wrapper(wrapper)) => Some(wrapper.clone()),
        _ => None,
    }
}

fn cache_info(call: &mut Call<'_>, cache: Value) -> Result<Value, Stop> {
    let Some(Wrapper::Cache { results, kind, hits, misses, .. }) = receiver(call, cache) else {
        return Ok(Value::None);
    };
    let size = call.length(results)?;
    let limit = kind.limit.map_or(Value::None, Value::from);
    let counts = [Value::from(hits as i64), Value::from(misses as i64), limit, size.into()];
    call.call_library("collections", "cache_info", &counts)
}

fn cache_clear(call: &mut Call<'_>, cache: Value) -> Result<(), Stop> {
    if let Some(Wrapper::Cache { results: Value::Ref(results), .. }) = receiver(call, cache) {
        if let Object::Dict(entries) = call.heap().get_mut(results) {
            entries.clear();
        }
        change_counts(call.heap(), cache, |hits, misses| (*hits, *misses) = (0, 0));
    }
    Ok(())
}

fn change_counts(heap: &mut Heap, cache: Value, change: impl FnOnce(&mut u64, &mut u64)) {
    if let Value::Ref(handle) = cache
        && let Object::Foreign(foreign) = heap.get_mut(handle)
        && let Foreign::Wrapper(Wrapper::Cache { hits, misses, .. }) = &mut **foreign
    {
        change(hits, misses);
    }
}

impl Call<'_> {
    /// Calls what `functools` made of a function: the arguments after it, and a dict of those by name.
    pub(crate) fn call_wrapper(&mut self, receiver: Value, wrapper: &Wrapper) -> Result<Value, Stop> {
        let (arguments, named) = (self.rest(1), self.named());
        let first = arguments.first().copied().unwrap_or(Value::None);
        match *wrapper {
            Wrapper::Partial { function, args, named: own } => {
                let mut all = self.look().sequence(args).unwrap_or_default().to_vec();
                all.extend(arguments);
                let merged = match self.look().object(own) {
                    Some(Object::Dict(own)) => (**own).clone(),
                    _ => Dict::default(),
                };
                let merged = self.keep_dict(merged)?;
                self.dict_update(merged, named)?;
                self.call_with(function, &all, merged.into())
            }
            Wrapper::Cache { function, results, kind, .. } => {
                self.call_cached(receiver, function, results, kind, &arguments, named)
            }
            Wrapper::CacheMaker(kind) => new_cache(self, first, kind),
            Wrapper::Wraps(function) => self.wrap(first, function),
            Wrapper::KeyMaker(function) => self.new_foreign(Foreign::Wrapper(Wrapper::Key { function, value: first })),
            Wrapper::Key { .. } => Ok(Value::None),
        }
    }

    fn call_cached(
        &mut self,
        cache: Value,
        function: Value,
        results: Value,
        kind: CacheKind,
        arguments: &[Value],
        named: Value,
    ) -> Result<Value, Stop> {
        let Value::Ref(results) = results else { return Ok(Value::None) };
        let limit = kind.limit;
        let mut parts = arguments.to_vec();
        let entries = self.entries(named).unwrap_or_default();
        if !entries.is_empty() {
            // Divides the two kinds of argument: no argument is unbound.
            parts.push(Value::Ellipsis);
            parts.extend(entries.iter().flat_map(|&(key, value)| [key, value]));
        }
        if kind.typed {
            let values = arguments.iter().copied().chain(entries.iter().map(|entry| entry.1));
            parts.extend(values.map(|value| self.class_of(value)).collect::<Vec<_>>());
        }
        let key = self.keep(|heap| heap.new_tuple(parts))?;
        let known = self.dict_get(results, key)?;
        let known = self.keep_value(known.unwrap_or(Value::Unbound));
        if !known.is_unbound() {
            if limit.is_some() {
                // The most recently used is the last.
                self.dict_remove(results, key)?;
                self.dict_set(results, key, known)?;
            }
            change_counts(self.heap(), cache, |hits, _| *hits += 1);
            return Ok(known);
        }
        self.keep(|heap| {
            change_counts(heap, cache, |_, misses| *misses += 1);
            Ok(Value::None)
        })?;
        let result = self.call_with(function, arguments, named)?;
        if limit != Some(0) {
            self.dict_set(results, key, result)?;
        }
        if let Object::Dict(entries) = self.heap().get_mut(results)
            && limit.is_some_and(|limit| entries.len() > limit)
            && let Some((next, ..)) = entries.next_from(0)
        {
            entries.remove(next - 1);
        }
        Ok(result)
    }

    /// Gives a wrapper the name and the docstring of what it wraps.
    fn wrap(&mut self, wrapper: Value, wrapped: Value) -> Result<Value, Stop> {
        if let (Value::Ref(outer), Some(Object::Function(inner))) = (wrapper, self.look().object(wrapped)) {
            let inner = inner.clone();
            let name = self.name("__wrapped__");
            if let Object::Function(outer) = self.heap().get_mut(outer) {
                outer.name = inner.name;
                outer.qualname = inner.qualname;
                outer.doc = inner.doc;
                outer.annotations = inner.annotations;
                for (name, value) in inner.attributes.iter() {
                    outer.attributes.set(name, value);
                }
                outer.attributes.set(name, wrapped);
            }
        }
        Ok(wrapper)
    }

    /// `a op b` of two keys that `cmp_to_key` has made.
    pub(crate) fn compared(&mut self, op: CompareOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        let (
            Some(Foreign::Wrapper(Wrapper::Key { function, value: left })),
            Some(Foreign::Wrapper(Wrapper::Key { value: right, .. })),
        ) = (self.foreign(a), self.foreign(b))
        else {
            return Ok(None);
        };
        let (function, left, right) = (*function, *left, *right);
        let order = self.call(function, &[left, right])?;
        self.compare(op, order, Value::Int(0)).map(Some)
    }

    /// An attribute of what `functools` made of a function.
    pub(crate) fn wrapper_attribute(
        &mut self,
        wrapper: &Wrapper,
        name: crate::names::Name,
    ) -> Result<Option<Value>, Stop> {
        let text = self.machine.names.text(name).clone();
        match (wrapper, &*text) {
            (Wrapper::Partial { function, .. }, "func") => Ok(Some(*function)),
            (Wrapper::Partial { args, .. }, "args") => Ok(Some(*args)),
            (Wrapper::Partial { named, .. }, "keywords") => Ok(Some(*named)),
            (Wrapper::Cache { function, .. }, "__wrapped__") => Ok(Some(*function)),
            (Wrapper::Cache { function, .. }, _) => {
                let function = *function;
                self.attribute(function, name).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// The repr of what `functools` made of a function.
    pub(crate) fn wrapper_repr(&mut self, wrapper: &Wrapper, value: Value) -> Result<String, Stop> {
        Ok(match *wrapper {
            Wrapper::Partial { function, args, named } => {
                let mut text = format!("functools.partial({}", self.repr(function)?);
                for argument in self.look().sequence(args).unwrap_or_default().to_vec() {
                    text += &format!(", {}", self.repr(argument)?);
                }
                for (key, value) in self.entries(named).unwrap_or_default() {
                    let key = self.text(key).unwrap_or_default();
                    text += &format!(", {key}={}", self.repr(value)?);
                }
                text + ")"
            }
            Wrapper::Cache { .. } => format!("<functools._lru_cache_wrapper object at {}>", address(value)),
            Wrapper::Key { .. } => format!("<functools.KeyWrapper object at {}>", address(value)),
            _ => format!("<function at {}>", address(value)),
        })
    }
}
