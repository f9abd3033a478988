//! Statements, and where their events are.

use super::{Compiler, Result};
use crate::code::{Handler, Op};
use crate::tree::{Expression, Statement, StatementKind};
use crate::types::Ty;

/// A loop or a `switch` around the statement.
pub(super) struct Loop {
    breaks: Vec<usize>,
    continues: Vec<usize>,
    /// The table of a `switch`.
    table: Option<usize>,
    /// How many arrays of variable length were open in front of it.
    tops: usize,
}

impl Compiler<'_> {
    /// The statements of a block.
    pub(super) fn statements(&mut self, statements: &[Statement]) -> Result<()> {
        let shown = self.variables.len();
        let has_vla = statements.iter().any(|statement| matches!(statement.kind, StatementKind::Vla(_)));
        if has_vla {
            let slot = self.slot(8, 8)?;
            self.emit(Op::KeepTop { slot });
            self.tops.push(slot);
        }
        for statement in statements {
            self.statement(statement)?;
        }
        if has_vla && let Some(slot) = self.tops.pop() {
            self.emit(Op::ResetTop { slot });
        }
        let here = self.here();
        for variable in self.variables.iter_mut().skip(shown).filter(|variable| variable.to == 0) {
            variable.to = here;
        }
        Ok(())
    }

    /// An event, unless the line is known to be that of the event before.
    fn event(&mut self, line: u32) {
        self.line = line;
        if !self.is_hidden && self.known_line != Some(line) {
            self.emit(Op::Line { line });
            self.known_line = Some(line);
        }
    }

    fn head(&mut self, line: u32) {
        self.line = line;
        if self.is_hidden {
            self.emit(Op::Work);
        } else {
            self.emit(Op::Head { line });
            self.known_line = Some(line);
        }
    }

    pub(super) fn statement(&mut self, statement: &Statement) -> Result<()> {
        let line = statement.line;
        self.top = 0;
        match &statement.kind {
            StatementKind::Empty => {}
            StatementKind::Block(statements) => self.statements(statements)?,
            StatementKind::Expression(value) => {
                self.event(line);
                self.effect(value)?;
            }
            StatementKind::Hidden(value) => {
                self.line = line;
                self.effect(value)?;
            }
            StatementKind::Declare(local) => {
                self.show(*local);
                let is_static = self.local(*local).is_static.is_some();
                if !is_static && (self.in_loop > 0 || !self.labels.is_empty()) {
                    self.emit(Op::Unset { offset: self.offsets[*local], size: self.sizes[*local] });
                }
            }
            StatementKind::Begin(beginning) => {
                self.event(line);
                if let crate::tree::Storage::Local(local) = beginning.variable {
                    self.show(local);
                }
                self.begin_variable(beginning)?;
            }
            StatementKind::Vla(local) => {
                self.line = line;
                let size = self.size_of(self.local(*local).ty)?;
                self.emit(Op::Room { size, slot: self.offsets[*local] });
                self.show(*local);
            }
            StatementKind::If(test, yes, no) => {
                self.event(line);
                self.if_statement(test, yes, no.as_deref())?;
            }
            StatementKind::While(test, body) => {
                let begin = self.here();
                self.landed = begin;
                self.head(line);
                self.enter(None);
                let mut out = Vec::new();
                self.jump_unless(test, &mut out)?;
                self.statement(body)?;
                let at = self.emit(Op::Jump { to: 0 });
                self.set_target(at, begin);
                let left = self.leave();
                for at in left.continues {
                    self.set_target(at, begin);
                }
                self.land(out);
                self.land(left.breaks);
            }
            StatementKind::DoWhile(body, test_line, test) => {
                let begin = self.here();
                self.landed = begin;
                self.known_line = None;
                self.enter(None);
                self.statement(body)?;
                let left = self.leave();
                self.land(left.continues);
                self.head(*test_line);
                let mut back = Vec::new();
                self.jump_if(test, &mut back)?;
                back.into_iter().for_each(|at| self.set_target(at, begin));
                self.land(left.breaks);
            }
            StatementKind::For { begin, test, step, body } => {
                self.for_statement(line, begin, test.as_ref(), step.as_ref(), body)?;
            }
            StatementKind::Switch { value, body, cases } => {
                self.event(line);
                let a = self.value(value)?;
                let table = self.code.switches.len();
                let entries = cases.iter().map(|&(low, high)| (low, high, u32::MAX)).collect::<Vec<_>>();
                self.code.switches.push(entries);
                self.code.switches[table].push((0, 0, u32::MAX));
                self.emit(Op::Switch { a, table: table as u32 });
                self.enter(Some(table));
                self.in_loop -= 1;
                self.statement(body)?;
                self.in_loop += 1;
                let left = self.leave();
                self.land(left.breaks);
                let here = self.here();
                for entry in &mut self.code.switches[table] {
                    if entry.2 == u32::MAX {
                        entry.2 = here;
                    }
                }
            }
            StatementKind::Case(index, inner) => {
                self.arrive();
                self.enter_case(Some(*index));
                self.statement(inner)?;
            }
            StatementKind::Default(inner) => {
                self.arrive();
                self.enter_case(None);
                self.statement(inner)?;
            }
            StatementKind::Break => {
                self.event(line);
                let Some(inner) = self.loops.last() else { return Ok(()) };
                self.reset_top(inner.tops);
                let at = self.emit(Op::Jump { to: 0 });
                if let Some(inner) = self.loops.last_mut() {
                    inner.breaks.push(at);
                }
            }
            StatementKind::Continue => {
                self.event(line);
                let Some(index) = self.loops.iter().rposition(|inner| inner.table.is_none()) else { return Ok(()) };
                self.reset_top(self.loops[index].tops);
                let at = self.emit(Op::Jump { to: 0 });
                self.loops[index].continues.push(at);
            }
            StatementKind::Goto(label) => {
                self.event(line);
                if let Some(to) = self.labels[*label] {
                    self.emit(if self.is_hidden { Op::Work } else { Op::Fresh });
                    self.emit(Op::Jump { to });
                } else {
                    let at = self.emit(Op::Jump { to: 0 });
                    self.waiting.push((at, *label));
                }
            }
            StatementKind::Label(label, inner) => {
                self.arrive();
                self.labels[*label] = Some(self.here());
                self.statement(inner)?;
            }
            StatementKind::Return(value) => {
                self.event(line);
                self.return_statement(value.as_ref())?;
            }
            StatementKind::Try(body, handlers) => self.try_statement(body, handlers)?,
        }
        self.top = 0;
        Ok(())
    }

    /// Jumps come here: the line of the event before is not known.
    fn arrive(&mut self) {
        self.landed = self.here();
        self.known_line = None;
    }

    fn enter(&mut self, table: Option<usize>) {
        self.in_loop += 1;
        self.loops.push(Loop { breaks: Vec::new(), continues: Vec::new(), table, tops: self.tops.len() });
    }

    fn leave(&mut self) -> Loop {
        self.in_loop -= 1;
        self.loops.pop().unwrap_or(Loop { breaks: Vec::new(), continues: Vec::new(), table: None, tops: 0 })
    }

    fn reset_top(&mut self, tops: usize) {
        if let Some(&slot) = self.tops.get(tops) {
            self.emit(Op::ResetTop { slot });
        }
    }

    fn enter_case(&mut self, index: Option<usize>) {
        let here = self.here();
        let Some(table) = self.loops.iter().rev().find_map(|inner| inner.table) else { return };
        let entries = &mut self.code.switches[table];
        let last = entries.len() - 1;
        entries[index.unwrap_or(last)].2 = here;
    }

    fn try_statement(&mut self, body: &[Statement], handlers: &[crate::tree::Handler]) -> Result<()> {
        let from = self.here();
        self.statements(body)?;
        let to = self.here();
        let mut out = vec![self.emit(Op::Jump { to: 0 })];
        for handler in handlers {
            self.arrive();
            let (at, slot) = (self.here(), self.offsets[handler.holder]);
            self.statements(&handler.body)?;
            out.push(self.emit(Op::Jump { to: 0 }));
            self.code.handlers.push(Handler { from, to, at, slot, catches: handler.catches });
        }
        self.land(out);
        Ok(())
    }

    fn if_statement(&mut self, test: &Expression, yes: &Statement, no: Option<&Statement>) -> Result<()> {
        let mut to_no = Vec::new();
        self.jump_unless(test, &mut to_no)?;
        let known = self.known_line;
        self.statement(yes)?;
        let Some(no) = no else {
            self.land(to_no);
            return Ok(());
        };
        let end = self.emit(Op::Jump { to: 0 });
        self.land(to_no);
        self.known_line = known;
        self.statement(no)?;
        self.land(vec![end]);
        Ok(())
    }

    fn for_statement(
        &mut self,
        line: u32,
        begin: &[Statement],
        test: Option<&Expression>,
        step: Option<&Expression>,
        body: &Statement,
    ) -> Result<()> {
        let shown = self.variables.len();
        self.head(line);
        for statement in begin {
            match &statement.kind {
                // The first value belongs to the event of the head.
                StatementKind::Expression(value) => self.effect(value)?,
                StatementKind::Begin(beginning) => {
                    if let crate::tree::Storage::Local(local) = beginning.variable {
                        self.show(local);
                    }
                    self.begin_variable(beginning)?;
                }
                _ => self.statement(statement)?,
            }
            self.top = 0;
        }
        let mut out = Vec::new();
        if let Some(test) = test {
            self.mark(test);
            self.jump_unless(test, &mut out)?;
        }
        let first = self.here();
        self.landed = first;
        self.known_line = Some(line);
        self.enter(None);
        self.statement(body)?;
        let left = self.leave();
        self.land(left.continues);
        self.head(line);
        if let Some(step) = step {
            self.mark(step);
            self.effect(step)?;
            self.top = 0;
        }
        let mut back = Vec::new();
        match test {
            Some(test) => {
                self.mark(test);
                self.jump_if(test, &mut back)?;
            }
            None => back.push(self.emit(Op::Jump { to: 0 })),
        }
        back.into_iter().for_each(|at| self.set_target(at, first));
        self.land(out);
        self.land(left.breaks);
        let here = self.here();
        for variable in self.variables.iter_mut().skip(shown).filter(|variable| variable.to == 0) {
            variable.to = here;
        }
        Ok(())
    }

    fn return_statement(&mut self, value: Option<&Expression>) -> Result<()> {
        let function = &self.tree.functions[self.function];
        let result = self.types.signature(function.ty).map(|signature| signature.result);
        let Some(value) = value else {
            // Without a value where one is due: what the caller does with it decides.
            let is_void = result.is_none_or(|ty| ty.same(Ty::VOID));
            self.emit(if is_void { Op::Return } else { Op::NoReturn });
            return Ok(());
        };
        if result.is_some_and(|ty| ty.same(Ty::VOID)) {
            self.effect(value)?;
            self.emit(Op::Return);
            return Ok(());
        }
        let a = self.value(value)?;
        if self.types.is_struct(value.ty) {
            let size = self.types.size(value.ty) as u32;
            self.emit(Op::ReturnStruct { a, size });
        } else {
            self.emit(Op::ReturnValue { a });
        }
        Ok(())
    }
}
