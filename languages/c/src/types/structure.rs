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
}

impl Structure {
    pub(crate) fn new(tag: Option<Rc<str>>, is_union: bool) -> Structure {
        Structure { tag, fields: Vec::new(), is_union, size: 0, align: 1, is_complete: false }
    }

    /// Adds a member behind the others.
    pub(crate) fn add(&mut self, name: Rc<str>, ty: Ty, size: u64, align: u64) {
        let offset = if self.is_union { 0 } else { self.size.next_multiple_of(align) };
        self.fields.push(Field { name, ty, offset });
        self.size = self.size.max(offset.saturating_add(size));
        self.align = self.align.max(align);
    }

    /// No more members come.
    pub(crate) fn finish(&mut self) {
        self.size = self.size.checked_next_multiple_of(self.align).unwrap_or(u64::MAX);
        self.is_complete = true;
    }
}
