//! The order in which the squares are decided, and the choices at each.
//!
//! A sweep goes through the squares along the longer side (by files if both are equal) and within it along the shorter,
//! from a1: the order of the `number` in a link. At each square it decides the moves to *later* squares:
//!
//! ```text
//! d . b . .        The squares of a 5×4 board in sweep order, h = 4 to a line. The moves from p to later squares
//! . . . c .        lead to a (+h−2), b (+h+2), c (+2h−1 or +2h+1): never more than 2h+1 squares ahead. So only the
//! . p . . .        next 2h+1 squares can have got a link already: the frontier. Its slots are used in turn, the one
//! . . . c .        of p for the square 2h+1 later, so that nothing is ever shifted.
//! ```
//!
//! An open tour is a cycle too, once an *apex* is linked to its two ends: one more slot, which every square may reach.

use super::degrees::Degrees;
use super::step::{APEX_DIGIT, Reach, Step};
use super::tours::{Ends, Kind, Tours};
use crate::board::{Board, Square};
use crate::knight::moves::MOVES;

/// All squares of a board in order, with the degrees on the frontier before the first and after the last.
#[derive(Clone, Debug)]
pub(super) struct Sweep {
    pub(super) steps: Vec<Step>,
    pub(super) start: Degrees,
    pub(super) done: Degrees,
}

/// Whether the squares are swept by files: along the files, and from rank to rank within each.
fn by_files(board: Board) -> bool {
    board.files() >= board.ranks()
}

/// The squares of a board in sweep order.
pub(super) fn squares_in_order(board: Board) -> Vec<Square> {
    if by_files(board) {
        (0..board.files()).flat_map(|file| (0..board.ranks()).map(move |rank| Square::new(file, rank))).collect()
    } else {
        (0..board.ranks()).flat_map(|rank| (0..board.files()).map(move |file| Square::new(file, rank))).collect()
    }
}

/// The place of a square of the board in sweep order.
pub(super) fn place_in_order(board: Board, square: Square) -> usize {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    if by_files(board) { file * usize::from(board.ranks()) + rank } else { rank * usize::from(board.files()) + file }
}

impl Sweep {
    /// The sweep for these tours; with `turning`, boards that look the same turned over may be turned over.
    pub(super) fn new(tours: &Tours, turning: bool) -> Sweep {
        let board = tours.board();
        let squares = squares_in_order(board);
        let short = usize::from(board.files().min(board.ranks()));
        let window = 2 * short + 1;
        let slots = window + usize::from(tours.kind() != Kind::Closed);
        let present: Vec<bool> = squares.iter().map(|&square| tours.visit(square)).collect();
        let degree_at = |place: usize| if present.get(place) == Some(&true) { 0 } else { 2 };
        let turning = turning && looks_the_same_turned_over(tours, &squares, short);

        let steps = squares.iter().enumerate().map(|(place, &square)| {
            let mut reach = vec![];
            if present[place] {
                for (digit, (files, ranks)) in MOVES.into_iter().enumerate() {
                    let Some(to) = square.offset(files, ranks).filter(|&to| tours.visit(to)) else { continue };
                    let to = place_in_order(board, to);
                    if to > place {
                        reach.push(Reach { slot: (to % window) as u8, digit: digit as u8 });
                    }
                }
                if may_end(tours.kind(), square) {
                    reach.push(Reach { slot: window as u8, digit: APEX_DIGIT });
                }
            }
            let next_line = (place + 1) / short;
            Step {
                slot: (place % window) as u8,
                entering: degree_at(place + window),
                may_close: !present.iter().skip(place + window + 1).any(|&p| p),
                needs_apex: tours.kind() == Kind::Open(Ends::From(square)),
                reach,
                turn: (turning && (place + 1) % short == 0).then(|| turn(next_line, short, slots)),
            }
        });
        Sweep {
            steps: steps.collect(),
            start: Degrees::from_slots((0..slots).map(|slot| if slot < window { degree_at(slot) } else { 0 })),
            done: Degrees::from_slots((0..slots).map(|_| 2)),
        }
    }
}

/// Whether an open tour may end on a square; a closed one has no ends.
fn may_end(kind: Kind, square: Square) -> bool {
    match kind {
        Kind::Closed => false,
        Kind::Open(Ends::Any | Ends::From(_)) => true,
        Kind::Open(Ends::Between(a, b)) => square == a || square == b,
    }
}

/// Whether the mirror image along the shorter side has the same ends.
fn looks_the_same_turned_over(tours: &Tours, squares: &[Square], short: usize) -> bool {
    matches!(tours.kind(), Kind::Closed | Kind::Open(Ends::Any))
        && squares
            .chunks(short)
            .all(|line| line.iter().zip(line.iter().rev()).all(|(&a, &b)| tours.visit(a) == tours.visit(b)))
}

/// Where each slot goes when the board is turned over before line `line`: the frontier then is two full lines and one
/// square that nothing has reached yet, which stays, as the apex does.
fn turn(line: usize, short: usize, slots: usize) -> Vec<u8> {
    let window = 2 * short + 1;
    let mut turn: Vec<u8> = (0..slots as u8).collect();
    for line in [line, line + 1] {
        for along in 0..short {
            turn[(line * short + along) % window] = ((line * short + short - 1 - along) % window) as u8;
        }
    }
    turn
}
