//! `Counter`

use std::cmp::Ordering;

use crate::ast::{BinaryOp, UnaryOp};
use crate::dict::{Dict, Missing};
use crate::library::table::natives;
use crate::library::timsort;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::protocol::Number;
use crate::types::Type;
use crate::value::{Handle, Value, index};

natives! {
    /// The class and its methods.
    COUNTER:
    Native::new("Counter", |call| call.typed(counter)).takes(0, &[""]).any_keyword() => [
        "from collections import Counter\nc = Counter('banana'); print(c, c['a'], c['x'], Counter(a=2), Counter({'b': 1}), Counter())"
            => "Counter({'a': 3, 'n': 2, 'b': 1}) 3 0 Counter({'a': 2}) Counter({'b': 1}) Counter()",
        "from collections import Counter\na, b = Counter('aab'), Counter('abc'); print(a + b, a - b, a & b, a | b, a == Counter('aba'))"
            => "Counter({'a': 3, 'b': 2, 'c': 1}) Counter({'a': 1}) Counter({'a': 1, 'b': 1}) Counter({'a': 2, 'b': 1, 'c': 1}) True",
    ];
    Native::new("Counter.elements", elements).takes(1, &[""]) => [
        "from collections import Counter\nprint(list(Counter('aab').elements()))" => "['a', 'a', 'b']",
    ];
    Native::new("Counter.most_common", |call| call.typed(most_common)).takes(1, &["", "n"]) => [
        "from collections import Counter\nc = Counter('abcabcab'); print(c.most_common(), c.most_common(1), c.most_common(0))"
            => "[('a', 3), ('b', 3), ('c', 2)] [('a', 3)] []",
    ];
    Native::new("Counter.subtract", |call| call.typed(|call: &mut Call<'_>, counter, other| add(call, counter, other, BinaryOp::Sub))).takes(1, &["", ""]) => [
        "from collections import Counter\nc = Counter('aab'); c.subtract('ab'); print(c)" => "Counter({'a': 1, 'b': 0})",
    ];
    Native::new("Counter.total", |call| call.typed(total)).takes(1, &[""]) => ["from collections import Counter\nprint(Counter('aab').total())" => "3"];
    Native::new("Counter.update", |call| call.typed(update)).takes(1, &["", ""]).any_keyword() => [
        "from collections import Counter\nc = Counter('a'); c.update('ab'); c.update({'b': 5}); print(c)" => "Counter({'b': 6, 'a': 2})",
    ];
}

/// A new counter, kept.
fn new(call: &mut Call<'_>) -> Result<Handle, Stop> {
    call.keep_dict(Dict::of(Type::Counter, Missing::Zero))
}

/// Adds (or subtracts) the counts of a mapping, or one for each element of an iterable.
fn add(call: &mut Call<'_>, counter: Handle, other: Value, op: BinaryOp) -> Result<(), Stop> {
    if Call::is_absent(other) {
        return Ok(());
    }
    if let Some(entries) = call.entries(other) {
        // The counts are computed first, so that no count is added twice when this is run again.
        let mut sums = Vec::with_capacity(entries.len());
        for (key, count) in entries {
            let old = call.dict_get(counter, key)?.unwrap_or(Value::Int(0));
            let sum = call.binary(op, old, count)?;
            sums.push((key, sum));
        }
        for (key, sum) in sums {
            call.dict_set(counter, key, sum)?;
        }
        return Ok(());
    }
    call.each(other, |call, key| {
        let old = call.dict_get(counter, key)?.unwrap_or(Value::Int(0));
        let sum = call.binary(op, old, Value::Int(1))?;
        call.dict_set(counter, key, sum)?;
        Ok(true)
    })
}

fn counter(call: &mut Call<'_>, other: Value) -> Result<Handle, Stop> {
    let counter = new(call)?;
    update(call, counter, other)?;
    Ok(counter)
}

fn update(call: &mut Call<'_>, counter: Handle, other: Value) -> Result<(), Stop> {
    add(call, counter, other, BinaryOp::Add)?;
    add(call, counter, call.named(), BinaryOp::Add)
}

fn total(call: &mut Call<'_>, counter: Value) -> Result<Value, Stop> {
    let mut total = Value::Int(0);
    for (_, count) in call.entries(counter).unwrap_or_default() {
        total = call.binary(BinaryOp::Add, total, count)?;
    }
    Ok(total)
}

fn elements(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mut elements = Vec::new();
    for (key, count) in call.entries(call.arg(0)).unwrap_or_default() {
        let count = index(call.index(count)?.max(0));
        crate::heap::check_length(elements.len().saturating_add(count))?;
        elements.extend(std::iter::repeat_n(key, count));
    }
    let list = call.heap().new_list(elements)?;
    call.iter(list)
}

fn most_common(call: &mut Call<'_>, counter: Value, count: Value) -> Result<Vec<Value>, Stop> {
    let count = match count {
        Value::Unbound | Value::None => usize::MAX,
        count => index(call.index(count)?.max(0)),
    };
    let mut pairs = Vec::new();
    for (key, count) in call.by_count(counter).into_iter().take(count) {
        pairs.push(call.heap().new_tuple([key, count])?);
    }
    Ok(pairs)
}

impl Call<'_> {
    /// The entries of a counter, the largest counts first.
    pub(crate) fn by_count(&self, counter: Value) -> Vec<(Value, Value)> {
        let entries = self.entries(counter).unwrap_or_default();
        let is_larger = |a: Value, b: Value| {
            let numbers = (Number::of(self.look(), a), Number::of(self.look(), b));
            matches!(numbers, (Some(a), Some(b)) if a.compare(&b) == Some(Ordering::Greater))
        };
        let sorted = timsort::sorted(entries.len(), &mut |a, b| is_larger(entries[a].1, entries[b].1));
        sorted.into_iter().map(|place| entries[place]).collect()
    }

    /// `a op b` of counters: `+ - & |`, of which only positive counts are kept.
    pub(crate) fn counter_operator(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        let is_counter = |value: Value| match self.look().object(value) {
            Some(Object::Dict(dict)) => dict.class() == Type::Counter,
            _ => false,
        };
        if !is_counter(a) || !is_counter(b) {
            return Ok(None);
        }
        if !matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::BitAnd | BinaryOp::BitOr) {
            return Ok(None);
        }
        let (Value::Ref(left), Value::Ref(right)) = (a, b) else { return Ok(None) };
        let result = new(self)?;
        let mut counts = Vec::new();
        for (key, count) in self.entries(a).unwrap_or_default() {
            let other = self.dict_get(right, key)?.unwrap_or(Value::Int(0));
            counts.push((key, self.joined(op, count, other)?));
        }
        for (key, count) in self.entries(b).unwrap_or_default() {
            if self.dict_get(left, key)?.is_none() {
                counts.push((key, self.joined(op, Value::Int(0), count)?));
            }
        }
        for (key, count) in counts {
            if self.less(Value::Int(0), count)? {
                self.dict_set(result, key, count)?;
            }
        }
        Ok(Some(result.into()))
    }

    /// `+counter`, without the counts below 1, and `-counter`.
    pub(crate) fn counter_sign(&mut self, op: UnaryOp, counter: Value) -> Result<Option<Value>, Stop> {
        let counter = self.plain(counter);
        let empty = new(self)?.into();
        match op {
            UnaryOp::UAdd => self.counter_operator(BinaryOp::Add, counter, empty),
            UnaryOp::USub => self.counter_operator(BinaryOp::Sub, empty, counter),
            _ => Ok(None),
        }
    }

    fn joined(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Value, Stop> {
        match op {
            BinaryOp::BitAnd => Ok(if self.less(b, a)? { b } else { a }),
            BinaryOp::BitOr => Ok(if self.less(a, b)? { b } else { a }),
            _ => self.binary(op, a, b),
        }
    }
}
