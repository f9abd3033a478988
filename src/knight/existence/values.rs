//! A reason as a code and its values, by which a page finds and fills the sentence in another language.

use super::reason::{Reason, Region};
use super::{Cut, HallViolator};
use crate::board::Square;

/// The words and numbers of a sentence by name.
pub type Values = Vec<(&'static str, String)>;

fn names(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

fn of_board(region: &Region) -> Values {
    let sides = format!("{}×{}", region.board.files(), region.board.ranks());
    vec![("board", sides), ("holes", region.holes.to_string()), ("squares", region.squares().to_string())]
}

fn of_cut(Cut { squares, parts, at_most }: &Cut) -> Values {
    vec![
        ("square", names(squares)),
        ("count", squares.len().to_string()),
        ("parts", parts.to_string()),
        ("most", at_most.to_string()),
    ]
}

impl Reason {
    /// A code that never changes, in kebab case: one for each sentence.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Reason::OddClosed(_) => "odd-closed",
            Reason::Unbalanced { closed: true, .. } => "unbalanced-closed",
            Reason::Unbalanced { closed: false, .. } => "unbalanced-open",
            Reason::TooFew(_) => "too-few",
            Reason::StartColour { .. } => "start-colour",
            Reason::EndColour { .. } => "end-colour",
            Reason::EndIsStart(_) => "end-is-start",
            Reason::Narrow { region, .. } if region.is_line() => "one-wide",
            Reason::Narrow { .. } => "two-wide",
            Reason::FourWide { .. } => "four-wide",
            Reason::InnerLine { .. } => "inner-line",
            Reason::Isolated { .. } => "isolated",
            Reason::CornerRing { .. } => "corner-ring",
            Reason::Corners { .. } => "corners",
            Reason::SmallBoard { .. } => "small-board",
            Reason::ForcedApart { .. } => "forced-apart",
            Reason::TwinEnds { .. } => "twin-ends",
            Reason::ForcedShort { .. } => "forced-short",
            Reason::Unreachable { .. } => "unreachable",
            Reason::HallViolator(HallViolator { squares, offer: 0, .. }) if squares.len() == 1 => "no-move",
            Reason::HallViolator(HallViolator { squares, .. }) if squares.len() == 1 => "one-move",
            Reason::HallViolator(_) => "starved",
            Reason::Cut(Cut { squares, .. }) if squares.len() == 1 => "cut-by-one",
            Reason::Cut(_) => "cut",
            Reason::NoWayBack { first: None, .. } => "no-way-back",
            Reason::NoWayBack { .. } => "no-end-next-to-start",
            Reason::Exhausted(_) => "exhausted",
        }
    }

    /// The words and numbers of the sentence by name; squares by their names with spaces between them.
    ///
    /// ```
    /// # use queens_and_knights::{Board, Square};
    /// # use queens_and_knights::knight::{Goal, Holes, Question, existence::{self, Verdict}};
    /// let question = Question::try_new(Board::new(5, 5), Holes::NONE, Square::new(0, 0), Goal::Closed).unwrap();
    /// let Verdict::Impossible(reason) = existence::answer(&question) else { unreachable!() };
    /// assert_eq!(reason.code(), "odd-closed");
    /// assert!(reason.values().contains(&("squares", "25".to_owned())));
    /// ```
    #[must_use]
    pub fn values(&self) -> Values {
        let board_and = |region: &Region, more: Values| [of_board(region), more].concat();
        let mut values = match self {
            Reason::OddClosed(region) | Reason::TooFew(region) | Reason::Exhausted(region) => of_board(region),
            Reason::Unbalanced { region, dark, light, .. } => {
                board_and(region, vec![("dark", dark.to_string()), ("light", light.to_string())])
            }
            Reason::StartColour { region, start, needed, dark, light } => board_and(
                region,
                vec![
                    ("start", start.to_string()),
                    ("colour", needed.to_string()),
                    ("dark", dark.to_string()),
                    ("light", light.to_string()),
                ],
            ),
            Reason::EndColour { region, start, end, needed } => board_and(
                region,
                vec![("start", start.to_string()), ("end", end.to_string()), ("colour", needed.to_string())],
            ),
            Reason::EndIsStart(square) => vec![("square", square.to_string())],
            Reason::Narrow { region, from: square }
            | Reason::FourWide { region, from: square }
            | Reason::InnerLine { region, square }
            | Reason::Isolated { region, square } => board_and(region, vec![("square", square.to_string())]),
            Reason::CornerRing { region, ring: [corner, one, opposite, other] } => {
                board_and(region, vec![("square", names(&[*corner, *opposite])), ("others", names(&[*one, *other]))])
            }
            Reason::Corners { region, cut } | Reason::SmallBoard { region, cut, .. } => board_and(region, of_cut(cut)),
            Reason::ForcedApart { region, ends } => board_and(region, vec![("others", names(ends))]),
            Reason::TwinEnds { region, square, twins: others }
            | Reason::ForcedShort { region, square, corners: others } => {
                board_and(region, vec![("square", square.to_string()), ("others", names(others))])
            }
            Reason::Unreachable { start, square } => {
                vec![("start", start.to_string()), ("square", square.to_string())]
            }
            Reason::HallViolator(HallViolator { squares, need, offer, .. }) => vec![
                ("square", names(squares)),
                ("count", squares.len().to_string()),
                ("need", need.to_string()),
                ("offer", offer.to_string()),
            ],
            Reason::Cut(cut) => of_cut(cut),
            Reason::NoWayBack { start, ends, .. } => vec![("start", start.to_string()), ("ends", names(ends))],
        };
        values.extend(self.source().map(|source| ("source", source.short().to_owned())));
        values
    }

    /// The reason that is part of this one's sentence, if there is one.
    #[must_use]
    pub fn inner(&self) -> Option<&Reason> {
        match self {
            Reason::NoWayBack { first, .. } => first.as_deref(),
            _ => None,
        }
    }
}
