//! How well a value fits a parameter, and how it is handed over.

use super::{Candidate, Init};
use crate::parse::scope::Symbol;
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind};
use crate::types::{Shape, Ty};

impl Parser {
    /// The type of a value: an array as a pointer.
    pub(in crate::parse) fn decayed(&mut self, value: &Expression) -> Ty {
        if let Some(of) = self.types.element(value.ty) {
            let of = if value.ty.is_const { of.constant() } else { of };
            return self.types.pointer(of);
        }
        if let ExpressionKind::Overloads(set, _) = value.kind {
            if let [Candidate::Function(function)] = self.sets[set][..] {
                let ty = self.functions[function].ty;
                return self.types.pointer(ty);
            }
            return value.ty;
        }
        if self.types.is_function(value.ty) {
            return self.types.pointer(value.ty);
        }
        value.ty.plain()
    }

    /// Whether a class is another one or derives from it, and how far.
    pub(super) fn derives(&self, ty: Ty, base: Ty) -> Option<u32> {
        let mut at = ty;
        let mut steps = 0;
        loop {
            if at.same(base) {
                return Some(steps);
            }
            at = self.classes.get(&self.class_of(at)?)?.base?;
            steps += 1;
        }
    }

    /// How well a value fits a type: 0 best; none if not at all.
    pub(super) fn rank(&mut self, value: &Expression, to: Ty, user: bool) -> Option<u32> {
        if let Some(target) = self.types.referred(to) {
            let is_place = self.is_lvalue(value);
            if let ExpressionKind::Overloads(set, _) = value.kind {
                let is_function = self.types.is_function(target);
                return if is_function { self.chosen(set, target).map(|_| 0) } else { self.rank(value, target, user) };
            }
            if self.types.is_rvalue(to) {
                let steps = if value.ty.same(target) { Some(0) } else { self.derives(value.ty, target) };
                return match steps {
                    Some(steps) => (!is_place && (target.is_const || !value.ty.is_const)).then_some(steps.min(1)),
                    None if self.types.is_array(target) => None,
                    None => self.rank(value, target.plain(), user).map(|rank| rank + 1),
                };
            }
            if let Some(steps) = self.derives(value.ty, target) {
                if is_place && (target.is_const || !value.ty.is_const) {
                    return Some(steps.min(1) * 2 + u32::from(target.is_const && !value.ty.is_const));
                }
                return target.is_const.then_some(steps.min(1));
            }
            if value.ty.same(target) {
                let takes = (is_place && !value.ty.is_const) || target.is_const;
                return takes.then_some(u32::from(target.is_const && is_place && !value.ty.is_const));
            }
            if self.types.is_array(target) {
                return (is_place && self.adds_const(value.ty, target)).then_some(1);
            }
            if !target.is_const {
                return None;
            }
            return self.rank(value, target.plain(), user).map(|rank| rank + 1);
        }
        if let ExpressionKind::Braces(items) = &value.kind {
            return self.rank_braces(items, to, user);
        }
        let from = self.decayed(value);
        if from.same(to) {
            return Some(0);
        }
        if self.types.is_struct(to) {
            if let Some(steps) = self.derives(from, to) {
                return Some(2 * steps);
            }
            return (user && self.converting_constructor(value, to).is_some())
                .then_some(20)
                .or_else(|| (user && self.conversion_to(from, to, true).is_some()).then_some(20))
                .or_else(|| (user && self.converts_by_template(value, to)).then_some(20));
        }
        if let ExpressionKind::Overloads(set, None) = value.kind
            && self.sets[set].len() > 1
        {
            return self.chosen(set, to).map(|_| 0);
        }
        if self.types.is_struct(from) {
            return (user && self.conversion_to(from, to, false).is_some()).then_some(20);
        }
        let is_null = matches!(value.kind, ExpressionKind::Int(0)) && self.types.is_integer(from);
        match (self.types.shape(from).clone(), self.types.shape(to).clone()) {
            // g++ warns of a text that becomes `char *`.
            (Shape::Pointer(_), Shape::Pointer(b)) if b.same(Ty::CHAR) && !b.is_const && is_literal(value) => Some(7),
            (Shape::Pointer(_), Shape::Pointer(_)) if from.same(self.null_type) => Some(6),
            (Shape::Pointer(a), Shape::Pointer(b)) => self.rank_pointers(a, b),
            (Shape::Pointer(_), Shape::Bool) => Some(8),
            (_, Shape::Pointer(_)) => is_null.then_some(6),
            (_, Shape::Enum(_)) => None,
            _ if self.types.is_arithmetic(from) && self.types.is_arithmetic(to) => {
                let promotes = (self.types.is_integer(from) && self.types.promoted(from).same(to))
                    || (from.same(Ty::FLOAT) && to.same(Ty::DOUBLE));
                Some(if promotes { 2 } else { 6 })
            }
            _ => None,
        }
    }

    fn rank_pointers(&self, from: Ty, to: Ty) -> Option<u32> {
        if from.is_const && !to.is_const && !self.types.is_function(to) {
            return None;
        }
        let adds = u32::from(to.is_const && !from.is_const);
        if from.same(to) {
            return Some(adds);
        }
        if to.same(Ty::VOID) && !self.types.is_function(from) {
            return Some(7);
        }
        if let Some(steps) = self.derives(from, to) {
            return Some(3 + steps + adds);
        }
        self.adds_const(from, to).then_some(1)
    }

    /// Whether arrays differ in nothing but a `const` of the elements that one has more: `int[8]` and `const int[8]`.
    fn adds_const(&self, from: Ty, to: Ty) -> bool {
        match (self.types.shape(from), self.types.shape(to)) {
            (Shape::Array(a, n), Shape::Array(b, m)) if n == m => {
                (a.same(*b) && (b.is_const || !a.is_const)) || self.adds_const(*a, *b)
            }
            _ => false,
        }
    }

    fn rank_braces(&mut self, items: &[Expression], to: Ty, user: bool) -> Option<u32> {
        if self.types.is_scalar(to) {
            return match items {
                [] => Some(0),
                [item] => self.rank(item, to, false),
                _ => None,
            };
        }
        if let Some(of) = self.types.element(to) {
            let items = self.grouped(|_| Some(of), items.to_vec(), 0);
            return items.iter().all(|item| self.rank(item, of, user).is_some()).then_some(20);
        }
        let class = self.class_of(to)?;
        if let Some(of) = self.list_element(to) {
            return items.iter().all(|item| self.rank(item, of, true).is_some()).then_some(1);
        }
        if !user {
            return None;
        }
        if self.is_aggregate(to) {
            let fields = self.types.structures[class as usize].fields.clone();
            if let [field] = &fields[..]
                && self.types.is_array(field.ty)
                && !matches!(items, [only] if only.ty.same(self.braces_type))
            {
                return self.rank_braces(items, field.ty, user);
            }
            let items = self.grouped(|index| fields.get(index).map(|field| field.ty), items.to_vec(), 0);
            let fits = items.len() <= fields.len()
                && items.iter().zip(&fields).all(|(item, field)| self.rank(item, field.ty, true).is_some());
            return fits.then_some(20);
        }
        if items.is_empty() {
            return Some(20);
        }
        self.list_constructor(to, items, 0).or_else(|| self.constructor_for(to, items, 0)).map(|_| 20)
    }

    /// The type of the elements of an `initializer_list`.
    pub(super) fn list_element(&self, ty: Ty) -> Option<Ty> {
        let (template, arguments) = self.classes.get(&self.class_of(ty)?)?.made_of.as_ref()?;
        match arguments.first() {
            Some(super::Argument::Type(of)) if &*self.templates[*template].name == "initializer_list" => Some(*of),
            _ => None,
        }
    }

    /// The constructor that takes one list.
    pub(super) fn list_constructor(&mut self, ty: Ty, items: &[Expression], line: u32) -> Option<usize> {
        let _ = line;
        let class = self.class_of(ty)?;
        for function in self.classes[&class].constructors.clone() {
            let signature = self.types.signature(self.functions[function].ty)?;
            let Some(&parameter) = signature.parameters.get(1) else { continue };
            let required = self.infos[&function].defaults.iter().take_while(|value| value.is_none()).count();
            let parameter = self.types.referred(parameter).unwrap_or(parameter).plain();
            if required > 1 {
                continue;
            }
            let Some(of) = self.list_element(parameter) else { continue };
            if items.iter().all(|item| self.rank(item, of, true).is_some()) {
                return Some(function);
            }
        }
        None
    }

    /// The constructor without `explicit` that takes a value.
    pub(super) fn converting_constructor(&mut self, value: &Expression, to: Ty) -> Option<usize> {
        let class = self.class_of(to)?;
        let arguments = [value.clone()];
        let mut best: Option<(u32, usize)> = None;
        for function in self.classes[&class].constructors.clone() {
            let info = &self.infos[&function];
            if info.is_explicit {
                continue;
            }
            let Some(signature) = self.types.signature(self.functions[function].ty) else { continue };
            let required = info.defaults.iter().take_while(|value| value.is_none()).count();
            if signature.parameters.len() < 2 || required > 1 {
                continue;
            }
            if let Some(rank) = self.rank(&arguments[0], signature.parameters[1], false)
                && best.is_none_or(|(least, _)| rank < least)
            {
                best = Some((rank, function));
            }
        }
        best.map(|(_, function)| function)
    }

    /// Whether a constructor that is a template takes an object of another class: `pair<int, bool>` as `pair<int, int>`.
    fn converts_by_template(&mut self, value: &Expression, to: Ty) -> bool {
        let is_object = self.types.is_struct(value.ty) || matches!(value.kind, ExpressionKind::Overloads(..));
        let Some(class) = self.class_of(to).filter(|_| is_object) else { return false };
        let arguments = [value.clone()];
        self.constructors(class).into_iter().any(|candidate| {
            let Candidate::Template(template) = candidate else { return false };
            let Some(function) = self.deduced(template, &[], &arguments) else { return false };
            let parameter =
                self.types.signature(self.functions[function].ty).and_then(|found| found.parameters.get(1).copied());
            !self.infos[&function].is_explicit && parameter.is_some_and(|ty| self.rank(value, ty, false).is_some())
        })
    }

    /// The conversion of a class to a type.
    pub(super) fn conversion_to(&mut self, from: Ty, to: Ty, exact: bool) -> Option<usize> {
        self.any_conversion_to(from, to, exact, false)
    }

    /// The operator, also one that is `explicit`, if the program asks for it; the one to the type itself first.
    pub(super) fn any_conversion_to(&mut self, from: Ty, to: Ty, exact: bool, explicit: bool) -> Option<usize> {
        if !exact && let Some(function) = self.any_conversion_to(from, to, true, explicit) {
            return Some(function);
        }
        let mut class = Some(self.class_of(from)?);
        let mut found = None;
        while let Some(index) = class {
            let names: Vec<(std::rc::Rc<str>, Symbol)> = self.classes[&index]
                .scope
                .names
                .iter()
                .filter(|(name, _)| name.starts_with("operator "))
                .map(|(name, symbol)| (name.clone(), *symbol))
                .collect();
            for (_, symbol) in names {
                let Symbol::Set(set) = symbol else { continue };
                for candidate in self.sets[set].clone() {
                    let Candidate::Function(function) = candidate else { continue };
                    let Some(signature) = self.types.signature(self.functions[function].ty) else { continue };
                    if self.infos[&function].is_explicit && !explicit {
                        continue;
                    }
                    let fits = signature.result.same(to)
                        || (!exact && self.types.is_arithmetic(signature.result) && self.types.is_arithmetic(to));
                    if !fits {
                        continue;
                    }
                    match found {
                        Some((_, known)) if !signature.result.same(known) => return None,
                        Some(_) => {}
                        None => found = Some((function, signature.result)),
                    }
                }
            }
            if found.is_some() {
                break;
            }
            class = self.classes[&index].base.and_then(|base| self.class_of(base));
        }
        found.map(|(function, _)| function)
    }

    /// The function of a set that has a type.
    pub(super) fn chosen(&mut self, set: usize, to: Ty) -> Option<usize> {
        let wanted = self.types.pointee(to).unwrap_or(to);
        let candidates = self.sets[set].clone();
        candidates.iter().find_map(|candidate| match candidate {
            Candidate::Function(function) if self.functions[*function].ty.same(wanted) => Some(*function),
            _ => None,
        })
    }

    /// A function by its name alone.
    pub(in crate::parse) fn single(&mut self, value: Expression) -> Result<Expression> {
        let ExpressionKind::Overloads(set, _) = value.kind else { return Ok(value) };
        let [Candidate::Function(function)] = self.sets[set][..] else {
            return Err(self.no_match("function", value.line));
        };
        self.function_value(function, value.line)
    }

    pub(super) fn function_value(&mut self, function: usize, line: u32) -> Result<Expression> {
        self.use_function(function, line);
        let ty = self.functions[function].ty;
        let pointer = self.types.pointer(ty);
        let place = Expression::new(ExpressionKind::Function(function), ty, line);
        Ok(Expression::new(ExpressionKind::Address(Box::new(place)), pointer, line))
    }

    /// A value as it is assigned, passed or returned, as C++ converts it.
    pub(in crate::parse) fn cpp_converted(&mut self, value: Expression, to: Ty) -> Result<Expression> {
        let line = value.line;
        if self.types.referred(to).is_some() {
            return self.bound(value, to, line);
        }
        if let ExpressionKind::Overloads(set, _) = value.kind
            && let Some(function) = self.chosen(set, to)
        {
            return self.function_value(function, line);
        }
        if let ExpressionKind::Braces(items) = &value.kind
            && self.types.is_scalar(to)
        {
            return match items.len() {
                0 => Ok(self.cast_to(Expression::int(0, Ty::INT, line), to)),
                1 => self.cpp_converted(items[0].clone(), to),
                _ => Err(self.incompatible(to, value.ty, line)),
            };
        }
        if self.types.is_struct(to) {
            if !self.is_place(&value) && value.ty.same(to) {
                return Ok(value);
            }
            if self.is_trivial_copy(to) && self.derives(value.ty, to).is_some() {
                return Ok(Expression { ty: to.plain(), ..value });
            }
            return self.made(to, Init::Copy(value), line);
        }
        let value = self.value(value)?;
        if value.ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        if value.ty.same(to) {
            return Ok(value);
        }
        if self.types.is_struct(value.ty) {
            let Some(function) = self.conversion_to(value.ty, to, false) else {
                if self.is_closure(value.ty) && self.types.is_pointer(to) {
                    return self.lack("[](…) …");
                }
                return Err(self.incompatible(to, value.ty, line));
            };
            let value = self.finish_call(function, Some(value), Vec::new(), line)?;
            return Ok(self.cast_to(value, to));
        }
        if self.rank(&value, to, false).is_none() {
            return Err(self.incompatible(to, value.ty, line));
        }
        Ok(self.cast_to(value, to))
    }

    /// A class as a condition.
    pub(in crate::parse) fn as_condition(&mut self, value: Expression) -> Result<Expression> {
        let line = value.line;
        let class = self.class_of(value.ty);
        let explicit = class.and_then(|class| self.symbol_of_class(class, "operator bool"));
        let function = match explicit {
            Some(Symbol::Set(set)) => match self.sets[set][0] {
                Candidate::Function(function) => Some(function),
                Candidate::Template(_) => None,
            },
            _ => self.conversion_to(value.ty, Ty::BOOL, false),
        };
        let Some(function) = function else {
            return Err(self.incompatible(Ty::BOOL, value.ty, line));
        };
        self.finish_call(function, Some(value), Vec::new(), line)
    }

    /// The pointer that a reference is.
    pub(super) fn bound(&mut self, value: Expression, to: Ty, line: u32) -> Result<Expression> {
        let target = self.types.referred(to).unwrap_or(to);
        let pointer = self.types.pointer(target);
        let related =
            value.ty.same(target) || self.derives(value.ty, target).is_some() || self.adds_const(value.ty, target);
        let gives_up = self.types.is_rvalue(to);
        let is_lvalue = self.is_lvalue(&value);
        let fits = if gives_up { !is_lvalue } else { is_lvalue || target.is_const };
        if related && fits && self.is_place(&value) && (target.is_const || !value.ty.is_const) {
            let place = self.address(value, line)?;
            return Ok(Expression { ty: pointer, ..place });
        }
        if let ExpressionKind::Overloads(set, _) = value.kind
            && self.types.is_function(target)
            && let Some(function) = self.chosen(set, target)
        {
            return self.function_value(function, line);
        }
        if !(target.is_const || gives_up) || (related && (self.types.is_array(target) || (gives_up && is_lvalue))) {
            return Err(Refusal::mistake(line, Mistake::NotBound { ty: self.types.name(target) }));
        }
        // What has no name yet is bound as it is, also to a reference to its base.
        let is_derived = self.types.is_struct(value.ty) && self.derives(value.ty, target).is_some();
        let made =
            if is_derived && !self.is_place(&value) { value } else { self.cpp_converted(value, target.plain())? };
        let place = self.materialized(made)?;
        let place = self.address(place, line)?;
        Ok(Expression { ty: pointer, ..place })
    }

    /// Whether a value is a place that is not given up.
    pub(super) fn is_lvalue(&self, value: &Expression) -> bool {
        self.is_place(value) && !self.is_given_up(value)
    }

    /// Whether a value is a place whose contents may be taken, as `move(x)`.
    pub(super) fn is_given_up(&self, value: &Expression) -> bool {
        match &value.kind {
            ExpressionKind::Deref(pointer) => self.types.is_rvalue(pointer.ty),
            ExpressionKind::Member(inner, _) => self.is_given_up(inner),
            _ => false,
        }
    }

    /// A place whose contents may be taken.
    pub(super) fn given_up(&mut self, place: Expression) -> Expression {
        let (ty, line) = (place.ty, place.line);
        let reference = self.types.intern(Shape::Rvalue(ty));
        let pointer = match place.kind {
            ExpressionKind::Deref(pointer) => *pointer,
            _ => {
                self.take_address(&place);
                Expression::new(ExpressionKind::Address(Box::new(place)), reference, line)
            }
        };
        Expression::new(ExpressionKind::Deref(Box::new(Expression { ty: reference, ..pointer })), ty, line)
    }

    /// A place whose contents are not to be taken again.
    pub(super) fn lvalue(&mut self, value: Expression) -> Expression {
        match value.kind {
            ExpressionKind::Deref(pointer) if self.types.is_rvalue(pointer.ty) => {
                let ty = self.types.pointer(value.ty);
                Expression { kind: ExpressionKind::Deref(Box::new(Expression { ty, ..*pointer })), ..value }
            }
            ExpressionKind::Member(inner, offset) => {
                let inner = self.lvalue(*inner);
                Expression { kind: ExpressionKind::Member(Box::new(inner), offset), ..value }
            }
            kind => Expression { kind, ..value },
        }
    }

    /// What a reference variable or a result stands for.
    pub(super) fn dereferenced(&mut self, value: Expression) -> Expression {
        let Some(to) = self.types.referred(value.ty) else { return value };
        let line = value.line;
        let pointer = self.types.pointer(to);
        Expression::new(ExpressionKind::Deref(Box::new(Expression { ty: pointer, ..value })), to, line)
    }
}

fn is_literal(value: &Expression) -> bool {
    match &value.kind {
        ExpressionKind::Literal(_) => true,
        ExpressionKind::Decay(of) => is_literal(of),
        _ => false,
    }
}
