//! Statements: declarations of objects, what goes at the end of a block, `for` over a range.

use std::rc::Rc;

use super::Init;
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::specifiers::{Class as StorageClass, Specifiers};
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Beginning, Comparison, Expression, ExpressionKind, Statement, StatementKind, Storage};
use crate::types::{Shape, Ty};

impl Parser {
    pub(in crate::parse) fn cpp_block_item(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        let token = self.peek().clone();
        if !self.is_hidden {
            self.user_line = token.line;
        }
        let is_label = token.kind == Kind::Name && self.ahead(1).is_punct(":");
        if token.kind == Kind::Name && !is_label {
            match &*token.text {
                "using" => return self.using(),
                "static_assert" | "_Static_assert" => return self.static_assert(),
                "namespace" | "template" => return self.expected("a statement"),
                _ => {}
            }
        }
        if !is_label && self.declares_ahead(0) {
            return self.declaration(statements);
        }
        let after = self.ahead(1);
        let names_type = token.kind == Kind::Name
            && !self.is_reserved(&token.text)
            && self.symbol(&token.text).is_none()
            && after.kind == Kind::Name
            && !self.is_reserved(&after.text);
        if names_type {
            return self.fail(Mistake::UnknownType { name: token.text.to_string() });
        }
        let statement = self.statement()?;
        statements.push(statement);
        Ok(())
    }

    /// What goes at the end of the innermost scope.
    pub(in crate::parse) fn end_scope(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        if !self.is_cpp {
            return Ok(());
        }
        let from = self.scopes.len() - 1;
        self.leave_scopes(from, None, statements)
    }

    /// What goes where the scopes from one on are left; a variable that is returned does not go.
    fn leave_scopes(&mut self, from: usize, kept: Option<usize>, statements: &mut Vec<Statement>) -> Result<()> {
        let line = self.user_line;
        for index in (from..self.scopes.len()).rev() {
            if self.scopes[index].owner != Owner::Block {
                continue;
            }
            for local in self.scopes[index].objects.clone().into_iter().rev() {
                if kept == Some(local) {
                    continue;
                }
                let ty = self.current.locals[local].ty;
                let place = self.variable(local, line);
                if let Some(effect) = self.destroyed(place, ty, line)? {
                    statements.push(Statement { line, kind: StatementKind::Hidden(effect) });
                }
            }
        }
        Ok(())
    }

    /// Statements that C++ has, or that end objects; none if it is as in C.
    pub(in crate::parse) fn cpp_statement(&mut self) -> Result<Option<Statement>> {
        let token = self.peek().clone();
        let line = token.line;
        if !self.is_hidden {
            self.user_line = line;
        }
        if token.kind != Kind::Name {
            return Ok(None);
        }
        match &*token.text {
            "for" if self.is_range() => self.range_for().map(Some),
            "return" => self.cpp_return().map(Some),
            "break" | "continue" => {
                let is_break = &*token.text == "break";
                let from = self.current.loop_scopes.iter().rev().find(|(_, is_loop)| is_break || *is_loop);
                let Some(&(from, _)) = from else { return Ok(None) };
                let mut statements = Vec::new();
                self.leave_scopes(from, None, &mut statements)?;
                if statements.is_empty() {
                    return Ok(None);
                }
                self.next();
                self.expect(";")?;
                let kind = if is_break { StatementKind::Break } else { StatementKind::Continue };
                // The event is that of the statement.
                let nothing = Expression::int(0, Ty::INT, line);
                statements.insert(0, Statement { line, kind: StatementKind::Expression(nothing) });
                statements.push(Statement { line, kind });
                Ok(Some(Statement { line, kind: StatementKind::Block(statements) }))
            }
            "goto" if self.scopes.iter().any(|scope| !scope.objects.is_empty()) => {
                Err(Refusal::lack(line, Lack::Word { word: "goto".to_owned() }))
            }
            "if" if self.ahead(1).is("constexpr") => {
                self.next();
                self.next();
                self.at -= 1;
                Err(Refusal::lack(line, Lack::Word { word: "if constexpr".to_owned() }))
            }
            "if" | "while" if self.ahead(1).is_punct("(") && self.declares_ahead(2) => {
                Err(Refusal::lack(line, Lack::Word { word: format!("{} (T x = …)", token.text) }))
            }
            "try" | "throw" => Err(Refusal::lack(line, Lack::Word { word: token.text.to_string() })),
            // A declaration as the only statement of an `if` or a loop.
            _ if !self.ahead(1).is_punct(":") && self.declares_ahead(0) => {
                self.scopes.push(Scope::default());
                let mut statements = Vec::new();
                self.declaration(&mut statements)?;
                self.end_scope(&mut statements)?;
                self.scopes.pop();
                Ok(Some(Statement { line, kind: StatementKind::Block(statements) }))
            }
            _ => Ok(None),
        }
    }

    fn cpp_return(&mut self) -> Result<Statement> {
        let line = self.next().line;
        let result = self.current.result.unwrap_or(Ty::VOID);
        let mut statements = Vec::new();
        if self.takes(";") {
            if !result.same(Ty::VOID) && !result.same(self.auto_type) {
                return Err(Refusal::mistake(line, Mistake::NoValue));
            }
            self.leave_scopes(0, None, &mut statements)?;
            return Ok(returned(statements, None, line));
        }
        let value = self.initial_value()?;
        let value = if self.peek().is_punct(",") { return self.expected("`;`") } else { value };
        self.expect(";")?;
        let innermost = self.types.referred(result).or_else(|| self.types.pointee(result)).unwrap_or(result);
        let result = if innermost.same(self.auto_type) {
            let ty = match self.types.referred(result) {
                Some(_) => self.types.intern(Shape::Reference(value.ty)),
                None => self.decayed(&value),
            };
            self.current.result = Some(ty);
            ty
        } else {
            result
        };
        if result.same(Ty::VOID) {
            if !value.ty.same(Ty::VOID) {
                return Err(Refusal::mistake(line, Mistake::ReturnsValue));
            }
            let value = self.full(value, false)?;
            self.leave_scopes(0, None, &mut statements)?;
            return Ok(returned(statements, Some(value), line));
        }
        if value.ty.same(Ty::VOID) && !matches!(value.kind, ExpressionKind::Overloads(..)) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        if self.types.referred(result).is_some() {
            let pointer = self.bound(value, result, line)?;
            let pointer = self.full(pointer, true)?;
            return self.finish_return(pointer, None, line);
        }
        // A variable of the call is handed over as it is.
        if self.types.is_struct(result)
            && let ExpressionKind::Variable(Storage::Local(local)) = value.kind
            && value.ty.same(result)
            && self.scopes.iter().any(|scope| scope.objects.contains(&local))
        {
            let value = Expression { ty: result.plain(), ..value };
            return self.finish_return(value, Some(local), line);
        }
        let value = self.cpp_converted(value, result)?;
        if self.types.is_struct(result) && !self.current.temporaries.is_empty() {
            let local = self.new_local("".into(), result.plain(), line);
            let place = self.variable(local, line);
            let kind = ExpressionKind::Assign(Box::new(place.clone()), Box::new(value));
            let kept = self.full(Expression::new(kind, result.plain(), line), true)?;
            statements.push(Statement { line, kind: StatementKind::Expression(kept) });
            self.leave_scopes(0, None, &mut statements)?;
            return Ok(returned(statements, Some(place), line));
        }
        let value = self.full(value, true)?;
        self.finish_return(value, None, line)
    }

    fn finish_return(&mut self, value: Expression, kept: Option<usize>, line: u32) -> Result<Statement> {
        let mut ends = Vec::new();
        self.leave_scopes(0, kept, &mut ends)?;
        if ends.is_empty() {
            return Ok(Statement { line, kind: StatementKind::Return(Some(value)) });
        }
        if kept.is_some() {
            // The bits stay where they are until the call ends.
            let nothing = Expression::int(0, Ty::INT, line);
            ends.insert(0, Statement { line, kind: StatementKind::Expression(nothing) });
            return Ok(returned(ends, Some(value), line));
        }
        let ty = value.ty.plain();
        let local = self.new_local("".into(), ty, line);
        let place = self.variable(local, line);
        let kind = ExpressionKind::Assign(Box::new(place.clone()), Box::new(value));
        let first = Statement { line, kind: StatementKind::Expression(Expression::new(kind, ty, line)) };
        ends.insert(0, first);
        Ok(returned(ends, Some(place), line))
    }

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
            let mut of = ty;
            while let Some(inner) = self.types.element(of) {
                of = inner;
            }
            if !self.is_trivial_default(of) {
                return Err(Refusal::lack(name_line, Lack::Word { word: format!("{name}[n]") }));
            }
            return self.local(specifiers, name, ty, (line, name_line), statements);
        }
        let pending = std::mem::take(&mut self.current.pending);
        statements.extend(pending);
        if specifiers.class == StorageClass::Static {
            return self.static_local(name, ty, line, name_line, statements);
        }
        let local = self.new_local(name.clone(), ty, name_line);
        self.current.locals[local].is_addressed |= self.types.is_struct(ty);
        self.declare_name(name, name_line, Symbol::Variable(Storage::Local(local)))?;
        self.object_value(Storage::Local(local), ty, name, line, statements)?;
        let ty = self.current.locals[local].ty;
        if self.needs_destroy(ty) {
            self.scope().objects.push(local);
        }
        Ok(())
    }

    fn static_local(
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

    fn set_type(&mut self, storage: Storage, ty: Ty) {
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
            if is_empty {
                Init::Zero
            } else if is_braced && !has_equal {
                Init::Copy(value)
            } else {
                Init::Copy(value)
            }
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

    fn take_address_of_object(&mut self, storage: Storage, ty: Ty) {
        if let Storage::Local(local) = storage {
            self.current.locals[local].is_addressed |= !self.types.is_scalar(ty);
        }
    }

    fn keep_constant(&mut self, storage: Storage, ty: Ty, items: &[(u64, Expression)]) {
        if !ty.is_const || !self.types.is_integer(ty) {
            return;
        }
        let [(0, value)] = items else { return };
        let ExpressionKind::Int(value) = value.kind else { return };
        match storage {
            Storage::Global(global) => self.constants.insert(global, value),
            Storage::Local(local) => self.current.constants.insert(local, value),
        };
    }

    fn end_temporaries(&mut self, line: u32, statements: &mut Vec<Statement>) -> Result<()> {
        if self.current.temporaries.is_empty() {
            return Ok(());
        }
        let nothing = Expression::int(0, Ty::INT, line);
        let ends = self.full(nothing, false)?;
        statements.push(Statement { line, kind: StatementKind::Hidden(ends) });
        Ok(())
    }

    /// `auto x = …`: the type is that of the value.
    fn auto_value(
        &mut self,
        storage: Storage,
        ty: Ty,
        name: &Rc<str>,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let value = if self.takes("=") {
            self.initial_value()?
        } else if self.takes("(") {
            let value = self.assignment()?;
            self.expect(")")?;
            value
        } else {
            return Err(Refusal::mistake(line, Mistake::NoAuto { name: name.to_string() }));
        };
        self.begin_auto(storage, ty, value, line, statements)
    }

    /// A variable whose type is found by its value.
    fn begin_auto(
        &mut self,
        storage: Storage,
        ty: Ty,
        value: Expression,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let value = match value.kind {
            ExpressionKind::Braces(items) => {
                let of = items.first().map(|item| self.decayed(item));
                let Some(of) = of else { return self.expected("a value") };
                let list = self.list_type(of)?;
                let braces = Expression::new(ExpressionKind::Braces(items), self.braces_type, line);
                self.made(list, Init::Copy(braces), line)?
            }
            _ => value,
        };
        let found = if let Some(to) = self.types.referred(ty) {
            let of = if to.is_const { value.ty.constant() } else { value.ty };
            // `auto &&` takes what is no place, too.
            let of = if !self.is_place(&value) { of.constant() } else { of };
            self.types.intern(Shape::Reference(of))
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
        if self.types.referred(found).is_some() && !self.is_place(&value) {
            // It lives as long as the reference.
            let held = self.new_local("".into(), value.ty.plain(), line);
            self.current.locals[held].is_addressed = true;
            let own = self.variable(held, line);
            let ty = value.ty.plain();
            let kind = ExpressionKind::Assign(Box::new(own.clone()), Box::new(value));
            let made = self.full(Expression::new(kind, ty, line), true)?;
            statements.push(Statement { line, kind: StatementKind::Hidden(made) });
            if self.needs_destroy(ty) {
                self.scope().objects.push(held);
            }
            let effect = self.initialize(place, found, Init::Copy(own), line)?;
            return self.begun(storage, effect, line, statements);
        }
        let effect = self.initialize(place, found, Init::Copy(value), line)?;
        self.begun(storage, effect, line, statements)
    }

    fn begun(
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

    fn list_type(&mut self, of: Ty) -> Result<Ty> {
        match self.symbol_of_namespace(1, "initializer_list") {
            Some(Symbol::Template(template)) => self.instance(template, vec![super::Argument::Type(of)]),
            _ => self.lack("{…}"),
        }
    }

    /// Whether `for (… : …)` comes.
    fn is_range(&self) -> bool {
        let mut depth = 0;
        for ahead in 1.. {
            let token = self.ahead(ahead);
            if token.kind == Kind::End {
                return false;
            }
            if token.kind != Kind::Punct {
                continue;
            }
            match &*token.text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => {
                    depth -= 1;
                    if depth == 0 {
                        return false;
                    }
                }
                ";" | "?" => return false,
                ":" if depth == 1 => return true,
                _ => {}
            }
        }
        false
    }

    fn range_for(&mut self) -> Result<Statement> {
        let line = self.next().line;
        let line = if line == 0 { self.user_line } else { line };
        self.expect("(")?;
        self.scopes.push(Scope::default());
        let specifiers = self.specifiers()?;
        let mut names: Vec<Rc<str>> = Vec::new();
        let (mut name, mut ty) = (None, specifiers.ty);
        if self.peek().is_punct("[") || (self.peek().is_punct("&") && self.ahead(1).is_punct("[")) {
            if self.takes("&") {
                ty = self.types.intern(Shape::Reference(ty));
            }
            self.next();
            while !self.takes("]") {
                names.push(self.name()?.text);
                self.takes(",");
            }
        } else {
            (name, ty) = self.declarator(specifiers.ty)?;
        }
        self.expect(":")?;
        let range = self.initial_value()?;
        self.expect(")")?;
        let mut begin = Vec::new();
        let range = self.held_range(range, line, &mut begin)?;
        let (first, last) = self.range_ends(&range, line)?;
        let (at, end) = (self.held(first, line, &mut begin)?, self.held(last, line, &mut begin)?);
        let test = match self.overloaded("!=", &at, Some(&end), line)? {
            Some(test) => test,
            None => self.compare(Comparison::NotEqual, "!=", at.clone(), end, line)?,
        };
        let test = self.full(test, true)?;
        let step = match self.overloaded("++", &at, None, line)? {
            Some(step) => step,
            None => self.count(at.clone(), true, true, line)?,
        };
        let step = self.full(step, false)?;
        let item = match self.overloaded("*", &at, None, line)? {
            Some(item) => item,
            None => self.deref(at, line)?,
        };
        self.scopes.push(Scope::default());
        let mut body = Vec::new();
        let shown = name.clone().unwrap_or_default();
        let local = self.new_local(shown.clone(), ty, line);
        if name.is_some() {
            self.declare_name(&shown, line, Symbol::Variable(Storage::Local(local)))?;
        }
        let innermost = self.types.referred(ty).unwrap_or(ty);
        if innermost.same(self.auto_type) {
            self.begin_auto(Storage::Local(local), ty, item, line, &mut body)?;
        } else {
            let place = self.variable(local, line);
            self.current.locals[local].is_addressed |= !self.types.is_scalar(ty);
            let effect = self.initialize(place, ty, Init::Copy(item), line)?;
            self.begun(Storage::Local(local), effect, line, &mut body)?;
        }
        let ty = self.current.locals[local].ty;
        if self.needs_destroy(ty) {
            self.scope().objects.push(local);
        }
        self.bind_names(&names, local, line, &mut body)?;
        self.current.loops += 1;
        self.current.breaks += 1;
        self.current.loop_scopes.push((self.scopes.len() - 1, true));
        let inner = self.statement()?;
        self.current.loop_scopes.pop();
        self.current.loops -= 1;
        self.current.breaks -= 1;
        body.push(inner);
        self.end_scope(&mut body)?;
        self.scopes.pop();
        let mut ends = Vec::new();
        self.end_scope(&mut ends)?;
        self.scopes.pop();
        let body = Box::new(Statement { line, kind: StatementKind::Block(body) });
        let kind = StatementKind::For { begin, test: Some(test), step: Some(step), body };
        ends.insert(0, Statement { line, kind });
        Ok(Statement { line, kind: StatementKind::Block(ends) })
    }

    /// `auto [a, b] = …`: each name is a reference to a member.
    fn bind_names(
        &mut self,
        names: &[Rc<str>],
        local: usize,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        if names.is_empty() {
            return Ok(());
        }
        let whole = self.variable(local, line);
        let whole = self.dereferenced(whole);
        for (index, name) in names.iter().enumerate() {
            let part = if self.types.is_array(whole.ty) {
                self.index(whole.clone(), Expression::int(index as i64, Ty::LONG, line), line)?
            } else {
                let Some(class) = self.class_of(whole.ty) else { return self.lack("auto […]") };
                if index >= self.types.structures[class as usize].fields.len() {
                    return self.fail(Mistake::BadInitializer);
                }
                let part = self.field_of(whole.clone(), class, index, line);
                self.dereferenced(part)
            };
            let ty = self.types.intern(Shape::Reference(part.ty));
            let named = self.new_local(name.clone(), ty, line);
            self.declare_name(name, line, Symbol::Variable(Storage::Local(named)))?;
            let place = self.variable(named, line);
            let effect = self.initialize(place, ty, Init::Copy(part), line)?;
            statements.push(Statement { line, kind: StatementKind::Declare(named) });
            if let Some(effect) = effect {
                statements.push(Statement { line, kind: StatementKind::Hidden(effect) });
            }
        }
        Ok(())
    }

    /// `auto [a, b] = …;` as a statement.
    pub(in crate::parse) fn structured(
        &mut self,
        specifiers: Specifiers,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let mut ty = specifiers.ty;
        if self.takes("&") || self.takes("&&") {
            ty = self.types.intern(Shape::Reference(ty));
        }
        self.expect("[")?;
        let mut names = Vec::new();
        while !self.takes("]") {
            names.push(self.name()?.text);
            self.takes(",");
        }
        let local = self.new_local("".into(), ty, line);
        let none: Rc<str> = "".into();
        self.auto_value(Storage::Local(local), ty, &none, line, statements)?;
        let ty = self.current.locals[local].ty;
        if self.needs_destroy(ty) {
            self.scope().objects.push(local);
        }
        self.bind_names(&names, local, line, statements)?;
        self.expect(";")
    }

    /// The range as a place that lives as long as the loop.
    fn held_range(&mut self, range: Expression, line: u32, begin: &mut Vec<Statement>) -> Result<Expression> {
        let range = match range.kind {
            ExpressionKind::Braces(items) => {
                let Some(of) = items.first().map(|item| self.decayed(item)) else { return self.expected("a value") };
                let list = self.list_type(of)?;
                let braces = Expression::new(ExpressionKind::Braces(items), self.braces_type, line);
                self.made(list, Init::Copy(braces), line)?
            }
            _ => range,
        };
        if self.is_place(&range) {
            if let ExpressionKind::Variable(_) = range.kind {
                return Ok(range);
            }
            let ty = range.ty;
            let pointer = self.types.pointer(ty);
            let address = self.address(range, line)?;
            let held = self.held(Expression { ty: pointer, ..address }, line, begin)?;
            return Ok(Expression::new(ExpressionKind::Deref(Box::new(held)), ty, line));
        }
        let held = self.held(range, line, begin)?;
        if let ExpressionKind::Variable(Storage::Local(local)) = held.kind
            && self.needs_destroy(held.ty)
        {
            self.scope().objects.push(local);
        }
        Ok(held)
    }

    /// A value in a variable without a name.
    fn held(&mut self, value: Expression, line: u32, begin: &mut Vec<Statement>) -> Result<Expression> {
        let ty = value.ty.plain();
        let local = self.new_local("".into(), ty, line);
        self.current.locals[local].is_addressed = self.types.is_struct(ty);
        let place = self.variable(local, line);
        let effect = self.initialize(place.clone(), ty, Init::Copy(value), line)?;
        if let Some(effect) = effect {
            let effect = self.full(effect, true)?;
            begin.push(Statement { line, kind: StatementKind::Hidden(effect) });
        }
        Ok(place)
    }

    fn range_ends(&mut self, range: &Expression, line: u32) -> Result<(Expression, Expression)> {
        if let Shape::Array(_, Some(length)) = *self.types.shape(range.ty) {
            let first = self.value(range.clone())?;
            let count = Expression::int(length as i64, Ty::LONG, line);
            let ty = first.ty;
            let last = Expression::new(ExpressionKind::Move(Box::new(first.clone()), Box::new(count), true), ty, line);
            return Ok((first, last));
        }
        let mut ends = Vec::new();
        for name in ["begin", "end"] {
            let set = self.class_of(range.ty).and_then(|class| self.symbol_of_class(class, name));
            let Some(Symbol::Set(set)) = set else {
                return Err(Refusal::mistake(line, Mistake::Undeclared { name: name.to_owned() }));
            };
            let callee = Expression::new(ExpressionKind::Overloads(set, Some(Box::new(range.clone()))), Ty::VOID, line);
            ends.push(self.cpp_call(callee, Vec::new(), line)?);
        }
        let last = ends.pop();
        match (ends.pop(), last) {
            (Some(first), Some(last)) => Ok((first, last)),
            _ => self.expected("a range"),
        }
    }
}

fn returned(mut statements: Vec<Statement>, value: Option<Expression>, line: u32) -> Statement {
    let last = Statement { line, kind: StatementKind::Return(value) };
    if statements.is_empty() {
        return last;
    }
    statements.push(last);
    Statement { line, kind: StatementKind::Block(statements) }
}
