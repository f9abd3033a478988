//! The values of Java as a debugger shows them.

use crate::inspect::Place;
use crate::machine::Machine;
use crate::types::Ty;
use crate::view::{LONGEST, View};

impl Machine {
    /// The class of the library that a place refers to.
    fn class_at(&self, place: Place) -> Option<&str> {
        let types = &self.code.types;
        if !types.is_java || place.count > 0 {
            return None;
        }
        types.structure(types.pointee(place.ty)?)?.tag.as_deref()
    }

    /// The text that a `String` or a `StringBuilder` holds.
    pub(crate) fn java_text(&self, place: Place) -> Option<String> {
        let is_built = match self.class_at(place)? {
            "String" => false,
            "StringBuilder" => true,
            _ => return None,
        };
        let (reference, _) = self.memory.has(place.address, 8).then(|| self.memory.read(place.address, 8))?;
        let object = self.objects.find((reference >> 32) as u32).filter(|_| reference != 0)?;
        let (at, count) = if is_built {
            (self.memory.read(object.start, 8).0 as u32, self.memory.read(object.start + 8, 8).0 as u32)
        } else {
            (object.start, object.size / 2)
        };
        if !self.memory.has(at, 2 * count) {
            return None;
        }
        let units: Vec<u16> = (0..count).map(|index| self.memory.read(at + 2 * index, 2).0 as u16).collect();
        Some(String::from_utf16_lossy(&units))
    }

    /// The elements of a list; the count 0 is that of an empty one.
    pub(crate) fn java_items(&self, place: Place) -> Option<Place> {
        let types = &self.code.types;
        if !types.is_java || place.count > 0 {
            return None;
        }
        let structure = types.structure(place.ty).filter(|structure| structure.fields.len() == 2)?;
        let of = types.pointee(structure.fields[0].ty)?;
        if !self.memory.has(place.address, 16) {
            return None;
        }
        let (items, count) = (self.memory.read(place.address, 8).0, self.memory.read(place.address + 8, 8).0);
        Some(Place { count: count as u32, ..Place::new(items as u32, of) })
    }

    /// A value that is no array and no list.
    pub(crate) fn java_view(&self, place: Place) -> Option<View> {
        let types = &self.code.types;
        if !types.is_java || place.count > 0 {
            return None;
        }
        if let Some(text) = self.java_text(place) {
            let start: String = text.chars().take(LONGEST).collect();
            let cut = if start.len() < text.len() { "…" } else { "" };
            return Some(View::Plain(format!("{start:?}{cut}")));
        }
        if types.is_pointer(place.ty) {
            let (reference, set) = self.memory.has(place.address, 8).then(|| self.memory.read(place.address, 8))?;
            let object = self.objects.find((reference >> 32) as u32);
            let name = match object {
                _ if !set => return Some(View::Unset),
                _ if reference == 0 => "null".to_owned(),
                Some(object) if object.size == 0 => "[]".to_owned(),
                _ => types.name(place.ty),
            };
            return Some(View::Pointer { name, to: None });
        }
        let number = self.whole(place)?;
        Some(View::Plain(if place.ty.same(Ty::BOOL) {
            (number != 0).to_string()
        } else if place.ty.same(Ty::UNSIGNED_SHORT) {
            format!("{:?}", char::from_u32(number as u32).unwrap_or('\u{fffd}'))
        } else {
            number.to_string()
        }))
    }
}
