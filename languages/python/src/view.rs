//! A value as a debugger shows it: bounded in size, and without running any code of the program.
//!
//! ```
//! use rewindable_python::Program;
//! use rewindable_python::view::View;
//!
//! let mut machine = Program::new("board = [2, 0, None]\npass\n")?.start("", 0);
//! machine.step();
//! let (_, board) = machine.globals().next().unwrap();
//! let View::Items { class, items, more } = machine.view(board, 2) else { panic!("a list has items") };
//! assert_eq!((class, items.len(), more), ("list", 2, 1));
//! assert!(matches!(machine.view(items[0], 2), View::Plain(text) if text == "2"));
//! # Ok::<(), Vec<rewindable_python::refusal::Refusal>>(())
//! ```

use std::rc::Rc;

use crate::library::Foreign;
use crate::library::format::{float_repr, str_repr};
use crate::machine::Machine;
use crate::object::{Iter, Object};
use crate::value::{Handle, Value};

/// The most characters of the text of a value.
pub const LONGEST: usize = 80;

/// The display of a value.
#[derive(Clone, Debug)]
pub enum View {
    /// A value without parts, as Python writes it; cut off with `…` after [`LONGEST`] characters.
    Plain(String),
    /// A function, class or module, by its name.
    Definition(String),
    /// The elements of a `list`, `tuple`, `set`, `frozenset` or `deque`.
    Items {
        /// Which of them it is.
        class: &'static str,
        /// The first elements.
        items: Vec<Value>,
        /// How many more there are.
        more: usize,
    },
    /// The entries of a dict.
    Entries {
        /// The first keys with their values.
        entries: Vec<(Value, Value)>,
        /// How many more there are.
        more: usize,
    },
    /// An instance of a class of the program.
    Instance {
        /// The name of the class.
        class: Rc<str>,
        /// The first attributes, in the order of their first assignment.
        attributes: Vec<(Rc<str>, Value)>,
        /// How many more there are.
        more: usize,
    },
}

impl Machine {
    /// A value with at most `most` of its parts.
    #[must_use]
    pub fn view(&self, value: Value, most: usize) -> View {
        let Value::Ref(handle) = value else { return self.plain_view(value) };
        self.object_view(handle, most)
    }

    fn plain_view(&self, value: Value) -> View {
        View::Plain(match value {
            Value::None => "None".to_owned(),
            Value::NotImplemented => "NotImplemented".to_owned(),
            Value::Ellipsis => "Ellipsis".to_owned(),
            Value::Bool(true) => "True".to_owned(),
            Value::Bool(false) => "False".to_owned(),
            Value::Int(number) => number.to_string(),
            Value::Float(number) => float_repr(number),
            Value::Type(class) => return View::Definition(format!("class {}", class.name())),
            Value::Native(native) => return View::Definition(format!("function {}", native.name)),
            Value::Module(module) => return View::Definition(format!("module {}", module.name)),
            Value::Unbound | Value::Ref(_) => String::new(),
        })
    }

    fn object_view(&self, handle: Handle, most: usize) -> View {
        let items = |class, all: &mut dyn Iterator<Item = Value>, length: usize| View::Items {
            class,
            items: all.take(most).collect(),
            more: length.saturating_sub(most),
        };
        match self.heap.get(handle) {
            Object::Str(text) => {
                let start: String = text.as_str().chars().take(LONGEST).collect();
                let cut = if text.len() > LONGEST { "…" } else { "" };
                View::Plain(str_repr(&start) + cut)
            }
            Object::Int(number) if number.bits() <= 256 => View::Plain(number.to_string()),
            // Converting its digits would take long, for no reader.
            Object::Int(number) => View::Plain(format!("{}2**{} …", sign(number), number.bits() - 1)),
            Object::List(all) => items("list", &mut all.iter().copied(), all.len()),
            Object::Tuple(all) => items("tuple", &mut all.iter().copied(), all.len()),
            Object::Set(set) => items("set", &mut set.iter(), set.len()),
            Object::FrozenSet(set) => items("frozenset", &mut set.iter(), set.len()),
            Object::Dict(dict) => {
                View::Entries { entries: dict.iter().take(most).collect(), more: dict.len().saturating_sub(most) }
            }
            Object::Range(range) if range.step == 1 => View::Plain(format!("range({}, {})", range.start, range.stop)),
            Object::Range(range) => View::Plain(format!("range({}, {}, {})", range.start, range.stop, range.step)),
            Object::Function(function) => View::Definition(format!("function {}", function.name)),
            Object::Class(class) => View::Definition(format!("class {}", class.name)),
            Object::Method { .. } | Object::StaticMethod(_) | Object::ClassMethod(_) | Object::Property(_) => {
                View::Definition("method".to_owned())
            }
            Object::Instance(instance) if instance.attributes.is_empty() && !instance.payload.is_unbound() => {
                self.view(instance.payload, most)
            }
            Object::Instance(instance) => {
                let attributes = instance.attributes.iter().take(most);
                View::Instance {
                    class: self.class_text(Value::Ref(instance.class)),
                    attributes: attributes.map(|(name, value)| (self.names.text(name).clone(), value)).collect(),
                    more: instance.attributes.len().saturating_sub(most),
                }
            }
            Object::Exception(exception) => View::Plain(format!("<{}>", self.class_text(exception.class))),
            Object::Generator(generator) => View::Plain(format!("<generator {}>", generator.name)),
            Object::Cell(value) => self.view(*value, most),
            Object::DictView(..) => View::Plain("<view of a dict>".to_owned()),
            Object::Slice(_) => View::Plain("<slice>".to_owned()),
            Object::Iter(iter) => View::Plain(iterator_text(iter)),
            Object::Foreign(foreign) => match &**foreign {
                Foreign::Deque(all, _) => items("deque", &mut all.iter().copied(), all.len()),
                other => View::Plain(format!("<{}>", other.class().name())),
            },
            Object::Super { .. } | Object::Names(_) | Object::Free => View::Plain("…".to_owned()),
        }
    }

    /// The name of a class.
    fn class_text(&self, class: Value) -> Rc<str> {
        match class {
            Value::Type(class) => class.name().into(),
            _ => match self.heap.object(class) {
                Some(Object::Class(class)) => class.name.clone(),
                _ => "object".into(),
            },
        }
    }
}

fn sign(number: &crate::big_int::BigInt) -> &'static str {
    if number.is_negative() { "-" } else { "" }
}

fn iterator_text(iter: &Iter) -> String {
    match iter {
        Iter::Range { next, step, left } => format!("<iterator at {next}, by {step}, {left} left>"),
        _ => "<iterator>".to_owned(),
    }
}
