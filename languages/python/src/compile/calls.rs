//! Calls.

use std::rc::Rc;

use super::displays::Display;
use super::{Compiler, MANY};
use crate::ast::*;
use crate::code::{Const, Op};
use crate::names::Name;

impl<'a> Compiler<'a> {
    pub(super) fn call(&mut self, func: &'a Expr, args: &'a [Expr], keywords: &'a [Keyword]) {
        let line = self.unit.line;
        if let ExprKind::Attribute { value, attr } = &func.kind {
            let extra = usize::from(!keywords.is_empty());
            if args.len() + keywords.len() + extra < MANY && !is_starred(args, keywords) {
                self.expression(value);
                self.unit.line = func.span.end_line as i32;
                let name = self.attribute(attr);
                self.emit(Op::LoadMethod(name));
                self.expressions(args);
                keywords.iter().for_each(|keyword| self.expression(&keyword.value));
                let count = (args.len() + keywords.len()) as u32;
                let names = self.keyword_names(keywords);
                self.unit.line = func.span.end_line as i32;
                self.emit(match names {
                    Some(names) => Op::CallMethodNamed(count, names),
                    None => Op::CallMethod(count),
                });
                self.unit.line = line;
                return;
            }
        }
        // CPython pushes a null here, on the line of the function.
        self.unit.line = func.span.line as i32;
        self.emit(Op::Nop);
        self.expression(func);
        self.unit.line = line;
        self.call_arguments(0, args, keywords);
    }

    /// The arguments of a call and the call; `pushed` of them are on the stack already.
    pub(super) fn call_arguments(&mut self, pushed: u32, args: &'a [Expr], keywords: &'a [Keyword]) {
        if args.len() + keywords.len() * 2 <= MANY && !is_starred(args, keywords) {
            self.expressions(args);
            keywords.iter().for_each(|keyword| self.expression(&keyword.value));
            let count = pushed + (args.len() + keywords.len()) as u32;
            let names = self.keyword_names(keywords);
            return self.emit(match names {
                Some(names) => Op::CallNamed(count, names),
                None => Op::Call(count),
            });
        }
        match args {
            [Expr { kind: ExprKind::Starred(only), .. }] if pushed == 0 => self.expression(only),
            _ => self.display(args, pushed, Display::Tuple),
        }
        let mut built = false;
        let mut begin = 0;
        for (index, keyword) in keywords.iter().enumerate() {
            if keyword.name.is_none() {
                self.named_arguments(&keywords[begin..index], &mut built);
                begin = index + 1;
                if !built {
                    self.emit(Op::BuildMap(0));
                    built = true;
                }
                self.expression(&keyword.value);
                self.emit(Op::DictMerge(1));
            }
        }
        self.named_arguments(&keywords[begin..], &mut built);
        self.emit(Op::CallEx(built));
    }

    /// Some arguments by name, as a dict.
    fn named_arguments(&mut self, keywords: &'a [Keyword], built: &mut bool) {
        let Some(first) = keywords.first() else { return };
        let text = |keyword: &Keyword| Const::Str(keyword.name.clone().unwrap_or_default());
        let many = keywords.len() * 2 > MANY;
        if keywords.len() > 1 && !many {
            keywords.iter().for_each(|keyword| self.expression(&keyword.value));
            self.constant(Const::Tuple(keywords.iter().map(text).collect()));
            self.emit(Op::BuildConstKeyMap(keywords.len() as u32));
        } else if many {
            self.emit_artificial(Op::BuildMap(0));
            for keyword in keywords {
                self.constant(text(keyword));
                self.expression(&keyword.value);
                self.emit_artificial(Op::MapAdd(1));
            }
        } else {
            self.constant(text(first));
            self.expression(&first.value);
            self.emit(Op::BuildMap(1));
        }
        if *built {
            self.emit(Op::DictMerge(1));
        }
        *built = true;
    }

    fn keyword_names(&mut self, keywords: &[Keyword]) -> Option<u16> {
        if keywords.is_empty() {
            return None;
        }
        let names = keywords.iter().map(|keyword| self.name(keyword.name.as_deref().unwrap_or_default()));
        let names: Rc<[Name]> = names.collect();
        let index = self.program.keywords.iter().position(|known| *known == names).unwrap_or_else(|| {
            self.program.keywords.push(names);
            self.program.keywords.len() - 1
        });
        Some(index as u16)
    }
}

/// Whether there is a `*` or `**` among the arguments.
fn is_starred(args: &[Expr], keywords: &[Keyword]) -> bool {
    args.iter().any(|arg| matches!(arg.kind, ExprKind::Starred(_)))
        || keywords.iter().any(|keyword| keyword.name.is_none())
}
