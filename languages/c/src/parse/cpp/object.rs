//! Objects: construction, copying and destruction.

use super::{Implicit, Init};
use crate::parse::scope::Symbol;
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind, Operator};
use crate::types::{Shape, Ty};

impl Parser {
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
            Init::Arguments(values) if values.len() == 1 && self.types.is_struct(values[0].ty) => {
                self.functional_cast(ty, values, line)?
            }
            Init::Arguments(mut values) if values.len() == 1 => self.cpp_converted(values.remove(0), ty)?,
            Init::Arguments(_) => return Err(self.no_match(&self.types.name(ty), line)),
        };
        let kind = ExpressionKind::Assign(Box::new(Expression { ty: ty.plain(), ..place }), Box::new(value));
        Ok(Some(Expression::new(kind, ty.plain(), line)))
    }

    pub(super) fn begin_object(
        &mut self,
        place: Expression,
        ty: Ty,
        init: Init,
        line: u32,
    ) -> Result<Option<Expression>> {
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
                    self.check_access(constructor, line)?;
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
                if let [value] = &values[..]
                    && let Some(conversion) = self.any_conversion_to(value.ty, ty, true, true)
                    && self.best(&candidates, None, &values, &[]).is_none()
                {
                    let made = self.finish_call(conversion, values.into_iter().next(), Vec::new(), line)?;
                    return self.begin_copy(place, ty, class, made, line);
                }
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

    pub(super) fn constructed(
        &mut self,
        constructor: usize,
        place: Expression,
        arguments: Vec<Expression>,
        line: u32,
    ) -> Result<Option<Expression>> {
        self.finish_call(constructor, Some(place), arguments, line).map(Some)
    }

    /// A copy of another object, or what a function has returned.
    pub(super) fn begin_copy(
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
        let gives_up = is_exact && self.is_given_up(&value);
        let function = match self.own_copy(class) {
            Some(own) if gives_up && self.functions[own].is_hidden => {
                let taken = self.taken(value, line)?;
                let kind = ExpressionKind::Assign(Box::new(place), Box::new(taken));
                return Ok(Some(Expression::new(kind, ty.plain(), line)));
            }
            Some(_) => {
                let candidates = self.constructors(class);
                let arguments = vec![value];
                let name = self.classes[&class].name.to_string();
                let function = self.resolve(&candidates, None, &arguments, &[], &name, line)?;
                return self.constructed(function, place, arguments, line);
            }
            None => self.implicit(class, if gives_up { Implicit::Move } else { Implicit::Copy }),
        };
        self.constructed(function, place, vec![value], line)
    }

    /// The contents of a container, which is empty afterwards.
    fn taken(&mut self, value: Expression, line: u32) -> Result<Expression> {
        let Some(Symbol::Set(set)) = self.symbol_of_namespace(1, "__taken") else { return self.lack("move") };
        let candidates = self.sets[set].clone();
        let arguments = vec![Expression { ty: value.ty.plain(), ..self.lvalue(value) }];
        let function = self.resolve(&candidates, None, &arguments, &[], "move", line)?;
        self.finish_call(function, None, arguments, line)
    }

    pub(super) fn begin_from_braces(
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
            let items = self.grouped(|index| fields.get(index).map(|field| field.ty), items, line);
            if items.len() > fields.len() {
                return Err(Refusal::mistake(line, Mistake::BadInitializer));
            }
            let mut effects = Vec::new();
            let mut items = items.into_iter();
            for (index, field) in fields.iter().enumerate() {
                let inner = self.field_of(place.clone(), class, index, line);
                let init = match items.next() {
                    Some(item) => Init::Copy(item),
                    None => match crate::parse::scope::among(&self.classes[&class].beginnings, &index) {
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
    pub(super) fn begin_list(
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

    pub(super) fn begin_array(
        &mut self,
        place: Expression,
        ty: Ty,
        init: Init,
        line: u32,
    ) -> Result<Option<Expression>> {
        // The last member of a class may have no length.
        let Shape::Array(of, Some(length)) = self.types.shape(ty).clone() else { return Ok(None) };
        match init {
            Init::Default if self.is_trivial_default(ty) => Ok(None),
            Init::Zero if self.is_trivial_default(ty) => Ok(Some(self.zeroed(place, ty, line))),
            Init::Default | Init::Zero => self.each_element("__construct", place, None, ty, line).map(Some),
            Init::Copy(value) if matches!(value.kind, ExpressionKind::Braces(_)) => {
                let ExpressionKind::Braces(items) = value.kind else { return Ok(None) };
                let items = self.grouped(|_| Some(of), items, line);
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
            Init::Copy(value) if value.ty.same(ty) && !self.is_trivial_copy(ty) => {
                self.each_element("__copies", place, Some(value), ty, line).map(Some)
            }
            Init::Copy(value) if value.ty.same(ty) || self.is_text_for(&value, ty) => {
                let (size, all) = (self.types.size(value.ty), self.types.size(ty));
                let rest = (size < all).then(|| self.zeroed(place.clone(), ty, line));
                let copied = self.copy_bytes(place, value, size, line);
                Ok(self.sequence(rest.into_iter().chain([copied]).collect()))
            }
            Init::Copy(value) => Err(Refusal::mistake(value.line, Mistake::BadInitializer)),
            _ => Err(Refusal::mistake(line, Mistake::BadInitializer)),
        }
    }

    /// Whether a value is a literal for an array of characters that has room for it.
    fn is_text_for(&self, value: &Expression, ty: Ty) -> bool {
        let size = self.types.element(ty).map(|of| self.types.size(of));
        let room = self.types.size(ty);
        matches!(value.kind, ExpressionKind::Literal(_)) && size == Some(1) && self.types.size(value.ty) <= room
    }

    /// The values of the parts of an array or a class, whose own brackets may be left out: `{1, 2, 3, 4}` of two pairs.
    pub(super) fn grouped(
        &mut self,
        part: impl Fn(usize) -> Option<Ty>,
        items: Vec<Expression>,
        line: u32,
    ) -> Vec<Expression> {
        let mut grouped = Vec::new();
        let mut items = items.into_iter();
        while let Some(item) = items.next() {
            let parts = part(grouped.len()).map_or(1, |of| if self.fits(&item, of) { 1 } else { self.leaves(of) });
            if parts == 1 {
                grouped.push(item);
                continue;
            }
            let own = std::iter::once(item).chain(items.by_ref().take(parts.saturating_sub(1) as usize)).collect();
            grouped.push(Expression::new(ExpressionKind::Braces(own), self.braces_type, line));
        }
        grouped
    }

    /// Whether a value is one for a whole part.
    fn fits(&mut self, item: &Expression, of: Ty) -> bool {
        item.ty.same(self.braces_type) || self.types.is_array(item.ty) || self.rank(item, of.plain(), true).is_some()
    }

    /// How many values a part takes without brackets.
    fn leaves(&self, of: Ty) -> u64 {
        if let Shape::Array(of, Some(length)) = self.types.shape(of) {
            return length.saturating_mul(self.leaves(*of));
        }
        let fields = self.types.structure(of).filter(|_| self.is_aggregate(of)).map(|found| &found.fields);
        fields
            .map_or(1, |fields| fields.iter().fold(0u64, |sum, field| sum.saturating_add(self.leaves(field.ty))).max(1))
    }

    /// Calls a function of the library for the elements of an array.
    pub(super) fn each_element(
        &mut self,
        name: &str,
        place: Expression,
        from: Option<Expression>,
        ty: Ty,
        line: u32,
    ) -> Result<Expression> {
        let mut of = ty;
        while let Some(inner) = self.types.element(of) {
            of = inner;
        }
        let pointer = self.types.pointer(of.plain());
        let mut arguments = Vec::new();
        for array in [Some(place), from].into_iter().flatten() {
            arguments.push(Expression { ty: pointer, ..self.address(array, line)? });
        }
        let size = self.types.size(of).max(1) as i64;
        let count = if self.types.is_variable(ty) {
            let all = Expression::new(ExpressionKind::SizeOf(ty), Ty::UNSIGNED_LONG, line);
            let size = Expression::int(size, Ty::UNSIGNED_LONG, line);
            let count = self.arithmetic(Operator::Divide, all, size, line)?;
            self.cast_to(count, Ty::LONG)
        } else {
            Expression::int(self.types.size(ty) as i64 / size, Ty::LONG, line)
        };
        arguments.push(count);
        self.call_library(name, arguments, line)
    }

    /// Calls a function of the library of C++ by its name.
    pub(super) fn call_library(&mut self, name: &str, arguments: Vec<Expression>, line: u32) -> Result<Expression> {
        let mut candidates = Vec::new();
        self.candidates_of(0, name, &mut candidates);
        self.candidates_of(1, name, &mut candidates);
        let function = self.resolve(&candidates, None, &arguments, &[], name, line)?;
        self.finish_call(function, None, arguments, line)
    }

    pub(super) fn zeroed(&mut self, place: Expression, ty: Ty, line: u32) -> Expression {
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

    pub(super) fn bytes_call(
        &mut self,
        name: &str,
        place: Expression,
        second: Expression,
        size: u64,
        line: u32,
    ) -> Expression {
        self.take_address(&place);
        let void = self.types.pointer(Ty::VOID);
        let to = Expression::new(ExpressionKind::Address(Box::new(place)), void, line);
        let size = Expression::int(size as i64, Ty::UNSIGNED_LONG, line);
        let library = crate::library::find(name).unwrap_or_default();
        let ty = self.library_type(library).unwrap_or(Ty::VOID);
        let callee = Expression::new(ExpressionKind::Library(library), ty, line);
        Expression::new(ExpressionKind::Call(Box::new(callee), vec![to, second, size]), void, line)
    }

    /// The destruction of an object.
    pub(super) fn destroyed(&mut self, place: Expression, ty: Ty, line: u32) -> Result<Option<Expression>> {
        if !self.needs_destroy(ty) {
            return Ok(None);
        }
        let place = Expression { ty: ty.plain(), ..place };
        if self.types.is_array(ty) {
            return self.each_element("__destroy", place, None, ty, line).map(Some);
        }
        let Some(class) = self.class_of(ty) else { return Ok(None) };
        let function = match self.classes[&class].destructor {
            Some(function) => function,
            None => self.implicit(class, Implicit::Destroy),
        };
        self.finish_call(function, Some(place), Vec::new(), line).map(Some)
    }
}
