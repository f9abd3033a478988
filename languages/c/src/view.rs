//! A value as a debugger shows it: bounded in size, and without running any code of the program.
//!
//! ```
//! use rewindable_c::{Program, view::View};
//!
//! let mut machine = Program::new("int board[3] = {2, 0, 1};\nint main() {\n    return 0;\n}\n")?.start("");
//! let (_, board) = machine.globals().next().unwrap();
//! let View::Items { items, more } = machine.view(board, 2) else { panic!("an array has items") };
//! assert_eq!((items.len(), more, machine.whole(items[0])), (2, 1, Some(2)));
//! # Ok::<(), rewindable_c::refusal::Refusal>(())
//! ```

use std::rc::Rc;

use crate::inspect::Place;
use crate::machine::{FILES, Machine};
use crate::memory::State;
use crate::types::{Field, Kind, Shape};

/// The most characters of a text.
pub const LONGEST: usize = 80;

/// The display of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// It is unset.
    Unset,
    /// A number, as C writes it; a character also by itself: `81 'Q'`; a constant of an `enum` by its name.
    Plain(String),
    /// An array.
    Items {
        /// The places of the first elements.
        items: Vec<Place>,
        /// How many more there are.
        more: usize,
    },
    /// A structure or a union.
    Fields {
        /// The type, as C writes it.
        ty: String,
        /// The first members.
        fields: Vec<(Rc<str>, Place)>,
        /// How many more there are.
        more: usize,
    },
    /// A pointer.
    Pointer {
        /// What it points at: `NULL`, `&board[3]`, the name of a function, `freed`, `outside of a`.
        name: String,
        /// The place, if there is one that can be read.
        to: Option<Place>,
    },
}

impl Machine {
    /// A place with at most `most` of its parts.
    #[must_use]
    pub fn view(&self, place: Place, most: usize) -> View {
        let types = &self.code.types;
        if let Some(span) = self.span(place) {
            return self.span_view(span, most);
        }
        if let Some(nodes) = self.nodes(place) {
            let more = nodes.len().saturating_sub(most);
            return View::Items { items: nodes.into_iter().take(most).collect(), more };
        }
        match types.shape(place.ty) {
            _ if place.count > 0 => {
                let items = (0..self.length(place).min(most)).filter_map(|index| self.item(place, index)).collect();
                View::Items { items, more: self.length(place).saturating_sub(most) }
            }
            Shape::Array(..) | Shape::Vla(..) => {
                let length = self.length(place);
                let items = (0..length.min(most)).filter_map(|index| self.item(place, index)).collect();
                View::Items { items, more: length.saturating_sub(most) }
            }
            Shape::Struct(_) => {
                let Some(structure) = types.structure(place.ty) else { return View::Unset };
                // But the pointer to the virtual methods of a class in C++.
                let is_declared = |field: &&Field| !field.name.is_empty() || !types.is_pointer(field.ty);
                let mut declared = structure.fields.iter().filter(is_declared);
                let fields = declared.by_ref().take(most).map(|field| {
                    let address = place.address + field.offset as u32;
                    // Those of a tuple are numbers.
                    let number = field.name.strip_prefix("__").filter(|rest| rest.parse::<u8>().is_ok());
                    let name = number.map_or_else(|| field.name.clone(), Rc::from);
                    (name, Place::new(address, field.ty))
                });
                View::Fields { ty: types.name(place.ty), fields: fields.collect(), more: declared.count() }
            }
            _ => self.scalar_view(place),
        }
    }

    fn scalar_view(&self, place: Place) -> View {
        if let Some(view) = self.java_view(place) {
            return view;
        }
        let types = &self.code.types;
        let kind = types.kind(place.ty);
        if !self.memory.has(place.address, kind.size()) || !self.memory.is_set(place.address, kind.size()) {
            return View::Unset;
        }
        let bits = self.memory.load(kind, place.address).0;
        View::Plain(match types.shape(place.ty) {
            Shape::Pointer(to) => return self.pointer_view(bits, *to),
            Shape::Float | Shape::Double => {
                let number = f64::from_bits(bits);
                if kind == Kind::F32 { (number as f32).to_string() } else { number.to_string() }
            }
            Shape::Enum(index) => {
                let values = &types.enums[*index as usize].values;
                let found = values.iter().find(|(_, value)| *value == bits as i64);
                found.map_or_else(|| (bits as i64).to_string(), |(name, _)| name.to_string())
            }
            _ if kind == Kind::U64 => bits.to_string(),
            _ if types.size(place.ty) == 1 && (32..127).contains(&bits) => format!("{} '{}'", bits, bits as u8 as char),
            _ => (bits as i64).to_string(),
        })
    }

    fn pointer_view(&self, pointer: u64, to: crate::types::Ty) -> View {
        let (tag, at) = ((pointer >> 32) as u32, pointer as u32);
        let named = |name: String| View::Pointer { name, to: None };
        if pointer == 0 {
            return named("NULL".to_owned());
        }
        if tag == 0 {
            return named(format!("{pointer:#x}"));
        }
        if tag >= FILES {
            return named(match self.callee(pointer) {
                Ok(callee) => self.callee_name(&callee),
                Err(_) => "FILE".to_owned(),
            });
        }
        let Some(object) = self.objects.find(tag) else { return named("freed".to_owned()) };
        if matches!(object.state, State::Freed | State::Gone) {
            return named("freed".to_owned());
        }
        let size = self.code.types.size(to);
        let inside = at >= object.start && u64::from(at - object.start) + size <= u64::from(object.size);
        if !inside {
            return named("outside".to_owned());
        }
        let place = Place::new(at, to);
        let of_characters = size == 1 && !self.code.types.is_struct(to);
        let name = match self.text_at(pointer).filter(|_| of_characters) {
            Some(text) => text,
            None => format!("&{}", self.name_of(at)),
        };
        View::Pointer { name, to: self.code.types.is_complete(to).then_some(place) }
    }

    /// The text at a pointer, in quotes; none if it has no end.
    fn text_at(&self, pointer: u64) -> Option<String> {
        let room = self.bytes_behind(pointer).ok()?;
        let mut bytes = Vec::new();
        for at in (pointer as u32)..(pointer as u32 + room) {
            let (byte, set) = self.memory.byte(at);
            if !set {
                return None;
            }
            if byte == 0 || bytes.len() > 4 * LONGEST {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let start: String = text.chars().take(LONGEST).collect();
                let cut = if start.len() < text.len() { "…" } else { "" };
                return Some(format!("{start:?}{cut}"));
            }
            bytes.push(byte);
        }
        None
    }

    /// How many elements an array has.
    #[must_use]
    pub fn length(&self, place: Place) -> usize {
        if let Some(span) = self.span(place) {
            let is_array = self.code.types.is_array(span.ty) && span.count == 0;
            return if is_array { self.length(span) } else { span.count as usize };
        }
        match self.code.types.shape(place.ty) {
            _ if place.count > 0 => place.count as usize,
            Shape::Array(_, length) => length.unwrap_or(0) as usize,
            Shape::Vla(..) => place.lengths[0] as usize,
            _ => 0,
        }
    }

    /// An element of an array.
    #[must_use]
    pub fn item(&self, place: Place, index: usize) -> Option<Place> {
        if let Some(span) = self.span(place) {
            return if self.length(place) > index { self.item(span, index) } else { None };
        }
        if place.count > 0 {
            let address = u64::from(place.address) + index as u64 * self.code.types.size(place.ty);
            let address = u32::try_from(address).ok().filter(|_| index < place.count as usize)?;
            return Some(Place { part: place.part, ..Place::new(address, place.ty) });
        }
        let of = self.code.types.element(place.ty)?;
        if index >= self.length(place) {
            return None;
        }
        let [first, second, third] = place.lengths;
        let is_vla = matches!(self.code.types.shape(place.ty), Shape::Vla(..));
        let lengths = if is_vla { [second, third, 0] } else { [first, second, third] };
        let item = Place { lengths, ..Place::new(0, of) };
        let address = u64::from(place.address) + index as u64 * self.place_size(item);
        Some(Place { address: u32::try_from(address).ok()?, ..item })
    }

    /// The bytes of a place.
    #[must_use]
    pub fn place_size(&self, place: Place) -> u64 {
        match self.code.types.shape(place.ty) {
            _ if place.count > 0 => u64::from(place.count) * self.code.types.size(place.ty),
            Shape::Vla(of, _) => {
                let [first, second, third] = place.lengths;
                u64::from(first) * self.place_size(Place { lengths: [second, third, 0], ..Place::new(0, *of) })
            }
            _ => self.code.types.size(place.ty),
        }
    }

    /// A whole number, if the place has one that was set.
    #[must_use]
    pub fn whole(&self, place: Place) -> Option<i64> {
        let types = &self.code.types;
        if !types.is_integer(place.ty) {
            return None;
        }
        let kind = types.kind(place.ty);
        if !self.memory.has(place.address, kind.size()) {
            return None;
        }
        let (bits, set) = self.memory.load(kind, place.address);
        set.then_some(bits as i64)
    }

    /// The types of the program.
    #[must_use]
    pub fn types(&self) -> &crate::types::Types {
        &self.code.types
    }
}
