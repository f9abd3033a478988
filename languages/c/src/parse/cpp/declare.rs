//! Variables and their construction.

use std::rc::Rc;

use super::Init;
use crate::parse::scope::{Owner, Symbol};
use crate::parse::specifiers::{Class as StorageClass, Specifiers};
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::tree::{Beginning, Expression, ExpressionKind, Statement, StatementKind, Storage};
use crate::types::{Shape, Ty};

impl Parser {
    /// A declaration of a block.
    pub(in crate::parse) fn cpp_local(
        &mut self,
        specifiers: Specifiers,
        name: &Rc<str>,
        ty: Ty,
        (line, name_line): (u32, u32),
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let line = if line == 0 { self.user_line } else { line };
        if specifiers.class == StorageClass::Typedef {
            return self.declare_name(name, name_line, Symbol::Typedef(ty));
        }
        if self.types.is_function(ty) {
            // A function that is declared in a block is one of the namespace.
            let current = std::mem::take(&mut self.current);
            let scopes = std::mem::take(&mut self.scopes);
            self.scopes = scopes.iter().filter(|scope| matches!(scope.owner, Owner::Namespace(_))).cloned().collect();
            let declared = self.declare_cpp_function(name, ty, name_line);
            self.scopes = scopes;
            self.current = current;
            declared?;
            return Ok(());
        }
        if ty.same(Ty::VOID) {
            return Err(Refusal::mistake(name_line, Mistake::VoidVariable { name: name.to_string() }));
        }
        if self.types.is_variable(ty) || specifiers.class == StorageClass::Extern {
            let has_code = self.types.is_variable(ty) && !self.is_trivial_default(ty);
            if has_code && (self.peek().is_punct("=") || self.peek().is_punct("{")) {
                return Err(Refusal::lack(name_line, Lack::Word { word: format!("{name}[n] = {{…}}") }));
            }
            self.local(specifiers, name, ty, (line, name_line), statements)?;
            if let (true, Some(Symbol::Variable(Storage::Local(local)))) = (has_code, self.symbol(name)) {
                let place = self.variable(local, line);
                let made = self.each_element("__construct", place, None, ty, line)?;
                statements.push(Statement { line, kind: StatementKind::Expression(made) });
                if self.needs_destroy(ty) {
                    self.begins_object(local, statements.len());
                }
            }
            return Ok(());
        }
        statements.extend(self.lengths());
        if specifiers.class == StorageClass::Static {
            return self.static_local(name, ty, line, name_line, statements);
        }
        let local = self.new_local(name.clone(), ty, name_line);
        self.current.locals[local].is_addressed |= self.types.is_struct(ty);
        self.declare_name(name, name_line, Symbol::Variable(Storage::Local(local)))?;
        let before = statements.len();
        self.object_value(Storage::Local(local), ty, name, line, statements)?;
        if statements[before..].iter().any(|made| !matches!(made.kind, StatementKind::Declare(_))) {
            self.scope().begun.push(local);
        }
        let ty = self.current.locals[local].ty;
        if self.needs_destroy(ty) {
            self.begins_object(local, statements.len());
        }
        Ok(())
    }

    /// `int a[n] = {0};`: g++ takes values of an array of variable length; here all of them are 0.
    pub(in crate::parse) fn zeros_of(&mut self, local: usize, line: u32) -> Result<Expression> {
        fn is_zero(value: &Expression) -> bool {
            match &value.kind {
                ExpressionKind::Braces(items) => items.iter().all(is_zero),
                kind => matches!(kind, ExpressionKind::Int(0)),
            }
        }
        self.takes("=");
        let value = self.initial_value()?;
        if !(value.ty.same(self.braces_type) && is_zero(&value)) {
            return self.lack("a[n] = {…}");
        }
        let whole = self.variable(local, line);
        let size = Expression::new(ExpressionKind::SizeOf(whole.ty), Ty::UNSIGNED_LONG, line);
        let pointer = self.value(whole)?;
        let void = self.types.pointer(Ty::VOID);
        let arguments = vec![self.cast_to(pointer, void), Expression::int(0, Ty::INT, line), size];
        let library = crate::library::find("memset").unwrap_or_default();
        let callee = Expression::new(ExpressionKind::Library(library), self.library_type(library)?, line);
        Ok(Expression::new(ExpressionKind::Call(Box::new(callee), arguments), void, line))
    }

    pub(super) fn static_local(
        &mut self,
        name: &Rc<str>,
        ty: Ty,
        line: u32,
        name_line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let index = self.new_global(name, ty, name_line);
        let local = self.new_local(name.clone(), ty, name_line);
        self.current.locals[local].is_static = Some(index);
        self.declare_name(name, name_line, Symbol::Variable(Storage::Global(index)))?;
        statements.push(Statement { line, kind: StatementKind::Declare(local) });
        let mut effects = Vec::new();
        self.object_value(Storage::Global(index), ty, name, line, &mut effects)?;
        self.current.locals[local].ty = self.globals[index].ty;
        effects.retain(|statement| !matches!(statement.kind, StatementKind::Declare(_)));
        let constant = effects.iter().all(|statement| {
            matches!(&statement.kind, StatementKind::Begin(Beginning { items, .. })
                if items.iter().all(|(_, value)| self.is_constant(value)))
        });
        if constant {
            self.beginnings.extend(effects);
            return Ok(());
        }
        // It begins when the declaration is first met.
        let flag = self.new_global(&"".into(), Ty::INT, 0);
        let place = self.stored_at(Storage::Global(flag), Ty::INT, line);
        let one = Expression::int(1, Ty::INT, line);
        let set = Expression::new(ExpressionKind::Assign(Box::new(place.clone()), Box::new(one)), Ty::INT, line);
        effects.push(Statement { line, kind: StatementKind::Hidden(set) });
        let test = Expression::new(ExpressionKind::Not(Box::new(place)), Ty::BOOL, line);
        let body = Box::new(Statement { line, kind: StatementKind::Block(effects) });
        statements.push(Statement { line, kind: StatementKind::If(test, body, None) });
        Ok(())
    }

    pub(super) fn set_type(&mut self, storage: Storage, ty: Ty) {
        match storage {
            Storage::Local(local) => self.current.locals[local].ty = ty,
            Storage::Global(global) => self.globals[global].ty = ty,
        }
    }

    /// The value that a variable begins with, as statements.
    pub(super) fn object_value(
        &mut self,
        storage: Storage,
        ty: Ty,
        name: &Rc<str>,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let line = if line == 0 { self.user_line } else { line };
        let declare = match storage {
            Storage::Local(local) => StatementKind::Declare(local),
            Storage::Global(_) => StatementKind::Empty,
        };
        let innermost = self.types.referred(ty).or_else(|| self.types.pointee(ty)).unwrap_or(ty);
        if innermost.same(self.auto_type) {
            return self.auto_value(storage, ty, name, line, statements);
        }
        let has_equal = self.takes("=");
        let is_braced = self.peek().is_punct("{");
        if (has_equal || is_braced) && self.is_plain(ty) {
            let of_characters = self.types.is_array(ty) && !is_braced;
            if is_braced || of_characters {
                let is_global = matches!(storage, Storage::Global(_));
                let beginning = self.initializer(storage, ty, name, is_global)?;
                self.keep_constant(storage, ty, &beginning.items);
                statements.push(Statement { line, kind: StatementKind::Begin(beginning) });
                return self.end_temporaries(line, statements);
            }
            if self.types.is_scalar(ty) {
                let value = self.assignment()?;
                let value = Expression { line, ..value };
                let value = self.cpp_converted(value, ty.plain())?;
                let value = self.full(value, true)?;
                let items = vec![(0, value)];
                self.keep_constant(storage, ty, &items);
                let beginning = Beginning { variable: storage, is_cleared: false, items };
                statements.push(Statement { line, kind: StatementKind::Begin(beginning) });
                return Ok(());
            }
        }
        let mut ty = ty;
        let init = if has_equal || is_braced {
            let is_empty = is_braced && self.ahead(1).is_punct("}") && !has_equal;
            let value = self.initial_value()?;
            if let (Shape::Array(of, None), ExpressionKind::Braces(items)) = (self.types.shape(ty).clone(), &value.kind)
            {
                ty = self.types.array(of, Some(items.len() as u64));
                self.set_type(storage, ty);
            }
            if is_empty { Init::Zero } else { Init::Copy(value) }
        } else if self.peek().is_punct("(") {
            self.next();
            let arguments = self.call_arguments()?;
            Init::Arguments(arguments)
        } else {
            Init::Default
        };
        if !self.types.is_complete(ty) {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name: name.to_string() }));
        }
        if matches!(init, Init::Default) && (ty.is_const && self.is_trivial_default(ty) && self.types.is_scalar(ty)) {
            return Err(Refusal::mistake(line, Mistake::UnsetConstant { name: name.to_string() }));
        }
        let place = self.stored_at(storage, ty, line);
        self.take_address_of_object(storage, ty);
        let init = match init {
            Init::Copy(value) => Init::Copy(self.living_on(storage, ty, value, line, statements)?),
            Init::Arguments(mut values) if values.len() == 1 && self.types.referred(ty).is_some() => {
                Init::Copy(self.living_on(storage, ty, values.remove(0), line, statements)?)
            }
            init => init,
        };
        let effect = self.initialize(place, ty, init, line)?;
        statements.push(Statement { line, kind: declare });
        if let Some(effect) = effect {
            let effect = self.full(effect, true)?;
            if self.types.is_scalar(ty)
                && let ExpressionKind::Assign(_, value) = effect.kind
            {
                let items = vec![(0, *value)];
                self.keep_constant(storage, ty, &items);
                statements.pop();
                let beginning = Beginning { variable: storage, is_cleared: false, items };
                statements.push(Statement { line, kind: StatementKind::Begin(beginning) });
                return Ok(());
            }
            statements.push(Statement { line, kind: StatementKind::Expression(effect) });
        }
        Ok(())
    }

    pub(super) fn take_address_of_object(&mut self, storage: Storage, ty: Ty) {
        if let Storage::Local(local) = storage {
            self.current.locals[local].is_addressed |= !self.types.is_scalar(ty);
        }
    }

    pub(super) fn keep_constant(&mut self, storage: Storage, ty: Ty, items: &[(u64, Expression)]) {
        if !ty.is_const || !self.types.is_integer(ty) {
            return;
        }
        let [(0, value)] = items else { return };
        let ExpressionKind::Int(value) = value.kind else { return };
        match storage {
            Storage::Global(global) => self.constants.push((global, value)),
            Storage::Local(local) => self.current.constants.push((local, value)),
        };
    }

    pub(super) fn end_temporaries(&mut self, line: u32, statements: &mut Vec<Statement>) -> Result<()> {
        if self.current.temporaries.is_empty() {
            return Ok(());
        }
        let nothing = Expression::int(0, Ty::INT, line);
        let ends = self.full(nothing, false)?;
        statements.push(Statement { line, kind: StatementKind::Hidden(ends) });
        Ok(())
    }

    /// `auto x = …`: the type is that of the value.
    pub(super) fn auto_value(
        &mut self,
        storage: Storage,
        ty: Ty,
        name: &Rc<str>,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let Some(value) = self.auto_init()? else {
            return Err(Refusal::mistake(line, Mistake::NoAuto { name: name.to_string() }));
        };
        self.begin_auto(storage, ty, value, line, statements)
    }

    /// `= value`, `(value)` or `{value}`, if there is any.
    pub(super) fn auto_init(&mut self) -> Result<Option<Expression>> {
        if self.takes("=") {
            return self.initial_value().map(Some);
        }
        for (open, close) in [("(", ")"), ("{", "}")] {
            if self.takes(open) {
                let value = self.assignment()?;
                self.expect(close)?;
                return Ok(Some(value));
            }
        }
        Ok(None)
    }

    /// A variable whose type is found by its value.
    pub(super) fn begin_auto(
        &mut self,
        storage: Storage,
        ty: Ty,
        value: Expression,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let value = match value.kind {
            ExpressionKind::Braces(items) => self.list_living_on(items, line)?,
            _ => value,
        };
        let found = if let Some(to) = self.types.referred(ty) {
            let of = if to.is_const { value.ty.constant() } else { value.ty };
            let gives_up = self.types.is_rvalue(ty) && (to.is_const || !self.is_lvalue(&value));
            self.types.intern(if gives_up { Shape::Rvalue(of) } else { Shape::Reference(of) })
        } else if self.types.is_pointer(ty) {
            self.decayed(&value)
        } else {
            let found = self.decayed(&value);
            if ty.is_const { found.constant() } else { found }
        };
        if found.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        self.set_type(storage, found);
        let place = self.stored_at(storage, found, line);
        self.take_address_of_object(storage, found);
        let value = self.living_on(storage, found, value, line, statements)?;
        let effect = self.initialize(place, found, Init::Copy(value), line)?;
        self.begun(storage, effect, line, statements)
    }

    /// An object without a name that a reference is bound to lives as long as the reference.
    fn living_on(
        &mut self,
        storage: Storage,
        reference: Ty,
        value: Expression,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<Expression> {
        let Some(target) = self.types.referred(reference).filter(|to| to.is_const || self.types.is_rvalue(reference))
        else {
            return Ok(value);
        };
        let is_related = self.derives(value.ty, target).is_some();
        let ty = if is_related { value.ty.plain() } else { target.plain() };
        if (is_related && self.is_place(&value)) || !self.needs_destroy(ty) {
            return Ok(value);
        }
        let value = if is_related { value } else { self.cpp_converted(value, ty)? };
        let held = match storage {
            Storage::Local(_) => {
                let held = self.new_local("".into(), ty, line);
                self.current.locals[held].is_addressed = true;
                Storage::Local(held)
            }
            Storage::Global(_) => Storage::Global(self.new_global(&"".into(), ty, 0)),
        };
        let own = self.stored_at(held, ty, line);
        let kind = ExpressionKind::Assign(Box::new(own.clone()), Box::new(value));
        let made = self.full(Expression::new(kind, ty, line), true)?;
        statements.push(Statement { line, kind: StatementKind::Hidden(made) });
        if let Storage::Local(local) = held {
            self.begins_object(local, statements.len());
        }
        Ok(self.given_up(own))
    }

    pub(super) fn begun(
        &mut self,
        storage: Storage,
        effect: Option<Expression>,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        if let Storage::Local(local) = storage {
            statements.push(Statement { line, kind: StatementKind::Declare(local) });
        }
        if let Some(effect) = effect {
            let effect = self.full(effect, true)?;
            statements.push(Statement { line, kind: StatementKind::Expression(effect) });
        }
        Ok(())
    }

    /// A list of values, which live as long as the list does.
    pub(super) fn list_living_on(&mut self, items: Vec<Expression>, line: u32) -> Result<Expression> {
        let Some(of) = items.first().map(|item| self.decayed(item)) else { return self.expected("a value") };
        let list = self.list_type(of)?;
        let braces = Expression::new(ExpressionKind::Braces(items), self.braces_type, line);
        let made = self.made(list, Init::Copy(braces), line)?;
        // The array of its values came last.
        if self.needs_destroy(of)
            && let Some((values, _)) = self.current.temporaries.pop()
        {
            self.scope().objects.push(values);
        }
        Ok(made)
    }

    pub(super) fn list_type(&mut self, of: Ty) -> Result<Ty> {
        match self.symbol_of_namespace(1, "initializer_list") {
            Some(Symbol::Template(template)) => self.instance(template, vec![super::Argument::Type(of)]),
            _ => self.lack("{…}"),
        }
    }
}
