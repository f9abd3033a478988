//! Methods, and the bodies that are read later.

use std::rc::Rc;

use super::{Body, Candidate, Implicit, Info};
use crate::parse::scope::Scope;
use crate::parse::specifiers::Specifiers;
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::text::Kind;
use crate::types::{Shape, Signature, Ty};

impl Parser {
    /// Parameters without a name in front of them: the type of the function.
    pub(super) fn parameters_behind(&mut self, result: Ty) -> Result<Ty> {
        self.current.parameters = None;
        self.expect("(")?;
        self.at -= 1;
        let (_, ty) = self.declarator(result)?;
        if !self.types.is_function(ty) {
            return self.expected("parameters");
        }
        Ok(ty)
    }

    /// A method by its name: declared once or again.
    pub(super) fn method(
        &mut self,
        index: u32,
        name: &Rc<str>,
        ty: Ty,
        is_static: bool,
        specifiers: Specifiers,
        line: u32,
    ) -> Result<usize> {
        let function = self.new_method(index, name, ty, is_static, line)?;
        self.add_candidate(name, Candidate::Function(function))?;
        if name.starts_with("operator ") {
            self.infos.entry(function).or_default().is_explicit = specifiers.is_explicit;
        }
        self.make_virtual(index, name, function, specifiers.is_virtual);
        Ok(function)
    }

    pub(super) fn unnamed_method(
        &mut self,
        index: u32,
        name: &Rc<str>,
        ty: Ty,
        specifiers: Specifiers,
        line: u32,
    ) -> Result<usize> {
        let function = self.new_method(index, name, ty, false, line)?;
        if name.starts_with('~') {
            self.make_virtual(index, &"~".into(), function, specifiers.is_virtual);
        }
        Ok(function)
    }

    /// Gives a method its place among the virtual ones.
    pub(super) fn make_virtual(&mut self, index: u32, name: &Rc<str>, function: usize, is_virtual: bool) {
        let signature = |parser: &Parser, function: usize| {
            parser.types.signature(parser.functions[function].ty).map(|found| found.parameters[1..].to_vec())
        };
        let own =
            if self.infos.get(&function).is_some_and(|info| info.is_static) { None } else { signature(self, function) };
        let virtuals = self.class(index).virtuals.clone();
        let slot = virtuals.iter().position(|(known, other)| known == name && signature(self, *other) == own);
        let slot = match slot {
            Some(slot) => {
                self.class(index).virtuals[slot].1 = function;
                slot
            }
            None if is_virtual => {
                self.class(index).virtuals.push((name.clone(), function));
                virtuals.len()
            }
            None => return,
        };
        self.infos.entry(function).or_default().slot = Some(slot);
    }

    /// A function whose first parameter is its object.
    pub(super) fn new_method(
        &mut self,
        index: u32,
        name: &Rc<str>,
        ty: Ty,
        is_static: bool,
        line: u32,
    ) -> Result<usize> {
        let is_const = self.current.is_const;
        let class = self.types.intern(Shape::Struct(index));
        let this = self.types.pointer(if is_const { class.constant() } else { class });
        let Some(signature) = self.types.signature(ty) else { return self.expected("parameters") };
        let mut parameters = signature.parameters.clone();
        if !is_static {
            parameters.insert(0, this);
        }
        let deduces = self.is_deduced(signature.result);
        let full = Signature { parameters, ..(*signature).clone() };
        let ty = self.types.intern(Shape::Function(Rc::new(full)));
        let this = (!is_static).then(|| self.new_local("this".into(), this, line));
        let shown: Rc<str> = if self.class(index).is_closure {
            "lambda".into()
        } else {
            format!("{}::{name}", self.class(index).name).into()
        };
        let function = self.function_here(shown, ty, line);
        let (body, defaults) = self.taken_body(this, deduces);
        let context = self.outer_scopes();
        let info = Info { class: Some(index), is_static, is_const, defaults, context, ..Info::default() };
        let info = Info { body: Some(body), ..info };
        self.infos.insert(function, info);
        Ok(function)
    }

    /// A function of the program or of the library, whose text has line 0: it gets the line that uses it.
    pub(super) fn function_here(&mut self, name: Rc<str>, ty: Ty, line: u32) -> usize {
        self.new_function(name, ty, if line == 0 { self.user_line } else { line })
    }

    /// The parameters that have just been read, for a body that is read later, and where their values stand.
    pub(super) fn taken_body(&mut self, this: Option<usize>, deduces: bool) -> (Body, Vec<Option<usize>>) {
        let (declared, mut scope): (Vec<crate::parse::declarator::Parameter>, Scope) =
            self.current.parameters.take().unwrap_or_default();
        let locals = std::mem::take(&mut self.current.locals);
        let parameters = this.into_iter().chain(declared.iter().map(|parameter| parameter.local)).collect();
        scope.objects = declared.iter().map(|parameter| parameter.local).collect();
        let defaults = declared.iter().map(|parameter| parameter.default).collect();
        (Body { at: None, locals, parameters, scope, deduces }, defaults)
    }

    /// What `= default` makes of a function; `None` where it may not stand.
    fn defaulted(&self, function: usize) -> Option<Implicit> {
        let info = self.infos.get(&function)?;
        let (class, found) = (info.class?, &self.functions[function]);
        let signature = self.types.signature(found.ty)?;
        let is_of_class = |&ty: &Ty| self.class_of(self.types.referred(ty).unwrap_or(ty)) == Some(class);
        match signature.parameters.get(1..)? {
            [] if info.is_constructor => Some(Implicit::Default),
            [] if info.is_destructor => Some(Implicit::Destroy),
            [other] if info.is_constructor && is_of_class(other) => {
                Some(if self.types.is_rvalue(*other) { Implicit::Move } else { Implicit::Copy })
            }
            [other] if found.name.ends_with("::operator=") && is_of_class(other) => Some(Implicit::Assign),
            _ => None,
        }
    }

    /// Takes the body of a function that is read later; `false` if there is none.
    pub(super) fn method_body(&mut self, function: usize) -> Result<bool> {
        if self.takes("=") {
            match &*self.peek().text.clone() {
                "0" => self.infos.entry(function).or_default().is_pure = true,
                "delete" => self.infos.entry(function).or_default().is_deleted = true,
                "default" => {
                    let Some(implicit) = self.defaulted(function) else { return self.expected("`delete`") };
                    self.infos.entry(function).or_default().implicit = Some(implicit);
                    self.functions[function].body = Some(Vec::new());
                    self.waiting.push(function);
                }
                _ => return self.expected("`0`, `default` or `delete`"),
            }
            self.next();
            return Ok(false);
        }
        if self.peek().is_punct("->") {
            return self.lack("->");
        }
        // The containers do not call them.
        let is_own = !self.functions[function].is_hidden && !self.peek().is_punct(";");
        if is_own && let Some(Implicit::Copy | Implicit::Move | Implicit::Assign) = self.defaulted(function) {
            let signature = self.types.signature(self.functions[function].ty);
            if signature.is_some_and(|found| self.types.is_rvalue(found.parameters[1])) {
                return self.lack("T(T &&)");
            }
        }
        let at = self.at;
        if self.takes(":") {
            loop {
                while !self.peek().is_punct("(") && !self.peek().is_punct("{") {
                    if self.peek().kind == Kind::End || self.peek().is_punct(";") {
                        return self.expected("`(`");
                    }
                    self.next();
                }
                let close = if &*self.next().text == "(" { ")" } else { "}" };
                self.skip_to_closing(close)?;
                if !self.takes(",") {
                    break;
                }
            }
        }
        if !self.takes("{") {
            return Ok(false);
        }
        self.skip_to_closing("}")?;
        if self.functions[function].body.is_some() {
            let (name, line) = (self.functions[function].name.to_string(), self.functions[function].line);
            return Err(Refusal::mistake(line, Mistake::Redefined { name }));
        }
        self.functions[function].body = Some(Vec::new());
        if let Some(body) = self.infos.get_mut(&function).and_then(|info| info.body.as_mut()) {
            body.at = Some(at);
        }
        // Those of the library are read when they are used.
        let is_lazy =
            self.is_hidden || self.infos.get(&function).is_some_and(|info| super::class::in_template(&info.context));
        if !is_lazy
            || self.functions[function].is_used
            || self.infos.get(&function).is_some_and(|info| info.slot.is_some())
        {
            self.waiting.push(function);
        }
        Ok(true)
    }
}
