//! The values that variables begin with.

use super::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Beginning, Expression, ExpressionKind, Storage};
use crate::types::{Shape, Ty};

/// The values read so far.
struct Items {
    items: Vec<(u64, Expression)>,
    is_static: bool,
}

impl Parser {
    /// Reads what follows `=`. An array without a length gets it here.
    pub(super) fn initializer(&mut self, variable: Storage, ty: Ty, name: &str, is_static: bool) -> Result<Beginning> {
        let line = self.line();
        let mut items = Items { items: Vec::new(), is_static };
        let is_open = matches!(self.types.shape(ty), Shape::Array(_, None));
        let is_text = self.is_text_ahead(ty);
        if !self.types.is_complete(ty) && !is_open {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name: name.to_owned() }));
        }
        let mut is_cleared = false;
        let mut length = 0;
        if self.takes("{") {
            is_cleared = !self.types.is_scalar(ty) || self.peek().is_punct("}");
            length = self.nested(|parser| parser.braced(ty, 0, &mut items))?;
        } else if is_text {
            length = self.literal_item(ty, 0, &mut items)?;
            is_cleared = true;
        } else {
            if self.types.is_array(ty) {
                return Err(Refusal::mistake(line, Mistake::BadInitializer));
            }
            let value = self.assignment()?;
            self.item(value, ty, 0, &mut items)?;
        }
        if is_open && let Some(of) = self.types.element(ty) {
            let complete = self.types.array(of, Some(length));
            let complete = if ty.is_const { complete.constant() } else { complete };
            match variable {
                Storage::Local(local) => self.current.locals[local].ty = complete,
                Storage::Global(global) => self.globals[global].ty = complete,
            }
        }
        Ok(Beginning { variable, is_cleared, items: items.items })
    }

    fn item(&mut self, value: Expression, ty: Ty, offset: u64, items: &mut Items) -> Result<()> {
        let line = value.line;
        let value = self.converted(value, ty.plain())?;
        if items.is_static && !self.is_cpp && !self.is_constant(&value) {
            return Err(Refusal::mistake(line, Mistake::NotConstant));
        }
        items.items.push((offset, value));
        Ok(())
    }

    /// Whether a literal comes for an array of characters.
    fn is_text_ahead(&self, ty: Ty) -> bool {
        let of_characters = self
            .types
            .element(ty)
            .is_some_and(|of| of.same(Ty::CHAR) || of.same(Ty::SIGNED_CHAR) || of.same(Ty::UNSIGNED_CHAR));
        let ahead = usize::from(self.peek().is_punct("("));
        of_characters && self.ahead(ahead).kind == Kind::Str
    }

    /// A literal for an array of characters: the number of its characters with the zero at the end.
    fn literal_item(&mut self, ty: Ty, offset: u64, items: &mut Items) -> Result<u64> {
        let bracket = self.takes("(");
        let literal = self.primary()?;
        if bracket {
            self.expect(")")?;
        }
        let length = self.types.size(literal.ty);
        let _ = ty;
        items.items.push((offset, literal));
        Ok(length)
    }

    /// The values in brackets, whose `{` has been taken: how many elements an array without a length has by them.
    fn braced(&mut self, ty: Ty, base: u64, items: &mut Items) -> Result<u64> {
        let parts = self.part_count(ty);
        let (mut next, mut length) = (0u64, 0u64);
        let mut is_over = false;
        if self.is_text_ahead(ty) {
            length = self.literal_item(ty, base, items)?;
            next = u64::MAX;
            self.takes(",");
        }
        while !self.takes("}") {
            if self.peek().kind == Kind::End {
                return self.expected("`}`");
            }
            let (mut part, mut offset) = (ty, base);
            let is_designated = self.peek().is_punct("[") || self.peek().is_punct(".");
            if is_designated {
                next = self.designators(&mut part, &mut offset)?;
            } else if next < parts {
                (part, offset) = self.part(ty, base, next);
            }
            if !is_designated && next >= parts {
                // More than there is room for: gcc warns, and takes none of them.
                if self.peek().is_punct("{") {
                    return self.fail(Mistake::BadInitializer);
                }
                self.assignment()?;
                is_over = true;
            } else {
                self.member(part, offset, items, &mut None)?;
                next += 1;
                length = length.max(next);
            }
            if !self.takes(",") && !self.peek().is_punct("}") {
                return self.expected("`}`");
            }
        }
        if is_over && self.is_cpp {
            return Err(Refusal::mistake(self.tokens[self.at - 1].line, Mistake::BadInitializer));
        }
        Ok(length)
    }

    /// `[3]` or `.x`, once or more: the number of the first of them, and the place.
    fn designators(&mut self, part: &mut Ty, offset: &mut u64) -> Result<u64> {
        let mut first = None;
        loop {
            let line = self.line();
            if self.takes("[") {
                let index = self.constant()?;
                self.expect("]")?;
                let length = match *self.types.shape(*part) {
                    Shape::Array(_, length) => length.unwrap_or(1 << 24),
                    _ => 0,
                };
                if index < 0 || index as u64 >= length {
                    return Err(Refusal::mistake(line, Mistake::Designator { name: format!("[{index}]") }));
                }
                first.get_or_insert(index as u64);
                (*part, *offset) = self.part(*part, *offset, index as u64);
            } else if self.takes(".") {
                let name = self.name()?;
                let found = self
                    .types
                    .structure(*part)
                    .and_then(|structure| structure.fields.iter().position(|field| field.name == name.text));
                let Some(index) = found else {
                    return Err(Refusal::mistake(
                        line,
                        Mistake::NoMember { name: name.text.to_string(), of: self.types.name(*part) },
                    ));
                };
                first.get_or_insert(index as u64);
                let field = &self.types.structure(*part).map(|structure| structure.fields[index].clone());
                if let Some(field) = field {
                    (*part, *offset) = (field.ty, *offset + field.offset);
                }
            } else {
                break;
            }
        }
        self.expect("=")?;
        Ok(first.unwrap_or_default())
    }

    /// How many parts an aggregate has.
    fn part_count(&self, ty: Ty) -> u64 {
        match self.types.shape(ty) {
            Shape::Array(_, length) => length.unwrap_or(u64::MAX),
            Shape::Struct(_) => self.types.structure(ty).map_or(0, |found| {
                if found.is_union { 1.min(found.fields.len() as u64) } else { found.fields.len() as u64 }
            }),
            _ => 1,
        }
    }

    fn part(&self, ty: Ty, base: u64, index: u64) -> (Ty, u64) {
        match self.types.shape(ty) {
            Shape::Array(of, _) => (*of, base + index * self.types.size(*of)),
            Shape::Struct(_) => {
                let field = self.types.structure(ty).and_then(|structure| structure.fields.get(index as usize));
                field.map_or((ty, base), |field| (field.ty, base + field.offset))
            }
            _ => (ty, base),
        }
    }

    /// One part: a value, values in brackets, or as many values as it takes.
    fn member(&mut self, ty: Ty, offset: u64, items: &mut Items, first: &mut Option<Expression>) -> Result<()> {
        if first.is_none() && self.takes("{") {
            self.nested(|parser| parser.braced(ty, offset, items))?;
            return Ok(());
        }
        if first.is_none() && self.is_text_ahead(ty) {
            self.literal_item(ty, offset, items)?;
            return Ok(());
        }
        let value = match first.take() {
            Some(value) => value,
            None => self.assignment()?,
        };
        if self.types.is_scalar(ty) || value.ty.same(ty) {
            return self.item(value, ty, offset, items);
        }
        *first = Some(value);
        let parts = self.part_count(ty);
        if parts == 0 {
            return self.fail(Mistake::BadInitializer);
        }
        for index in 0..parts {
            let (part, place) = self.part(ty, offset, index);
            self.nested(|parser| parser.member(part, place, items, first))?;
            let goes_on = index + 1 < parts && self.peek().is_punct(",");
            let after = self.ahead(1);
            if !goes_on || after.is_punct("}") || after.is_punct("[") || after.is_punct(".") {
                break;
            }
            self.next();
        }
        Ok(())
    }

    /// Whether a value is known before the program runs.
    pub(super) fn is_constant(&self, value: &Expression) -> bool {
        use ExpressionKind as E;
        match &value.kind {
            E::Int(_) | E::Float(_) | E::Literal(_) | E::Function(_) | E::Library(_) => true,
            E::Address(place) | E::Decay(place) => self.is_fixed(place),
            E::Cast(inner) | E::Negate(inner) | E::Complement(inner) | E::Not(inner) => self.is_constant(inner),
            E::Binary(_, a, b)
            | E::Compare(_, a, b)
            | E::Move(a, b, _)
            | E::And(a, b)
            | E::Or(a, b)
            | E::Distance(a, b) => self.is_constant(a) && self.is_constant(b),
            E::Choice(a, b, c) => self.is_constant(a) && self.is_constant(b) && self.is_constant(c),
            E::Compound(_) => self.is_global_scope(),
            _ => false,
        }
    }

    /// Whether a place is known before the program runs.
    fn is_fixed(&self, place: &Expression) -> bool {
        match &place.kind {
            ExpressionKind::Variable(Storage::Global(_))
            | ExpressionKind::Literal(_)
            | ExpressionKind::Function(_)
            | ExpressionKind::Library(_) => true,
            ExpressionKind::Member(inner, _) => self.is_fixed(inner),
            ExpressionKind::Element(inner, index) => self.is_fixed(inner) && self.is_constant(index),
            ExpressionKind::Deref(pointer) => self.is_constant(pointer),
            _ => false,
        }
    }
}
