//! The running program of any small language, as a value that can be cloned at each step.
//!
//! [`Machine`] is the interface that a reversible debugger needs of a language: to carry out a line, to report its effects, and to
//! read the variables. A clone of a machine is an exact copy of the run, so going back is a clone from earlier and a replay.
//!
//! A value is known by its [`Place`](Machine::Place), which is small and `Copy`: the value itself or a reference to an
//! object in a language such as Python, an address with its type in a language such as C. A place says nothing without its
//! machine, and only what the machine holds now: after the next step, the object may be gone.
//!
//! ```
//! use rewindable::{Machine, Value};
//!
//! /// The length of the longest sequence among the global variables, in any language.
//! fn longest<M: Machine>(machine: &M) -> usize {
//!     let mut longest = 0;
//!     machine.each_global(|_, place, _| {
//!         if let Value::Sequence { length, .. } = machine.value(place) {
//!             longest = longest.max(length);
//!         }
//!     });
//!     longest
//! }
//! ```

mod end;
mod value;
mod variable;
mod view;

pub use end::{End, Limit, Message, Note};
pub use value::Value;
pub use variable::{NotAVariable, Variable};
pub use view::{Call, Named, View};

use std::fmt::Debug;

/// The events of one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A function of the program was called.
    pub called: bool,
    /// A function of the program returned, or yielded.
    pub returned: bool,
}

/// A number for each variable of a program, the same in all its runs: it identifies a variable without its name.
///
/// All calls of a function share the numbers of its variables, and all objects of a class those of their attributes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(pub u64);

/// A running program, between two lines.
///
/// A *step* carries out one line, with all that happens until the next line begins, which may be in another function. After
/// k steps the machine has carried out k lines, and [`line`](Machine::line) is the one that comes next.
pub trait Machine: Clone + Debug + 'static {
    /// A value of the program, or where it stands.
    type Place: Copy + Debug;

    /// A variable that was found by its name, to be read without it.
    type Slot: Clone + Debug;

    // The run.

    /// Carries out one line; `false` if the program had ended.
    fn step(&mut self) -> bool;

    /// The line that is carried out next, from 1 on. After the end, the last one.
    fn line(&self) -> u32;

    /// How many lines have been carried out.
    fn lines(&self) -> u64;

    /// How many calls run inside each other, the program itself included; at most 1 where no function runs.
    fn depth(&self) -> u32;

    /// The name of the function that runs, of the innermost call; nothing where it is the program itself, and after its end.
    fn function(&self) -> Option<&str>;

    /// The events of the last step.
    fn marks(&self) -> Marks;

    /// The output of the last step.
    fn text(&self) -> &str;

    /// How many bytes of UTF-8 have been printed, [`text`](Machine::text) included.
    fn printed(&self) -> u64;

    /// Whether the program has ended.
    fn has_ended(&self) -> bool;

    /// How the program has ended, if it has.
    fn end(&self) -> Option<End>;

    /// The doubtful operations so far, in the order of their first occurrence.
    fn notes(&self) -> Vec<Note>;

    /// The first line of its input that the program asked for and that was not there, from 1 on. A language that raises an error
    /// there has none.
    fn missing_input(&self) -> Option<u32> {
        None
    }

    /// How much the last line did beside what every line does: about the number of elements that functions of the language
    /// took and made. A hundred take about as long as a plain line.
    fn effort(&self) -> u64;

    /// About as many bytes as a clone takes.
    fn footprint(&self) -> usize;

    // The variables.

    /// Calls a function with each variable of the innermost call, and each attribute of the object whose method it is, whose
    /// value has parts or is a text, with the [identity](Machine::identity) of that; none of the program itself. It is called
    /// after each line of a long run.
    fn each_local(&self, each: impl FnMut(Key, Self::Place, u64));

    /// The same for the global variables.
    fn each_global(&self, each: impl FnMut(Key, Self::Place, u64));

    /// Calls a function with each variable in sight that is a whole number: of the innermost call, of the object whose method
    /// it is, and of the program itself.
    fn each_number(&self, each: impl FnMut(Key, i64));

    /// The variable of a key that one of these has given.
    fn variable(&self, key: Key) -> Variable;

    /// A variable by its name. One that the program does not have is never in scope.
    fn find(&self, variable: &Variable) -> Self::Slot;

    /// The value of a variable, if it is in scope and has one: of a local one, that of the innermost call that has it.
    fn read(&self, slot: &Self::Slot) -> Option<Self::Place>;

    /// The calls that run with their variables, the program itself first: of the others the innermost, at most so many. It takes no
    /// longer where there are more.
    fn calls(&self, innermost: usize) -> Vec<Call<Self::Place>>;

    /// What functions have returned or yielded in the last step: the name of each and the value, if it has parts or is a text,
    /// the first eight in order.
    fn handed(&self) -> impl Iterator<Item = (&str, Self::Place)>;

    // The values.

    /// The value at a place. A pointer to the beginning of an array is looked through: its value is the array.
    fn value(&self, place: Self::Place) -> Value<'_>;

    /// The elements of a sequence or a set from an index on, in order; none of anything else.
    fn parts(&self, place: Self::Place, from: usize) -> impl Iterator<Item = Self::Place>;

    /// Of an array whose elements are written in place, how many there are up to the one that was written last; 0 where none was.
    /// Nothing of any other value, and in a language that does not know it.
    fn filled(&self, _: Self::Place) -> Option<usize> {
        None
    }

    /// Whether [`filled`](Machine::filled) is known of a value.
    fn is_filled(&self, place: Self::Place) -> bool {
        self.filled(place).is_some()
    }

    /// Whether the elements of an array were written one after the other, a few lines apart at most, as a loop does that clears
    /// it; true where that is not known.
    fn is_in_one_go(&self, _: Self::Place) -> bool {
        true
    }

    /// Whether a part of a sequence refers to an object that stands elsewhere, so that several parts may be one object; true in
    /// a language in which all of them do.
    fn refers(&self, _: Self::Place) -> bool {
        true
    }

    /// Whether an element of a sequence was written since the sequence was made of one number alone, as `[0] * n` is in Python;
    /// true where that is not known.
    fn was_set(&self, _: Self::Place, _index: usize) -> bool {
        true
    }

    /// The keys of a map with their values, in order; none of anything else.
    fn entries(&self, place: Self::Place) -> impl Iterator<Item = (Self::Place, Self::Place)>;

    /// A value as a debugger shows it, with at most `most` of its parts.
    fn view(&self, place: Self::Place, most: usize) -> View<Self::Place>;

    /// A number that an object has alone in its run, also among those whose memory it has taken: two places with one
    /// identity are aliases. Nothing for a value that is none, as a number. Of a place that was seen earlier it tells whether
    /// the object is still there. A part of an object that stands inside it, as a
    /// row of an array of arrays, has one of its own.
    fn identity(&self, place: Self::Place) -> Option<u64>;

    /// A number that changes when an object is written to, though not always when one is that it refers to. It may change
    /// without that. 0 for a value that never changes.
    fn version(&self, place: Self::Place) -> u64;

    /// How many writes to objects there have been. Where it has stayed, no [`version`](Machine::version) has changed.
    fn writes(&self) -> u64;

    /// Whether what the global variables hold may have changed since [`writes`](Machine::writes) was this number: they
    /// themselves, or the objects that they lead to.
    fn has_written_globals(&self, since: u64) -> bool {
        self.writes() != since
    }

    /// Whether an object was written to since [`writes`](Machine::writes) was this number, or one of the parts of a sequence
    /// that has at most `most`. It may say so without that, where memory that lies beside it was written to.
    fn is_written(&self, place: Self::Place, since: u64, most: usize) -> bool;
}
