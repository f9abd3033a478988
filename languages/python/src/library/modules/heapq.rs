//! `heapq` and `bisect`, with the comparisons of CPython.

use crate::ast::CompareOp;
use crate::library::builtins;
use crate::library::table::natives;
use crate::native::{Call, Reason, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value, index};

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

/// The list argument.
fn list(call: &mut Call<'_>, argument: &str) -> Result<Handle, Stop> {
    let value = call.plain(call.arg(0));
    match value {
        Value::Ref(handle) if matches!(call.look().get(handle), Object::List(_)) => Ok(handle),
        _ => Err(call.must_be(&format!("{argument} must be list"), call.arg(0))),
    }
}

/// A list whose elements change places, until a comparison needs Python code: then it is as it was, since the function
/// is run again.
struct Heap {
    list: Handle,
    swaps: Vec<(usize, usize)>,
}

impl Heap {
    fn new(list: Handle) -> Heap {
        Heap { list, swaps: Vec::new() }
    }

    /// Moves elements by a function, and all of them back where it must be run again.
    fn sift(
        mut self,
        call: &mut Call<'_>,
        sift: impl FnOnce(&mut Heap, &mut Call<'_>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let result = sift(&mut self, call);
        if is_run_again(&result) {
            while let Some((at, other)) = self.swaps.pop() {
                change(call, self.list, |items| items.swap(at, other));
            }
        }
        result
    }

    fn swap(&mut self, call: &mut Call<'_>, at: usize, other: usize) {
        change(call, self.list, |items| items.swap(at, other));
        self.swaps.push((at, other));
    }

    fn less(&self, call: &mut Call<'_>, at: usize, other: usize) -> Result<bool, Stop> {
        let items = call.look().list(self.list);
        let (one, other) = (items[at], items[other]);
        call.less(one, other)
    }

    /// Moves an element towards the root, past larger parents.
    fn down(&mut self, call: &mut Call<'_>, start: usize, mut at: usize) -> Result<(), Stop> {
        while at > start {
            let parent = (at - 1) / 2;
            call.work_on(1)?;
            if !self.less(call, at, parent)? {
                break;
            }
            self.swap(call, at, parent);
            at = parent;
        }
        Ok(())
    }

    /// Moves an element to a leaf, past the smaller child each time, and from there towards the root.
    fn up(&mut self, call: &mut Call<'_>, mut at: usize) -> Result<(), Stop> {
        let (start, end) = (at, call.look().list(self.list).len());
        let mut child = 2 * at + 1;
        while child < end {
            let right = child + 1;
            call.work_on(1)?;
            if right < end && !self.less(call, child, right)? {
                child = right;
            }
            self.swap(call, at, child);
            at = child;
            child = 2 * at + 1;
        }
        self.down(call, start, at)
    }
}

/// Changes the elements of a list, which stay as many.
fn change<T>(call: &mut Call<'_>, list: Handle, change: impl FnOnce(&mut Vec<Value>) -> T) -> Option<T> {
    call.heap().list_mut(list).map(change)
}

/// Whether a function is run again, which must find the list as it was.
fn is_run_again(result: &Result<(), Stop>) -> bool {
    result.is_err_and(|stop| !matches!(stop.reason(), Reason::Raise(_)))
}

fn heapify(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = list(call, "heapify() argument")?;
    let length = call.look().list(list).len();
    Heap::new(list).sift(call, |heap, call| (0..length / 2).rev().try_for_each(|at| heap.up(call, at)))?;
    Ok(Value::None)
}

fn heappush(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = list(call, "heappush() argument 1")?;
    let last = call.look().list(list).len();
    let element = call.arg(1);
    call.heap().push(list, element)?;
    let result = Heap::new(list).sift(call, |heap, call| heap.down(call, 0, last));
    if is_run_again(&result) {
        change(call, list, Vec::pop);
    }
    result.map(|()| Value::None)
}

fn heappop(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = list(call, "heappop() argument")?;
    let Some(last) = change(call, list, Vec::pop).flatten() else {
        return Err(call.raise(Type::IndexError, "index out of range"));
    };
    let Some(first) = call.look().list(list).first().copied() else { return Ok(last) };
    let result = replaced(call, list, last);
    if is_run_again(&result) {
        change(call, list, |items| {
            items[0] = first;
            items.push(last);
        });
    }
    result.map(|()| first)
}

/// Puts another element at the root, and moves it to its place.
fn replaced(call: &mut Call<'_>, list: Handle, element: Value) -> Result<(), Stop> {
    change(call, list, |items| items[0] = element);
    Heap::new(list).sift(call, |heap, call| heap.up(call, 0))
}

fn heapreplace(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = list(call, "heapreplace() argument 1")?;
    let Some(first) = call.look().list(list).first().copied() else {
        return Err(call.raise(Type::IndexError, "index out of range"));
    };
    replace_root(call, list, first)
}

fn heappushpop(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = list(call, "heappushpop() argument 1")?;
    let element = call.arg(1);
    let Some(first) = call.look().list(list).first().copied() else { return Ok(element) };
    if !call.less(first, element)? {
        return Ok(element);
    }
    replace_root(call, list, first)
}

/// Puts the second argument at the root, of which the first element is handed out.
fn replace_root(call: &mut Call<'_>, list: Handle, first: Value) -> Result<Value, Stop> {
    let result = replaced(call, list, call.arg(1));
    if is_run_again(&result) {
        change(call, list, |items| items[0] = first);
    }
    result.map(|()| first)
}

fn best(call: &mut Call<'_>, largest: bool) -> Result<Value, Stop> {
    let count = index(call.index(call.arg(0))?.max(0));
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
        Value::Unbound | Value::None => call.length(sequence)?.cast_signed(),
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
    Ok(index(low))
}

fn search(call: &mut Call<'_>, right: bool) -> Result<Value, Stop> {
    place(call, right).map(Value::from)
}

fn insort(call: &mut Call<'_>, right: bool) -> Result<Value, Stop> {
    let place = place(call, right)?;
    let list = list(call, "insort() argument 1")?;
    let element = call.arg(1);
    call.heap().push(list, element)?;
    let moved = change(call, list, |items| {
        let place = place.min(items.len() - 1);
        items[place..].rotate_right(1);
        items.len() - place
    });
    // Elements are moved far quicker than they are compared.
    call.work_on(moved.unwrap_or(0) / 64)?;
    Ok(Value::None)
}
