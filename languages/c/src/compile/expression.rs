//! Expressions.

use super::operand::swaps;
use super::place::{Place, Spot};
use super::{Compiler, Result};
use crate::code::{Op, Reg};
use crate::tree::{Beginning, Comparison, Expression, ExpressionKind, Operator, Storage};
use crate::types::{Kind, Ty};

impl Compiler<'_> {
    /// Evaluates an expression for what it changes.
    pub(super) fn effect(&mut self, expression: &Expression) -> Result<()> {
        self.line_of(expression);
        match &expression.kind {
            ExpressionKind::Count { place, up, .. } => {
                let kind = self.types.kind(place.ty);
                if self.types.is_pointer(place.ty) || self.types.is_floating(place.ty) || kind != Kind::I32 {
                    return self.count(place, *up, true, false).map(|_| ());
                }
                let by = if *up { 1 } else { -1 };
                let spot = self.place(place, false)?;
                if let Spot::Local(offset) = spot.spot {
                    self.emit(Op::IncL32 { offset, by });
                    return Ok(());
                }
                let d = self.alloc()?;
                self.load(d, spot, place.ty)?;
                self.emit(Op::AddI32 { d, a: d, by });
                self.store(d, spot, place.ty)
            }
            ExpressionKind::Comma(a, b) => {
                let top = self.top;
                self.effect(a)?;
                self.top = top;
                self.effect(b)
            }
            ExpressionKind::Cast(inner) if expression.ty.same(Ty::VOID) => self.effect(inner),
            ExpressionKind::Choice(test, yes, no) => {
                let top = self.top;
                let (mut to_no, mut to_end) = (Vec::new(), Vec::new());
                self.jump_unless(test, &mut to_no)?;
                self.top = top;
                self.effect(yes)?;
                self.top = top;
                to_end.push(self.emit(Op::Jump { to: 0 }));
                self.land(to_no);
                self.effect(no)?;
                self.top = top;
                self.land(to_end);
                Ok(())
            }
            ExpressionKind::And(..) | ExpressionKind::Or(..) => {
                let mut jumps = Vec::new();
                self.jump_unless(expression, &mut jumps)?;
                self.land(jumps);
                Ok(())
            }
            _ => self.value(expression).map(|_| ()),
        }
    }

    /// In Java the lines are those of `mark`.
    fn line_of(&mut self, expression: &Expression) {
        if !self.tree.is_java {
            self.mark(expression);
        }
    }

    /// What comes next is in the line of an expression: javac says so of calls, of the parts of `?:`, and in the head of `for`.
    pub(super) fn mark(&mut self, expression: &Expression) {
        if !self.is_hidden && expression.line > 0 {
            self.line = expression.line;
        }
    }

    /// Evaluates an expression into a register of its own.
    pub(super) fn value(&mut self, expression: &Expression) -> Result<Reg> {
        let top = self.top;
        let from = self.value_at(expression)?;
        if usize::from(from) == top {
            self.top = top + 1;
            return Ok(from);
        }
        self.top = top;
        let d = self.alloc()?;
        self.emit(Op::Copy { d, a: from });
        Ok(d)
    }

    /// Evaluates an expression into some register; registers from the present top on are free to use.
    fn value_at(&mut self, expression: &Expression) -> Result<Reg> {
        self.line_of(expression);
        let top = self.top;
        let ty = expression.ty;
        match &expression.kind {
            ExpressionKind::Int(value) => {
                let d = self.alloc()?;
                self.wide(d, *value as u64);
                Ok(d)
            }
            ExpressionKind::Float(value) => {
                let d = self.alloc()?;
                self.wide(d, value.to_bits());
                Ok(d)
            }
            ExpressionKind::Variable(_)
            | ExpressionKind::Member(..)
            | ExpressionKind::Element(..)
            | ExpressionKind::Deref(_)
            | ExpressionKind::Compound(_)
            | ExpressionKind::Literal(_) => {
                let place = self.place(expression, false)?;
                self.top = top;
                let d = self.alloc()?;
                self.take(d, place, ty)?;
                Ok(d)
            }
            ExpressionKind::Function(index) => {
                let d = self.alloc()?;
                let pointer = match self.tree.functions[*index].library {
                    Some(library) => crate::machine::library_pointer(library),
                    None => crate::machine::function_pointer(*index as u32),
                };
                self.wide(d, pointer);
                Ok(d)
            }
            ExpressionKind::Library(library) => {
                let d = self.alloc()?;
                self.wide(d, crate::machine::library_pointer(*library));
                Ok(d)
            }
            ExpressionKind::Address(place) => match place.kind {
                ExpressionKind::Function(_) | ExpressionKind::Library(_) => self.value_at(place),
                _ => self.pointer(place, true, top),
            },
            ExpressionKind::Decay(place) => self.pointer(place, false, top),
            ExpressionKind::Negate(inner) => {
                let a = self.value(inner)?;
                let kind = self.types.kind(ty);
                self.emit(Op::Negate { d: a, a, kind });
                Ok(a)
            }
            ExpressionKind::Complement(inner) => {
                let a = self.value(inner)?;
                let kind = self.types.kind(ty);
                self.emit(Op::Complement { d: a, a, kind });
                Ok(a)
            }
            ExpressionKind::Not(inner) => {
                let a = self.value(inner)?;
                let is_float = self.types.is_floating(inner.ty);
                self.emit(if is_float { Op::NotFloat { d: a, a } } else { Op::Not { d: a, a } });
                Ok(a)
            }
            ExpressionKind::Binary(operator, a, b) => self.binary(*operator, a, b, ty, top),
            ExpressionKind::Compare(comparison, a, b) => {
                let (x, y) = self.operands(a, b, true)?;
                self.top = top;
                let d = self.alloc()?;
                let op = self.comparison(*comparison, a.ty, d, x, y);
                self.emit(op);
                Ok(d)
            }
            ExpressionKind::Move(p, i, forward) => {
                let a = self.operand(p)?;
                let b = self.operand(i)?;
                let (p_reg, i_reg) = (self.settled(a)?, self.settled(b)?);
                let of = self.types.pointee(p.ty).unwrap_or(Ty::CHAR);
                let d = top as Reg;
                self.moved(d, p_reg, i_reg, of, !forward)?;
                self.top = top + 1;
                Ok(d)
            }
            ExpressionKind::Distance(a, b) => {
                let of = self.types.pointee(a.ty).unwrap_or(Ty::CHAR);
                let (x, y) = self.operands(a, b, false)?;
                let size = self.types.size(of).max(1) as u32;
                self.emit(Op::Distance { d: x, a: x, b: y, size });
                Ok(x)
            }
            ExpressionKind::And(..) | ExpressionKind::Or(..) => {
                let mut jumps = Vec::new();
                self.jump_unless(expression, &mut jumps)?;
                self.top = top;
                let d = self.alloc()?;
                self.emit(Op::Int { d, value: 1 });
                let end = self.emit(Op::Jump { to: 0 });
                self.land(jumps);
                self.emit(Op::Int { d, value: 0 });
                self.land(vec![end]);
                Ok(d)
            }
            ExpressionKind::Choice(..) if ty.same(Ty::VOID) => {
                self.effect(expression)?;
                self.top = top;
                self.alloc()
            }
            ExpressionKind::Choice(test, yes, no) => {
                let mut to_no = Vec::new();
                self.mark(test);
                self.jump_unless(test, &mut to_no)?;
                self.top = top;
                self.mark(yes);
                let d = self.value(yes)?;
                let end = self.emit(Op::Jump { to: 0 });
                self.land(to_no);
                self.top = top;
                self.mark(no);
                self.value(no)?;
                self.land(vec![end]);
                Ok(d)
            }
            ExpressionKind::Comma(a, b) => {
                self.effect(a)?;
                self.top = top;
                self.value_at(b)
            }
            ExpressionKind::Assign(place, value) => {
                // gcc carries out a call that is the whole value after the place, anything else that has effects before
                // it; and a value before the effects of the place, but for a plain variable.
                let value_first = match (&value.kind, self.tree.is_cpp) {
                    _ if self.tree.is_java => false,
                    (ExpressionKind::Call(..), is_cpp) => is_cpp && place.has_effects(),
                    _ if value.has_effects() => true,
                    (_, is_cpp) => place.has_effects() && (is_cpp || !self.is_variable(value)),
                };
                let arguments_first = match &value.kind {
                    _ if self.tree.is_java => false,
                    ExpressionKind::Call(_, arguments) => !value_first && arguments.iter().any(Expression::has_effects),
                    _ => false,
                };
                if arguments_first && !self.is_late_place(place) {
                    let d = self.alloc()?;
                    let s = self.call_to(place, value)?;
                    self.emit(Op::Copy { d, a: s });
                    return Ok(d);
                }
                if self.is_late_place(place) || value_first {
                    let s = self.value(value)?;
                    let place = self.place(place, false)?;
                    self.store_any(s, place, ty)?;
                    return Ok(s);
                }
                let d = self.alloc()?;
                let spot = self.place(place, false)?;
                let s = self.value(value)?;
                self.store_any(s, spot, ty)?;
                self.emit(Op::Copy { d, a: s });
                Ok(d)
            }
            ExpressionKind::Update(operator, place, value, common) => self.update(*operator, place, value, *common),
            ExpressionKind::Count { place, up, before } => self.count(place, *up, *before, true),
            ExpressionKind::Cast(inner) => self.cast(inner, ty),
            ExpressionKind::Call(callee, arguments) => self.call(callee, arguments, ty),
            ExpressionKind::SizeOf(ty) => self.size_of(*ty),
            // The parser leaves none of them.
            ExpressionKind::Overloads(..) | ExpressionKind::Braces(_) => self.alloc(),
        }
    }

    fn pointer(&mut self, place: &Expression, beyond: bool, top: usize) -> Result<Reg> {
        let size = if self.types.is_variable(place.ty) { 0 } else { self.types.size(place.ty) as u32 };
        let spot = self.place(place, beyond)?;
        let from = self.pointer_to(spot, size)?;
        self.top = top;
        let d = self.alloc()?;
        if d != from {
            self.emit(Op::Copy { d, a: from });
        }
        Ok(d)
    }

    fn binary(&mut self, operator: Operator, left: &Expression, right: &Expression, ty: Ty, top: usize) -> Result<Reg> {
        let kind = self.types.kind(ty);
        if kind == Kind::I32
            && matches!(operator, Operator::Add | Operator::Subtract)
            && let ExpressionKind::Int(by) = right.kind
            && let Some(by) = i32::try_from(by).ok().filter(|&by| by != i32::MIN)
        {
            let a = self.value(left)?;
            let by = if operator == Operator::Add { by } else { -by };
            self.emit(Op::AddI32 { d: a, a, by });
            return Ok(a);
        }
        let (a, b) = self.operands(left, right, swaps(operator))?;
        self.top = top;
        let d = self.alloc()?;
        let op = self.operation(operator, kind, d, a, b);
        self.emit(op);
        if kind == Kind::F32 {
            self.emit(Op::Single { d, a: d });
        }
        Ok(d)
    }

    fn operation(&self, operator: Operator, kind: Kind, d: Reg, a: Reg, b: Reg) -> Op {
        match (operator, kind) {
            (Operator::Add, Kind::I32) => Op::Add32 { d, a, b },
            (Operator::Subtract, Kind::I32) => Op::Sub32 { d, a, b },
            (Operator::Multiply, Kind::I32) => Op::Mul32 { d, a, b },
            (Operator::ShiftLeft, _) => Op::ShiftBits { d, a, b, kind, left: true },
            (Operator::ShiftRight, _) => Op::ShiftBits { d, a, b, kind, left: false },
            _ => Op::Binary { d, a, b, kind, operator },
        }
    }

    pub(super) fn comparison(&self, comparison: Comparison, ty: Ty, d: Reg, a: Reg, b: Reg) -> Op {
        match self.types.kind(ty) {
            Kind::Pointer => Op::ComparePointer { d, a, b, comparison },
            Kind::F32 | Kind::F64 => Op::CompareFloat { d, a, b, comparison },
            Kind::U64 => Op::CompareUnsigned { d, a, b, comparison },
            _ => Op::Compare { d, a, b, comparison },
        }
    }

    /// `a op= b`: a value with effects, then the place, then any other value, then what stands at the place.
    fn update(&mut self, operator: Operator, place: &Expression, value: &Expression, common: Ty) -> Result<Reg> {
        let ty = place.ty.plain();
        if self.tree.is_java {
            return self.update_in_order(operator, place, value, common);
        }
        let d = self.alloc()?;
        let (spot, b) = if self.is_late_place(place) || value.has_effects() {
            let b = self.value(value)?;
            (self.place(place, false)?, b)
        } else {
            let spot = self.place(place, false)?;
            (spot, self.value(value)?)
        };
        self.load(d, spot, ty)?;
        if self.types.is_pointer(ty) {
            let of = self.types.pointee(ty).unwrap_or(Ty::CHAR);
            self.moved(d, d, b, of, operator == Operator::Subtract)?;
        } else {
            self.convert(d, ty, common);
            let kind = self.types.kind(common);
            let op = self.operation(operator, kind, d, d, b);
            self.emit(op);
            if kind == Kind::F32 {
                self.emit(Op::Single { d, a: d });
            }
            self.convert(d, common, ty);
        }
        self.store(d, spot, ty)?;
        Ok(d)
    }

    /// The same in Java: what stands at the place is read before the value is computed.
    fn update_in_order(
        &mut self,
        operator: Operator,
        place: &Expression,
        value: &Expression,
        common: Ty,
    ) -> Result<Reg> {
        let ty = place.ty.plain();
        let d = self.alloc()?;
        let spot = self.place(place, false)?;
        self.load(d, spot, ty)?;
        self.convert(d, ty, common);
        let b = self.value(value)?;
        let kind = self.types.kind(common);
        let op = self.operation(operator, kind, d, d, b);
        self.emit(op);
        if kind == Kind::F32 {
            self.emit(Op::Single { d, a: d });
        }
        self.convert(d, common, ty);
        self.store(d, spot, ty)?;
        Ok(d)
    }

    fn count(&mut self, place: &Expression, up: bool, before: bool, wanted: bool) -> Result<Reg> {
        let ty = place.ty.plain();
        let d = self.alloc()?;
        let spot = self.place(place, false)?;
        let new = self.alloc()?;
        self.load(new, spot, ty)?;
        if !before && wanted {
            self.emit(Op::Copy { d, a: new });
        }
        self.step(new, ty, up)?;
        self.store(new, spot, ty)?;
        if before && wanted {
            self.emit(Op::Copy { d, a: new });
        }
        Ok(d)
    }

    fn step(&mut self, d: Reg, ty: Ty, up: bool) -> Result<()> {
        let kind = self.types.kind(ty);
        let by = if up { 1 } else { -1 };
        match kind {
            Kind::Pointer => {
                let of = self.types.pointee(ty).unwrap_or(Ty::CHAR);
                let i = self.alloc()?;
                self.emit(Op::Int { d: i, value: 1 });
                self.moved(d, d, i, of, !up)
            }
            Kind::F32 | Kind::F64 => {
                let one = self.alloc()?;
                self.wide(one, f64::from(by).to_bits());
                self.emit(Op::Binary { d, a: d, b: one, kind, operator: Operator::Add });
                if kind == Kind::F32 {
                    self.emit(Op::Single { d, a: d });
                }
                Ok(())
            }
            Kind::I64 | Kind::U64 | Kind::U32 => {
                let one = self.alloc()?;
                self.emit(Op::Int { d: one, value: 1 });
                let operator = if up { Operator::Add } else { Operator::Subtract };
                self.emit(Op::Binary { d, a: d, b: one, kind, operator });
                Ok(())
            }
            Kind::Bool => {
                // `b--` turns a truth value around, `b++` makes it true.
                self.emit(if up { Op::Int { d, value: 1 } } else { Op::Not { d, a: d } });
                Ok(())
            }
            _ => {
                self.emit(Op::AddI32 { d, a: d, by });
                if kind != Kind::I32 {
                    self.emit(Op::Wrap { d, a: d, kind });
                }
                Ok(())
            }
        }
    }

    fn cast(&mut self, inner: &Expression, ty: Ty) -> Result<Reg> {
        if ty.same(Ty::VOID) {
            let top = self.top;
            self.effect(inner)?;
            self.top = top;
            return self.alloc();
        }
        let d = self.value(inner)?;
        if !self.types.is_struct(ty) {
            self.convert(d, inner.ty, ty);
        }
        Ok(d)
    }

    /// Converts what is in a register.
    pub(super) fn convert(&mut self, d: Reg, from: Ty, to: Ty) {
        let (a, b) = (self.types.kind(from), self.types.kind(to));
        let is_float = |kind| matches!(kind, Kind::F32 | Kind::F64);
        match (is_float(a), is_float(b)) {
            (true, true) => {
                if a == Kind::F64 && b == Kind::F32 {
                    self.emit(Op::Single { d, a: d });
                }
            }
            (true, false) => {
                self.emit(Op::Truncate { d, a: d, kind: b });
            }
            (false, true) => {
                self.emit(Op::Float { d, a: d, unsigned: a == Kind::U64, single: b == Kind::F32 });
            }
            (false, false) => {
                let fits = a == b
                    || b.size() == 8
                    || (b.size() > a.size() && matches!(a, Kind::U8 | Kind::U16 | Kind::Bool))
                    || (b.size() > a.size() && matches!(b, Kind::I16 | Kind::I32) && a != Kind::Pointer)
                    || (a == Kind::Bool);
                if b == Kind::Bool {
                    if a != Kind::Bool {
                        self.emit(Op::Wrap { d, a: d, kind: Kind::Bool });
                    }
                } else if !fits {
                    self.emit(Op::Wrap { d, a: d, kind: b });
                }
            }
        }
    }

    /// Sets a variable to the values that it begins with.
    pub(super) fn begin_variable(&mut self, beginning: &Beginning) -> Result<()> {
        let (ty, spot) = match beginning.variable {
            Storage::Local(local) => (self.local(local).ty, Spot::Local(self.offsets[local])),
            Storage::Global(global) => (self.tree.globals[global].ty, Spot::Global(self.globals[global])),
        };
        let size = self.types.size(ty) as u32;
        let root = super::place::Root::Local(0, 0);
        let top = self.top;
        if beginning.is_cleared && matches!(beginning.variable, Storage::Local(_)) {
            let (a, _) = self.address_of(Place { spot, root }, size, true)?;
            self.emit(Op::Zero { a, size });
            self.top = top;
        }
        for (offset, value) in &beginning.items {
            let offset = *offset as u32;
            let spot = match spot {
                Spot::Local(at) => Spot::Local(at + offset),
                Spot::Global(at) => Spot::Global(at + offset),
                other => other,
            };
            let place = Place { spot, root };
            if let ExpressionKind::Literal(literal) = value.kind {
                let length = self.types.size(value.ty) as u32;
                let (to, from) = (self.address_of(place, length, true)?.0, self.alloc()?);
                self.wide(from, u64::from(self.literals[literal]));
                self.emit(Op::Bytes {
                    to,
                    from,
                    size: length.min(size.saturating_sub(offset)).min(self.room(ty, offset)),
                });
            } else {
                let s = self.value(value)?;
                self.store_any(s, place, value.ty)?;
            }
            self.top = top;
        }
        Ok(())
    }

    /// How many characters the array of characters at an offset in a type has room for.
    fn room(&self, ty: Ty, offset: u32) -> u32 {
        let size = self.types.size(ty) as u32;
        if let Some(of) = self.types.element(ty) {
            let stride = self.types.size(of).max(1) as u32;
            return if self.types.is_scalar(of) { size - offset.min(size) } else { self.room(of, offset % stride) };
        }
        let Some(structure) = self.types.structure(ty) else { return size };
        let field =
            structure.fields.iter().rev().find(|field| field.offset as u32 <= offset && self.types.size(field.ty) > 0);
        field.map_or(size, |field| self.room(field.ty, offset - field.offset as u32))
    }
}
