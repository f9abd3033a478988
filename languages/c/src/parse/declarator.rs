//! Declarators: the parts around a name make its type.

use std::rc::Rc;

use super::scope::{Scope, Symbol};
use super::{Parser, Result};
use crate::limits::MAX_NESTING;
use crate::refusal::{Lack, Mistake, Refusal, TextLimit};
use crate::text::Kind;
use crate::tree::{Expression, ExpressionKind, Storage};
use crate::types::{Shape, Signature, Ty};

/// A part of a declarator, which makes another type of a type.
enum Part {
    Pointer {
        is_const: bool,
    },
    /// `&`, or `&&`.
    Reference {
        gives_up: bool,
    },
    Array(Length, u32),
    Function {
        parameters: Vec<Ty>,
        is_variadic: bool,
        is_open: bool,
    },
}

enum Length {
    None,
    Constant(u64),
    Variable(Box<Expression>),
}

/// A parameter as it was declared.
pub(super) struct Parameter {
    pub(super) local: usize,
    /// Where its value stands, if none is given.
    pub(super) default: Option<usize>,
}

impl Parser {
    /// Reads a declarator around a type: the name, if there is one, and its type.
    pub(super) fn declarator(&mut self, base: Ty) -> Result<(Option<Rc<str>>, Ty)> {
        let line = self.line();
        let mut parts = Vec::new();
        let name = self.nested(|parser| parser.parts(&mut parts))?;
        let mut ty = base;
        if parts.len() > MAX_NESTING as usize {
            return Err(Refusal::limit(line, TextLimit::Nesting));
        }
        for part in parts {
            ty = self.apply(part, ty, name.as_deref().unwrap_or_default(), line)?;
            if self.types.depth(ty) > MAX_NESTING {
                return Err(Refusal::limit(line, TextLimit::Nesting));
            }
        }
        Ok((name, ty))
    }

    /// The parts in the order in which they are applied.
    fn parts(&mut self, parts: &mut Vec<Part>) -> Result<Option<Rc<str>>> {
        while self.peek().is_punct("*") || (self.is_cpp && (self.peek().is_punct("&") || self.peek().is_punct("&&"))) {
            let sign = self.next().text;
            if &*sign != "*" {
                parts.push(Part::Reference { gives_up: &*sign == "&&" });
                continue;
            }
            let mut is_const = false;
            loop {
                if self.takes("const") || self.takes("__const") {
                    is_const = true;
                } else if !(self.takes("volatile") || self.takes("restrict") || self.takes("__restrict")) {
                    break;
                }
            }
            parts.push(Part::Pointer { is_const });
        }
        while self.takes("__attribute__") {
            self.attribute()?;
        }
        let mut name = None;
        let mut inner = Vec::new();
        let mut pushed = false;
        if self.is_cpp {
            (name, pushed) = self.declared_name()?;
        } else if self.peek().kind == Kind::Name && !self.is_reserved(&self.peek().text) {
            name = Some(self.next().text);
        }
        if name.is_some() {
        } else if self.peek().is_punct("(") && !self.is_parameter_list(1) && !pushed {
            self.next();
            name = self.nested(|parser| parser.parts(&mut inner))?;
            self.expect(")")?;
        }
        let mut behind = Vec::new();
        loop {
            let line = self.line();
            if self.takes("[") {
                let length = self.length()?;
                behind.push(Part::Array(length, line));
            } else if self.peek().is_punct("(") && (!self.is_cpp || self.is_parameter_list(1)) {
                self.next();
                behind.push(self.nested(|parser| parser.parameters(name.as_deref()))?);
            } else {
                break;
            }
        }
        if pushed {
            self.scopes.pop();
        }
        while self.peek().is("__attribute__") {
            self.next();
            self.attribute()?;
        }
        parts.extend(behind.into_iter().rev());
        parts.extend(inner);
        Ok(name)
    }

    /// Whether what follows an opening bracket are parameters.
    fn is_parameter_list(&mut self, ahead: usize) -> bool {
        if self.is_cpp {
            return self.ahead(ahead).is_punct(")") || self.ahead(ahead).is_punct("...") || self.declares_ahead(ahead);
        }
        self.ahead(ahead).is_punct(")") || self.is_type_ahead(ahead) || self.ahead(ahead).is_punct("...")
    }

    fn length(&mut self) -> Result<Length> {
        while matches!(&*self.peek().text, "static" | "const" | "restrict" | "volatile") {
            self.next();
        }
        if self.takes("]") {
            return Ok(Length::None);
        }
        if self.peek().is_punct("*") && self.ahead(1).is_punct("]") {
            self.next();
            self.next();
            return Ok(Length::None);
        }
        let line = self.line();
        let length = self.assignment()?;
        let length = self.value(length)?;
        self.expect("]")?;
        if !self.types.is_integer(length.ty) {
            return Err(Refusal::mistake(line, Mistake::ArraySize { name: String::new() }));
        }
        match length.kind {
            ExpressionKind::Int(value) if value < 0 && self.types.is_signed(length.ty) => {
                Err(Refusal::mistake(line, Mistake::ArraySize { name: String::new() }))
            }
            ExpressionKind::Int(value) => Ok(Length::Constant(value as u64)),
            _ if self.is_global_scope() && !self.current.in_parameters => {
                Err(Refusal::mistake(line, Mistake::ArraySize { name: String::new() }))
            }
            _ => Ok(Length::Variable(Box::new(length))),
        }
    }

    fn apply(&mut self, part: Part, ty: Ty, name: &str, line: u32) -> Result<Ty> {
        let name = || name.to_owned();
        match part {
            Part::Pointer { is_const } => {
                let pointer = self.types.pointer(ty);
                Ok(if is_const { pointer.constant() } else { pointer })
            }
            // Of two references `&` is stronger.
            Part::Reference { gives_up } => Ok(match self.types.referred(ty) {
                Some(_) if gives_up => ty,
                Some(to) => self.types.intern(Shape::Reference(to)),
                None if gives_up => self.types.intern(Shape::Rvalue(ty)),
                None => self.types.intern(Shape::Reference(ty)),
            }),
            Part::Array(length, line) => {
                if ty.same(Ty::VOID) || self.types.is_function(ty) {
                    return Err(Refusal::mistake(line, Mistake::ArrayOf { name: name() }));
                }
                // In C++ a parameter may be an array of a class that is not complete yet.
                let is_open = self.is_cpp && matches!(length, Length::None) && self.types.is_struct(ty);
                if !self.types.is_complete(ty) && !is_open {
                    return Err(Refusal::mistake(line, Mistake::ArrayOf { name: name() }));
                }
                let made = match length {
                    Length::None => self.types.array(ty, None),
                    Length::Constant(_) if self.types.is_variable(ty) => {
                        let Length::Constant(count) = length else { return Ok(ty) };
                        let counted = Expression::int(count as i64, Ty::LONG, line);
                        return self.variable_array(ty, counted);
                    }
                    Length::Constant(count) => self.types.array(ty, Some(count)),
                    Length::Variable(length) => return self.variable_array(ty, *length),
                };
                if !self.holds_places && self.types.size(made) > u64::from(crate::limits::MAX_MEMORY) {
                    return Err(Refusal::limit(line, TextLimit::Memory));
                }
                Ok(made)
            }
            Part::Function { parameters, is_variadic, is_open } => {
                if self.types.is_function(ty) || self.types.is_array(ty) {
                    return Err(Refusal::mistake(line, Mistake::FunctionResult { name: name() }));
                }
                let signature = Signature { result: ty.plain(), parameters, is_variadic, is_open };
                Ok(self.types.intern(Shape::Function(Rc::new(signature))))
            }
        }
    }

    /// An array whose length is kept in a variable of the compiler.
    fn variable_array(&mut self, of: Ty, length: Expression) -> Result<Ty> {
        let line = length.line;
        let local = self.new_local("".into(), Ty::LONG, line);
        let place = Expression::new(ExpressionKind::Variable(Storage::Local(local)), Ty::LONG, line);
        let length = self.converted(length, Ty::LONG)?;
        let assign = Expression::new(ExpressionKind::Assign(Box::new(place), Box::new(length)), Ty::LONG, line);
        self.current.pending.push(assign);
        Ok(self.types.intern(Shape::Vla(of, local as u32)))
    }

    fn parameters(&mut self, function: Option<&str>) -> Result<Part> {
        let own = self.is_global_scope() && !self.current.in_parameters && self.current.parameters.is_none();
        if self.takes(")") {
            if own {
                self.current.parameters = Some((Vec::new(), Scope::default()));
            }
            self.behind_parameters()?;
            return Ok(Part::Function { parameters: Vec::new(), is_variadic: false, is_open: !self.is_cpp });
        }
        if self.peek().is("void") && self.ahead(1).is_punct(")") {
            self.next();
            self.next();
            if own {
                self.current.parameters = Some((Vec::new(), Scope::default()));
            }
            return Ok(Part::Function { parameters: Vec::new(), is_variadic: false, is_open: false });
        }
        let before = std::mem::replace(&mut self.current.in_parameters, true);
        self.scopes.push(Scope::default());
        let (mut types, mut declared) = (Vec::new(), Vec::new());
        let mut is_variadic = false;
        loop {
            if self.takes("...") {
                is_variadic = true;
                break;
            }
            self.parameter(function, &mut types, &mut declared)?;
            if !self.takes(",") {
                break;
            }
        }
        if !self.takes(")") {
            return self.expected("`,` or `)`");
        }
        let scope = self.scopes.pop().unwrap_or_default();
        self.current.in_parameters = before;
        self.behind_parameters()?;
        if own {
            self.current.parameters = Some((declared, scope));
        }
        Ok(Part::Function { parameters: types, is_variadic, is_open: false })
    }

    fn parameter(&mut self, function: Option<&str>, types: &mut Vec<Ty>, declared: &mut Vec<Parameter>) -> Result<()> {
        let token = self.peek().clone();
        if !self.is_type_ahead(0) {
            if token.kind == Kind::Name && !self.is_reserved(&token.text) {
                let after = self.ahead(1);
                if types.is_empty() && (after.is_punct(",") || after.is_punct(")")) {
                    let name = function.unwrap_or_default().to_owned();
                    return Err(Refusal::lack(token.line, Lack::OldStyle { name }));
                }
                return self.unknown_type();
            }
            return self.expected("the type of a parameter");
        }
        let specifiers = self.specifiers()?;
        let (name, ty) = self.declarator(specifiers.ty)?;
        // It makes a template.
        if self.is_cpp && self.types.referred(ty).unwrap_or(ty).same(self.auto_type) {
            return Err(Refusal::lack(token.line, Lack::Word { word: "auto".to_owned() }));
        }
        let is_const = ty.is_const;
        let ty = match self.types.shape(ty).clone() {
            Shape::Array(of, _) | Shape::Vla(of, _) => self.types.pointer(of),
            Shape::Function(_) => self.types.pointer(ty),
            _ => ty,
        };
        if ty.same(Ty::VOID) {
            let Some(name) = name else {
                return self.expected("`)`");
            };
            let name = name.to_string();
            return Err(Refusal::mistake(token.line, Mistake::VoidVariable { name }));
        }
        types.push(ty.plain());
        let local =
            self.new_local(name.clone().unwrap_or_default(), if is_const { ty.constant() } else { ty }, token.line);
        if let Some(name) = name {
            self.declare_name(&name, token.line, Symbol::Variable(Storage::Local(local)))?;
        }
        let mut default = None;
        if self.is_cpp && self.takes("=") {
            default = Some(self.at);
            self.skip_value()?;
        }
        declared.push(Parameter { local, default });
        Ok(())
    }

    /// The name of a type, as in a cast.
    pub(super) fn type_name(&mut self) -> Result<Ty> {
        let specifiers = self.specifiers()?;
        let (name, ty) = self.declarator(specifiers.ty)?;
        if name.is_some() {
            return self.expected("`)`");
        }
        Ok(ty)
    }
}
