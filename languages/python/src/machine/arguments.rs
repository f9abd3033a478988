//! How the arguments of a call become parameters, with CPython's errors.

use std::fmt::Write as _;

use super::Machine;
use crate::code::Code;
use crate::dict::Dict;
use crate::names::Name;
use crate::native::{Native, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

/// function, iterable of arguments, dict of named ones or nothing →
pub(super) static CALL_ITERABLE: Native = Native::new("call", |call| {
    let (function, iterable) = (call.arg(0), call.arg(1));
    if !call.has_iter(iterable)? {
        let name = call.machine.callable_name(function);
        return Err(call.must_be(&format!("{name} argument after * must be an iterable"), iterable));
    }
    let list = call.collect(iterable)?;
    let arguments = call.heap().sequence(list).unwrap_or_default().to_vec();
    call.call_with(function, &arguments, call.arg(2))
})
.takes(3, &["", "", ""]);

impl Machine {
    /// Puts the arguments from `first` on, the last ones with names, into the slots of a function.
    pub(super) fn bind(&mut self, handle: Handle, code: &Code, first: usize, names: &[Name]) -> Result<(), Stop> {
        let Object::Function(function) = self.heap.get(handle) else { return Ok(()) };
        let (defaults, keyword_defaults) = (function.defaults.clone(), function.keyword_defaults.clone());
        let qualname = function.qualname.clone();
        let mut given = self.stack.split_off(first);
        let named = given.split_off(given.len() - names.len());
        let positional = code.positional as usize;
        let regular = positional + code.keyword_only as usize;
        let mut slots = vec![Value::Unbound; code.slots.len()];
        let taken = given.len().min(positional);
        slots[..taken].copy_from_slice(&given[..taken]);

        let mut kwargs = Dict::default();
        for (&name, value) in names.iter().zip(named) {
            let allowed = code.positional_only as usize..regular;
            match allowed.clone().find(|&slot| code.parameters[slot] == name) {
                Some(slot) if slots[slot].is_unbound() => slots[slot] = value,
                Some(slot) => {
                    let text = format!("{qualname}() got multiple values for argument '{}'", code.slots[slot]);
                    return Err(self.raise(Type::TypeError, text));
                }
                None if code.has_kwargs => {
                    let text = self.names.text(name).clone();
                    let hash = crate::library::hash::hash_str(&text);
                    let key = self.heap.new_str(text)?;
                    kwargs.insert(hash, key, value);
                }
                None => {
                    // Those that have no name for the caller come first, whichever argument is found wrong.
                    let unnamed = code.parameters[..code.positional_only as usize].iter();
                    let unnamed: Vec<&str> =
                        unnamed.filter(|name| names.contains(name)).map(|&name| &**self.names.text(name)).collect();
                    let text = match unnamed.is_empty() {
                        true => format!("{qualname}() got an unexpected keyword argument '{}'", self.names.text(name)),
                        false => format!(
                            "{qualname}() got some positional-only arguments passed as keyword arguments: '{}'",
                            unnamed.join(", ")
                        ),
                    };
                    return Err(self.raise(Type::TypeError, text));
                }
            }
        }
        if given.len() > positional && !code.has_varargs {
            let named = slots[positional..regular].iter().filter(|slot| !slot.is_unbound()).count();
            return Err(self.too_many(&qualname, code, defaults.len(), given.len(), named));
        }
        let without_default = positional - defaults.len();
        let missing: Vec<usize> = (0..without_default).filter(|&slot| slots[slot].is_unbound()).collect();
        if !missing.is_empty() {
            return Err(self.missing(&qualname, code, &missing, "positional"));
        }
        for (slot, &default) in (without_default..positional).zip(defaults.iter()) {
            slots[slot] = slots[slot].or(default);
        }
        for (slot, parameter) in slots.iter_mut().zip(&code.parameters).take(regular).skip(positional) {
            if let Some(default) = keyword_defaults.iter().find(|default| default.0 == *parameter) {
                *slot = slot.or(default.1);
            }
        }
        let missing: Vec<usize> = (positional..regular).filter(|&slot| slots[slot].is_unbound()).collect();
        if !missing.is_empty() {
            return Err(self.missing(&qualname, code, &missing, "keyword-only"));
        }
        let mut next = regular;
        if code.has_varargs {
            slots[next] = self.heap.new_tuple(&given[taken..])?;
            next += 1;
        }
        if code.has_kwargs {
            slots[next] = self.heap.new_dict(kwargs)?;
        }
        self.stack.extend_from_slice(&slots);
        Ok(())
    }

    fn too_many(&mut self, name: &str, code: &Code, defaults: usize, given: usize, named: usize) -> Stop {
        let positional = code.positional as usize;
        let takes = match defaults {
            0 => format!("{positional} positional argument{}", plural(positional)),
            _ => format!("from {} to {positional} positional arguments", positional - defaults),
        };
        let given = match named {
            0 => format!("{given} {} given", if given == 1 { "was" } else { "were" }),
            _ => format!(
                "{given} positional argument{} (and {named} keyword-only argument{}) were given",
                plural(given),
                plural(named)
            ),
        };
        self.raise(Type::TypeError, format_args!("{name}() takes {takes} but {given}"))
    }

    fn missing(&mut self, name: &str, code: &Code, slots: &[usize], kind: &str) -> Stop {
        let count = slots.len();
        let mut text = format!("{name}() missing {count} required {kind} argument{}: ", plural(count));
        for (index, &slot) in slots.iter().enumerate() {
            let before = match index {
                0 => "",
                _ if index + 1 < count => ", ",
                _ if count == 2 => " and ",
                _ => ", and ",
            };
            let _ = write!(text, "{before}'{}'", code.slots[slot]);
        }
        self.raise(Type::TypeError, text)
    }

    /// Puts the arguments of a native function into the order that `Call` expects; how many are by place.
    pub(super) fn bind_native(&mut self, native: &Native, first: usize, names: &[Name]) -> Result<usize, Stop> {
        let parameters = native.parameters.len();
        let given = self.stack.len() - first - names.len();
        if given > parameters && !native.variadic {
            return Err(self.native_count(native, given));
        }
        let named = self.stack.split_off(first + given);
        let positional = given.max(parameters);
        self.stack.resize(first + positional, Value::Unbound);
        self.stack.resize(first + positional + native.keywords.len(), Value::Unbound);
        let mut kwargs = Dict::default();
        for (&name, value) in names.iter().zip(named) {
            let text = self.names.text(name).clone();
            let by_place = native.parameters.iter().position(|parameter| **parameter == *text && !text.is_empty());
            let by_name = native.keywords.iter().position(|keyword| **keyword == *text);
            let place = by_place.or(by_name.map(|index| positional + index));
            match place {
                Some(place) if self.stack[first + place].is_unbound() => self.stack[first + place] = value,
                Some(place) => {
                    let text = format!(
                        "argument for {}() given by name ('{text}') and position ({})",
                        native.short_name(),
                        place + 1
                    );
                    return Err(self.raise(Type::TypeError, text));
                }
                None if native.any_keyword => {
                    let hash = crate::library::hash::hash_str(&text);
                    let key = self.heap.new_str(text)?;
                    kwargs.insert(hash, key, value);
                }
                None => {
                    let function = native.short_name();
                    let text = match native.parameters.iter().all(|parameter| parameter.is_empty())
                        && native.keywords.is_empty()
                    {
                        true => format!("{}() takes no keyword arguments", native.name),
                        false => format!("'{text}' is an invalid keyword argument for {function}()"),
                    };
                    return Err(self.raise(Type::TypeError, text));
                }
            }
        }
        let required = native.required as usize;
        if self.stack[first..first + required].iter().any(|value| value.is_unbound()) {
            return Err(self.native_count(native, given));
        }
        if native.any_keyword {
            let dict = self.heap.new_dict(kwargs)?;
            self.stack.push(dict);
        }
        Ok(positional)
    }

    /// The number of arguments of a native function is wrong. A method does not count its receiver.
    fn native_count(&mut self, native: &Native, given: usize) -> Stop {
        let receiver = usize::from(native.name.contains('.'));
        let (least, most) = (native.required as usize, native.parameters.len());
        let (least, most) = (least.saturating_sub(receiver), most - receiver.min(most));
        let given = given.saturating_sub(receiver);
        let name = native.short_name();
        let text = match (least, most) {
            (0, 0) => format!("{}() takes no arguments ({given} given)", native.name),
            (1, 1) => format!("{}() takes exactly one argument ({given} given)", native.name),
            _ if least == most && !native.variadic => format!("{name} expected {least} arguments, got {given}"),
            _ if given < least => {
                format!("{name} expected at least {least} argument{}, got {given}", plural(least))
            }
            _ => format!("{name} expected at most {most} argument{}, got {given}", plural(most)),
        };
        self.raise(Type::TypeError, text)
    }

    /// A function as CPython names it in errors: `f()`, or `__main__.f()` for those of the program.
    pub(super) fn callable_name(&self, function: Value) -> String {
        let (module, name) = match function {
            Value::Native(native) => ("", native.name),
            Value::Type(class) => ("", class.name()),
            _ => match self.heap.object(function) {
                Some(Object::Function(function)) => ("__main__.", &*function.qualname),
                Some(Object::Class(class)) => ("__main__.", &*class.qualname),
                Some(Object::Method { function, .. }) => return self.callable_name(*function),
                _ => return "object".into(),
            },
        };
        format!("{module}{name}()")
    }
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
