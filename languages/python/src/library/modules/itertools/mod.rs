//! `itertools`

mod combine;
mod step;

use std::rc::Rc;

use crate::heap::check_length;
use crate::library::Foreign;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::value::{Handle, Value, index};

use combine::Kind;
pub(crate) use combine::Selection;

/// An iterator of `itertools`, or of a deque.
#[derive(Clone, Debug)]
pub enum ModuleIter {
    /// Over a deque, while it has that many elements.
    Deque { deque: Handle, at: usize, length: usize },
    /// `accumulate`: the iterator, the function or `None`, and the total so far or unbound.
    Accumulate { iter: Value, function: Value, total: Value },
    /// `chain`: the iterator of iterables, and the iterator of the one that is at its turn or unbound.
    Chain { outer: Value, inner: Value },
    /// `compress`: the iterators of the elements and of the conditions.
    Compress { iter: Value, conditions: Value },
    /// `count`: the next number and the step.
    Count { next: Value, step: Value },
    /// `cycle`: the iterator or unbound once it has ended, the list of its elements, the next of them.
    Cycle { iter: Value, saved: Value, at: usize },
    /// `dropwhile`: the function or unbound once it was false, and the iterator.
    DropWhile { function: Value, iter: Value },
    /// `filterfalse`
    FilterFalse { function: Value, iter: Value },
    /// `groupby`: the iterator, the function or `None`; the element that was read ahead, its key, and the key and the
    /// number of the group.
    GroupBy { iter: Value, function: Value, ahead: Value, key: Value, current: Value, number: i64 },
    /// A group of a `groupby`, by its number.
    Group { of: Handle, number: i64 },
    /// `islice`: the iterator, how many were taken from it, the next index, the end, the step.
    Islice { iter: Value, taken: u64, next: u64, stop: u64, step: u64 },
    /// `pairwise`: the iterator and the last element or unbound.
    Pairwise { iter: Value, last: Value },
    /// `repeat`: the element, and how often it comes yet.
    Repeat { element: Value, left: Option<u64> },
    /// `combinations permutations product` and `combinations_with_replacement`.
    Select(Selection),
    /// `starmap`
    StarMap { function: Value, iter: Value },
    /// `takewhile`: the function or unbound once it was false, and the iterator.
    TakeWhile { function: Value, iter: Value },
    /// `tee`: the iterator, the shared list of the elements read, and the index of the next.
    Tee { iter: Value, read: Value, at: usize },
    /// `zip_longest`: the iterators, those that have ended unbound, and what stands in for them.
    ZipLongest { iters: Rc<[Value]>, fill: Value },
}

impl ModuleIter {
    /// The name of its class.
    pub fn name(&self) -> &'static str {
        match self {
            ModuleIter::Deque { .. } => "_collections._deque_iterator",
            ModuleIter::Accumulate { .. } => "itertools.accumulate",
            ModuleIter::Chain { .. } => "itertools.chain",
            ModuleIter::Compress { .. } => "itertools.compress",
            ModuleIter::Count { .. } => "itertools.count",
            ModuleIter::Cycle { .. } => "itertools.cycle",
            ModuleIter::DropWhile { .. } => "itertools.dropwhile",
            ModuleIter::FilterFalse { .. } => "itertools.filterfalse",
            ModuleIter::GroupBy { .. } => "itertools.groupby",
            ModuleIter::Group { .. } => "itertools._grouper",
            ModuleIter::Islice { .. } => "itertools.islice",
            ModuleIter::Pairwise { .. } => "itertools.pairwise",
            ModuleIter::Repeat { .. } => "itertools.repeat",
            ModuleIter::Select(selection) => selection.name(),
            ModuleIter::StarMap { .. } => "itertools.starmap",
            ModuleIter::TakeWhile { .. } => "itertools.takewhile",
            ModuleIter::Tee { .. } => "itertools._tee",
            ModuleIter::ZipLongest { .. } => "itertools.zip_longest",
        }
    }

    /// The bytes that it takes outside of itself.
    pub fn bytes(&self) -> usize {
        match self {
            ModuleIter::Select(selection) => selection.bytes(),
            ModuleIter::ZipLongest { iters, .. } => size_of_val(&**iters),
            _ => 0,
        }
    }

    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        match self {
            ModuleIter::Deque { deque: handle, .. } | ModuleIter::Group { of: handle, .. } => mark(Value::Ref(*handle)),
            ModuleIter::Accumulate { iter, function, total } => [*iter, *function, *total].into_iter().for_each(mark),
            ModuleIter::Chain { outer: a, inner: b }
            | ModuleIter::Compress { iter: a, conditions: b }
            | ModuleIter::Count { next: a, step: b }
            | ModuleIter::Cycle { iter: a, saved: b, .. }
            | ModuleIter::DropWhile { function: a, iter: b }
            | ModuleIter::FilterFalse { function: a, iter: b }
            | ModuleIter::Pairwise { iter: a, last: b }
            | ModuleIter::StarMap { function: a, iter: b }
            | ModuleIter::TakeWhile { function: a, iter: b }
            | ModuleIter::Tee { iter: a, read: b, .. } => [*a, *b].into_iter().for_each(mark),
            ModuleIter::GroupBy { iter, function, ahead, key, current, .. } => {
                [*iter, *function, *ahead, *key, *current].into_iter().for_each(mark);
            }
            ModuleIter::Islice { iter: value, .. } | ModuleIter::Repeat { element: value, .. } => mark(*value),
            ModuleIter::Select(selection) => selection.visit(mark),
            ModuleIter::ZipLongest { iters, fill } => {
                iters.iter().for_each(|&iter| mark(iter));
                mark(*fill);
            }
        }
    }
}

natives! {
    /// The functions of `itertools`.
    ITERTOOLS:
    Native::new("accumulate", |call| call.typed(accumulate)).takes(1, &["iterable", "func"]).keywords(&["initial"]) => [
        "from itertools import accumulate\nprint(list(accumulate([1, 2, 3])), list(accumulate([2, 3], lambda a, b: a * b)), list(accumulate([1], initial=5)))"
            => "[1, 3, 6] [2, 6] [5, 6]",
    ];
    Native::new("chain", chain).variadic() => [
        "from itertools import chain\nprint(list(chain([1], 'ab', ())), list(chain()), list(chain.from_iterable([[1], [2, 3]])))"
            => "[1, 'a', 'b'] [] [1, 2, 3]",
    ];
    Native::new("combinations", |call| combine::select(call, Kind::Combinations)).takes(2, &["iterable", "r"]) => [
        "from itertools import combinations\nprint(list(combinations('abc', 2)), list(combinations([1], 2)), list(combinations([], 0)))"
            => "[('a', 'b'), ('a', 'c'), ('b', 'c')] [] [()]",
    ];
    Native::new("combinations_with_replacement", |call| combine::select(call, Kind::WithReplacement)).takes(2, &["iterable", "r"]) => [
        "from itertools import combinations_with_replacement as c\nprint(list(c('ab', 2)), list(c([], 1)))"
            => "[('a', 'a'), ('a', 'b'), ('b', 'b')] []",
    ];
    Native::new("compress", |call| call.typed(compress)).takes(2, &["data", "selectors"]) => [
        "from itertools import compress\nprint(list(compress('abc', [1, 0, 1])))" => "['a', 'c']",
    ];
    Native::new("count", |call| call.typed(count)).takes(0, &["start", "step"]) => [
        "from itertools import count\nc = count(5, 2); print(next(c), next(c)); print([x for x, _ in zip(count(), 'ab')])" => "5 7\n[0, 1]",
    ];
    Native::new("cycle", |call| call.typed(cycle)).takes(1, &[""]) => [
        "from itertools import cycle\nc = cycle('ab'); print([next(c) for _ in range(5)])" => "['a', 'b', 'a', 'b', 'a']",
    ];
    Native::new("dropwhile", |call| by_function(call, |function, iter| ModuleIter::DropWhile { function, iter })).takes(2, &["", ""]) => [
        "from itertools import dropwhile\nprint(list(dropwhile(lambda x: x < 2, [0, 1, 2, 0])))" => "[2, 0]",
    ];
    Native::new("filterfalse", |call| by_function(call, |function, iter| ModuleIter::FilterFalse { function, iter })).takes(2, &["", ""]) => [
        "from itertools import filterfalse\nprint(list(filterfalse(lambda x: x % 2, range(5))), list(filterfalse(None, [0, 1])))" => "[0, 2, 4] [0]",
    ];
    Native::new("groupby", |call| call.typed(groupby)).takes(1, &["iterable", "key"]) => [
        "from itertools import groupby\nprint([(k, list(g)) for k, g in groupby([1, 1, 2, 1])], [k for k, g in groupby('aAb', str.upper)])"
            => "[(1, [1, 1]), (2, [2]), (1, [1])] ['A', 'B']",
    ];
    Native::new("islice", islice).takes(2, &["", "", "", ""]) => [
        "from itertools import islice, count\nprint(list(islice(count(), 3)), list(islice('abcdef', 1, 5, 2)), list(islice('ab', 1, None)))"
            => "[0, 1, 2] ['b', 'd'] ['b']",
        "from itertools import islice\ni = iter(range(9))\nprint(list(islice(i, 3, 1)), next(i))" => "[] 3",
    ];
    Native::new("pairwise", |call| call.typed(pairwise)).takes(1, &[""]) => [
        "from itertools import pairwise\nprint(list(pairwise([1, 2, 3])), list(pairwise([1])))" => "[(1, 2), (2, 3)] []",
    ];
    Native::new("permutations", |call| combine::select(call, Kind::Permutations)).takes(1, &["iterable", "r"]) => [
        "from itertools import permutations\nprint(list(permutations([1, 2, 3])), list(permutations('abc', 1)), list(permutations([1], 2)))"
            => "[(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)] [('a',), ('b',), ('c',)] []",
    ];
    Native::new("product", combine::product).variadic().keywords(&["repeat"]) => [
        "from itertools import product\nprint(list(product('ab', [1, 2])), list(product([0, 1], repeat=2)), list(product()))"
            => "[('a', 1), ('a', 2), ('b', 1), ('b', 2)] [(0, 0), (0, 1), (1, 0), (1, 1)] [()]",
    ];
    Native::new("repeat", |call| call.typed(repeat)).takes(1, &["object", "times"]) => [
        "from itertools import repeat\nprint(list(repeat('a', 2)), list(map(pow, [2, 3], repeat(2))))" => "['a', 'a'] [4, 9]",
    ];
    Native::new("starmap", |call| by_function(call, |function, iter| ModuleIter::StarMap { function, iter })).takes(2, &["", ""]) => [
        "from itertools import starmap\nprint(list(starmap(pow, [(2, 3), (3, 2)])))" => "[8, 9]",
    ];
    Native::new("takewhile", |call| by_function(call, |function, iter| ModuleIter::TakeWhile { function, iter })).takes(2, &["", ""]) => [
        "from itertools import takewhile\nprint(list(takewhile(lambda x: x < 2, [0, 1, 2, 0])))" => "[0, 1]",
    ];
    Native::new("tee", |call| call.typed(tee)).takes(1, &["", ""]) => [
        "from itertools import tee\na, b = tee([1, 2]); print(next(a), list(b), list(a))" => "1 [1, 2] [2]",
    ];
    Native::new("zip_longest", zip_longest).variadic().keywords(&["fillvalue"]) => [
        "from itertools import zip_longest\nprint(list(zip_longest([1, 2], 'a')), list(zip_longest([1], [], fillvalue=0)))"
            => "[(1, 'a'), (2, None)] [(1, 0)]",
    ];
}

natives! {
    /// `chain.from_iterable`: `chain` is a class in CPython, and a function here.
    CHAIN:
    Native::new("builtin_function_or_method.from_iterable", |call| chained(call, call.arg(1))).takes(2, &["", ""]) => [];
}

pub(super) fn new(call: &mut Call<'_>, iter: ModuleIter) -> Result<Value, Stop> {
    call.new_foreign(Foreign::Iter(iter))
}

fn accumulate(call: &mut Call<'_>, iterable: Value, function: Value) -> Result<Value, Stop> {
    let mut iter = call.iter(iterable)?;
    let initial = call.option(0);
    // Given first, `initial` is an element like the others: it is put before them.
    if !Call::is_absent(initial) {
        let first = call.keep(|heap| heap.new_list(vec![initial]))?;
        let first = call.iter(first)?;
        let both = call.heap().new_list(vec![first, iter])?;
        iter = chained(call, both)?;
    }
    new(call, ModuleIter::Accumulate { iter, function: function.or(Value::None), total: Value::Unbound })
}

fn chain(call: &mut Call<'_>) -> Result<Value, Stop> {
    let iterables = call.rest(0);
    let iterables = call.heap().new_tuple(iterables)?;
    chained(call, iterables)
}

fn chained(call: &mut Call<'_>, iterables: Value) -> Result<Value, Stop> {
    let outer = call.iter(iterables)?;
    new(call, ModuleIter::Chain { outer, inner: Value::Unbound })
}

fn compress(call: &mut Call<'_>, data: Value, selectors: Value) -> Result<Value, Stop> {
    let iter = call.iter(data)?;
    let conditions = call.iter(selectors)?;
    new(call, ModuleIter::Compress { iter, conditions })
}

fn count(call: &mut Call<'_>, start: Value, step: Value) -> Result<Value, Stop> {
    let (next, step) = (start.or(Value::Int(0)), step.or(Value::Int(1)));
    if call.float(next)?.is_none() || call.float(step)?.is_none() {
        return Err(call.type_error("a number is required"));
    }
    new(call, ModuleIter::Count { next, step })
}

/// An iterator by a function and an iterable.
fn by_function(call: &mut Call<'_>, make: fn(Value, Value) -> ModuleIter) -> Result<Value, Stop> {
    let iter = call.iter(call.arg(1))?;
    new(call, make(call.arg(0), iter))
}

fn cycle(call: &mut Call<'_>, iterable: Value) -> Result<Value, Stop> {
    let iter = call.iter(iterable)?;
    let saved = call.heap().new_list(Vec::new())?;
    new(call, ModuleIter::Cycle { iter, saved, at: 0 })
}

fn groupby(call: &mut Call<'_>, iterable: Value, function: Value) -> Result<Value, Stop> {
    let iter = call.iter(iterable)?;
    let function = function.or(Value::None);
    let (ahead, key, current) = (Value::Unbound, Value::Unbound, Value::Unbound);
    new(call, ModuleIter::GroupBy { iter, function, ahead, key, current, number: 0 })
}

fn islice(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (first, second) = (call.arg(1), call.arg(2));
    let (start, stop) = if second.is_unbound() { (Value::None, first) } else { (first, second) };
    let mut bounds = [0; 3];
    let given = [(start, 0), (stop, i64::MAX), (call.arg(3), 1)];
    for (bound, (value, default)) in bounds.iter_mut().zip(given) {
        let number = if Call::is_absent(value) { Some(default) } else { call.whole(value).and_then(|n| n.to_i64()) };
        *bound = match number.filter(|&number: &i64| number >= 0) {
            Some(number) => number.unsigned_abs(),
            None => {
                return Err(call.value_error("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize."));
            }
        };
    }
    let [next, stop, step] = bounds;
    if step == 0 {
        return Err(call.value_error("Step for islice() must be a positive integer or None."));
    }
    let iter = call.iter(call.arg(0))?;
    new(call, ModuleIter::Islice { iter, taken: 0, next, stop, step })
}

fn pairwise(call: &mut Call<'_>, iterable: Value) -> Result<Value, Stop> {
    let iter = call.iter(iterable)?;
    new(call, ModuleIter::Pairwise { iter, last: Value::Unbound })
}

fn repeat(call: &mut Call<'_>, element: Value, times: Option<i64>) -> Result<Value, Stop> {
    let left = times.map(|times| u64::try_from(times).unwrap_or(0));
    new(call, ModuleIter::Repeat { element, left })
}

fn tee(call: &mut Call<'_>, iterable: Value, count: Option<i64>) -> Result<Value, Stop> {
    let count = index(count.unwrap_or(2).max(0));
    check_length(count)?;
    let iter = call.iter(iterable)?;
    let read = call.heap().new_list(Vec::new())?;
    let mut tees = Vec::new();
    for _ in 0..count {
        tees.push(new(call, ModuleIter::Tee { iter, read, at: 0 })?);
    }
    call.heap().new_tuple(tees)
}

fn zip_longest(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mut iters = call.rest(0);
    for iter in &mut iters {
        *iter = call.iter(*iter)?;
    }
    let fill = call.option(0).or(Value::None);
    new(call, ModuleIter::ZipLongest { iters: iters.into(), fill })
}
