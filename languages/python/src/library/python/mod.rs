//! The modules of Python's library that are written in Python, as they are in CPython.
//!
//! The text of a module is compiled with each program that names it, and its body runs before the program's first line. Its
//! codes come after those of the program: they report no lines, and their calls are none that the page shows. What needs
//! Rust is a function of the module's own tables, whose name begins with an underscore.

use std::rc::Rc;

use crate::ast::Module;
use crate::library::table::natives;
use crate::machine::Machine;
use crate::names::Namespace;
use crate::native::{Call, Limit, Stop};
use crate::object::{Instance, Object};
use crate::value::Value;
use crate::{compile, syntax};

/// The modules: each with words of which a program has one that needs it, and its text.
static TEXTS: &[(&str, &[&str], &str)] = &[
    ("abc", &["ABC", "abstractmethod"], include_str!("abc.py")),
    ("collections", &["namedtuple", "NamedTuple", "cache_info"], include_str!("collections.py")),
    ("dataclasses", &["dataclasses"], include_str!("dataclasses.py")),
    ("datetime", &["datetime"], include_str!("datetime.py")),
    ("enum", &["Enum", "enum import", "import enum"], include_str!("enum.py")),
    ("functools", &["total_ordering"], include_str!("functools.py")),
    ("heapq", &["nlargest", "nsmallest"], include_str!("heapq.py")),
    ("random", &["random"], include_str!("random.py")),
];

/// The modules that a program needs.
pub(crate) fn needed_by(program: &str) -> impl Iterator<Item = (&'static str, Module)> {
    let needed = TEXTS.iter().filter(move |(_, words, _)| words.iter().any(|word| program.contains(word)));
    needed.filter_map(|(name, _, text)| Some((*name, syntax::parse(text).ok()?)))
}

natives! {
    /// What the modules need of Rust.
    HELPERS:
    Native::new("_define", define).takes(2, &["", ""]).variadic() => [];
    Native::new("_instance", instance).takes(1, &["", ""]) => [];
}

/// qualified name, text of a function that makes another one, arguments … → the function that it makes
fn define(call: &mut Call<'_>) -> Result<Value, Stop> {
    let texts = [0, 1].map(|index| call.text(call.arg(index)).unwrap_or_default());
    let maker = match call.replay() {
        Some(maker) => maker,
        None => {
            let maker = call.machine.define(&texts[1])?;
            call.note(maker);
            maker
        }
    };
    let made = call.call(maker, &call.rest(2))?;
    if let Value::Ref(handle) = made
        && let Object::Function(function) = call.heap().get_mut(handle)
    {
        function.qualname = texts[0].clone();
    }
    Ok(made)
}

/// class that derives from one of Python, value of that class → instance with the value's data
fn instance(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (class, payload) = (call.handle(call.arg(0))?, call.arg(1));
    let instance = Instance { class, attributes: Namespace::default(), payload };
    call.heap().insert(Object::Instance(Box::new(instance))).map(Value::Ref)
}

impl Machine {
    /// The function that a text defines, which is no part of the program.
    fn define(&mut self, text: &Rc<str>) -> Result<Value, Stop> {
        let code = match self.program.defined.iter().find(|known| known.0 == *text) {
            Some(&(_, code)) => code,
            None => {
                let mut program = (*self.program).clone();
                self.count_work(program.codes.len() as u64)?;
                program.names = self.names.clone();
                let module = syntax::parse(text).map_err(|_| Stop::limit(Limit::Work))?;
                let added =
                    compile::add(&mut program, &module, Some("__main__")).map_err(|_| Stop::limit(Limit::Work))?;
                // The first code in that of the text.
                let code = added.code + 1;
                program.defined.push((text.clone(), code));
                let made = self.make_all(&program.constants[self.constants.len()..])?;
                self.constants = self.constants.iter().copied().chain(made).collect();
                self.globals.resize(program.globals.len(), Value::Unbound);
                self.names = program.names.clone();
                self.program = Rc::new(program);
                code
            }
        };
        self.stack.push(Value::Int(code.into()));
        self.make_function(0)?;
        Ok(self.pop())
    }
}

impl Call<'_> {
    /// What the text of a module gives a name.
    pub(crate) fn library_global(&self, module: &str, name: &str) -> Option<Value> {
        let module = self.machine.program.library.iter().find(|known| known.name == module)?;
        let index = module.global_of.get(self.machine.names.find(name)?.0 as usize).copied().flatten()?;
        Some(self.machine.globals[index as usize]).filter(|value| !value.is_unbound())
    }

    /// Calls a function of the text of a module.
    pub(crate) fn call_library(&mut self, module: &str, name: &str, arguments: &[Value]) -> Result<Value, Stop> {
        let function = self.library_global(module, name).unwrap_or(Value::None);
        self.call(function, arguments)
    }
}
