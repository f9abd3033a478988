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
    numbers: Index,
}

/// Numbers by text. The compiler has this one kind of hash table for all its names: each other kind would be another
/// copy of its code in a module that is loaded over a network.
pub(crate) type Index = HashMap<Rc<str>, u32>;

impl Names {
    /// The number of a text, a new one if it has none.
    pub(crate) fn intern(&mut self, text: &str) -> Name {
        if let Some(name) = self.find(text) {
            return name;
        }
        let text: Rc<str> = text.into();
        let number = self.texts.len() as u32;
        self.texts.push(text.clone());
        self.numbers.insert(text, number);
        Name(number)
    }

    /// The number of a text that has one.
    pub(crate) fn find(&self, text: &str) -> Option<Name> {
        self.numbers.get(text).map(|&number| Name(number))
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

/// What is known of each name of a scope, in the order in which the names came.
#[derive(Debug, Default)]
pub(crate) struct ByName<T> {
    index: Index,
    entries: Vec<(Rc<str>, T)>,
}

impl<T: Copy + Default> ByName<T> {
    /// What is known of a name; the default if it has not come yet.
    pub(crate) fn get(&self, name: &str) -> T {
        self.index.get(name).map_or_else(T::default, |&place| self.entries[place as usize].1)
    }

    /// The same, to be changed; the name comes by that.
    pub(crate) fn entry(&mut self, name: &Rc<str>) -> &mut T {
        let place = match self.index.get(&**name) {
            Some(&place) => place as usize,
            None => {
                self.index.insert(name.clone(), self.entries.len() as u32);
                self.entries.push((name.clone(), T::default()));
                self.entries.len() - 1
            }
        };
        &mut self.entries[place].1
    }

    /// The names with their properties.
    pub(crate) fn entries(&self) -> &[(Rc<str>, T)] {
        &self.entries
    }

    /// The same, to be changed.
    pub(crate) fn entries_mut(&mut self) -> &mut [(Rc<str>, T)] {
        &mut self.entries
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

/// What comes before the first dot of a name.
pub(crate) fn first_part(name: &str) -> &str {
    name.bytes().position(|byte| byte == b'.').map_or(name, |dot| &name[..dot])
}

/// What follows the last dot of a name.
pub(crate) fn last_part(name: &str) -> &str {
    name.bytes().rposition(|byte| byte == b'.').map_or(name, |dot| &name[dot + 1..])
}
