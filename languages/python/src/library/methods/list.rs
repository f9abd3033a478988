//! Methods of lists.

use crate::library::calls::{clamp, index_in};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// Methods of lists.
    LIST:
    Native::new("list.append", append).takes(2, &["", ""]) => ["a = [1]; print(a.append(2), a)" => "None [1, 2]"];
    Native::new("list.clear", clear).takes(1, &[""]) => ["a = [1, 2]; a.clear(); print(a)" => "[]"];
    Native::new("list.copy", copy).takes(1, &[""]) => ["a = [1]; b = a.copy(); b.append(2); print(a, b)" => "[1] [1, 2]"];
    Native::new("list.count", count).takes(2, &["", ""]) => ["print([1, 2, 1, True].count(1))" => "3"];
    Native::new("list.extend", extend).takes(2, &["", ""]) => [
        "a = [1]; a.extend((2, 3)); a.extend('x'); a.extend(a); print(a)" => "[1, 2, 3, 'x', 1, 2, 3, 'x']",
    ];
    Native::new("list.index", index).takes(2, &["", "", "", ""]) => [
        "print([5, 6, 5].index(5), [5, 6, 5].index(5, 1), [5, 6, 5].index(6, -2))" => "0 2 1",
    ];
    Native::new("list.insert", insert).takes(3, &["", "", ""]) => [
        "a = [1, 2]; a.insert(0, 'a'); a.insert(-1, 'b'); a.insert(99, 'c'); print(a)" => "['a', 1, 'b', 2, 'c']",
    ];
    Native::new("list.pop", pop).takes(1, &["", ""]) => ["a = [1, 2, 3]; print(a.pop(), a.pop(0), a, a.pop(-1))" => "3 1 [] 2"];
    Native::new("list.remove", remove).takes(2, &["", ""]) => ["a = [1, 2, 1]; a.remove(1); print(a)" => "[2, 1]"];
    Native::new("list.reverse", reverse).takes(1, &[""]) => ["a = [1, 2, 3]; a.reverse(); print(a)" => "[3, 2, 1]"];
    Native::new("list.sort", sort).takes(1, &[""]).keywords(&["key", "reverse"]) => [
        "a = [3, 1, 2]; a.sort(); print(a); a.sort(key=lambda x: -x); print(a); a.sort(reverse=False); print(a)"
            => "[1, 2, 3]\n[3, 2, 1]\n[1, 2, 3]",
    ];
}

/// The list that a method is called on.
fn receiver(call: &mut Call<'_>) -> Result<Handle, Stop> {
    call.handle(call.arg(0))
}

fn append(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    let element = call.arg(1);
    call.heap().push(list, element)?;
    Ok(Value::None)
}

fn clear(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    if let Some(items) = call.heap().list_mut(list) {
        items.clear();
    }
    Ok(Value::None)
}

fn copy(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    let items = call.look().list(list).to_vec();
    call.heap().new_list(items)
}

fn count(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    let items = call.look().list(list).to_vec();
    call.work_on(items.len())?;
    let mut count = 0;
    for item in items {
        count += i64::from(call.equal(item, call.arg(1))?);
    }
    Ok(Value::Int(count))
}

fn extend(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    call.list_extend(list, call.arg(1))?;
    Ok(Value::None)
}

fn index(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    let items = call.look().list(list).to_vec();
    index_in(call, &items, "list")
}

fn insert(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    let at = call.index(call.arg(1))?;
    let element = call.arg(2);
    // Pushed first, which checks the limits.
    call.heap().push(list, element)?;
    if let Some(items) = call.heap().list_mut(list) {
        let at = clamp(at, items.len() - 1);
        items[at..].rotate_right(1);
    }
    Ok(Value::None)
}

fn pop(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    let index = match call.arg(1) {
        Value::Unbound => -1,
        index => call.index(index)?,
    };
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

fn remove(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    let items = call.look().list(list).to_vec();
    for (at, item) in items.into_iter().enumerate() {
        if call.equal(item, call.arg(1))? {
            if let Some(items) = call.heap().list_mut(list)
                && at < items.len()
            {
                items.remove(at);
            }
            return Ok(Value::None);
        }
    }
    Err(call.value_error("list.remove(x): x not in list"))
}

fn reverse(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = receiver(call)?;
    if let Some(items) = call.heap().list_mut(list) {
        items.reverse();
    }
    Ok(Value::None)
}

fn sort(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = call.plain(call.arg(0));
    let (key, reverse) = (call.option(0), call.option(1));
    call.sort(list, key, reverse)?;
    Ok(Value::None)
}
