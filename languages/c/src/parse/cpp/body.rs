//! The bodies of functions, read when their classes are complete.

use std::rc::Rc;

use super::{Implicit, Init};
use crate::parse::function::Current;
use crate::parse::scope::{Owner, Scope, among};
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind, Statement, StatementKind};
use crate::types::{Shape, Signature, Ty};

impl Parser {
    /// Reads the bodies that wait.
    pub(in crate::parse) fn read_waiting(&mut self) -> Result<()> {
        while let Some(function) = self.waiting.pop() {
            self.read_body(function)?;
        }
        Ok(())
    }

    /// A function is used: its body is wanted.
    pub(super) fn use_function(&mut self, function: usize, line: u32) {
        let found = &mut self.functions[function];
        if found.is_used {
            return;
        }
        found.is_used = true;
        if found.body.is_none() && line > 0 {
            found.line = line;
        }
        if self
            .infos
            .get(&function)
            .is_some_and(|info| info.body.as_ref().is_some_and(|body| body.at.is_some()) || info.implicit.is_some())
        {
            self.waiting.push(function);
        }
    }

    /// Reads the body of a function, unless that is done.
    pub(super) fn read_body(&mut self, function: usize) -> Result<()> {
        let Some(info) = self.infos.get_mut(&function) else { return Ok(()) };
        let implicit = info.implicit;
        let Some(body) = info.body.take() else { return Ok(()) };
        if body.at.is_none() && implicit.is_none() {
            info.body = Some(body);
            return Ok(());
        }
        let (class, is_constructor, is_destructor, is_static) =
            (info.class, info.is_constructor, info.is_destructor, info.is_static);
        let mut scopes = info.context.clone();
        let signature = self.types.signature(self.functions[function].ty);
        let Some(signature) = signature else { return Ok(()) };
        if let Some(class) = class
            && !scopes.iter().any(|scope| scope.owner == Owner::Class(class))
        {
            scopes.push(Scope { owner: Owner::Class(class), ..Scope::default() });
        }
        let line = self.functions[function].line;
        let given = body.parameters.iter().map(|&local| (&body.locals[local].name, body.locals[local].ty));
        let result = (&self.functions[function].name, signature.result);
        for (name, ty) in given.chain([result]) {
            if self.types.is_struct(ty) && !self.types.is_complete(ty) && !ty.same(self.auto_type) {
                return Err(Refusal::mistake(line, Mistake::Incomplete { name: name.to_string() }));
            }
        }
        let user_line = std::mem::replace(&mut self.user_line, line);
        let depth = self.depth;
        let at = body.at.unwrap_or(0);
        let name = self.functions[function].name.clone();
        let was_hidden = self.functions[function].is_hidden;
        let read = self.elsewhere(at, scopes, |parser| {
            parser.is_hidden = was_hidden;
            let mut objects = body.scope.objects.clone();
            objects.retain(|&local| parser.needs_destroy(body.locals[local].ty));
            parser.current = Current {
                name: name.rsplit("::").next().unwrap_or_default().into(),
                result: Some(signature.result),
                taken: body.locals.len(),
                locals: body.locals,
                this: class.filter(|_| !is_static).map(|_| body.parameters[0]),
                deduces: body.deduces,
                begun: objects.iter().map(|&local| (local, 0)).collect(),
                ..Current::default()
            };
            parser.scopes.push(Scope { objects, ..body.scope });
            let mut statements = Vec::new();
            if is_constructor
                && let Some(class) = class
                && !matches!(implicit, Some(Implicit::Copy | Implicit::Move))
            {
                parser.constructor_start(class, body.at.is_some(), line, &mut statements)?;
            }
            // While an object is destroyed, its class is that of the destructor.
            if is_destructor
                && let Some(class) = class
                && let Some(this) = parser.this_object(line)
            {
                parser.set_table(class, &this, line, &mut statements);
            }
            match implicit {
                Some(which @ (Implicit::Copy | Implicit::Move | Implicit::Assign)) => {
                    let other = body.parameters[1];
                    parser.memberwise(class.unwrap_or_default(), other, which, line, &mut statements)?;
                }
                Some(Implicit::Default | Implicit::Destroy) => {}
                None => {
                    parser.expect("{")?;
                    parser.nested(|parser| parser.block_statements(&mut statements))?;
                }
            }
            parser.end_scope(&mut statements)?;
            if is_destructor && let Some(class) = class {
                parser.destructor_end(class, line, &mut statements)?;
            }
            parser.check_labels()?;
            if let Some(result) = parser.current.result.filter(|result| !result.same(signature.result)) {
                let full = Signature { result, ..(*signature).clone() };
                parser.functions[function].ty = parser.types.intern(Shape::Function(Rc::new(full)));
            } else if parser.current.deduces && signature.result.same(parser.auto_type) {
                let full = Signature { result: Ty::VOID, ..(*signature).clone() };
                parser.functions[function].ty = parser.types.intern(Shape::Function(Rc::new(full)));
            }
            let current = std::mem::take(&mut parser.current);
            let made = &mut parser.functions[function];
            made.body = Some(statements);
            made.locals = current.locals;
            made.parameters = body.parameters;
            made.labels = current.labels.len();
            Ok(())
        });
        self.depth = depth;
        self.user_line = user_line;
        read.map_err(|error| if error.line == 0 { Refusal { line, ..error } } else { error })
    }

    /// The object of a method, as a place.
    pub(super) fn this_object(&self, line: u32) -> Option<Expression> {
        let this = self.current.this?;
        let pointer = self.variable(this, line);
        let ty = self.types.pointee(pointer.ty)?;
        Some(Expression::new(
            ExpressionKind::Deref(Box::new(Expression { ty: pointer.ty.plain(), ..pointer })),
            ty,
            line,
        ))
    }

    /// A member of a place, also one without a name.
    pub(super) fn field_of(&self, place: Expression, class: u32, index: usize, line: u32) -> Expression {
        let field = &self.types.structures[class as usize].fields[index];
        let ty = if place.ty.is_const && !field.is_mutable && self.types.referred(field.ty).is_none() {
            field.ty.constant()
        } else {
            field.ty
        };
        Expression::new(ExpressionKind::Member(Box::new(place), field.offset), ty, line)
    }

    /// The implicit work of a constructor in front of its body: its base, its table, its members in their order.
    pub(super) fn constructor_start(
        &mut self,
        class: u32,
        has_text: bool,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let mut given: Vec<(Rc<str>, (usize, u32))> = Vec::new();
        if has_text && self.takes(":") {
            loop {
                let name_line = self.line();
                let name = match self.type_at(self.at) {
                    Some((ty, end))
                        if self.class_of(ty).is_some() && !self.is_member(class, &self.peek().text.clone()) =>
                    {
                        self.at = end;
                        if self.class_of(ty) == Some(class) {
                            return self.lack("a constructor that calls another");
                        }
                        "".into()
                    }
                    _ => self.name()?.text,
                };
                if !name.is_empty() && !self.is_member(class, &name) {
                    return Err(Refusal::mistake(
                        name_line,
                        Mistake::NoMember { name: name.to_string(), of: self.classes[&class].name.to_string() },
                    ));
                }
                given.push((name, (self.at, name_line)));
                let open = self.next();
                self.skip_to_closing(if open.is_punct("(") { ")" } else { "}" })?;
                if !self.takes(",") {
                    break;
                }
            }
        }
        let body = self.at;
        let Some(this) = self.this_object(line) else { return Ok(()) };
        let fields = self.types.structures[class as usize].fields.clone();
        let base = self.classes[&class].base;
        let is_union = self.types.structures[class as usize].is_union;
        for (index, field) in fields.iter().enumerate() {
            if self.is_table(field) {
                continue;
            }
            let place = self.field_of(this.clone(), class, index, line);
            let place = Expression {
                ty: if self.types.referred(place.ty).is_some() { place.ty } else { place.ty.plain() },
                ..place
            };
            let init = if let Some((at, _)) = among(&given, &field.name) {
                self.at = at;
                self.member_value()?
            } else if let Some(at) = among(&self.classes[&class].beginnings, &index) {
                Init::Copy(self.value_elsewhere(at, class)?)
            } else if is_union {
                continue;
            } else {
                Init::Default
            };
            let field_line = among(&given, &field.name).map_or(line, |(_, line)| line);
            let effect = self.initialize(place, field.ty, init, field_line)?;
            if let Some(effect) = effect {
                let effect = self.full(effect, false)?;
                statements.push(Statement { line: field_line, kind: StatementKind::Hidden(effect) });
            }
            if base.is_some() && index == 0 {
                self.set_table(class, &this, line, statements);
            }
        }
        if base.is_none() {
            self.set_table(class, &this, line, statements);
        }
        self.at = body;
        Ok(())
    }

    pub(super) fn is_member(&self, class: u32, name: &str) -> bool {
        self.types.structures[class as usize].fields.iter().any(|field| &*field.name == name)
    }

    /// `(a, b)` or `{a, b}` behind the name of a member.
    pub(super) fn member_value(&mut self) -> Result<Init> {
        if self.peek().is_punct("{") {
            if self.ahead(1).is_punct("}") {
                self.next();
                self.next();
                return Ok(Init::Zero);
            }
            return Ok(Init::Copy(self.initial_value()?));
        }
        self.expect("(")?;
        let arguments = self.call_arguments()?;
        Ok(if arguments.is_empty() { Init::Zero } else { Init::Arguments(arguments) })
    }

    /// A value that stands elsewhere, as one of the present function.
    pub(super) fn value_elsewhere(&mut self, at: usize, class: u32) -> Result<Expression> {
        let mut scopes = self.classes[&class].context.clone();
        scopes.push(Scope { owner: Owner::Class(class), ..Scope::default() });
        self.read_value(at, scopes)
    }

    pub(super) fn read_value(&mut self, at: usize, scopes: Vec<Scope>) -> Result<Expression> {
        let at = std::mem::replace(&mut self.at, at);
        let scopes = std::mem::replace(&mut self.scopes, scopes);
        self.scopes.push(Scope::default());
        let value = self.initial_value();
        self.scopes = scopes;
        self.at = at;
        value
    }
}
