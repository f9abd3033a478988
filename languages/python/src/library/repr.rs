//! `repr` and `str` of any value.

use std::fmt::Write as _;
use std::rc::Rc;

use crate::dict::{Dict, Missing};
use crate::library::format::{float_repr, str_repr};
use crate::native::{Call, Stop};
use crate::object::{DictPart, Exception, Iter, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

/// The deepest nesting of containers: CPython's recursion limit.
const DEPTH_LIMIT: usize = 1_000;

impl Call<'_> {
    /// `repr(value)`
    ///
    /// # Errors
    /// What a `__repr__` of the program raises.
    pub fn repr(&mut self, value: Value) -> Result<String, Stop> {
        let mut out = String::new();
        self.write_repr(&mut out, value, &mut Vec::new())?;
        Ok(out)
    }

    /// `str(value)`
    ///
    /// # Errors
    /// What a `__str__` or `__repr__` of the program raises.
    pub fn str(&mut self, value: Value) -> Result<String, Stop> {
        if let Some(text) = self.heap().str(value) {
            return Ok(text.as_str().to_owned());
        }
        if let Some(text) = self.own_text(value, "__str__")? {
            return Ok(text.to_string());
        }
        if let Some(Object::Exception(exception)) = self.heap().object(value) {
            let exception = exception.clone();
            return self.exception_text(&exception);
        }
        self.repr(value)
    }

    /// The result of a method of a class of the program that must return a string, if the class has it.
    fn own_text(&mut self, value: Value, name: &str) -> Result<Option<Rc<str>>, Stop> {
        let Some(method) = self.special(value, name)? else { return Ok(None) };
        let result = self.call(method, &[])?;
        match self.heap().str(result) {
            Some(text) => Ok(Some(text.shared())),
            None => {
                let class = self.type_name(result);
                Err(self.type_error(format_args!("{name} returned non-string (type {class})")))
            }
        }
    }

    /// The name of the class of a value, as messages say it.
    pub fn type_name(&self, value: Value) -> Rc<str> {
        self.machine.type_name(value)
    }

    /// The `__name__` of a class.
    pub fn class_name(&self, class: Value) -> Rc<str> {
        self.machine.class_name(class)
    }

    fn write_repr(&mut self, out: &mut String, value: Value, inside: &mut Vec<Handle>) -> Result<(), Stop> {
        let handle = match value {
            Value::Ref(handle) => handle,
            _ => return self.write_plain(out, value),
        };
        if let Some(text) = self.own_text(value, "__repr__")? {
            out.push_str(&text);
            return Ok(());
        }
        if inside.len() >= DEPTH_LIMIT {
            return Err(self
                .raise(Type::RecursionError, "maximum recursion depth exceeded while getting the repr of an object"));
        }
        let is_inside = inside.contains(&handle);
        let object = self.heap().get(handle).clone();
        inside.push(handle);
        let written = self.write_object(out, value, &object, is_inside, inside);
        inside.pop();
        written
    }

    fn write_plain(&mut self, out: &mut String, value: Value) -> Result<(), Stop> {
        match value {
            Value::Unbound => out.push_str("<NULL>"),
            Value::None => out.push_str("None"),
            Value::NotImplemented => out.push_str("NotImplemented"),
            Value::Ellipsis => out.push_str("Ellipsis"),
            Value::Bool(true) => out.push_str("True"),
            Value::Bool(false) => out.push_str("False"),
            Value::Int(number) => push(out, format_args!("{number}")),
            Value::Float(number) => out.push_str(&float_repr(number)),
            Value::Type(class) => push(out, format_args!("<class '{}'>", class.full_name())),
            Value::Native(native) => match native.name.split_once('.') {
                Some((class, name)) => push(out, format_args!("<method '{name}' of '{class}' objects>")),
                None => push(out, format_args!("<built-in function {}>", native.name)),
            },
            Value::Module(module) => push(out, format_args!("<module '{}' (built-in)>", module.name)),
            Value::Ref(_) => {}
        }
        Ok(())
    }

    fn write_object(
        &mut self,
        out: &mut String,
        value: Value,
        object: &Object,
        is_inside: bool,
        inside: &mut Vec<Handle>,
    ) -> Result<(), Stop> {
        match object {
            Object::Str(text) => out.push_str(&str_repr(text.as_str())),
            Object::Int(number) => {
                let text = self.int_text(number)?;
                out.push_str(&text);
            }
            Object::List(_) if is_inside => out.push_str("[...]"),
            Object::Tuple(_) if is_inside => out.push_str("(...)"),
            Object::Dict(_) if is_inside => out.push_str("{...}"),
            Object::List(items) => self.write_all(out, ("[", "]"), items, inside)?,
            Object::Tuple(items) => {
                let close = if items.len() == 1 { ",)" } else { ")" };
                self.write_all(out, ("(", close), items, inside)?;
            }
            Object::Dict(dict) => self.write_dict(out, value, dict, inside)?,
            Object::DictView(part, dict) => self.write_view(out, *part, *dict, inside)?,
            Object::Set(_) | Object::FrozenSet(_) if is_inside => {
                let class = self.type_name(value);
                push(out, format_args!("{class}(...)"));
            }
            Object::Set(set) if set.is_empty() => out.push_str("set()"),
            Object::Set(set) => self.write_all(out, ("{", "}"), &set.iter().collect::<Vec<_>>(), inside)?,
            Object::FrozenSet(set) if set.is_empty() => out.push_str("frozenset()"),
            Object::FrozenSet(set) => {
                self.write_all(out, ("frozenset({", "})"), &set.iter().collect::<Vec<_>>(), inside)?;
            }
            Object::Range(range) if range.step == 1 => {
                push(out, format_args!("range({}, {})", range.start, range.stop));
            }
            Object::Range(range) => push(out, format_args!("range({}, {}, {})", range.start, range.stop, range.step)),
            Object::Slice(parts) => self.write_all(out, ("slice(", ")"), &parts[..], inside)?,
            Object::Class(class) if self.members(value).is_some() => push(out, format_args!("<enum '{}'>", class.name)),
            Object::Class(class) => {
                push(out, format_args!("<class '{}.{}'>", self.machine.module_name(class), class.qualname));
            }
            Object::Exception(exception) => self.write_exception(out, exception, inside)?,
            Object::Instance(instance) if !instance.payload.is_unbound() => {
                // Of a class that derives from `set`, the name is shown.
                if let Some(elements) = self.set_of(value) {
                    let elements: Vec<_> = elements.iter().collect();
                    let class = self.type_name(value);
                    let brackets = if elements.is_empty() { ("(", ")") } else { ("({", "})") };
                    out.push_str(&class);
                    return self.write_all(out, brackets, &elements, inside);
                }
                self.write_repr(out, instance.payload, inside)?;
            }
            Object::Foreign(_) => self.write_foreign(out, value, is_inside, inside)?,
            _ => {
                let text = self.address_repr(value, object)?;
                out.push_str(&text);
            }
        }
        Ok(())
    }

    /// The repr of an object that shows its address.
    pub(crate) fn address_repr(&mut self, value: Value, object: &Object) -> Result<String, Stop> {
        let address = address(value);
        let class = self.type_name(value);
        Ok(match object {
            Object::Function(function) => format!("<function {} at {address}>", function.qualname),
            Object::Generator(generator) => format!("<generator object {} at {address}>", generator.name),
            Object::Method { function, receiver } => {
                let receiver = *receiver;
                let function = *function;
                match function {
                    Value::Native(native) => {
                        let class = self.type_name(receiver);
                        let name = native.short_name();
                        format!("<built-in method {name} of {class} object at {}>", self::address(receiver))
                    }
                    _ => {
                        let name = match self.heap().object(function) {
                            Some(Object::Function(function)) => function.qualname.clone(),
                            _ => "?".into(),
                        };
                        let receiver = self.repr(receiver)?;
                        format!("<bound method {name} of {receiver}>")
                    }
                }
            }
            Object::Instance(instance) => {
                let qualname = match self.heap().get(instance.class) {
                    Object::Class(class) => class.qualname.clone(),
                    _ => class,
                };
                format!("<__main__.{qualname} object at {address}>")
            }
            Object::Super { .. } => "<super: object>".into(),
            Object::Iter(iter) => format!("<{} object at {address}>", iter_name(iter, &class)),
            _ => format!("<{class} object at {address}>"),
        })
    }

    /// Elements between brackets.
    pub(crate) fn write_all(
        &mut self,
        out: &mut String,
        brackets: (&str, &str),
        items: &[Value],
        inside: &mut Vec<Handle>,
    ) -> Result<(), Stop> {
        out.push_str(brackets.0);
        for (index, &item) in items.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.write_repr(out, item, inside)?;
        }
        out.push_str(brackets.1);
        Ok(())
    }

    /// A dict, or one of the dicts of `collections`.
    fn write_dict(
        &mut self,
        out: &mut String,
        value: Value,
        dict: &Dict,
        inside: &mut Vec<Handle>,
    ) -> Result<(), Stop> {
        let entries: Vec<_> = dict.iter().collect();
        match dict.class() {
            Type::DefaultDict => {
                out.push_str("defaultdict(");
                let factory = match dict.missing() {
                    Missing::Factory(factory) => factory,
                    _ => Value::None,
                };
                self.write_repr(out, factory, inside)?;
                out.push_str(", ");
                self.write_entries(out, entries, inside)?;
                out.push(')');
            }
            Type::OrderedDict => {
                out.push_str("OrderedDict(");
                if !entries.is_empty() {
                    out.push('[');
                    for (index, (key, value)) in entries.into_iter().enumerate() {
                        out.push_str(if index > 0 { ", " } else { "" });
                        self.write_all(out, ("(", ")"), &[key, value], inside)?;
                    }
                    out.push(']');
                }
                out.push(')');
            }
            Type::Counter => {
                out.push_str("Counter(");
                if !entries.is_empty() {
                    let entries = self.by_count(value);
                    self.write_entries(out, entries, inside)?;
                }
                out.push(')');
            }
            _ => self.write_entries(out, entries, inside)?,
        }
        Ok(())
    }

    /// Keys and values between braces.
    pub(crate) fn write_entries(
        &mut self,
        out: &mut String,
        entries: Vec<(Value, Value)>,
        inside: &mut Vec<Handle>,
    ) -> Result<(), Stop> {
        out.push('{');
        for (index, (key, value)) in entries.into_iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.write_repr(out, key, inside)?;
            out.push_str(": ");
            self.write_repr(out, value, inside)?;
        }
        out.push('}');
        Ok(())
    }

    fn write_view(
        &mut self,
        out: &mut String,
        part: DictPart,
        dict: Handle,
        inside: &mut Vec<Handle>,
    ) -> Result<(), Stop> {
        let Object::Dict(dict) = self.heap().get(dict) else { return Ok(()) };
        let entries: Vec<_> = dict.iter().collect();
        match part {
            DictPart::Keys => {
                let keys: Vec<_> = entries.iter().map(|entry| entry.0).collect();
                self.write_all(out, ("dict_keys([", "])"), &keys, inside)
            }
            DictPart::Values => {
                let values: Vec<_> = entries.iter().map(|entry| entry.1).collect();
                self.write_all(out, ("dict_values([", "])"), &values, inside)
            }
            DictPart::Items => {
                out.push_str("dict_items([");
                for (index, (key, value)) in entries.into_iter().enumerate() {
                    out.push_str(if index > 0 { ", " } else { "" });
                    self.write_all(out, ("(", ")"), &[key, value], inside)?;
                }
                out.push_str("])");
                Ok(())
            }
        }
    }

    pub(crate) fn write_exception(
        &mut self,
        out: &mut String,
        exception: &Exception,
        inside: &mut Vec<Handle>,
    ) -> Result<(), Stop> {
        out.push_str(&self.class_name(exception.class));
        let args = self.heap().sequence(exception.args).unwrap_or_default().to_vec();
        self.write_all(out, ("(", ")"), &args, inside)
    }

    /// `str(exception)`: its one argument, or the tuple of them.
    pub(crate) fn exception_text(&mut self, exception: &Exception) -> Result<String, Stop> {
        let args = self.heap().sequence(exception.args).unwrap_or_default().to_vec();
        match args[..] {
            [] => Ok(String::new()),
            // A key is shown as it is written, so that an empty one is seen.
            [key] if exception.class.is(Value::Type(Type::KeyError)) => self.repr(key),
            [text] => self.str(text),
            _ => self.repr(exception.args),
        }
    }

    /// The digits of a large whole number, of which CPython writes at most 4,300.
    pub(crate) fn int_text(&mut self, number: &crate::big_int::BigInt) -> Result<String, Stop> {
        // 4,300 decimal digits have 14,284.3 bits.
        let text = if number.bits() < 16_000 { number.to_string() } else { String::new() };
        if text.is_empty() || text.trim_start_matches('-').len() > 4_300 {
            return Err(self.value_error(
                "Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() \
                 to increase the limit",
            ));
        }
        Ok(text)
    }
}

/// The address that `id` and `repr` show. It looks like one of CPython.
pub(crate) fn id(value: Value) -> i64 {
    /// The addresses of a 64-bit system begin so.
    const BASE: i64 = 0x7f00_0000_0000;
    match value {
        Value::Ref(handle) => BASE + 48 * i64::from(handle.0),
        Value::Int(number) => 0x5500_0000_0000 + 32 * (number & 0xffff_ffff),
        Value::Bool(value) => 0x5400_0000_1000 + 32 * i64::from(value),
        Value::Type(class) => 0x5400_0000_2000 + 64 * i64::from(class as u8),
        Value::Float(number) => 0x5600_0000_0000 + (number.to_bits() >> 16).cast_signed(),
        Value::None => 0x5400_0000_0100,
        Value::NotImplemented => 0x5400_0000_0200,
        Value::Ellipsis => 0x5400_0000_0300,
        Value::Native(_) | Value::Module(_) | Value::Unbound => 0x5400_0001_0000,
    }
}

pub(crate) fn address(value: Value) -> String {
    format!("{:#x}", id(value))
}

fn iter_name<'a>(iter: &Iter, class: &'a str) -> &'a str {
    match iter {
        Iter::Subscripts(..) => "iterator",
        _ => class,
    }
}

pub(crate) fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    let written = out.write_fmt(text);
    debug_assert!(written.is_ok(), "a String takes every text");
}
