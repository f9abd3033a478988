//! `try` and `with`, and how `return`, `break` and `continue` leave them.

use super::{Access, Around, Compiler};
use crate::ast::*;
use crate::code::{Const, Op, Target};

impl<'a> Compiler<'a> {
    pub(super) fn try_finally(
        &mut self,
        body: &'a [Stmt],
        handlers: &'a [ExceptHandler],
        orelse: &'a [Stmt],
        finalbody: &'a [Stmt],
    ) {
        let (inner, end, exit, cleanup) = (self.new_block(), self.new_block(), self.new_block(), self.new_block());
        self.emit(Op::SetupFinally(end));
        self.use_block(inner);
        self.unit.around.push(Around::FinallyTry(finalbody));
        if handlers.is_empty() {
            self.block(body);
        } else {
            self.try_except(body, handlers, orelse);
        }
        self.emit_artificial(Op::PopBlock);
        self.unit.around.pop();
        self.block(finalbody);
        self.emit_artificial(Op::Jump(exit));
        self.use_block(end);
        self.unit.around.push(Around::FinallyEnd);
        self.no_line();
        self.emit(Op::SetupCleanup(cleanup));
        self.emit(Op::PushExcInfo);
        self.block(finalbody);
        self.emit(Op::Reraise(0));
        self.unit.around.pop();
        self.use_block(cleanup);
        self.pop_except_and_reraise();
        self.use_block(exit);
    }

    pub(super) fn try_except(&mut self, body: &'a [Stmt], handlers: &'a [ExceptHandler], orelse: &'a [Stmt]) {
        let (inner, mut except, end, cleanup) =
            (self.new_block(), self.new_block(), self.new_block(), self.new_block());
        self.emit(Op::SetupFinally(except));
        self.use_block(inner);
        self.unit.around.push(Around::TryExcept);
        self.block(body);
        self.unit.around.pop();
        self.emit_artificial(Op::PopBlock);
        self.block(orelse);
        self.emit_artificial(Op::Jump(end));
        self.use_block(except);
        self.no_line();
        self.emit(Op::SetupCleanup(cleanup));
        self.emit(Op::PushExcInfo);
        self.unit.around.push(Around::Handler);
        for handler in handlers {
            self.unit.line = handler.span.line as i32;
            except = self.new_block();
            if let Some(exception) = &handler.exception {
                self.expression(exception);
                self.emit(Op::CheckExcMatch);
                self.emit(Op::PopJumpIfFalse(except));
            }
            let inner = self.new_block();
            match &handler.name {
                Some(name) => {
                    let cleanup_end = self.new_block();
                    self.store(name);
                    self.emit(Op::SetupCleanup(cleanup_end));
                    self.use_block(inner);
                    self.unit.around.push(Around::HandlerCleanup(Some(name)));
                    self.block(&handler.body);
                    self.unit.around.pop();
                    self.no_line();
                    self.emit(Op::PopBlock);
                    self.emit(Op::PopBlock);
                    self.emit(Op::PopExcept);
                    self.forget(name);
                    self.emit(Op::Jump(end));
                    self.use_block(cleanup_end);
                    self.no_line();
                    self.forget(name);
                    self.emit(Op::Reraise(1));
                }
                None => {
                    self.emit(Op::PopTop);
                    self.use_block(inner);
                    self.unit.around.push(Around::HandlerCleanup(None));
                    self.block(&handler.body);
                    self.unit.around.pop();
                    self.no_line();
                    self.emit(Op::PopBlock);
                    self.emit(Op::PopExcept);
                    self.emit(Op::Jump(end));
                }
            }
            self.use_block(except);
        }
        self.no_line();
        self.unit.around.pop();
        self.emit(Op::Reraise(0));
        self.use_block(cleanup);
        self.pop_except_and_reraise();
        self.use_block(end);
    }

    fn pop_except_and_reraise(&mut self) {
        self.emit(Op::Copy(3));
        self.emit(Op::PopExcept);
        self.emit(Op::Reraise(1));
    }

    /// The name of a handled exception ends with its handler.
    fn forget(&mut self, name: &std::rc::Rc<str>) {
        self.constant(Const::None);
        self.variable(name, Access::Store);
        self.variable(name, Access::Delete);
    }

    pub(super) fn with_statement(&mut self, items: &'a [WithItem], body: &'a [Stmt], line: u32) {
        let Some((item, rest)) = items.split_first() else { return self.block(body) };
        let (inner, handler) = (self.new_block(), self.new_block());
        let (exit, cleanup) = (self.new_block(), self.new_block());
        self.expression(&item.context);
        self.emit(Op::BeforeWith);
        self.emit(Op::SetupWith(handler));
        self.use_block(inner);
        self.unit.around.push(Around::With(line));
        match &item.target {
            Some(target) => self.target(target),
            None => self.emit(Op::PopTop),
        }
        self.with_statement(rest, body, line);
        self.no_line();
        self.emit(Op::PopBlock);
        self.unit.around.pop();
        self.unit.line = line as i32;
        self.call_exit();
        self.emit(Op::Jump(exit));
        self.use_block(handler);
        self.emit(Op::SetupCleanup(cleanup));
        self.emit(Op::PushExcInfo);
        self.emit(Op::WithExceptStart);
        let suppressed: Target = self.new_block();
        self.emit(Op::PopJumpIfTrue(suppressed));
        self.emit(Op::Reraise(2));
        self.use_block(cleanup);
        self.no_line();
        self.pop_except_and_reraise();
        self.unit.line = line as i32;
        self.use_block(suppressed);
        self.emit(Op::PopTop);
        self.emit(Op::PopBlock);
        self.emit(Op::PopExcept);
        self.emit(Op::PopTop);
        self.emit(Op::PopTop);
        self.use_block(exit);
    }

    /// Calls `__exit__(None, None, None)`.
    fn call_exit(&mut self) {
        for _ in 0..3 {
            self.constant(Const::None);
        }
        self.emit(Op::Call(3));
        self.emit(Op::PopTop);
    }

    /// Leaves the enclosing blocks, all of them or up to the next loop, whose depth is returned.
    pub(super) fn unwind(&mut self, keeps_top: bool, to_loop: bool) -> Option<usize> {
        let top = self.unit.around.last().cloned()?;
        if to_loop && matches!(top, Around::Loop { .. }) {
            return Some(self.unit.around.len() - 1);
        }
        self.unit.around.pop();
        self.unwind_one(&top, keeps_top);
        let found = self.unwind(keeps_top, to_loop);
        self.unit.around.push(top);
        found
    }

    fn unwind_one(&mut self, around: &Around<'a>, keeps_top: bool) {
        let swap = |this: &mut Self| {
            if keeps_top {
                this.emit(Op::Swap(2));
            }
        };
        match *around {
            Around::Loop { is_for: false, .. } | Around::Handler => {}
            Around::Loop { is_for: true, .. } | Around::Value => {
                swap(self);
                self.emit(Op::PopTop);
            }
            Around::TryExcept => self.emit(Op::PopBlock),
            Around::FinallyTry(body) => {
                self.emit(Op::PopBlock);
                if keeps_top {
                    self.unit.around.push(Around::Value);
                }
                self.block(body);
                if keeps_top {
                    self.unit.around.pop();
                }
                self.no_line();
            }
            Around::FinallyEnd => {
                swap(self);
                self.emit(Op::PopTop);
                swap(self);
                self.emit(Op::PopBlock);
                self.emit(Op::PopExcept);
            }
            Around::With(line) => {
                self.unit.line = line as i32;
                self.emit(Op::PopBlock);
                swap(self);
                self.call_exit();
                self.no_line();
            }
            Around::HandlerCleanup(name) => {
                if name.is_some() {
                    self.emit(Op::PopBlock);
                }
                swap(self);
                self.emit(Op::PopBlock);
                self.emit(Op::PopExcept);
                if let Some(name) = name {
                    self.forget(name);
                }
            }
        }
    }
}
