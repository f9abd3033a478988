//! Equality, order, hashes and truth.

use std::cmp::Ordering;

use crate::ast::CompareOp;
use crate::library::hash::{hash_big_int, hash_float, hash_frozenset, hash_int, hash_str, hash_tuple};
use crate::native::{Call, Stop};
use crate::object::{DictPart, Object};
use crate::protocol::numbers::Number;
use crate::types::Type;
use crate::value::{Handle, Value};

/// The deepest comparison of containers: CPython's recursion limit.
const DEPTH_LIMIT: usize = 500;

/// The next part of a comparison of containers.
type Items = std::rc::Rc<[Value]>;

impl Call<'_> {
    /// `a == b` as a condition; identical objects are equal.
    ///
    /// # Errors
    /// What an `__eq__` raises.
    #[inline]
    pub fn equal(&mut self, a: Value, b: Value) -> Result<bool, Stop> {
        if let (Value::Int(a), Value::Int(b)) = (a, b) {
            return Ok(a == b);
        }
        self.equal_within(a, b, 0)
    }

    fn equal_within(&mut self, a: Value, b: Value, depth: usize) -> Result<bool, Stop> {
        if a.is(b) {
            return Ok(true);
        }
        let result = self.rich_compare(CompareOp::Eq, a, b, depth)?;
        if let Value::Bool(result) = result { Ok(result) } else { self.truth(result) }
    }

    /// `a < b` as a condition.
    ///
    /// # Errors
    /// TypeError if the values have no order; what a `__lt__` raises.
    #[inline]
    pub fn less(&mut self, a: Value, b: Value) -> Result<bool, Stop> {
        if let (Value::Int(a), Value::Int(b)) = (a, b) {
            return Ok(a < b);
        }
        let result = self.compare(CompareOp::Lt, a, b)?;
        self.truth(result)
    }

    /// `a op b`, for all comparisons but `is` and `in`.
    ///
    /// # Errors
    /// TypeError if the values have no order; what a method raises.
    #[inline]
    pub fn compare(&mut self, op: CompareOp, a: Value, b: Value) -> Result<Value, Stop> {
        if let (Value::Int(a), Value::Int(b)) = (a, b) {
            return Ok(Value::Bool(holds(op, a.cmp(&b))));
        }
        self.rich_compare(op, a, b, 0)
    }

    fn rich_compare(&mut self, op: CompareOp, a: Value, b: Value, depth: usize) -> Result<Value, Stop> {
        if depth > DEPTH_LIMIT {
            return Err(self.raise(Type::RecursionError, "maximum recursion depth exceeded in comparison"));
        }
        let (own_a, own_b) = (self.is_own(a), self.is_own(b));
        if own_a || own_b {
            // The class that derives from the other one is asked first.
            let first_b = own_b && {
                let (class_a, class_b) = (self.class_of(a), self.class_of(b));
                !class_a.is(class_b) && self.is_subclass(class_b, class_a)
            };
            let attempts = if first_b { [(b, a, true), (a, b, false)] } else { [(a, b, false), (b, a, true)] };
            for (receiver, argument, swapped) in attempts {
                let op = if swapped { mirrored(op) } else { op };
                let result = self.ask_comparison(op, receiver, argument)?;
                if !matches!(result, Value::NotImplemented) {
                    return Ok(result);
                }
            }
        }
        let (plain_a, plain_b) = (self.plain(a), self.plain(b));
        match op {
            CompareOp::Eq => self.same(plain_a, plain_b, depth).map(Value::Bool),
            CompareOp::NotEq => self.same(plain_a, plain_b, depth).map(|same| Value::Bool(!same)),
            _ => match self.order(op, plain_a, plain_b, depth)? {
                Some(result) => Ok(result),
                None => {
                    let (a, b) = (self.type_name(a), self.type_name(b));
                    let sign = comparison_sign(op);
                    Err(self.type_error(format_args!("'{sign}' not supported between instances of '{a}' and '{b}'")))
                }
            },
        }
    }

    /// The result of the method that a class of the program has for a comparison, or `NotImplemented`.
    fn ask_comparison(&mut self, op: CompareOp, receiver: Value, argument: Value) -> Result<Value, Stop> {
        if !self.is_own(receiver) {
            return Ok(Value::NotImplemented);
        }
        if let Some(method) = self.special(receiver, comparison_method(op))? {
            return self.call(method, &[argument]);
        }
        // `!=` without a method is the opposite of `==`.
        if op == CompareOp::NotEq
            && let Some(method) = self.special(receiver, "__eq__")?
        {
            let result = self.call(method, &[argument])?;
            if matches!(result, Value::NotImplemented) {
                return Ok(result);
            }
            return self.truth(result).map(|result| Value::Bool(!result));
        }
        Ok(Value::NotImplemented)
    }

    /// Whether two values of Python's classes are equal.
    fn same(&mut self, a: Value, b: Value, depth: usize) -> Result<bool, Stop> {
        let heap = self.look();
        if let (Some(a), Some(b)) = (Number::of(heap, a), Number::of(heap, b)) {
            return Ok(a.compare(&b) == Some(Ordering::Equal));
        }
        let (Value::Ref(left), Value::Ref(right)) = (a, b) else { return Ok(a.is(b)) };
        if left == right {
            return Ok(true);
        }
        match (heap.get(left), heap.get(right)) {
            (Object::Str(a), Object::Str(b)) => Ok(a == b),
            (Object::List(a), Object::List(b)) if a.len() == b.len() => {
                let (a, b): (Items, Items) = (a.as_slice().into(), b.as_slice().into());
                self.same_items(&a, &b, depth)
            }
            (Object::Tuple(a), Object::Tuple(b)) if a.len() == b.len() => {
                let (a, b) = (a.clone(), b.clone());
                self.same_items(&a, &b, depth)
            }
            (Object::Dict(a), Object::Dict(b)) if a.len() == b.len() => {
                let in_order = a.class() == Type::OrderedDict && b.class() == Type::OrderedDict;
                let (entries, others): (Vec<_>, Vec<_>) = (a.iter().collect(), b.iter().collect());
                for (at, (key, value)) in entries.into_iter().enumerate() {
                    if in_order && !self.equal_within(key, others[at].0, depth + 1)? {
                        return Ok(false);
                    }
                    match self.dict_get(right, key)? {
                        Some(other) if self.equal_within(value, other, depth + 1)? => {}
                        _ => return Ok(false),
                    }
                }
                Ok(true)
            }
            (Object::Range(a), Object::Range(b)) => {
                Ok(a.len() == b.len() && (a.is_empty() || a.start == b.start && (a.len() == 1 || a.step == b.step)))
            }
            (Object::Slice(a), Object::Slice(b)) => {
                let (a, b) = (a.to_vec(), b.to_vec());
                self.same_items(&a, &b, depth)
            }
            (Object::Method { function: f, receiver: r }, Object::Method { function: g, receiver: s }) => {
                Ok(f.is(*g) && r.is(*s))
            }
            (Object::Foreign(_), Object::Foreign(_)) => self.same_foreign(left, right),
            _ if self.as_set(a).is_some() && self.as_set(b).is_some() => {
                Ok(self.set_length(a) == self.set_length(b) && self.is_subset(a, b)?)
            }
            _ => Ok(false),
        }
    }

    fn same_items(&mut self, a: &[Value], b: &[Value], depth: usize) -> Result<bool, Stop> {
        for (&a, &b) in a.iter().zip(b) {
            if !self.equal_within(a, b, depth + 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// `a op b` of two values of Python's classes, or `None` if they have no order.
    fn order(&mut self, op: CompareOp, a: Value, b: Value, depth: usize) -> Result<Option<Value>, Stop> {
        let heap = self.look();
        if let (Some(a), Some(b)) = (Number::of(heap, a), Number::of(heap, b)) {
            return Ok(Some(Value::Bool(a.compare(&b).is_some_and(|order| holds(op, order)))));
        }
        let (a_items, b_items): (Items, Items) = match (heap.object(a), heap.object(b)) {
            (Some(Object::Str(a)), Some(Object::Str(b))) => {
                return Ok(Some(Value::Bool(holds(op, a.as_str().cmp(b.as_str())))));
            }
            (Some(Object::Tuple(a)), Some(Object::Tuple(b))) => (a.clone(), b.clone()),
            (Some(Object::List(a)), Some(Object::List(b))) => (a.as_slice().into(), b.as_slice().into()),
            (Some(Object::Foreign(_)), Some(Object::Foreign(_))) => return self.foreign_order(op, a, b),
            _ if self.as_set(a).is_some() && self.as_set(b).is_some() => {
                return self.set_order(op, a, b).map(|result| Some(Value::Bool(result)));
            }
            _ => return Ok(None),
        };
        for (&a, &b) in a_items.iter().zip(b_items.iter()) {
            if !self.equal_within(a, b, depth + 1)? {
                return self.rich_compare(op, a, b, depth + 1).map(Some);
            }
        }
        Ok(Some(Value::Bool(holds(op, a_items.len().cmp(&b_items.len())))))
    }

    /// Subset and superset, as sets compare.
    fn set_order(&mut self, op: CompareOp, a: Value, b: Value) -> Result<bool, Stop> {
        let (a, b, strict) = match op {
            CompareOp::Lt => (a, b, true),
            CompareOp::LtE => (a, b, false),
            CompareOp::Gt => (b, a, true),
            _ => (b, a, false),
        };
        let (small, large) = (self.set_length(a), self.set_length(b));
        Ok(small <= large && !(strict && small == large) && self.is_subset(a, b)?)
    }

    /// `hash(value)`
    ///
    /// # Errors
    /// TypeError if the value can change; what a `__hash__` raises.
    #[inline]
    pub fn hash(&mut self, value: Value) -> Result<i64, Stop> {
        match value {
            Value::Int(number) => Ok(hash_int(number)),
            Value::Bool(value) => Ok(value.into()),
            Value::Float(number) => Ok(hash_float(number, 0)),
            Value::Ref(handle) => self.hash_object(value, handle),
            other => Ok(crate::library::repr::id(other) >> 4),
        }
    }

    fn hash_object(&mut self, value: Value, handle: Handle) -> Result<i64, Stop> {
        match self.look().get(handle) {
            Object::Str(text) => Ok(hash_str(text.as_str())),
            Object::Int(number) => Ok(hash_big_int(number)),
            Object::Tuple(items) => {
                let items = items.clone();
                let hashes: Vec<i64> = items.iter().map(|&item| self.hash(item)).collect::<Result<_, _>>()?;
                Ok(hash_tuple(hashes.into_iter()))
            }
            Object::FrozenSet(set) => {
                let hashes: Vec<i64> = set.iter_hashed().map(|(hash, _)| hash).collect();
                Ok(hash_frozenset(hashes.into_iter()))
            }
            Object::Range(range) => {
                let (length, first, step) = (range.len(), range.start, range.step);
                let hashes = [length as i64, first, step];
                Ok(hash_tuple(hashes.into_iter()))
            }
            Object::Instance(_) | Object::Exception(_) if self.is_own(value) => self.hash_own(value, handle),
            Object::List(_) | Object::Dict(_) | Object::Set(_) | Object::Slice(_) => Err(self.unhashable(value)),
            Object::DictView(DictPart::Keys | DictPart::Items, _) => Err(self.unhashable(value)),
            Object::Foreign(foreign) if !foreign.is_hashable() => Err(self.unhashable(value)),
            Object::Method { function, receiver } => {
                let parts = [*function, *receiver].map(crate::library::repr::id);
                Ok(hash_tuple(parts.into_iter()))
            }
            _ => Ok(i64::from(handle.0)),
        }
    }

    fn hash_own(&mut self, value: Value, handle: Handle) -> Result<i64, Stop> {
        match self.special(value, "__hash__")? {
            // Of a class that defines `__eq__` alone.
            Some(Value::None) => Err(self.unhashable(value)),
            Some(method) => {
                let result = self.call(method, &[])?;
                match self.whole(result) {
                    Some(number) => Ok(number.to_i64().map_or_else(|| hash_big_int(&number), hash_of_result)),
                    None => Err(self.type_error("__hash__ method should return an integer")),
                }
            }
            None => match self.plain(value) {
                plain if plain.is(value) => Ok(i64::from(handle.0)),
                Value::Ref(plain) => self.hash_object(value, plain),
                plain => self.hash(plain),
            },
        }
    }

    fn unhashable(&mut self, value: Value) -> Stop {
        self.class_error(value, "unhashable type: '{}'")
    }

    /// Whether a value counts as true.
    ///
    /// # Errors
    /// What a `__bool__` or `__len__` raises.
    #[inline]
    pub fn truth(&mut self, value: Value) -> Result<bool, Stop> {
        match value {
            Value::Bool(value) => Ok(value),
            Value::None | Value::Unbound => Ok(false),
            Value::Int(number) => Ok(number != 0),
            Value::Float(number) => Ok(number != 0.0),
            Value::Ref(handle) => self.object_truth(value, handle),
            _ => Ok(true),
        }
    }

    fn object_truth(&mut self, value: Value, handle: Handle) -> Result<bool, Stop> {
        match self.look().get(handle) {
            Object::Str(text) => return Ok(!text.is_empty()),
            Object::List(items) => return Ok(!items.is_empty()),
            Object::Tuple(items) => return Ok(!items.is_empty()),
            Object::Dict(dict) => return Ok(!dict.is_empty()),
            Object::Set(set) => return Ok(!set.is_empty()),
            Object::FrozenSet(set) => return Ok(!set.is_empty()),
            Object::Range(range) => return Ok(!range.is_empty()),
            Object::DictView(..) => return self.length(value).map(|length| length > 0),
            Object::Foreign(foreign) => return Ok(foreign.is_true()),
            Object::Instance(_) => {}
            _ => return Ok(true),
        }
        if let Some(method) = self.special(value, "__bool__")? {
            let result = self.call(method, &[])?;
            return match result {
                Value::Bool(result) => Ok(result),
                other => Err(self.class_error(other, "__bool__ should return bool, returned {}")),
            };
        }
        if self.special(value, "__len__")?.is_some() {
            return self.length(value).map(|length| length > 0);
        }
        let plain = self.plain(value);
        if plain.is(value) { Ok(true) } else { self.truth(plain) }
    }
}

/// The result of a `__hash__`, of which −1 is CPython's sign of an error.
fn hash_of_result(hash: i64) -> i64 {
    if hash == -1 { -2 } else { hash }
}

#[inline]
fn holds(op: CompareOp, order: Ordering) -> bool {
    match op {
        CompareOp::Eq => order.is_eq(),
        CompareOp::NotEq => order.is_ne(),
        CompareOp::Lt => order.is_lt(),
        CompareOp::LtE => order.is_le(),
        CompareOp::Gt => order.is_gt(),
        CompareOp::GtE => order.is_ge(),
        CompareOp::Is | CompareOp::IsNot | CompareOp::In | CompareOp::NotIn => false,
    }
}

/// The comparison with its sides exchanged.
fn mirrored(op: CompareOp) -> CompareOp {
    match op {
        CompareOp::Lt => CompareOp::Gt,
        CompareOp::LtE => CompareOp::GtE,
        CompareOp::Gt => CompareOp::Lt,
        CompareOp::GtE => CompareOp::LtE,
        other => other,
    }
}

fn comparison_method(op: CompareOp) -> &'static str {
    match op {
        CompareOp::NotEq => "__ne__",
        CompareOp::Lt => "__lt__",
        CompareOp::LtE => "__le__",
        CompareOp::Gt => "__gt__",
        CompareOp::GtE => "__ge__",
        _ => "__eq__",
    }
}

fn comparison_sign(op: CompareOp) -> &'static str {
    match op {
        CompareOp::LtE => "<=",
        CompareOp::Gt => ">",
        CompareOp::GtE => ">=",
        CompareOp::NotEq => "!=",
        CompareOp::Eq => "==",
        _ => "<",
    }
}
