//! Looking into a machine: the calls that run and their variables.
//!
//! ```
//! use rewindable_c::Program;
//!
//! let program = Program::new("int half(int n) {\n    int h = n / 2;\n    return h;\n}\nint main() {\n    return half(7);\n}\n")?;
//! let mut machine = program.start("");
//! machine.step();
//! machine.step();
//! let call = machine.calls().last().unwrap();
//! let names: Vec<&str> = call.variables().map(|(name, _)| name).collect();
//! assert_eq!((call.function(), call.line(), names), ("half", 3, vec!["n", "h"]));
//! # Ok::<(), rewindable_c::refusal::Refusal>(())
//! ```

use crate::code::Routine;
use crate::machine::{Frame, Machine};
use crate::types::{Container, Ty};

/// A place of the memory with the type of what lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its address.
    pub address: u32,
    /// Its type.
    pub ty: Ty,
    /// The lengths of an array whose lengths are counted when the program runs, from the outside.
    pub lengths: [u32; 3],
    /// How many values of the type lie there one behind the other, as at the end of a pointer; 0 for one.
    pub count: u32,
    /// Whether a container has it.
    pub(crate) part: Part,
}

/// The relation of a place to a container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// It is in none.
    None,
    /// An element in the memory of a container, which moves it and puts others in its place.
    Element,
    /// In a node of a tree: the number of the node among all objects of the run.
    Node(u32),
}

impl Place {
    /// A single value.
    pub(crate) fn new(address: u32, ty: Ty) -> Place {
        Place { address, ty, lengths: [0; 3], count: 0, part: Part::None }
    }
}

/// A call that runs: of a function of the program.
#[derive(Clone, Copy, Debug)]
pub struct Call<'m> {
    machine: &'m Machine,
    frame: &'m Frame,
    is_innermost: bool,
}

impl Machine {
    /// The calls that run, `main` first. Those of the library are left out.
    pub fn calls(&self) -> impl DoubleEndedIterator<Item = Call<'_>> {
        let last = self.frames.len().wrapping_sub(1);
        self.frames.iter().enumerate().filter_map(move |(index, frame)| {
            let is_hidden = self.code.routines[frame.function as usize].is_hidden;
            (!is_hidden).then_some(Call { machine: self, frame, is_innermost: index == last })
        })
    }

    /// The innermost of the calls that run.
    #[must_use]
    pub fn innermost_call(&self) -> Option<Call<'_>> {
        self.calls().next_back()
    }

    /// The global variables of the program, in the order of the text; those that are static in a function are its own.
    pub fn globals(&self) -> impl Iterator<Item = (&str, Place)> {
        let is_own = |at: u32| {
            let mut variables = self.code.routines.iter().flat_map(|routine| &routine.variables);
            variables.any(|variable| variable.is_static && variable.offset == at)
        };
        let shown = self.code.globals.iter().filter(move |global| !global.is_hidden && !is_own(global.at));
        shown.map(|global| (&*global.name, Place::new(global.at, global.ty)))
    }

    /// The step of the last write of a place.
    #[must_use]
    pub fn version(&self, place: Place) -> u64 {
        if let Some(span) = self.span(place) {
            let own = self.memory.version(place.address, self.code.types.size(place.ty) as u32);
            return own.max(if span.count > 0 { self.version(span) } else { 0 });
        }
        if matches!(self.code.types.container(place.ty), Container::Map | Container::List) && place.count == 0 {
            let own = self.memory.version(place.address, self.code.types.size(place.ty) as u32);
            let nodes = self.nodes(place).unwrap_or_default();
            return nodes.into_iter().map(|node| self.version(node)).fold(own, u64::max);
        }
        let size = self.place_size(place).min(u64::from(u32::MAX)) as u32;
        if self.memory.has(place.address, size) { self.memory.version(place.address, size) } else { 0 }
    }
}

impl Machine {
    /// The place of a variable of a call, if it can be seen where the call is.
    pub(crate) fn seen(&self, frame: &Frame, index: usize) -> Option<Place> {
        let variable = self.code.routines[frame.function as usize].variables.get(index)?;
        if frame.pc < variable.from || frame.pc >= variable.to {
            return None;
        }
        if variable.is_static {
            return Some(Place::new(variable.offset, variable.ty));
        }
        if self.code.types.is_variable(variable.ty) {
            return self.room_of(frame.bottom, variable);
        }
        Some(Place::new(frame.bottom + variable.offset, variable.ty))
    }

    /// The room of an array of variable length; none before it was made.
    fn room_of(&self, bottom: u32, variable: &crate::code::Variable) -> Option<Place> {
        let (pointer, set) = self.memory.read(bottom + variable.offset, 8);
        if !set {
            return None;
        }
        let mut lengths = [0; 3];
        for (length, &slot) in lengths.iter_mut().zip(&variable.lengths) {
            *length = self.memory.read(bottom + slot, 8).0 as u32;
        }
        Some(Place { lengths, ..Place::new(pointer as u32, variable.ty) })
    }

    /// The name of a function that a pointer points at.
    pub(crate) fn callee_name(&self, callee: &crate::machine::Callee) -> String {
        match callee {
            crate::machine::Callee::Function(index) => self.code.routines[*index as usize].name.to_string(),
            crate::machine::Callee::Library(index) => crate::library::name(*index).to_owned(),
        }
    }
}

impl<'m> Call<'m> {
    fn routine(&self) -> &'m Routine {
        &self.machine.code.routines[self.frame.function as usize]
    }

    /// The name of the function.
    #[must_use]
    pub fn function(&self) -> &'m str {
        &self.routine().name
    }

    /// The line that is carried out, or comes next in the innermost call.
    #[must_use]
    pub fn line(&self) -> u32 {
        if self.is_innermost { self.machine.line() } else { self.frame.line }
    }

    /// The variables that can be seen at this place, parameters first, then in the order of their declarations. Of two
    /// with one name the inner one is seen.
    pub fn variables(&self) -> impl Iterator<Item = (&'m str, Place)> {
        let (machine, frame, pc) = (self.machine, self.frame, self.frame.pc);
        let variables = &self.routine().variables;
        let is_seen = move |variable: &crate::code::Variable| variable.from <= pc && pc < variable.to;
        variables.iter().enumerate().filter_map(move |(index, variable)| {
            if variables[index + 1..].iter().any(|other| is_seen(other) && other.name == variable.name) {
                return None;
            }
            let place = machine.seen(frame, index)?;
            Some((&*variable.name, place))
        })
    }
}
