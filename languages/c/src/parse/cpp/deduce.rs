//! Templates of functions: what their arguments are found to be.

use std::rc::Rc;

use super::Argument;
use super::template::MAX_INSTANCES;
use crate::parse::specifiers::Class as Storage;
use crate::parse::{Parser, Result};
use crate::refusal::{Reason, Refusal, TextLimit};
use crate::tree::{Expression, ExpressionKind};
use crate::types::{Shape, Structure, Ty};

/// The numbers from here on hold the places of numbers.
const HELD: i64 = 900_001;

/// A number that a pattern holds a place for.
fn hold(pattern: i64, value: i64, found: &mut [Option<Argument>]) {
    if let Some(slot) = usize::try_from(pattern - HELD).ok().and_then(|index| found.get_mut(index)) {
        slot.get_or_insert(Argument::Value(value));
    }
}

impl Parser {
    /// A function of a template for arguments: what it takes is found out from them.
    pub(super) fn deduced(&mut self, template: usize, given: &[Argument], arguments: &[Expression]) -> Option<usize> {
        let (holders, parameters, required) = self.pattern(template)?;
        if arguments.len() > parameters.len() || arguments.len() < required {
            return None;
        }
        let mut found: Vec<Option<Argument>> = vec![None; holders.len()];
        for (slot, argument) in found.iter_mut().zip(given) {
            *slot = Some(*argument);
        }
        for (&whole, argument) in parameters.iter().zip(arguments) {
            let parameter = self.types.referred(whole).unwrap_or(whole);
            let is_function = matches!(argument.kind, ExpressionKind::Overloads(..));
            let ty = match self.decayed(argument) {
                decayed if whole.same(parameter) => decayed,
                decayed if is_function => self.types.pointee(decayed).unwrap_or(decayed),
                _ => argument.ty,
            };
            // `T &&` takes a place as `T &`.
            let is_open = !parameter.is_const && holders.iter().any(|holder| holder.same(parameter));
            let forwards = is_open && self.types.is_rvalue(whole) && (is_function || self.is_lvalue(argument));
            let ty = if forwards { self.types.intern(Shape::Reference(ty)) } else { ty };
            if let ExpressionKind::Braces(items) = &argument.kind {
                if let (Some(of), Some(item)) = (self.list_element(parameter), items.first()) {
                    let ty = self.decayed(item);
                    self.unify(of, ty, &holders, &mut found);
                }
                continue;
            }
            if !self.templates[template].is_hidden && self.contradicts(parameter, ty, &holders, &found, given.len()) {
                return None;
            }
            self.unify(parameter, ty, &holders, &mut found);
        }
        let mut all = Vec::new();
        for argument in found {
            match argument {
                Some(argument) => all.push(argument),
                None => break,
            }
        }
        // The library calls iterators by these names: a number is none.
        let names = self.templates[template].parameters.iter().map(|parameter| &*parameter.name);
        let is_wrong = names.zip(&all).any(|(name, argument)| {
            matches!(name, "I" | "J") && matches!(argument, Argument::Type(ty) if self.types.is_arithmetic(*ty))
        });
        if is_wrong && self.templates[template].is_hidden {
            return None;
        }
        let all = self.default_arguments(template, all).ok()?;
        if all.len() < holders.len() {
            return None;
        }
        match self.function_instance(template, all) {
            Ok(function) => Some(function),
            Err(refusal) => {
                self.not_here(template, refusal);
                None
            }
        }
    }

    /// What is beyond a limit, or of the text and not here, is said instead of that nothing fits.
    fn not_here(&mut self, template: usize, refusal: Refusal) {
        let is_lack = matches!(refusal.reason, Reason::Lack(_)) && !self.templates[template].is_hidden;
        if is_lack || matches!(refusal.reason, Reason::Limit(_)) {
            self.failed.get_or_insert(refusal);
        }
    }

    /// The types of the parameters of a template with types that hold places.
    pub(super) fn pattern(&mut self, template: usize) -> Option<(Vec<Ty>, Vec<Ty>, usize)> {
        if let Some(pattern) = &self.templates[template].pattern {
            return Some(pattern.clone());
        }
        let mut holders = Vec::new();
        let mut arguments = Vec::new();
        for parameter in self.templates[template].parameters.clone() {
            let index = self.types.structures.len() as u32;
            let mut made = Structure::new(Some(parameter.name), false);
            (made.size, made.is_complete) = (1, true);
            self.types.structures.push(made);
            let ty = self.types.intern(Shape::Struct(index));
            arguments.push(if parameter.is_type {
                Argument::Type(ty)
            } else {
                Argument::Value(HELD + holders.len() as i64)
            });
            holders.push(ty);
        }
        let mut scopes = self.templates[template].context.clone();
        scopes.push(self.template_scope(template, &arguments));
        let at = self.templates[template].at;
        let was_holding = std::mem::replace(&mut self.holds_places, true);
        let read = self.elsewhere(at, scopes, |parser| {
            let (_, ty, _) = parser.function_head(template)?;
            let (_, defaults) = parser.taken_body(None, false);
            let required = defaults.iter().take_while(|default| default.is_none()).count();
            Ok((ty, required))
        });
        self.holds_places = was_holding;
        let (ty, required) = match read {
            Ok(read) => read,
            Err(refusal) => {
                self.not_here(template, refusal);
                return None;
            }
        };
        let parameters = self.types.signature(ty)?.parameters.clone();
        let pattern = (holders, parameters, required);
        self.templates[template].pattern = Some(pattern.clone());
        Some(pattern)
    }

    /// Finds what a pattern holds places for.
    pub(super) fn unify(&self, pattern: Ty, ty: Ty, holders: &[Ty], found: &mut [Option<Argument>]) {
        if let Some(index) = holders.iter().position(|holder| holder.same(pattern)) {
            // `const T &` takes the type without its `const`.
            let ty = if pattern.is_const { ty.plain() } else { ty };
            found[index].get_or_insert(Argument::Type(ty));
            return;
        }
        match (self.types.shape(pattern).clone(), self.types.shape(ty).clone()) {
            (Shape::Pointer(a), Shape::Pointer(b)) => self.unify(a, b, holders, found),
            (Shape::Array(a, pattern), Shape::Array(b, length)) => {
                self.unify(a, b, holders, found);
                if let (Some(pattern), Some(length)) = (pattern, length) {
                    hold(pattern as i64, length as i64, found);
                }
            }
            (Shape::Struct(a), Shape::Struct(b)) => {
                let mut b = b;
                loop {
                    let made = |class: u32| self.classes.get(&class).and_then(|found| found.made_of.clone());
                    if let (Some((first, x)), Some((second, y))) = (made(a), made(b))
                        && first == second
                    {
                        for (x, y) in x.iter().zip(&y) {
                            match (x, y) {
                                (Argument::Type(x), Argument::Type(y)) => self.unify(*x, *y, holders, found),
                                (Argument::Value(x), Argument::Value(y)) => hold(*x, *y, found),
                                _ => {}
                            }
                        }
                        return;
                    }
                    let base = self.classes.get(&b).and_then(|found| found.base).and_then(|base| self.class_of(base));
                    let Some(base) = base else { return };
                    b = base;
                }
            }
            _ => {}
        }
    }

    /// The head of a function of a template: its name, its type, and whether it is static.
    fn function_head(&mut self, template: usize) -> Result<(Rc<str>, Ty, bool)> {
        if self.templates[template].is_constructor {
            return Ok((self.next().text, self.parameters_behind(Ty::VOID)?, false));
        }
        if self.templates[template].is_lambda {
            return Ok(("operator()".into(), self.lambda_type()?, false));
        }
        let specifiers = self.specifiers()?;
        let (name, ty) = self.declarator(specifiers.ty)?;
        Ok((name.unwrap_or_default(), ty, specifiers.class == Storage::Static))
    }

    /// A function of a template: declared; its body is read when it is used.
    pub(super) fn function_instance(&mut self, template: usize, arguments: Vec<Argument>) -> Result<usize> {
        if let Some(&function) = self.templates[template].made.get(&arguments) {
            return Ok(function);
        }
        if self.templates[template].made.len() > MAX_INSTANCES {
            return Err(Refusal::limit(self.user_line.max(1), TextLimit::Nesting));
        }
        let mut scopes = self.templates[template].context.clone();
        let class = self.templates[template].class;
        scopes.push(self.template_scope(template, &arguments));
        let (at, is_constructor) = (self.templates[template].at, self.templates[template].is_constructor);
        let is_lambda = self.templates[template].is_lambda;
        let function = self.elsewhere(at, scopes, |parser| {
            let line = parser.line();
            let (name, ty, is_static) = parser.function_head(template)?;
            let function = match class {
                Some(class) => parser.new_method(class, &name, ty, is_static, line)?,
                None => {
                    let deduces = parser.types.signature(ty).is_some_and(|found| parser.is_deduced(found.result));
                    let function = parser.function_here(name, ty, line);
                    let (body, defaults) = parser.taken_body(None, deduces);
                    let context = parser.outer_scopes();
                    let info = super::Info { defaults, context, body: Some(body), ..super::Info::default() };
                    parser.infos.insert(function, info);
                    function
                }
            };
            if let Some(info) = parser.infos.get_mut(&function) {
                info.is_template = true;
                info.is_constructor = is_constructor;
                info.is_const |= is_lambda;
            }
            parser.method_body(function)?;
            Ok(function)
        })?;
        self.templates[template].made.insert(arguments, function);
        Ok(function)
    }
}
