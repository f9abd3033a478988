//! Declarations: of the text, and of a block.

use std::rc::Rc;

use super::function::Current;
use super::scope::Symbol;
use super::specifiers::{Class, Specifiers};
use super::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Beginning, Statement, StatementKind, Storage, Variable};
use crate::types::{Shape, Ty};

impl Parser {
    /// A declaration or a definition outside of functions.
    pub(super) fn external(&mut self) -> Result<()> {
        if self.takes(";") {
            return Ok(());
        }
        if self.peek().is("_Static_assert") {
            return self.static_assert();
        }
        if self.peek().is("asm") || self.peek().is("__asm__") {
            return Err(Refusal::lack(self.line(), Lack::Word { word: "asm".to_owned() }));
        }
        if self.peek().kind == Kind::Stray {
            return Err(self.stray(self.peek()));
        }
        if matches!(self.peek().kind, Kind::Punct) && !matches!(&*self.peek().text, "*" | "(") {
            return self.expected("a name or `(`");
        }
        self.current = Current::default();
        let specifiers = self.specifiers()?;
        if self.takes(";") {
            return Ok(());
        }
        let mut is_first = true;
        loop {
            self.current = Current::default();
            let line = self.line();
            let (name, ty) = self.declarator(specifiers.ty)?;
            let Some(name) = name else { return self.expected("a name or `(`") };
            if is_first && self.types.is_function(ty) && specifiers.class != Class::Typedef && self.peek().is_punct("{")
            {
                return self.definition(&name, ty, line);
            }
            self.global(specifiers, name, ty, line)?;
            is_first = false;
            if !self.takes(",") {
                break;
            }
        }
        if self.takes(";") {
            return Ok(());
        }
        let next = self.peek();
        if next.kind == Kind::Name && self.is_type_ahead(0) && is_first {
            return Err(Refusal::lack(self.line(), Lack::OldStyle { name: String::new() }));
        }
        self.expected("`=`, `,` or `;`")
    }

    fn global(&mut self, specifiers: Specifiers, name: Rc<str>, ty: Ty, line: u32) -> Result<()> {
        if specifiers.class == Class::Typedef {
            return self.declare_name(&name, line, Symbol::Typedef(ty));
        }
        if self.types.is_function(ty) {
            let index = self.declare_function(&name, ty, line)?;
            return self.declare_name(&name, line, Symbol::Function(index));
        }
        if ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidVariable { name: name.to_string() }));
        }
        let has_value = self.peek().is_punct("=");
        let is_extern = specifiers.class == Class::Extern && !has_value;
        let index = self.declare_global(&name, ty, line, is_extern)?;
        self.declare_name(&name, line, Symbol::Variable(Storage::Global(index)))?;
        if !self.takes("=") {
            if !self.types.is_complete(ty) && !self.types.is_array(ty) && !is_extern && !self.types.is_struct(ty) {
                return Err(Refusal::mistake(line, Mistake::Incomplete { name: name.to_string() }));
            }
            return Ok(());
        }
        if self.is_begun(index) {
            return Err(Refusal::mistake(line, Mistake::Redefined { name: name.to_string() }));
        }
        let beginning = self.initializer(Storage::Global(index), ty, &name, true)?;
        self.beginnings.push(Statement { line, kind: StatementKind::Begin(beginning) });
        Ok(())
    }

    fn is_begun(&self, index: usize) -> bool {
        self.beginnings.iter().any(|statement| {
            matches!(&statement.kind, StatementKind::Begin(Beginning { variable, .. }) if *variable == Storage::Global(index))
        })
    }

    pub(super) fn declare_global(&mut self, name: &Rc<str>, ty: Ty, line: u32, is_extern: bool) -> Result<usize> {
        if let Some(&index) = self.global_names.get(name) {
            let global = &self.globals[index];
            if !self.is_compatible(global.ty, ty) || global.ty.is_const != ty.is_const {
                return Err(Refusal::mistake(line, Mistake::ConflictingTypes { name: name.to_string() }));
            }
            let is_open = matches!(self.types.shape(global.ty), Shape::Array(_, None));
            let global = &mut self.globals[index];
            if is_open {
                global.ty = ty;
            }
            global.is_extern &= is_extern;
            return Ok(index);
        }
        let index = self.new_global(name, ty, line);
        self.globals[index].is_extern = is_extern;
        self.global_names.insert(name.clone(), index);
        Ok(index)
    }

    pub(super) fn new_global(&mut self, name: &Rc<str>, ty: Ty, line: u32) -> usize {
        let name = name.clone();
        self.globals.push(Variable { name, ty, line, is_addressed: true, is_static: None, is_extern: false });
        self.globals.len() - 1
    }

    /// A declaration in a block.
    pub(super) fn declaration(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        let line = self.line();
        if self.peek().is("_Static_assert") {
            return self.static_assert();
        }
        let specifiers = self.specifiers()?;
        if self.takes(";") {
            return Ok(());
        }
        if self.is_cpp && self.is_structured_ahead() {
            return self.structured(specifiers, line, statements);
        }
        loop {
            let name_line = self.line();
            let (name, ty) = self.declarator(specifiers.ty)?;
            let Some(name) = name else { return self.expected("a name or `(`") };
            if self.types.is_function(ty) && self.peek().is_punct("{") {
                self.check_balance()?;
                return Err(Refusal::lack(name_line, Lack::NestedFunction { name: name.to_string() }));
            }
            if self.is_cpp {
                self.cpp_local(specifiers, &name, ty, (line, name_line), statements)?;
            } else {
                self.local(specifiers, &name, ty, (line, name_line), statements)?;
            }
            if !self.takes(",") {
                break;
            }
        }
        if self.takes(";") { Ok(()) } else { self.expected("`,` or `;`") }
    }

    /// A function inside of another one: most often a bracket is missing before it.
    pub(super) fn check_balance(&self) -> Result<()> {
        let rest = &self.tokens[self.at..];
        let count = |text: &str| rest.iter().filter(|token| token.is_punct(text)).count();
        let open = self.scopes.len() - 1;
        if count("{") + open > count("}") {
            let end = rest.last().map_or(0, |token| token.line);
            return Err(Refusal::mistake(end, Mistake::EndOfInput));
        }
        Ok(())
    }

    pub(super) fn local(
        &mut self,
        specifiers: Specifiers,
        name: &Rc<str>,
        ty: Ty,
        (line, name_line): (u32, u32),
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        statements.extend(self.lengths());
        if specifiers.class == Class::Typedef {
            return self.declare_name(name, name_line, Symbol::Typedef(ty));
        }
        if self.types.is_function(ty) {
            let index = self.declare_function(name, ty, name_line)?;
            return self.declare_name(name, name_line, Symbol::Function(index));
        }
        if ty.same(Ty::VOID) {
            return Err(Refusal::mistake(name_line, Mistake::VoidVariable { name: name.to_string() }));
        }
        match specifiers.class {
            Class::Extern => {
                let index = self.declare_global(name, ty, name_line, true)?;
                return self.declare_name(name, name_line, Symbol::Variable(Storage::Global(index)));
            }
            Class::Static => {
                if self.types.is_variable(ty) {
                    return Err(Refusal::mistake(name_line, Mistake::Storage { word: "static".to_owned() }));
                }
                let index = self.new_global(name, ty, name_line);
                let local = self.new_local(name.clone(), ty, name_line);
                self.current.locals[local].is_static = Some(index);
                self.declare_name(name, name_line, Symbol::Variable(Storage::Global(index)))?;
                statements.push(Statement { line, kind: StatementKind::Declare(local) });
                if self.takes("=") {
                    let beginning = self.initializer(Storage::Global(index), ty, name, true)?;
                    self.beginnings.push(Statement { line, kind: StatementKind::Begin(beginning) });
                    self.current.locals[local].ty = self.globals[index].ty;
                } else if !self.types.is_complete(ty) {
                    return Err(Refusal::mistake(name_line, Mistake::Incomplete { name: name.to_string() }));
                }
                return Ok(());
            }
            Class::Plain | Class::Typedef => {}
        }
        let local = self.new_local(name.clone(), ty, name_line);
        self.declare_name(name, name_line, Symbol::Variable(Storage::Local(local)))?;
        if self.types.is_variable(ty) {
            let has_value = self.peek().is_punct("=") || (self.is_cpp && self.peek().is_punct("{"));
            if has_value && !self.is_cpp {
                return self.fail(Mistake::VariableInitialized);
            }
            self.scope().has_vla = true;
            self.scope().begun.push(local);
            statements.push(Statement { line, kind: StatementKind::Vla(local) });
            if has_value {
                let zeros = self.zeros_of(local, line)?;
                statements.push(Statement { line, kind: StatementKind::Expression(zeros) });
            }
        } else if self.takes("=") {
            let beginning = self.initializer(Storage::Local(local), ty, name, false)?;
            statements.push(Statement { line, kind: StatementKind::Begin(beginning) });
        } else {
            if !self.types.is_complete(ty) {
                return Err(Refusal::mistake(name_line, Mistake::Incomplete { name: name.to_string() }));
            }
            statements.push(Statement { line, kind: StatementKind::Declare(local) });
        }
        Ok(())
    }

    pub(super) fn static_assert(&mut self) -> Result<()> {
        let line = self.next().line;
        self.expect("(")?;
        let holds = self.constant()?;
        let mut text = String::new();
        if self.takes(",") {
            text = self.next().text.trim_matches('"').to_owned();
        }
        self.expect(")")?;
        self.expect(";")?;
        if holds == 0 {
            return Err(Refusal::mistake(line, Mistake::Static { text }));
        }
        Ok(())
    }
}
