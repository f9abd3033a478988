//! Objects: how they begin, are copied and go.

use std::rc::Rc;

use super::{Candidate, Implicit, Info, Init};
use crate::parse::scope::Symbol;
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind, Storage};
use crate::types::{Shape, Signature, Ty};

impl Parser {
    fn fields_are(&self, ty: Ty, holds: &dyn Fn(Ty) -> bool) -> bool {
        self.types.structure(ty).is_none_or(|found| found.is_union || found.fields.iter().all(|field| holds(field.ty)))
    }

    /// Whether nothing is done where an object of a type begins without a value.
    pub(super) fn is_trivial_default(&self, ty: Ty) -> bool {
        if let Some(of) = self.types.element(ty) {
            return self.is_trivial_default(of);
        }
        let Some(class) = self.class_of(ty) else { return true };
        let found = &self.classes[&class];
        found.constructors.is_empty()
            && found.beginnings.is_empty()
            && found.virtuals.is_empty()
            && !found.scope.names.contains_key("(")
            && self.fields_are(ty, &|ty| self.is_trivial_default(ty))
    }

    /// Whether a copy of the bits is a copy.
    pub(super) fn is_trivial_copy(&self, ty: Ty) -> bool {
        if let Some(of) = self.types.element(ty) {
            return self.is_trivial_copy(of);
        }
        let Some(class) = self.class_of(ty) else { return true };
        self.own_copy(class).is_none()
            && self.classes[&class].virtuals.is_empty()
            && self.fields_are(ty, &|ty| self.is_trivial_copy(ty))
    }

    /// Whether something is done where an object of a type goes.
    pub(super) fn needs_destroy(&self, ty: Ty) -> bool {
        if let Some(of) = self.types.element(ty) {
            return self.needs_destroy(of);
        }
        let Some(class) = self.class_of(ty) else { return false };
        self.classes[&class].destructor.is_some() || !self.fields_are(ty, &|ty| !self.needs_destroy(ty))
    }

    /// The constructor of a class that copies, if it was written.
    fn own_copy(&self, class: u32) -> Option<usize> {
        let ty = self.classes[&class].constructors.iter().copied().find(|&function| {
            let signature = self.types.signature(self.functions[function].ty);
            signature.is_some_and(|found| {
                found.parameters.len() >= 2
                    && self.types.referred(found.parameters[1]).is_some_and(|to| self.class_of(to) == Some(class))
            })
        });
        ty
    }

    /// Whether values in curly brackets are those of its members.
    pub(super) fn is_aggregate(&self, ty: Ty) -> bool {
        self.class_of(ty).is_some_and(|class| {
            let found = &self.classes[&class];
            found.constructors.is_empty() && found.virtuals.is_empty() && !found.scope.names.contains_key("(")
        })
    }

    /// Whether C's rules for values in curly brackets do.
    pub(super) fn is_plain(&self, ty: Ty) -> bool {
        if let Some(of) = self.types.element(ty) {
            return self.is_plain(of);
        }
        match self.class_of(ty) {
            Some(class) => {
                self.is_aggregate(ty)
                    && self.classes[&class].beginnings.is_empty()
                    && self.classes[&class].base.is_none()
                    && !self.needs_destroy(ty)
                    && self.fields_are(ty, &|ty| self.is_plain(ty))
            }
            None => self.types.referred(ty).is_none(),
        }
    }

    /// A function that every class has.
    pub(super) fn implicit(&mut self, class: u32, which: Implicit) -> usize {
        if let Some(&function) = self.classes[&class].implicit.get(&which) {
            return function;
        }
        let ty = self.types.intern(Shape::Struct(class));
        let this = self.types.pointer(ty);
        let reference = self.types.intern(Shape::Reference(ty.constant()));
        let is_copy = matches!(which, Implicit::Copy | Implicit::Assign);
        let current = std::mem::take(&mut self.current);
        let first = self.new_local("this".into(), this, 0);
        let mut parameters = vec![this];
        let mut locals = vec![first];
        if is_copy {
            parameters.push(reference);
            locals.push(self.new_local("".into(), reference, 0));
        }
        let made = std::mem::replace(&mut self.current, current);
        let result = if which == Implicit::Assign { this } else { Ty::VOID };
        let signature = Signature { result, parameters, is_variadic: false, is_open: false };
        let ty = self.types.intern(Shape::Function(Rc::new(signature)));
        let name: Rc<str> = self.classes[&class].name.clone();
        let hidden = std::mem::replace(&mut self.is_hidden, true);
        let function = self.new_function(name, ty, 0);
        self.is_hidden = hidden;
        self.functions[function].body = Some(Vec::new());
        let body = super::Body {
            at: None,
            locals: made.locals,
            parameters: locals,
            scope: Default::default(),
            deduces: false,
        };
        let mut context = self.classes[&class].context.clone();
        context
            .push(crate::parse::scope::Scope { owner: crate::parse::scope::Owner::Class(class), ..Default::default() });
        let info = Info {
            class: Some(class),
            is_constructor: matches!(which, Implicit::Default | Implicit::Copy),
            is_destructor: which == Implicit::Destroy,
            defaults: vec![None; usize::from(is_copy)],
            implicit: Some(which),
            context,
            body: Some(body),
            ..Info::default()
        };
        self.infos.insert(function, info);
        self.class(class).implicit.insert(which, function);
        function
    }

    /// What may construct an object.
    pub(super) fn constructors(&self, class: u32) -> Vec<Candidate> {
        let found = &self.classes[&class];
        let mut all: Vec<Candidate> =
            found.constructors.iter().map(|&function| Candidate::Function(function)).collect();
        if let Some(Symbol::Set(set)) = found.scope.names.get("(") {
            all.extend(&self.sets[*set]);
        }
        all
    }

    pub(super) fn constructor_for(&mut self, ty: Ty, arguments: &[Expression], _line: u32) -> Option<usize> {
        let candidates = self.constructors(self.class_of(ty)?);
        self.best(&candidates, None, arguments, &[])?.ok()
    }

    /// What begins an object at a place; none if nothing is to be done.
    pub(super) fn initialize(
        &mut self,
        place: Expression,
        ty: Ty,
        init: Init,
        line: u32,
    ) -> Result<Option<Expression>> {
        if self.types.referred(ty).is_some() {
            let value = match init {
                Init::Copy(value) => value,
                Init::Arguments(mut values) if values.len() == 1 => values.remove(0),
                _ => return Err(Refusal::mistake(line, Mistake::NotBound { ty: self.types.name(ty) })),
            };
            let value = match value.kind {
                ExpressionKind::Braces(mut items) if items.len() == 1 => items.remove(0),
                kind => Expression { kind, ..value },
            };
            let pointer = self.bound(value, ty, line)?;
            let place = Expression { ty: pointer.ty, ..place };
            let kind = ExpressionKind::Assign(Box::new(place), Box::new(pointer.clone()));
            return Ok(Some(Expression::new(kind, pointer.ty, line)));
        }
        if self.types.is_array(ty) {
            return self.begin_array(place, ty, init, line);
        }
        if self.types.is_struct(ty) {
            return self.begin_object(place, ty, init, line);
        }
        let value = match init {
            Init::Default => return Ok(None),
            Init::Zero => self.cast_to(Expression::int(0, Ty::INT, line), ty),
            Init::Copy(value) => self.cpp_converted(value, ty)?,
            Init::Arguments(mut values) if values.len() == 1 => self.cpp_converted(values.remove(0), ty)?,
            Init::Arguments(_) => return Err(self.no_match(&self.types.name(ty), line)),
        };
        let kind = ExpressionKind::Assign(Box::new(Expression { ty: ty.plain(), ..place }), Box::new(value));
        Ok(Some(Expression::new(kind, ty.plain(), line)))
    }

    fn begin_object(&mut self, place: Expression, ty: Ty, init: Init, line: u32) -> Result<Option<Expression>> {
        let place = Expression { ty: ty.plain(), ..place };
        let Some(class) = self.class_of(ty) else {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name: self.types.name(ty) }));
        };
        match init {
            Init::Copy(value) if value.ty.same(self.braces_type) => {
                let ExpressionKind::Braces(items) = value.kind else { return Ok(None) };
                self.begin_from_braces(place, ty, class, items, line)
            }
            Init::Copy(value) if self.derives(value.ty, ty).is_some() => self.begin_copy(place, ty, class, value, line),
            Init::Copy(value) => {
                if let Some(constructor) = self.converting_constructor(&value, ty) {
                    self.check_private(class, "", &self.types.name(ty), line)?;
                    return self.constructed(constructor, place, vec![value], line);
                }
                if let Some(conversion) = self.conversion_to(value.ty, ty, true) {
                    let made = self.finish_call(conversion, Some(value), Vec::new(), line)?;
                    return self.begin_copy(place, ty, class, made, line);
                }
                let candidates = self.constructors(class);
                let arguments = vec![value];
                if let Some(Ok(function)) = self.best(&candidates, None, &arguments, &[])
                    && !self.infos[&function].is_explicit
                {
                    return self.constructed(function, place, arguments, line);
                }
                Err(self.incompatible(ty, arguments[0].ty, line))
            }
            Init::Arguments(mut values)
                if values.len() == 1
                    && self.derives(values[0].ty, ty).is_some()
                    && !values[0].ty.same(self.braces_type) =>
            {
                self.begin_copy(place, ty, class, values.remove(0), line)
            }
            Init::Arguments(values) => {
                if self.is_aggregate(ty) && values.len() == 1 && values[0].ty.same(self.braces_type) {
                    let value = values.into_iter().next();
                    return value.map_or(Ok(None), |value| self.begin_object(place, ty, Init::Copy(value), line));
                }
                let candidates = self.constructors(class);
                let name = self.classes[&class].name.to_string();
                let function = self.resolve(&candidates, None, &values, &[], &name, line)?;
                self.constructed(function, place, values, line)
            }
            Init::Default | Init::Zero => {
                let is_zero = matches!(init, Init::Zero);
                if self.is_trivial_default(ty) {
                    return if is_zero { Ok(Some(self.zeroed(place, ty, line))) } else { Ok(None) };
                }
                if self.constructors(class).is_empty() {
                    let constructor = self.implicit(class, Implicit::Default);
                    let made = self.constructed(constructor, place.clone(), Vec::new(), line)?;
                    if !is_zero {
                        return Ok(made);
                    }
                    let zeroed = self.zeroed(place, ty, line);
                    return Ok(self.sequence(std::iter::once(zeroed).chain(made).collect()));
                }
                let candidates = self.constructors(class);
                let name = self.classes[&class].name.to_string();
                let function = self.resolve(&candidates, None, &[], &[], &name, line)?;
                self.constructed(function, place, Vec::new(), line)
            }
        }
    }

    fn constructed(
        &mut self,
        constructor: usize,
        place: Expression,
        arguments: Vec<Expression>,
        line: u32,
    ) -> Result<Option<Expression>> {
        self.finish_call(constructor, Some(place), arguments, line).map(Some)
    }

    /// A copy of another object, or what a function has returned.
    fn begin_copy(
        &mut self,
        place: Expression,
        ty: Ty,
        class: u32,
        value: Expression,
        line: u32,
    ) -> Result<Option<Expression>> {
        let is_place = self.is_place(&value);
        let is_exact = value.ty.same(ty);
        if (!is_place && is_exact) || self.is_trivial_copy(ty) {
            let value = Expression { ty: ty.plain(), ..value };
            let kind = ExpressionKind::Assign(Box::new(place), Box::new(value));
            return Ok(Some(Expression::new(kind, ty.plain(), line)));
        }
        let function = match self.own_copy(class) {
            Some(_) => {
                let candidates = self.constructors(class);
                let arguments = vec![value];
                let name = self.classes[&class].name.to_string();
                let function = self.resolve(&candidates, None, &arguments, &[], &name, line)?;
                return self.constructed(function, place, arguments, line);
            }
            None => self.implicit(class, Implicit::Copy),
        };
        self.constructed(function, place, vec![value], line)
    }

    fn begin_from_braces(
        &mut self,
        place: Expression,
        ty: Ty,
        class: u32,
        items: Vec<Expression>,
        line: u32,
    ) -> Result<Option<Expression>> {
        if let Some(of) = self.list_element(ty) {
            return self.begin_list(place, class, of, items, line);
        }
        if self.is_aggregate(ty) {
            if items.len() == 1 && self.derives(items[0].ty, ty).is_some() {
                return self.begin_copy(
                    place,
                    ty,
                    class,
                    items.into_iter().next().unwrap_or(Expression::int(0, Ty::INT, line)),
                    line,
                );
            }
            let fields = self.types.structures[class as usize].fields.clone();
            // `array<int, 3> a = {1, 2, 3}`: the brackets of the inner array may be left out.
            if let [field] = &fields[..]
                && self.types.is_array(field.ty)
                && !items.first().is_some_and(|item| item.ty.same(self.braces_type) && items.len() == 1)
            {
                let inner = self.field_of(place, class, 0, line);
                let braces = Expression::new(ExpressionKind::Braces(items), self.braces_type, line);
                return self.initialize(inner, field.ty, Init::Copy(braces), line);
            }
            if items.len() > fields.len() {
                return Err(Refusal::mistake(line, Mistake::BadInitializer));
            }
            let mut effects = Vec::new();
            let mut items = items.into_iter();
            for (index, field) in fields.iter().enumerate() {
                let inner = self.field_of(place.clone(), class, index, line);
                let init = match items.next() {
                    Some(item) => Init::Copy(item),
                    None => match self.classes[&class].beginnings.get(&index).copied() {
                        Some(at) => Init::Copy(self.value_elsewhere(at, class)?),
                        None => Init::Zero,
                    },
                };
                effects.extend(self.initialize(inner, field.ty, init, line)?);
            }
            return Ok(self.sequence(effects));
        }
        if items.is_empty() {
            return self.begin_object(place, ty, Init::Zero, line);
        }
        if let Some(constructor) = self.list_constructor(ty, &items, line) {
            let braces = Expression::new(ExpressionKind::Braces(items), self.braces_type, line);
            return self.constructed(constructor, place, vec![braces], line);
        }
        self.begin_object(place, ty, Init::Arguments(items), line)
    }

    /// An `initializer_list`: its elements lie in an array of the present call.
    fn begin_list(
        &mut self,
        place: Expression,
        class: u32,
        of: Ty,
        items: Vec<Expression>,
        line: u32,
    ) -> Result<Option<Expression>> {
        let count = items.len() as u64;
        let array = self.types.array(of.plain(), Some(count.max(1)));
        let local = self.new_local("".into(), array, line);
        self.current.locals[local].is_addressed = true;
        let elements = self.variable(local, line);
        let mut effects = Vec::new();
        for (index, item) in items.into_iter().enumerate() {
            let index = Expression::int(index as i64, Ty::LONG, line);
            let element = self.index(elements.clone(), index, line)?;
            effects.extend(self.initialize(element, of.plain(), Init::Copy(item), line)?);
        }
        if self.needs_destroy(of) && count > 0 {
            self.add_temporary(local, &mut effects, line);
        }
        let first = self.field_of(place.clone(), class, 0, line);
        let second = self.field_of(place, class, 1, line);
        let pointer = self.value(elements)?;
        let pointer = Expression { ty: first.ty.plain(), ..pointer };
        let ty = pointer.ty;
        effects.push(Expression::new(ExpressionKind::Assign(Box::new(first), Box::new(pointer)), ty, line));
        let count = Expression::int(count as i64, Ty::UNSIGNED_LONG, line);
        effects.push(Expression::new(
            ExpressionKind::Assign(Box::new(second), Box::new(count)),
            Ty::UNSIGNED_LONG,
            line,
        ));
        Ok(self.sequence(effects))
    }

    fn begin_array(&mut self, place: Expression, ty: Ty, init: Init, line: u32) -> Result<Option<Expression>> {
        let Shape::Array(of, Some(length)) = self.types.shape(ty).clone() else { return self.expected("a length") };
        match init {
            Init::Default if self.is_trivial_default(ty) => Ok(None),
            Init::Zero if self.is_trivial_default(ty) => Ok(Some(self.zeroed(place, ty, line))),
            Init::Default | Init::Zero => self.each_element("__construct", place, ty, line).map(Some),
            Init::Copy(value) if matches!(value.kind, ExpressionKind::Braces(_)) => {
                let ExpressionKind::Braces(items) = value.kind else { return Ok(None) };
                if items.len() as u64 > length {
                    return Err(Refusal::mistake(line, Mistake::BadInitializer));
                }
                let mut effects = Vec::new();
                let zeroes = (items.len() as u64) < length && self.is_trivial_default(of);
                if zeroes {
                    effects.push(self.zeroed(place.clone(), ty, line));
                }
                let mut items = items.into_iter();
                for index in 0..length {
                    let at = Expression::int(index as i64, Ty::LONG, line);
                    let init = match items.next() {
                        Some(item) => Init::Copy(item),
                        None if zeroes => break,
                        None => Init::Zero,
                    };
                    let element = self.index(place.clone(), at, line)?;
                    effects.extend(self.initialize(element, of, init, line)?);
                }
                Ok(self.sequence(effects))
            }
            Init::Copy(value) if value.ty.same(ty) => {
                let size = self.types.size(ty);
                Ok(Some(self.copy_bytes(place, value, size, line)))
            }
            _ => Err(Refusal::mistake(line, Mistake::BadInitializer)),
        }
    }

    /// Calls a function of the library for the elements of an array.
    fn each_element(&mut self, name: &str, place: Expression, ty: Ty, line: u32) -> Result<Expression> {
        let (mut of, mut count) = (ty, 1);
        while let Shape::Array(inner, Some(length)) = self.types.shape(of).clone() {
            of = inner;
            count *= length;
        }
        let pointer = self.types.pointer(of.plain());
        let first = self.address(place, line)?;
        let first = Expression { ty: pointer, ..first };
        let count = Expression::int(count as i64, Ty::LONG, line);
        self.call_library(name, vec![first, count], line)
    }

    /// Calls a function of the library of C++ by its name.
    pub(super) fn call_library(&mut self, name: &str, arguments: Vec<Expression>, line: u32) -> Result<Expression> {
        let mut candidates = Vec::new();
        self.candidates_of(0, name, &mut candidates);
        self.candidates_of(1, name, &mut candidates);
        let function = self.resolve(&candidates, None, &arguments, &[], name, line)?;
        self.finish_call(function, None, arguments, line)
    }

    fn zeroed(&mut self, place: Expression, ty: Ty, line: u32) -> Expression {
        let size = self.types.size(ty);
        let zero = Expression::int(0, Ty::INT, line);
        self.bytes_call("memset", place, zero, size, line)
    }

    pub(super) fn copy_bytes(&mut self, place: Expression, from: Expression, size: u64, line: u32) -> Expression {
        self.take_address(&from);
        let void = self.types.pointer(Ty::VOID);
        let from = Expression::new(ExpressionKind::Address(Box::new(from)), void, line);
        self.bytes_call("memcpy", place, from, size, line)
    }

    fn bytes_call(&mut self, name: &str, place: Expression, second: Expression, size: u64, line: u32) -> Expression {
        self.take_address(&place);
        let void = self.types.pointer(Ty::VOID);
        let to = Expression::new(ExpressionKind::Address(Box::new(place)), void, line);
        let size = Expression::int(size as i64, Ty::UNSIGNED_LONG, line);
        let library = crate::library::find(name).unwrap_or_default();
        let ty = self.library_type(library).unwrap_or(Ty::VOID);
        let callee = Expression::new(ExpressionKind::Library(library), ty, line);
        Expression::new(ExpressionKind::Call(Box::new(callee), vec![to, second, size]), void, line)
    }

    /// What an object does where it goes.
    pub(super) fn destroyed(&mut self, place: Expression, ty: Ty, line: u32) -> Result<Option<Expression>> {
        if !self.needs_destroy(ty) {
            return Ok(None);
        }
        let place = Expression { ty: ty.plain(), ..place };
        if self.types.is_array(ty) {
            return self.each_element("__destroy", place, ty, line).map(Some);
        }
        let Some(class) = self.class_of(ty) else { return Ok(None) };
        let function = match self.classes[&class].destructor {
            Some(function) => function,
            None => self.implicit(class, Implicit::Destroy),
        };
        self.finish_call(function, Some(place), Vec::new(), line).map(Some)
    }

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
        let arguments = vec![value.clone()];
        if let Some(Symbol::Set(set)) = self.classes[&class].scope.names.get("operator=").copied() {
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
        let value = if value.ty.same(ty) { value.clone() } else { self.cpp_converted(value.clone(), ty)? };
        if self.is_trivial_copy(ty) && !self.needs_destroy(ty) {
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
            ExpressionKind::Count { place, .. } => (**place).clone(),
            ExpressionKind::Comma(first, second) => {
                let first = first.clone();
                let second = self.settled_place((**second).clone());
                return self.behind(*first, second, ty, line);
            }
            _ => return place,
        };
        self.behind(place, inner, ty, line)
    }

    fn behind(&mut self, first: Expression, place: Expression, ty: Ty, line: u32) -> Expression {
        self.take_address(&place);
        let pointer = self.types.pointer(ty);
        let second = match place.kind {
            ExpressionKind::Deref(inner) => Expression { ty: pointer, ..*inner },
            _ => Expression::new(ExpressionKind::Address(Box::new(place)), pointer, line),
        };
        let both = Expression::new(ExpressionKind::Comma(Box::new(first), Box::new(second)), pointer, line);
        Expression::new(ExpressionKind::Deref(Box::new(both)), ty, line)
    }

    /// Whether a storage is a global: for those who make its value.
    pub(super) fn stored_at(&self, storage: Storage, ty: Ty, line: u32) -> Expression {
        Expression::new(ExpressionKind::Variable(storage), ty, line)
    }
}
