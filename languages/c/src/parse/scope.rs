//! Names and their meanings.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::Parser;
use super::specifiers::is_type_word;
use crate::tree::Storage;
use crate::types::Ty;

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Symbol {
    Typedef(Ty),
    Variable(Storage),
    Function(usize),
    Library(u16),
    Constant(i64),
    /// A constant of an `enum` of C++.
    Enumerator(Ty, i64),
    /// Functions and templates of functions with one name.
    Set(usize),
    /// A template of a class.
    Template(usize),
    Namespace(usize),
    /// A member of a class.
    Field(u32, usize),
}

/// The owner of a scope.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Owner {
    #[default]
    Block,
    /// The parameters of a template.
    Template,
    Namespace(usize),
    Class(u32),
}

/// The names of a block.
#[derive(Clone, Default, Debug)]
pub(super) struct Scope {
    pub(super) names: BTreeMap<Rc<str>, Symbol>,
    /// Structures, unions and enumerations by their tags.
    pub(super) tags: BTreeMap<Rc<str>, Ty>,
    /// A variable of the block has a length that is counted when the program runs.
    pub(super) has_vla: bool,
    pub(super) owner: Owner,
    /// The variables of classes, in the order of their construction.
    pub(super) objects: Vec<usize>,
    /// The variables of the block that begin with a value, or whose length is counted: no label behind them is jumped to.
    pub(super) begun: Vec<usize>,
}

/// What belongs to a key in a short list.
pub(super) fn among<K: PartialEq, V: Copy>(pairs: &[(K, V)], key: &K) -> Option<V> {
    pairs.iter().find(|(known, _)| known == key).map(|&(_, value)| value)
}

impl Parser {
    pub(super) fn symbol(&self, name: &str) -> Option<Symbol> {
        self.scopes.iter().rev().find_map(|scope| self.symbol_in(scope, name))
    }

    pub(super) fn tag(&self, name: &str) -> Option<Ty> {
        self.scopes.iter().rev().find_map(|scope| self.stored(scope).tags.get(name)).copied()
    }

    pub(super) fn scope(&mut self) -> &mut Scope {
        let last = self.scopes.len() - 1;
        match self.scopes[last].owner {
            Owner::Namespace(index) => &mut self.namespaces[index].scope,
            Owner::Class(index) => match self.classes.get_mut(&index) {
                Some(class) => &mut class.scope,
                None => &mut self.scopes[last],
            },
            _ => &mut self.scopes[last],
        }
    }

    /// Where the names of a scope are kept.
    pub(super) fn stored<'s>(&'s self, scope: &'s Scope) -> &'s Scope {
        match scope.owner {
            Owner::Namespace(index) => &self.namespaces[index].scope,
            Owner::Class(index) => self.classes.get(&index).map_or(scope, |class| &class.scope),
            _ => scope,
        }
    }

    pub(super) fn is_global_scope(&self) -> bool {
        let inner = self.scopes.iter().rev().find(|scope| scope.owner != Owner::Template);
        inner.is_none_or(|scope| scope.owner != Owner::Block)
    }

    /// Whether the next token begins the name of a type.
    pub(super) fn is_type_ahead(&mut self, ahead: usize) -> bool {
        if self.is_cpp {
            return self.is_cpp_type_ahead(ahead);
        }
        let token = self.ahead(ahead);
        if token.kind != crate::text::Kind::Name {
            return false;
        }
        is_type_keyword(&token.text) || matches!(self.symbol(&token.text), Some(Symbol::Typedef(_)))
    }
}

/// Whether a word of C begins a declaration.
pub(super) fn is_type_keyword(text: &str) -> bool {
    is_type_word(text)
        || matches!(
            text,
            "const"
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
        )
}
