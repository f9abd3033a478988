//! The forms in which programs keep a board, and the board read from a value in one of them.
//!
//! A value has no label that says "board", so each form that its shape allows is a guess. The
//! [referee](crate::queens::referee) confirms a guess: the form in which a value once is N queens of which none attacks
//! another, or a chain of knight's moves, is its form from then on. Where no value ever passes, the first guess is kept.
//!
//! ```text
//! Cells      [[0, 0, 1, 0], [1, 0, 0, 0], …]      ["..Q.", "Q...", …]      one value of at most three is the queen
//! Columns    [2, 0, 3, 1]     {0: 2, 1: 0, …}     "2031"                   from 0 or from 1; a first entry may be unused
//! Pairs      [(0, 2), (1, 0), …]                  {(0, 2), (1, 0), …}
//! Numbers    [[0, 5, 10, …], …]                   {(0, 0): 0, …}           a tour: the number of each square
//! Walk       [(0, 0), (1, 2), …]                                           a tour: its squares in order
//! ```

use crate::board::Square;
use crate::knight::Holes;
use crate::knight::referee::{Break, judge};
use crate::program::Problem;
use crate::program::data::{Data, text_elements};
use crate::program::order::sort_few;
use crate::queens::Placement;
use crate::queens::referee::is_solution;
use std::borrow::Cow;

/// A chain of knight's moves of this many squares is no coincidence.
pub(crate) const CHAIN: usize = 12;

/// The form in which a variable holds a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Whatever the shape of each value allows: of a variable that was not found to hold a board, but chosen.
    Any,
    /// Rows of cells, of which those that hold this are queens.
    Cells(Data),
    /// The column of the queen in each row.
    Columns {
        /// The number of the first column, 0 or 1.
        base: i64,
        /// Whether the first entry is unused, as where rows count from 1.
        skip: bool,
    },
    /// The row and the column of each queen.
    Pairs {
        /// The number of the first row and of the first column, 0 or 1.
        base: i64,
    },
    /// The number of each square of a tour, in rows or by square.
    Numbers {
        /// The number of the first square, 0 or 1.
        first: i64,
    },
    /// The row and the column of each square of a tour, in order.
    Walk {
        /// The number of the first row and of the first column, 0 or 1.
        base: i64,
    },
    /// One of these in an array that is not filled row by row.
    Whole(Box<Form>),
}

/// A board read from a value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// The squares of the queens, row by row, or those of a tour in order.
    pub squares: Vec<Square>,
    /// Whether the referee accepts it: N peaceful queens, or a tour of the whole board.
    pub passes: bool,
}

impl Reading {
    fn of(squares: Vec<Square>, problem: Problem) -> Reading {
        let passes = match problem {
            Problem::Queens(size) => {
                let mut placement = Placement::empty(size);
                let all_new = squares.iter().all(|&square| placement.insert(square));
                all_new && is_solution(&placement)
            }
            Problem::Knight(board) => judge(board, &Holes::NONE, &squares).is_ok(),
        };
        Reading { squares, passes }
    }
}

impl Form {
    /// The likeliest of the forms that the shape of a value allows.
    #[must_use]
    pub fn likeliest(data: &Data, problem: Problem) -> Option<Form> {
        guesses(data, problem).into_iter().next().map(|(form, _)| form)
    }

    /// The form that a value confirms, with the board in it: of several, that in which it has the most squares.
    #[must_use]
    pub fn confirmed(data: &Data, problem: Problem) -> Option<(Form, Reading)> {
        let readings = guesses(data, problem).into_iter().map(|(form, squares)| (form, Reading::of(squares, problem)));
        let confirmed = readings.filter(|(_, reading)| Form::confirms(reading, problem));
        // The first of equals.
        confirmed.reduce(|best, other| if other.1.squares.len() > best.1.squares.len() { other } else { best })
    }

    /// The board that a value holds in this form, or `None` if it has another shape.
    #[must_use]
    pub fn read(&self, data: &Data, problem: Problem) -> Option<Reading> {
        if *self == Form::Any {
            let guess = || {
                let (_, squares) = guesses(data, problem).into_iter().next()?;
                Some(Reading::of(squares, problem))
            };
            return Form::confirmed(data, problem).map(|(_, reading)| reading).or_else(guess);
        }
        Some(Reading::of(self.squares(data, problem)?, problem))
    }

    /// Whether a reading in this form confirms it: it passes, or is a chain of knight's moves too long for chance.
    #[must_use]
    pub fn confirms(reading: &Reading, problem: Problem) -> bool {
        reading.passes
            || match problem {
                Problem::Queens(_) => false,
                Problem::Knight(board) => {
                    reading.squares.len() >= CHAIN
                        && matches!(
                            judge(board, &Holes::NONE, &reading.squares),
                            Err(Break::Unvisited { .. } | Break::NotClosed { .. })
                        )
                }
            }
    }

    /// Its name, which stays the same from release to release.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Form::Any => "any",
            Form::Cells(_) => "cells",
            Form::Columns { .. } => "columns",
            Form::Pairs { .. } => "pairs",
            Form::Numbers { .. } => "numbers",
            Form::Walk { .. } => "walk",
            Form::Whole(form) => form.key(),
        }
    }

    fn squares(&self, data: &Data, problem: Problem) -> Option<Vec<Square>> {
        let (rows, columns) = problem.sides();
        let at = |row: i64, column: i64| problem.square(row, column);
        match self {
            Form::Any => None,
            Form::Whole(form) => form.squares(data, problem),
            Form::Cells(queen) => {
                let grid = grid(data, rows, columns)?;
                queens_in(&grid, queen, problem)
            }
            Form::Columns { base, skip } => {
                let entries = entries(data, rows, *skip, *base)?;
                let queens = entries.iter().filter_map(|&(row, column)| Some((row, column? - base)));
                Some(queens.filter_map(|(row, column)| at(row, column)).collect())
            }
            Form::Pairs { base } | Form::Walk { base } => {
                let pairs = data.pairs()?;
                if pairs.len() > rows * columns {
                    return None;
                }
                pairs.into_iter().map(|(row, column)| at(row - base, column - base)).collect()
            }
            Form::Numbers { first } => {
                let mut numbered = numbers(data, rows, columns)?;
                numbered.retain(|&(_, number)| number >= *first);
                let mut places = vec![None; numbered.len()];
                for ((row, column), number) in numbered {
                    let place = usize::try_from(number - first).ok().and_then(|index| places.get_mut(index))?;
                    if place.replace((row, column)).is_some() {
                        return None;
                    }
                }
                places.into_iter().map(|place| place.and_then(|(row, column)| at(row, column))).collect()
            }
        }
    }
}

/// The forms that the shape of a value allows, the likeliest first, each with the squares in it.
fn guesses(data: &Data, problem: Problem) -> Vec<(Form, Vec<Square>)> {
    match problem {
        Problem::Queens(_) => queens(data, problem),
        Problem::Knight(_) => knight(data, problem),
    }
}

/// The forms of a board of queens.
fn queens(data: &Data, problem: Problem) -> Vec<(Form, Vec<Square>)> {
    let (rows, columns) = problem.sides();
    if let Some(grid) = grid(data, rows, columns) {
        let mut values: Vec<(&Data, usize)> = Vec::new();
        for cell in grid.iter().flat_map(|cells| &**cells) {
            match values.iter_mut().find(|(value, _)| *value == cell) {
                Some((_, count)) => *count += 1,
                None => values.push((cell, 1)),
            }
            if values.len() > 3 {
                return Vec::new();
            }
        }
        // Where all cells are alike, none is a queen.
        if values.len() == 1 && rows > 1 {
            return Vec::new();
        }
        values.retain(|(value, _)| !value.is_blank());
        // A queen is rarer than an empty square, and is called so.
        let is_queen =
            |value: &Data| matches!(value, Data::Text(text) if matches!(text.as_str(), "Q" | "q" | "♛" | "♕"));
        sort_few(&mut values, |&(value, count)| (!is_queen(value), count));
        let of = |(value, _): (&Data, usize)| Some((Form::Cells(value.clone()), queens_in(&grid, value, problem)?));
        return values.into_iter().filter_map(of).collect();
    }
    if data.pairs().is_some_and(|pairs| !pairs.is_empty() && pairs.len() <= rows) {
        let of = |form: Form| form.squares(data, problem).map(|squares| (form, squares));
        return bases().filter_map(|base| of(Form::Pairs { base })).collect();
    }
    let columns_from = |skip| bases().map(move |base| Form::Columns { base, skip });
    with_squares(columns_from(false).chain(columns_from(true)), data, problem)
}

/// The squares of a grid that hold a value.
fn queens_in(grid: &[Cow<'_, [Data]>], queen: &Data, problem: Problem) -> Option<Vec<Square>> {
    let cells = (0..).zip(grid).flat_map(|(row, cells)| {
        (0..).zip(&**cells).filter(|(_, cell)| *cell == queen).map(move |(column, _)| problem.square(row, column))
    });
    cells.collect()
}

/// The forms of a tour.
fn knight(data: &Data, problem: Problem) -> Vec<(Form, Vec<Square>)> {
    let (rows, columns) = problem.sides();
    if numbers(data, rows, columns).is_some() {
        with_squares(bases().rev().map(|first| Form::Numbers { first }), data, problem)
    } else {
        with_squares(bases().map(|base| Form::Walk { base }), data, problem)
    }
}

/// Those of some forms in which a value holds any square.
fn with_squares(forms: impl Iterator<Item = Form>, data: &Data, problem: Problem) -> Vec<(Form, Vec<Square>)> {
    let of =
        |form: Form| form.squares(data, problem).filter(|squares| !squares.is_empty()).map(|squares| (form, squares));
    forms.filter_map(of).collect()
}

fn bases() -> impl DoubleEndedIterator<Item = i64> {
    0..=1
}

/// The cells of a value that has as many rows of as many cells as the board.
fn grid<'a>(data: &'a Data, rows: usize, columns: usize) -> Option<Vec<Cow<'a, [Data]>>> {
    let row = |cells: Cow<'a, [Data]>| {
        let is_cell = |cell: &Data| matches!(cell, Data::None | Data::Bool(_) | Data::Int(_) | Data::Text(_));
        (cells.len() == columns && cells.iter().all(is_cell)).then_some(cells)
    };
    match data {
        Data::List(lines) if lines.len() == rows => {
            let is_row = |line: &Data| columns > 1 || matches!(line, Data::List(_) | Data::Text(_));
            lines.iter().map(|line| line.elements().filter(|_| is_row(line)).and_then(row)).collect()
        }
        Data::Text(text) => {
            let lines: Vec<&str> = text.trim().lines().collect();
            let lines = Some(lines).filter(|lines| lines.len() == rows)?;
            lines.into_iter().map(|line| row(Cow::Owned(text_elements(line)))).collect()
        }
        _ => None,
    }
}

/// The entries of a value that has a number, or nothing, for each row: fewer than there are rows while it grows. Of more
/// than the board has, those behind it hold nothing.
fn entries(data: &Data, rows: usize, skip: bool, base: i64) -> Option<Vec<(i64, Option<i64>)>> {
    let unused = usize::from(skip);
    let column = |value: &Data| match value {
        Data::None => Some(None),
        Data::Int(number) if *number < base => Some(None),
        Data::Text(text) if text.trim().is_empty() || text == "." => Some(None),
        value => value.int().filter(|number| (base..base + rows as i64).contains(number)).map(Some),
    };
    match data {
        Data::Map(items) => {
            let entry = |(row, value): &(Data, Data)| {
                let row = row.int().map(|row| row - i64::from(skip))?;
                Some((row, column(value)?)).filter(|_| (0..rows as i64).contains(&row))
            };
            items.iter().map(entry).collect()
        }
        _ => {
            let values = data.elements()?;
            let room = values.iter().skip(rows + unused).all(|value| matches!(value, Data::None));
            if !room || (skip && values.len() <= rows) {
                return None;
            }
            (0..)
                .zip(values.iter().take(rows + unused).skip(unused))
                .map(|(row, value)| Some((row, column(value)?)))
                .collect()
        }
    }
}

/// The number of each square: of a grid of whole numbers, or of a dict by square.
fn numbers(data: &Data, rows: usize, columns: usize) -> Option<Vec<((i64, i64), i64)>> {
    if let Some(numbered) = data.numbered_pairs() {
        return Some(numbered);
    }
    let grid = grid(data, rows, columns)?;
    let number = |cell: &Data| if cell.is_blank() && cell.int().is_none() { Some(-1) } else { cell.int() };
    let cells =
        (0..).zip(&grid).flat_map(|(row, cells)| (0..).zip(&**cells).map(move |(column, cell)| ((row, column), cell)));
    cells.map(|(square, cell)| Some((square, number(cell)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::queens::Size;

    /// Reads a literal of Python with lists, tuples, sets, dicts, whole numbers, texts, `None`, `True` and `False`.
    fn data(text: &str) -> Data {
        let mut rest = text.trim_start();
        let value = literal(&mut rest);
        assert_eq!(rest.trim(), "", "in {text}");
        value
    }

    fn literal(rest: &mut &str) -> Data {
        let eat =
            |rest: &mut &str, word: &str| rest.strip_prefix(word).map(|after| *rest = after.trim_start()).is_some();
        for (word, value) in [("None", Data::None), ("True", Data::Bool(true)), ("False", Data::Bool(false))] {
            if eat(rest, word) {
                return value;
            }
        }
        if eat(rest, "'") {
            let (text, after) = rest.split_once('\'').unwrap();
            *rest = after.trim_start();
            return Data::Text(text.to_owned());
        }
        for (open, close) in [("[", "]"), ("(", ")"), ("{", "}")] {
            if !eat(rest, open) {
                continue;
            }
            let (mut items, mut pairs) = (Vec::new(), Vec::new());
            while !eat(rest, close) {
                let item = literal(rest);
                if eat(rest, ":") {
                    pairs.push((item, literal(rest)))
                } else {
                    items.push(item)
                }
                eat(rest, ",");
            }
            return match open {
                "{" if items.is_empty() => Data::Map(pairs),
                "{" => Data::Set(items),
                _ => Data::List(items),
            };
        }
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '-').unwrap_or(rest.len());
        let (number, after) = rest.split_at(end);
        *rest = after.trim_start();
        Data::Int(number.parse().unwrap())
    }

    #[track_caller]
    fn squares(text: &str, problem: Problem) -> Option<String> {
        let (_, reading) = Form::confirmed(&data(text), problem)?;
        Some(reading.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn a_solution_is_read_in_every_form() {
        let four = Problem::Queens(Size::new(4));
        for text in [
            "[1, 3, 0, 2]",
            "(2, 4, 1, 3)",
            "[0, 2, 4, 1, 3]",
            "{0: 1, 1: 3, 2: 0, 3: 2}",
            "{1: 2, 2: 4, 3: 1, 4: 3}",
            "'2413'",
            "'1 3 0 2'",
            "[(0, 1), (1, 3), (2, 0), (3, 2)]",
            "[[1, 2], [2, 4], [3, 1], [4, 3]]",
            "{(0, 1), (1, 3), (2, 0), (3, 2)}",
            "{(0, 0): False, (0, 1): True, (1, 3): True, (2, 0): True, (2, 1): False, (3, 2): True}",
            "[[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0]]",
            "[[False, True, False, False], [False, False, False, True], [True, False, False, False], [False, False, True, False]]",
            "['.Q..', '...Q', 'Q...', '..Q.']",
            "[['#', 'Q', '#', '#'], ['#', '#', '#', 'Q'], ['Q', '#', '#', '#'], ['#', '#', 'Q', '#']]",
            "['0 1 0 0', '0 0 0 1', '1 0 0 0', '0 0 1 0']",
            "[[0, 2, 0, 1], [1, 0, 0, 2], [2, 0, 1, 0], [0, 1, 2, 0]]",
        ] {
            assert_eq!(squares(text, four).as_deref(), Some("b4 d3 a2 c1"), "{text}");
        }
    }

    #[test]
    fn marks_and_wrong_boards_are_not_confirmed() {
        let four = Problem::Queens(Size::new(4));
        for text in [
            "[0, 0, 0, 0]",
            "[0, 1, 2, 3]",
            "[True, False, True, True]",
            "[[1, 1, 1, 1], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]",
            "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]",
            "[1, 3, 0]",
            "7",
        ] {
            assert_eq!(squares(text, four), None, "{text}");
        }
    }

    #[test]
    fn a_board_that_grows_is_read_in_its_form() {
        let four = Problem::Queens(Size::new(4));
        let form = Form::Columns { base: 0, skip: false };
        for (text, count) in
            [("[]", 0), ("[1]", 1), ("[1, 3, -1, -1]", 2), ("[1, None, 0, '']", 2), ("{0: 1, 2: 0}", 2)]
        {
            assert_eq!(form.read(&data(text), four).unwrap().squares.len(), count, "{text}");
        }
        assert_eq!(form.read(&data("[1, 3, 0, 2, 4]"), four), None);
        assert_eq!(form.read(&data("[1, 3, None, None, None, None]"), four).unwrap().squares.len(), 2);
        assert_eq!(squares("[0, 2, 4, 1, 3, None, None]", four).as_deref(), Some("b4 d3 a2 c1"));
    }

    #[test]
    fn a_tour_is_read_by_numbers_and_as_a_walk() {
        let board = Problem::Knight(Board::new(4, 3));
        // Numbers from 1, and the same walk from 0 with nothing for a square not visited.
        let whole = "[[1, 4, 7, 10], [8, 11, 2, 5], [3, 6, 9, 12]]";
        let tour = squares(whole, board).unwrap();
        assert_eq!(tour.split(' ').count(), 12);
        let from_zero = "[[0, 3, 6, 9], [7, 10, 1, 4], [2, 5, 8, 11]]";
        assert_eq!(squares(from_zero, board), Some(tour.clone()));
        let walk = "[(0, 0), (1, 2), (2, 0), (0, 1), (1, 3), (2, 1), (0, 2), (1, 0), (2, 2), (0, 3), (1, 1), (2, 3)]";
        assert_eq!(squares(walk, board), Some(tour.clone()));
        let by_square = "{(0, 0): 1, (0, 1): 4, (0, 2): 7, (0, 3): 10, (1, 0): 8, (1, 1): 11, \
                         (1, 2): 2, (1, 3): 5, (2, 0): 3, (2, 1): 6, (2, 2): 9, (2, 3): 12}";
        assert_eq!(squares(by_square, board), Some(tour));
        assert_eq!(squares("[(0, 0), (1, 2), (2, 0)]", board), None);
        // A blank is a square not visited yet: no number stands for it.
        let begun = "[['.', None, '', 1], ['.', '.', 0, '.'], ['.', '.', '.', '.']]";
        for (first, expected) in [(0, "c2 d3"), (1, "d3")] {
            let read = Form::Numbers { first }.read(&data(begun), board).unwrap();
            let names: Vec<String> = read.squares.iter().map(ToString::to_string).collect();
            assert_eq!(names.join(" "), expected, "from {first}");
        }
    }
}
