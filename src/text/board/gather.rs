//! The boards of an output, put together from its lines.

use super::scan::{Item, is_grid};
use super::shape::Shape;
use super::table::is_complete;
use super::words::Stated;
use crate::board::Square;
use crate::queens::Size;
use crate::sliced::{pause, repeat};
use std::borrow::Cow;
use std::mem::take;

/// The fewest squares beneath each other that are a board.
const LEAST: usize = 4;

/// A board as it is written, with the line on which it begins.
#[derive(Clone)]
pub(in crate::text) struct Found<'a> {
    pub line: usize,
    pub board: Written<'a>,
}

#[derive(Clone)]
pub(in crate::text) enum Written<'a> {
    /// The column of the queen in each row, if there is one; `loose` where words come before it.
    Columns { columns: &'a [Option<i64>], loose: bool },
    /// The same as digits: it may be a number.
    Digits(&'a str),
    /// Rows of marks.
    Marks(Vec<&'a [u8]>),
    /// Rows and columns of squares.
    Pairs(Cow<'a, [(i64, i64)]>),
    /// Squares by name; with dashes between them they are a knight's.
    Squares { squares: Cow<'a, [Square]>, dashed: bool },
    /// The numbers of a tour, the highest rank first.
    Grid(Vec<&'a [Option<i64>]>),
}

impl Written<'_> {
    /// Whether this text without a board is a number, or two numbers that were prompted for.
    pub fn is_number(&self) -> bool {
        match self {
            Written::Digits(_) => true,
            Written::Columns { columns, loose: false } => columns.len() < 3,
            _ => false,
        }
    }
}

/// A total that is stated, with its line.
pub(in crate::text) struct Total<'a> {
    pub line: usize,
    pub stated: &'a Stated,
}

/// The items of an output.
#[derive(Default)]
pub(in crate::text) struct Gathered<'a> {
    pub boards: Vec<Found<'a>>,
    pub totals: Vec<Total<'a>>,
    /// The first line that is neither a board nor words.
    pub unknown: Option<usize>,
}

/// Puts the lines together, whose rows have no labels.
pub(in crate::text) async fn gather(items: &[Item]) -> Gathered<'_> {
    // Where each row has an empty line behind it, these part no boards.
    let parted = blocks(items.iter(), true);
    pause().await;
    let is_whole = |block: &Block<'_>| block.len() == block[0].1.len();
    let joined = if parted.iter().any(is_whole) { parted } else { blocks(items.iter(), false) };
    pause().await;
    let mut blocks = joined.into_iter().peekable();

    let mut gathered = Gathered::default();
    let mut rows = Vec::new();
    let mut squares: Vec<&Item> = Vec::new();
    let mut items = items.iter();
    repeat(&mut || {
        let Some(item) = items.next() else { return false };
        let line = item.line;
        // A line of dashes between rows of numbers.
        let is_rule =
            !rows.is_empty() && matches!(&item.shape, Shape::Marks(row) if row.iter().all(|&mark| mark == b'-'));
        if is_rule {
            rows.push(None);
        } else if !matches!(item.shape, Shape::Blank | Shape::Numbers { .. }) {
            gathered.numbers(take(&mut rows));
        }
        if !matches!(item.shape, Shape::Pairs(_) | Shape::Squares { .. }) {
            if squares.last().is_some_and(|named| is_heading(named, item)) {
                squares.pop();
            }
            gathered.squares(take(&mut squares));
        }
        match &item.shape {
            Shape::Numbers { .. } => rows.push(Some(item)),
            Shape::Blank => rows.push(None),
            Shape::Digits(digits) => gathered.push(line, Written::Digits(digits)),
            Shape::Total(stated) => gathered.totals.push(Total { line, stated }),
            Shape::Marks(row) => {
                if let Some(block) = blocks.next_if(|block| std::ptr::eq(block[0].1, row.as_slice())) {
                    gathered.push(block[0].0, Written::Marks(block.iter().map(|&(_, row)| row).collect()));
                }
            }
            Shape::Pairs(_) | Shape::Squares { .. } => squares.push(item),
            Shape::Grid(grid) => gathered.push(line, Written::Grid(grid.iter().map(Vec::as_slice).collect())),
            Shape::Board(rows) => gathered.push(line, Written::Marks(rows.iter().map(Vec::as_slice).collect())),
            Shape::Words | Shape::Asked(_) => {}
            Shape::Mixed(_) | Shape::Unknown => gathered.unknown = gathered.unknown.or(Some(line)),
        }
        true
    })
    .await;
    gathered.numbers(rows);
    gathered.squares(squares);
    gathered
}

/// Whether squares are the names of columns that rows of numbers follow: `q1,q2,q3,q4`.
fn is_heading(named: &Item, item: &Item) -> bool {
    match (&named.shape, &item.shape) {
        (Shape::Squares { squares, dashed: false }, Shape::Numbers { numbers, .. }) => {
            let file = squares[0].file();
            let is_next = |(square, rank): (&Square, u16)| (square.file(), square.rank()) == (file, rank);
            squares.len() == numbers.len() && squares.iter().zip(squares[0].rank()..).all(is_next)
        }
        _ => false,
    }
}

fn numbers_of(item: &Item) -> &[Option<i64>] {
    if let Shape::Numbers { numbers, .. } = &item.shape { numbers } else { &[] }
}

impl<'a> Gathered<'a> {
    fn push(&mut self, line: usize, board: Written<'a>) {
        self.boards.push(Found { line, board });
    }

    /// Rows of numbers, between which may be empty lines: together a tour, or each the columns of a board.
    fn numbers(&mut self, rows: Vec<Option<&'a Item>>) {
        let all = || rows.iter().flatten().copied();
        // Where each row has an empty line behind it, these part no tours.
        let is_apart = rows.windows(2).all(|pair| pair[0].is_none() || pair[1].is_none());
        if is_apart && all().count() > 1 && is_complete(all().map(numbers_of)) {
            return self.beneath(&all().collect::<Vec<_>>());
        }
        for part in rows.split(Option::is_none) {
            let part: Vec<&Item> = part.iter().flatten().copied().collect();
            for rows in part.chunk_by(|one, other| numbers_of(one).len() == numbers_of(other).len()) {
                self.beneath(rows);
            }
        }
    }

    /// Rows of numbers of one length.
    fn beneath(&mut self, rows: &[&'a Item]) {
        let Some(first) = rows.first() else { return };
        let width = numbers_of(first).len();
        let grid: Vec<&[Option<i64>]> = rows.iter().map(|item| numbers_of(item)).collect();
        let is_whole = |grid: &[&[Option<i64>]]| is_grid(grid) && is_complete(grid.iter().copied());
        if !is_whole(&grid)
            && rows.len().is_multiple_of(width)
            && rows.len() > width
            && grid.chunks(width).all(is_whole)
        {
            return rows.chunks(width).for_each(|rows| self.beneath(rows));
        }
        if is_grid(&grid) && (width > 2 || is_complete(grid.iter().copied())) {
            return self.push(first.line, Written::Grid(grid));
        }
        let pairs: Option<Vec<(i64, i64)>> =
            grid.iter().map(|row| Some((row.first().copied()??, row.get(1).copied()??))).collect();
        if let Some(pairs) = pairs.filter(|_| width == 2 && rows.len() >= LEAST) {
            return self.in_lines(pairs.into_iter().zip(rows).map(|(pair, item)| (item.line, pair)).collect());
        }
        // A number in each row, and zeros: queens, whatever the numbers count.
        let queens: Vec<Option<&[u8]>> = grid.iter().map(|row| row_of_queen(row)).collect();
        let mut at = 0;
        for part in queens.chunk_by(|one, other| one.is_some() == other.is_some()) {
            let rows = &rows[at..at + part.len()];
            let boards: Vec<&[u8]> = part.iter().copied().flatten().collect();
            if boards.len() >= LEAST && boards.len().is_multiple_of(width) {
                for (rows, board) in rows.chunks(width).zip(boards.chunks(width)) {
                    self.push(rows[0].line, Written::Marks(board.to_vec()));
                }
            } else {
                for item in rows {
                    let loose = matches!(item.shape, Shape::Numbers { loose: true, .. });
                    self.push(item.line, Written::Columns { columns: numbers_of(item), loose });
                }
            }
            at += part.len();
        }
    }

    /// Squares, a line or more after the other.
    fn squares(&mut self, items: Vec<&'a Item>) {
        let length = |item: &Item| match &item.shape {
            Shape::Pairs(pairs) => pairs.len(),
            Shape::Squares { squares, .. } => squares.len(),
            _ => 0,
        };
        let is_like = |one: &&Item, other: &&Item| {
            std::mem::discriminant(&one.shape) == std::mem::discriminant(&other.shape)
                && (length(one) < 3) == (length(other) < 3)
        };
        for items in items.chunk_by(is_like) {
            if length(items[0]) < 3 && items.len() > 1 {
                self.short(items);
                continue;
            }
            for item in items {
                match &item.shape {
                    Shape::Pairs(pairs) if pairs.len() >= LEAST => self.push(item.line, Written::Pairs(pairs.into())),
                    Shape::Squares { squares, dashed } if squares.len() > 1 => {
                        self.push(item.line, Written::Squares { squares: squares.into(), dashed: *dashed });
                    }
                    _ => {}
                }
            }
        }
    }

    /// Lines of one square each, or of the two squares of a move.
    fn short(&mut self, items: &[&'a Item]) {
        let pairs = items.iter().flat_map(|item| match &item.shape {
            Shape::Pairs(pairs) => pairs.iter().map(|&pair| (item.line, pair)).collect(),
            _ => Vec::new(),
        });
        let pairs = moves(pairs.collect());
        if !pairs.is_empty() {
            return self.in_lines(pairs);
        }
        let squares = items.iter().flat_map(|item| match &item.shape {
            Shape::Squares { squares, .. } => squares.as_slice(),
            _ => &[],
        });
        let squares = moves(squares.map(|&square| (0, square)).collect());
        let dashed = items.iter().any(|item| matches!(item.shape, Shape::Squares { dashed: true, .. }));
        let squares: Vec<Square> = squares.into_iter().map(|(_, square)| square).collect();
        if squares.len() >= LEAST {
            self.push(items[0].line, Written::Squares { squares: squares.into(), dashed });
        }
    }

    /// Rows and columns, a line each: a board ends where its first row comes again, unless it is a tour.
    fn in_lines(&mut self, pairs: Vec<(usize, (i64, i64))>) {
        let is_move = |(one, other): ((i64, i64), (i64, i64))| {
            one.0.abs_diff(other.0).saturating_mul(one.1.abs_diff(other.1)) == 2
        };
        let is_tour =
            pairs.windows(2).filter(|pair| is_move((pair[0].1, pair[1].1))).count() * 4 >= pairs.len() * 3 - 3;
        let mut boards: Vec<Vec<(usize, (i64, i64))>> = Vec::new();
        for (line, pair) in pairs {
            match boards.last_mut() {
                Some(board) if is_tour || board[0].1.0 != pair.0 => board.push((line, pair)),
                _ => boards.push(vec![(line, pair)]),
            }
        }
        for board in boards.into_iter().filter(|board| board.len() >= LEAST) {
            let pairs: Vec<(i64, i64)> = board.iter().map(|&(_, pair)| pair).collect();
            self.push(board[0].0, Written::Pairs(pairs.into()));
        }
    }
}

/// The marks of a row of numbers of which one alone is not 0.
fn row_of_queen(row: &[Option<i64>]) -> Option<&'static [u8]> {
    static QUEEN: &[u8; 2 * Size::MAX as usize - 1] = &{
        let mut row = [b'.'; 2 * Size::MAX as usize - 1];
        row[Size::MAX as usize - 1] = b'Q';
        row
    };
    let mut others = row.iter().enumerate().filter(|(_, number)| **number != Some(0));
    let (column, number) = others.next()?;
    let start =
        (usize::from(Size::MAX) - 1).checked_sub(column).filter(|_| number.is_some() && others.next().is_none())?;
    QUEEN.get(start..start + row.len())
}

/// The squares of moves, each of which begins where the last one ends: without the beginnings.
fn moves<T: PartialEq + Copy>(squares: Vec<(usize, T)>) -> Vec<(usize, T)> {
    let is_chain = squares.len() > 3
        && squares.len().is_multiple_of(2)
        && squares[1..].chunks_exact(2).all(|pair| pair[0].1 == pair[1].1);
    if !is_chain {
        return squares;
    }
    let ends = squares.iter().skip(1).step_by(2).copied();
    squares.iter().take(1).copied().chain(ends).collect()
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
            Shape::Marks(row) if is_rule(row) => open &= !parted_by_blanks,
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
    let width = blocks.iter().find(|block| is_board(block)).map(|block| block[0].1.len());
    blocks.retain(|block| is_board(block) || Some(block[0].1.len()) == width || !is_uniform(block[0].1));
    blocks
}
