//! Members that are defined outside of their class.

use std::rc::Rc;

use super::Candidate;
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::text::Kind;
use crate::types::Ty;

impl Parser {
    /// The class of a constructor or destructor that is defined outside of it: `A::A(`, `A::~A(`.
    pub(super) fn outside_member(&mut self) -> Option<u32> {
        let mut ahead = 0;
        while self.ahead(ahead).is("inline") {
            ahead += 1;
        }
        let mut owner = Owner::Namespace(0);
        loop {
            let (token, next) = (self.ahead(ahead).clone(), self.ahead(ahead + 1).clone());
            if next.is_punct("<")
                && let Some((class, end)) = self.instance_at(self.at + ahead)
            {
                owner = Owner::Class(class);
                ahead = end - self.at;
                continue;
            }
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
    pub(super) fn outside_special(&mut self, class: u32) -> Result<()> {
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
    pub(super) fn outside_method(&mut self, class: u32, name: &Rc<str>, ty: Ty, line: u32) -> Result<usize> {
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
                super::external::merge(&mut info.defaults, defaults);
            }
            return Ok(function);
        }
        let of = self.classes[&class].name.to_string();
        Err(Refusal::mistake(line, Mistake::NoMember { name: name.to_string(), of }))
    }

    /// Gives the body of a definition to the function that was declared.
    pub(super) fn replace(&mut self, known: Option<usize>, made: usize, class: u32, line: u32) -> Result<()> {
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
            super::external::merge(&mut old.defaults, info.defaults);
        }
        if self.method_body(known)? {
            return Ok(());
        }
        let is_defaulted = self.infos.get(&known).is_some_and(|info| info.implicit.is_some());
        self.expect(if is_defaulted { ";" } else { "{" })
    }
}
