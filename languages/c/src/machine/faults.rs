//! The words of faults: which variable lies at an address.

use super::{Machine, Stop};
use crate::memory::{Object, State};
use crate::note::Fault;
use crate::types::{Container, Shape, Ty};

impl Machine {
    /// An index outside of an array that begins at an address.
    #[cold]
    pub(super) fn index_fault(&self, index: i64, length: u32, start: u32, stride: u32) -> Stop {
        let size = length.saturating_mul(stride);
        let name = self.name_of_array(start, size);
        Stop::Fault(Fault::Index { name, index, length: u64::from(length) })
    }

    #[cold]
    pub(super) fn bound_fault(&self, index: i64, length: u64, slot: u32) -> Stop {
        let name = self.variable_at(slot).map_or("the array".to_owned(), |(name, _)| name);
        Stop::Fault(Fault::Index { name, index, length })
    }

    /// A pointer that is outside of its object.
    pub(super) fn outside(&self, object: &Object, at: u32, _size: u32) -> Fault {
        let offset = i64::from(at) - i64::from(object.start);
        if let Some((name, ty)) = self.variable_at(object.start)
            && object.state != State::Heap
        {
            if let Some(of) = self.code.types.element(ty) {
                // The innermost rows lie behind each other: the first index may be too large.
                let stride = self.code.types.size(of).max(1) as i64;
                let length = (u64::from(object.size) / stride as u64).max(1);
                let (row, inside) = (offset.div_euclid(stride), offset.rem_euclid(stride) as u64);
                let place = format!("{name}[{row}]{}", self.path(of, inside));
                return Fault::Outside { place, name, length };
            }
            return Fault::OutsideBytes { offset, name, length: u64::from(object.size) };
        }
        let name = self.block_name(Some(object));
        Fault::OutsideBytes { offset, name, length: u64::from(object.size) }
    }

    /// The name of an anonymous block.
    pub(super) fn block_name(&self, object: Option<&Object>) -> String {
        match object {
            Some(object) if object.line > 0 => format!("the block from line {}", object.line),
            Some(object) if object.state == State::ReadOnly => "the text".to_owned(),
            _ => "the block".to_owned(),
        }
    }

    /// The name of the object at an address: `board[5][8]`.
    pub(crate) fn name_of(&self, at: u32) -> String {
        if let Some((start, name, ty)) = self.variable_around(at) {
            return format!("{name}{}", self.path(ty, u64::from(at - start)));
        }
        match self.objects.at(at) {
            Some(object) => format!("byte {} of {}", at - object.start, self.block_name(Some(object))),
            None => "a value".to_owned(),
        }
    }

    /// The name of an array of a size that begins at an address.
    fn name_of_array(&self, at: u32, size: u32) -> String {
        let Some((start, name, ty)) = self.variable_around(at) else {
            return match self.objects.at(at) {
                Some(object) => format!("an array in {}", self.block_name(Some(object))),
                None => "the array".to_owned(),
            };
        };
        format!("{name}{}", self.path_to(ty, u64::from(at - start), Some(u64::from(size))))
    }

    fn path(&self, ty: Ty, offset: u64) -> String {
        self.path_to(ty, offset, None)
    }

    /// The indices and members that lead to an offset: down to a scalar, or to a part of a size.
    fn path_to(&self, ty: Ty, offset: u64, size: Option<u64>) -> String {
        let types = &self.code.types;
        let (mut ty, mut offset, mut path) = (ty, offset, String::new());
        loop {
            if size == Some(types.size(ty)) && offset == 0 && types.is_array(ty) {
                return path;
            }
            match types.shape(ty) {
                Shape::Array(of, _) => {
                    let stride = types.size(*of).max(1);
                    path.push_str(&format!("[{}]", offset / stride));
                    (ty, offset) = (*of, offset % stride);
                }
                Shape::Struct(_) => {
                    let field =
                        types.structure(ty).and_then(|structure| {
                            structure.fields.iter().rev().find(|field| {
                                field.offset <= offset && offset < field.offset + types.size(field.ty).max(1)
                            })
                        });
                    let Some(field) = field else { return path };
                    // What a stack or a queue keeps its values in is not named by the program.
                    let is_kept = types.structure(ty).is_some_and(|of| of.container == Container::Adaptor);
                    if !field.name.is_empty() && !is_kept {
                        path.push('.');
                        path.push_str(&field.name);
                    }
                    (ty, offset) = (field.ty, offset - field.offset);
                }
                _ => return path,
            }
        }
    }

    /// The variable that begins at an address.
    fn variable_at(&self, at: u32) -> Option<(String, Ty)> {
        let (start, name, ty) = self.variable_around(at)?;
        (start == at).then_some((name, ty))
    }

    /// The variable in which an address lies: where it begins, its name and its type.
    pub(crate) fn variable_around(&self, at: u32) -> Option<(u32, String, Ty)> {
        if !Machine::is_stack(at) {
            let global =
                self.code.globals.iter().find(|global| global.at <= at && at < global.at + global.size.max(1))?;
            if global.is_hidden {
                return None;
            }
            return Some((global.at, global.name.to_string(), global.ty));
        }
        for frame in self.frames.iter().rev() {
            if at < frame.bottom {
                continue;
            }
            let routine = &self.code.routines[frame.function as usize];
            let offset = at - frame.bottom;
            let inside = |variable: &&crate::code::Variable| {
                let size =
                    if self.code.types.is_variable(variable.ty) { 8 } else { self.code.types.size(variable.ty) as u32 };
                !variable.is_static && variable.offset <= offset && offset < variable.offset + size.max(1)
            };
            let variable = routine.variables.iter().find(inside)?;
            return Some((frame.bottom + variable.offset, variable.name.to_string(), variable.ty));
        }
        None
    }
}
