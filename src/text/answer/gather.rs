//! The boards of an output, put together from its lines.

use super::scan::{Item, Shape, is_grid};
use crate::board::Square;
use crate::sliced::{pause, repeat};

/// A board as it is written, with the line on which it begins.
#[derive(Clone)]
pub(super) struct Found<'a> {
    pub line: usize,
    pub board: Written<'a>,
}

#[derive(Clone)]
pub(super) enum Written<'a> {
    /// The column of the queen in each row, if there is one; `loose` where words come before it.
    Columns { columns: &'a [Option<i64>], loose: bool },
    /// The same as digits: it may be a number.
    Digits(&'a str),
    /// Rows of marks.
    Marks(Vec<&'a [u8]>),
    /// Rows and columns of squares.
    Pairs(&'a [(i64, i64)]),
    /// Squares by name; with dashes between them they are a knight's.
    Squares { squares: &'a [Square], dashed: bool },
    /// The numbers of a tour, the highest rank first.
    Grid(Vec<&'a [Option<i64>]>),
}

/// A number that is no board, with its line.
pub(super) struct Lone {
    pub line: usize,
    /// Whether its sentence speaks of a total.
    pub named: bool,
    pub numbers: Vec<u64>,
}

#[derive(Default)]
pub(super) struct Gathered<'a> {
    pub boards: Vec<Found<'a>>,
    pub lone: Vec<Lone>,
}

/// Puts the lines together.
pub(super) async fn gather<'a>(items: impl Iterator<Item = &'a Item> + Clone) -> Gathered<'a> {
    // Where each row has an empty line behind it, these part no boards.
    let parted = blocks(items.clone(), true);
    pause().await;
    let is_whole = |block: &Block<'_>| block.len() == block[0].1.len();
    let joined = if parted.iter().any(is_whole) { parted } else { blocks(items.clone(), false) };
    pause().await;
    let mut blocks = joined.into_iter().peekable();

    let mut gathered = Gathered::default();
    let mut rows: Vec<&Item> = Vec::new();
    let mut items = items;
    repeat(&mut || {
        let Some(item) = items.next() else { return false };
        let line = item.line;
        if !follows(&rows, item) {
            gathered.rows(std::mem::take(&mut rows));
        }
        match &item.shape {
            Shape::Numbers { .. } => rows.push(item),
            Shape::Number { digits } => gathered.push(line, Written::Digits(digits)),
            Shape::Total { numbers } => gathered.lone.push(Lone { line, named: true, numbers: numbers.clone() }),
            Shape::Marks(row) => {
                if let Some(block) = blocks.next_if(|block| std::ptr::eq(block[0].1, row.as_slice())) {
                    gathered.push(block[0].0, Written::Marks(block.iter().map(|&(_, row)| row).collect()));
                }
            }
            Shape::Pairs(pairs) => gathered.push(line, Written::Pairs(pairs)),
            Shape::Squares { squares, dashed } => {
                gathered.push(line, Written::Squares { squares, dashed: *dashed });
            }
            Shape::Grid(grid) => gathered.push(line, Written::Grid(grid.iter().map(Vec::as_slice).collect())),
            Shape::Blank | Shape::Break => {}
        }
        true
    })
    .await;
    gathered.rows(rows);
    gathered
}

/// Whether an item goes on with rows of numbers of the same length.
fn follows(rows: &[&Item], item: &Item) -> bool {
    match (rows.last().map(|item| &item.shape), &item.shape) {
        (None, _) => true,
        (Some(Shape::Numbers { numbers: last, .. }), Shape::Numbers { numbers, .. }) => last.len() == numbers.len(),
        _ => false,
    }
}

impl<'a> Gathered<'a> {
    fn push(&mut self, line: usize, board: Written<'a>) {
        self.boards.push(Found { line, board });
    }

    /// Rows of numbers: together a tour, or each the columns of a board.
    fn rows(&mut self, rows: Vec<&'a Item>) {
        let numbers = |item: &&'a Item| match &item.shape {
            Shape::Numbers { numbers, .. } => numbers.as_slice(),
            _ => &[],
        };
        let grid: Vec<&[Option<i64>]> = rows.iter().map(numbers).collect();
        if is_grid(&grid) {
            self.push(rows[0].line, Written::Grid(grid));
            return;
        }
        for (item, columns) in rows.into_iter().zip(grid) {
            let loose = matches!(item.shape, Shape::Numbers { loose: true, .. });
            self.push(item.line, Written::Columns { columns, loose });
        }
    }
}

/// Rows of marks beneath each other, with their lines.
type Block<'a> = Vec<(usize, &'a [u8])>;

/// The blocks of rows of marks: as many rows as squares in each are a board.
fn blocks<'a>(items: impl Iterator<Item = &'a Item> + Clone, parted_by_blanks: bool) -> Vec<Block<'a>> {
    // A row of dashes or stars that are no squares elsewhere is a rule.
    let is_uniform = |row: &[u8]| row.iter().all(|mark| *mark == row[0]);
    let mut used = [false; 256];
    for item in items.clone() {
        if let Shape::Marks(row) = &item.shape
            && !is_uniform(row)
        {
            row.iter().for_each(|&mark| used[usize::from(mark)] = true);
        }
    }
    let is_rule = |row: &[u8]| is_uniform(row) && !used[usize::from(row[0])] && used.contains(&true);
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut open = false;
    for item in items {
        match &item.shape {
            Shape::Marks(row) if is_rule(row) => open = false,
            Shape::Marks(row) => {
                let fits = |block: &Block<'_>| block[0].1.len() == row.len() && block.len() < row.len();
                match blocks.last_mut().filter(|block| open && fits(block)) {
                    Some(block) => block.push((item.line, row)),
                    None => blocks.push(vec![(item.line, row)]),
                }
                open = true;
            }
            Shape::Blank if !parted_by_blanks => {}
            _ => open = false,
        }
    }
    // So is one by itself, of another width than boards.
    let is_board = |block: &Block<'_>| block.len() > 1;
    if let Some(width) = blocks.iter().find(|block| is_board(block)).map(|block| block[0].1.len()) {
        blocks.retain(|block| is_board(block) || block[0].1.len() == width || !is_uniform(block[0].1));
    }
    blocks
}
