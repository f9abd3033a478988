//! Names of attributes and keywords as numbers, and small tables by name.

use std::collections::HashMap;
use std::rc::Rc;

use crate::value::Value;

/// A name, as a number of the machine's [`Names`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name(pub u32);

/// All names that a program uses, each once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    texts: Vec<Rc<str>>,
    numbers: HashMap<Rc<str>, Name>,
}

impl Names {
    /// The number of a text, a new one if it has none.
    pub(crate) fn intern(&mut self, text: &str) -> Name {
        if let Some(&name) = self.numbers.get(text) {
            return name;
        }
        let text: Rc<str> = text.into();
        let name = Name(self.texts.len() as u32);
        self.texts.push(text.clone());
        self.numbers.insert(text, name);
        name
    }

    /// The number of a text that has one.
    pub(crate) fn find(&self, text: &str) -> Option<Name> {
        self.numbers.get(text).copied()
    }

    /// The texts of all names, in the order of their numbers.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &Rc<str>> {
        self.texts.iter()
    }

    /// The text of a name.
    pub(crate) fn text(&self, name: Name) -> &Rc<str> {
        &self.texts[name.0 as usize]
    }
}

/// Values by name, in the order of their first assignment.
///
/// Objects have few attributes, and a scan of a few numbers is faster than a hash.
#[derive(Clone, Debug, Default)]
pub struct Namespace(Vec<(Name, Value)>);

impl Namespace {
    /// The value of a name.
    #[inline]
    pub fn get(&self, name: Name) -> Option<Value> {
        self.0.iter().find(|entry| entry.0 == name).map(|entry| entry.1)
    }

    /// Gives a name a value.
    #[inline]
    pub fn set(&mut self, name: Name, value: Value) {
        match self.0.iter_mut().find(|entry| entry.0 == name) {
            Some(entry) => entry.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// Takes a name out; its value if it had one.
    pub fn remove(&mut self, name: Name) -> Option<Value> {
        let index = self.0.iter().position(|entry| entry.0 == name)?;
        Some(self.0.remove(index).1)
    }

    /// Names and values, in the order of their first assignment.
    pub fn iter(&self) -> impl Iterator<Item = (Name, Value)> + '_ {
        self.0.iter().copied()
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<(Name, Value)>()
    }

    /// Calls a function with every value.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        self.0.iter().for_each(|entry| mark(entry.1));
    }
}
