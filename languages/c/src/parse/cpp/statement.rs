//! Statements: declarations of objects, destruction at the end of a block, `for` over a range.

use crate::parse::scope::{Owner, Scope};
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Expression, ExpressionKind, Statement, StatementKind, Storage};
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
                "namespace" if self.ahead(2).is_punct("=") => return self.namespace(),
                "namespace" | "template" => return self.expected("a statement"),
                _ => {}
            }
        }
        if !is_label && self.declares_ahead(0) {
            return self.declaration(statements);
        }
        self.statement_item(statements)
    }

    /// The objects destroyed at the end of the innermost scope.
    pub(in crate::parse) fn end_scope(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        if !self.is_cpp {
            return Ok(());
        }
        if self.has_try {
            self.guard_objects(statements)?;
        }
        let from = self.scopes.len() - 1;
        self.leave_scopes(from, None, statements)
    }

    /// What goes where the scopes from one on are left; a variable that is returned does not go.
    pub(super) fn leave_scopes(
        &mut self,
        from: usize,
        kept: Option<usize>,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
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
            "if" if self.ahead(1).is_punct("(") && self.declares_ahead(2) => self.if_declared().map(Some),
            "switch" if self.ahead(1).is_punct("(") && self.declares_ahead(2) => self.switch_declared().map(Some),
            "while" if self.ahead(1).is_punct("(") && self.declares_ahead(2) => {
                Err(Refusal::lack(line, Lack::Word { word: format!("{} (T x = …)", token.text) }))
            }
            "try" => self.try_statement().map(Some),
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

    /// `(T x = …` and `(T x = …; value`: a declaration, and what is tested.
    fn declared_test(&mut self, line: u32, statements: &mut Vec<Statement>) -> Result<Expression> {
        self.next();
        self.scopes.push(Scope::default());
        let specifiers = self.specifiers()?;
        let (name, ty) = self.declarator(specifiers.ty)?;
        let Some(name) = name else { return self.expected("a name") };
        self.cpp_local(specifiers, &name, ty, (line, line), statements)?;
        if self.takes(";") {
            return self.expression();
        }
        let symbol = self.symbol(&name);
        let Some(symbol) = symbol else { return self.expected("a value") };
        self.symbolic_cpp(symbol, &name, line)
    }

    fn switch_declared(&mut self) -> Result<Statement> {
        let line = self.next().line;
        let mut statements = Vec::new();
        let value = self.declared_test(line, &mut statements)?;
        statements.push(self.switch_behind(value, line)?);
        self.end_scope(&mut statements)?;
        self.scopes.pop();
        Ok(Statement { line, kind: StatementKind::Block(statements) })
    }

    fn if_declared(&mut self) -> Result<Statement> {
        let line = self.next().line;
        let mut statements = Vec::new();
        let test = self.declared_test(line, &mut statements)?;
        self.expect(")")?;
        let test = self.condition(test)?;
        let test = self.full(test, true)?;
        let yes = Box::new(self.statement()?);
        let no = if self.takes("else") { Some(Box::new(self.statement()?)) } else { None };
        statements.push(Statement { line, kind: StatementKind::If(test, yes, no) });
        self.end_scope(&mut statements)?;
        self.scopes.pop();
        Ok(Statement { line, kind: StatementKind::Block(statements) })
    }

    pub(super) fn cpp_return(&mut self) -> Result<Statement> {
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
        let value = if self.peek().is_punct("{") { self.initial_value()? } else { self.expression()? };
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
            let mut ends = Vec::new();
            self.leave_scopes(0, None, &mut ends)?;
            if ends.is_empty() {
                return Ok(returned(statements, Some(value), line));
            }
            // The call comes before the end of the objects.
            statements.push(Statement { line, kind: StatementKind::Expression(value) });
            statements.append(&mut ends);
            return Ok(returned(statements, None, line));
        }
        if value.ty.same(Ty::VOID) && !matches!(value.kind, ExpressionKind::Overloads(..)) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        if self.types.referred(result).is_some() {
            let pointer = self.bound(value, result, line)?;
            let pointer = self.full(pointer, true)?;
            return self.finish_return(pointer, None, line);
        }
        // A variable of the call is handed over as it is, and so is a parameter whose class has its copies from the library.
        if self.types.is_struct(result)
            && let ExpressionKind::Variable(Storage::Local(local)) = value.kind
            && value.ty.same(result)
            && (local >= self.current.taken || self.is_moved(result))
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

    pub(super) fn finish_return(&mut self, value: Expression, kept: Option<usize>, line: u32) -> Result<Statement> {
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
}

fn returned(mut statements: Vec<Statement>, value: Option<Expression>, line: u32) -> Statement {
    let last = Statement { line, kind: StatementKind::Return(value) };
    if statements.is_empty() {
        return last;
    }
    statements.push(last);
    Statement { line, kind: StatementKind::Block(statements) }
}
