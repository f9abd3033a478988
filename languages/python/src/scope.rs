//! Scopes: which variable a name means, decided before anything is compiled.
//!
//! First every scope collects how it uses its names; then a walk from the outside to the inside decides which are
//! local, which are cells shared with nested functions, and which are global. As in CPython, a comprehension is a
//! function, a class body is skipped by the functions in it, and `super` in a method uses the hidden `__class__`.

use std::collections::HashMap;
use std::rc::Rc;

use crate::names::{ByName, Index};

mod collect;

pub(crate) use collect::collect;

/// The kinds of scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScopeKind {
    Module,
    Class,
    /// A function, lambda or comprehension.
    Function,
}

/// Where a variable lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a slot of the frame.
    Local,
    /// In a cell of this function that nested functions share.
    Cell,
    /// In a cell of a function around this one.
    Free,
    /// Among the globals.
    Global,
    /// In the names of a class body, then among the globals.
    Class,
    /// In the names of a class body, then in a cell of a function around it.
    ClassFree,
}

/// How one scope uses a name.
#[derive(Clone, Copy, Debug, Default)]
struct Uses {
    assigned: bool,
    parameter: bool,
    global: bool,
    nonlocal: bool,
    free: bool,
    cell: bool,
}

/// One scope.
#[derive(Debug)]
pub(crate) struct Scope {
    pub(crate) kind: ScopeKind,
    pub(crate) is_comprehension: bool,
    pub(crate) is_generator: bool,
    /// Whether a method of this class uses `__class__`.
    pub(crate) has_class_cell: bool,
    /// The name of the class around, for names that begin with `__`.
    pub(crate) private: Option<Rc<str>>,
    parent: Option<usize>,
    children: Vec<usize>,
    /// Its names, in the order of their first use, parameters first.
    uses: ByName<Uses>,
}

/// All scopes of a program; 0 is the program itself.
#[derive(Debug, Default)]
pub(crate) struct Scopes {
    list: Vec<Scope>,
    /// The scopes of functions, classes and comprehensions, by the address of their node.
    by_node: HashMap<usize, usize>,
}

/// The address of a node, which identifies it.
pub(crate) fn address<T>(node: &T) -> usize {
    std::ptr::from_ref(node) as usize
}

/// The private name of a class for one that begins with two underscores and does not end so.
pub(crate) fn mangle(private: Option<&str>, name: &Rc<str>) -> Rc<str> {
    let Some(class) = private else { return name.clone() };
    let class = class.trim_start_matches('_');
    if !name.starts_with("__") || name.ends_with("__") || name.contains('.') || class.is_empty() {
        return name.clone();
    }
    format!("_{class}{name}").into()
}

impl Scopes {
    fn add(&mut self, kind: ScopeKind, parent: Option<usize>, private: Option<Rc<str>>) -> usize {
        let id = self.list.len();
        self.list.push(Scope {
            kind,
            is_comprehension: false,
            is_generator: false,
            has_class_cell: false,
            private,
            parent,
            children: Vec::new(),
            uses: ByName::default(),
        });
        if let Some(parent) = parent {
            self.list[parent].children.push(id);
        }
        id
    }

    /// The scope of a node.
    pub(crate) fn of(&self, node: usize) -> usize {
        self.by_node[&node]
    }

    /// A scope by its number.
    pub(crate) fn get(&self, id: usize) -> &Scope {
        &self.list[id]
    }

    /// Decides where every name lives. `bound` are the variables of the functions around.
    fn resolve(&mut self, id: usize, bound: &Index) -> Result<Vec<Rc<str>>, Rc<str>> {
        let scope = &mut self.list[id];
        let mut free = Vec::new();
        let mut inner = bound.clone();
        for (name, uses) in scope.uses.entries_mut() {
            if uses.global {
                inner.remove(name);
            } else if uses.nonlocal && !bound.contains_key(name) {
                return Err(name.clone());
            } else if uses.nonlocal || (!uses.assigned && !uses.parameter && bound.contains_key(name)) {
                uses.free = true;
                free.push(name.clone());
            } else if (uses.assigned || uses.parameter) && scope.kind == ScopeKind::Function {
                inner.insert(name.clone(), 0);
            }
        }
        if scope.kind == ScopeKind::Class {
            inner.insert("__class__".into(), 0);
        }
        for child in scope.children.clone() {
            for name in self.resolve(child, &inner)? {
                let scope = &mut self.list[id];
                if scope.kind == ScopeKind::Class && &*name == "__class__" {
                    scope.has_class_cell = true;
                    continue;
                }
                let uses = scope.uses.entry(&name);
                if scope.kind == ScopeKind::Function && (uses.assigned || uses.parameter) && !uses.nonlocal {
                    uses.cell = true;
                } else if !uses.free {
                    uses.free = true;
                    free.push(name);
                }
            }
        }
        Ok(free)
    }
}

impl Scope {
    /// Where the variable of a name lives. The name is already a private one.
    pub(crate) fn place(&self, name: &str) -> Place {
        let uses = self.uses.get(name);
        let local = uses.assigned || uses.parameter;
        match self.kind {
            _ if uses.global => Place::Global,
            ScopeKind::Module => Place::Global,
            ScopeKind::Class if uses.free && uses.nonlocal => Place::Free,
            ScopeKind::Class if uses.free && !local => Place::ClassFree,
            ScopeKind::Class => Place::Class,
            ScopeKind::Function if uses.free => Place::Free,
            ScopeKind::Function if uses.cell => Place::Cell,
            ScopeKind::Function if local => Place::Local,
            ScopeKind::Function => Place::Global,
        }
    }

    /// Whether a name is declared `global` here.
    pub(crate) fn is_global(&self, name: &str) -> bool {
        self.uses.get(name).global
    }

    /// The names that have a slot in the frame, cells included: parameters first.
    pub(crate) fn slots(&self) -> Vec<Rc<str>> {
        let mut slots: Vec<Rc<str>> = Vec::new();
        if self.kind == ScopeKind::Function {
            for (name, _) in self.uses.entries() {
                if matches!(self.place(name), Place::Local | Place::Cell) {
                    slots.push(name.clone());
                }
            }
        }
        if self.has_class_cell {
            slots.push("__class__".into());
        }
        slots
    }

    /// The names in cells of functions around, in the order of the closure.
    pub(crate) fn free(&self) -> Vec<Rc<str>> {
        let mut free = Vec::new();
        for (name, uses) in self.uses.entries() {
            if uses.free {
                free.push(name.clone());
            }
        }
        free
    }

    /// Whether a slot holds a cell.
    pub(crate) fn is_cell(&self, name: &str) -> bool {
        self.has_class_cell && name == "__class__" || self.place(name) == Place::Cell
    }
}
