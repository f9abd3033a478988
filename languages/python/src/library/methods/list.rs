//! Methods of lists.

use crate::library::calls::{clamp, count_in, index_in};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// Methods of lists.
    LIST:
    Native::new("list.append", |call| call.typed(append)).takes(2, &["", ""]) => ["a = [1]; print(a.append(2), a)" => "None [1, 2]"];
    Native::new("list.clear", |call| call.typed(clear)).takes(1, &[""]) => ["a = [1, 2]; a.clear(); print(a)" => "[]"];
    Native::new("list.copy", |call| call.typed(copy)).takes(1, &[""]) => ["a = [1]; b = a.copy(); b.append(2); print(a, b)" => "[1] [1, 2]"];
    Native::new("list.count", |call| call.typed(count)).takes(2, &["", ""]) => ["print([1, 2, 1, True].count(1))" => "3"];
    Native::new("list.extend", |call| call.typed(Call::list_extend)).takes(2, &["", ""]) => [
        "a = [1]; a.extend((2, 3)); a.extend('x'); a.extend(a); print(a)" => "[1, 2, 3, 'x', 1, 2, 3, 'x']",
    ];
    Native::new("list.index", |call| call.typed(index)).takes(2, &["", "", "", ""]) => [
        "print([5, 6, 5].index(5), [5, 6, 5].index(5, 1), [5, 6, 5].index(6, -2))" => "0 2 1",
    ];
    Native::new("list.insert", |call| call.typed(insert)).takes(3, &["", "", ""]) => [
        "a = [1, 2]; a.insert(0, 'a'); a.insert(-1, 'b'); a.insert(99, 'c'); print(a)" => "['a', 1, 'b', 2, 'c']",
    ];
    Native::new("list.pop", |call| call.typed(pop)).takes(1, &["", ""]) => ["a = [1, 2, 3]; print(a.pop(), a.pop(0), a, a.pop(-1))" => "3 1 [] 2"];
    Native::new("list.remove", |call| call.typed(remove)).takes(2, &["", ""]) => ["a = [1, 2, 1]; a.remove(1); print(a)" => "[2, 1]"];
    Native::new("list.reverse", |call| call.typed(reverse)).takes(1, &[""]) => ["a = [1, 2, 3]; a.reverse(); print(a)" => "[3, 2, 1]"];
    Native::new("list.sort", |call| call.typed(sort)).takes(1, &[""]).keywords(&["key", "reverse"]) => [
        "a = [3, 1, 2]; a.sort(); print(a); a.sort(key=lambda x: -x); print(a); a.sort(reverse=False); print(a)"
            => "[1, 2, 3]\n[3, 2, 1]\n[1, 2, 3]",
    ];
}

fn append(call: &mut Call<'_>, list: Handle, element: Value) -> Result<(), Stop> {
    call.heap().push(list, element)
}

fn clear(call: &mut Call<'_>, list: Handle) -> Result<(), Stop> {
    if let Some(items) = call.heap().list_mut(list) {
        items.clear();
    }
    Ok(())
}

fn copy(call: &mut Call<'_>, list: Handle) -> Result<Vec<Value>, Stop> {
    Ok(call.look().list(list).to_vec())
}

fn count(call: &mut Call<'_>, list: Handle, element: Value) -> Result<Value, Stop> {
    let items = call.look().list(list).to_vec();
    call.work_on(items.len())?;
    count_in(call, items, element)
}

fn index(call: &mut Call<'_>, list: Handle) -> Result<Value, Stop> {
    let items = call.look().list(list).to_vec();
    index_in(call, &items, "list")
}

fn insert(call: &mut Call<'_>, list: Handle, at: i64, element: Value) -> Result<(), Stop> {
    // Pushed first, which checks the limits.
    call.heap().push(list, element)?;
    if let Some(items) = call.heap().list_mut(list) {
        let at = clamp(at, items.len() - 1);
        items[at..].rotate_right(1);
    }
    Ok(())
}

fn pop(call: &mut Call<'_>, list: Handle, index: Option<i64>) -> Result<Value, Stop> {
    let index = index.unwrap_or(-1);
    let length = call.look().list(list).len();
    if length == 0 {
        return Err(call.raise(Type::IndexError, "pop from empty list"));
    }
    let at = if index < 0 { index + length as i64 } else { index };
    let popped = match (usize::try_from(at), call.heap().list_mut(list)) {
        (Ok(at), Some(items)) if at < length => Some(items.remove(at)),
        _ => None,
    };
    popped.ok_or_else(|| call.raise(Type::IndexError, "pop index out of range"))
}

fn remove(call: &mut Call<'_>, list: Handle, element: Value) -> Result<(), Stop> {
    let items = call.look().list(list).to_vec();
    for (at, item) in items.into_iter().enumerate() {
        if call.equal(item, element)? {
            if let Some(items) = call.heap().list_mut(list)
                && at < items.len()
            {
                items.remove(at);
            }
            return Ok(());
        }
    }
    Err(call.value_error("list.remove(x): x not in list"))
}

fn reverse(call: &mut Call<'_>, list: Handle) -> Result<(), Stop> {
    if let Some(items) = call.heap().list_mut(list) {
        items.reverse();
    }
    Ok(())
}

fn sort(call: &mut Call<'_>, list: Value) -> Result<(), Stop> {
    let (key, reverse) = (call.option(0), call.option(1));
    call.sort(call.plain(list), key, reverse)
}
