//! Whether construction, copying and destruction of a type need code.

use std::rc::Rc;

use super::{Candidate, Implicit, Info};
use crate::parse::Parser;
use crate::parse::scope::Symbol;
use crate::tree::Expression;
use crate::types::{Shape, Signature, Ty};

impl Parser {
    pub(super) fn fields_are(&self, ty: Ty, holds: &dyn Fn(Ty) -> bool) -> bool {
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

    /// Whether a `vector` that grows takes its elements as they are, and `swap` changes their bytes: the program has written no
    /// constructor that copies them, nothing that is done where they go, and no virtual methods.
    pub(super) fn is_moved(&self, ty: Ty) -> bool {
        let Some(class) = self.class_of(ty) else { return true };
        let mut written = self.own_copy(class).into_iter().chain(self.classes[&class].destructor);
        self.classes[&class].virtuals.is_empty()
            && written.all(|function| self.functions[function].is_hidden)
            && self.fields_are(ty, &|ty| self.is_moved(ty))
    }

    /// The constructor of a class that copies, if it was written.
    pub(super) fn own_copy(&self, class: u32) -> Option<usize> {
        self.classes[&class].constructors.iter().copied().find(|&function| {
            let signature = self.types.signature(self.functions[function].ty);
            signature.is_some_and(|found| {
                found.parameters.len() >= 2
                    && self.types.referred(found.parameters[1]).is_some_and(|to| self.class_of(to) == Some(class))
            })
        })
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
        if let Some(function) = crate::parse::scope::among(&self.classes[&class].implicit, &which) {
            return function;
        }
        let ty = self.types.intern(Shape::Struct(class));
        let this = self.types.pointer(ty);
        let is_copy = matches!(which, Implicit::Copy | Implicit::Move | Implicit::Assign);
        let reference = self.types.intern(match which {
            Implicit::Move => Shape::Rvalue(ty),
            _ => Shape::Reference(ty.constant()),
        });
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
        let function = self.function_here(name, ty, 0);
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
            is_constructor: matches!(which, Implicit::Default | Implicit::Copy | Implicit::Move),
            is_destructor: which == Implicit::Destroy,
            defaults: vec![None; usize::from(is_copy)],
            implicit: Some(which),
            context,
            body: Some(body),
            ..Info::default()
        };
        self.infos.insert(function, info);
        self.class(class).implicit.push((which, function));
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
}
