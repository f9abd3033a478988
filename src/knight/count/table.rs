//! Tour number k of K: closed tours in the order that links promise, both ways.
//!
//! A closed tour is a set of moves. In sweep order each square writes the set of its moves to later squares as a mask
//! with bit d for digit d; tours are ordered by these sequences, the smaller mask first. With the number of ways to go
//! on kept for every state, the k-th tour is found by walking forward: at each square the choices come in the order of
//! their masks, and those before the right one are skipped with all their tours at once.

use std::fmt;

use super::counter::gather;
use super::graph::Graph;
use super::matching::Matching;
use super::plan::Planner;
use super::rule::Maps;
use super::sweep::{Sweep, place_in_order, squares_in_order};
use super::tours::Tours;
use crate::board::{Board, Square};
use crate::knight::moves::{self, MOVES};
use crate::knight::{Holes, Tour};

/// The most squares a board with a table may have.
///
/// No board of this size has more than the 55,488,142 closed tours of 6×8, so that 32 bits hold every number.
pub const MAX_TABLE_SQUARES: usize = 48;

/// All closed tours of a board by their number, from 1.
///
/// ```
/// use queens_and_knights::{Board, Square};
/// use queens_and_knights::knight::count::TourTable;
/// let table = TourTable::try_new(Board::new(6, 6)).unwrap();
/// assert_eq!(table.total(), 9_862);
/// let tour = table.tour(4_711, Square::new(0, 0)).unwrap();
/// assert!(tour.is_closed());
/// assert_eq!(table.number(&tour), Some(4_711));
/// ```
#[derive(Debug)]
pub struct TourTable {
    board: Board,
    graph: Graph,
    /// The ways to go on, layer by layer from the last as in the graph.
    layers: Vec<Entries>,
}

/// The entries of one layer: those of each node in a row, and where each node's begin.
#[derive(Debug)]
struct Entries {
    ways: Vec<u32>,
    starts: Vec<u32>,
}

impl Entries {
    fn of(&self, node: usize) -> &[u32] {
        &self.ways[self.starts[node] as usize..self.starts[node + 1] as usize]
    }
}

/// A board with too many squares for a table: more than [`MAX_TABLE_SQUARES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge(pub Board);

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TooLarge(board) = self;
        write!(
            f,
            "closed tours are numbered on boards of at most {MAX_TABLE_SQUARES} squares; {}×{} has {}",
            board.files(),
            board.ranks(),
            board.squares()
        )
    }
}

impl std::error::Error for TooLarge {}

impl TourTable {
    /// The table of a board; for 6×8, the largest, it takes a fraction of a second and 43 MB.
    ///
    /// # Errors
    /// When the board has more than [`MAX_TABLE_SQUARES`] squares.
    pub fn try_new(board: Board) -> Result<TourTable, TooLarge> {
        if board.squares() > MAX_TABLE_SQUARES {
            return Err(TooLarge(board));
        }
        // So few squares make the shorter side 6 at most: any such board can be counted.
        let Ok(tours) = Tours::closed(board) else { return Err(TooLarge(board)) };
        // A board turned over has other numbers, so here none is.
        let mut planner = Planner::new(Sweep::new(&tours, false));
        while !planner.advance(u64::MAX).1 {}
        let graph = planner.into_graph();
        let mut maps = Maps::new(graph.rules.len());
        let mut layers: Vec<Entries> = vec![];
        for layer in &graph.backwards {
            let mut starts = vec![0];
            for node in 0..layer.len() {
                starts.push(starts[node] + layer.entries(node) as u32);
            }
            let mut entries = Entries { ways: vec![0; starts[layer.len()] as usize], starts };
            match layers.last() {
                None => entries.ways.fill(1),
                Some(later) => {
                    for node in 0..layer.len() {
                        let (from, to) = (entries.starts[node] as usize, entries.starts[node + 1] as usize);
                        for edge in layer.edges(node) {
                            let map = maps.get(&graph.rules, edge.rule());
                            // States that no tour goes through may have more ways than 32 bits hold; they are never
                            // read.
                            gather(&mut entries.ways[from..to], later.of(edge.target as usize), map);
                        }
                    }
                }
            }
            layers.push(entries);
        }
        Ok(TourTable { board, graph, layers })
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The number of closed tours, K.
    #[must_use]
    pub fn total(&self) -> u64 {
        // A single square is a cycle of no moves to the sweep, but no tour.
        let first = self.layers.last().filter(|_| self.board.squares() > 1);
        first.and_then(|first| first.ways.first()).map_or(0, |&total| total.into())
    }

    /// The bytes of memory the table takes.
    #[must_use]
    pub fn memory(&self) -> u64 {
        let entries: usize =
            self.layers.iter().map(|layer| 4 * (layer.ways.capacity() + layer.starts.capacity())).sum();
        entries as u64 + self.graph.bytes
    }

    /// Tour number `number`, 1 to [`TourTable::total`], numbered from `start` towards the neighbour with the smaller
    /// digit; `None` for any other number and for a square off the board.
    #[must_use]
    pub fn tour(&self, number: u64, start: Square) -> Option<Tour> {
        if !self.board.contains(start) || !(1..=self.total()).contains(&number) {
            return None;
        }
        let mut skip = number - 1;
        let masks = self.walk(|_, ways| {
            let taken = skip < ways;
            if !taken {
                skip -= ways;
            }
            taken
        })?;
        Tour::try_new(self.board, Holes::NONE, self.follow(&masks, start)).ok()
    }

    /// The number of a tour, 1 to [`TourTable::total`]; `None` for an open tour and for one of another board.
    #[must_use]
    pub fn number(&self, tour: &Tour) -> Option<u64> {
        if tour.board() != self.board || !tour.holes().is_empty() || !tour.is_closed() || self.total() == 0 {
            return None;
        }
        let mut masks = self.masks(tour).into_iter();
        let mut mask = masks.next();
        let mut number = 1;
        self.walk(|links, ways| {
            let taken = Some(links) == mask;
            if taken {
                mask = masks.next();
            } else {
                number += ways;
            }
            taken
        })?;
        Some(number)
    }

    /// The number, 1 to [`TourTable::total`], that a word of 64 random bits stands for: each as likely as any other.
    ///
    /// `None` when there is no tour, or when another word must be drawn: words beyond the last whole round of numbers
    /// would make the first numbers likelier.
    #[must_use]
    pub fn drawn(&self, word: u64) -> Option<u64> {
        let total = self.total();
        let beyond = u64::MAX.checked_rem(total)?;
        (word < u64::MAX - beyond).then(|| 1 + word % total)
    }

    /// Walks from the first square to the last, asking at each for every choice in turn, by its links and the number of
    /// tours that go on from it, whether it is `taken`. Returns the links taken, or `None` when none was.
    fn walk(&self, mut taken: impl FnMut(u16, u64) -> bool) -> Option<Vec<u16>> {
        let mut masks = vec![];
        let mut node = 0;
        let mut matching = Matching::EMPTY;
        for (layer, later) in self.graph.backwards[1..].iter().zip(&self.layers).rev() {
            (node, matching) = layer.edges(node).iter().find_map(|edge| {
                let after = self.graph.rules[edge.rule()].apply(&matching)?;
                let target = edge.target as usize;
                let ways = later.of(target)[after.number()].into();
                taken(edge.links(), ways).then(|| {
                    masks.push(edge.links());
                    (target, after)
                })
            })?;
        }
        Some(masks)
    }

    /// The moves of each square to later squares as a mask, in sweep order.
    fn masks(&self, tour: &Tour) -> Vec<u16> {
        let squares = tour.squares();
        let mut masks = vec![0; squares.len()];
        for (index, &square) in squares.iter().enumerate() {
            let next = squares[(index + 1) % squares.len()];
            let (here, there) = (place_in_order(self.board, square), place_in_order(self.board, next));
            let (from, to) = if here < there { (square, next) } else { (next, square) };
            if let Some(digit) = moves::digit(from, to) {
                masks[here.min(there)] |= 1 << digit;
            }
        }
        masks
    }

    /// The squares of a tour given by its masks, from `start` towards the neighbour with the smaller digit.
    fn follow(&self, masks: &[u16], start: Square) -> Vec<Square> {
        let mut neighbours: Vec<Vec<Square>> = vec![vec![]; masks.len()];
        for (place, (square, mask)) in squares_in_order(self.board).into_iter().zip(masks).enumerate() {
            let links = MOVES.iter().enumerate().filter(|(digit, _)| mask >> digit & 1 == 1);
            for to in links.filter_map(|(_, &(files, ranks))| square.offset(files, ranks)) {
                neighbours[place].push(to);
                neighbours[place_in_order(self.board, to)].push(square);
            }
        }
        let linked = |square: Square| neighbours[place_in_order(self.board, square)].iter().copied();
        let mut squares = vec![start];
        let mut next = linked(start).min_by_key(|&to| moves::digit(start, to));
        while let Some(here) = next.filter(|&here| here != start) {
            let before = squares[squares.len() - 1];
            squares.push(here);
            next = linked(here).find(|&to| to != before);
        }
        squares
    }
}
