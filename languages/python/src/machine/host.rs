//! Services of the machine for native functions: generators, output and input.

use super::{Asked, Machine};
use crate::native::{Answer, Call, Limit, Stop};
use crate::object::Object;
use crate::value::{Handle, Value};

impl Machine {
    /// Counts elements that native functions take: one line may not go on over millions of them.
    #[inline]
    pub(crate) fn count_work(&mut self, elements: u64) -> Result<(), Stop> {
        self.work += elements;
        if self.work > super::WORK_LIMIT { Err(Stop::limit(Limit::Work)) } else { Ok(()) }
    }

    /// The next line of the input.
    fn read_line(&mut self) -> Option<String> {
        let line = self.input.get(self.next_input as usize)?.to_string();
        self.next_input += 1;
        Some(line)
    }
}

impl Call<'_> {
    /// Lets a generator run to its next `yield`: the value, or `None` at its end. The answer is recorded.
    ///
    /// # Errors
    /// What the generator raises.
    pub fn resume(&mut self, generator: Handle) -> Result<Option<Value>, Stop> {
        match self.recorded() {
            Some(Answer::Raised(exception)) => Err(Stop::raise(exception)),
            Some(Answer::Value(value)) if value.is_unbound() => Ok(None),
            Some(Answer::Value(value)) => Ok(Some(value)),
            None => Err(self.machine.ask(Asked::Resume(generator, Value::None), false)),
        }
    }

    /// Prints a text.
    ///
    /// # Errors
    /// When the limit of the output is reached.
    pub fn print(&mut self, text: &str) -> Result<(), Stop> {
        self.machine.print(text)
    }

    /// The next line of the input without its end, or `None` at the end of all. Not recorded: read after the last question.
    pub fn read_line(&mut self) -> Option<String> {
        self.machine.read_line()
    }

    /// Counts an element that a native function takes: one line may not go on for ever.
    ///
    /// # Errors
    /// When the limit is reached.
    #[inline]
    pub(crate) fn work(&mut self) -> Result<(), Stop> {
        self.machine.count_work(1)
    }

    /// Counts elements that a native function takes at once.
    ///
    /// # Errors
    /// When the limit is reached.
    pub(crate) fn work_on(&mut self, elements: usize) -> Result<(), Stop> {
        self.machine.count_work(elements as u64)
    }

    /// Whether a value can be iterated.
    ///
    /// # Errors
    /// When the heap is full.
    pub(crate) fn has_iter(&mut self, value: Value) -> Result<bool, Stop> {
        if self.is_own(value) && self.plain(value).is(value) {
            return Ok(self.special(value, "__iter__")?.is_some() || self.special(value, "__getitem__")?.is_some());
        }
        let plain = self.plain(value);
        Ok(match self.look().object(plain) {
            Some(
                Object::List(_)
                | Object::Tuple(_)
                | Object::Str(_)
                | Object::Dict(_)
                | Object::DictView(..)
                | Object::Set(_)
                | Object::FrozenSet(_)
                | Object::Range(_)
                | Object::Iter(_)
                | Object::Generator(_),
            ) => true,
            Some(Object::Class(class)) => !class.special.is_unbound(),
            Some(Object::Foreign(foreign)) => foreign.is_iterator() || foreign.length().is_some(),
            _ => false,
        })
    }

    /// The iterator over the unpacked iterable.
    ///
    /// # Errors
    /// TypeError if the value cannot be iterated.
    pub(super) fn unpack_iter(&mut self, value: Value) -> Result<Value, Stop> {
        if !self.has_iter(value)? {
            return Err(self.class_error(value, "cannot unpack non-iterable {} object"));
        }
        self.iter(value)
    }
}
