//! Why there is a tour, or why there is none, as values.

use super::{Cut, HallViolator};
use crate::board::{Board, Square};
use crate::knight::Question;
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

    /// Whether the board is one square wide.
    pub(in crate::knight) fn is_line(self) -> bool {
        self.board.files().min(self.board.ranks()) == 1
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
    /// A closed tour of fewer than four squares.
    TooFew(Region),
    /// The start has the colour of which there are fewer squares.
    StartColour {
        /// The board.
        region: Region,
        /// The start.
        start: Square,
        /// The colour on which an open tour starts.
        needed: Colour,
        /// How many dark squares are left.
        dark: usize,
        /// How many light squares are left.
        light: usize,
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
    Narrow {
        /// The board.
        region: Region,
        /// The start, or a1 before one is chosen.
        from: Square,
    },
    /// A closed tour of a board four squares wide. From its two outer lines a knight can only go to the two inner ones,
    /// which have as many squares: the tour would alternate between them as it does between colours, so it would visit
    /// only outer squares of one colour.
    FourWide {
        /// The board.
        region: Region,
        /// The start, or a1 before one is chosen.
        from: Square,
    },
    /// An open tour of a board four squares wide with an end on one of the two inner lines: it would alternate as a
    /// closed one does.
    InnerLine {
        /// The board.
        region: Region,
        /// The start or end on an inner line.
        square: Square,
    },
    /// The middle of 3×3, which no move leads to.
    Isolated {
        /// The board.
        region: Region,
        /// The square.
        square: Square,
    },
    /// A closed tour of 4×4: two opposite corners have the same two moves.
    CornerRing {
        /// The board.
        region: Region,
        /// The four squares round which the knight would go, beginning in a corner.
        ring: [Square; 4],
    },
    /// An open tour of 4×4: without the four middle squares, the only ones that the corners have moves to, the board
    /// falls into too many parts.
    Corners {
        /// The board.
        region: Region,
        /// The middle squares.
        cut: Cut,
    },
    /// A small board that falls into too many parts without some of its squares, wherever a tour starts.
    SmallBoard {
        /// The board.
        region: Region,
        /// Whether the tour is to be closed.
        closed: bool,
        /// The squares and the parts.
        cut: Cut,
    },
    /// A closed tour of 3×8. Squares with two moves have both, and no ring may close before its time: from that follows
    /// one move after another, up to a choice of mirror images, until two squares are left with one move each.
    ForcedApart {
        /// The board.
        region: Region,
        /// The two squares, which are no move apart.
        ends: [Square; 2],
    },
    /// An open tour of 3×7 from the middle of its long line. The two squares beside it that have the same two moves
    /// cannot both have them, so one is the other end. The ways that the corners force on the left and on the right
    /// would close unless each has a move to the middle, where an end has only one.
    TwinEnds {
        /// The board.
        region: Region,
        /// The middle; a tour neither starts nor ends there.
        square: Square,
        /// The two squares with the same moves.
        twins: [Square; 2],
    },
    /// An open tour of 3×8 from the third square of its middle line, which two corners need for their two moves: one of
    /// the corners is the other end. From there moves are forced until the tour is over too soon.
    ForcedShort {
        /// The board.
        region: Region,
        /// The square; a tour neither starts nor ends there.
        square: Square,
        /// The two corners.
        corners: [Square; 2],
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

impl Source {
    /// Authors and year, as a sentence names them.
    #[must_use]
    pub const fn short(self) -> &'static str {
        match self {
            Source::Schwenk => "Schwenk 1991",
            Source::CullDeCurtins => "Cull and De Curtins 1978",
            Source::Conrad => "Conrad, Hindrichs, Morsy and Wegener 1994",
            Source::OneSquare | Source::Exhaustion | Source::Found => "",
        }
    }
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
