//! Reading and writing places.

use super::place::{Base, Place, Spot};
use super::{Compiler, Result};
use crate::code::{Op, Reg};
use crate::types::{Kind, Ty};

impl Compiler<'_> {
    /// Reads a scalar from a place that is needed no more.
    pub(super) fn take(&mut self, d: Reg, place: Place, ty: Ty) -> Result<()> {
        if let Spot::Pointer(p, 0) = place.spot
            && !self.types.is_struct(ty)
            && self.types.kind(ty) == Kind::I32
            && let Some(
                &(Op::Move { d: moved, p: from, i, stride: 4 } | Op::Element { d: moved, p: from, i, stride: 4 }),
            ) = self.code.ops.last()
            && moved == p
        {
            // The move of the pointer just before goes into the load: `p[i]`.
            self.code.ops.pop();
            self.code.lines.pop();
            self.emit(Op::LoadXP32 { d, p: from, i });
            return Ok(());
        }
        self.load(d, place, ty)
    }

    /// Reads a scalar; of a structure its address.
    pub(super) fn load(&mut self, d: Reg, place: Place, ty: Ty) -> Result<()> {
        if self.types.is_struct(ty) {
            let (a, offset) = self.address_of_parts(place, ty, false)?;
            if offset > 0 {
                self.emit(Op::Shift { d, a, by: offset });
            } else {
                self.emit(Op::Copy { d, a });
            }
            return Ok(());
        }
        let kind = self.types.kind(ty);
        let op = match place.spot {
            Spot::Local(offset) if kind == Kind::I32 => Op::LoadL32 { d, offset },
            Spot::Local(offset) => Op::LoadL { d, kind, offset },
            Spot::Global(at) if kind == Kind::I32 => Op::LoadG32 { d, at },
            Spot::Global(at) => Op::LoadG { d, kind, at },
            Spot::Address(a, offset) => Op::LoadA { d, a, kind, offset },
            Spot::Pointer(p, offset) => Op::LoadP { d, p, kind, offset },
            Spot::Indexed(Base::Local(offset), i, length) if kind == Kind::I32 => Op::LoadXL32 { d, i, offset, length },
            Spot::Indexed(Base::Global(at), i, length) if kind == Kind::I32 => Op::LoadXG32 { d, i, at, length },
            Spot::Indexed(Base::Address(a), i, length) if kind == Kind::I32 => Op::LoadXA32 { d, a, i, length },
            Spot::Indexed(..) => {
                let (a, offset) = self.address_of(place, kind.size(), false)?;
                Op::LoadA { d, a, kind, offset }
            }
        };
        self.emit(op);
        Ok(())
    }

    /// Writes a scalar.
    pub(super) fn store(&mut self, s: Reg, place: Place, ty: Ty) -> Result<()> {
        let kind = self.types.kind(ty);
        let op = match place.spot {
            Spot::Local(offset) if kind.size() == 4 && kind != Kind::F32 => Op::StoreL32 { s, offset },
            Spot::Local(offset) => Op::StoreL { s, kind, offset },
            Spot::Global(at) => Op::StoreG { s, kind, at },
            Spot::Address(a, offset) => Op::StoreA { s, a, kind, offset },
            Spot::Pointer(p, offset) => Op::StoreP { s, p, kind, offset },
            Spot::Indexed(Base::Global(at), i, length) if kind.size() == 4 && kind != Kind::F32 => {
                Op::StoreXG32 { s, i, at, length }
            }
            Spot::Indexed(..) => {
                let (a, offset) = self.address_of(place, kind.size(), true)?;
                Op::StoreA { s, a, kind, offset }
            }
        };
        self.emit(op);
        Ok(())
    }

    /// The address of a structure or an array: two numbers of 4 bytes need not begin at a multiple of 8.
    pub(super) fn address_of_parts(&mut self, place: Place, ty: Ty, write: bool) -> Result<(Reg, u32)> {
        let (size, align) = (self.types.size(ty) as u32, self.types.align(ty).max(1) as u32);
        let Spot::Pointer(p, offset) = place.spot else { return self.address_of(place, size, write) };
        if align >= size || (size > 8 && !self.types.is_struct(ty)) {
            return self.address_of(place, size, write);
        }
        let d = self.alloc()?;
        self.emit(Op::Check { d, p, offset: offset + size - align, size: align, write });
        self.emit(Op::Check { d, p, offset, size: align, write });
        Ok((d, 0))
    }

    /// Writes a value of any type.
    pub(super) fn store_any(&mut self, s: Reg, place: Place, ty: Ty) -> Result<()> {
        if !self.types.is_struct(ty) {
            return self.store(s, place, ty);
        }
        let size = self.types.size(ty) as u32;
        let (a, offset) = self.address_of_parts(place, ty, true)?;
        let to = self.alloc()?;
        self.emit(Op::Shift { d: to, a, by: offset });
        self.emit(Op::Bytes { to, from: s, size });
        Ok(())
    }
}
