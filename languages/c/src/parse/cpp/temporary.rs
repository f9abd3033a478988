//! Temporary objects, which are destroyed at the end of their statement.

use super::{Candidate, Implicit, Init};
use crate::parse::scope::Symbol;
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind, Storage};
use crate::types::Ty;

impl Parser {
    /// A new object without a name that is a value.
    pub(super) fn made(&mut self, ty: Ty, init: Init, line: u32) -> Result<Expression> {
        let local = self.new_local("".into(), ty.plain(), line);
        self.current.locals[local].is_addressed = true;
        let place = self.variable(local, line);
        let effect = self.initialize(place.clone(), ty.plain(), init, line)?;
        // It is a value, whose bits go on to where they are wanted.
        let whole = Expression::new(ExpressionKind::Cast(Box::new(place)), ty.plain(), line);
        Ok(match effect {
            Some(effect) => Expression::new(ExpressionKind::Comma(Box::new(effect), Box::new(whole)), ty.plain(), line),
            None => whole,
        })
    }

    /// A place with a value in it, that goes at the end of the statement.
    pub(super) fn materialized(&mut self, value: Expression) -> Result<Expression> {
        let (ty, line) = (value.ty.plain(), value.line);
        let local = self.new_local("".into(), ty, line);
        self.current.locals[local].is_addressed = true;
        let place = self.variable(local, line);
        let kind = ExpressionKind::Assign(Box::new(place.clone()), Box::new(value));
        let mut effects = vec![Expression::new(kind, ty, line)];
        if self.needs_destroy(ty) {
            self.add_temporary(local, &mut effects, line);
        }
        let pointer = self.types.pointer(ty);
        effects.push(Expression::new(ExpressionKind::Address(Box::new(place)), pointer, line));
        let Some(pointer) = self.sequence(effects) else { return self.expected("a value") };
        Ok(Expression::new(ExpressionKind::Deref(Box::new(pointer)), ty, line))
    }

    /// An object goes at the end of the statement; in a branch that may not be taken, only if it was made.
    pub(super) fn add_temporary(&mut self, local: usize, effects: &mut Vec<Expression>, line: u32) {
        let mut flag = None;
        if self.current.branches > 0 {
            let made = self.new_local("".into(), Ty::INT, line);
            let place = self.variable(made, line);
            let one = Expression::int(1, Ty::INT, line);
            effects.push(Expression::new(ExpressionKind::Assign(Box::new(place), Box::new(one)), Ty::INT, line));
            flag = Some(made);
        }
        self.current.temporaries.push((local, flag));
    }

    /// A whole expression, with what goes at its end.
    pub(in crate::parse) fn full(&mut self, value: Expression, keeps: bool) -> Result<Expression> {
        if !self.is_cpp {
            return Ok(value);
        }
        let mut value = value;
        let line = value.line;
        if let ExpressionKind::Overloads(..) = value.kind {
            value = self.single(value)?;
        }
        if !keeps && !self.is_place(&value) && self.needs_destroy(value.ty) {
            value = self.materialized(value)?;
        }
        let temporaries = std::mem::take(&mut self.current.temporaries);
        if temporaries.is_empty() {
            return Ok(value);
        }
        let mut effects = Vec::new();
        for &(_, flag) in &temporaries {
            if let Some(flag) = flag {
                let place = self.variable(flag, line);
                let zero = Expression::int(0, Ty::INT, line);
                effects.push(Expression::new(ExpressionKind::Assign(Box::new(place), Box::new(zero)), Ty::INT, line));
            }
        }
        let mut kept = None;
        if keeps && !value.ty.same(Ty::VOID) && self.types.is_scalar(value.ty) {
            let local = self.new_local("".into(), value.ty.plain(), line);
            let place = self.variable(local, line);
            let ty = value.ty.plain();
            effects.push(Expression::new(ExpressionKind::Assign(Box::new(place.clone()), Box::new(value)), ty, line));
            kept = Some(place);
        } else {
            let void = Expression::new(ExpressionKind::Cast(Box::new(value)), Ty::VOID, line);
            effects.push(void);
        }
        for (local, flag) in temporaries.into_iter().rev() {
            let ty = self.current.locals[local].ty;
            let place = self.variable(local, line);
            let Some(effect) = self.destroyed(place, ty, line)? else { continue };
            effects.push(match flag {
                Some(flag) => {
                    let test = self.variable(flag, line);
                    let void = Expression::new(ExpressionKind::Cast(Box::new(effect)), Ty::VOID, line);
                    let nothing = Expression::new(
                        ExpressionKind::Cast(Box::new(Expression::int(0, Ty::INT, line))),
                        Ty::VOID,
                        line,
                    );
                    let kind = ExpressionKind::Choice(Box::new(test), Box::new(void), Box::new(nothing));
                    Expression::new(kind, Ty::VOID, line)
                }
                None => effect,
            });
        }
        effects.extend(kept);
        match self.sequence(effects) {
            Some(value) => Ok(value),
            None => self.expected("a value"),
        }
    }

    /// `a = b` of a class.
    pub(in crate::parse) fn class_assign(
        &mut self,
        place: &Expression,
        value: &Expression,
        line: u32,
    ) -> Result<Option<Expression>> {
        let Some(class) = self.class_of(place.ty) else { return Ok(None) };
        let is_template = |candidate: &Candidate| matches!(candidate, Candidate::Template(_));
        // A template copies no object of the class itself.
        let own = self.classes[&class].scope.names.get("operator=").copied().filter(|symbol| {
            !value.ty.same(place.ty) || !matches!(symbol, Symbol::Set(set) if self.sets[*set].iter().all(is_template))
        });
        let is_own = match own {
            Some(Symbol::Set(set)) => {
                matches!(self.sets[set][0], Candidate::Function(function) if !self.functions[function].is_hidden)
            }
            _ => false,
        };
        // What is given up is moved out first, but by an operator that takes it as it is.
        let value = &if self.is_given_up(value) && value.ty.same(place.ty) && !is_own && !self.is_trivial_copy(place.ty)
        {
            self.made(place.ty, Init::Copy(value.clone()), line)?
        } else {
            value.clone()
        };
        let arguments = vec![value.clone()];
        if let Some(Symbol::Set(set)) = own {
            let candidates = self.sets[set].clone();
            if let Some(found) = self.best(&candidates, Some(place), &arguments, &[]) {
                let Ok(function) = found else {
                    return Err(Refusal::mistake(line, Mistake::Ambiguous { name: "operator=".to_owned() }));
                };
                return self.finish_call(function, Some(place.clone()), arguments, line).map(Some);
            }
            if !value.ty.same(place.ty) && !value.ty.same(self.braces_type) {
                return Err(self.no_match("operator=", line));
            }
        }
        if place.ty.is_const {
            return Err(Refusal::mistake(line, Mistake::ReadOnly { name: self.place_name(place) }));
        }
        if !self.is_place(place) {
            return Err(Refusal::mistake(line, Mistake::NotAssignable));
        }
        let ty = place.ty;
        let is_bits = self.is_trivial_copy(ty) && !self.needs_destroy(ty);
        let is_one = value.ty.same(ty) || (!is_bits && self.derives(value.ty, ty).is_some());
        let value = if is_one { value.clone() } else { self.cpp_converted(value.clone(), ty)? };
        if is_bits {
            let place = self.settled_place(place.clone());
            let kind = ExpressionKind::Assign(Box::new(place), Box::new(value));
            return Ok(Some(Expression::new(kind, ty.plain(), line)));
        }
        let value = if self.is_place(&value) { value } else { self.materialized(value)? };
        let function = self.implicit(class, Implicit::Assign);
        let call = self.finish_call(function, Some(place.clone()), vec![value], line)?;
        let pointer = self.types.pointer(ty);
        let call = Expression { ty: pointer, ..call };
        Ok(Some(Expression::new(ExpressionKind::Deref(Box::new(call)), ty, line)))
    }

    /// A place that the compiler finds: what an assignment is worth is its place.
    pub(in crate::parse) fn settled_place(&mut self, place: Expression) -> Expression {
        if !self.is_cpp {
            return place;
        }
        let (ty, line) = (place.ty, place.line);
        let inner = match &place.kind {
            ExpressionKind::Assign(inner, _) | ExpressionKind::Update(_, inner, ..) => (**inner).clone(),
            ExpressionKind::Count { place, before: true, .. } => (**place).clone(),
            ExpressionKind::Comma(first, second) => {
                let first = first.clone();
                let second = self.settled_place((**second).clone());
                return self.behind(*first, second, ty, line);
            }
            ExpressionKind::Choice(test, yes, no) => {
                let (test, yes, no) = (test.clone(), (**yes).clone(), (**no).clone());
                let [yes, no] = [yes, no].map(|side| {
                    let side = self.settled_place(side);
                    Box::new(self.pointer_to(side, ty, line))
                });
                let pointer = yes.ty;
                let chosen = Expression::new(ExpressionKind::Choice(test, yes, no), pointer, line);
                return Expression::new(ExpressionKind::Deref(Box::new(chosen)), ty, line);
            }
            _ => return place,
        };
        // What is done before the inner place, as in `++++i`, is done once.
        let inner = match inner.kind {
            ExpressionKind::Deref(both) => match both.kind {
                ExpressionKind::Comma(_, second) => Expression { kind: ExpressionKind::Deref(second), ..inner },
                kind => Expression { kind: ExpressionKind::Deref(Box::new(Expression { kind, ..*both })), ..inner },
            },
            kind => Expression { kind, ..inner },
        };
        self.behind(place, inner, ty, line)
    }

    pub(super) fn behind(&mut self, first: Expression, place: Expression, ty: Ty, line: u32) -> Expression {
        let second = self.pointer_to(place, ty, line);
        let pointer = second.ty;
        let both = Expression::new(ExpressionKind::Comma(Box::new(first), Box::new(second)), pointer, line);
        Expression::new(ExpressionKind::Deref(Box::new(both)), ty, line)
    }

    fn pointer_to(&mut self, place: Expression, ty: Ty, line: u32) -> Expression {
        self.take_address(&place);
        let pointer = self.types.pointer(ty);
        match place.kind {
            ExpressionKind::Deref(inner) => Expression { ty: pointer, ..*inner },
            _ => Expression::new(ExpressionKind::Address(Box::new(place)), pointer, line),
        }
    }

    /// Whether a storage is a global: for those who make its value.
    pub(super) fn stored_at(&self, storage: Storage, ty: Ty, line: u32) -> Expression {
        Expression::new(ExpressionKind::Variable(storage), ty, line)
    }
}
