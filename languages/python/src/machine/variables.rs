//! Globals and cells, and the errors for names without a value.

use super::Machine;
use crate::native::Stop;
use crate::object::Object;
use crate::types::Type;
use crate::value::Value;

impl Machine {
    pub(super) fn set_global(&mut self, index: u32, value: Value) {
        let is_new = self.globals[index as usize].is_unbound() && !self.global_order.contains(&index);
        if is_new && index < self.program.own_globals {
            self.global_order.push(index);
        }
        self.globals[index as usize] = value;
        if let Value::Ref(_) = value {
            self.heap.note_write();
        }
    }

    pub(super) fn cell(&self, cell: Value) -> Value {
        match self.heap.object(cell) {
            Some(&Object::Cell(value)) => value,
            _ => Value::Unbound,
        }
    }

    pub(super) fn set_cell(&mut self, cell: Value, value: Value) {
        if let Value::Ref(handle) = cell {
            *self.heap.get_mut(handle) = Object::Cell(value);
        }
    }

    pub(super) fn unbound_local(&mut self, name: &str) -> Stop {
        let text = format!("cannot access local variable '{name}' where it is not associated with a value");
        self.raise(Type::UnboundLocalError, text)
    }

    pub(super) fn unbound_cell(&mut self, code: &crate::code::Code, slot: u32) -> Stop {
        let name = &code.slots[slot as usize];
        if code.cells.contains(&slot) {
            return self.unbound_local(name);
        }
        let text =
            format!("cannot access free variable '{name}' where it is not associated with a value in enclosing scope");
        self.raise(Type::NameError, text)
    }

    pub(super) fn unknown_name(&mut self, index: u32) -> Stop {
        let name = self.names.text(self.program.globals[index as usize].0).clone();
        self.raise(Type::NameError, format_args!("name '{name}' is not defined"))
    }
}
