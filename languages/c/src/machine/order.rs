//! Whether a comparison of the program is an order: where the library asks whether `a` comes before `b`, a copy of the machine asks
//! whether `b` comes before `a`. If both are true, it is none, and the answer of the library depends on chance.

use super::Machine;
use crate::code::Routine;
use crate::note::NoteReason;
use crate::types::Ty;

/// The number of comparisons that are all reversed; after these, only those whose number is a power of two.
const ALWAYS: u32 = 256;

/// The most lines that the copy carries out.
const LINES: u32 = 300;

/// The functions of the library that put things in order.
const ORDERING: [&str; 15] = [
    "__push_heap",
    "__adjust_heap",
    "__heap_select",
    "__unguarded_insert",
    "__insertion_sort",
    "__median_first",
    "__cut",
    "__find",
    "__lower",
    "__upper",
    "stable_sort",
    "is_sorted",
    "insert",
    "min_element",
    "max_element",
];

/// The state of the check of comparisons in a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Order {
    /// How deep the comparison runs that is true when it is turned around; 0 for none.
    pub(crate) pending: u32,
    /// In a copy: how deep the comparison runs that it carries out, and what came of it.
    asked: u32,
    answer: Option<bool>,
    /// How many were looked at.
    count: u32,
}

impl Order {
    /// Whether a comparison of interest runs at a depth.
    #[inline]
    pub(super) fn has_come(&self, depth: usize) -> bool {
        let depth = depth as u32;
        depth > 0 && (self.pending == depth || self.asked == depth)
    }
}

impl Machine {
    /// Of a function that the library is about to call, with its arguments in registers from `first` on: whether it is true
    /// for them the other way round. Nothing if it is no comparison, or was looked at often enough.
    pub(super) fn turned(&mut self, function: u32, first: u8) -> Option<bool> {
        if self.order.asked > 0 {
            return None;
        }
        let code = self.code.clone();
        let routine = &code.routines[function as usize];
        let caller = &code.routines[self.frames.last()?.function as usize];
        let count = routine.parameters.len();
        if !caller.is_hidden || !(2..=3).contains(&count) || !self.code.types.is_integer(routine.returns) {
            return None;
        }
        let is_operator = matches!(last_part(&routine.name), "operator<" | "operator>");
        if !is_operator && !ORDERING.contains(&last_part(&caller.name)) {
            return None;
        }
        let [one, other] = [count - 2, count - 1];
        if !self.operand(routine, one)?.same(self.operand(routine, other)?) {
            return None;
        }
        self.order.count = self.order.count.wrapping_add(1);
        if self.order.count > ALWAYS && !self.order.count.is_power_of_two() {
            return None;
        }
        let fresh = self.memory.fresh();
        let mut copy = self.clone();
        self.memory.set_fresh(fresh);
        copy.regs = self.regs.clone();
        copy.taint = self.taint.clone();
        let base = (self.frames.last()?.base + u32::from(first)) as usize;
        copy.regs.swap(base + one, base + other);
        if copy.is_watching {
            copy.taint.swap(base + one, base + other);
        }
        copy.order.asked = self.frames.len() as u32 + 1;
        copy.enter(function, first, count, self.frames.last()?.result).ok()?;
        for _ in 0..LINES {
            copy.advance();
            if copy.order.answer.is_some() || copy.end.is_some() {
                break;
            }
        }
        Some(copy.order.answer == Some(true))
    }

    /// A comparison of interest has come to its end; `true` if nothing more is to be carried out.
    pub(super) fn compared(&mut self, is_true: bool) -> bool {
        if self.order.asked == self.frames.len() as u32 {
            self.order.answer = Some(is_true);
            return true;
        }
        self.order.pending = 0;
        if is_true {
            self.note("order", |_| NoteReason::Order);
        }
        false
    }

    /// An exception has left calls: a comparison that ran in one of them has no answer. `true` in a copy that carries it out.
    pub(super) fn leaves_comparison(&mut self) -> bool {
        let depth = self.frames.len() as u32;
        if self.order.pending > depth {
            self.order.pending = 0;
        }
        self.order.asked > depth
    }

    /// The type of what a parameter stands for.
    fn operand(&self, routine: &Routine, parameter: usize) -> Option<Ty> {
        let offset = routine.parameters[parameter].offset;
        let variable = routine.variables.iter().find(|variable| !variable.is_static && variable.offset == offset)?;
        let types = &self.code.types;
        let is_receiver = parameter == 0 && &*variable.name == "this";
        let object = if is_receiver { types.pointee(variable.ty) } else { types.referred(variable.ty) };
        Some(object.unwrap_or(variable.ty))
    }
}

/// The name of a function without its class and the arguments of its template.
fn last_part(name: &str) -> &str {
    let name = name.rsplit("::").next().unwrap_or(name);
    if name.starts_with("operator") { name } else { name.split('<').next().unwrap_or(name) }
}
