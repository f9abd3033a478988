//! Declarations outside of functions.

use std::rc::Rc;

use super::{Candidate, Info, Namespace};
use crate::parse::function::Current;
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::specifiers::{Class as Storage, Specifiers};
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Beginning, Expression, ExpressionKind, Function, Statement, StatementKind, Storage as Place};
use crate::types::{Shape, Signature, Ty};

impl Parser {
    /// A declaration of the text, with the bodies that wait behind it.
    pub(in crate::parse) fn cpp_external(&mut self) -> Result<()> {
        self.is_hidden = self.peek().line == 0;
        let done = self.cpp_declaration();
        self.is_hidden = false;
        done?;
        self.read_waiting()
    }

    fn cpp_declaration(&mut self) -> Result<()> {
        if self.takes(";") {
            return Ok(());
        }
        let token = self.peek().clone();
        if token.kind == Kind::Stray {
            return Err(self.stray(&token));
        }
        if !self.is_hidden {
            self.user_line = token.line;
        }
        if token.kind == Kind::Name {
            match &*token.text {
                "using" => return self.using(),
                "namespace" | "inline" if &*token.text == "namespace" || self.ahead(1).is("namespace") => {
                    return self.namespace();
                }
                "template" => return self.template_declaration(None),
                "static_assert" | "_Static_assert" => return self.static_assert(),
                "extern" if self.ahead(1).kind == Kind::Str => {
                    self.next();
                    self.next();
                    if self.takes("{") {
                        while !self.takes("}") {
                            if self.peek().kind == Kind::End {
                                return self.fail(Mistake::EndOfInput);
                            }
                            self.cpp_declaration()?;
                        }
                        return Ok(());
                    }
                    return self.cpp_declaration();
                }
                "asm" => return self.lack("asm"),
                _ => {}
            }
        } else if !matches!(&*token.text, "~" | "::") {
            return self.expected("a declaration");
        }
        self.current = Current::default();
        if let Some(class) = self.outside_member() {
            return self.outside_special(class);
        }
        let specifiers = self.specifiers()?;
        if self.takes(";") {
            return Ok(());
        }
        let mut is_first = true;
        loop {
            let default = std::mem::take(&mut self.current);
            drop(default);
            let line = self.line();
            let (name, ty) = self.declarator(specifiers.ty)?;
            let Some(name) = name else { return self.expected("a name") };
            if self.types.is_function(ty) && specifiers.class != Storage::Typedef {
                let function = match self.current.owner {
                    Some(class) => self.outside_method(class, &name, ty, line)?,
                    None => self.declare_cpp_function(&name, ty, line)?,
                };
                if is_first && self.method_body(function)? {
                    return Ok(());
                }
            } else {
                self.cpp_global(specifiers, &name, ty, line)?;
            }
            is_first = false;
            if !self.takes(",") {
                break;
            }
        }
        if self.takes(";") { Ok(()) } else { self.expected("`,` or `;`") }
    }

    pub(super) fn using(&mut self) -> Result<()> {
        self.next();
        if self.takes("namespace") {
            let mut index = 0;
            loop {
                let name = self.name()?;
                let found =
                    if index == 0 { self.symbol(&name.text) } else { self.symbol_of_namespace(index, &name.text) };
                let Some(Symbol::Namespace(found)) = found else {
                    return Err(Refusal::mistake(name.line, Mistake::Undeclared { name: name.text.to_string() }));
                };
                index = found;
                if !self.takes("::") {
                    break;
                }
            }
            let here = self.scopes.iter().rev().find_map(|scope| match scope.owner {
                Owner::Namespace(index) => Some(index),
                _ => None,
            });
            let here = here.unwrap_or(0);
            if here != index && !self.namespaces[here].uses.contains(&index) {
                self.namespaces[here].uses.push(index);
            }
            return self.expect(";");
        }
        if self.peek().kind == Kind::Name && self.ahead(1).is_punct("=") {
            let name = self.name()?;
            self.next();
            let ty = self.type_name()?;
            self.declare_name(&name.text, name.line, Symbol::Typedef(ty))?;
            return self.expect(";");
        }
        // `using std::cout;`
        self.takes("::");
        self.takes("typename");
        let mut owner = Owner::Namespace(0);
        loop {
            let token = self.next();
            if !self.takes("::") {
                let symbol = match owner {
                    Owner::Namespace(index) => self.symbol_of_namespace(index, &token.text),
                    Owner::Class(class) => self.symbol_of_class(class, &token.text),
                    _ => None,
                };
                match symbol {
                    Some(Symbol::Set(set)) => {
                        for candidate in self.sets[set].clone() {
                            self.add_candidate(&token.text, candidate)?;
                        }
                    }
                    Some(symbol) => {
                        self.scope().names.insert(token.text.clone(), symbol);
                    }
                    None if crate::library::find(&token.text).is_some() => {}
                    None => {
                        return Err(Refusal::mistake(token.line, Mistake::Undeclared { name: token.text.to_string() }));
                    }
                }
                if self.takes(",") {
                    owner = Owner::Namespace(0);
                    continue;
                }
                return self.expect(";");
            }
            let found = match owner {
                Owner::Namespace(0) => self.symbol(&token.text),
                Owner::Namespace(index) => self.symbol_of_namespace(index, &token.text),
                _ => None,
            };
            owner = match found {
                Some(Symbol::Namespace(index)) => Owner::Namespace(index),
                Some(Symbol::Typedef(ty)) => self.class_of(ty).map_or(Owner::Block, Owner::Class),
                _ => return Err(Refusal::mistake(token.line, Mistake::Undeclared { name: token.text.to_string() })),
            };
        }
    }

    fn namespace(&mut self) -> Result<()> {
        let is_inline = self.takes("inline");
        self.next();
        let name = if self.peek().kind == Kind::Name { Some(self.name()?) } else { None };
        if let Some(name) = &name
            && self.takes("=")
        {
            let target = self.name()?;
            let Some(found @ Symbol::Namespace(_)) = self.symbol(&target.text) else {
                return Err(Refusal::mistake(target.line, Mistake::Undeclared { name: target.text.to_string() }));
            };
            self.declare_name(&name.text, name.line, found)?;
            return self.expect(";");
        }
        let known = name.as_ref().and_then(|name| self.scope().names.get(&name.text).copied());
        let index = match known {
            Some(Symbol::Namespace(index)) => index,
            Some(_) => {
                return self
                    .fail(Mistake::Redeclared { name: name.map_or(String::new(), |name| name.text.to_string()) });
            }
            None => {
                self.namespaces.push(Namespace { is_inline, ..Namespace::default() });
                let index = self.namespaces.len() - 1;
                match &name {
                    Some(name) => {
                        self.scope().names.insert(name.text.clone(), Symbol::Namespace(index));
                    }
                    None => {
                        if let Some(Owner::Namespace(here)) = self.scopes.last().map(|scope| scope.owner) {
                            self.namespaces[here].uses.push(index);
                        }
                    }
                }
                index
            }
        };
        self.expect("{")?;
        self.scopes.push(Scope { owner: Owner::Namespace(index), ..Scope::default() });
        while !self.takes("}") {
            if self.peek().kind == Kind::End {
                return self.fail(Mistake::EndOfInput);
            }
            self.cpp_declaration()?;
        }
        self.scopes.pop();
        Ok(())
    }

    /// The class of a constructor or destructor that is defined outside of it: `A::A(`, `A::~A(`.
    fn outside_member(&mut self) -> Option<u32> {
        let mut ahead = 0;
        while self.ahead(ahead).is("inline") {
            ahead += 1;
        }
        let mut owner = Owner::Namespace(0);
        loop {
            let (token, next) = (self.ahead(ahead).clone(), self.ahead(ahead + 1).clone());
            if !next.is_punct("::") {
                break;
            }
            let symbol = match owner {
                Owner::Namespace(0) => self.symbol(&token.text),
                Owner::Namespace(index) => self.symbol_of_namespace(index, &token.text),
                Owner::Class(class) => self.symbol_of_class(class, &token.text),
                _ => None,
            }?;
            owner = match symbol {
                Symbol::Typedef(ty) => Owner::Class(self.class_of(ty)?),
                Symbol::Namespace(index) => Owner::Namespace(index),
                _ => return None,
            };
            ahead += 2;
        }
        let Owner::Class(class) = owner else { return None };
        let name = self.classes[&class].name.clone();
        let is_constructor = self.ahead(ahead).is(&name) && self.ahead(ahead + 1).is_punct("(");
        let is_destructor = self.ahead(ahead).is_punct("~");
        let is_conversion = self.ahead(ahead).is("operator") && self.ahead(ahead + 1).kind == Kind::Name;
        if !(is_constructor || is_destructor || is_conversion) {
            return None;
        }
        self.at += ahead;
        Some(class)
    }

    /// The definition of a constructor, a destructor or a conversion outside of its class.
    fn outside_special(&mut self, class: u32) -> Result<()> {
        let line = self.line();
        let is_destructor = self.takes("~");
        let token = self.next();
        self.scopes.push(Scope { owner: Owner::Class(class), ..Scope::default() });
        let mut result = Ty::VOID;
        if &*token.text == "operator" {
            result = self.specifiers()?.ty;
        }
        let ty = self.parameters_behind(result)?;
        let made = self.new_method(class, &"".into(), ty, false, line)?;
        self.scopes.pop();
        let known = if is_destructor {
            self.classes[&class].destructor
        } else if &*token.text == "operator" {
            let name = format!("operator {}", self.types.name(result));
            match self.symbol_of_class(class, &name) {
                Some(Symbol::Set(set)) => self.sets[set].iter().find_map(|candidate| match candidate {
                    Candidate::Function(function) => Some(*function),
                    Candidate::Template(_) => None,
                }),
                _ => None,
            }
        } else {
            let wanted = self.functions[made].ty;
            self.classes[&class].constructors.iter().copied().find(|&known| self.functions[known].ty.same(wanted))
        };
        self.replace(known, made, class, line)
    }

    /// The definition of a method outside of its class.
    fn outside_method(&mut self, class: u32, name: &Rc<str>, ty: Ty, line: u32) -> Result<usize> {
        let Some(Symbol::Set(set)) = self.symbol_of_class(class, name) else {
            let of = self.classes[&class].name.to_string();
            return Err(Refusal::mistake(line, Mistake::NoMember { name: name.to_string(), of }));
        };
        let is_const = self.current.is_const;
        let candidates = self.sets[set].clone();
        let wanted = self.types.signature(ty);
        for candidate in candidates {
            let Candidate::Function(function) = candidate else { continue };
            let info = &self.infos[&function];
            let Some(signature) = self.types.signature(self.functions[function].ty) else { continue };
            let skip = usize::from(!info.is_static);
            let fits = wanted.as_ref().is_some_and(|wanted| {
                wanted.parameters.len() + skip == signature.parameters.len()
                    && wanted.parameters.iter().zip(&signature.parameters[skip..]).all(|(a, b)| a.same(*b))
            });
            if !fits || (!info.is_static && info.is_const != is_const) {
                continue;
            }
            if wanted.as_ref().is_some_and(|wanted| !wanted.result.same(signature.result)) {
                break;
            }
            let is_static = info.is_static;
            let this = signature.parameters.first().copied();
            let this = (!is_static).then(|| this.map(|ty| self.new_local("this".into(), ty, line))).flatten();
            let (body, defaults) = self.taken_body(this, false);
            if self.functions[function].body.is_some() {
                return Err(Refusal::mistake(line, Mistake::Redefined { name: name.to_string() }));
            }
            self.functions[function].line = line;
            let context = self.outer_scopes();
            if let Some(info) = self.infos.get_mut(&function) {
                info.body = Some(body);
                info.context = context;
                merge(&mut info.defaults, defaults);
            }
            return Ok(function);
        }
        let of = self.classes[&class].name.to_string();
        Err(Refusal::mistake(line, Mistake::NoMember { name: name.to_string(), of }))
    }

    /// Gives the body of a definition to the function that was declared.
    fn replace(&mut self, known: Option<usize>, made: usize, class: u32, line: u32) -> Result<()> {
        let info = self.infos.remove(&made).unwrap_or_default();
        let Some(known) = known else {
            let of = self.classes[&class].name.to_string();
            return Err(Refusal::mistake(line, Mistake::NoMember { name: of.clone(), of }));
        };
        if self.functions[known].body.is_some() {
            let name = self.functions[known].name.to_string();
            return Err(Refusal::mistake(line, Mistake::Redefined { name }));
        }
        self.functions[known].line = line;
        if let Some(old) = self.infos.get_mut(&known) {
            old.body = info.body;
            old.context = info.context;
            merge(&mut old.defaults, info.defaults);
        }
        if self.method_body(known)? { Ok(()) } else { self.expect("{") }
    }

    /// Declares a function: one more of its name, or one that is known.
    pub(super) fn declare_cpp_function(&mut self, name: &Rc<str>, ty: Ty, line: u32) -> Result<usize> {
        let Some(wanted) = self.types.signature(ty) else { return self.expected("parameters") };
        let deduces = self.is_deduced(wanted.result);
        let known = match self.scope().names.get(name).copied() {
            Some(Symbol::Set(set)) => self.sets[set].clone(),
            Some(Symbol::Typedef(_)) | None => Vec::new(),
            Some(_) => return Err(Refusal::mistake(line, Mistake::Redeclared { name: name.to_string() })),
        };
        for candidate in known {
            let Candidate::Function(function) = candidate else { continue };
            let Some(signature) = self.types.signature(self.functions[function].ty) else { continue };
            let alike = signature.parameters.len() == wanted.parameters.len()
                && signature.parameters.iter().zip(&wanted.parameters).all(|(a, b)| a.same(*b));
            if !alike {
                continue;
            }
            if self.functions[function].is_hidden && !self.is_hidden {
                continue;
            }
            if !signature.result.same(wanted.result) {
                return Err(Refusal::mistake(line, Mistake::ConflictingTypes { name: name.to_string() }));
            }
            let (body, defaults) = self.taken_body(None, deduces);
            if self.peek().is_punct("{") {
                if self.functions[function].body.is_some() {
                    return Err(Refusal::mistake(line, Mistake::Redefined { name: name.to_string() }));
                }
                self.functions[function].line = line;
                if let Some(info) = self.infos.get_mut(&function) {
                    info.body = Some(body);
                }
            }
            if let Some(info) = self.infos.get_mut(&function) {
                merge(&mut info.defaults, defaults);
            }
            return Ok(function);
        }
        if wanted.is_variadic {
            return Err(Refusal::lack(line, Lack::Variadic { name: name.to_string() }));
        }
        let function = self.new_function(name.clone(), ty, line);
        if &**name == "main" && self.scopes.len() == 1 {
            if !wanted.result.same(Ty::INT) {
                return Err(Refusal::mistake(line, Mistake::Main));
            }
            self.function_names.insert(name.clone(), function);
        }
        let (body, defaults) = self.taken_body(None, deduces);
        let context = self.outer_scopes();
        self.infos.insert(function, Info { defaults, context, body: Some(body), ..Info::default() });
        self.add_candidate(name, Candidate::Function(function))?;
        Ok(function)
    }

    /// A variable outside of functions.
    fn cpp_global(&mut self, specifiers: Specifiers, name: &Rc<str>, ty: Ty, line: u32) -> Result<()> {
        if specifiers.class == Storage::Typedef {
            return self.declare_name(name, line, Symbol::Typedef(ty));
        }
        if ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidVariable { name: name.to_string() }));
        }
        if let Some(class) = self.current.owner {
            // `int A::count = 0;`
            let Some(Symbol::Variable(Place::Global(global))) = self.symbol_of_class(class, name) else {
                let of = self.classes[&class].name.to_string();
                return Err(Refusal::mistake(line, Mistake::NoMember { name: name.to_string(), of }));
            };
            self.scopes.push(Scope { owner: Owner::Class(class), ..Scope::default() });
            let done = self.cpp_global_value(global, ty, name, line);
            self.scopes.pop();
            return done;
        }
        let is_extern = specifiers.class == Storage::Extern && !self.peek().is_punct("=");
        let known = self.scope().names.get(name).copied();
        let index = match known {
            Some(Symbol::Variable(Place::Global(index))) => {
                if !self.globals[index].is_extern && !is_extern {
                    return Err(Refusal::mistake(line, Mistake::Redefined { name: name.to_string() }));
                }
                self.globals[index].is_extern &= is_extern;
                index
            }
            Some(Symbol::Typedef(_)) | None => {
                let index = self.new_global(name, ty, line);
                self.globals[index].is_extern = is_extern;
                self.scope().names.insert(name.clone(), Symbol::Variable(Place::Global(index)));
                index
            }
            Some(_) => return Err(Refusal::mistake(line, Mistake::Redeclared { name: name.to_string() })),
        };
        if is_extern {
            return Ok(());
        }
        self.cpp_global_value(index, ty, name, line)
    }

    /// The value of a global: known before the run, or made by a function in front of `main`.
    pub(super) fn cpp_global_value(&mut self, index: usize, ty: Ty, name: &Rc<str>, line: u32) -> Result<()> {
        self.current = Current { name: "".into(), result: Some(Ty::VOID), ..Current::default() };
        self.scopes.push(Scope::default());
        let mut statements = Vec::new();
        self.object_value(Place::Global(index), ty, name, line, &mut statements)?;
        self.scopes.pop();
        let current = std::mem::take(&mut self.current);
        let constant = statements.len() == 1
            && current.locals.is_empty()
            && matches!(&statements[0].kind, StatementKind::Begin(Beginning { items, .. })
                if items.iter().all(|(_, value)| self.is_constant(value)));
        let is_nothing = statements.iter().all(|statement| matches!(statement.kind, StatementKind::Declare(_)));
        if is_nothing {
            return Ok(());
        }
        if constant {
            self.beginnings.extend(statements);
            return Ok(());
        }
        let signature = Signature { result: Ty::VOID, parameters: Vec::new(), is_variadic: false, is_open: false };
        let ty = self.types.intern(Shape::Function(Rc::new(signature)));
        self.functions.push(Function {
            name: "".into(),
            ty,
            locals: current.locals,
            parameters: Vec::new(),
            body: Some(statements),
            labels: 0,
            line,
            is_hidden: true,
            is_used: true,
        });
        let callee = Expression::new(ExpressionKind::Function(self.functions.len() - 1), ty, line);
        let call = Expression::new(ExpressionKind::Call(Box::new(callee), Vec::new()), Ty::VOID, line);
        self.beginnings.push(Statement { line, kind: StatementKind::Expression(call) });
        Ok(())
    }
}

/// Values of parameters from two declarations.
fn merge(old: &mut Vec<Option<usize>>, new: Vec<Option<usize>>) {
    old.resize(old.len().max(new.len()), None);
    for (old, new) in old.iter_mut().zip(new) {
        *old = old.or(new);
    }
}
