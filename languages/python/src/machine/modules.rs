//! Modules.

use super::Machine;
use crate::names::{Name, first_part};
use crate::native::{Call, Stop};
use crate::refusal::is_standard_module;
use crate::types::Type;
use crate::value::Value;

impl Machine {
    /// The module of a name.
    pub(super) fn import(&mut self, name: Name) -> Result<Value, Stop> {
        let text = self.names.text(name).clone();
        match crate::library::module(&text) {
            Some(module) => Ok(Value::Module(module)),
            // The program does not use it, or was refused.
            None if is_standard_module(&text) => Ok(Value::None),
            None => {
                let first = first_part(&text);
                let missing = if crate::library::module(first).is_some() { &*text } else { first };
                Err(self.raise(Type::ModuleNotFoundError, format_args!("No module named '{missing}'")))
            }
        }
    }

    /// An attribute of a module that has been made.
    pub(crate) fn made_attribute(&self, module: &str, name: Name) -> Option<Value> {
        self.module_attributes.iter().find(|entry| entry.1 == name && entry.0 == module).map(|entry| entry.2)
    }
}

impl Call<'_> {
    /// An attribute of a module; it is made the first time.
    pub(crate) fn module_attribute(&mut self, module: Value, name: Name) -> Result<Option<Value>, Stop> {
        let Value::Module(module) = module else { return Ok(None) };
        if let Some(value) = self.machine.made_attribute(module.name, name) {
            return Ok(Some(value));
        }
        let text = self.machine.names.text(name).clone();
        let made = module.attribute(self, &text)?;
        if let Some(value) = made {
            self.machine.module_attributes.push((module.name, name, value));
        }
        Ok(made)
    }

    /// `from module import name`
    pub(super) fn import_from(&mut self, module: Value, name: Name) -> Result<Value, Stop> {
        if let Some(value) = self.module_attribute(module, name)? {
            return Ok(value);
        }
        let text = self.machine.names.text(name).clone();
        let Value::Module(module) = module else { return Ok(Value::None) };
        Err(self.raise(
            Type::ImportError,
            format_args!("cannot import name '{text}' from '{}' (unknown location)", module.name),
        ))
    }

    /// `from module import *`: of all names that the program uses, those that the module has.
    pub(super) fn import_star(&mut self, module: Value) -> Result<Value, Stop> {
        let program = self.machine.program.clone();
        for (index, &(name, _)) in program.globals.iter().take(program.own_globals as usize).enumerate() {
            if self.machine.names.text(name).starts_with('_') {
                continue;
            }
            if let Some(value) = self.module_attribute(module, name)? {
                self.machine.set_global(index as u32, value);
            }
        }
        Ok(Value::None)
    }
}
