//! The links of every square, in one byte each, on a padded board.

use crate::board::{Board, Square};
use crate::knight::moves::MOVES;
use crate::knight::{Goal, Question};

/// A slot still to be filled by a link.
pub(crate) const FREE: u8 = 8;
/// A slot that must not be filled: an end of a path has one.
pub(crate) const SHUT: u8 = 9;
/// Both slots of a cell that is no square: padding or a hole.
const WALL: u8 = 0xff;

/// A board with two slots for links in each square.
///
/// A cell is a place on the board padded so that no move leaves it: two rows above and below, two cells between one
/// row and the next.
///
/// ```text
/// links[cell]   bits 0..4  one slot      0..=7  a link by the move with this digit
///               bits 4..8  the other     8 free, 9 shut; 15 in both: no square
/// ```
#[derive(Clone)]
pub(crate) struct Grid {
    board: Board,
    stride: usize,
    /// The offset that a move adds to a cell; by slot, so that a slot without a link stays where it is.
    offsets: [isize; 16],
    links: Vec<u8>,
    /// The cell of the start.
    pub start: usize,
    /// The cell of the required end, if there is one.
    pub end: Option<usize>,
    /// Whether the tour is to be closed.
    pub closed: bool,
}

impl Grid {
    /// The board of a question, without links.
    pub fn new(question: &Question) -> Grid {
        let board = question.board();
        let stride = usize::from(board.files()) + 2;
        let mut offsets = [0; 16];
        for (offset, (files, ranks)) in offsets.iter_mut().zip(MOVES) {
            *offset = isize::from(ranks) * stride as isize + isize::from(files);
        }
        let links = vec![WALL; stride * (usize::from(board.ranks()) + 4) + 4];
        let mut grid = Grid { board, stride, offsets, links, start: 0, end: None, closed: false };
        for rank in 0..board.ranks() {
            let row = grid.row(rank);
            grid.links[row].fill(FREE << 4 | FREE);
        }
        for hole in question.holes().iter() {
            let cell = grid.cell(hole);
            grid.links[cell] = WALL;
        }
        grid.start = grid.cell(question.start());
        grid.closed = question.goal() == Goal::Closed;
        if let Goal::To(end) = question.goal() {
            let end = grid.cell(end);
            grid.end = Some(end);
            grid.links[end] = SHUT << 4 | FREE;
        }
        if !grid.closed {
            grid.links[grid.start] = SHUT << 4 | FREE;
        }
        grid
    }

    pub const fn board(&self) -> Board {
        self.board
    }

    /// How many cells there are, padding included.
    pub fn cells(&self) -> usize {
        self.links.len()
    }

    /// The cells of a rank.
    pub fn row(&self, rank: u16) -> std::ops::Range<usize> {
        let first = (usize::from(rank) + 2) * self.stride + 2;
        first..first + usize::from(self.board.files())
    }

    pub fn cell(&self, square: Square) -> usize {
        (usize::from(square.rank()) + 2) * self.stride + 2 + usize::from(square.file())
    }

    pub fn square(&self, cell: usize) -> Square {
        let place = cell - 2 * self.stride - 2;
        Square::new((place % self.stride) as u16, (place / self.stride) as u16)
    }

    /// The cell that a slot's link leads to.
    pub fn to(&self, cell: usize, slot: u8) -> usize {
        cell.wrapping_add_signed(self.offsets[usize::from(slot & 15)])
    }

    pub fn is_wall(&self, cell: usize) -> bool {
        self.links[cell] == WALL
    }

    /// Both slots of a cell.
    pub fn slots(&self, cell: usize) -> [u8; 2] {
        let byte = self.links[cell];
        [byte & 15, byte >> 4]
    }

    /// Whether the cell is linked by the move `digit`.
    pub fn has_link(&self, cell: usize, digit: u8) -> bool {
        let [one, other] = self.slots(cell);
        one == digit || other == digit
    }

    /// Whether a slot of the cell is free.
    pub fn is_short(&self, cell: usize) -> bool {
        self.has_link(cell, FREE)
    }

    /// The slot of the cell that is not `slot`: where a knight goes on that came in by `slot`.
    pub fn other(&self, cell: usize, slot: u8) -> u8 {
        let [one, other] = self.slots(cell);
        if one == slot { other } else { one }
    }

    /// Puts `new` where the cell has `old`, which it must have.
    pub fn replace(&mut self, cell: usize, old: u8, new: u8) {
        let byte = &mut self.links[cell];
        debug_assert!(*byte & 15 == old || *byte >> 4 == old);
        *byte = if *byte & 15 == old { *byte & 0xf0 | new } else { *byte & 0x0f | new << 4 };
    }

    /// Links a cell with the one that the move `digit` leads to; both have a free slot.
    pub fn link(&mut self, cell: usize, digit: u8) {
        let to = self.to(cell, digit);
        self.replace(cell, FREE, digit);
        self.replace(to, FREE, digit ^ 4);
    }

    /// The squares from the start along the links, until the end of the path or back at the start. A ring is
    /// followed by the move with the smaller digit.
    pub fn follow(&self) -> Vec<Square> {
        let [one, other] = self.slots(self.start);
        let mut slot = one.min(other);
        let mut cell = self.start;
        let mut square = self.square(cell);
        let mut squares = Vec::with_capacity(self.board.squares());
        squares.push(square);
        while slot < FREE {
            let (files, ranks) = MOVES[usize::from(slot)];
            cell = self.to(cell, slot);
            if cell == self.start {
                break;
            }
            square = square.offset(files, ranks).expect("links stay on the board");
            squares.push(square);
            slot = self.other(cell, slot ^ 4);
        }
        squares
    }
}
