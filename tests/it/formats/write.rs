//! How programs write boards: the common parts of the formats.

/// A board of queens by its columns from 1, as text.
pub(super) type Format = (&'static str, fn(&[usize]) -> String);

pub(super) fn joined<T: std::fmt::Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// The rows of a board as cells.
pub(super) fn cells(board: &[usize], queen: &str, empty: &str) -> Vec<Vec<String>> {
    let row =
        |&column: &usize| (1..=board.len()).map(|at| if at == column { queen } else { empty }.to_owned()).collect();
    board.iter().map(row).collect()
}

pub(super) fn marks(board: &[usize], queen: &str, empty: &str, between: &str) -> String {
    joined(cells(board, queen, empty).iter().map(|row| joined(row, between)), "\n")
}

/// A table with an edge between its rows, drawn with these signs.
pub(super) fn boxed(cells: &[Vec<String>], [top, middle, bottom]: [[&str; 3]; 3], [line, bar]: [&str; 2]) -> String {
    let width = cells.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(0);
    let edge = |[left, crossing, right]: [&str; 3]| {
        format!("{left}{}{right}", joined(vec![line.repeat(width); cells[0].len()], crossing))
    };
    let row =
        |row: &Vec<String>| format!("{bar}{}{bar}", joined(row.iter().map(|cell| format!("{cell:>width$}")), bar));
    let rows = joined(cells.iter().map(row), &format!("\n{}\n", edge(middle)));
    format!("{}\n{rows}\n{}", edge(top), edge(bottom))
}

pub(super) const ASCII: [[&str; 3]; 3] = [["+"; 3]; 3];
pub(super) const LIGHT: [[&str; 3]; 3] = [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]];
pub(super) const DOUBLE: [[&str; 3]; 3] = [["╔", "╦", "╗"], ["╠", "╬", "╣"], ["╚", "╩", "╝"]];
pub(super) const HEAVY: [[&str; 3]; 3] = [["┏", "┳", "┓"], ["┣", "╋", "┫"], ["┗", "┻", "┛"]];
pub(super) const ROUND: [[&str; 3]; 3] = [["╭", "┬", "╮"], ["├", "┼", "┤"], ["╰", "┴", "╯"]];

/// Rows with labels before them, behind them, above and below.
pub(super) fn labelled(
    cells: &[Vec<String>],
    ranks: [fn(usize, usize) -> String; 2],
    heading: &str,
    between: &str,
) -> String {
    let n = cells.len();
    let rows = cells
        .iter()
        .enumerate()
        .map(|(row, cells)| format!("{}{}{}", ranks[0](row, n), joined(cells, between), ranks[1](row, n)));
    let rows = joined(rows, "\n");
    if heading.is_empty() { rows } else { format!("{heading}\n{rows}") }
}

pub(super) fn fen(board: &[usize], king: bool) -> String {
    let n = board.len();
    let rank = |(row, &column): (usize, &usize)| {
        let run = |empty: usize| if empty == 0 { String::new() } else { empty.to_string() };
        if king && row == 0 && column < n {
            return format!("{}Q{}k", run(column - 1), run(n - column - 1));
        }
        format!("{}Q{}", run(column - 1), run(n - column))
    };
    joined(board.iter().enumerate().map(rank), "/")
}

pub(super) fn none(_: usize, _: usize) -> String {
    String::new()
}

pub(super) fn from_top(row: usize, _: usize) -> String {
    format!("{} ", row + 1)
}

pub(super) fn from_bottom(row: usize, n: usize) -> String {
    format!("{} ", n - row)
}

pub(super) fn names(n: usize, first: char) -> Vec<char> {
    (first..).take(n).collect()
}
