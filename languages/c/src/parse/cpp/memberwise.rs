//! Copies of objects member by member, and their ends.

use super::{Implicit, Init};
use crate::parse::{Parser, Result};
use crate::tree::{Expression, ExpressionKind, Statement, StatementKind};
use crate::types::{Field, Shape, Ty};

impl Parser {
    /// Sets the pointer to the table of virtual methods.
    pub(super) fn set_table(&mut self, class: u32, this: &Expression, line: u32, statements: &mut Vec<Statement>) {
        if self.classes[&class].virtuals.is_empty() {
            return;
        }
        let table = self.table(class);
        let void = self.types.pointer(Ty::VOID);
        let place = Expression::new(ExpressionKind::Member(Box::new(this.clone()), 0), void, line);
        let global = Expression::new(
            ExpressionKind::Variable(crate::tree::Storage::Global(table)),
            self.globals[table].ty,
            line,
        );
        let value = Expression::new(ExpressionKind::Decay(Box::new(global)), void, line);
        let effect = Expression::new(ExpressionKind::Assign(Box::new(place), Box::new(value)), void, line);
        statements.push(Statement { line, kind: StatementKind::Hidden(effect) });
    }

    /// Whether a member is the pointer to the table of virtual methods.
    pub(super) fn is_table(&self, field: &Field) -> bool {
        field.name.is_empty() && self.types.is_pointer(field.ty)
    }

    /// The table of the virtual methods of a class: a global array of pointers.
    pub(super) fn table(&mut self, class: u32) -> usize {
        if let Some(table) = self.classes[&class].table {
            return table;
        }
        let virtuals = self.classes[&class].virtuals.clone();
        let void = self.types.pointer(Ty::VOID);
        let ty = self.types.array(void, Some(virtuals.len() as u64));
        let global = self.new_global(&"".into(), ty, 0);
        self.class(class).table = Some(global);
        let items = virtuals
            .iter()
            .enumerate()
            .map(|(slot, &(_, function))| {
                let pure = self.infos.get(&function).is_some_and(|info| info.is_pure);
                if !pure {
                    self.use_function(function, 0);
                }
                let kind = if pure { ExpressionKind::Int(0) } else { ExpressionKind::Function(function) };
                (8 * slot as u64, Expression::new(kind, void, 0))
            })
            .collect();
        let variable = crate::tree::Storage::Global(global);
        let beginning = crate::tree::Beginning { variable, is_cleared: false, items };
        self.beginnings.insert(0, Statement { line: 0, kind: StatementKind::Begin(beginning) });
        global
    }

    /// The implicit work of a destructor behind its body.
    pub(super) fn destructor_end(&mut self, class: u32, line: u32, statements: &mut Vec<Statement>) -> Result<()> {
        let Some(this) = self.this_object(line) else { return Ok(()) };
        let fields = self.types.structures[class as usize].fields.clone();
        for (index, field) in fields.iter().enumerate().rev() {
            let place = self.field_of(this.clone(), class, index, line);
            // The base of an object is not destroyed as the whole object.
            self.calls_named = self.class_of(field.ty).is_some();
            let effect = self.destroyed(place, field.ty, line)?;
            self.calls_named = false;
            if let Some(effect) = effect {
                statements.push(Statement { line, kind: StatementKind::Hidden(effect) });
            }
        }
        Ok(())
    }

    /// Copies the members of another object.
    pub(super) fn memberwise(
        &mut self,
        class: u32,
        other: usize,
        which: Implicit,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let copies = which != Implicit::Assign;
        let Some(this) = self.this_object(line) else { return Ok(()) };
        let other = self.variable(other, line);
        let other = self.dereferenced(other);
        let other = if which == Implicit::Move { self.given_up(other) } else { other };
        let fields = self.types.structures[class as usize].fields.clone();
        for (index, field) in fields.iter().enumerate() {
            // A copy is of its own class, whatever the class of the object that it is made from.
            if self.is_table(field) {
                continue;
            }
            let to = self.field_of(this.clone(), class, index, line);
            let from = self.field_of(other.clone(), class, index, line);
            let is_array_of_objects = self.types.is_array(field.ty) && !self.is_trivial_copy(field.ty);
            if is_array_of_objects {
                self.copy_array(to, from, field.ty, copies, line, statements)?;
                continue;
            }
            let effect = if copies && self.types.referred(field.ty).is_none() && self.types.is_struct(field.ty) {
                self.initialize(to, field.ty, Init::Copy(from), line)?
            } else if self.types.is_struct(field.ty) {
                Some(self.assign(to, from, line)?)
            } else {
                Some(self.copied_bits(to, from, field.ty, line))
            };
            if let Some(effect) = effect {
                let effect = self.full(effect, false)?;
                statements.push(Statement { line, kind: StatementKind::Hidden(effect) });
            }
        }
        if copies {
            self.set_table(class, &this, line, statements);
        } else {
            let this = self.this_object(line);
            if let Some(this) = this {
                let ty = self.types.pointer(this.ty);
                let pointer = Expression::new(ExpressionKind::Address(Box::new(this)), ty, line);
                statements.push(Statement { line, kind: StatementKind::Return(Some(pointer)) });
            }
        }
        Ok(())
    }

    /// A scalar, a reference or an array of them, as bits.
    pub(super) fn copied_bits(&mut self, to: Expression, from: Expression, ty: Ty, line: u32) -> Expression {
        if self.types.is_array(ty) {
            return self.copy_bytes(to, from, self.types.size(ty), line);
        }
        Expression::new(ExpressionKind::Assign(Box::new(to), Box::new(from)), ty.plain(), line)
    }

    pub(super) fn copy_array(
        &mut self,
        to: Expression,
        from: Expression,
        ty: Ty,
        copies: bool,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let (Some(of), Shape::Array(_, Some(length))) = (self.types.element(ty), self.types.shape(ty).clone()) else {
            return Ok(());
        };
        for index in 0..length {
            let index = Expression::int(index as i64, Ty::LONG, line);
            let (to, from) = (self.index(to.clone(), index.clone(), line)?, self.index(from.clone(), index, line)?);
            let effect = if copies {
                self.initialize(to, of, Init::Copy(from), line)?
            } else {
                Some(self.assign(to, from, line)?)
            };
            if let Some(effect) = effect {
                let effect = self.full(effect, false)?;
                statements.push(Statement { line, kind: StatementKind::Hidden(effect) });
            }
        }
        Ok(())
    }
}
