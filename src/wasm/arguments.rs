//! Arguments from a page as types of the core: placements, solvers and boards, or an error.

use crate::board::Board;
use crate::knight::Holes;
use crate::queens::count::CountSize;
use crate::queens::{Given, Placement, Size, Solver};
use crate::sentence;
use crate::wasm::error::{Failure, failure};
use crate::wasm::gate::{self, whole};

/// The side of a queens board.
pub(super) fn queens_size(n: f64) -> Result<Size, Failure> {
    Ok(Size::new(whole(n, "board size", 1, Size::MAX.into())? as u8))
}

/// Queens anywhere on an n × n board, as packed squares.
pub(super) fn placement(n: f64, queens: &[f64]) -> Result<Placement, Failure> {
    let size = queens_size(n)?;
    let mut placement = Placement::empty(size);
    for &queen in queens {
        placement.insert(gate::square(queen, size.board())?);
    }
    Ok(placement)
}

/// The same as queens that are given to a solver: none attacks another.
pub(super) fn queens_given(n: f64, queens: &[f64]) -> Result<Given, Failure> {
    Given::try_from(&placement(n, queens)?).map_err(|clash| {
        let values = [("one", clash.0.to_string()), ("other", clash.1.to_string())];
        failure("clash", &sentence(&clash), &values)
    })
}

/// A solver and the queens it is given.
pub(super) fn queens_asked(n: f64, solver: &str, given: &[f64]) -> Result<(Solver, Given), Failure> {
    let given = queens_given(n, given)?;
    Ok((solver_named(solver)?, given))
}

/// A queens solver by its key.
pub(super) fn solver_named(key: &str) -> Result<Solver, Failure> {
    key.parse().map_err(|error| failure("no-solver", &sentence(&error), &[]))
}

/// An N that can be counted.
pub(super) fn count_size(n: f64) -> Result<CountSize, Failure> {
    Ok(CountSize::new(whole(n, "board size", 1, CountSize::MAX.into())? as u8))
}

/// A board for knights, of up to `max` squares a side.
pub(super) fn board(files: f64, ranks: f64, max: u16) -> Result<Board, Failure> {
    let files = whole(files, "number of files", 1, u32::from(max))?;
    let ranks = whole(ranks, "number of ranks", 1, u32::from(max))?;
    Ok(Board::new(files as u16, ranks as u16))
}

/// The squares that are taken out of a board.
pub(super) fn holes_of(board: Board, packed: &[f64]) -> Result<Holes, Failure> {
    let squares = packed.iter().map(|&square| gate::square(square, board)).collect::<Result<Vec<_>, _>>()?;
    Holes::try_new(board, squares).map_err(|error| failure("bad-holes", &sentence(&error), &[]))
}
