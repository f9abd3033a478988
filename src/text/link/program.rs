//! Links to a user's program: its text, packed, and how it is shown.

use super::lesson::Packed;
use super::number::whole;
use super::{Fault, Moment, Shown};
use crate::keyed::keyed;
use crate::problem::Problem;
use std::fmt;

/// A user's program, which a link shows without running it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// What it is to solve.
    pub problem: Problem,
    /// Its text.
    pub text: Packed,
    /// The language that it is written in.
    pub language: Language,
    /// The variable of its board; by default the one that is found.
    pub board: Option<BoardName>,
    /// The unit of its steps.
    pub by: Stride,
    /// Its input.
    pub input: Input,
    /// Where its random numbers begin.
    pub seed: Seed,
    /// The moment of its run; by default its first board.
    pub moment: Option<Moment>,
}

impl Program {
    /// The parameters for the moment of its run.
    #[must_use]
    pub fn shown(&self) -> Shown {
        self.moment.map(Moment::shown).unwrap_or_default()
    }

    /// Puts the moment of its run into it.
    ///
    /// # Errors
    /// When its parameters contradict each other.
    pub fn at(self, shown: Shown) -> Result<Program, Fault> {
        Ok(Program { moment: shown.moment()?, ..self })
    }
}

keyed! {
    /// The programming language of a program.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Language {
        /// Python, which links need not name.
        #[default]
        Python = "python",
        /// C.
        C = "c",
        /// C++.
        Cpp = "cpp",
        /// Java.
        Java = "java",
    }

    /// The key of a language.
    pub const fn key;

    fn named;
}

impl Language {
    /// Reads a language as written in a link, where Python is not written.
    pub(crate) fn read(text: &str) -> Option<Language> {
        Language::named(text).filter(|&language| language != Language::Python)
    }
}

/// The variable in which a program has its board: `solve.board`, `.queens` for a global one, `self.columns` for an
/// attribute, `main.solver:board` for a member of an object in a variable; or `none`. A method of C++ has the name of its class,
/// `Queens::put.row`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardName(String);

impl BoardName {
    /// No variable: the program is shown without a board.
    pub const NONE: &'static str = "none";

    /// The longest name that a link can have.
    pub const MAX_LENGTH: usize = 128;

    /// The name, or `None` when it is none. All letters beyond ASCII stand in names; which of them Python takes is not
    /// known here.
    #[must_use]
    pub fn try_new(text: &str) -> Option<BoardName> {
        let is_letter = |letter: char| letter.is_ascii_alphabetic() || letter == '_' || letter > '\u{9f}';
        let is_name = |name: &str| {
            name.starts_with(is_letter) && name.chars().all(|letter| is_letter(letter) || letter.is_ascii_digit())
        };
        // Between the names of `Queens::put` there is nothing at each second place.
        let is_part = |(at, part): (usize, &str)| if at % 2 == 0 { is_name(part) } else { part.is_empty() };
        let is_place =
            |place: &str| place.is_empty() || (!place.ends_with(':') && place.split(':').enumerate().all(is_part));
        let is_variable =
            || text.split_once('.').is_some_and(|(place, name)| is_place(place) && name.split(':').all(is_name));
        (text.len() <= BoardName::MAX_LENGTH && (text == BoardName::NONE || is_variable()))
            .then(|| BoardName(text.to_owned()))
    }

    /// The name.
    #[must_use]
    pub fn get(&self) -> &str {
        &self.0
    }

    /// Reads a name as written in a link, escaped with `%XX`.
    pub(crate) fn read(text: &str) -> Option<BoardName> {
        BoardName::try_new(&unescaped(text)?)
    }
}

impl fmt::Display for BoardName {
    /// Writes a name as written in a link.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Escaped(&self.0).fmt(f)
    }
}

keyed! {
    /// The unit of a step of the player.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Stride {
        /// A change of the board.
        #[default]
        Board = "board",
        /// A line.
        Line = "line",
    }

    /// The key in links.
    pub const fn key;

    /// Reads what a link has.
    pub(crate) fn named;
}

/// The text that a program reads by `input()`: at most [`Input::MAX_LENGTH`] characters, and no control characters but the ends
/// of lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Input(String);

impl Input {
    /// The most characters that it has.
    pub const MAX_LENGTH: usize = 256;

    /// The input, or `None` when it is too long or has other control characters.
    #[must_use]
    pub fn try_new(text: &str) -> Option<Input> {
        let fits = text.chars().count() <= Input::MAX_LENGTH;
        (fits && text.chars().all(|letter| letter == '\n' || !letter.is_control())).then(|| Input(text.to_owned()))
    }

    /// The text.
    #[must_use]
    pub fn get(&self) -> &str {
        &self.0
    }

    /// Reads an input as written in a link, escaped with `%XX`.
    pub(crate) fn read(text: &str) -> Option<Input> {
        Input::try_new(&unescaped(text)?)
    }
}

impl fmt::Display for Input {
    /// Writes an input as written in a link.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Escaped(&self.0).fmt(f)
    }
}

/// A text whose bytes are escaped with `%XX`, or `None` where that is no text.
fn unescaped(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                (digit()? * 16 + digit()?) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

/// A text with all bytes escaped but those of letters, digits and a few signs.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.bytes().try_for_each(|byte| match byte {
            b'-' | b'.' | b'_' | b'~' | b',' => write!(f, "{}", char::from(byte)),
            byte if byte.is_ascii_alphanumeric() => write!(f, "{}", char::from(byte)),
            byte => write!(f, "%{byte:02X}"),
        })
    }
}

/// Where the random numbers of a program begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub u32);

impl Default for Seed {
    fn default() -> Seed {
        Seed(1)
    }
}

impl Seed {
    /// Reads a seed as written in a link.
    pub(crate) fn read(text: &str) -> Option<Seed> {
        whole(text, 0, u32::MAX.into()).map(|seed| Seed(seed as u32))
    }
}
