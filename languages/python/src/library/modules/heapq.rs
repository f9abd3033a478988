//! `heapq` and `bisect`, with the comparisons of CPython.

use crate::library::table::natives;
use crate::native::{Call, Reason, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value, index};

natives! {
    /// The functions of `heapq`.
    HEAPQ:
    Native::new("_heapify_max", |call| heapify(call, true)).takes(1, &[""]) => [
        "import heapq\nprint(heapq.nsmallest(2, [4, 5, 3]), heapq.nsmallest(0, [1], key=print))" => "[3, 4] []",
    ];
    Native::new("_heapreplace_max", |call| heapreplace(call, true)).takes(2, &["", ""]) => [
        "import heapq\nprint(heapq.nlargest(2, [1, 5, 3]), heapq.nlargest(1, ['a', 'bb'], key=len))" => "[5, 3] ['bb']",
    ];
    Native::new("heapify", |call| heapify(call, false)).takes(1, &[""]) => ["import heapq\na = [5, 3, 8, 1]; heapq.heapify(a); print(a)" => "[1, 3, 8, 5]"];
    Native::new("heappop", heappop).takes(1, &[""]) => [
        "import heapq\na = []\nfor x in [3, 1, 2]: heapq.heappush(a, x)\nprint(a); print([heapq.heappop(a) for _ in range(3)])" => "[1, 3, 2]\n[1, 2, 3]",
    ];
    Native::new("heappush", heappush).takes(2, &["", ""]) => [];
    Native::new("heappushpop", heappushpop).takes(2, &["", ""]) => ["import heapq\na = [2, 3]; print(heapq.heappushpop(a, 5), a)" => "2 [3, 5]"];
    Native::new("heapreplace", |call| heapreplace(call, false)).takes(2, &["", ""]) => ["import heapq\na = [2, 3]; print(heapq.heapreplace(a, 1), a)" => "2 [1, 3]"];
}

natives! {
    /// The functions of `bisect`.
    BISECT:
    Native::new("bisect", |call| place(call, true).map(Value::from)).takes(2, &["a", "x", "lo", "hi"]) => ["import bisect\nprint(bisect.bisect([1, 2, 2, 3], 2))" => "3"];
    Native::new("bisect_left", |call| place(call, false).map(Value::from)).takes(2, &["a", "x", "lo", "hi"]) => ["import bisect\nprint(bisect.bisect_left([1, 2, 2, 3], 2))" => "1"];
    Native::new("bisect_right", |call| place(call, true).map(Value::from)).takes(2, &["a", "x", "lo", "hi"]) => [];
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
    /// Whether the root is the largest element, not the smallest.
    is_max: bool,
    swaps: Vec<(usize, usize)>,
}

impl Heap {
    fn new(list: Handle, is_max: bool) -> Heap {
        Heap { list, is_max, swaps: Vec::new() }
    }

    /// Makes a heap of the list.
    fn heapify(self, call: &mut Call<'_>) -> Result<(), Stop> {
        let length = call.look().list(self.list).len();
        self.sift(call, |heap, call| (0..length / 2).rev().try_for_each(|at| heap.up(call, at)))
    }

    /// Puts another element at the root, and moves it to its place.
    fn replace(self, call: &mut Call<'_>, element: Value) -> Result<(), Stop> {
        let list = self.list;
        let Some(first) = change(call, list, |items| std::mem::replace(&mut items[0], element)) else { return Ok(()) };
        let result = self.sift(call, |heap, call| heap.up(call, 0));
        if is_run_again(&result) {
            change(call, list, |items| items[0] = first);
        }
        result
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

    /// Whether an element belongs nearer to the root than another one.
    fn before(&self, call: &mut Call<'_>, at: usize, other: usize) -> Result<bool, Stop> {
        let items = call.look().list(self.list);
        let (one, other) = if self.is_max { (items[other], items[at]) } else { (items[at], items[other]) };
        call.less(one, other)
    }

    /// Moves an element towards the root, past the parents that it comes before.
    fn down(&mut self, call: &mut Call<'_>, start: usize, mut at: usize) -> Result<(), Stop> {
        while at > start {
            let parent = (at - 1) / 2;
            call.work_on(1)?;
            if !self.before(call, at, parent)? {
                break;
            }
            self.swap(call, at, parent);
            at = parent;
        }
        Ok(())
    }

    /// Moves an element to a leaf, past the child that comes first each time, and from there towards the root.
    fn up(&mut self, call: &mut Call<'_>, mut at: usize) -> Result<(), Stop> {
        let (start, end) = (at, call.look().list(self.list).len());
        let mut child = 2 * at + 1;
        while child < end {
            let right = child + 1;
            call.work_on(1)?;
            if right < end && !self.before(call, child, right)? {
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

fn heapify(call: &mut Call<'_>, is_max: bool) -> Result<Value, Stop> {
    let list = list(call, "heapify() argument")?;
    Heap::new(list, is_max).heapify(call).map(|()| Value::None)
}

fn heappush(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = list(call, "heappush() argument 1")?;
    let last = call.look().list(list).len();
    let element = call.arg(1);
    call.heap().push(list, element)?;
    let result = Heap::new(list, false).sift(call, |heap, call| heap.down(call, 0, last));
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
    let result = Heap::new(list, false).replace(call, last);
    if is_run_again(&result) {
        change(call, list, |items| items.push(last));
    }
    result.map(|()| first)
}

fn heapreplace(call: &mut Call<'_>, is_max: bool) -> Result<Value, Stop> {
    let list = list(call, "heapreplace() argument 1")?;
    let Some(first) = call.look().list(list).first().copied() else {
        return Err(call.raise(Type::IndexError, "index out of range"));
    };
    replace_root(call, list, is_max).map(|()| first)
}

fn heappushpop(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = list(call, "heappushpop() argument 1")?;
    let element = call.arg(1);
    let Some(first) = call.look().list(list).first().copied() else { return Ok(element) };
    if !call.less(first, element)? {
        return Ok(element);
    }
    replace_root(call, list, false).map(|()| first)
}

/// Puts the second argument at the root.
fn replace_root(call: &mut Call<'_>, list: Handle, is_max: bool) -> Result<(), Stop> {
    let element = call.arg(1);
    Heap::new(list, is_max).replace(call, element)
}

/// Where an element belongs in a sorted sequence.
fn place(call: &mut Call<'_>, right: bool) -> Result<usize, Stop> {
    let (sequence, element) = (call.arg(0), call.arg(1));
    let mut low = call.index(call.arg(2).or(Value::Int(0)))?;
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
