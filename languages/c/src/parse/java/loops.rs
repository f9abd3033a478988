//! Loops.

use std::rc::Rc;

use super::statement::is_statement;
use super::{Java, Result};
use crate::limits::MAX_NESTING;
use crate::refusal::{Mistake, Refusal, TextLimit};
use crate::text::Kind;
use crate::tree::{Comparison, Expression, ExpressionKind, Statement, StatementKind, Storage};
use crate::types::Ty;

impl Java {
    /// The body of a loop, with a place at its end for jumps by name.
    fn loop_body(&mut self) -> Result<Box<Statement>> {
        let body = self.body_statement()?;
        let Some(round) = self.targets.last().and_then(|target| target.round) else { return Ok(Box::new(body)) };
        let line = body.line;
        let empty = Box::new(Statement { line, kind: StatementKind::Empty });
        let label = Statement { line, kind: StatementKind::Label(round, empty) };
        Ok(Box::new(Statement { line, kind: StatementKind::Block(vec![body, label]) }))
    }

    pub(super) fn while_statement(&mut self, line: u32, label: Option<Rc<str>>) -> Result<Statement> {
        self.next();
        let test = self.bracketed_condition()?;
        let is_endless = matches!(test.kind, ExpressionKind::Int(1));
        if matches!(test.kind, ExpressionKind::Int(0)) {
            self.found_late(self.line(), Mistake::Unreachable);
        }
        let known = self.flow.clone();
        self.open(label, true, false);
        let body = self.loop_body()?;
        self.flow = known;
        Ok(self.close(Statement { line, kind: StatementKind::While(test, body) }, is_endless))
    }

    pub(super) fn do_statement(&mut self, line: u32, label: Option<Rc<str>>) -> Result<Statement> {
        self.next();
        self.open(label, true, false);
        let known = self.flow.clone();
        let body = self.loop_body()?;
        // A `continue` comes to the test, too.
        let is_dead = self.flow.is_dead;
        if is_dead {
            self.flow = known;
        }
        let test_line = self.line();
        self.expect("while")?;
        let test = self.bracketed_condition()?;
        self.expect(";")?;
        let is_endless = matches!(test.kind, ExpressionKind::Int(1)) || is_dead;
        Ok(self.close(Statement { line, kind: StatementKind::DoWhile(body, test_line, test) }, is_endless))
    }

    pub(super) fn for_statement(&mut self, line: u32, label: Option<Rc<str>>) -> Result<Statement> {
        self.next();
        self.expect("(")?;
        let seen = self.scope.len();
        let begin = self.at;
        if self.is_declaration_ahead() {
            self.takes("final");
            let each = matches!(&*self.peek().text, "Integer" | "Long" | "Double" | "Boolean" | "Character");
            let ty = if each || self.peek().is("var") { self.element_type()? } else { self.whole_type()? };
            if self.ahead(1).is_punct(":") {
                let statement = self.each_statement(line, label, ty, each)?;
                self.scope.truncate(seen);
                return Ok(statement);
            }
            self.at = begin;
        }
        let mut first = Vec::new();
        if self.is_declaration_ahead() {
            self.declaration(&mut first)?;
        } else if !self.takes(";") {
            self.expression_list(&mut first)?;
            self.expect(";")?;
        }
        let test = if self.peek().is(";") { None } else { Some(self.condition()?) };
        self.expect(";")?;
        let is_endless = test.as_ref().is_none_or(|test| matches!(test.kind, ExpressionKind::Int(1)));
        let known = self.flow.clone();
        // The step is read behind the body, behind which it is carried out.
        let step_at = self.at;
        self.skip_to_bracket();
        self.expect(")")?;
        self.open(label, true, false);
        let body = self.loop_body()?;
        let end = std::mem::replace(&mut self.at, step_at);
        if self.flow.is_dead {
            self.flow = known.clone();
        }
        let mut steps = Vec::new();
        if !self.peek().is(")") {
            self.expression_list(&mut steps)?;
        }
        self.expect(")")?;
        self.at = end;
        self.flow = known;
        let values = steps.into_iter().filter_map(|step| match step.kind {
            StatementKind::Expression(value) => Some(value),
            _ => None,
        });
        let step = values.reduce(|a, b| {
            let (ty, line) = (b.ty, b.line);
            Expression::new(ExpressionKind::Comma(Box::new(a), Box::new(b)), ty, line)
        });
        let statement = Statement { line, kind: StatementKind::For { begin: first, test, step, body } };
        let statement = self.close(statement, is_endless);
        self.scope.truncate(seen);
        Ok(statement)
    }

    /// Goes to the bracket that closes the one that is open.
    fn skip_to_bracket(&mut self) {
        while !self.peek().is(")") && self.peek().kind != Kind::End {
            if matches!(&*self.peek().text, "(" | "[" | "{") && self.peek().kind == Kind::Punct {
                self.skip_balanced();
            } else {
                self.skip(1);
            }
        }
    }

    fn expression_list(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        loop {
            let line = self.line();
            let value = self.expression()?;
            if !is_statement(&value) {
                return Err(Refusal::mistake(line, Mistake::NotStatement));
            }
            statements.push(Statement { line, kind: StatementKind::Expression(value) });
            // The steps of a loop become one expression.
            if statements.len() > MAX_NESTING as usize {
                return Err(Refusal::limit(line, TextLimit::Nesting));
            }
            if !self.takes(",") {
                return Ok(());
            }
        }
    }

    /// The type of the variable of `for (… : …)`, which may be a box; void for `var`.
    fn element_type(&mut self) -> Result<Ty> {
        if self.takes("var") {
            return Ok(Ty::VOID);
        }
        if !self.ahead(2).is_punct(":") {
            return self.lack(self.line(), &self.peek().text);
        }
        self.boxed_type()
    }

    /// `for (int x : array)`: a loop with an index of its own.
    fn each_statement(&mut self, line: u32, label: Option<Rc<str>>, ty: Ty, is_box: bool) -> Result<Statement> {
        let name = self.name()?;
        self.next();
        let all = self.expression()?;
        self.expect(")")?;
        let Some(of) = self.element(all.ty).or_else(|| self.list_element(all.ty)) else {
            let ty = self.types.name(all.ty);
            return Err(Refusal::mistake(line, Mistake::NotIndexed { ty }));
        };
        let is_list = self.element(all.ty).is_none();
        let all_ty = all.ty;
        let kept = self.new_local(Rc::from(""), all_ty, line);
        let index = self.new_local(Rc::from(""), Ty::INT, line);
        let first = vec![self.begin(kept, all, line), self.begin(index, Expression::int(0, Ty::INT, line), line)];
        let variable = |local, ty| Expression::new(ExpressionKind::Variable(Storage::Local(local)), ty, line);
        let length = self.length_of(variable(kept, all_ty), is_list, line);
        let test = ExpressionKind::Compare(Comparison::Less, Box::new(variable(index, Ty::INT)), Box::new(length));
        let place = Box::new(variable(index, Ty::INT));
        let step = ExpressionKind::Count { place, up: true, before: true };
        let item = self.item_of(variable(kept, all_ty), variable(index, Ty::INT), of, is_list, line);
        let known = self.flow.clone();
        let local = self.declare(&name, if ty.same(Ty::VOID) { of } else { ty }, false)?;
        let is_box = is_box || (ty.same(Ty::VOID) && is_list);
        self.scope.last_mut().into_iter().for_each(|known| known.is_box = is_box);
        let value = self.convert_at(item, self.locals[local].ty, line)?;
        let begin = self.begin(local, value, line);
        self.open(label, true, false);
        let inner = self.loop_body()?;
        let body = Box::new(Statement { line, kind: StatementKind::Block(vec![begin, *inner]) });
        self.flow = known;
        let (test, step) = (Expression::new(test, Ty::BOOL, line), Expression::new(step, Ty::INT, line));
        let kind = StatementKind::For { begin: first, test: Some(test), step: Some(step), body };
        Ok(self.close(Statement { line, kind }, false))
    }
}
