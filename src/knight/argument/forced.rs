//! Arguments by forced moves on 3×7 and 3×8: a square with two moves has both, and no ring may close before its time.
//!
//! Squares are written as two digits, along the short side and along the long one, from 1: `38` is a corner of 3×8.

use super::step::{Mark, Move, Step};
use crate::board::{Board, Square};
use crate::knight::existence::turned_back;

/// A step with its squares as text.
struct Row {
    key: &'static str,
    numbers: &'static [(&'static str, usize)],
    squares: &'static [(&'static str, &'static str)],
    marks: &'static [(Mark, &'static str)],
    /// Ways from square to square with commas between them, one list after the other.
    moves: &'static [&'static str],
    wrong: &'static str,
    area: &'static str,
}

const NONE: Row = Row { key: "", numbers: &[], squares: &[], marks: &[], moves: &[], wrong: "", area: "" };

/// The ways through the squares of 3×8 that have two moves, at the left end and at the right one.
const LEFT: &str = "32 11 23 31 12,13 21 33,14 22 34";
const RIGHT: &str = "37 18 26 38 17,16 28 36,15 27 35";

/// The only way through 3×8, but for mirror images.
const WHOLE: &str = "24 12 31 23 11 32 13 21 33 14 22 34 15 27 35 16 28 36 17 38 26 18 37 25";

/// A closed tour of 3×8.
const FORCED_APART: &[Row] = &[
    Row {
        key: "argue.forced",
        numbers: &[("count", 8)],
        marks: &[(Mark::Now, "11 31 21 22 18 38 28 27")],
        moves: &[LEFT, RIGHT],
        ..NONE
    },
    Row {
        key: "argue.rings",
        numbers: &[("ring", 8), ("other", 6)],
        squares: &[("either", "12 32"), ("to", "24")],
        marks: &[(Mark::Now, "12 32"), (Mark::Hint, "24")],
        moves: &[LEFT],
        wrong: "12 33,32 13,12 24 32",
        ..NONE
    },
    Row {
        key: "argue.one.does",
        squares: &[("to", "24")],
        marks: &[(Mark::Now, "12"), (Mark::Hint, "24")],
        moves: &[LEFT, RIGHT, "12 24,32 13"],
        ..NONE
    },
    Row {
        key: "argue.right.ring",
        numbers: &[("ring", 6)],
        squares: &[("either", "17 37"), ("to", "25"), ("wrong", "17")],
        marks: &[(Mark::Hint, "25"), (Mark::Now, "17")],
        moves: &[LEFT, RIGHT, "12 24,32 13,17 25,37 16"],
        wrong: "14 22 34 15 27 35 14",
        ..NONE
    },
    Row {
        key: "argue.whole",
        numbers: &[("squares", 24)],
        squares: &[("right", "37"), ("ends", "24 25")],
        marks: &[(Mark::Now, "37"), (Mark::Hint, "24 25")],
        moves: &[WHOLE],
        ..NONE
    },
    Row {
        key: "argue.apart",
        squares: &[("ends", "24 25")],
        marks: &[(Mark::Conflict, "24 25")],
        moves: &[WHOLE],
        ..NONE
    },
];

/// The way at the corner of 3×8 where an open tour from `23` ends, the ways at the other squares with two moves, and the
/// way on which it is over too soon.
const FIRST: &str = "23 31 12,11 32";
const REST: &str = "37 18 26 38 17,16 28 36,15 27 35,13 21 33,14 22 34";
const SHORT: &str = "23 31 12 24 32 11";

/// An open tour of 3×8 from the third square of its middle line.
const FORCED_SHORT: &[Row] = &[
    Row {
        key: "argue.both.corners",
        squares: &[("corners", "11 31"), ("square", "23")],
        marks: &[(Mark::Now, "11 31"), (Mark::Hint, "23")],
        moves: &["12 31 23 11 32"],
        ..NONE
    },
    Row {
        key: "argue.other.end",
        squares: &[("square", "23"), ("corner", "11")],
        marks: &[(Mark::End, "11 23")],
        moves: &[FIRST],
        ..NONE
    },
    Row {
        key: "argue.forced.open",
        numbers: &[("count", 6)],
        marks: &[(Mark::Now, "21 22 18 38 28 27"), (Mark::End, "11 23")],
        moves: &[FIRST, REST],
        ..NONE
    },
    Row {
        key: "argue.rings",
        numbers: &[("ring", 8), ("other", 6)],
        squares: &[("either", "17 37"), ("to", "25")],
        marks: &[(Mark::Now, "17 37"), (Mark::Hint, "25"), (Mark::End, "11 23")],
        moves: &[REST, FIRST],
        wrong: "17 36,37 16,17 25 37",
        ..NONE
    },
    Row {
        key: "argue.full",
        squares: &[("full", "16 36"), ("to", "24")],
        marks: &[(Mark::Now, "16 36"), (Mark::Hint, "24"), (Mark::End, "11 23")],
        moves: &[REST, FIRST, "17 25,37 16,35 14,15 36"],
        ..NONE
    },
    Row {
        key: "argue.short.way",
        squares: &[("square", "24"), ("others", "12 32")],
        marks: &[(Mark::Now, "24"), (Mark::Hint, "12 32"), (Mark::End, "11 23")],
        moves: &[SHORT],
        ..NONE
    },
    Row {
        key: "argue.short",
        numbers: &[("count", 6), ("left", 18)],
        marks: &[(Mark::End, "11 23")],
        moves: &[SHORT],
        area: "23 31 12 24 32 11",
        ..NONE
    },
];

/// The ways through the squares of 3×7 that have two moves and are no twins, at the left end and at the right one.
const LEFT_OF_7: &str = "32 11 23 31 12,13 21 33";
const RIGHT_OF_7: &str = "36 17 25 37 16,15 27 35";

/// An open tour of 3×7 from the middle of its long line.
const TWIN_ENDS: &[Row] = &[
    Row {
        key: "argue.twins",
        numbers: &[("ring", 4)],
        squares: &[("twins", "22 26"), ("others", "14 34")],
        marks: &[(Mark::Now, "22 26"), (Mark::Looked, "14 34")],
        moves: &["14 22 34 26 14"],
        ..NONE
    },
    Row {
        key: "argue.forced.twins",
        numbers: &[("count", 6)],
        squares: &[("square", "24")],
        marks: &[(Mark::Now, "11 31 21 17 37 27"), (Mark::End, "24")],
        moves: &[LEFT_OF_7, RIGHT_OF_7],
        ..NONE
    },
    Row {
        key: "argue.left.ring",
        numbers: &[("ring", 8)],
        squares: &[("either", "12 32"), ("square", "24")],
        marks: &[(Mark::Now, "12 32"), (Mark::End, "24")],
        moves: &[LEFT_OF_7],
        wrong: "12 33,32 13",
        ..NONE
    },
    Row {
        key: "argue.right.too",
        squares: &[("either", "16 36"), ("square", "24")],
        marks: &[(Mark::Now, "16 36"), (Mark::End, "24")],
        moves: &[LEFT_OF_7, RIGHT_OF_7, "12 24 16"],
        ..NONE
    },
    Row {
        key: "argue.two.at.end",
        squares: &[("square", "24")],
        marks: &[(Mark::Conflict, "24")],
        moves: &["12 24 16"],
        ..NONE
    },
];

/// No closed tour of 3×8.
pub(super) fn forced_apart(board: Board) -> Vec<Step> {
    read(FORCED_APART, board, false)
}

/// No open tour of 3×8 with an end on this square, the third of its middle line from one side or the other.
pub(super) fn forced_short(board: Board, square: Square) -> Vec<Step> {
    read(FORCED_SHORT, board, square.file().max(square.rank()) != 2)
}

/// No open tour of 3×7 with an end in its middle.
pub(super) fn twin_ends(board: Board) -> Vec<Step> {
    read(TWIN_ENDS, board, false)
}

/// The steps of a table on a board that may lie on its side; `mirrored` counts along it from the other end.
fn read(table: &[Row], board: Board, mirrored: bool) -> Vec<Step> {
    let length = board.files().max(board.ranks());
    let at = |name: &[u8]| {
        let [short, long] = [0, 1].map(|place| u16::from(name[place] - b'0'));
        turned_back(board, (short, if mirrored { length + 1 - long } else { long }))
    };
    table.iter().map(|row| step(row, &at)).collect()
}

fn step(row: &Row, at: &dyn Fn(&[u8]) -> Square) -> Step {
    let squares = |names: &str| names.as_bytes().chunks(3).map(at).collect::<Vec<_>>();
    let mut step = Step::new(row.key).moves(&moves(row.moves, at)).wrong(&moves(&[row.wrong], at));
    for &(name, number) in row.numbers {
        step = step.number(name, number);
    }
    for (name, names) in row.squares {
        step = step.squares(name, &squares(names));
    }
    for &(mark, names) in row.marks {
        step = step.mark(mark, &squares(names));
    }
    if row.area.is_empty() { step } else { step.area(&squares(row.area)) }
}

/// The moves on ways: after each square comes a space where the way goes on, and a comma or nothing where it ends.
fn moves(ways: &[&str], at: &dyn Fn(&[u8]) -> Square) -> Vec<Move> {
    let mut moves = Vec::new();
    for way in ways {
        let mut before = None;
        for name in way.as_bytes().chunks(3) {
            let to = at(name);
            moves.extend(before.map(|from| (from, to)));
            before = (name.last() == Some(&b' ')).then_some(to);
        }
    }
    moves
}
