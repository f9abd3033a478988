//! Lambdas: a class with the captures, and an operator.

use std::rc::Rc;

use super::{Candidate, Init, Template, TemplateParameter};
use crate::parse::function::Current;
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Expression, ExpressionKind, Storage};
use crate::types::{Shape, Signature, Ty};

impl Parser {
    /// `[…](…) {…}`
    pub(super) fn lambda(&mut self) -> Result<Expression> {
        let line = self.next().line;
        let mut default = None;
        let mut taken: Vec<(Rc<str>, bool)> = Vec::new();
        let mut this = false;
        while !self.takes("]") {
            let by_reference = self.takes("&");
            if !by_reference && self.takes("=") {
                default = Some(false);
            } else if self.takes("this") {
                this = true;
            } else if self.peek().kind == Kind::Name {
                let name = self.name()?;
                if self.peek().is_punct("=") {
                    return self.lack("[x = …]");
                }
                taken.push((name.text, by_reference));
            } else if by_reference {
                default = Some(true);
            }
            if !self.takes(",") && !self.peek().is_punct("]") {
                return self.expected("`]`");
            }
        }
        let at = self.at;
        if self.takes("(") {
            self.skip_to_closing(")")?;
        }
        while !self.peek().is_punct("{") {
            if self.peek().kind == Kind::End || self.peek().is_punct(";") {
                return self.expected("`{`");
            }
            self.next();
        }
        let body = self.at;
        self.next();
        self.skip_to_closing("}")?;
        let end = self.at;
        if let Some(by_reference) = default {
            self.captured(body, end, by_reference, &mut taken, &mut this);
        }
        let ty = self.new_class(None, false, "".into());
        let Shape::Struct(class) = *self.types.shape(ty) else { return self.expected("a value") };
        self.class(class).is_closure = true;
        let mut inits = Vec::new();
        for (name, by_reference) in taken {
            let token = crate::text::Token {
                kind: Kind::Name,
                text: name.clone(),
                line,
                space: false,
                first: false,
                hidden: None,
            };
            let value = self.cpp_named(&token)?;
            let field = if by_reference { self.types.intern(Shape::Reference(value.ty)) } else { value.ty };
            self.add_field(class, &name, field);
            inits.push(value);
        }
        if this && let Some(object) = self.this_object(line) {
            let own = self.class_of(object.ty).is_some_and(|class| self.classes[&class].is_closure);
            let pointer = if own && let Some((offset, ty, _)) = self.find_member(object.ty, "__this") {
                Expression::new(ExpressionKind::Member(Box::new(object), offset), ty, line)
            } else {
                self.address(object, line)?
            };
            self.add_field(class, &"__this".into(), pointer.ty);
            inits.push(pointer);
        }
        let structure = &mut self.types.structures[class as usize];
        structure.size = structure.size.max(1);
        structure.finish();
        self.lambda_call(class, at, body)?;
        let local = self.new_local("".into(), ty, line);
        self.current.locals[local].is_addressed = true;
        let place = self.variable(local, line);
        let mut effects = Vec::new();
        for (index, value) in inits.into_iter().enumerate() {
            let field = self.field_of(place.clone(), class, index, line);
            let ty = self.types.structures[class as usize].fields[index].ty;
            effects.extend(self.initialize(field, ty, Init::Copy(value), line)?);
        }
        effects.push(Expression::new(ExpressionKind::Cast(Box::new(place)), ty, line));
        match self.sequence(effects) {
            Some(value) => Ok(value),
            None => self.expected("a value"),
        }
    }

    fn add_field(&mut self, class: u32, name: &Rc<str>, ty: Ty) {
        let (size, align) = (self.types.size(ty), self.types.align(ty).max(1));
        let structure = &mut self.types.structures[class as usize];
        structure.add(name.clone(), ty, size, align);
        let index = structure.fields.len() - 1;
        self.class(class).scope.names.insert(name.clone(), Symbol::Field(class, index));
    }

    /// The variables that a body uses.
    fn captured(
        &mut self,
        from: usize,
        to: usize,
        by_reference: bool,
        taken: &mut Vec<(Rc<str>, bool)>,
        this: &mut bool,
    ) {
        let own = self.this_object(0).and_then(|object| self.class_of(object.ty));
        for at in from..to {
            let token = self.tokens[at].clone();
            let behind_dot = self.tokens[at - 1].is_punct(".") || self.tokens[at - 1].is_punct("->");
            if token.kind != Kind::Name || behind_dot || taken.iter().any(|(name, _)| *name == token.text) {
                continue;
            }
            match self.symbol(&token.text) {
                Some(Symbol::Variable(Storage::Local(_))) => {
                    taken.push((token.text, by_reference));
                }
                Some(Symbol::Field(class, _))
                    if own.is_some_and(|own| own == class && self.classes[&own].is_closure) =>
                {
                    taken.push((token.text, by_reference));
                }
                Some(Symbol::Field(..)) => *this = true,
                Some(Symbol::Set(_)) => {
                    let in_class = self.scopes.iter().any(|scope| match scope.owner {
                        Owner::Class(class) => self.symbol_of_class(class, &token.text).is_some(),
                        _ => false,
                    });
                    *this |= in_class && self.current.this.is_some();
                }
                _ => {}
            }
        }
    }

    /// The operator that is called.
    fn lambda_call(&mut self, class: u32, at: usize, body: usize) -> Result<()> {
        let mut scopes = self.outer_scopes();
        scopes.push(Scope { owner: Owner::Class(class), ..Scope::default() });
        let is_hidden = self.is_hidden;
        let parameters = self.names_for_auto(at, body);
        if !parameters.is_empty() {
            let template = Template {
                name: "operator()".into(),
                parameters,
                at,
                context: scopes,
                is_class: false,
                made: Default::default(),
                pattern: None,
                class: Some(class),
                is_constructor: false,
                is_lambda: true,
                has_body: true,
                is_hidden,
                outside: Vec::new(),
            };
            self.templates.push(template);
            self.sets.push(vec![Candidate::Template(self.templates.len() - 1)]);
            let set = Symbol::Set(self.sets.len() - 1);
            self.class(class).scope.names.insert("operator()".into(), set);
            return Ok(());
        }
        self.elsewhere(at, scopes, |parser| {
            parser.is_hidden = is_hidden;
            parser.current = Current::default();
            let line = parser.line();
            let ty = parser.lambda_type()?;
            if parser.at != body {
                return Err(Refusal::mistake(
                    line,
                    Mistake::Expected { what: "`{`".to_owned(), before: parser.peek().text.to_string() },
                ));
            }
            let name: Rc<str> = "operator()".into();
            let function = parser.new_method(class, &name, ty, false, line)?;
            if let Some(info) = parser.infos.get_mut(&function) {
                info.is_const = true;
            }
            parser.add_candidate(&name, Candidate::Function(function))?;
            parser.method_body(function)?;
            Ok(())
        })
    }

    /// Each `auto` among the parameters gets a name, as those of a template have.
    fn names_for_auto(&mut self, from: usize, to: usize) -> Vec<TemplateParameter> {
        let mut parameters: Vec<TemplateParameter> = Vec::new();
        let end = (from..to).find(|&at| self.tokens[at].is_punct("->")).unwrap_or(to);
        for token in &mut self.tokens[from..end] {
            if token.is("auto") || token.text.starts_with("auto ") {
                let name: Rc<str> = format!("auto {}", parameters.len()).into();
                token.text = name.clone();
                parameters.push(TemplateParameter { name, is_type: true, default: None });
            }
        }
        parameters
    }

    /// The type of a lambda from its parameters on, with `auto` where no result is written.
    pub(super) fn lambda_type(&mut self) -> Result<Ty> {
        let auto = self.auto_type;
        let ty = if self.peek().is_punct("(") {
            self.parameters_behind(auto)?
        } else {
            let signature = Signature { result: auto, parameters: Vec::new(), is_variadic: false, is_open: false };
            self.types.intern(Shape::Function(Rc::new(signature)))
        };
        self.takes("mutable");
        let Some(signature) = self.types.signature(ty) else { return self.expected("parameters") };
        if !self.takes("->") {
            return Ok(ty);
        }
        let parameters = self.current.parameters.take();
        let locals = std::mem::take(&mut self.current.locals);
        let result = self.type_name()?;
        self.current.parameters = parameters;
        self.current.locals = locals;
        Ok(self.types.intern(Shape::Function(Rc::new(Signature { result, ..(*signature).clone() }))))
    }
}
