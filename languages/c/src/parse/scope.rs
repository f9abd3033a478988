//! Names and what they mean.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::Parser;
use crate::tree::Storage;
use crate::types::Ty;

/// What a name means.
#[derive(Clone, Copy, Debug)]
pub(super) enum Symbol {
    Typedef(Ty),
    Variable(Storage),
    Function(usize),
    Library(u16),
    Constant(i64),
}

/// The names of a block.
#[derive(Default, Debug)]
pub(super) struct Scope {
    pub(super) names: BTreeMap<Rc<str>, Symbol>,
    /// Structures, unions and enumerations by their tags.
    pub(super) tags: BTreeMap<Rc<str>, Ty>,
    /// A variable of the block has a length that is counted when the program runs.
    pub(super) has_vla: bool,
}

impl Parser {
    pub(super) fn symbol(&self, name: &str) -> Option<Symbol> {
        self.scopes.iter().rev().find_map(|scope| scope.names.get(name)).copied()
    }

    pub(super) fn tag(&self, name: &str) -> Option<Ty> {
        self.scopes.iter().rev().find_map(|scope| scope.tags.get(name)).copied()
    }

    pub(super) fn scope(&mut self) -> &mut Scope {
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    pub(super) fn is_global_scope(&self) -> bool {
        self.scopes.len() == 1
    }

    /// Whether the next token begins the name of a type.
    pub(super) fn is_type_ahead(&self, ahead: usize) -> bool {
        let token = self.ahead(ahead);
        if token.kind != crate::text::Kind::Name {
            return false;
        }
        matches!(
            &*token.text,
            "void"
                | "char"
                | "short"
                | "int"
                | "long"
                | "float"
                | "double"
                | "signed"
                | "unsigned"
                | "_Bool"
                | "struct"
                | "union"
                | "enum"
                | "const"
                | "volatile"
                | "restrict"
                | "static"
                | "extern"
                | "auto"
                | "register"
                | "typedef"
                | "inline"
                | "__inline"
                | "__inline__"
                | "_Noreturn"
                | "_Alignas"
                | "_Atomic"
                | "_Complex"
                | "_Thread_local"
                | "__extension__"
                | "__attribute__"
                | "__int64"
                | "__int128"
                | "__const"
                | "typeof"
                | "__typeof__"
                | "__typeof"
                | "__restrict"
                | "__volatile__"
                | "__signed__"
                | "__builtin_va_list"
        ) || matches!(self.symbol(&token.text), Some(Symbol::Typedef(_)))
    }
}
