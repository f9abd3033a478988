//! A knight's tour by backtracking, with Warnsdorff's rule and without it.
//!
//! After 「回溯法求解骑士问题/马周游问题 (C++)」 ("The knight's tour by backtracking"): go where the fewest moves lead on (Warnsdorff's
//! rule; that number is the *degree* of the square), of those to the square farther from the centre; when stuck, take
//! the last move back. A closed tour is always looked for from the central square: a ring has no first square, so it
//! can be numbered from any square afterwards ([`Tour::renumbered`](crate::knight::Tour::renumbered)).
//!
//! The article's comparison of candidates (`a > b && c < d`) is no ordering. Here a candidate comes first by
//!
//! 1. its degree, fewest first;
//! 2. its distance from the central square in files plus ranks, farthest first;
//! 3. its move digit, 7 first and 0 last, which is the order of the article's table of moves.

use crate::keyed::keyed;
use std::cmp::Reverse;

use crate::board::{Board, Square};
use crate::event::Event;
use crate::knight::Holes;
use crate::knight::moves::MOVES;
use crate::search::{Backtrack, Rules, TestResult};

/// The longest side of a board on which a page offers a search to be watched.
pub const MAX_SEARCHED_SIDE: u16 = 50;

keyed! {
    /// How a search chooses among the candidates.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Order {
        /// By degree, then distance from the central square, then move digit.
        Warnsdorff = "warnsdorff",
        /// By move digit alone, 7 first: plain backtracking.
        Plain = "plain",
    }

    /// The key in links: `warnsdorff` or `plain`.
    pub const fn key;

    pub(crate) fn named;
}

/// The kind of tour that a search looks for, and the order in which it tries candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The order of the candidates.
    pub order: Order,
    /// Whether the last square must be a move away from the first.
    pub closed: bool,
    /// Whether to go back as soon as the first square of a closed tour has no free neighbour left, as nothing could
    /// return to it: a test that the article does not make.
    pub prune: bool,
}

/// A square the knight may go to next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The square.
    pub square: Square,
    /// The digit of the move that leads there.
    pub digit: u8,
    /// Its Warnsdorff degree: how many free squares a move away from it, 0..=7.
    pub degree: u8,
    /// Its distance from the central square in files plus ranks.
    pub distance: u16,
}

/// The central square: row ⌊M/2⌋ from the top and column ⌊N/2⌋ from the left, both counted from 1 and at least 1.
///
/// ```
/// # use queens_and_knights::{Board, knight::backtrack::central};
/// assert_eq!(central(Board::new(8, 8)).to_string(), "d5");
/// ```
#[must_use]
pub fn central(board: Board) -> Square {
    let row = (board.ranks() / 2).max(1);
    let column = (board.files() / 2).max(1);
    Square::new(column - 1, board.ranks() - row)
}

/// The rules of a search for a knight's tour: the knight and the squares it has visited.
#[derive(Clone, Debug)]
pub struct KnightRules {
    board: Board,
    task: Task,
    chosen: Square,
    first: Square,
    here: Square,
    /// Whether a square may still be entered, by its index on the board.
    free: Vec<bool>,
    visited: usize,
    squares: usize,
    /// The squares left, the one on top last.
    trail: Vec<Square>,
}

/// The search for a tour that begins at `start`; a closed tour by [`Order::Warnsdorff`] begins at the central square
/// instead, unless that has been taken out of the board. The knight stands on its first square before step 0, and the
/// search ends with its first tour.
///
/// # Panics
/// When `start` is not a square left on the board.
#[must_use]
#[track_caller]
pub fn search(board: Board, holes: &Holes, start: Square, task: Task) -> Backtrack<KnightRules> {
    assert!(board.contains(start) && !holes.contains(start), "the start is a square left on the board");
    let centre = central(board);
    let from_centre = task.closed && task.order == Order::Warnsdorff && !holes.contains(centre);
    let first = if from_centre { centre } else { start };
    let mut free = vec![true; board.squares()];
    for hole in holes.iter() {
        free[board.index(hole)] = false;
    }
    free[board.index(first)] = false;
    let squares = holes.left(board);
    Backtrack::new(KnightRules {
        board,
        task,
        chosen: start,
        first,
        here: first,
        free,
        visited: 1,
        squares,
        trail: Vec::new(),
    })
}

/// How many moves the search takes back until its first tour; `None` when it finds none within `limit` steps.
///
/// ```
/// # use queens_and_knights::{Board, Square};
/// # use queens_and_knights::knight::{Holes, backtrack::{Order, Task, backtracks_to_tour, search}};
/// let task = Task { order: Order::Warnsdorff, closed: true, prune: false };
/// let search = search(Board::new(6, 6), &Holes::NONE, Square::new(0, 0), task);
/// assert_eq!(backtracks_to_tour(search.clone(), 10_000), Some(114));
/// assert_eq!(backtracks_to_tour(search, 100), None);
/// ```
#[must_use]
pub fn backtracks_to_tour(search: Backtrack<KnightRules>, limit: u64) -> Option<u64> {
    let mut backtracks = 0;
    for event in search.take(usize::try_from(limit).unwrap_or(usize::MAX)) {
        match event {
            Event::Remove(_) => backtracks += 1,
            Event::Solved => return Some(backtracks),
            _ => {}
        }
    }
    None
}

impl KnightRules {
    /// The square on which the search began.
    #[must_use]
    pub fn first(&self) -> Square {
        self.first
    }

    /// The start that was chosen, from which a closed tour is numbered wherever the search began.
    #[must_use]
    pub fn chosen(&self) -> Square {
        self.chosen
    }

    /// The kind of tour, and the order of the candidates.
    #[must_use]
    pub fn task(&self) -> Task {
        self.task
    }

    /// Whether the path visits every square and, for a closed tour, can return to the first.
    #[must_use]
    pub fn complete(&self) -> bool {
        self.visited == self.squares
            && (!self.task.closed || neighbours(self.board, self.here).any(|(_, to)| to == self.first))
    }

    /// Where the knight may go from here, best first: all free squares a move away.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        if self.task.order == Order::Plain {
            return self.onward().collect();
        }
        // There are at most eight: each is put in its place as it comes, after its equals.
        let rank = |candidate: &Candidate| (candidate.degree, Reverse(candidate.distance));
        let mut found: Vec<Candidate> = Vec::with_capacity(8);
        for candidate in self.onward() {
            found.insert(found.partition_point(|other| rank(other) <= rank(&candidate)), candidate);
        }
        found
    }

    /// Whether the prune forbids every candidate.
    #[must_use]
    pub fn pruned(&self) -> bool {
        self.task.prune && self.task.closed && self.visited < self.squares && self.degree(self.first) == 0
    }

    /// Whether the path lacks this many squares to be complete.
    pub(super) fn is_last_but(&self, missing: usize) -> bool {
        self.visited + missing == self.squares
    }

    /// Whether the prune forbade every candidate while the knight stood on a square that is free again.
    pub(super) fn would_prune(&self, square: Square) -> bool {
        let mut ways = neighbours(self.board, self.first).map(|(_, to)| to);
        self.task.prune && self.task.closed && !ways.any(|to| to != square && self.free[self.board.index(to)])
    }

    /// The candidates in the order of their digits, 7 first.
    fn onward(&self) -> impl Iterator<Item = Candidate> {
        let centre = central(self.board);
        neighbours(self.board, self.here).filter(|&(_, square)| self.free[self.board.index(square)]).map(
            move |(digit, square)| {
                let distance = square.file().abs_diff(centre.file()) + square.rank().abs_diff(centre.rank());
                Candidate { square, digit, degree: self.degree(square), distance }
            },
        )
    }

    /// The number of free squares a move away.
    pub(super) fn degree(&self, square: Square) -> u8 {
        neighbours(self.board, square).filter(|&(_, to)| self.free[self.board.index(to)]).count() as u8
    }
}

/// The squares a move away, with the digits of the moves, 7 first.
fn neighbours(board: Board, square: Square) -> impl Iterator<Item = (u8, Square)> {
    (0..8).rev().filter_map(move |digit: u8| {
        let (files, ranks) = MOVES[usize::from(digit)];
        let to = square.offset(files, ranks).filter(|&to| board.contains(to))?;
        Some((digit, to))
    })
}

/// The candidates of one square that have not been tried: at most eight, the first in the lowest bits, three bits
/// each.
#[derive(Clone, Copy, Debug)]
pub struct Untried {
    digits: u32,
    count: u8,
}

impl Rules for KnightRules {
    type Cursor = Untried;

    const ONE_SOLUTION: bool = true;

    fn height(&self) -> usize {
        self.squares - 1
    }

    fn solved(&self, _: usize) -> bool {
        self.complete()
    }

    fn open(&mut self) -> Untried {
        let mut untried = Untried { digits: 0, count: 0 };
        if !self.pruned() {
            for candidate in self.candidates() {
                untried.digits |= u32::from(candidate.digit) << (3 * untried.count);
                untried.count += 1;
            }
        }
        untried
    }

    fn next(&mut self, untried: &mut Untried) -> Option<TestResult> {
        untried.count = untried.count.checked_sub(1)?;
        let (files, ranks) = MOVES[(untried.digits & 7) as usize];
        untried.digits >>= 3;
        let square = self.here.offset(files, ranks).expect("a candidate lies on the board");
        Some(TestResult::Fits(square))
    }

    fn place(&mut self, square: Square) {
        self.trail.push(self.here);
        self.here = square;
        self.visited += 1;
        let index = self.board.index(square);
        self.free[index] = false;
    }

    fn remove(&mut self, square: Square) {
        let index = self.board.index(square);
        self.free[index] = true;
        self.visited -= 1;
        self.here = self.trail.pop().expect("the knight came from somewhere");
    }
}
