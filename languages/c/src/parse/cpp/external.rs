//! Declarations outside of functions.

use std::rc::Rc;

use super::{Candidate, Info, Namespace};
use crate::parse::function::Current;
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::specifiers::Class as Storage;
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::types::Ty;

impl Parser {
    /// A declaration of the text, with the bodies that wait behind it.
    pub(in crate::parse) fn cpp_external(&mut self) -> Result<()> {
        self.is_hidden = self.peek().line == 0;
        let done = self.cpp_declaration();
        self.is_hidden = false;
        done?;
        self.read_waiting()
    }

    pub(super) fn cpp_declaration(&mut self) -> Result<()> {
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
        self.declared()
    }

    /// A declaration of functions or variables, also of members of a class.
    pub(super) fn declared(&mut self) -> Result<()> {
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
            let space = self.current.namespace.map(Owner::Namespace);
            self.scopes.extend(space.map(|owner| Scope { owner, ..Scope::default() }));
            let mut is_whole = false;
            if self.types.is_function(ty) && specifiers.class != Storage::Typedef {
                let function = match self.current.owner {
                    Some(class) => self.outside_method(class, &name, ty, line)?,
                    None => self.declare_cpp_function(&name, ty, line)?,
                };
                is_whole = is_first && self.method_body(function)?;
            } else {
                self.cpp_global(specifiers, &name, ty, line)?;
            }
            if space.is_some() {
                self.scopes.pop();
            }
            if is_whole {
                return Ok(());
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
            self.takes("::");
            let index = self.named_namespace()?;
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
            if let Some((class, behind)) = self.instance_at(self.at) {
                self.at = behind;
                owner = Owner::Class(class);
            }
            let token = self.next();
            if !self.takes("::") {
                if matches!(owner, Owner::Class(class) if *self.classes[&class].name == *token.text) {
                    return self.lack("using A::A");
                }
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

    /// `a::b`, a namespace.
    fn named_namespace(&mut self) -> Result<usize> {
        let mut index = 0;
        loop {
            let name = self.name()?;
            let found = if index == 0 {
                self.symbol_before_colons(&name.text)
            } else {
                self.symbol_of_namespace(index, &name.text)
            };
            let Some(Symbol::Namespace(found)) = found else {
                return Err(Refusal::mistake(name.line, Mistake::Undeclared { name: name.text.to_string() }));
            };
            index = found;
            if !self.takes("::") {
                return Ok(index);
            }
        }
    }

    pub(super) fn namespace(&mut self) -> Result<()> {
        let is_inline = self.takes("inline");
        self.next();
        let name = if self.peek().kind == Kind::Name { Some(self.name()?) } else { None };
        if let Some(name) = &name
            && self.takes("=")
        {
            let found = self.named_namespace()?;
            self.declare_name(&name.text, name.line, Symbol::Namespace(found))?;
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
                self.namespaces.push(Namespace::default());
                let index = self.namespaces.len() - 1;
                if let Some(name) = &name {
                    self.scope().names.insert(name.text.clone(), Symbol::Namespace(index));
                }
                if (is_inline || name.is_none())
                    && let Some(Owner::Namespace(here)) = self.scopes.last().map(|scope| scope.owner)
                {
                    self.namespaces[here].uses.push(index);
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
        let function = self.function_here(name.clone(), ty, line);
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
}

/// Values of parameters from two declarations.
pub(super) fn merge(old: &mut Vec<Option<usize>>, new: Vec<Option<usize>>) {
    old.resize(old.len().max(new.len()), None);
    for (old, new) in old.iter_mut().zip(new) {
        *old = old.or(new);
    }
}
