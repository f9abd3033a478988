//! `heapq` and `bisect`, with the comparisons of CPython.

use crate::ast::CompareOp;
use crate::library::builtins;
use crate::library::table::natives;
use crate::native::{Call, Reason, Stop};
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// The functions of `heapq`.
    HEAPQ:
    Native::new("heapify", heapify).takes(1, &[""]) => ["import heapq\na = [5, 3, 8, 1]; heapq.heapify(a); print(a)" => "[1, 3, 8, 5]"];
    Native::new("heappop", heappop).takes(1, &[""]) => [
        "import heapq\na = []\nfor x in [3, 1, 2]: heapq.heappush(a, x)\nprint(a); print([heapq.heappop(a) for _ in range(3)])" => "[1, 3, 2]\n[1, 2, 3]",
    ];
    Native::new("heappush", heappush).takes(2, &["", ""]) => [];
    Native::new("heappushpop", heappushpop).takes(2, &["", ""]) => ["import heapq\na = [2, 3]; print(heapq.heappushpop(a, 5), a)" => "2 [3, 5]"];
    Native::new("heapreplace", heapreplace).takes(2, &["", ""]) => ["import heapq\na = [2, 3]; print(heapq.heapreplace(a, 1), a)" => "2 [1, 3]"];
    Native::new("nlargest", |call| best(call, true)).takes(2, &["n", "iterable", "key"]) => [
        "import heapq\nprint(heapq.nlargest(2, [1, 5, 3]), heapq.nlargest(1, ['a', 'bb'], key=len))" => "[5, 3] ['bb']",
    ];
    Native::new("nsmallest", |call| best(call, false)).takes(2, &["n", "iterable", "key"]) => [
        "import heapq\nprint(heapq.nsmallest(2, [4, 5, 3]), heapq.nsmallest(0, [1], key=print))" => "[3, 4] []",
    ];
}

natives! {
    /// The functions of `bisect`.
    BISECT:
    Native::new("bisect", |call| search(call, true)).takes(2, &["a", "x", "lo", "hi"]) => ["import bisect\nprint(bisect.bisect([1, 2, 2, 3], 2))" => "3"];
    Native::new("bisect_left", |call| search(call, false)).takes(2, &["a", "x", "lo", "hi"]) => ["import bisect\nprint(bisect.bisect_left([1, 2, 2, 3], 2))" => "1"];
    Native::new("bisect_right", |call| search(call, true)).takes(2, &["a", "x", "lo", "hi"]) => [];
    Native::new("insort", |call| insort(call, true)).takes(2, &["a", "x"]) => ["import bisect\na = [1, 3]; bisect.insort(a, 2); print(a)" => "[1, 2, 3]"];
    Native::new("insort_left", |call| insort(call, false)).takes(2, &["a", "x"]) => [];
    Native::new("insort_right", |call| insort(call, true)).takes(2, &["a", "x"]) => [];
}

/// The list argument, and its elements, which are changed apart and put back when all comparisons are made.
fn list(call: &mut Call<'_>, argument: &str) -> Result<(Handle, Vec<Value>), Stop> {
    let value = call.plain(call.arg(0));
    let is_list = matches!(call.look().object(value), Some(crate::object::Object::List(_)));
    match value {
        Value::Ref(handle) if is_list => Ok((handle, call.look().list(handle).to_vec())),
        _ => Err(call.must_be(&format!("{argument} must be list"), call.arg(0))),
    }
}

/// Puts the elements back when no comparison is left, also when one has failed.
fn put_back(call: &mut Call<'_>, list: Handle, items: Vec<Value>, result: Result<(), Stop>) -> Result<(), Stop> {
    if result.is_err_and(|stop: Stop| !matches!(stop.reason(), Reason::Raise(_))) {
        return result;
    }
    let grown = items.len().saturating_sub(call.look().list(list).len());
    crate::heap::check_length(items.len())?;
    if let Some(list) = call.heap().list_mut(list) {
        *list = items;
    }
    call.heap().grow(grown * size_of::<Value>())?;
    result
}

/// Moves an element towards the root, past larger parents.
fn sift_down(call: &mut Call<'_>, items: &mut [Value], start: usize, mut at: usize) -> Result<(), Stop> {
    while at > start {
        let parent = (at - 1) / 2;
        if !call.less(items[at], items[parent])? {
            break;
        }
        items.swap(at, parent);
        at = parent;
    }
    Ok(())
}

/// Moves an element to a leaf, past the smaller child each time, and from there towards the root.
fn sift_up(call: &mut Call<'_>, items: &mut [Value], mut at: usize) -> Result<(), Stop> {
    let (start, end) = (at, items.len());
    let mut child = 2 * at + 1;
    while child < end {
        let right = child + 1;
        if right < end && !call.less(items[child], items[right])? {
            child = right;
        }
        items.swap(at, child);
        at = child;
        child = 2 * at + 1;
    }
    sift_down(call, items, start, at)
}

fn heapify(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (handle, mut items) = list(call, "heapify() argument")?;
    let result = (0..items.len() / 2).rev().try_for_each(|at| sift_up(call, &mut items, at));
    put_back(call, handle, items, result)?;
    Ok(Value::None)
}

fn heappush(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (handle, mut items) = list(call, "heappush() argument 1")?;
    items.push(call.arg(1));
    let last = items.len() - 1;
    let result = sift_down(call, &mut items, 0, last);
    put_back(call, handle, items, result)?;
    Ok(Value::None)
}

fn heappop(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (handle, mut items) = list(call, "heappop() argument")?;
    let Some(last) = items.pop() else { return Err(call.raise(Type::IndexError, "index out of range")) };
    let (popped, result) = match items.first_mut() {
        None => (last, Ok(())),
        Some(first) => (std::mem::replace(first, last), sift_up(call, &mut items, 0)),
    };
    put_back(call, handle, items, result)?;
    Ok(popped)
}

fn heapreplace(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (handle, mut items) = list(call, "heapreplace() argument 1")?;
    let element = call.arg(1);
    let Some(first) = items.first_mut() else { return Err(call.raise(Type::IndexError, "index out of range")) };
    let popped = std::mem::replace(first, element);
    let result = sift_up(call, &mut items, 0);
    put_back(call, handle, items, result)?;
    Ok(popped)
}

fn heappushpop(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (handle, mut items) = list(call, "heappushpop() argument 1")?;
    let element = call.arg(1);
    let Some(&first) = items.first() else { return Ok(element) };
    if !call.less(first, element)? {
        return Ok(element);
    }
    items[0] = element;
    let result = sift_up(call, &mut items, 0);
    put_back(call, handle, items, result)?;
    Ok(first)
}

fn best(call: &mut Call<'_>, largest: bool) -> Result<Value, Stop> {
    let count = usize::try_from(call.index(call.arg(0))?).unwrap_or(0);
    if count == 0 {
        call.iter(call.arg(1))?;
        return call.heap().new_list(Vec::new());
    }
    if count == 1 {
        let op = if largest { CompareOp::Gt } else { CompareOp::Lt };
        let best = builtins::best(call, call.arg(1), call.arg(2).or(Value::None), op)?;
        return call.heap().new_list(if best.is_unbound() { Vec::new() } else { vec![best] });
    }
    let list = call.collect(call.arg(1))?;
    call.sort(list, call.arg(2), Value::Bool(largest))?;
    if let Value::Ref(handle) = list
        && let Some(items) = call.heap().list_mut(handle)
    {
        items.truncate(count);
    }
    Ok(list)
}

/// Where an element belongs in a sorted sequence.
fn place(call: &mut Call<'_>, right: bool) -> Result<usize, Stop> {
    let (sequence, element) = (call.arg(0), call.arg(1));
    let mut low = match call.arg(2) {
        Value::Unbound => 0,
        low => call.index(low)?,
    };
    if low < 0 {
        return Err(call.value_error("lo must be non-negative"));
    }
    let mut high = match call.arg(3) {
        Value::Unbound | Value::None => call.length(sequence)? as i64,
        high => call.index(high)?,
    };
    while low < high {
        let middle = low + (high - low) / 2;
        let other = call.item(sequence, Value::Int(middle))?;
        let before = if right { !call.less(element, other)? } else { call.less(other, element)? };
        if before {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    Ok(usize::try_from(low).unwrap_or(0))
}

fn search(call: &mut Call<'_>, right: bool) -> Result<Value, Stop> {
    place(call, right).map(Value::from)
}

fn insort(call: &mut Call<'_>, right: bool) -> Result<Value, Stop> {
    let place = place(call, right)?;
    let (handle, mut items) = list(call, "insort() argument 1")?;
    items.insert(place, call.arg(1));
    put_back(call, handle, items, Ok(()))?;
    Ok(Value::None)
}
