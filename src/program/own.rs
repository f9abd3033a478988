//! Which problem a program solves: queens or a knight's tour, and on which board.
//!
//! What the page shows decides nothing. A program says its N by the boards that it prints, by a number of a variable that is
//! named so, or by the size of what it keeps its board in, in this order; a board on its way never says it. A knight is known
//! by its moves, or by a chain of them.

use crate::board::Board;
use crate::program::Problem;
use crate::program::bounds::Bounds;
use crate::program::data::Data;
use crate::program::sizes::is_size_name;
use crate::queens::Size;
use crate::sliced::at_once;
use crate::text::answer::{Boards, Output};
use rewindable::{Machine, Variable};
use std::collections::HashMap;

/// A chain of so many moves of a knight is no coincidence.
const CHAIN: usize = 12;

/// A board of a knight has this many rows and columns at least.
const LEAST_SIDE: usize = 3;

/// Boards of fewer queens have no solution that would tell.
const LEAST: u8 = 4;

/// So much of what is printed is read to find N.
const READ: usize = 1 << 15;

/// Numbers of deeper calls are looked at only in the first lines of a run.
const OUTER: u32 = 3;
const FIRST: u64 = 20_000;

/// Names of the sides of a board that need not be square.
const ROWS: [&str; 7] = ["rows", "row", "height", "h", "numrows", "nrows", "m"];
const COLUMNS: [&str; 7] = ["cols", "columns", "width", "w", "numcols", "ncols", "n"];

/// What is known of the problem that a program solves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Own {
    /// The variables with whole numbers that may be N or a side; nothing for others.
    index: HashMap<u64, Option<usize>>,
    numbers: Vec<Number>,
    /// The lines that have been carried out.
    lines: Vec<bool>,
    /// How many lists of eight single steps of a knight there are; all eight moves count for two.
    steps: u32,
    /// Whether a chain of moves was met, and whether squares are numbered.
    is_chain: bool,
    is_numbered: bool,
    /// The largest rows and columns of a table of whole numbers.
    table: Option<(usize, usize)>,
    /// The lists that may hold the board, by the variable.
    shapes: Vec<(u64, Shape)>,
    /// The numbers that the text of the program counts up to.
    bounds: Bounds,
}

/// A variable with a whole number.
#[derive(Clone, Debug)]
struct Number {
    /// In small letters and without `_`.
    name: String,
    is_local: bool,
    /// The depth of the outermost call that had it.
    depth: u32,
    /// The values that it had there.
    values: Vec<i64>,
    /// How often it was changed inside of calls.
    changes: u32,
}

/// A list that changes.
#[derive(Clone, Copy, Debug)]
struct Shape {
    is_table: bool,
    least: usize,
    most: usize,
    changes: u64,
}

/// Whether a name is that of a number of queens, by itself or as the text of the program has it.
fn is_size(name: &str, bounds: &Bounds) -> bool {
    is_size_name(name) || bounds.read.as_deref() == Some(name)
}

impl Number {
    fn see(&mut self, value: i64, depth: u32) {
        if self.values.last() == Some(&value) {
            self.depth = self.depth.min(depth);
            return;
        }
        // The parameter of a recursion is N in its outermost call, or never.
        if self.is_local && depth > self.depth {
            return;
        }
        if depth < self.depth {
            self.values.clear();
        }
        if !self.is_local && depth > 1 {
            self.changes += 1;
        }
        self.depth = self.depth.min(depth);
        self.values.push(value);
    }

    /// The sizes that it had, in order; none of a counter.
    fn sizes(&self) -> impl Iterator<Item = u8> {
        let counts_up =
            self.values.len() > 1 && self.values.iter().eq(&(0..self.values.len() as i64).collect::<Vec<_>>());
        let is_counter = self.changes > 2
            || self.values.len() > usize::from(Size::MAX)
            // The first numbers of a counter are smaller than any N that tells.
            || (counts_up && (self.changes > 0 || self.values.len() <= usize::from(LEAST)));
        let values = if is_counter { &[][..] } else { &self.values };
        values.iter().filter_map(|&value| u8::try_from(value).ok().filter(|size| (1..=Size::MAX).contains(size)))
    }
}

impl Own {
    /// What is known before a run of the text.
    pub fn of_text(bounds: Bounds) -> Own {
        Own { bounds, ..Own::default() }
    }

    /// The numbers that the text counts up to.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Looks at the numbers in sight after a line.
    pub fn look<M: Machine>(&mut self, machine: &M, line: u32) {
        let line = line as usize;
        if self.lines.len() <= line {
            self.lines.resize(line + 1, false);
        }
        let is_first = !std::mem::replace(&mut self.lines[line], true);
        let depth = machine.depth();
        if !(is_first || (machine.marks().called && (depth <= OUTER || machine.lines() < FIRST))) {
            return;
        }
        let Own { index, numbers, bounds, .. } = self;
        machine.each_number(|key, value| {
            let entry = index.entry(key.0).or_insert_with(|| {
                let variable = machine.variable(key);
                let name = variable.name().to_lowercase().replace('_', "");
                let may_be = is_size(&name, bounds) || ROWS.contains(&&*name) || COLUMNS.contains(&&*name);
                may_be.then(|| {
                    let is_local = matches!(variable, Variable::Local { .. });
                    numbers.push(Number { name, is_local, depth, values: Vec::new(), changes: 0 });
                    numbers.len() - 1
                })
            });
            if let Some(number) = *entry {
                numbers[number].see(value, depth);
            }
        });
    }

    /// Looks at a value that has come into a variable, or has changed there.
    pub fn value(&mut self, data: &Data) {
        if let Data::List(items) = data {
            self.list(items, data);
        }
    }

    fn list(&mut self, items: &[Data], data: &Data) {
        if let Some(pairs) = data.pairs() {
            let is_move = |&(row, column): &(i64, i64)| row.saturating_mul(column).abs() == 2;
            // One or two of them may be wrong.
            let moves = pairs.iter().filter(|pair| is_move(pair)).count();
            if pairs.len() >= 8 && moves + 2 >= pairs.len() && pairs.iter().any(|pair| pair.0 < 0) {
                self.steps += 2;
            }
            let apart = |pair: &[(i64, i64)]| (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
            self.is_chain |= pairs.len() > CHAIN && pairs.windows(2).all(|pair| is_move(&apart(pair)));
            return;
        }
        let numbers: Option<Vec<i64>> = items.iter().map(Data::int).collect();
        if let Some(numbers) = numbers {
            let is_step = |number: &i64| matches!(number.abs(), 1 | 2);
            let both = |side: i64| [side, -side].iter().all(|side| numbers.contains(side));
            self.steps += u32::from(numbers.len() == 8 && numbers.iter().all(is_step) && both(1) && both(2));
            return;
        }
        self.rows(items);
    }

    /// A table of whole numbers.
    fn rows(&mut self, rows: &[Data]) {
        let Some(Data::List(first)) = rows.first() else { return };
        let columns = first.len();
        if rows.len() < LEAST_SIDE || columns < LEAST_SIDE {
            return;
        }
        let mut cells = Vec::new();
        for row in rows {
            let Data::List(row) = row else { return };
            if row.len() != columns {
                return;
            }
            let numbers =
                row.iter().map(|cell| if cell.is_blank() && cell.int().is_none() { Some(-1) } else { cell.int() });
            let Some(numbers) = numbers.collect::<Option<Vec<i64>>>() else { return };
            cells.extend(numbers);
        }
        let area = |(rows, columns): (usize, usize)| rows * columns;
        if self.table.is_none_or(|table| area(table) < area((rows.len(), columns))) {
            self.table = Some((rows.len(), columns));
        }
        let mut positive: Vec<i64> = cells.iter().copied().filter(|&number| number > 0).collect();
        positive.sort_unstable();
        self.is_numbered |= positive.len() > CHAIN / 2 && positive.windows(2).all(|pair| pair[0] != pair[1]);
        // Where numbers follow each other by a knight's move, twelve times.
        if self.is_chain || positive.len() <= CHAIN {
            return;
        }
        let places: HashMap<i64, usize> = cells.iter().enumerate().map(|(at, &number)| (number, at)).collect();
        let at = |number: i64| places.get(&number).map(|&at| (at / columns, at % columns));
        let is_move = |number: i64| {
            matches!((at(number), at(number + 1)), (Some(one), Some(other))
                if one.0.abs_diff(other.0) * one.1.abs_diff(other.1) == 2)
        };
        self.is_chain = (1..=CHAIN as i64).all(is_move);
    }

    /// A list that may hold the board has changed.
    pub fn shape(&mut self, key: u64, length: usize, is_table: bool) {
        match self.shapes.iter_mut().find(|(each, _)| *each == key) {
            Some((_, shape)) => {
                shape.least = shape.least.min(length);
                shape.most = shape.most.max(length);
                shape.changes += 1;
            }
            None => self.shapes.push((key, Shape { is_table, least: length, most: length, changes: 1 })),
        }
    }

    /// Whether it is a knight by all that was met.
    pub fn is_knight(&self) -> bool {
        self.steps >= 2 || self.is_chain
    }

    /// The sizes by the numbers of variables, in order.
    pub fn named(&self) -> Vec<u8> {
        let of = || self.numbers.iter().filter(|number| is_size(&number.name, &self.bounds));
        // Beside one that has its value from the beginning, one that began with 0 has counted.
        let is_set = |number: &&Number| number.values.first() != Some(&0) && number.sizes().next().is_some();
        let has_set = of().any(|number| is_set(&number));
        let mut sizes = Vec::new();
        for size in of().filter(|number| !has_set || is_set(number)).flat_map(Number::sizes) {
            if !sizes.contains(&size) {
                sizes.push(size);
            }
        }
        sizes
    }

    /// The problem that is solved, by what is printed, by numbers and by lists; nothing where they do not say it.
    pub fn problem(&self, output: &str, asked: Problem, confirmed: Option<Problem>) -> Option<Problem> {
        let end = if output.len() <= READ {
            output.len()
        } else {
            output.as_bytes()[..READ].iter().rposition(|&byte| byte == b'\n').unwrap_or(0)
        };
        let mut read = Output::default();
        read.push(&output[..end]);
        let answer = at_once(read.so_far().answer()).filter(|answer| answer.right() > 0);
        let is_right = answer.as_ref().is_some_and(|answer| answer.wrong() == 0);
        match answer.map(|answer| answer.boards) {
            Some(Boards::Tours { board, .. }) => return Some(self.board_beside(board)),
            Some(Boards::Queens { size, .. }) if size.get() >= LEAST && !self.is_chain => {
                return Some(Problem::Queens(self.size_beside(size, is_right)));
            }
            _ => {}
        }
        let may_be_knight = self.bounds.says_knight && !matches!(confirmed, Some(Problem::Queens(_)))
            || matches!(asked, Problem::Knight(_)) && (self.is_numbered || self.says_nothing(confirmed));
        if self.is_knight() || may_be_knight {
            return self.knight(asked);
        }
        self.size(confirmed).filter(|_| !self.bounds.says_other).map(Problem::Queens)
    }

    /// Whether nothing tells of queens.
    fn says_nothing(&self, confirmed: Option<Problem>) -> bool {
        !matches!(confirmed, Some(Problem::Queens(_))) && self.named().is_empty() && self.bounds.most.is_none()
    }

    /// N where boards of a size are printed: a larger N that is named may be that of boards that are complete too soon, of which
    /// not all are right.
    fn size_beside(&self, printed: Size, is_right: bool) -> Size {
        let named = self.named();
        // Of several that one variable has had the largest.
        let sizes = self.numbers.iter().filter(|number| is_size(&number.name, &self.bounds));
        let of_variable = sizes.filter(|number| number.sizes().any(|size| size == printed.get()));
        if let Some(most) = of_variable.filter_map(|number| number.sizes().max()).max() {
            return Size::try_new(most).unwrap_or(printed);
        }
        // So may one that the text counts up to, if the printed one is none of these.
        let larger = match named[..] {
            [] => self.bounds.most.filter(|_| !self.bounds.has(printed.get())),
            [named] => Some(named),
            _ => None,
        };
        let Some(larger) = larger.filter(|_| !is_right) else { return printed };
        Size::try_new(larger).filter(|named| named.get() == printed.get() + 1).unwrap_or(printed)
    }

    /// The board where a tour is printed: squares alone may leave a side of it out.
    fn board_beside(&self, printed: Board) -> Problem {
        let holds = |board: &Board| board.files() >= printed.files() && board.ranks() >= printed.ranks();
        match self.knight(Problem::Knight(printed)) {
            Some(Problem::Knight(board)) if holds(&board) && self.table.is_none() => Problem::Knight(board),
            _ => Problem::Knight(printed),
        }
    }

    fn size(&self, confirmed: Option<Problem>) -> Option<Size> {
        let named = self.named();
        let has_length = |size: u8| self.shapes.iter().any(|(_, shape)| shape.most == usize::from(size));
        let largest = |sizes: &mut dyn Iterator<Item = u8>| sizes.max().and_then(Size::try_new);
        let largest_named = largest(&mut named.iter().copied().filter(|&size| has_length(size)));
        let counted = self.bounds.most.and_then(Size::try_new);
        let of_named = largest_named.or_else(|| {
            let size = largest(&mut named.iter().copied())?;
            let larger = counted.filter(|larger| larger.get() == size.get() + 1 && has_length(larger.get()));
            Some(larger.filter(|_| self.is_row(size.get())).unwrap_or(size))
        });
        if let Some(size) = of_named.or(counted) {
            return Some(size);
        }
        let most = |is: &dyn Fn(&Shape) -> bool| {
            let best = self.shapes.iter().filter(|(_, shape)| is(shape) && shape.most >= usize::from(LEAST));
            best.max_by_key(|(_, shape)| shape.changes)
                .and_then(|(_, shape)| Size::try_new(u8::try_from(shape.most).ok()?))
        };
        let is_changed = |shape: &Shape| shape.changes > 3;
        most(&|shape| shape.is_table && is_changed(shape))
            .or(match confirmed {
                Some(Problem::Queens(size)) => Some(size),
                _ => None,
            })
            .or_else(|| most(&|shape| shape.least == shape.most && is_changed(shape)))
            .or_else(|| most(&is_changed))
    }

    /// Whether a size may be the last row, from 0, which a search is called with: only calls have it.
    fn is_row(&self, size: u8) -> bool {
        let has = |number: &&Number| number.sizes().any(|each| each == size);
        self.numbers.iter().filter(has).all(|number| number.is_local && number.depth > 1)
    }

    fn knight(&self, asked: Problem) -> Option<Problem> {
        let side = |names: &[&str]| {
            let numbers = self.numbers.iter().filter(|number| names.contains(&&*number.name));
            numbers.filter_map(|number| number.sizes().last()).next_back().map(usize::from)
        };
        let square = || {
            let size = self.named().last().map(|&size| usize::from(size));
            size.map(|size| (size, size))
        };
        let sides =
            || side(&ROWS).zip(side(&COLUMNS)).filter(|&(rows, columns)| rows >= LEAST_SIDE && columns >= LEAST_SIDE);
        let sides = self.table.or_else(sides).or_else(square);
        let board = sides.and_then(|(rows, columns)| Board::try_new(columns as u16, rows as u16));
        match (board, asked) {
            (Some(board), _) => Some(Problem::Knight(board)),
            (None, Problem::Knight(_)) => None,
            (None, Problem::Queens(_)) => Some(Problem::Knight(Board::new(8, 8))),
        }
    }
}
