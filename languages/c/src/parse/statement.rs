//! Statements.

use super::function::{Jump, Label, Switch};
use super::scope::Scope;
use super::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::{Kind, Token};
use crate::tree::{Expression, Statement, StatementKind};
use crate::types::Ty;

impl Parser {
    /// The statements up to the closing bracket.
    pub(super) fn block_statements(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        while !self.takes("}") {
            if self.peek().kind == Kind::End {
                return self.fail(Mistake::EndOfInput);
            }
            self.block_item(statements)?;
        }
        Ok(())
    }

    fn block_item(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        if self.is_cpp {
            return self.cpp_block_item(statements);
        }
        let is_label = self.ahead(1).is_punct(":");
        if (self.is_type_ahead(0) && !is_label) || self.peek().is("_Static_assert") {
            return self.declaration(statements);
        }
        self.statement_item(statements)
    }

    /// A statement of a block, unless two names say that a declaration with an unknown type was meant.
    pub(super) fn statement_item(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        let token = self.peek();
        let after = self.ahead(1);
        let names_type = token.kind == Kind::Name
            && !self.is_reserved(&token.text)
            && self.symbol(&token.text).is_none()
            && after.kind == Kind::Name
            && !self.is_reserved(&after.text);
        if names_type {
            return self.unknown_type();
        }
        let statement = self.statement()?;
        statements.push(statement);
        Ok(())
    }

    pub(super) fn statement(&mut self) -> Result<Statement> {
        self.nested(Parser::any_statement)
    }

    fn any_statement(&mut self) -> Result<Statement> {
        let token = self.peek().clone();
        let line = token.line;
        if self.is_cpp
            && let Some(statement) = self.cpp_statement()?
        {
            return Ok(statement);
        }
        let made = |kind| Ok(Statement { line, kind });
        if token.kind == Kind::Name {
            match &*token.text {
                "if" => return self.if_statement(),
                "while" => {
                    self.next();
                    let test = self.bracketed_condition()?;
                    let body = self.loop_body()?;
                    return made(StatementKind::While(test, Box::new(body)));
                }
                "do" => return self.do_statement(),
                "for" => return self.for_statement(),
                "switch" => return self.switch_statement(),
                "case" | "default" => return self.case_statement(&token),
                "break" | "continue" => {
                    self.next();
                    let is_break = &*token.text == "break";
                    let fits = if is_break { self.current.breaks > 0 } else { self.current.loops > 0 };
                    if !fits {
                        return Err(Refusal::mistake(line, Mistake::Outside { word: token.text.to_string() }));
                    }
                    self.expect(";")?;
                    return made(if is_break { StatementKind::Break } else { StatementKind::Continue });
                }
                "goto" => {
                    self.next();
                    if self.peek().is_punct("*") {
                        return Err(Refusal::lack(line, Lack::Word { word: "goto *".to_owned() }));
                    }
                    let label = self.name()?;
                    self.expect(";")?;
                    let index = self.label(&label, false)?;
                    self.current.jumps.push(Jump { label: label.text, line, locals: self.current.locals.len() });
                    return made(StatementKind::Goto(index));
                }
                "return" => return self.return_statement(),
                "else" => return self.fail(Mistake::ElseWithoutIf),
                "asm" | "__asm__" => {
                    let word = token.text.to_string();
                    return Err(Refusal::lack(line, Lack::Word { word }));
                }
                _ if self.ahead(1).is_punct(":") && !self.is_reserved(&token.text) => {
                    let label = self.next();
                    self.next();
                    let index = self.label(&label, true)?;
                    let statement = self.after_label()?;
                    return made(StatementKind::Label(index, Box::new(statement)));
                }
                _ => {}
            }
        }
        if self.takes(";") {
            return made(StatementKind::Empty);
        }
        if self.takes("{") {
            return self.block(line);
        }
        let value = self.expression()?;
        let value = self.full(value, false)?;
        let mut statements = self.lengths();
        self.expect(";")?;
        let statement = Statement { line, kind: StatementKind::Expression(value) };
        if statements.is_empty() {
            return Ok(statement);
        }
        statements.push(statement);
        made(StatementKind::Block(statements))
    }

    pub(super) fn block(&mut self, line: u32) -> Result<Statement> {
        self.scopes.push(Scope::default());
        let mut statements = Vec::new();
        self.block_statements(&mut statements)?;
        self.end_scope(&mut statements)?;
        self.scopes.pop();
        Ok(Statement { line, kind: StatementKind::Block(statements) })
    }

    /// What stands behind a label: a statement, in C also a declaration or the end of the block, which come next.
    fn after_label(&mut self) -> Result<Statement> {
        let token = self.peek();
        let (line, ends) = (token.line, token.is_punct("}"));
        if ends && self.is_cpp {
            return self.expected("a statement");
        }
        let declares = if self.is_cpp { self.declares_ahead(0) } else { ends || self.is_type_ahead(0) };
        if declares && !self.ahead(1).is_punct(":") {
            return Ok(Statement { line, kind: StatementKind::Block(Vec::new()) });
        }
        self.statement()
    }

    fn bracketed_condition(&mut self) -> Result<Expression> {
        self.expect("(")?;
        let test = self.expression()?;
        self.expect(")")?;
        let test = self.condition(test)?;
        self.full(test, true)
    }

    pub(super) fn loop_body(&mut self) -> Result<Statement> {
        self.current.loops += 1;
        self.current.breaks += 1;
        self.current.loop_scopes.push((self.scopes.len(), true));
        let body = self.statement()?;
        self.current.loop_scopes.pop();
        self.current.loops -= 1;
        self.current.breaks -= 1;
        Ok(body)
    }

    fn if_statement(&mut self) -> Result<Statement> {
        let line = self.next().line;
        let test = self.bracketed_condition()?;
        let yes = Box::new(self.statement()?);
        let no = if self.takes("else") { Some(Box::new(self.statement()?)) } else { None };
        Ok(Statement { line, kind: StatementKind::If(test, yes, no) })
    }

    fn do_statement(&mut self) -> Result<Statement> {
        let line = self.next().line;
        let body = self.loop_body()?;
        let test_line = self.line();
        if !self.takes("while") {
            return self.expected_in(test_line, "`while`");
        }
        let test = self.bracketed_condition()?;
        self.expect(";")?;
        Ok(Statement { line, kind: StatementKind::DoWhile(Box::new(body), test_line, test) })
    }

    fn for_statement(&mut self) -> Result<Statement> {
        let line = self.next().line;
        self.expect("(")?;
        self.scopes.push(Scope::default());
        let mut begin = Vec::new();
        if self.is_type_ahead(0) {
            self.declaration(&mut begin)?;
        } else if !self.takes(";") {
            let value = self.expression()?;
            let value = self.full(value, false)?;
            begin.push(Statement { line, kind: StatementKind::Expression(value) });
            self.expect(";")?;
        }
        let test = if self.peek().is_punct(";") {
            None
        } else if self.is_cpp && self.declares_ahead(0) {
            return Err(Refusal::lack(line, Lack::Word { word: "for (…; T x = …; …)".to_owned() }));
        } else {
            let test = self.expression()?;
            let test = self.condition(test)?;
            Some(self.full(test, true)?)
        };
        self.expect(";")?;
        let step = if self.peek().is_punct(")") {
            None
        } else {
            let step = self.expression()?;
            Some(self.full(step, false)?)
        };
        self.expect(")")?;
        let body = Box::new(self.loop_body()?);
        let mut ends = Vec::new();
        self.end_scope(&mut ends)?;
        self.scopes.pop();
        if !ends.is_empty() {
            ends.insert(0, Statement { line, kind: StatementKind::For { begin, test, step, body } });
            return Ok(Statement { line, kind: StatementKind::Block(ends) });
        }
        Ok(Statement { line, kind: StatementKind::For { begin, test, step, body } })
    }

    fn switch_statement(&mut self) -> Result<Statement> {
        let line = self.next().line;
        self.expect("(")?;
        let value = self.expression()?;
        self.switch_behind(value, line)
    }

    /// A `switch` behind its value.
    pub(super) fn switch_behind(&mut self, value: Expression, line: u32) -> Result<Statement> {
        self.expect(")")?;
        let value = self.value(value)?;
        let value = self.full(value, true)?;
        if !self.types.is_integer(value.ty) {
            let ty = self.types.name(value.ty);
            return Err(Refusal::mistake(line, Mistake::Operand { operator: "switch".to_owned(), ty }));
        }
        let ty = self.types.promoted(value.ty);
        let value = self.cast_to(value, ty);
        self.current.switches.push(Switch { ty: Some(ty), ..Switch::default() });
        self.current.breaks += 1;
        self.current.loop_scopes.push((self.scopes.len(), false));
        let body = Box::new(self.statement()?);
        self.current.loop_scopes.pop();
        self.current.breaks -= 1;
        let Switch { cases, .. } = self.current.switches.pop().unwrap_or_default();
        Ok(Statement { line, kind: StatementKind::Switch { value, body, cases } })
    }

    fn case_statement(&mut self, word: &Token) -> Result<Statement> {
        self.next();
        let line = word.line;
        let Some(ty) = self.current.switches.last().and_then(|switch| switch.ty) else {
            return Err(Refusal::mistake(line, Mistake::CaseOutside { word: word.text.to_string() }));
        };
        let outer = self.current.loop_scopes.last().map_or(0, |&(scopes, _)| scopes);
        if let Some(&local) = self.scopes[outer..].iter().find_map(|scope| scope.begun.first()) {
            return Err(self.crosses(line, &word.text, local));
        }
        if &*word.text == "default" {
            self.expect(":")?;
            if let Some(switch) = self.current.switches.last_mut() {
                if switch.has_default {
                    return Err(Refusal::mistake(line, Mistake::DuplicateDefault));
                }
                switch.has_default = true;
            }
            let statement = self.after_label()?;
            return Ok(Statement { line, kind: StatementKind::Default(Box::new(statement)) });
        }
        let kind = self.types.kind(ty);
        let low = super::fold::wrapped(kind, self.constant()?);
        let high = if self.takes("...") { super::fold::wrapped(kind, self.constant()?) } else { low };
        self.expect(":")?;
        let mut index = 0;
        if let Some(switch) = self.current.switches.last_mut() {
            if switch.cases.iter().any(|&(from, to)| low <= to && from <= high) {
                return Err(Refusal::mistake(line, Mistake::DuplicateCase { value: low }));
            }
            switch.cases.push((low, high));
            index = switch.cases.len() - 1;
        }
        let statement = self.after_label()?;
        Ok(Statement { line, kind: StatementKind::Case(index, Box::new(statement)) })
    }

    fn label(&mut self, name: &Token, defines: bool) -> Result<usize> {
        let count = self.current.labels.len();
        // Where it has begun, so have all before it.
        let begun = self.scopes.iter().rev().find_map(|scope| scope.begun.last().copied());
        let label = self.current.labels.entry(name.text.clone()).or_insert(Label {
            index: count,
            line: name.line,
            is_defined: false,
            begun: None,
        });
        let index = label.index;
        if !defines {
            let behind = label.begun.filter(|local| !self.scopes.iter().any(|scope| scope.begun.contains(local)));
            return behind.map_or(Ok(index), |local| Err(self.jumps_past(&name.text, name.line, local)));
        }
        if label.is_defined {
            return Err(Refusal::mistake(name.line, Mistake::DuplicateLabel { name: name.text.to_string() }));
        }
        (label.line, label.is_defined, label.begun) = (name.line, true, begun);
        let past = self.current.jumps.iter().find(|jump| jump.label == name.text && Some(jump.locals) <= begun);
        past.zip(begun).map_or(Ok(index), |(jump, local)| Err(self.jumps_past(&name.text, jump.line, local)))
    }

    /// gcc names the line of the `goto`, g++ that of the label.
    fn jumps_past(&self, label: &str, line: u32, local: usize) -> Refusal {
        self.crosses(if self.is_cpp { self.current.labels[label].line } else { line }, "goto", local)
    }

    fn crosses(&self, line: u32, word: &str, local: usize) -> Refusal {
        let name = self.current.locals[local].name.to_string();
        Refusal::mistake(line, Mistake::Crosses { word: word.to_owned(), name })
    }

    /// Whether every `goto` of the function has a label.
    pub(super) fn check_labels(&self) -> Result<()> {
        match self.current.labels.iter().find(|(_, label)| !label.is_defined) {
            Some((name, label)) => Err(Refusal::mistake(label.line, Mistake::NoLabel { name: name.to_string() })),
            None => Ok(()),
        }
    }

    fn return_statement(&mut self) -> Result<Statement> {
        let line = self.next().line;
        let result = self.current.result.unwrap_or(Ty::VOID);
        if self.takes(";") {
            return Ok(Statement { line, kind: StatementKind::Return(None) });
        }
        let value = self.expression()?;
        self.expect(";")?;
        let value = self.value(value)?;
        // gcc warns of a value in a function without one, and of none in a function with one.
        let value = if result.same(Ty::VOID) { value } else { self.converted(value, result)? };
        Ok(Statement { line, kind: StatementKind::Return(Some(value)) })
    }
}
