//! The containers of C++ as values: where their elements lie.

use crate::inspect::{Part, Place};
use crate::machine::Machine;
use crate::types::{Container, Ty};
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
        let first = structure.fields.first()?;
        let (from, to) = match structure.container {
            Container::Vector => (0, 8),
            Container::Deque => (8, 16),
            Container::Text => {
                let (at, count) = (self.number_at(place.address)?, self.number_at(place.address + 8)?);
                let count = u32::try_from(count).ok().filter(|&count| self.memory.has(at as u32, count))?;
                return Some(Place { count, part: Part::Element, ..Place::new(at as u32, Ty::CHAR) });
            }
            Container::Array => return Some(Place::new(place.address, first.ty)),
            Container::Adaptor => return self.span(Place::new(place.address, first.ty)),
            _ => return None,
        };
        let of = types.pointee(first.ty)?;
        let (begin, end) = (self.number_at(place.address + from)?, self.number_at(place.address + to)?);
        let bytes = (end as u32).checked_sub(begin as u32).filter(|&bytes| self.memory.has(begin as u32, bytes))?;
        let count = bytes / (types.size(of).max(1) as u32);
        Some(Place { count, part: Part::Element, ..Place::new(begin as u32, of) })
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

    /// How many elements a `set` or a `map` has, and whether it is a map.
    pub(crate) fn tree(&self, place: Place) -> Option<(usize, bool)> {
        let container = self.code.types.container(place.ty);
        if place.count > 0 || !matches!(container, Container::Set | Container::Map) {
            return None;
        }
        let count = self.number_at(place.address + 8)?;
        Some((count as usize, container == Container::Map))
    }

    /// The two values of a pair.
    pub(crate) fn pair(&self, place: Place) -> Option<[Place; 2]> {
        if place.count > 0 || self.code.types.container(place.ty) != Container::Pair {
            return None;
        }
        let [first, second, ..] = &self.code.types.structure(place.ty)?.fields[..] else { return None };
        Some([first, second].map(|field| Place::new(place.address + field.offset as u32, field.ty)))
    }

    /// How many elements a `list` has.
    pub(crate) fn listed(&self, place: Place) -> Option<usize> {
        let is_list = place.count == 0 && self.code.types.container(place.ty) == Container::List;
        is_list.then(|| self.number_at(place.address + 8)).flatten().map(|count| count as usize)
    }

    /// The elements of a `list`, a `set` or a `map`, in their order.
    pub(crate) fn nodes(&self, place: Place) -> Option<Vec<Place>> {
        self.tree(place).map(drop).or_else(|| self.listed(place).map(drop))?;
        let types = &self.code.types;
        let own = types.structure(place.ty)?;
        let first = own.fields.first()?;
        let first = if first.name.is_empty() { types.structure(first.ty)?.fields.first()? } else { first };
        let node = types.pointee(first.ty)?;
        let value = types.structure(node)?.fields.iter().find(|field| &*field.name == "value")?.clone();
        let mut found = Vec::new();
        if &*first.name != "__root" {
            let head = self.number_at(place.address)?;
            let mut at = self.number_at(head as u32)?;
            while at != 0 && at != head && found.len() < MOST_NODES {
                let part = Part::Node((at >> 32) as u32);
                found.push(Place { part, ..Place::new(at as u32 + value.offset as u32, value.ty) });
                at = self.number_at(at as u32)?;
            }
            return Some(found);
        }
        let mut open = Vec::new();
        let mut at = self.number_at(place.address)?;
        while (at != 0 || !open.is_empty()) && found.len() < MOST_NODES && open.len() < MOST_NODES {
            if at != 0 {
                open.push(at);
                at = self.number_at(at as u32 + 8)?;
                continue;
            }
            let Some(next) = open.pop() else { break };
            let part = Part::Node((next >> 32) as u32);
            found.push(Place { part, ..Place::new(next as u32 + value.offset as u32, value.ty) });
            at = self.number_at(next as u32 + 16)?;
        }
        Some(found)
    }
}
