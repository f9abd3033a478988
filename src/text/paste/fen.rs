//! Queens as a FEN, the notation that chess programs read.

use std::fmt;
use std::str::FromStr;

use crate::queens::{Placement, Size};
use crate::text::link::error::{Kind, LinkError, Quoted};
use crate::text::link::piece::Piece;

/// A placement as a FEN.
///
/// On 8×8 the pieces are followed by the fields that chess programs expect, `w - - 0 1`; for every other size there are
/// the pieces alone, and a run of empty squares is a decimal number of any length. Read are pieces with those further
/// fields (on 8×8) or without them, `Q` and `q` alike.
///
/// ```
/// use queens_and_knights::text::paste::Fen;
///
/// let fen: Fen = "1Q2/3Q/Q3/2Q1".parse().unwrap();
/// assert_eq!(fen.0.iter().map(|queen| queen.to_string()).collect::<Vec<_>>(), ["b4", "d3", "a2", "c1"]);
/// assert_eq!(fen.to_string(), "1Q2/3Q/Q3/2Q1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fen(
    /// The queens.
    pub Placement,
);

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.size();
        let run = |f: &mut fmt::Formatter<'_>, empty: u8| if empty == 0 { Ok(()) } else { write!(f, "{empty}") };
        for row in 0..size.get() {
            if row > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for column in 0..size.get() {
                if self.0.contains(size.square(row, column)) {
                    run(f, std::mem::take(&mut empty))?;
                    f.write_str("Q")?;
                } else {
                    empty += 1;
                }
            }
            run(f, empty)?;
        }
        if size.get() == 8 { f.write_str(" w - - 0 1") } else { Ok(()) }
    }
}

impl FromStr for Fen {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Fen, LinkError> {
        Piece::ascii(text).and_then(read).map(Fen)
    }
}

/// Reads a FEN, which is ASCII.
pub(super) fn read(text: Piece<'_>) -> Result<Placement, LinkError> {
    let (pieces, rest) = text.split_once(' ');
    let ranks: Vec<Piece<'_>> = pieces.split('/').collect();
    let size = u8::try_from(ranks.len()).ok().and_then(Size::try_new);
    let size = size.ok_or_else(|| text.wrong(Kind::TooManyRanks { ranks: ranks.len() }))?;
    let mut placement = Placement::empty(size);
    for (row, &rank) in (0..size.get()).zip(&ranks) {
        rank_of(rank, row, &mut placement)?;
    }
    match rest {
        Some(rest) if size.get() != 8 || !is_turn(rest) => Err(rest.wrong(Kind::FenRest(Quoted::new(rest.text)))),
        _ => Ok(placement),
    }
}

/// Whether these are the fields after the pieces: the side to move, and up to four more fields, which say nothing of
/// queens.
fn is_turn(rest: Piece<'_>) -> bool {
    let mut fields = rest.split(' ');
    fields.next().is_some_and(|turn| matches!(turn.text, "w" | "b")) && fields.count() <= 4
}

/// Puts the queens of one rank on the board.
fn rank_of(rank: Piece<'_>, row: u8, placement: &mut Placement) -> Result<(), LinkError> {
    let size = placement.size();
    let width = usize::from(size.get());
    let mut column = 0;
    let mut rest = rank;
    while !rest.text.is_empty() {
        let digits = rest.text.bytes().take_while(u8::is_ascii_digit).count();
        let (word, others) = rest.split_at(digits.max(1));
        match word.text {
            "Q" | "q" => {
                if column < width {
                    placement.insert(size.square(row, column as u8));
                }
                column = column.saturating_add(1);
            }
            run => match run.parse::<usize>() {
                Ok(empty) if !run.starts_with('0') => column = column.saturating_add(empty),
                _ => return Err(word.wrong(Kind::FenPiece(Quoted::new(run)))),
            },
        }
        rest = others;
    }
    if column == width {
        return Ok(());
    }
    Err(rank.wrong(Kind::RankWidth { rank: width - usize::from(row), size: width, squares: column }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rank beyond all numbers does not begin anew.
    #[test]
    fn a_rank_of_too_many_squares_is_refused() {
        for fen in [format!("{}qQ", usize::MAX), format!("{0}/{0}Q2/2", usize::MAX)] {
            assert!(matches!(fen.parse::<Fen>(), Err(LinkError { kind: Kind::RankWidth { .. }, at: 0 })), "{fen}");
        }
    }

    #[test]
    fn each_placement_has_its_fen() {
        for (columns, fen) in [
            (vec![Some(0)], "Q"),
            (vec![None], "1"),
            (vec![Some(1), Some(3), Some(0), Some(2)], "1Q2/3Q/Q3/2Q1"),
            (vec![None; 12], "12/12/12/12/12/12/12/12/12/12/12/12"),
            (
                [1, 5, 8, 6, 3, 7, 2, 4].map(|column| Some(column - 1)).to_vec(),
                "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1",
            ),
        ] {
            let placement = Placement::from_columns(Size::new(columns.len() as u8), columns);
            assert_eq!(Fen(placement).to_string(), fen);
            assert_eq!(fen.parse(), Ok(Fen(placement)));
        }
        let row = "QqQ/3/q1Q".parse::<Fen>().unwrap();
        assert_eq!((row.0.len(), row.to_string().as_str()), (5, "QQQ/3/Q1Q"));
        assert_eq!("8/8/8/8/8/8/8/8".parse(), Ok(Fen(Placement::empty(Size::new(8)))));
    }
}
