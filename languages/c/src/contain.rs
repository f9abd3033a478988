//! The containers of C++ as values: where their elements lie.

use crate::inspect::Place;
use crate::machine::Machine;
use crate::types::Ty;
use crate::view::{LONGEST, View};

/// How many elements of a tree are looked at.
const MOST_NODES: usize = 10_000;

impl Machine {
    /// A number in memory, if it was set.
    fn number_at(&self, at: u32) -> Option<u64> {
        if !self.memory.has(at, 8) {
            return None;
        }
        let (bits, set) = self.memory.read(at, 8);
        set.then_some(bits)
    }

    /// The elements of a container, one behind the other; none of what is no container. An empty one has the count 0.
    pub(crate) fn span(&self, place: Place) -> Option<Place> {
        let types = &self.code.types;
        if types.is_java {
            return self.java_items(place);
        }
        if place.count > 0 || !types.is_cpp {
            return None;
        }
        let structure = types.structure(place.ty)?;
        let (tag, first) = (structure.tag.as_deref()?, structure.fields.first()?);
        if !(first.name.starts_with("__") || &*first.name == "c") {
            return None;
        }
        // Bytes are compared faster than a pattern, and this is asked after each line.
        let name = tag.as_bytes().split(|&byte| byte == b'<').next()?;
        let (from, to) = match name {
            b"vector" => (0, 8),
            b"deque" => (8, 16),
            b"string" => {
                let (at, count) = (self.number_at(place.address)?, self.number_at(place.address + 8)?);
                let count = u32::try_from(count).ok().filter(|&count| self.memory.has(at as u32, count))?;
                return Some(Place { count, ..Place::new(at as u32, Ty::CHAR) });
            }
            b"array" => return Some(Place::new(place.address, first.ty)),
            b"stack" | b"queue" | b"priority_queue" => return self.span(Place::new(place.address, first.ty)),
            _ => return None,
        };
        let of = types.pointee(first.ty)?;
        let (begin, end) = (self.number_at(place.address + from)?, self.number_at(place.address + to)?);
        let bytes = (end as u32).checked_sub(begin as u32).filter(|&bytes| self.memory.has(begin as u32, bytes))?;
        let count = bytes / (types.size(of).max(1) as u32);
        Some(Place { count, ..Place::new(begin as u32, of) })
    }

    pub(crate) fn span_view(&self, span: Place, most: usize) -> View {
        let is_array = self.code.types.is_array(span.ty) && span.count == 0;
        if !is_array && span.count == 0 {
            return if span.ty.same(Ty::CHAR) {
                View::Plain("\"\"".to_owned())
            } else {
                View::Items { items: Vec::new(), more: 0 }
            };
        }
        if span.ty.same(Ty::CHAR) {
            let bytes: Vec<u8> = (span.address..span.address + span.count).map(|at| self.memory.byte(at).0).collect();
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let start: String = text.chars().take(LONGEST).collect();
            let cut = if start.len() < text.len() { "…" } else { "" };
            return View::Plain(format!("{start:?}{cut}"));
        }
        self.view(span, most)
    }

    /// The elements of a `set` or a `map`, in their order.
    pub(crate) fn nodes(&self, place: Place) -> Option<Vec<Place>> {
        let types = &self.code.types;
        if place.count > 0 || !types.is_cpp {
            return None;
        }
        let structure = types.structure(place.ty)?;
        let name = structure.tag.as_deref()?.split('<').next()?;
        if !matches!(name, "set" | "map" | "multiset" | "multimap") {
            return None;
        }
        let tree = types.structure(structure.fields.first()?.ty)?;
        let node = types.pointee(tree.fields.first().filter(|field| &*field.name == "__root")?.ty)?;
        let value = types.structure(node)?.fields.iter().find(|field| &*field.name == "value")?.clone();
        let mut found = Vec::new();
        let mut open = Vec::new();
        let mut at = self.number_at(place.address)? as u32;
        while (at != 0 || !open.is_empty()) && found.len() < MOST_NODES && open.len() < MOST_NODES {
            if at != 0 {
                open.push(at);
                at = self.number_at(at + 8)? as u32;
                continue;
            }
            let Some(next) = open.pop() else { break };
            found.push(Place::new(next + value.offset as u32, value.ty));
            at = self.number_at(next + 16)? as u32;
        }
        Some(found)
    }
}
