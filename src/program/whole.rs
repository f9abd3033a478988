//! The board in a value that claims to be one.

use crate::board::Square;
use crate::program::Problem;
use crate::program::board_value::sizes;
use crate::program::data::Data;
use crate::program::form::{CHAIN, Form};
use crate::program::incomplete::is_shapeless;
use crate::program::read::read_kept;
use rewindable::{Machine, Value};

/// A board of fewer squares, of which not all are there, is no claim.
const LEAST: usize = 4;

/// Squares by row, from the top, and column.
pub(super) type Places = Box<[(u8, u8)]>;

/// A number that changes when an object or one in it does.
pub(super) fn deep_version<M: Machine>(machine: &M, place: M::Place) -> u64 {
    let inner = match machine.value(place) {
        Value::Sequence { .. } => machine.parts(place, 0).map(|part| machine.version(part)).max(),
        _ => None,
    };
    machine.version(place).max(inner.unwrap_or(0))
}

/// Squares by row, from the top, and column.
pub(super) fn places(squares: &[Square], rows: usize) -> Places {
    squares.iter().map(|square| ((rows - 1 - usize::from(square.rank())) as u8, square.file() as u8)).collect()
}

/// The board in a value that claims to be one: all of it at the size that is asked for, or else at its own, or else as
/// much as there is.
pub(super) fn board<M: Machine>(machine: &M, value: M::Place, asked: Problem) -> Option<(Places, usize)> {
    if is_shapeless(machine, value) || is_short_walk(machine, value, asked) {
        return None;
    }
    let data = read_kept(machine, value, asked);
    let mut partial = None;
    for problem in sizes(&data, asked) {
        let Some(reading) = Form::Any.read(&data, problem) else { continue };
        let (rows, columns) = problem.sides();
        let whole = match problem {
            Problem::Queens(_) => rows,
            Problem::Knight(_) => rows * columns,
        };
        let squares = places(&reading.squares, rows);
        if squares.len() == whole {
            return Some((squares, rows));
        }
        let is_part = match problem {
            Problem::Queens(_) => {
                let is_row = |item: &Data| matches!(item, Data::List(_) | Data::Text(_));
                let is_grid = matches!(&data, Data::List(items) if items.len() == rows && is_row(&items[0]));
                squares.len() >= LEAST || (is_grid && rows >= LEAST)
            }
            // Any list of squares has the shape of a walk.
            Problem::Knight(_) => Form::confirms(&reading, problem),
        };
        if is_part {
            partial.get_or_insert((squares, rows));
        }
    }
    partial
}

/// Whether a value is, if anything, a walk of so few squares that it is no claim.
fn is_short_walk<M: Machine>(machine: &M, value: M::Place, asked: Problem) -> bool {
    let (rows, columns) = asked.sides();
    match (asked, machine.value(value)) {
        (Problem::Knight(_), Value::Sequence { length, .. }) => length != rows && length < CHAIN.min(rows * columns),
        _ => false,
    }
}
