//! The operators that calculate: `+ - * / // % ** << >> & | ^ @` and the unary ones.

use crate::ast::{BinaryOp, UnaryOp};
use crate::heap::check_length;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::protocol::numbers::Number;
use crate::types::Type;
use crate::value::Value;

impl Call<'_> {
    /// `a op b`
    ///
    /// # Errors
    /// TypeError if the values have no such operator; what a method raises.
    #[inline]
    pub fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Value, Stop> {
        if let (Value::Int(a), Value::Int(b)) = (a, b) {
            let fast = match op {
                BinaryOp::Add => a.checked_add(b),
                BinaryOp::Sub => a.checked_sub(b),
                BinaryOp::Mult => a.checked_mul(b),
                BinaryOp::BitAnd => Some(a & b),
                BinaryOp::BitOr => Some(a | b),
                BinaryOp::BitXor => Some(a ^ b),
                _ => None,
            };
            if let Some(result) = fast {
                return Ok(Value::Int(result));
            }
        }
        self.try_binary(op, a, b)?.ok_or_else(|| self.unsupported(op, a, b, ""))
    }

    /// `a op= b`
    ///
    /// # Errors
    /// As of [`Call::binary`].
    pub fn in_place(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Value, Stop> {
        if let (Value::Int(_), Value::Int(_)) = (a, b) {
            return self.binary(op, a, b);
        }
        if self.is_own(a)
            && let Some(method) = self.special(a, &format!("__i{}__", method_name(op)))?
        {
            let result = self.call(method, &[b])?;
            if !matches!(result, Value::NotImplemented) {
                return Ok(result);
            }
        }
        if let Some(result) = self.change_in_place(op, a, b)? {
            return Ok(result);
        }
        self.try_binary(op, a, b)?.ok_or_else(|| self.unsupported(op, a, b, "="))
    }

    /// The objects that change under `op=`.
    fn change_in_place(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        let Value::Ref(handle) = self.plain(a) else { return Ok(None) };
        match (self.look().get(handle), op) {
            (Object::List(_), BinaryOp::Add) => {
                self.list_extend(handle, b)?;
                Ok(Some(a))
            }
            (Object::List(items), BinaryOp::Mult) => {
                let items = items.clone();
                let Some(count) = self.repetition(b)? else { return Ok(None) };
                let repeated = repeated(&items, count)?;
                let length = repeated.len();
                if let Some(list) = self.heap().list_mut(handle) {
                    *list = repeated;
                }
                self.heap().grow(length * size_of::<Value>())?;
                Ok(Some(a))
            }
            (Object::Dict(_), BinaryOp::BitOr) if matches!(self.look().object(b), Some(Object::Dict(_))) => {
                self.dict_update(handle, b)?;
                Ok(Some(a))
            }
            (Object::Set(_), _) => self.set_in_place(op, a, b),
            (Object::Foreign(_), _) => self.foreign_in_place(op, a, b),
            _ => Ok(None),
        }
    }

    fn try_binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        let (own_a, own_b) = (self.is_own(a), self.is_own(b));
        if own_a || own_b {
            let name = method_name(op);
            let (class_a, class_b) = (self.class_of(a), self.class_of(b));
            // The class that derives from the other one is asked first, if it has the method itself.
            let first_b = own_b && !class_a.is(class_b) && self.is_subclass(class_b, class_a);
            let forward = (a, b, format!("__{name}__"));
            let backward = (b, a, format!("__r{name}__"));
            let attempts = if first_b { [backward, forward] } else { [forward, backward] };
            for (receiver, argument, name) in attempts {
                if !self.is_own(receiver) || name.starts_with("__r") && class_a.is(class_b) {
                    continue;
                }
                if let Some(method) = self.special(receiver, &name)? {
                    let result = self.call(method, &[argument])?;
                    if !matches!(result, Value::NotImplemented) {
                        return Ok(Some(result));
                    }
                }
            }
        }
        let (a, b) = (self.plain(a), self.plain(b));
        let (left, right) = (Number::of(self.heap(), a), Number::of(self.heap(), b));
        match (left, right) {
            (Some(left), Some(right)) => {
                if let (Value::Bool(a), Value::Bool(b)) = (a, b) {
                    match op {
                        BinaryOp::BitAnd => return Ok(Some(Value::Bool(a & b))),
                        BinaryOp::BitOr => return Ok(Some(Value::Bool(a | b))),
                        BinaryOp::BitXor => return Ok(Some(Value::Bool(a ^ b))),
                        _ => {}
                    }
                }
                self.calculate(op, left, right)
            }
            _ => self.combine(op, a, b),
        }
    }

    /// Operators of strings, lists, tuples, dicts, sets and types.
    fn combine(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        if op == BinaryOp::Mult {
            return match (self.sequence_name(a), self.sequence_name(b)) {
                (Some(_), _) => self.repeat(a, b),
                (_, Some(_)) => self.repeat(b, a),
                _ => Ok(None),
            };
        }
        if op == BinaryOp::BitOr
            && let Some(union) = self.union(a, b)?
        {
            return Ok(Some(union));
        }
        let heap = self.heap();
        match (op, heap.object(a), heap.object(b)) {
            (BinaryOp::Add, Some(Object::Str(a)), Some(Object::Str(b))) => {
                check_length(a.len() + b.len())?;
                let joined = [a.as_str(), b.as_str()].concat();
                heap.new_str(joined).map(Some)
            }
            (BinaryOp::Add, Some(Object::List(a)), Some(Object::List(b))) => {
                let joined = [a.as_slice(), b].concat();
                heap.new_list(joined).map(Some)
            }
            (BinaryOp::Add, Some(Object::Tuple(a)), Some(Object::Tuple(b))) => {
                let joined = [&a[..], b].concat();
                heap.new_tuple(joined).map(Some)
            }
            (BinaryOp::Mod, Some(Object::Str(template)), _) => {
                let template = template.shared();
                let text = self.percent(&template, b)?;
                self.new_str(text).map(Some)
            }
            (BinaryOp::Add, Some(Object::Foreign(_)), _) => self.deque_joined(a, b),
            (_, Some(Object::Dict(_)), Some(Object::Dict(_))) => self.dict_operator(op, a, b),
            _ => self.set_operator(op, a, b),
        }
    }

    /// What messages call a sequence that can be repeated.
    fn sequence_name(&self, value: Value) -> Option<&'static str> {
        match self.look().object(value)? {
            Object::Str(_) => Some("str"),
            Object::List(_) => Some("list"),
            Object::Tuple(_) => Some("tuple"),
            Object::Foreign(_) => self.deque(value).map(|_| "deque"),
            _ => None,
        }
    }

    fn repetition(&mut self, count: Value) -> Result<Option<usize>, Stop> {
        let Some(count) = self.whole(count) else { return Ok(None) };
        match count.to_i64() {
            // A count beyond all memory is cut, and refused for its length.
            Some(count) => Ok(Some(usize::try_from(count.max(0)).unwrap_or(usize::MAX))),
            None => Err(self.raise(Type::OverflowError, "cannot fit 'int' into an index-sized integer")),
        }
    }

    fn repeat(&mut self, sequence: Value, count: Value) -> Result<Option<Value>, Stop> {
        let Some(count) = self.repetition(count)? else { return Ok(None) };
        let heap = self.heap();
        match heap.object(sequence) {
            Some(Object::Str(text)) => {
                if !text.is_empty() {
                    check_length(text.len().saturating_mul(count))?;
                }
                let repeated = if text.is_empty() { String::new() } else { text.as_str().repeat(count) };
                heap.new_str(repeated).map(Some)
            }
            Some(Object::List(items)) => {
                let repeated = repeated(items, count)?;
                let list = heap.new_list(repeated)?;
                heap.follow(list);
                Ok(Some(list))
            }
            Some(Object::Tuple(items)) => {
                let repeated = repeated(items, count)?;
                heap.new_tuple(repeated).map(Some)
            }
            _ => self.deque_repeated(sequence, count),
        }
    }

    /// `-value`, `+value`, `~value` and `not value`.
    ///
    /// # Errors
    /// TypeError if the value has no such operator; what a method raises.
    pub fn unary(&mut self, op: UnaryOp, value: Value) -> Result<Value, Stop> {
        let (sign, name) = match op {
            UnaryOp::Not => return self.truth(value).map(|truth| Value::Bool(!truth)),
            UnaryOp::USub => ("-", "__neg__"),
            UnaryOp::UAdd => ("+", "__pos__"),
            UnaryOp::Invert => ("~", "__invert__"),
        };
        if let Some(method) = self.special(value, name)? {
            return self.call(method, &[]);
        }
        match (op, Number::of(self.heap(), value)) {
            (UnaryOp::USub, Some(Number::Int(number))) if number > i64::MIN => Ok(Value::Int(-number)),
            (UnaryOp::USub, Some(Number::Float(number))) => Ok(Value::Float(-number)),
            (UnaryOp::UAdd, Some(Number::Float(number))) => Ok(Value::Float(number)),
            (UnaryOp::Invert, Some(Number::Int(number))) => Ok(Value::Int(!number)),
            (_, Some(number)) if !number.is_float() => {
                let number = number.to_big().unwrap_or_default();
                self.heap().new_int(match op {
                    UnaryOp::USub => -number,
                    UnaryOp::Invert => !number,
                    _ => number,
                })
            }
            _ => {
                if let Some(result) = self.counter_sign(op, value)? {
                    return Ok(result);
                }
                let class = self.type_name(value);
                Err(self.type_error(format_args!("bad operand type for unary {sign}: '{class}'")))
            }
        }
    }

    fn unsupported(&mut self, op: BinaryOp, a: Value, b: Value, assign: &str) -> Stop {
        let (class_a, class_b) = (self.type_name(a), self.type_name(b));
        let (a, b) = (self.plain(a), self.plain(b));
        let message = match (op, self.sequence_name(a), self.sequence_name(b)) {
            (BinaryOp::Add, Some(name), _) => format!("can only concatenate {name} (not \"{class_b}\") to {name}"),
            (BinaryOp::Mult, Some(_), _) => format!("can't multiply sequence by non-int of type '{class_b}'"),
            (BinaryOp::Mult, _, Some(_)) => format!("can't multiply sequence by non-int of type '{class_a}'"),
            _ => {
                let sign = operator_sign(op);
                let sign = if op == BinaryOp::Pow && assign.is_empty() { "** or pow()" } else { sign };
                format!("unsupported operand type(s) for {sign}{assign}: '{class_a}' and '{class_b}'")
            }
        };
        self.type_error(message)
    }
}

fn repeated(items: &[Value], count: usize) -> Result<Vec<Value>, Stop> {
    if items.is_empty() {
        return Ok(Vec::new());
    }
    check_length(items.len().saturating_mul(count))?;
    Ok(items.repeat(count))
}

/// The middle of the name of the method: `add` of `__add__`.
fn method_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "add",
        BinaryOp::Sub => "sub",
        BinaryOp::Mult => "mul",
        BinaryOp::MatMult => "matmul",
        BinaryOp::Div => "truediv",
        BinaryOp::Mod => "mod",
        BinaryOp::Pow => "pow",
        BinaryOp::LShift => "lshift",
        BinaryOp::RShift => "rshift",
        BinaryOp::BitOr => "or",
        BinaryOp::BitXor => "xor",
        BinaryOp::BitAnd => "and",
        BinaryOp::FloorDiv => "floordiv",
    }
}

/// The operator as it is written.
pub(crate) fn operator_sign(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mult => "*",
        BinaryOp::MatMult => "@",
        BinaryOp::Div => "/",
        BinaryOp::Mod => "%",
        BinaryOp::Pow => "**",
        BinaryOp::LShift => "<<",
        BinaryOp::RShift => ">>",
        BinaryOp::BitOr => "|",
        BinaryOp::BitXor => "^",
        BinaryOp::BitAnd => "&",
        BinaryOp::FloorDiv => "//",
    }
}
