//! Why there is a tour, or why there is none: values first, sentences after.

use super::{Cut, HallViolator};
use crate::board::{Board, Square};
use crate::knight::Question;
use crate::sentence::capitalized;
use std::fmt;

/// A board as sentences speak of it: its sides and how many squares were taken out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Region {
    /// The board.
    pub board: Board,
    /// How many squares were taken out.
    pub holes: usize,
}

impl Region {
    /// The board of a question.
    #[must_use]
    pub fn of(question: &Question) -> Region {
        Region { board: question.board(), holes: question.holes().len() }
    }

    /// How many squares are left.
    #[must_use]
    pub const fn squares(self) -> usize {
        self.board.squares() - self.holes
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.board.files(), self.board.ranks())?;
        match self.holes {
            0 => Ok(()),
            1 => f.write_str(" without 1 square"),
            holes => write!(f, " without {holes} squares"),
        }
    }
}

/// The colour of a square; a1 is dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// The colour of a1.
    Dark,
    /// The other.
    Light,
}

impl Colour {
    /// The colour of a square.
    #[must_use]
    pub const fn of(square: Square) -> Colour {
        if square.is_dark() { Colour::Dark } else { Colour::Light }
    }

    /// The other colour.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Dark => Colour::Light,
            Colour::Light => Colour::Dark,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Dark => "dark",
            Colour::Light => "light",
        })
    }
}

/// Why there is no such tour. Its [`Display`](fmt::Display) is an English sentence; every number in it is here, so
/// that it can be said in other languages.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// A closed tour of an odd number of squares: colours cannot alternate round it.
    OddClosed(Region),
    /// The numbers of dark and light squares are too far apart.
    Unbalanced {
        /// The board.
        region: Region,
        /// How many dark squares are left.
        dark: usize,
        /// How many light squares are left.
        light: usize,
        /// Whether the tour is to be closed.
        closed: bool,
    },
    /// The start has the colour of which there are fewer squares.
    StartColour {
        /// The board.
        region: Region,
        /// The colour on which an open tour starts.
        needed: Colour,
    },
    /// The end has a colour on which no tour from this start ends.
    EndColour {
        /// The board.
        region: Region,
        /// The start.
        start: Square,
        /// The required end, which has the other colour.
        end: Square,
        /// The colour on which a tour from the start ends.
        needed: Colour,
    },
    /// The end is the start.
    EndIsStart(Square),
    /// The board is only one or two squares wide, so that the knight can only go on in one line.
    Narrow(Region),
    /// A closed tour of a board four squares wide (Schwenk 1991).
    FourWide(Region),
    /// An open tour of a board four squares wide that starts or ends on one of the two inner lines.
    InnerLine {
        /// The board.
        region: Region,
        /// The start or end on an inner line.
        square: Square,
    },
    /// A small board that theorems name as having no tour.
    SmallBoard {
        /// The board.
        region: Region,
        /// Whether the tour is to be closed.
        closed: bool,
        /// The theorem.
        source: Source,
    },
    /// A square of a small board from which there is no open tour, though there is from others.
    SmallStart {
        /// The board.
        region: Region,
        /// The square; a tour neither starts nor ends there.
        square: Square,
    },
    /// There is no way to a square.
    Unreachable {
        /// The start.
        start: Square,
        /// A square that no way leads to.
        square: Square,
    },
    /// Squares that cannot all have the moves they need: the certificate of the matching.
    HallViolator(HallViolator),
    /// Squares without which the board falls into too many parts.
    Cut(Cut),
    /// A partial tour cannot be closed: the squares left next to its start cannot be the last.
    NoWayBack {
        /// The start.
        start: Square,
        /// The squares left from which the knight could go back.
        ends: Vec<Square>,
        /// Why no tour ends on the first of them, if there is one.
        first: Option<Box<Reason>>,
    },
    /// Every way was tried.
    Exhausted(Region),
}

impl Reason {
    /// The squares that a board can mark to show this reason; none where it is about the whole board.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Reason::EndColour { end: square, .. }
            | Reason::InnerLine { square, .. }
            | Reason::SmallStart { square, .. }
            | Reason::Unreachable { square, .. } => vec![*square],
            Reason::HallViolator(violator) => violator.squares.clone(),
            Reason::Cut(cut) => cut.squares.clone(),
            Reason::NoWayBack { ends, .. } => ends.clone(),
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::OddClosed(region) => {
                write!(f, "a closed tour needs an even number of squares: {region} has {}", region.squares())
            }
            Reason::Unbalanced { region, dark, light, closed } => {
                f.write_str("a knight changes colour at each move, so ")?;
                f.write_str(match closed {
                    true => "a closed tour needs as many dark squares as light ones",
                    false => "a tour needs as many dark squares as light ones, give or take one",
                })?;
                write!(f, ": {region} has {dark} dark and {light} light")
            }
            Reason::StartColour { region, needed } if region.holes == 0 && *needed == Colour::Dark => {
                write!(f, "on {region} an open tour starts only on a square of the corner's colour")
            }
            Reason::StartColour { region, needed } => {
                write!(f, "on {region} an open tour starts only on a {needed} square")
            }
            Reason::EndColour { region, start, end, needed } => write!(
                f,
                "a knight changes colour at each move, so on {region} a tour from {start} ends on a {needed} square: \
                 {end} is {}",
                needed.other()
            ),
            Reason::EndIsStart(start) => write!(f, "an open tour does not end where it starts, on {start}"),
            Reason::Narrow(region) if region.board.files().min(region.board.ranks()) == 1 => {
                write!(f, "on a board one square wide a knight cannot move: {region}")
            }
            Reason::Narrow(region) => {
                write!(f, "on a board two squares wide a knight can only go along one line of squares: {region}")
            }
            Reason::FourWide(region) => {
                write!(f, "a board four squares wide has no closed tour: {region} ({})", Source::Schwenk)
            }
            Reason::InnerLine { region, square } => write!(
                f,
                "on a board four squares wide a tour starts and ends on the two outer lines: on {region}, {square} \
                 lies on an inner one"
            ),
            Reason::SmallBoard { region, closed, source } => {
                write!(f, "{region} has no {}tour ({source})", if *closed { "closed " } else { "" })
            }
            Reason::SmallStart { region, square } => {
                write!(f, "no tour of {region} starts or ends on {square} ({})", Source::Exhaustion)
            }
            Reason::Unreachable { start, square } => write!(f, "from {start} a knight cannot reach {square}"),
            Reason::HallViolator(violator) => fmt::Display::fmt(violator, f),
            Reason::Cut(cut) => fmt::Display::fmt(cut, f),
            Reason::NoWayBack { start, first: None, .. } => {
                write!(f, "no square is left from which the knight could go back to {start}")
            }
            Reason::NoWayBack { start, ends, first: Some(first) } => {
                let names: Vec<String> = ends.iter().map(Square::to_string).collect();
                write!(
                    f,
                    "to go back to {start} the tour would have to end on {}. {}",
                    names.join(" or "),
                    capitalized(first)
                )
            }
            Reason::Exhausted(region) => write!(f, "every way was tried: {region} has no such tour"),
        }
    }
}

/// Where a fact about tours comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Source {
    /// There is only one square.
    OneSquare,
    /// A. J. Schwenk: which rectangular chessboards have a knight's tour?
    Schwenk,
    /// P. Cull and J. De Curtins: Knight's tour revisited.
    CullDeCurtins,
    /// A. Conrad, T. Hindrichs, H. Morsy and I. Wegener: Solution of the knight's Hamiltonian path problem.
    Conrad,
    /// Every way was tried, by the tests of this program.
    Exhaustion,
    /// A tour was found for every such question, by the tests of this program.
    Found,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::OneSquare => "one square is a tour",
            Source::Schwenk => "Schwenk, Mathematics Magazine 64, 1991",
            Source::CullDeCurtins => "Cull and De Curtins, Fibonacci Quarterly 16, 1978",
            Source::Conrad => "Conrad, Hindrichs, Morsy and Wegener, Discrete Applied Mathematics 50, 1994",
            Source::Exhaustion => "every way was tried",
            Source::Found => "a tour was found for each",
        })
    }
}
