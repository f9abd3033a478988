//! Queens as a text board, as the articles print it.

use std::fmt;
use std::str::FromStr;

use crate::queens::{Placement, Size};
use crate::text::link::error::{Kind, LinkError, Quoted};
use crate::text::link::piece::Piece;

/// A placement as a text board.
///
/// ```
/// use queens_and_knights::text::paste::Diagram;
///
/// let text = "\
/// +---+---+
/// | Q |   |
/// +---+---+
/// |   |   |
/// +---+---+
/// ";
/// let board: Diagram = text.parse().unwrap();
/// assert_eq!(board.0.iter().next().unwrap().to_string(), "a2");
/// assert_eq!(board.to_string(), text);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagram(
    /// The queens.
    pub Placement,
);

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.size();
        let line = "+---".repeat(size.get().into());
        for row in 0..size.get() {
            writeln!(f, "{line}+")?;
            for column in 0..size.get() {
                let queen = self.0.contains(size.square(row, column));
                f.write_str(if queen { "| Q " } else { "|   " })?;
            }
            f.write_str("|\n")?;
        }
        writeln!(f, "{line}+")
    }
}

impl FromStr for Diagram {
    type Err = LinkError;

    /// Reads the lines that begin with `|`; blanks around them and within the squares do not matter.
    fn from_str(text: &str) -> Result<Diagram, LinkError> {
        Piece::ascii(text).and_then(read).map(Diagram)
    }
}

/// Reads a text board, which is ASCII.
pub(super) fn read(text: Piece<'_>) -> Result<Placement, LinkError> {
    let lines = text.split('\n').map(Piece::trim);
    let ranks: Vec<Piece<'_>> = lines.filter(|line| !line.text.is_empty() && !is_edge(line.text)).collect();
    let squares = ranks.iter().map(|&line| {
        let inside = line.text.strip_prefix('|').and_then(|text| text.strip_suffix('|'));
        let inside = inside.ok_or_else(|| line.wrong(Kind::Unreadable(Quoted::new(line.text))))?;
        Ok((line, Piece { text: inside, at: line.at + 1 }.split('|').map(Piece::trim).collect()))
    });
    place(text, squares, |square| match square.text {
        "" => Ok(false),
        "Q" | "q" => Ok(true),
        other => Err(square.wrong(Kind::BoardPiece(Quoted::new(other)))),
    })
}

/// A rank as it is written, and its squares from the left.
pub(super) type Rank<'a> = (Piece<'a>, Vec<Piece<'a>>);

/// Puts queens on the squares that have one, on a board with as many ranks as are given, the highest first.
pub(super) fn place<'a>(
    text: Piece<'_>,
    ranks: impl ExactSizeIterator<Item = Result<Rank<'a>, LinkError>>,
    has_queen: impl Fn(Piece<'_>) -> Result<bool, LinkError>,
) -> Result<Placement, LinkError> {
    let size = u8::try_from(ranks.len()).ok().and_then(Size::try_new);
    let size = size.ok_or_else(|| text.wrong(Kind::TooManyRanks { ranks: ranks.len() }))?;
    let width = usize::from(size.get());
    let mut placement = Placement::empty(size);
    for (row, rank) in (0..size.get()).zip(ranks) {
        let (rank, squares) = rank?;
        for (column, &square) in (0..size.get()).zip(&squares) {
            if has_queen(square)? {
                placement.insert(size.square(row, column));
            }
        }
        if squares.len() != width {
            let rank_number = width - usize::from(row);
            return Err(rank.wrong(Kind::RankWidth { rank: rank_number, size: width, squares: squares.len() }));
        }
    }
    Ok(placement)
}

/// Whether a line is one of those between the ranks.
fn is_edge(line: &str) -> bool {
    line.starts_with('+') && line.bytes().all(|b| matches!(b, b'+' | b'-'))
}
