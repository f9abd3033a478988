//! How many solutions contain a placement, and through which squares they go.
//!
//! Each level fills the open row that has the fewest free squares left, so that a placement with little room is
//! decided at once. The search stops after any number of nodes and goes on from there, so that a page can show the
//! counts so far and give up when the placement changes.

use crate::board::Square;
use crate::queens::Given;

/// A search for the solutions that contain given queens.
///
/// ```
/// use queens_and_knights::queens::{Given, Placement, Size, completions::Completions};
///
/// let corner = Placement::from_columns(Size::new(8), [Some(0)]);
/// let mut completions = Completions::new(Given::try_from(&corner).unwrap());
/// assert!(!completions.advance(1_000_000));
/// assert_eq!(completions.found(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct Completions {
    given: Given,
    /// Bit r: row r has no queen yet.
    open: u32,
    columns: u32,
    // Bit i of a word: a queen stands on that diagonal; row + column, and row + N − 1 − column.
    anti: u64,
    main: u64,
    levels: Vec<Level>,
    found: u64,
    /// The solutions through each square, by row and column.
    through: Vec<u64>,
    first: Option<Vec<u8>>,
    begun: bool,
}

/// A row being filled.
#[derive(Clone, Copy, Debug)]
struct Level {
    row: u8,
    /// The column of its queen.
    column: u8,
    /// The free columns not tried yet, bit c for column c.
    untried: u32,
}

impl Completions {
    /// The search before its first node.
    #[must_use]
    pub fn new(given: Given) -> Completions {
        let n = given.size().get();
        let mut search = Completions {
            open: given.open_rows().iter().fold(0, |rows, row| rows | 1 << row),
            columns: 0,
            anti: 0,
            main: 0,
            levels: Vec::with_capacity(usize::from(n)),
            found: 0,
            through: vec![0; usize::from(n) * usize::from(n)],
            first: None,
            begun: false,
            given,
        };
        let size = search.given.size();
        for queen in search.given.placement().iter().collect::<Vec<_>>() {
            search.flip(size.row(queen), size.column(queen));
        }
        search
    }

    /// Looks at up to `nodes` further queens placed; `false` when the search is over.
    pub fn advance(&mut self, nodes: u64) -> bool {
        if !self.begun {
            self.begun = true;
            self.descend();
        }
        for _ in 0..nodes {
            // Move the queen of the top row to the next free square.
            loop {
                let Some(mut level) = self.levels.pop() else { return false };
                if level.column != NONE {
                    self.flip(level.row, level.column);
                }
                if level.untried != 0 {
                    level.column = level.untried.trailing_zeros() as u8;
                    level.untried &= level.untried - 1;
                    self.flip(level.row, level.column);
                    self.levels.push(level);
                    break;
                }
                self.open |= 1 << level.row;
            }
            self.descend();
        }
        true
    }

    /// Whether every solution that contains the given queens has been found.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.begun && self.levels.is_empty()
    }

    /// The solutions found so far.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The free squares, each with how many of the solutions found so far have a queen there; until all are found, those that
    /// have one.
    pub fn leaves(&self) -> impl Iterator<Item = (Square, u64)> {
        let size = self.given.size();
        size.board().iter().filter_map(move |square| {
            let is_free = self.given.attacked(size.row(square)) >> size.column(square) & 1 == 0;
            let count = self.through(square);
            (is_free && (self.is_over() || count > 0)).then_some((square, count))
        })
    }

    /// The first square, from the top row down, on which the first solution found has a queen that is not given.
    #[must_use]
    pub fn hint(&self) -> Option<Square> {
        let size = self.given.size();
        let queens = (0..).zip(self.first()?).map(|(row, &column)| size.square(row, column));
        queens.into_iter().find(|&queen| !self.given.placement().contains(queen))
    }

    /// How many of the solutions found so far have a queen on a square.
    ///
    /// # Panics
    /// When the square is not on the board.
    #[must_use]
    #[track_caller]
    pub fn through(&self, square: Square) -> u64 {
        let size = self.given.size();
        self.through[self.index(size.row(square), size.column(square))]
    }

    /// The first solution found, as the column of each row.
    #[must_use]
    pub fn first(&self) -> Option<&[u8]> {
        self.first.as_deref()
    }

    /// Opens the row with the fewest free squares, or notes a solution when all rows are filled.
    fn descend(&mut self) {
        let fewest = rows(self.open).map(|row| (self.free(row), row)).min_by_key(|(free, _)| free.count_ones());
        match fewest {
            None => self.note(),
            Some((untried, row)) => {
                self.open &= !(1 << row);
                self.levels.push(Level { row, column: NONE, untried });
            }
        }
    }

    fn note(&mut self) {
        self.found += 1;
        let size = self.given.size();
        let given = self.given.placement().iter().map(|queen| (size.row(queen), size.column(queen)));
        let queens: Vec<(u8, u8)> = given.chain(self.levels.iter().map(|level| (level.row, level.column))).collect();
        for &(row, column) in &queens {
            let index = self.index(row, column);
            self.through[index] += 1;
        }
        self.first.get_or_insert_with(|| {
            let mut columns = vec![0; queens.len()];
            for &(row, column) in &queens {
                columns[usize::from(row)] = column;
            }
            columns
        });
    }

    /// The free columns of a row, bit c for column c.
    fn free(&self, row: u8) -> u32 {
        let n = self.given.size().get();
        let all = u32::MAX >> (32 - n);
        // A diagonal's bit moves one column from row to row; main diagonals are counted from the right.
        let anti = (self.anti >> row) as u32;
        let main = ((self.main >> row) as u32).reverse_bits() >> (32 - n);
        all & !(self.columns | anti | main)
    }

    /// Places a queen, or takes it off again.
    fn flip(&mut self, row: u8, column: u8) {
        let n = self.given.size().get();
        self.columns ^= 1 << column;
        self.anti ^= 1 << (row + column);
        self.main ^= 1 << (row + n - 1 - column);
    }

    fn index(&self, row: u8, column: u8) -> usize {
        usize::from(row) * usize::from(self.given.size().get()) + usize::from(column)
    }
}

/// No queen stands in the row yet.
const NONE: u8 = u8::MAX;

/// The rows of a word.
fn rows(mut word: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let row = word.trailing_zeros() as u8;
        (row < 32).then(|| {
            word &= word - 1;
            row
        })
    })
}
