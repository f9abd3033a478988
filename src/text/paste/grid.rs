//! A tour as a grid of numbers, as articles print it and spreadsheets keep it.

use super::diagram::Rank;
use crate::board::{Board, Square};
use crate::knight::moves;
use crate::text::link::error::{Kind, LinkError, Quoted};
use crate::text::link::number::{side, whole};
use crate::text::link::piece::Piece;
use crate::text::link::{Fields, Knight, Moves};

/// Whether a text is a grid of numbers: more than one line, of which the first has more than one cell and nothing but
/// numbers and dots in them.
pub(super) fn is_grid(text: &str) -> bool {
    let text = Piece { text, at: 0 };
    let mut lines = lines(text);
    let first: Vec<Piece<'_>> = lines.next().map(cells).unwrap_or_default();
    let is_cell = |cell: &Piece<'_>| is_hole(cell.text) || cell.text.bytes().all(|b| b.is_ascii_digit());
    lines.next().is_some() && first.len() > 1 && first.iter().all(is_cell)
}

/// Reads a grid of numbers, which is ASCII: a line a rank, the highest first, and in each cell the number of the move
/// that enters its square, from 1 or from 0. Cells stand between commas, semicolons, tabs or blanks; a dot, or nothing between
/// two commas, is a square taken out. Says whether the numbers count from 0.
pub(super) fn read(text: Piece<'_>) -> Result<(Knight, bool), LinkError> {
    let ranks: Vec<Rank<'_>> = lines(text).map(|line| (line, cells(line))).collect();
    read_ranks(text, &ranks)
}

/// The same, of ranks and their cells. Where there is a 0 the numbers count from it.
pub(super) fn read_ranks(text: Piece<'_>, ranks: &[Rank<'_>]) -> Result<(Knight, bool), LinkError> {
    let width = ranks.first().map_or(0, |(_, cells)| cells.len());
    let sided = |count: usize| side(&count.to_string()).ok_or_else(|| text.wrong(Kind::Side(Quoted::number(count))));
    let board = Board::new(sided(width)?, sided(ranks.len())?);
    let numbers = || ranks.iter().flat_map(|(_, cells)| cells).filter(|cell| !is_hole(cell.text));
    let (count, from_zero) = (numbers().count(), numbers().any(|cell| cell.text == "0"));
    let min = usize::from(!from_zero);
    let max = (count + min).saturating_sub(1);

    let mut holes = Vec::new();
    let mut entered: Vec<Option<(Square, Piece<'_>)>> = vec![None; count];
    for ((line, cells), rank) in ranks.iter().zip((0..board.ranks()).rev()) {
        if cells.len() != width {
            let rank = usize::from(rank) + 1;
            return Err(line.wrong(Kind::GridWidth { rank, files: width, squares: cells.len() }));
        }
        for (&cell, file) in cells.iter().zip(0..) {
            let square = Square::new(file, rank);
            if is_hole(cell.text) {
                holes.push(square);
                continue;
            }
            let number =
                cell.read(|text| whole(text, min as u64, max as u64), |found| Kind::GridNumber { min, max, found })?;
            let place = &mut entered[number as usize - min];
            if place.is_some() {
                return Err(cell.wrong(Kind::GridTwice { number: number as usize }));
            }
            *place = Some((square, cell));
        }
    }
    // As many different numbers as there are from the first to the last are all of them.
    let way: Vec<(Square, Piece<'_>)> = entered.into_iter().flatten().collect();
    let start = way.first().ok_or_else(|| text.wrong(Kind::NothingLeft))?.0;
    let digits = way.windows(2).map(|pair| {
        let [(here, _), (next, cell)] = [pair[0], pair[1]];
        moves::digit(here, next).ok_or_else(|| cell.wrong(Kind::Hop(here, next)))
    });
    let moves = Moves::try_new(digits.collect::<Result<_, _>>()?).ok_or_else(|| text.wrong(Kind::MissingMoves))?;
    let fields = Fields { start: Some(start), moves: Some(moves), holes, ..Fields::default() };
    let knight = Knight::try_from_fields(board, fields).map_err(|fault| text.wrong(fault.kind))?;
    Ok((knight, from_zero))
}

/// The lines that are not blank.
fn lines(text: Piece<'_>) -> impl Iterator<Item = Piece<'_>> {
    text.split('\n').filter(|line| !line.text.trim_ascii().is_empty())
}

/// The cells of a line.
fn cells(line: Piece<'_>) -> Vec<Piece<'_>> {
    match [',', ';', '\t'].into_iter().find(|&mark| line.text.contains(mark)) {
        Some(mark) => line.split(mark).map(Piece::trim).collect(),
        None => line.split(' ').map(Piece::trim).filter(|cell| !cell.text.is_empty()).collect(),
    }
}

/// Whether a cell stands for a square taken out.
fn is_hole(cell: &str) -> bool {
    matches!(cell, "" | "." | "None" | "null")
}
