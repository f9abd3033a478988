//! `deque`

use std::collections::VecDeque;

use crate::library::Foreign;
use crate::library::calls::{clamp, count_in, index_in};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

natives! {
    /// The class and its methods.
    DEQUE:
    Native::new("collections.deque", |call| call.typed(deque)).takes(0, &["iterable", "maxlen"]) => [
        "from collections import deque\nd = deque([1, 2]); d.append(3); d.appendleft(0); print(d, len(d), d[0], d[-1], list(d), 2 in d)"
            => "deque([0, 1, 2, 3]) 4 0 3 [0, 1, 2, 3] True",
        "from collections import deque\nd = deque('abc', maxlen=2); print(d); d.appendleft('x'); print(d, bool(deque()))"
            => "deque(['b', 'c'], maxlen=2)\ndeque(['x', 'b'], maxlen=2) False",
    ];
    Native::new("deque.append", |call| call.deque_push(call.arg(0), call.arg(1), false).map(|()| Value::None)).takes(2, &["", ""]) => [];
    Native::new("deque.appendleft", |call| call.deque_push(call.arg(0), call.arg(1), true).map(|()| Value::None)).takes(2, &["", ""]) => [];
    Native::new("deque.clear", clear).takes(1, &[""]) => ["from collections import deque\nd = deque([1]); d.clear(); print(d)" => "deque([])"];
    Native::new("deque.copy", copy).takes(1, &[""]) => ["from collections import deque\nd = deque([1]); e = d.copy(); e.pop(); print(d, e)" => "deque([1]) deque([])"];
    Native::new("deque.count", count).takes(2, &["", ""]) => ["from collections import deque\nprint(deque([1, 2, 1]).count(1))" => "2"];
    Native::new("deque.extend", |call| call.deque_extend(call.arg(0), call.arg(1), false).map(|()| Value::None)).takes(2, &["", ""]) => ["from collections import deque\nd = deque([1]); d.extend([2, 3]); print(d)" => "deque([1, 2, 3])"];
    Native::new("deque.extendleft", |call| call.deque_extend(call.arg(0), call.arg(1), true).map(|()| Value::None)).takes(2, &["", ""]) => [
        "from collections import deque\nd = deque([1]); d.extendleft([2, 3]); print(d)" => "deque([3, 2, 1])",
    ];
    Native::new("deque.index", index).takes(2, &["", "", "", ""]) => ["from collections import deque\nprint(deque('abc').index('b'))" => "1"];
    Native::new("deque.insert", |call| call.typed(insert)).takes(3, &["", "", ""]) => ["from collections import deque\nd = deque([1, 3]); d.insert(1, 2); print(d)" => "deque([1, 2, 3])"];
    Native::new("deque.pop", |call| pop(call, VecDeque::pop_back)).takes(1, &[""]) => ["from collections import deque\nd = deque([1, 2]); print(d.pop(), d.popleft(), d)" => "2 1 deque([])"];
    Native::new("deque.popleft", |call| pop(call, VecDeque::pop_front)).takes(1, &[""]) => [];
    Native::new("deque.remove", remove).takes(2, &["", ""]) => ["from collections import deque\nd = deque([1, 2, 1]); d.remove(1); print(d)" => "deque([2, 1])"];
    Native::new("deque.reverse", reverse).takes(1, &[""]) => ["from collections import deque\nd = deque([1, 2]); d.reverse(); print(d)" => "deque([2, 1])"];
    Native::new("deque.rotate", |call| call.typed(rotate)).takes(1, &["", ""]) => [
        "from collections import deque\nd = deque([1, 2, 3]); d.rotate(); print(d); d.rotate(-2); print(d)" => "deque([3, 1, 2])\ndeque([2, 3, 1])",
    ];
}

fn deque(call: &mut Call<'_>, iterable: Option<Value>, limit: Value) -> Result<Value, Stop> {
    let limit = match limit {
        Value::Unbound | Value::None => None,
        limit => match usize::try_from(call.index(limit)?) {
            Ok(limit) => Some(limit),
            Err(_) => return Err(call.value_error("maxlen must be non-negative")),
        },
    };
    let items = iterable.map_or(Ok(Vec::new()), |iterable| call.elements(iterable))?;
    call.new_deque(items.into(), limit)
}

impl Call<'_> {
    /// Adds an element at the right or left end; one too many goes at the other end.
    fn deque_push(&mut self, deque: Value, element: Value, left: bool) -> Result<(), Stop> {
        let deque = self.plain(deque);
        let limit = match self.foreign(deque) {
            Some(Foreign::Deque(_, limit)) => *limit,
            _ => None,
        };
        let Some(items) = self.deque_mut(deque) else { return Ok(()) };
        let before = items.capacity();
        if left {
            items.push_front(element);
        } else {
            items.push_back(element);
        }
        if limit.is_some_and(|limit| items.len() > limit) {
            if left {
                items.pop_back()
            } else {
                items.pop_front()
            };
        }
        let (length, grown) = (items.len(), items.capacity() - before);
        crate::heap::check_length(length)?;
        self.heap().grow(grown * size_of::<Value>())
    }

    /// Adds the elements of an iterable.
    pub(crate) fn deque_extend(&mut self, deque: Value, iterable: Value, left: bool) -> Result<(), Stop> {
        let iterable = if iterable.is(deque) { self.collect(iterable)? } else { iterable };
        self.each(iterable, |call, element| {
            call.deque_push(deque, element, left)?;
            Ok(true)
        })
    }
}

/// Changes the elements of the deque that a method is called on.
fn change<T>(call: &mut Call<'_>, change: impl FnOnce(&mut VecDeque<Value>) -> T) -> Option<T> {
    call.deque_mut(call.arg(0)).map(change)
}

fn items(call: &Call<'_>) -> Vec<Value> {
    let deque = call.plain(call.arg(0));
    call.deque(deque).into_iter().flatten().copied().collect()
}

fn clear(call: &mut Call<'_>) -> Result<Value, Stop> {
    change(call, VecDeque::clear);
    Ok(Value::None)
}

fn copy(call: &mut Call<'_>) -> Result<Value, Stop> {
    let copy = call.foreign(call.plain(call.arg(0))).cloned();
    call.new_foreign(copy.unwrap_or(Foreign::Plain))
}

fn count(call: &mut Call<'_>) -> Result<Value, Stop> {
    count_in(call, items(call), call.arg(1))
}

fn index(call: &mut Call<'_>) -> Result<Value, Stop> {
    let items = items(call);
    index_in(call, &items, "deque")
}

fn insert(call: &mut Call<'_>, deque: Value, index: i64, element: Value) -> Result<(), Stop> {
    if let Some(Foreign::Deque(items, Some(limit))) = call.foreign(call.plain(deque))
        && items.len() >= *limit
    {
        return Err(call.raise(Type::IndexError, "deque already at its maximum size"));
    }
    call.heap().grow(size_of::<Value>())?;
    change(call, |items| items.insert(clamp(index, items.len()), element));
    Ok(())
}

fn pop(call: &mut Call<'_>, end: impl FnOnce(&mut VecDeque<Value>) -> Option<Value>) -> Result<Value, Stop> {
    let popped = change(call, end).flatten();
    popped.ok_or_else(|| call.raise(Type::IndexError, "pop from an empty deque"))
}

fn remove(call: &mut Call<'_>) -> Result<Value, Stop> {
    for (at, item) in items(call).into_iter().enumerate() {
        if call.equal(item, call.arg(1))? {
            change(call, |items| items.remove(at));
            return Ok(Value::None);
        }
    }
    let shown = call.repr(call.arg(1))?;
    Err(call.value_error(format_args!("{shown} is not in deque")))
}

fn reverse(call: &mut Call<'_>) -> Result<Value, Stop> {
    change(call, |items| items.make_contiguous().reverse());
    Ok(Value::None)
}

fn rotate(call: &mut Call<'_>, _deque: Value, steps: Option<i64>) -> Result<(), Stop> {
    let steps = steps.unwrap_or(1);
    change(call, |items| {
        if !items.is_empty() {
            let steps = crate::value::index(steps.rem_euclid(items.len() as i64));
            items.rotate_right(steps);
        }
    });
    Ok(())
}
