//! The lessons that a link can open.

use super::number::whole;
use crate::bounded::bounded;
use crate::queens::Solver;

/// A lesson at one of its stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The lesson.
    pub text: Text,
    /// The stop, which the lesson need not have.
    pub stop: Stop,
}

/// The text of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// About one of the solvers of the queens.
    Queens(Solver),
    /// About Warnsdorff's rule.
    Warnsdorff,
    /// About boards without a tour.
    Impossible,
    /// About what a compiler does not say of a program.
    Compiler,
    /// A user's own.
    Own(Packed),
}

impl Text {
    const WARNSDORFF: &'static str = "warnsdorff";
    const IMPOSSIBLE: &'static str = "impossible";
    const COMPILER: &'static str = "compiler";

    /// The keys of the built-in lessons, in the order in which sentences name them.
    pub(super) fn keys() -> Vec<&'static str> {
        let solvers = Solver::ALL.map(Solver::key);
        [&solvers[..], &[Text::WARNSDORFF, Text::IMPOSSIBLE, Text::COMPILER]].concat()
    }

    /// The built-in lesson with a key.
    pub(crate) fn named(key: &str) -> Option<Text> {
        match key {
            Text::WARNSDORFF => Some(Text::Warnsdorff),
            Text::IMPOSSIBLE => Some(Text::Impossible),
            Text::COMPILER => Some(Text::Compiler),
            solver => solver.parse().ok().map(Text::Queens),
        }
    }

    /// The key in links; `None` for a user's own.
    #[must_use]
    pub fn key(&self) -> Option<&'static str> {
        match self {
            Text::Queens(solver) => Some(solver.key()),
            Text::Warnsdorff => Some(Text::WARNSDORFF),
            Text::Impossible => Some(Text::IMPOSSIBLE),
            Text::Compiler => Some(Text::COMPILER),
            Text::Own(_) => None,
        }
    }
}

/// A lesson in base64url, which a page unpacks; its content is not checked here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packed(String);

impl Packed {
    /// Whether a character may stand in one.
    pub(super) const fn has(character: u8) -> bool {
        character.is_ascii_alphanumeric() || matches!(character, b'-' | b'_')
    }

    /// The lesson with these characters, or `None` when there is none or one that base64url does not have.
    #[must_use]
    pub fn try_new(text: &str) -> Option<Packed> {
        (!text.is_empty() && text.bytes().all(Packed::has)).then(|| Packed(text.to_owned()))
    }

    /// The characters.
    #[must_use]
    pub fn get(&self) -> &str {
        &self.0
    }
}

bounded! {
    /// A stop of a lesson.
    pub struct Stop(u16) from 1;
    /// The farthest stop that a link can name, which is more than any lesson has.
    pub const MAX = 9999;
}

impl Stop {
    /// Where every lesson begins.
    pub const FIRST: Stop = Stop(1);

    /// Reads a stop as written in a link.
    pub(crate) fn read(text: &str) -> Option<Stop> {
        whole(text, 1, Stop::MAX.into()).map(|stop| Stop(stop as u16))
    }
}
