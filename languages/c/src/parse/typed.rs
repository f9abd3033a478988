//! Expressions with their types: conversions, and what each operator takes.

use super::fold::wrapped;
use super::postfix::step_operator;
use super::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::text::Token;
use crate::tree::{Comparison, Expression, ExpressionKind, Operator, Storage};
use crate::types::{Shape, Ty};

impl Parser {
    /// Arrays and functions as pointers; `const` does not belong to a value.
    pub(super) fn value(&mut self, value: Expression) -> Result<Expression> {
        let line = value.line;
        if let Some(of) = self.types.element(value.ty) {
            let of = if value.ty.is_const { of.constant() } else { of };
            let ty = self.types.pointer(of);
            self.take_address(&value);
            return Ok(Expression::new(ExpressionKind::Decay(Box::new(value)), ty, line));
        }
        if self.types.is_function(value.ty) {
            let ty = self.types.pointer(value.ty);
            return Ok(Expression::new(ExpressionKind::Address(Box::new(value)), ty, line));
        }
        if let ExpressionKind::Overloads(..) = value.kind {
            return self.single(value);
        }
        if let ExpressionKind::Variable(storage) = value.kind
            && self.is_cpp
            && let Some(known) = self.known_constant(storage)
        {
            return Ok(Expression::int(known, value.ty.plain(), value.line));
        }
        // A constant of a class stays one.
        let ty = if self.is_cpp && self.types.is_struct(value.ty) { value.ty } else { value.ty.plain() };
        Ok(Expression { ty, ..value })
    }

    /// A scalar that decides.
    pub(super) fn condition(&mut self, value: Expression) -> Result<Expression> {
        let value = self.value(value)?;
        if value.ty.same(Ty::VOID) {
            return Err(Refusal::mistake(value.line, Mistake::VoidValue));
        }
        if self.is_cpp && self.types.is_struct(value.ty) {
            return self.as_condition(value);
        }
        if !self.types.is_scalar(value.ty) {
            let ty = self.types.name(value.ty);
            return Err(Refusal::mistake(value.line, Mistake::Operand { operator: "if".to_owned(), ty }));
        }
        Ok(value)
    }

    /// A conversion without a check.
    pub(super) fn cast_to(&self, value: Expression, ty: Ty) -> Expression {
        if value.ty.same(ty) {
            return Expression { ty: ty.plain(), ..value };
        }
        let ty = ty.plain();
        match value.kind {
            ExpressionKind::Int(number) if self.types.is_floating(ty) && self.types.is_integer(value.ty) => {
                let number = if self.types.is_signed(value.ty) { number as f64 } else { number as u64 as f64 };
                let number = if ty.same(Ty::FLOAT) { f64::from(number as f32) } else { number };
                Expression::new(ExpressionKind::Float(number), ty, value.line)
            }
            ExpressionKind::Float(number) if self.types.is_floating(ty) => {
                let number = if ty.same(Ty::FLOAT) { f64::from(number as f32) } else { number };
                Expression::new(ExpressionKind::Float(number), ty, value.line)
            }
            ExpressionKind::Int(number) if self.types.is_integer(ty) || self.types.is_pointer(ty) => {
                Expression::int(wrapped(self.types.kind(ty), number), ty, value.line)
            }
            _ => {
                let line = value.line;
                self.folded(Expression::new(ExpressionKind::Cast(Box::new(value)), ty, line))
            }
        }
    }

    pub(super) fn explicit_cast(&mut self, value: Expression, ty: Ty, line: u32) -> Result<Expression> {
        if ty.same(Ty::VOID) {
            return Ok(Expression::new(ExpressionKind::Cast(Box::new(value)), ty, line));
        }
        if value.ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        if value.ty.same(ty) && self.types.is_struct(ty) {
            return Ok(value);
        }
        let both = self.types.is_scalar(ty) && self.types.is_scalar(value.ty);
        let mixed = (self.types.is_pointer(ty) && self.types.is_floating(value.ty))
            || (self.types.is_floating(ty) && self.types.is_pointer(value.ty));
        if !both || mixed {
            return Err(self.incompatible(ty, value.ty, line));
        }
        let mut value = self.cast_to(value, ty);
        // What a cast makes is no place.
        if let ExpressionKind::Variable(_)
        | ExpressionKind::Deref(_)
        | ExpressionKind::Element(..)
        | ExpressionKind::Member(..) = value.kind
        {
            value = Expression::new(ExpressionKind::Cast(Box::new(value)), ty.plain(), line);
        }
        Ok(value)
    }

    pub(super) fn incompatible(&self, to: Ty, from: Ty, line: u32) -> Refusal {
        Refusal::mistake(line, Mistake::Incompatible { to: self.types.name(to), from: self.types.name(from) })
    }

    /// A value as it is assigned, passed or returned.
    pub(super) fn converted(&mut self, value: Expression, ty: Ty) -> Result<Expression> {
        if self.is_cpp {
            return self.cpp_converted(value, ty);
        }
        let value = self.value(value)?;
        let line = value.line;
        if value.ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        if value.ty.same(ty) {
            return Ok(value);
        }
        let both = self.types.is_scalar(ty) && self.types.is_scalar(value.ty);
        let mixed = (self.types.is_pointer(ty) && self.types.is_floating(value.ty))
            || (self.types.is_floating(ty) && self.types.is_pointer(value.ty));
        if !both || mixed {
            return Err(self.incompatible(ty, value.ty, line));
        }
        Ok(self.cast_to(value, ty))
    }

    /// Whether two declarations of one name agree.
    pub(super) fn is_compatible(&self, a: Ty, b: Ty) -> bool {
        if a.same(b) {
            return true;
        }
        match (self.types.shape(a), self.types.shape(b)) {
            (Shape::Array(a, x), Shape::Array(b, y)) => {
                (x.is_none() || y.is_none() || x == y) && self.is_compatible(*a, *b)
            }
            (Shape::Vla(a, _), Shape::Vla(b, _) | Shape::Array(b, _)) | (Shape::Array(a, _), Shape::Vla(b, _)) => {
                self.is_compatible(*a, *b)
            }
            (Shape::Pointer(a), Shape::Pointer(b)) => self.is_compatible(*a, *b) && a.is_const == b.is_const,
            (Shape::Enum(_), Shape::Int(_)) | (Shape::Int(_), Shape::Enum(_)) => {
                self.types.kind(a) == self.types.kind(b)
            }
            (Shape::Function(a), Shape::Function(b)) => {
                let matching = a.parameters.len() == b.parameters.len() && a.is_variadic == b.is_variadic;
                self.is_compatible(a.result, b.result)
                    && (a.is_open
                        || b.is_open
                        || (matching
                            && a.parameters.iter().zip(&b.parameters).all(|(&a, &b)| self.is_compatible(a, b))))
            }
            _ => false,
        }
    }

    pub(super) fn operands(&self, text: &str, left: &Expression, right: &Expression, line: u32) -> Refusal {
        if left.ty.same(Ty::VOID) || right.ty.same(Ty::VOID) {
            return Refusal::mistake(line, Mistake::VoidValue);
        }
        let (left, right) = (self.types.name(left.ty), self.types.name(right.ty));
        Refusal::mistake(line, Mistake::Operands { operator: text.to_owned(), left, right })
    }

    /// Whether both are pointers, and to values of the same type.
    fn point_to_one_type(&self, a: Ty, b: Ty) -> bool {
        self.types.pointee(a).zip(self.types.pointee(b)).is_some_and(|(a, b)| a.plain().same(b.plain()))
    }

    pub(super) fn arithmetic(
        &mut self,
        operator: Operator,
        left: Expression,
        right: Expression,
        line: u32,
    ) -> Result<Expression> {
        let (left, right) = (self.value(left)?, self.value(right)?);
        let (a, b) = (left.ty, right.ty);
        let is_shift = matches!(operator, Operator::ShiftLeft | Operator::ShiftRight);
        match operator {
            Operator::Add if self.types.is_pointer(a) && self.types.is_integer(b) => {
                return self.moved(left, right, true, line);
            }
            Operator::Add if self.types.is_integer(a) && self.types.is_pointer(b) => {
                return self.moved(right, left, true, line);
            }
            Operator::Subtract if self.types.is_pointer(a) && self.types.is_integer(b) => {
                return self.moved(left, right, false, line);
            }
            Operator::Subtract if self.point_to_one_type(a, b) => {
                let kind = ExpressionKind::Distance(Box::new(left), Box::new(right));
                return Ok(Expression::new(kind, Ty::LONG, line));
            }
            _ => {}
        }
        let whole = !matches!(operator, Operator::Add | Operator::Subtract | Operator::Multiply | Operator::Divide);
        let fits = |ty| if whole { self.types.is_integer(ty) } else { self.types.is_arithmetic(ty) };
        if !fits(a) || !fits(b) {
            return Err(self.operands(operator.text(), &left, &right, line));
        }
        if is_shift {
            let (ty, by) = (self.types.promoted(a), self.types.promoted(b));
            let (left, right) = (self.cast_to(left, ty), self.cast_to(right, by));
            let kind = ExpressionKind::Binary(operator, Box::new(left), Box::new(right));
            return Ok(self.folded(Expression::new(kind, ty, line)));
        }
        let ty = self.types.common(a, b);
        let (left, right) = (self.cast_to(left, ty), self.cast_to(right, ty));
        if let (ExpressionKind::Float(a), ExpressionKind::Float(b)) = (&left.kind, &right.kind) {
            let value = match operator {
                Operator::Add => a + b,
                Operator::Subtract => a - b,
                Operator::Multiply => a * b,
                _ => a / b,
            };
            let value = if ty.same(Ty::FLOAT) { f64::from(value as f32) } else { value };
            return Ok(Expression::new(ExpressionKind::Float(value), ty, line));
        }
        let kind = ExpressionKind::Binary(operator, Box::new(left), Box::new(right));
        Ok(self.folded(Expression::new(kind, ty, line)))
    }

    fn moved(&mut self, pointer: Expression, by: Expression, forward: bool, line: u32) -> Result<Expression> {
        let ty = pointer.ty;
        let to = self.types.pointee(ty).unwrap_or(Ty::VOID);
        if !self.types.is_complete(to) && !to.same(Ty::VOID) && !self.types.is_function(to) {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name: self.types.name(to) }));
        }
        let wide = if self.types.kind(by.ty) == crate::types::Kind::U64 { Ty::UNSIGNED_LONG } else { Ty::LONG };
        let by = self.cast_to(by, wide);
        Ok(Expression::new(ExpressionKind::Move(Box::new(pointer), Box::new(by), forward), ty, line))
    }

    pub(super) fn compare(
        &mut self,
        comparison: Comparison,
        text: &str,
        left: Expression,
        right: Expression,
        line: u32,
    ) -> Result<Expression> {
        let (left, right) = (self.value(left)?, self.value(right)?);
        if !self.types.is_scalar(left.ty) || !self.types.is_scalar(right.ty) {
            return Err(self.operands(text, &left, &right, line));
        }
        let (left, right) = if self.types.is_pointer(left.ty) || self.types.is_pointer(right.ty) {
            // In C a number that is compared with a pointer is a warning of gcc, in C++ a mistake, but for `== 0`.
            let is_null = |value: &Expression| {
                matches!(value.kind, ExpressionKind::Int(0))
                    && matches!(comparison, Comparison::Equal | Comparison::NotEqual)
            };
            let is_number = |value: &Expression| self.types.is_arithmetic(value.ty) && !is_null(value);
            let is_wrong =
                |value: &Expression| if self.is_cpp { is_number(value) } else { self.types.is_floating(value.ty) };
            if is_wrong(&left) || is_wrong(&right) {
                return Err(self.operands(text, &left, &right, line));
            }
            let ty = if self.types.is_pointer(left.ty) { left.ty } else { right.ty };
            (self.cast_to(left, ty), self.cast_to(right, ty))
        } else {
            let ty = self.types.common(left.ty, right.ty);
            (self.cast_to(left, ty), self.cast_to(right, ty))
        };
        let kind = ExpressionKind::Compare(comparison, Box::new(left), Box::new(right));
        Ok(self.folded(Expression::new(kind, self.truth(), line)))
    }

    pub(super) fn choice(
        &mut self,
        test: Expression,
        yes: Expression,
        no: Expression,
        line: u32,
    ) -> Result<Expression> {
        if self.is_cpp
            && self.is_place(&yes)
            && self.is_place(&no)
            && yes.ty.same(no.ty)
            && !self.types.is_array(yes.ty)
        {
            return self.chosen_place(test, yes, no, line);
        }
        let (yes, no) = if self.is_cpp { self.alike(yes, no)? } else { (self.value(yes)?, self.value(no)?) };
        let (a, b) = (yes.ty, no.ty);
        let is_null = |value: &Expression| matches!(value.kind, ExpressionKind::Int(0));
        let ty = if self.types.is_arithmetic(a) && self.types.is_arithmetic(b) {
            if a.same(b) { a } else { self.types.common(a, b) }
        } else if a.same(Ty::VOID) || b.same(Ty::VOID) {
            Ty::VOID
        } else if a.same(b) {
            a
        } else if self.types.is_pointer(a) && (self.types.is_pointer(b) || self.types.is_integer(b)) {
            let is_plain = a.same(self.null_type) || self.types.pointee(a).is_some_and(|to| to.same(Ty::VOID));
            if is_plain && is_null(&yes) && self.types.is_pointer(b) { b } else { a }
        } else if self.types.is_pointer(b) && self.types.is_integer(a) {
            b
        } else {
            return Err(self.operands("?:", &yes, &no, line));
        };
        let (yes, no) = if ty.same(Ty::VOID) || self.types.is_struct(ty) {
            (yes, no)
        } else {
            (self.cast_to(yes, ty), self.cast_to(no, ty))
        };
        let kind = ExpressionKind::Choice(Box::new(test), Box::new(yes), Box::new(no));
        Ok(self.folded(Expression::new(kind, ty.plain(), line)))
    }

    /// Checks that a place can be written.
    fn writable(&self, place: &Expression, line: u32) -> Result<()> {
        if !self.is_place(place) {
            return Err(Refusal::mistake(line, Mistake::NotAssignable));
        }
        if self.types.is_array(place.ty) || self.types.is_function(place.ty) {
            return Err(Refusal::mistake(line, Mistake::NotAssignable));
        }
        if place.ty.is_const || self.has_const(place.ty) {
            return Err(Refusal::mistake(line, Mistake::ReadOnly { name: self.place_name(place) }));
        }
        Ok(())
    }

    fn has_const(&self, ty: Ty) -> bool {
        self.types.structure(ty).is_some_and(|structure| structure.fields.iter().any(|field| field.ty.is_const))
    }

    pub(super) fn place_name(&self, place: &Expression) -> String {
        match &place.kind {
            ExpressionKind::Variable(Storage::Local(local)) => self.current.locals[*local].name.to_string(),
            ExpressionKind::Variable(Storage::Global(global)) => self.globals[*global].name.to_string(),
            ExpressionKind::Element(array, _) => format!("{}[]", self.place_name(array)),
            ExpressionKind::Deref(pointer) => format!("*{}", self.place_name(pointer)),
            ExpressionKind::Member(inner, _) | ExpressionKind::Decay(inner) => self.place_name(inner),
            ExpressionKind::Move(inner, ..) => self.place_name(inner),
            _ => String::new(),
        }
    }

    pub(super) fn is_place(&self, place: &Expression) -> bool {
        match &place.kind {
            ExpressionKind::Variable(_)
            | ExpressionKind::Deref(_)
            | ExpressionKind::Element(..)
            | ExpressionKind::Literal(_)
            | ExpressionKind::Compound(_) => true,
            ExpressionKind::Member(inner, _) => self.is_place(inner),
            ExpressionKind::Comma(_, inner) => self.is_cpp && self.is_place(inner),
            ExpressionKind::Choice(_, yes, no) => {
                let is_one = self.types.is_scalar(yes.ty) && yes.ty.same(no.ty);
                self.is_cpp && is_one && self.is_place(yes) && self.is_place(no)
            }
            ExpressionKind::Assign(..) | ExpressionKind::Update(..) => self.is_cpp,
            ExpressionKind::Count { before, .. } => self.is_cpp && *before,
            _ => false,
        }
    }

    pub(super) fn assign(&mut self, place: Expression, value: Expression, line: u32) -> Result<Expression> {
        if self.is_cpp
            && let Some(done) = self.class_assign(&place, &value, line)?
        {
            return Ok(done);
        }
        if place.ty.same(Ty::VOID) && self.is_place(&place) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        let place = self.settled_place(place);
        self.writable(&place, line)?;
        let mut value = self.value(value)?;
        value.line = line;
        let value = self.converted(value, place.ty)?;
        let ty = place.ty.plain();
        Ok(Expression::new(ExpressionKind::Assign(Box::new(place), Box::new(value)), ty, line))
    }

    pub(super) fn update(
        &mut self,
        operator: Operator,
        place: Expression,
        value: Expression,
        line: u32,
    ) -> Result<Expression> {
        let place = self.settled_place(place);
        self.writable(&place, line)?;
        let value = self.value(value)?;
        let ty = place.ty.plain();
        let is_move = matches!(operator, Operator::Add | Operator::Subtract) && self.types.is_pointer(ty);
        let whole = !matches!(operator, Operator::Add | Operator::Subtract | Operator::Multiply | Operator::Divide);
        let fits = |ty| if whole { self.types.is_integer(ty) } else { self.types.is_arithmetic(ty) };
        let (value, common) = if is_move && self.types.is_integer(value.ty) {
            (self.cast_to(value, Ty::LONG), ty)
        } else if !fits(ty) || !fits(value.ty) {
            return Err(self.operands(&format!("{}=", operator.text()), &place, &value, line));
        } else if matches!(operator, Operator::ShiftLeft | Operator::ShiftRight) {
            let by = self.types.promoted(value.ty);
            (self.cast_to(value, by), self.types.promoted(ty))
        } else {
            let common = self.types.common(ty, value.ty);
            (self.cast_to(value, common), common)
        };
        let kind = ExpressionKind::Update(operator, Box::new(place), Box::new(value), common);
        Ok(Expression::new(kind, ty, line))
    }

    pub(super) fn count(&mut self, place: Expression, up: bool, before: bool, line: u32) -> Result<Expression> {
        // `*--v.end()`: an iterator is a class in g++, which need not be a variable.
        if let ExpressionKind::Call(callee, _) = &place.kind
            && let ExpressionKind::Function(function) = callee.kind
            && self.functions[function].is_hidden
            && self.types.is_pointer(place.ty)
            && before
        {
            let (ty, one) = (place.ty, Expression::int(1, Ty::LONG, line));
            return Ok(Expression::new(ExpressionKind::Move(Box::new(place), Box::new(one), up), ty, line));
        }
        let place = self.settled_place(place);
        self.writable(&place, line)?;
        let ty = place.ty.plain();
        if !self.types.is_scalar(ty) {
            let ty = self.types.name(ty);
            let operator = if up { "++" } else { "--" }.to_owned();
            return Err(Refusal::mistake(line, Mistake::Operand { operator, ty }));
        }
        debug_assert!(matches!(step_operator(up), Operator::Add | Operator::Subtract));
        Ok(Expression::new(ExpressionKind::Count { place: Box::new(place), up, before }, ty, line))
    }

    /// Notes that a pointer may point at a variable.
    pub(super) fn take_address(&mut self, place: &Expression) {
        match &place.kind {
            ExpressionKind::Variable(Storage::Local(local)) => self.current.locals[*local].is_addressed = true,
            ExpressionKind::Member(inner, _) | ExpressionKind::Element(inner, _) => self.take_address(inner),
            _ => {}
        }
    }

    pub(super) fn address(&mut self, place: Expression, line: u32) -> Result<Expression> {
        // Which of several functions it is of is told by what it becomes.
        if matches!(place.kind, ExpressionKind::Overloads(_, None)) {
            return Ok(place);
        }
        if !self.is_place(&place) && !self.types.is_function(place.ty) {
            return Err(Refusal::mistake(line, Mistake::NotAssignable));
        }
        let place = self.settled_place(place);
        self.take_address(&place);
        let ty = self.types.pointer(place.ty);
        Ok(match place.kind {
            // `&*p` is `p`.
            ExpressionKind::Deref(pointer) => Expression { ty, ..*pointer },
            _ => Expression::new(ExpressionKind::Address(Box::new(place)), ty, line),
        })
    }

    pub(super) fn deref(&mut self, pointer: Expression, line: u32) -> Result<Expression> {
        let pointer = self.value(pointer)?;
        let Some(to) = self.types.pointee(pointer.ty) else {
            let ty = self.types.name(pointer.ty);
            return Err(Refusal::mistake(line, Mistake::Operand { operator: "*".to_owned(), ty }));
        };
        if self.types.is_function(to) {
            return Ok(match pointer.kind {
                ExpressionKind::Address(function) => *function,
                _ => Expression::new(ExpressionKind::Deref(Box::new(pointer)), to, line),
            });
        }
        Ok(Expression::new(ExpressionKind::Deref(Box::new(pointer)), to, line))
    }

    pub(super) fn index(&mut self, array: Expression, index: Expression, line: u32) -> Result<Expression> {
        let is_indexed = |ty| self.types.is_pointer(ty) || self.types.is_array(ty);
        let (array, index) =
            if !is_indexed(array.ty) && is_indexed(index.ty) { (index, array) } else { (array, index) };
        if !is_indexed(array.ty) {
            let ty = self.types.name(array.ty);
            return Err(Refusal::mistake(line, Mistake::NotIndexed { ty }));
        }
        let index = self.value(index)?;
        if !self.types.is_integer(index.ty) {
            let ty = self.types.name(index.ty);
            return Err(Refusal::mistake(line, Mistake::IndexType { ty }));
        }
        if let Some(of) = self.types.element(array.ty)
            && self.is_place(&array)
        {
            let of = if array.ty.is_const { of.constant() } else { of };
            let wide = if self.types.kind(index.ty) == crate::types::Kind::U64 { Ty::UNSIGNED_LONG } else { Ty::LONG };
            let index = self.cast_to(index, wide);
            return Ok(Expression::new(ExpressionKind::Element(Box::new(array), Box::new(index)), of, line));
        }
        let pointer = self.value(array)?;
        if self.types.pointee(pointer.ty).is_some_and(|to| to.same(Ty::VOID)) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        let place = self.moved(pointer, index, true, line)?;
        self.deref(place, line)
    }

    pub(super) fn member_of(&mut self, place: Expression, name: &Token, line: u32) -> Result<Expression> {
        let Some(structure) = self.types.structure(place.ty) else {
            let ty = self.types.name(place.ty);
            let is_pointer = self.types.pointee(place.ty).is_some_and(|to| self.types.is_struct(to));
            let mistake = if is_pointer { Mistake::ArrowNeeded { ty } } else { Mistake::NotStructure { ty } };
            return Err(Refusal::mistake(line, mistake));
        };
        if !structure.is_complete {
            let name = self.types.name(place.ty);
            return Err(Refusal::mistake(line, Mistake::Incomplete { name }));
        }
        let Some((offset, ty, is_mutable)) = self.find_member(place.ty, &name.text) else {
            let (name, of) = (name.text.to_string(), self.types.name(place.ty));
            return Err(Refusal::mistake(line, Mistake::NoMember { name, of }));
        };
        let ty = if place.ty.is_const && !is_mutable { ty.constant() } else { ty };
        Ok(Expression::new(ExpressionKind::Member(Box::new(place), offset), ty, line))
    }

    /// Where a member is, its type, and whether it changes in an object that does not.
    pub(super) fn find_member(&self, ty: Ty, name: &str) -> Option<(u64, Ty, bool)> {
        let fields = &self.types.structure(ty)?.fields;
        // A member of a class hides that of its base.
        if let Some(own) = fields.iter().find(|field| &*field.name == name) {
            return Some((own.offset, own.ty, own.is_mutable));
        }
        fields.iter().filter(|field| field.name.is_empty()).find_map(|field| {
            let (offset, ty, is_mutable) = self.find_member(field.ty, name)?;
            Some((field.offset + offset, ty, is_mutable))
        })
    }

    pub(super) fn call(&mut self, function: Expression, arguments: Vec<Expression>, line: u32) -> Result<Expression> {
        let name = match &function.kind {
            ExpressionKind::Function(index) => self.functions[*index].name.to_string(),
            ExpressionKind::Library(library) => crate::library::name(*library).to_owned(),
            _ => self.place_name(&function),
        };
        let function_line = function.line;
        let callee = match self.types.pointee(function.ty) {
            Some(to) if self.types.is_function(to) => self.deref(function, line)?,
            _ => function,
        };
        let Some(signature) = self.types.signature(callee.ty) else {
            let ty = self.types.name(callee.ty);
            return Err(Refusal::mistake(line, Mistake::NotCalled { ty }));
        };
        let takes = signature.parameters.len();
        if !signature.is_open && arguments.len() < takes {
            return Err(Refusal::mistake(function_line, Mistake::FewArguments { name }));
        }
        if !signature.is_open && !signature.is_variadic && arguments.len() > takes {
            return Err(Refusal::mistake(function_line, Mistake::ManyArguments { name }));
        }
        if !signature.result.same(Ty::VOID) && !self.types.is_complete(signature.result) {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name }));
        }
        // C++ has each function of `math.h` for `float` as well.
        let is_float = self.is_cpp
            && signature.result.same(Ty::DOUBLE)
            && arguments.iter().all(|argument| argument.ty.same(Ty::FLOAT))
            && matches!(callee.kind, ExpressionKind::Library(library) if crate::library::header_of(library) == "math.h");
        let mut passed = Vec::with_capacity(arguments.len());
        for (index, argument) in arguments.into_iter().enumerate() {
            let argument = self.value(argument)?;
            if argument.ty.same(Ty::VOID) {
                return Err(Refusal::mistake(argument.line, Mistake::VoidValue));
            }
            passed.push(match signature.parameters.get(index) {
                Some(&ty) => self.converted(argument, ty)?,
                None => {
                    let ty = if argument.ty.same(Ty::FLOAT) {
                        Ty::DOUBLE
                    } else if self.types.is_integer(argument.ty) {
                        self.types.promoted(argument.ty)
                    } else {
                        argument.ty
                    };
                    self.cast_to(argument, ty)
                }
            });
        }
        let called = Expression::new(ExpressionKind::Call(Box::new(callee), passed), signature.result, line);
        Ok(if is_float { self.cast_to(called, Ty::FLOAT) } else { called })
    }
}
