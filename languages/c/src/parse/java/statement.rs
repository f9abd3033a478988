//! Statements.

use std::rc::Rc;

use super::{Flow, Java, Result, is_keyword};
use crate::refusal::{Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Beginning, Expression, ExpressionKind, Statement, StatementKind, Storage};
use crate::types::Ty;

/// A loop, a `switch` or a statement with a label that is open.
pub(super) struct Target {
    label: Option<Rc<str>>,
    is_loop: bool,
    is_switch: bool,
    /// What is known where it is left by `break`.
    left: Flow,
    /// The places behind it and at the end of its body, where jumps by name go to.
    after: Option<usize>,
    pub(super) round: Option<usize>,
}

/// The literal that a text is.
fn literal_of(text: &Expression) -> Option<usize> {
    let ExpressionKind::Decay(inner) = &text.kind else { return None };
    if let ExpressionKind::Literal(literal) = inner.kind { Some(literal) } else { None }
}

impl Java {
    /// The statements up to the closing bracket.
    pub(super) fn block_statements(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        let seen = self.scope.len();
        while !self.takes("}") {
            if self.peek().kind == Kind::End {
                return self.expected(self.line(), "`}`");
            }
            self.block_item(statements)?;
        }
        self.scope.truncate(seen);
        Ok(())
    }

    pub(super) fn block_item(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        while self.skip_annotation() {}
        if self.is_declaration_ahead() {
            return self.declaration(statements);
        }
        let statement = self.statement()?;
        statements.push(statement);
        Ok(())
    }

    /// Nothing comes to a statement behind `return` and its like.
    fn reach(&mut self) {
        if self.flow.is_dead {
            self.found_late(self.line(), Mistake::Unreachable);
            self.flow = Flow::default();
            self.locals.iter().enumerate().for_each(|(local, _)| self.flow.assign(local));
        }
    }

    pub(super) fn declaration(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        self.reach();
        let mut line = self.line();
        let is_final = self.takes("final");
        let is_open = self.peek().is("var") && self.ahead(1).kind == Kind::Name;
        let base = if is_open {
            self.next();
            Ty::VOID
        } else if matches!(&*self.peek().text, "Integer" | "Long" | "Double" | "Boolean" | "Character") {
            return self.lack(line, &self.peek().text);
        } else {
            self.whole_type()?
        };
        loop {
            let name = self.name()?;
            let ty = self.brackets(base)?;
            if is_open {
                self.expect("=")?;
                let value = self.expression()?;
                if value.ty.same(Ty::VOID) || value.ty.same(self.null_type()) {
                    return Err(Refusal::mistake(line, Mistake::BadInitializer));
                }
                let is_box = self.is_box(&value);
                let local = self.declare(&name, value.ty, is_final)?;
                self.scope.last_mut().into_iter().for_each(|known| known.is_box = is_box);
                statements.push(self.begin(local, value, line));
                return self.expect(";");
            } else if self.peek().is("=") {
                let local = self.declare(&name, ty, is_final)?;
                self.next();
                let value = self.initializer(ty)?;
                if let ExpressionKind::Int(number) = value.kind
                    && is_final
                {
                    self.local_constants.insert(local, number);
                }
                statements.push(self.begin(local, value, line));
            } else {
                let local = self.declare(&name, ty, false)?;
                statements.push(Statement { line, kind: StatementKind::Declare(local) });
            }
            if !self.takes(",") {
                return self.expect(";");
            }
            line = self.line();
        }
    }

    pub(super) fn begin(&mut self, local: usize, value: Expression, line: u32) -> Statement {
        self.flow.assign(local);
        let variable = Storage::Local(local);
        let beginning = Beginning { variable, is_cleared: false, items: vec![(0, value)] };
        Statement { line, kind: StatementKind::Begin(beginning) }
    }

    pub(super) fn statement(&mut self) -> Result<Statement> {
        self.nested(Java::any_statement)
    }

    fn any_statement(&mut self) -> Result<Statement> {
        let token = self.peek().clone();
        let line = token.line;
        let made = |kind| Ok(Statement { line, kind });
        self.reach();
        if self.takes(";") {
            return made(StatementKind::Empty);
        }
        if self.takes("{") {
            let mut statements = Vec::new();
            self.block_statements(&mut statements)?;
            return made(StatementKind::Block(statements));
        }
        if token.kind == Kind::Name && !is_keyword(&token.text) && self.ahead(1).is_punct(":") {
            self.skip(2);
            if self.targets.iter().any(|target| target.label.as_ref() == Some(&token.text)) {
                return Err(Refusal::mistake(line, Mistake::DuplicateLabel { name: token.text.to_string() }));
            }
            return self.labelled(token.text);
        }
        match &*token.text {
            "if" => self.if_statement(line),
            "while" => self.while_statement(line, None),
            "do" => self.do_statement(line, None),
            "for" => self.for_statement(line, None),
            "switch" => self.switch_statement(line),
            "break" | "continue" => self.jump(line),
            "return" => self.return_statement(line),
            "throw" => self.throw_statement(line),
            "else" => Err(Refusal::mistake(line, Mistake::ElseWithoutIf)),
            "case" | "default" => Err(Refusal::mistake(line, Mistake::CaseOutside { word: token.text.to_string() })),
            "try" | "synchronized" | "assert" | "yield" | "class" | "enum" | "interface" => {
                self.lack(line, &token.text)
            }
            _ => {
                let value = self.expression()?;
                if !is_statement(&value) {
                    return Err(Refusal::mistake(line, Mistake::NotStatement));
                }
                self.expect(";")?;
                made(StatementKind::Expression(value))
            }
        }
    }

    pub(super) fn condition(&mut self) -> Result<Expression> {
        let value = self.expression()?;
        let line = value.line;
        self.convert_at(value, Ty::BOOL, line)
    }

    pub(super) fn bracketed_condition(&mut self) -> Result<Expression> {
        self.expect("(")?;
        let test = self.condition()?;
        self.expect(")")?;
        Ok(test)
    }

    fn if_statement(&mut self, line: u32) -> Result<Statement> {
        self.next();
        let test = self.bracketed_condition()?;
        let before = self.flow.clone();
        let yes = self.body_statement()?;
        let after = std::mem::replace(&mut self.flow, before);
        let no = if self.takes("else") { Some(Box::new(self.body_statement()?)) } else { None };
        self.flow = self.flow.meet(&after);
        Ok(Statement { line, kind: StatementKind::If(test, Box::new(yes), no) })
    }

    /// A statement that is no declaration, with names of its own.
    pub(super) fn body_statement(&mut self) -> Result<Statement> {
        if self.is_declaration_ahead() {
            return Err(Refusal::mistake(self.line(), Mistake::DeclarationHere));
        }
        let seen = self.scope.len();
        let statement = self.statement()?;
        self.scope.truncate(seen);
        Ok(statement)
    }

    fn labelled(&mut self, label: Rc<str>) -> Result<Statement> {
        let line = self.line();
        match &*self.peek().text {
            "while" => self.while_statement(line, Some(label)),
            "do" => self.do_statement(line, Some(label)),
            "for" => self.for_statement(line, Some(label)),
            _ => {
                self.open(Some(label), false, false);
                let body = self.statement()?;
                Ok(self.close(body, false))
            }
        }
    }

    pub(super) fn open(&mut self, label: Option<Rc<str>>, is_loop: bool, is_switch: bool) {
        self.targets.push(Target { label, is_loop, is_switch, left: Flow::dead(), after: None, round: None });
    }

    /// The end of a statement that can be left: what is known there, and the place for jumps by name.
    pub(super) fn close(&mut self, statement: Statement, is_endless: bool) -> Statement {
        let Some(target) = self.targets.pop() else { return statement };
        if is_endless {
            self.flow = target.left;
        } else {
            self.flow = self.flow.meet(&target.left);
        }
        let Some(after) = target.after else { return statement };
        let line = statement.line;
        let empty = Box::new(Statement { line, kind: StatementKind::Empty });
        let label = Statement { line, kind: StatementKind::Label(after, empty) };
        Statement { line, kind: StatementKind::Block(vec![statement, label]) }
    }

    fn switch_statement(&mut self, line: u32) -> Result<Statement> {
        self.next();
        self.expect("(")?;
        let value = self.expression()?;
        self.expect(")")?;
        self.expect("{")?;
        if !self.is_text(value.ty) && (value.ty.same(Ty::BOOL) || self.distance(value.ty, Ty::INT).is_none()) {
            let ty = self.types.name(value.ty);
            return Err(Refusal::mistake(value.line, Mistake::Operand { operator: "switch".to_owned(), ty }));
        }
        let known = self.flow.clone();
        let seen = self.scope.len();
        self.open(None, false, true);
        let (mut cases, mut texts, mut body) = (Vec::new(), Vec::new(), Vec::new());
        let mut has_default = false;
        self.flow = Flow::dead();
        while !self.takes("}") {
            let at = self.peek().clone();
            let empty = Box::new(Statement { line: at.line, kind: StatementKind::Empty });
            match &*at.text {
                "case" | "default" => {
                    self.next();
                    self.flow = self.flow.meet(&known);
                    let kind = if at.is("default") {
                        if std::mem::replace(&mut has_default, true) {
                            return Err(Refusal::mistake(at.line, Mistake::DuplicateDefault));
                        }
                        StatementKind::Default(empty)
                    } else {
                        self.case(&value, &mut cases, &mut texts)?;
                        StatementKind::Case(cases.len() - 1, empty)
                    };
                    if self.peek().is("->") || self.peek().is(",") {
                        return self.lack(at.line, &self.peek().text);
                    }
                    self.expect(":")?;
                    body.push(Statement { line: at.line, kind });
                }
                _ if at.kind == Kind::End => return self.expected(at.line, "`}`"),
                _ if body.is_empty() => return self.expected(at.line, "`case` or `default`"),
                _ => self.block_item(&mut body)?,
            }
        }
        if !has_default {
            self.flow = self.flow.meet(&known);
        }
        self.scope.truncate(seen);
        let value = if texts.is_empty() { value } else { self.chosen_text(value, texts, line) };
        let body = Box::new(Statement { line, kind: StatementKind::Block(body) });
        Ok(self.close(Statement { line, kind: StatementKind::Switch { value, body, cases } }, false))
    }

    /// The value behind `case`: a number, or a text, which is known by its place.
    fn case(&mut self, value: &Expression, cases: &mut Vec<(i64, i64)>, texts: &mut Vec<Expression>) -> Result<()> {
        let line = self.line();
        let found = self.choice()?;
        if self.is_text(value.ty)
            && let Some(literal) = literal_of(&found)
        {
            if texts.iter().any(|text| literal_of(text) == Some(literal)) {
                return Err(Refusal::mistake(line, Mistake::DuplicateText));
            }
            cases.push((texts.len() as i64, texts.len() as i64));
            texts.push(found);
            return Ok(());
        }
        let ExpressionKind::Int(number) = found.kind else {
            return Err(Refusal::mistake(line, Mistake::NotConstant));
        };
        self.convert_at(found, value.ty, line)?;
        if cases.contains(&(number, number)) {
            return Err(Refusal::mistake(line, Mistake::DuplicateCase { value: number }));
        }
        cases.push((number, number));
        Ok(())
    }

    fn jump(&mut self, line: u32) -> Result<Statement> {
        let word = self.next();
        let is_break = word.is("break");
        let label = if self.peek().is(";") { None } else { Some(self.name()?) };
        self.expect(";")?;
        let fits = |target: &Target| match &label {
            Some(label) => target.label.as_ref() == Some(&label.text),
            None => target.is_loop || (is_break && target.is_switch),
        };
        let Some(found) = self.targets.iter().rposition(fits) else {
            return Err(Refusal::mistake(
                line,
                match label {
                    Some(label) => Mistake::NoLabel { name: label.text.to_string() },
                    None => Mistake::Outside { word: word.text.to_string() },
                },
            ));
        };
        if is_break {
            self.targets[found].left = self.flow.meet(&self.targets[found].left);
        }
        self.flow = Flow::dead();
        let inner = self.targets.iter().rposition(|target| target.is_loop || (is_break && target.is_switch));
        if inner == Some(found) {
            return Ok(Statement { line, kind: if is_break { StatementKind::Break } else { StatementKind::Continue } });
        }
        let target = &mut self.targets[found];
        if !is_break && !target.is_loop {
            return Err(Refusal::mistake(line, Mistake::Outside { word: word.text.to_string() }));
        }
        let place = if is_break { &mut target.after } else { &mut target.round };
        let label = *place.get_or_insert_with(|| {
            self.labels += 1;
            self.labels - 1
        });
        Ok(Statement { line, kind: StatementKind::Goto(label) })
    }

    fn return_statement(&mut self, line: u32) -> Result<Statement> {
        self.next();
        let value = if self.peek().is(";") { None } else { Some(self.expression()?) };
        let value = match value {
            None if self.result.same(Ty::VOID) => None,
            None => return Err(Refusal::mistake(line, Mistake::NoValue)),
            Some(_) if self.result.same(Ty::VOID) => return Err(Refusal::mistake(line, Mistake::ReturnsValue)),
            Some(value) => {
                let at = value.line;
                Some(self.convert_at(value, self.result, at)?)
            }
        };
        self.expect(";")?;
        self.flow = Flow::dead();
        Ok(Statement { line, kind: StatementKind::Return(value) })
    }

    /// `throw new Name("…")`: nobody catches it, and the run ends with its words.
    fn throw_statement(&mut self, line: u32) -> Result<Statement> {
        self.next();
        if !self.takes("new") {
            return self.lack(line, "throw");
        }
        let name = self.name()?;
        if !name.text.ends_with("Exception") && !name.text.ends_with("Error") {
            return self.lack(line, "throw");
        }
        if self.classes.contains(&name.text) {
            return self.no_type(line, &name.text);
        }
        let units: Vec<u16> = name.text.encode_utf16().collect();
        let mut values = vec![self.text_literal(&units, line)];
        self.expect("(")?;
        if !self.peek().is(")") {
            let message = self.expression()?;
            let text = self.text_type();
            values.push(self.convert_at(message, text, line)?);
        }
        self.expect(")")?;
        self.expect(";")?;
        self.flow = Flow::dead();
        let value = self.library_call(crate::library::java::THROW, values, Ty::VOID, line);
        Ok(Statement { line, kind: StatementKind::Expression(value) })
    }
}

/// Whether an expression can stand alone.
pub(super) fn is_statement(value: &Expression) -> bool {
    matches!(
        value.kind,
        ExpressionKind::Assign(..)
            | ExpressionKind::Update(..)
            | ExpressionKind::Count { .. }
            | ExpressionKind::Call(..)
    )
}
