//! Giving every square its links, or showing squares that cannot all have theirs.

use super::Grid;
use super::grid::{FREE, SHUT};
use crate::board::Square;

/// How many reasons of one colour are enough to choose the simplest from.
const ENOUGH: usize = 4;
/// Not seen by the search in progress.
const UNSEEN: u8 = 0xff;

/// Fills the free slots of a grid after a walk, moving links where it must. In an open tour without a given end one slot
/// is left; it is shut, and its square is the end.
///
/// From a square with a free slot a search goes by a move without a link, then by a link, and so on, until such a
/// move ends on another square with a free slot; taking the links of this way out and the others in fills both. As
/// knights change colour, this is matching in a bipartite graph with two places a square, where such ways find every
/// solution: when there is none, no choice of links serves the squares that the search has seen.
///
/// The numbers of dark and light squares must be those of a tour with this start and end.
///
/// # Errors
/// Sets of squares of one colour that cannot all have their links. Any of them says that there is no tour, but for the
/// last where the end is free: there one link may be missing.
pub(crate) fn repair(grid: &mut Grid) -> Result<(), Vec<Vec<Square>>> {
    let (needy, others) = short_cells(grid);
    let mut search = Search { via: vec![UNSEEN; grid.cells()], queue: Vec::new(), reached: Vec::new() };
    let mut violators = search.serve_all(grid, needy);
    let free_end = !grid.closed && grid.end.is_none();
    if !violators.is_empty() {
        // The violator of the other colour may be smaller. With a free end one slot of it may stay free, so only all
        // of its squares together count.
        let mut others = search.serve_all(grid, others);
        if free_end {
            let mut met = vec![false; grid.cells()];
            let first_time = |square: &Square| !std::mem::replace(&mut met[grid.cell(*square)], true);
            others = vec![others.into_iter().flatten().filter(first_time).collect()];
        }
        violators.extend(others);
        return Err(violators);
    }
    if free_end {
        let last = others.into_iter().find(|&cell| grid.is_short(cell)).expect("one slot is left for the end");
        if last == grid.start {
            // A walk goes from it first, so it has nowhere to go.
            return Err(vec![vec![grid.square(last)]]);
        }
        grid.replace(last, FREE, SHUT);
        grid.end = Some(last);
    }
    Ok(())
}

/// The cells with a free slot: those of the colour in which a tour never ends unless it is asked to, and the others.
///
/// An open tour of an even number of squares ends on the other colour than its start's, so the start's colour must
/// be served in full; one of an odd number ends on the start's colour.
fn short_cells(grid: &Grid) -> (Vec<usize>, Vec<usize>) {
    let mut short = [Vec::new(), Vec::new()];
    let mut squares = 0;
    for rank in 0..grid.board().ranks() {
        for (file, cell) in grid.row(rank).enumerate() {
            squares += usize::from(!grid.is_wall(cell));
            if grid.is_short(cell) {
                short[(file + usize::from(rank)) % 2].push(cell);
            }
        }
    }
    let [dark, light] = short;
    let start_is_needy = squares % 2 == 0;
    if grid.square(grid.start).is_dark() == start_is_needy { (dark, light) } else { (light, dark) }
}

/// A breadth-first search for a way along which a slot can be filled.
struct Search {
    /// The move by which a cell was reached.
    via: Vec<u8>,
    /// The cells of the needy colour that were reached.
    queue: Vec<usize>,
    /// The cells of the other colour that were reached.
    reached: Vec<usize>,
}

impl Search {
    /// Fills the slots of the cells, until [`ENOUGH`] searches have failed; gives the squares that these have reached.
    fn serve_all(&mut self, grid: &mut Grid, cells: Vec<usize>) -> Vec<Vec<Square>> {
        let mut violators = Vec::new();
        for cell in cells {
            while grid.is_short(cell) {
                self.queue.push(cell);
                self.via[cell] = 0;
                let found = self.find(grid);
                match found {
                    Some(to) => self.relink(grid, cell, to),
                    None => violators.push(self.queue.iter().map(|&cell| grid.square(cell)).collect()),
                }
                for cell in self.queue.drain(..).chain(self.reached.drain(..)) {
                    self.via[cell] = UNSEEN;
                }
                if violators.len() == ENOUGH {
                    return violators;
                }
                if found.is_none() {
                    break;
                }
            }
        }
        violators
    }

    fn find(&mut self, grid: &Grid) -> Option<usize> {
        let mut next = 0;
        while let Some(&cell) = self.queue.get(next) {
            next += 1;
            for digit in 0..8 {
                let to = grid.to(cell, digit);
                if grid.is_wall(to) || self.via[to] != UNSEEN || grid.has_link(cell, digit) {
                    continue;
                }
                self.via[to] = digit;
                self.reached.push(to);
                if grid.is_short(to) {
                    return Some(to);
                }
                for slot in grid.slots(to) {
                    let back = grid.to(to, slot);
                    if slot < 8 && self.via[back] == UNSEEN {
                        self.via[back] = slot;
                        self.queue.push(back);
                    }
                }
            }
        }
        None
    }

    /// Takes the links of the way out and puts the moves between them in.
    fn relink(&self, grid: &mut Grid, from: usize, to: usize) {
        let mut cell = to;
        let mut slot = FREE;
        loop {
            // `cell` was reached by a move without a link; from where it came the way went on by a link.
            let digit = self.via[cell];
            let before = grid.to(cell, digit ^ 4);
            grid.replace(cell, slot, digit ^ 4);
            if before == from {
                grid.replace(before, FREE, digit);
                return;
            }
            let link = self.via[before];
            grid.replace(before, link ^ 4, digit);
            cell = grid.to(before, link ^ 4);
            slot = link;
        }
    }
}
