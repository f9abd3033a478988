//! `copy`

use std::collections::HashMap;
use std::collections::VecDeque;

use crate::library::Foreign;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// The functions of `copy`.
    COPY:
    Native::new("copy", copy).takes(1, &["x"]) => [
        "import copy\na = [[1], 2]; b = copy.copy(a); b[0].append(3); b.append(4); print(a, b)" => "[[1, 3], 2] [[1, 3], 2, 4]",
        "import copy\nclass A: pass\na = A(); a.x = [1]; b = copy.copy(a); print(b.x is a.x, b is a, type(b) is A)" => "True False True",
    ];
    Native::new("deepcopy", deepcopy).takes(1, &["x", "memo"]) => [
        "import copy\na = [[1], {2: [3]}, (4, [5])]; b = copy.deepcopy(a); b[0].append(0); b[1][2].append(0); b[2][1].append(0); print(a, b)"
            => "[[1], {2: [3]}, (4, [5])] [[1, 0], {2: [3, 0]}, (4, [5, 0])]",
        "import copy\na = [1]; a.append(a); b = copy.deepcopy(a); print(b[1] is b, b is a)" => "True False",
        "import copy\nclass A:\n    def __init__(self): self.x = [1]\na = A(); b = copy.deepcopy([a, a]); print(b[0] is b[1], b[0].x == a.x, b[0].x is a.x)"
            => "True True False",
    ];
}

fn copy(call: &mut Call<'_>) -> Result<Value, Stop> {
    let value = call.arg(0);
    if let Some(method) = call.special(value, "__copy__")? {
        return call.call(method, &[]);
    }
    let Value::Ref(handle) = value else { return Ok(value) };
    let object = call.look().get(handle).clone();
    match object {
        Object::List(_) | Object::Dict(_) | Object::Set(_) => call.heap().insert(object).map(Value::Ref),
        Object::Foreign(ref foreign) if matches!(**foreign, Foreign::Deque(..) | Foreign::Random(_)) => {
            call.heap().insert(object).map(Value::Ref)
        }
        Object::Instance(mut instance) => {
            if let Value::Ref(payload) = instance.payload {
                let payload = call.look().get(payload).clone();
                instance.payload = call.heap().insert(payload).map(Value::Ref)?;
            }
            call.heap().insert(Object::Instance(instance)).map(Value::Ref)
        }
        _ => Ok(value),
    }
}

/// Copies that are made so far, by the object that was copied.
#[derive(Default)]
struct Memo {
    places: HashMap<usize, usize>,
    copies: Vec<Value>,
}

impl Memo {
    fn get(&self, object: Handle) -> Option<Value> {
        self.places.get(&(object.0 as usize)).map(|&place| self.copies[place])
    }

    fn insert(&mut self, object: Handle, copy: Value) {
        self.places.insert(object.0 as usize, self.copies.len());
        self.copies.push(copy);
    }
}

fn deepcopy(call: &mut Call<'_>) -> Result<Value, Stop> {
    let value = call.arg(0);
    // A `__deepcopy__` of the program may be met only after copies were made, which would be made again. So the copies
    // of such objects are asked for first.
    let mut memo = Memo::default();
    let mut seen = Memo::default();
    ask_own(call, value, &mut seen, &mut memo, 0)?;
    deep(call, value, &mut memo, 0)
}

/// The direct references of an object.
fn inner(call: &Call<'_>, handle: Handle) -> Vec<Value> {
    let mut values = Vec::new();
    match call.look().get(handle) {
        object @ (Object::List(_) | Object::Tuple(_) | Object::Dict(_) | Object::Set(_) | Object::FrozenSet(_)) => {
            object.visit(&mut |value| values.push(value));
        }
        Object::Instance(instance) => {
            values.extend(instance.attributes.iter().map(|entry| entry.1));
            values.push(instance.payload);
        }
        Object::Foreign(foreign) if matches!(**foreign, Foreign::Deque(..)) => {
            foreign.visit(&mut |value| values.push(value));
        }
        _ => {}
    }
    values
}

fn ask_own(call: &mut Call<'_>, value: Value, seen: &mut Memo, memo: &mut Memo, depth: usize) -> Result<(), Stop> {
    let Value::Ref(handle) = value else { return Ok(()) };
    if seen.get(handle).is_some() {
        return Ok(());
    }
    seen.insert(handle, value);
    check_depth(call, depth)?;
    if call.is_own(value)
        && let Some(method) = call.special(value, "__deepcopy__")?
    {
        let shared = call.keep_dict(Default::default())?;
        let copy = call.call(method, &[shared.into()])?;
        memo.insert(handle, copy);
        return Ok(());
    }
    for value in inner(call, handle) {
        ask_own(call, value, seen, memo, depth + 1)?;
    }
    Ok(())
}

fn check_depth(call: &mut Call<'_>, depth: usize) -> Result<(), Stop> {
    // Each level takes three calls in CPython.
    if depth < 330 { Ok(()) } else { Err(call.raise(Type::RecursionError, "maximum recursion depth exceeded")) }
}

fn deep(call: &mut Call<'_>, value: Value, memo: &mut Memo, depth: usize) -> Result<Value, Stop> {
    let Value::Ref(handle) = value else { return Ok(value) };
    if let Some(copy) = memo.get(handle) {
        return Ok(copy);
    }
    check_depth(call, depth)?;
    let each = |call: &mut Call<'_>, items: Vec<Value>, memo: &mut Memo| -> Result<Vec<Value>, Stop> {
        items.into_iter().map(|item| deep(call, item, memo, depth + 1)).collect()
    };
    let object = call.look().get(handle).clone();
    let copy = match object {
        Object::List(items) => {
            // Known before its elements are copied, because it may be among them.
            let copy = call.heap().new_list(Vec::new())?;
            memo.insert(handle, copy);
            let items = each(call, items, memo)?;
            call.heap().grow(items.len() * size_of::<Value>())?;
            let list = call.handle(copy)?;
            if let Some(list) = call.heap().list_mut(list) {
                *list = items;
            }
            return Ok(copy);
        }
        Object::Tuple(items) => {
            let copies = each(call, items.to_vec(), memo)?;
            // A tuple of what cannot change is itself.
            let same = items.iter().zip(&copies).all(|(a, b)| a.is(*b));
            if same { value } else { call.heap().new_tuple(copies)? }
        }
        Object::Dict(entries) => {
            let copy = call.heap().new_dict(crate::dict::Dict::of(entries.class(), entries.missing()))?;
            memo.insert(handle, copy);
            let dict = call.handle(copy)?;
            for (hash, key, value) in entries.iter_hashed() {
                let (key, value) = (deep(call, key, memo, depth + 1)?, deep(call, value, memo, depth + 1)?);
                call.dict_set_hashed(dict, hash, key, value)?;
            }
            return Ok(copy);
        }
        Object::Set(elements) => {
            let elements = each(call, elements.iter().collect(), memo)?;
            let list = call.heap().new_list(elements)?;
            call.new_set(list)?
        }
        Object::FrozenSet(elements) => {
            let elements = each(call, elements.iter().collect(), memo)?;
            let list = call.heap().new_list(elements)?;
            let set = call.new_set(list)?;
            call.freeze(set)?
        }
        Object::Foreign(foreign) => match *foreign {
            Foreign::Deque(items, limit) => {
                let copy = call.new_foreign(Foreign::Deque(VecDeque::new(), limit))?;
                memo.insert(handle, copy);
                let items = each(call, items.into(), memo)?;
                if let Some(copies) = call.deque_mut(copy) {
                    copies.extend(items);
                }
                return Ok(copy);
            }
            Foreign::Random(_) => call.new_foreign(*foreign)?,
            _ => value,
        },
        Object::Instance(mut instance) => {
            if call.members(Value::Ref(instance.class)).is_some() {
                return Ok(value);
            }
            let attributes: Vec<_> = instance.attributes.iter().collect();
            let payload = instance.payload;
            let copy = call.heap().insert(Object::Instance(instance.clone()))?;
            memo.insert(handle, Value::Ref(copy));
            for (name, value) in attributes {
                let value = deep(call, value, memo, depth + 1)?;
                instance.attributes.set(name, value);
            }
            instance.payload = deep(call, payload, memo, depth + 1)?;
            *call.heap().get_mut(copy) = Object::Instance(instance);
            return Ok(Value::Ref(copy));
        }
        _ => value,
    };
    memo.insert(handle, copy);
    Ok(copy)
}
