//! `abc`: classes with methods that a class derived from them must define.

use crate::library::table::natives;
use crate::library::timsort;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// The functions of `abc`.
    ABC:
    Native::new("abstractmethod", abstractmethod).takes(1, &[""]) => [
        "from abc import ABC, abstractmethod\nclass A(ABC):\n    @abstractmethod\n    def f(self): pass\nclass B(A):\n    def f(self): return 1\nprint(B().f())\ntry: A()\nexcept TypeError as e: print(e)"
            => "1\nCan't instantiate abstract class A with abstract method f",
    ];
}

fn abstractmethod(call: &mut Call<'_>) -> Result<Value, Stop> {
    let function = call.arg(0);
    let name = call.name("__isabstractmethod__");
    if let Value::Ref(handle) = function
        && let Object::Function(function) = call.heap().get_mut(handle)
    {
        function.attributes.set(name, Value::Bool(true));
    }
    Ok(function)
}

impl Call<'_> {
    /// Notes which methods a new class still lacks.
    pub(crate) fn finish_abstract(&mut self, class: Handle) -> Result<(), Stop> {
        let mark = self.name("__isabstractmethod__");
        let Object::Class(object) = self.look().get(class) else { return Ok(()) };
        let mut seen = Vec::new();
        let mut missing = Vec::new();
        for &base in object.mro.iter() {
            let Some(Object::Class(base)) = self.look().object(base) else { continue };
            for (name, value) in base.attributes.iter() {
                if seen.contains(&name) {
                    continue;
                }
                seen.push(name);
                let function = match self.look().object(value) {
                    Some(Object::Property(parts)) => parts[0],
                    Some(Object::StaticMethod(function) | Object::ClassMethod(function)) => *function,
                    _ => value,
                };
                if matches!(self.look().object(function), Some(Object::Function(function)) if function.attributes.get(mark).is_some())
                {
                    missing.push(self.machine.names.text(name).clone());
                }
            }
        }
        let order = timsort::sorted(missing.len(), &mut |a, b| missing[a] < missing[b]);
        let missing: Vec<_> = order.into_iter().map(|place| missing[place].clone()).collect();
        if let Object::Class(class) = self.heap().get_mut(class)
            && class.layout == Type::Abc
        {
            class.layout = Type::Object;
        }
        if missing.is_empty() {
            if let Object::Class(class) = self.heap().get_mut(class) {
                class.special = Value::Unbound;
            }
            return Ok(());
        }
        let mut names = Vec::new();
        for name in missing {
            names.push(self.new_str(name)?);
        }
        let names = self.heap().new_tuple(names)?;
        self.set_special(class, names);
        Ok(())
    }

    /// The error of calling a class that lacks methods.
    pub(crate) fn is_abstract(&mut self, class: Value) -> Stop {
        let names = match self.look().object(class) {
            Some(Object::Class(class)) => self.look().sequence(class.special).unwrap_or_default(),
            _ => &[],
        };
        let names: Vec<_> = names.iter().filter_map(|&name| self.text(name)).collect();
        let class = self.class_name(class);
        let plural = if names.len() == 1 { "" } else { "s" };
        let names = names.join(", ");
        self.type_error(format_args!("Can't instantiate abstract class {class} with abstract method{plural} {names}"))
    }
}
