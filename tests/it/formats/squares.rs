//! The formats of a board of queens by its squares.

use super::write::{Format, joined};

/// The squares of a board, each on a line, or in an order of its own.
#[rustfmt::skip]
pub(super) const SQUARES: &[Format] = &[
    ("pairs", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("({row}, {c})")), " ")),
    ("list of pairs from 0", |b| format!("[{}]", joined(b.iter().zip(0..).map(|(c, row)| format!("({row}, {})", c - 1)), ", "))),
    ("a pair a line", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("({row},{c})")), "\n")),
    ("a pair a line from 0", |b| joined(b.iter().zip(0..).map(|(c, row)| format!("({row}, {})", c - 1)), "\n")),
    ("two numbers a line", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("{row} {c}")), "\n")),
    ("two numbers a line, headed", |b| format!("row,column\n{}", joined(b.iter().zip(1..).map(|(c, row)| format!("{row},{c}")), "\n"))),
    ("a list of two a line", |b| joined(b.iter().zip(0..).map(|(c, row)| format!("[{row}, {}]", c - 1)), "\n")),
    ("sentences", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("Queen {row} is placed at row {row}, column {c}")), "\n")),
    ("sentences from 0", |b| joined(b.iter().zip(0..).map(|(c, row)| format!("Queen {}: row {row}, col {}", row + 1, c - 1)), "\n")),
    ("sentences in Chinese", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("皇后{row}在第{row}行第{c}列")), "\n")),
    ("sentences in Chinese, spaced", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("第 {row} 个皇后：第 {row} 行，第 {c} 列")), "\n")),
    ("labelled pairs", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("Queen {row}: ({row}, {c})")), "\n")),
    ("squares by name", |b| joined(named(b), " ")),
    ("squares by name, a line each", |b| joined(named(b), "\n")),
    ("numbered squares", |b| format!("1. {}", joined(named(b), " "))),
    ("rows and arrows, a line each", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("{row} -> {c}")), "\n")),
    ("rows with names and arrows", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("Row {row} -> Column {c}")), "\n")),
    ("rows with names and columns", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("Row {row}: column {c}")), "\n")),
    ("sentences with at", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("Queen {row} at ({row}, {c})")), "\n")),
    ("rows and columns with equals signs", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("row={row}, col={c}")), "\n")),
    ("rows in Chinese", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("第{row}行：第{c}列")), "\n")),
    ("placed in Chinese", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("第{row}个皇后放在第{row}行第{c}列")), "\n")),
    ("rows and columns with dashes", |b| format!("{}, .", joined(b.iter().zip(0..).map(|(c, row)| format!("{row}-{}", c - 1)), ", "))),
    ("rows and columns with dashes from 1", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("{row}-{c}")), " ")),
    ("pairs in Chinese", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("（{row}，{c}）")), " ")),
    ("pairs and commas", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("({row},{c})")), ",")),
    ("set of pairs", |b| format!("{{{}}}", joined(b.iter().zip(1..).map(|(c, row)| format!("({row}, {c})")), ", "))),
    ("lists of two", |b| format!("[{}]", joined(b.iter().zip(0..).map(|(c, row)| format!("[{row}, {}]", c - 1)), ", "))),
    ("objects of JSON", |b| format!("[{}]", joined(b.iter().zip(0..).map(|(c, row)| format!("{{\"row\": {row}, \"col\": {}}}", c - 1)), ", "))),
    ("objects of Python", |b| format!("[{}]", joined(b.iter().zip(0..).map(|(c, row)| format!("Queen(row={row}, col={})", c - 1)), ", "))),
    ("objects of Python, a line each", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("Queen(row={row}, col={c})")), "\n")),
    ("squares of Prolog", |b| format!("Solution = [{}] ;", joined(b.iter().zip(1..).map(|(c, row)| format!("{row}/{c}")), ","))),
    ("elements of an array, a line each", |b| joined(b.iter().zip(0..).map(|(c, row)| format!("q[{row}] = {}", c - 1)), "\n")),
    ("elements of an array", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("x[{row}]={c}")), ", ")),
    ("names with numbers", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("x{row}={c}")), " ")),
    ("table of rows and columns", |b| format!("| Row | Column |\n|---|---|\n{}", joined(b.iter().zip(1..).map(|(c, row)| format!("| {row} | {c} |")), "\n"))),
    ("table of rows and columns in Chinese", |b| format!("行 | 列\n{}", joined(b.iter().zip(1..).map(|(c, row)| format!("{row} | {c}")), "\n"))),
    ("squares in capitals", |b| joined(named(b), " ").to_uppercase()),
    ("squares and commas", |b| joined(named(b), ", ")),
    ("list of squares", |b| format!("['{}']", joined(named(b), "', '"))),
    ("set of squares", |b| format!("{{{}}}", joined(named(b), ", "))),
    ("squares with their piece", |b| joined(named(b).iter().map(|name| format!("Q{name}")), " ")),
    ("numbered squares, a line each", |b| joined(named(b).iter().zip(1..).map(|(name, k)| format!("{k}. {name}")), "\n")),
    ("queens by squares", |b| joined(named(b).iter().zip(1..).map(|(name, k)| format!("Queen {k}: {name}")), "\n")),
];

fn named(board: &[usize]) -> Vec<String> {
    let name = |(row, &column): (usize, &usize)| format!("{}{}", (b'a' + column as u8 - 1) as char, board.len() - row);
    board.iter().enumerate().map(name).collect()
}
