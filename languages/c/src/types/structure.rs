//! Structures and unions.

use std::rc::Rc;

use super::Ty;

/// A `struct` or a `union`.
#[derive(Clone, Debug)]
pub struct Structure {
    /// Its tag, if it has one.
    pub tag: Option<Rc<str>>,
    /// Its members in order.
    pub fields: Vec<Field>,
    /// Whether the members lie at one place.
    pub is_union: bool,
    pub(crate) size: u64,
    pub(crate) align: u64,
    pub(crate) is_complete: bool,
    pub(crate) container: Container,
    /// How many members it has with those of its members, an array counted once.
    pub(crate) members: u32,
}

/// The contents of a class of the library, for debuggers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Container {
    /// It is none of these.
    #[default]
    Other,
    /// Elements between its first two pointers.
    Vector,
    /// Elements between its second and its third pointer.
    Deque,
    /// Characters, and their number.
    Text,
    /// Elements in itself.
    Array,
    /// Another container, its first member.
    Adaptor,
    /// Nodes with values, each of which refers to the next.
    List,
    /// A tree or a table of values.
    Set,
    /// A tree or a table of keys with values.
    Map,
    /// Two values.
    Pair,
}

/// A member.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name; empty for a structure without a name whose members are taken for those of this one.
    pub name: Rc<str>,
    /// Its type.
    pub ty: Ty,
    /// Where it begins, in bytes.
    pub offset: u64,
    /// Whether it changes in an object that does not: `mutable`.
    pub(crate) is_mutable: bool,
}

impl Structure {
    pub(crate) fn new(tag: Option<Rc<str>>, is_union: bool) -> Structure {
        Structure {
            tag,
            fields: Vec::new(),
            is_union,
            size: 0,
            align: 1,
            is_complete: false,
            container: Container::Other,
            members: 1,
        }
    }

    /// What it is among the classes of the library.
    pub(crate) fn find_container(&self) -> Container {
        let name = self.tag.as_deref().and_then(|tag| tag.split('<').next());
        let (Some(name), Some(first)) = (name, self.fields.first()) else { return Container::Other };
        match (name, &*first.name) {
            ("vector", "__b") => Container::Vector,
            ("deque", "__m") => Container::Deque,
            ("string", "__p") => Container::Text,
            ("array", "__a") => Container::Array,
            ("stack" | "queue" | "priority_queue", "c") => Container::Adaptor,
            ("list", "__head") => Container::List,
            ("set" | "multiset" | "unordered_set", "") => Container::Set,
            ("map" | "multimap" | "unordered_map", "") => Container::Map,
            ("pair", "first") => Container::Pair,
            _ => Container::Other,
        }
    }

    /// Adds a member behind the others.
    pub(crate) fn add(&mut self, name: Rc<str>, ty: Ty, size: u64, align: u64) {
        let offset = if self.is_union { 0 } else { self.size.checked_next_multiple_of(align).unwrap_or(u64::MAX) };
        self.fields.push(Field { name, ty, offset, is_mutable: false });
        self.size = self.size.max(offset.saturating_add(size));
        self.align = self.align.max(align);
    }

    /// No more members come.
    pub(crate) fn finish(&mut self) {
        self.size = self.size.checked_next_multiple_of(self.align).unwrap_or(u64::MAX);
        self.is_complete = true;
    }
}
