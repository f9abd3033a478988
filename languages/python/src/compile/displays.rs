//! Displays: tuples, lists, sets and dicts that are written down.

use super::constants::{fold, fold_all};
use super::{Compiler, MANY};
use crate::ast::*;
use crate::code::{Const, Op};

impl<'a> Compiler<'a> {
    /// A tuple, list or set; `pushed` elements are on the stack already.
    pub(super) fn display(&mut self, items: &'a [Expr], pushed: u32, kind: Display) {
        let constants = fold_all(items);
        if let Some(constants) = constants.filter(|constants| constants.len() > 2) {
            if kind == Display::Tuple && pushed == 0 {
                return self.constant(Const::Tuple(constants));
            }
            self.emit(kind.build(pushed));
            self.constant(if kind == Display::Set { Const::FrozenSet(constants) } else { Const::Tuple(constants) });
            self.emit(kind.extend());
            if kind == Display::Tuple {
                self.emit(Op::ListToTuple);
            }
            return;
        }
        let many = items.len() + pushed as usize > MANY;
        if !many && !items.iter().any(|item| matches!(item.kind, ExprKind::Starred(_))) {
            self.expressions(items);
            let count = items.len() as u32 + pushed;
            return self.emit(if kind == Display::Tuple { Op::BuildTuple(count) } else { kind.build(count) });
        }
        let mut built = many;
        if many {
            self.emit(kind.build(pushed));
        }
        for (index, item) in items.iter().enumerate() {
            if let ExprKind::Starred(inner) = &item.kind {
                if !built {
                    self.emit(kind.build(index as u32 + pushed));
                    built = true;
                }
                self.expression(inner);
                self.emit(kind.extend());
            } else {
                self.expression(item);
                if built {
                    self.emit(kind.add());
                }
            }
        }
        if kind == Display::Tuple {
            self.emit(Op::ListToTuple);
        }
    }

    pub(super) fn dict(&mut self, items: &'a [DictItem]) {
        let mut built = false;
        let mut begin = 0;
        for (index, item) in items.iter().enumerate() {
            if item.key.is_none() {
                self.dict_part(&items[begin..index], &mut built);
                begin = index + 1;
                if !built {
                    self.emit(Op::BuildMap(0));
                    built = true;
                }
                self.expression(&item.value);
                self.emit(Op::DictUpdate(1));
            } else if (index - begin) * 2 > MANY {
                self.dict_part(&items[begin..=index], &mut built);
                begin = index + 1;
            }
        }
        self.dict_part(&items[begin..], &mut built);
        if !built {
            self.emit(Op::BuildMap(0));
        }
    }

    fn dict_part(&mut self, items: &'a [DictItem], built: &mut bool) {
        if items.is_empty() {
            return;
        }
        let many = items.len() * 2 > MANY;
        let keys: Option<Vec<_>> = items.iter().map(|item| item.key.as_ref().and_then(fold)).collect();
        match keys.filter(|keys| keys.len() > 1 && !many) {
            Some(keys) => {
                items.iter().for_each(|item| self.expression(&item.value));
                self.constant(Const::Tuple(keys));
                self.emit(Op::BuildConstKeyMap(items.len() as u32));
            }
            None => {
                if many {
                    self.emit(Op::BuildMap(0));
                }
                for item in items {
                    item.key.iter().for_each(|key| self.expression(key));
                    self.expression(&item.value);
                    if many {
                        self.emit(Op::MapAdd(1));
                    }
                }
                if !many {
                    self.emit(Op::BuildMap(items.len() as u32));
                }
            }
        }
        if *built {
            self.emit(Op::DictUpdate(1));
        }
        *built = true;
    }
}

/// The kinds of display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Display {
    Tuple,
    List,
    Set,
}

impl Display {
    /// Begins one piece by piece; a tuple begins as a list.
    fn build(self, count: u32) -> Op {
        if self == Display::Set { Op::BuildSet(count) } else { Op::BuildList(count) }
    }

    fn add(self) -> Op {
        if self == Display::Set { Op::SetAdd(1) } else { Op::ListAppend(1) }
    }

    fn extend(self) -> Op {
        if self == Display::Set { Op::SetUpdate(1) } else { Op::ListExtend(1) }
    }
}
