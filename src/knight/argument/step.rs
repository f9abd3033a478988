//! A step of an argument: the key of its message, and the squares and moves that a board shows with it.

use crate::board::Square;
use crate::keyed::keyed;
use crate::sentence::Value;

/// A knight's move between two squares.
pub type Move = (Square, Square);

/// One sentence of an argument and its picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The key of the sentence in a catalogue, such as `argue.cut`.
    pub key: &'static str,
    /// The numbers, choices and squares in the sentence, by name.
    pub values: Vec<(&'static str, Value)>,
    /// Squares with a tint and a pattern, different for each area. An area without squares keeps its place.
    pub areas: Vec<Vec<Square>>,
    /// Numbers and letters on squares, each square once.
    pub labels: Vec<(Square, Label)>,
    /// Squares with a mark around them.
    pub marks: Vec<(Mark, Vec<Square>)>,
    /// Moves that a tour makes, or that a knight could make.
    pub moves: Vec<Move>,
    /// Moves that no tour makes; some of them may be among `moves`.
    pub wrong: Vec<Move>,
}

/// A number or a letter on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// A number.
    Number(usize),
    /// A capital letter.
    Letter(char),
}

keyed! {
    /// The kind of a mark around a square.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum Mark {
        /// The squares that the sentence is about.
        Now = "now",
        /// Squares that their moves lead to.
        Looked = "looked",
        /// Squares that are taken away.
        Rejected = "rejected",
        /// Squares that cannot have what a tour needs.
        Conflict = "conflict",
        /// Squares that offer moves.
        Hint = "hint",
        /// The start of the tour.
        Start = "start",
        /// The ends of the tour.
        End = "end",
    }

    /// A code that never changes: the kind of the marker in a scene of the page.
    pub const fn code;
}

/// The parts of a step are added one by one. They are not inlined: an argument has many, and their speed does not matter.
impl Step {
    #[inline(never)]
    pub(super) fn new(key: &'static str) -> Step {
        let (areas, labels, marks) = (Vec::new(), Vec::new(), Vec::new());
        Step { key, values: Vec::new(), areas, labels, marks, moves: Vec::new(), wrong: Vec::new() }
    }

    pub(super) fn number(self, name: &'static str, number: usize) -> Step {
        self.value(name, Value::Number(number))
    }

    pub(super) fn flag(self, name: &'static str, flag: bool) -> Step {
        self.value(name, Value::Flag(flag))
    }

    pub(super) fn squares(self, name: &'static str, squares: &[Square]) -> Step {
        self.value(name, Value::Squares(squares.to_vec()))
    }

    #[inline(never)]
    fn value(mut self, name: &'static str, value: Value) -> Step {
        self.values.push((name, value));
        self
    }

    #[inline(never)]
    pub(super) fn area(mut self, squares: &[Square]) -> Step {
        self.areas.push(squares.to_vec());
        self
    }

    /// The same label on squares.
    #[inline(never)]
    pub(super) fn label(mut self, squares: &[Square], label: Label) -> Step {
        self.labels.extend(squares.iter().map(|&square| (square, label)));
        self
    }

    /// A number on each of some squares.
    #[inline(never)]
    pub(super) fn numbers(mut self, numbers: &[(Square, usize)]) -> Step {
        self.labels.extend(numbers.iter().map(|&(square, number)| (square, Label::Number(number))));
        self
    }

    /// Squares with their numbers from 1.
    #[inline(never)]
    pub(super) fn counted(mut self, squares: &[Square]) -> Step {
        self.labels.extend(squares.iter().zip(1..).map(|(&square, number)| (square, Label::Number(number))));
        self
    }

    #[inline(never)]
    pub(super) fn mark(mut self, mark: Mark, squares: &[Square]) -> Step {
        self.marks.push((mark, squares.to_vec()));
        self
    }

    #[inline(never)]
    pub(super) fn moves(mut self, moves: &[Move]) -> Step {
        self.moves.extend_from_slice(moves);
        self
    }

    #[inline(never)]
    pub(super) fn wrong(mut self, moves: &[Move]) -> Step {
        self.wrong.extend_from_slice(moves);
        self
    }
}
