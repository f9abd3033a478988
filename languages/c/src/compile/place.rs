//! Places: the locations of values.

use super::{Compiler, Result};
use crate::code::{Op, Reg};
use crate::tree::{Expression, ExpressionKind, Storage};
use crate::types::{Shape, Ty};

/// The location of a value.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spot {
    /// In the call.
    Local(u32),
    Global(u32),
    /// At an address in a register, with an offset.
    Address(Reg, u32),
    /// Where a pointer in a register points at, with an offset.
    Pointer(Reg, u32),
    /// An element of an array of scalars, whose index in a register is not checked yet.
    Indexed(Base, Reg, u32),
}

/// Where an array begins.
#[derive(Clone, Copy, Debug)]
pub(super) enum Base {
    Local(u32),
    Global(u32),
    Address(Reg),
}

/// To which object a place belongs.
#[derive(Clone, Copy, Debug)]
pub(super) enum Root {
    /// A variable of the call: its offset and its size.
    Local(u32, u32),
    /// A global or a literal, by its object.
    Object(u32),
    /// The object of a pointer in a register.
    Pointer(Reg),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) spot: Spot,
    pub(super) root: Root,
}

impl Compiler<'_> {
    /// Finds a place. `beyond` allows the index of the element behind the last one, for its address.
    pub(super) fn place(&mut self, expression: &Expression, beyond: bool) -> Result<Place> {
        match &expression.kind {
            ExpressionKind::Variable(Storage::Local(local)) => {
                let (offset, size) = (self.offsets[*local], self.sizes[*local]);
                if self.types.is_variable(expression.ty) {
                    let d = self.alloc()?;
                    self.emit(Op::LoadL { d, kind: crate::types::Kind::Pointer, offset });
                    return Ok(Place { spot: Spot::Pointer(d, 0), root: Root::Pointer(d) });
                }
                Ok(Place { spot: Spot::Local(offset), root: Root::Local(offset, size) })
            }
            ExpressionKind::Variable(Storage::Global(global)) => {
                Ok(Place { spot: Spot::Global(self.globals[*global]), root: Root::Object(self.object(*global)) })
            }
            ExpressionKind::Literal(literal) => Ok(Place {
                spot: Spot::Global(self.literals[*literal]),
                root: Root::Object(self.literal_object(*literal)),
            }),
            ExpressionKind::Member(inner, offset) => {
                let place = self.place(inner, false)?;
                self.at_offset(place, *offset as u32)
            }
            ExpressionKind::Element(array, index) => self.element(array, index, beyond),
            ExpressionKind::Deref(pointer) => {
                let p = self.value(pointer)?;
                Ok(Place { spot: Spot::Pointer(p, 0), root: Root::Pointer(p) })
            }
            ExpressionKind::Compound(beginning) => {
                self.begin_variable(beginning)?;
                let (offset, size) = match beginning.variable {
                    Storage::Local(local) => (self.offsets[local], self.sizes[local]),
                    Storage::Global(_) => (0, 0),
                };
                Ok(Place { spot: Spot::Local(offset), root: Root::Local(offset, size) })
            }
            // A structure that a function returned, or that was assigned: it lies at an address.
            _ => {
                let a = self.value(expression)?;
                let size = self.types.size(expression.ty);
                let offset = self.slot(size, self.types.align(expression.ty))?;
                let to = self.alloc()?;
                self.emit(Op::AddressL { d: to, offset });
                self.emit(Op::Bytes { to, from: a, size: size as u32 });
                Ok(Place { spot: Spot::Local(offset), root: Root::Local(offset, size as u32) })
            }
        }
    }

    fn at_offset(&mut self, place: Place, by: u32) -> Result<Place> {
        let spot = match place.spot {
            Spot::Local(offset) => Spot::Local(offset + by),
            Spot::Global(at) => Spot::Global(at + by),
            Spot::Address(a, offset) => Spot::Address(a, offset + by),
            Spot::Pointer(p, offset) => Spot::Pointer(p, offset + by),
            Spot::Indexed(..) => {
                let (a, offset) = self.address_of(place, 0, false)?;
                Spot::Address(a, offset + by)
            }
        };
        Ok(Place { spot, ..place })
    }

    fn element(&mut self, array: &Expression, index: &Expression, beyond: bool) -> Result<Place> {
        let of = self.types.element(array.ty).unwrap_or(Ty::CHAR);
        let place = self.place(array, false)?;
        // It may have been declared before its length.
        let whole = match array.kind {
            ExpressionKind::Variable(Storage::Global(global)) => self.tree.globals[global].ty,
            _ => array.ty,
        };
        let length = match *self.types.shape(whole) {
            Shape::Array(_, length) if !self.types.is_variable(array.ty) => length,
            Shape::Vla(_, count) => return self.variable_element(array, place, count, index),
            _ => None,
        };
        let stride = self.types.size(of) as u32;
        if let Spot::Pointer(p, offset) = place.spot {
            // An array at the end of a structure may be longer than it was declared.
            let is_open = length.is_none_or(|length| length <= 1) && matches!(array.kind, ExpressionKind::Member(..));
            if is_open || length.is_none() {
                let i = self.value(index)?;
                let d = self.alloc()?;
                self.emit(Op::Offset { d, p, by: offset });
                self.emit(Op::Move { d, p: d, i, stride: stride as i32 });
                return Ok(Place { spot: Spot::Pointer(d, 0), root: Root::Pointer(d) });
            }
        }
        let length = length.unwrap_or(0).min(u64::from(u32::MAX >> 1)) as u32;
        if let ExpressionKind::Int(index) = index.kind
            && (0..i64::from(length) + i64::from(beyond)).contains(&index)
        {
            return self.at_offset(place, index as u32 * stride);
        }
        let i = self.value(index)?;
        let base = match place.spot {
            Spot::Local(offset) => Base::Local(offset),
            Spot::Global(at) => Base::Global(at),
            Spot::Address(a, 0) => Base::Address(a),
            _ => {
                let (a, offset) = self.address_of_parts(place, array.ty, false)?;
                Base::Address(self.shifted(a, offset)?)
            }
        };
        if self.types.is_scalar(of) && !beyond {
            return Ok(Place { spot: Spot::Indexed(base, i, length), root: place.root });
        }
        let a = self.index_address(base, i, length + u32::from(beyond), stride)?;
        Ok(Place { spot: Spot::Address(a, 0), root: place.root })
    }

    /// An element of an array of variable length: its index is checked, then its pointer.
    fn variable_element(&mut self, array: &Expression, place: Place, count: u32, index: &Expression) -> Result<Place> {
        let of = self.types.element(array.ty).unwrap_or(Ty::CHAR);
        let i = self.value(index)?;
        let n = self.alloc()?;
        self.emit(Op::LoadL { d: n, kind: crate::types::Kind::I64, offset: self.offsets[count as usize] });
        let slot = match array.kind {
            ExpressionKind::Variable(Storage::Local(local)) => self.offsets[local],
            _ => u32::MAX,
        };
        self.emit(Op::Bound { i, n, slot });
        let Spot::Pointer(p, _) = place.spot else { return Ok(place) };
        let d = self.alloc()?;
        self.moved(d, p, i, of, false)?;
        Ok(Place { spot: Spot::Pointer(d, 0), root: Root::Pointer(d) })
    }

    /// Moves a pointer by elements of a type.
    pub(super) fn moved(&mut self, d: Reg, p: Reg, i: Reg, of: Ty, back: bool) -> Result<()> {
        if self.types.is_variable(of) {
            let stride = self.size_of(of)?;
            self.emit(Op::MoveR { d, p, i, stride, back });
        } else if self.tree.is_java {
            self.emit(Op::Element { d, p, i, stride: self.types.size(of) as u32 });
        } else {
            let stride = self.types.size(of).min(i32::MAX as u64) as i32;
            self.emit(Op::Move { d, p, i, stride: if back { -stride } else { stride } });
        }
        Ok(())
    }

    /// The size of a type that is counted when the program runs.
    pub(super) fn size_of(&mut self, ty: Ty) -> Result<Reg> {
        match *self.types.shape(ty) {
            Shape::Vla(of, count) => {
                let size = self.size_of(of)?;
                let n = self.alloc()?;
                self.emit(Op::LoadL { d: n, kind: crate::types::Kind::I64, offset: self.offsets[count as usize] });
                let operator = crate::tree::Operator::Multiply;
                self.emit(Op::Binary { d: n, a: n, b: size, kind: crate::types::Kind::U64, operator });
                Ok(n)
            }
            _ => {
                let d = self.alloc()?;
                self.wide(d, self.types.size(ty));
                Ok(d)
            }
        }
    }

    fn index_address(&mut self, base: Base, i: Reg, length: u32, stride: u32) -> Result<Reg> {
        let d = self.alloc()?;
        self.emit(match base {
            Base::Local(offset) => Op::IndexL { d, i, offset, length, stride },
            Base::Global(at) => Op::IndexG { d, i, at, length, stride },
            Base::Address(a) => Op::IndexA { d, a, i, length, stride },
        });
        Ok(d)
    }

    fn shifted(&mut self, a: Reg, by: u32) -> Result<Reg> {
        if by == 0 {
            return Ok(a);
        }
        let d = self.alloc()?;
        self.emit(Op::Shift { d, a, by });
        Ok(d)
    }

    /// The address of a place with an offset: a pointer is checked for `size` bytes.
    pub(super) fn address_of(&mut self, place: Place, size: u32, write: bool) -> Result<(Reg, u32)> {
        match place.spot {
            Spot::Address(a, offset) => Ok((a, offset)),
            Spot::Local(offset) => {
                let d = self.alloc()?;
                self.emit(Op::AddressL { d, offset });
                Ok((d, 0))
            }
            Spot::Global(at) => {
                let d = self.alloc()?;
                self.wide(d, u64::from(at));
                Ok((d, 0))
            }
            Spot::Pointer(p, offset) => {
                let d = self.alloc()?;
                self.emit(Op::Check { d, p, offset, size, write });
                Ok((d, 0))
            }
            Spot::Indexed(base, i, length) => {
                let stride = if size == 0 { 4 } else { size };
                Ok((self.index_address(base, i, length, stride)?, 0))
            }
        }
    }

    /// A pointer to a place.
    pub(super) fn pointer_to(&mut self, place: Place, size: u32) -> Result<Reg> {
        let d = self.alloc()?;
        match (place.spot, place.root) {
            (Spot::Local(offset), Root::Local(base, size)) => {
                self.emit(Op::PointerL { d, base, size, offset });
            }
            (Spot::Global(at), Root::Object(object)) => {
                self.emit(Op::PointerG { d, object, at });
            }
            (Spot::Pointer(p, offset), _) => {
                self.emit(Op::Offset { d, p, by: offset });
            }
            (_, root) => {
                let (a, offset) = self.address_of(place, size, false)?;
                let a = self.shifted(a, offset)?;
                self.emit(match root {
                    Root::Local(base, size) => Op::PointerLA { d, a, base, size },
                    Root::Object(object) => Op::PointerGA { d, a, object },
                    Root::Pointer(p) => Op::PointerP { d, p, a },
                });
            }
        }
        Ok(d)
    }
}
