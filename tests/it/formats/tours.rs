//! The formats of a tour.

use super::write::{ASCII, DOUBLE, HEAVY, LIGHT, ROUND, boxed, from_bottom, from_top, joined, labelled, none};

/// An open tour of 5 × 5, the highest rank first.
pub(super) const TOUR: [[usize; 5]; 5] =
    [[1, 6, 15, 10, 21], [14, 9, 20, 5, 16], [19, 2, 7, 22, 11], [8, 13, 24, 17, 4], [25, 18, 3, 12, 23]];

/// A tour by its numbers, as text.
pub(super) type TourFormat = (&'static str, fn(&[[usize; 5]; 5]) -> String);

pub(super) fn numbers(tour: &[[usize; 5]; 5], form: fn(usize) -> String) -> Vec<Vec<String>> {
    tour.iter().map(|row| row.iter().map(|&number| form(number)).collect()).collect()
}

pub(super) fn grid(tour: &[[usize; 5]; 5], form: fn(usize) -> String, between: &str) -> String {
    joined(numbers(tour, form).iter().map(|row| joined(row, between)), "\n")
}

/// The rows and columns of its squares in order, from 0.
pub(super) fn walk(tour: &[[usize; 5]; 5]) -> Vec<(usize, usize)> {
    let at = |number| (0..25).find(|square| tour[square / 5][square % 5] == number);
    (1..=25).filter_map(at).map(|square| (square / 5, square % 5)).collect()
}

pub(super) fn walked(tour: &[[usize; 5]; 5], form: fn((usize, usize)) -> String, between: &str) -> String {
    joined(walk(tour).into_iter().map(form), between)
}

pub(super) fn moved(tour: &[[usize; 5]; 5], form: fn((usize, usize)) -> String, arrow: &str) -> String {
    joined(walk(tour).windows(2).map(|pair| format!("{}{arrow}{}", form(pair[0]), form(pair[1]))), "\n")
}

pub(super) fn square((row, column): (usize, usize)) -> String {
    format!("{}{}", (b'a' + column as u8) as char, 5 - row)
}

pub(super) fn pair((row, column): (usize, usize)) -> String {
    format!("({row}, {column})")
}

pub(super) fn padded(number: usize) -> String {
    format!("{number:2}")
}

#[rustfmt::skip]
pub(super) const TOURS: &[TourFormat] = &[
    ("padded", |t| grid(t, padded, " ")),
    ("from 0", |t| grid(t, |k| format!("{:3}", k - 1), "")),
    ("tabs", |t| grid(t, |k| k.to_string(), "\t")),
    ("commas", |t| grid(t, |k| k.to_string(), ",")),
    ("with zeros before", |t| grid(t, |k| format!("{k:02}"), " ")),
    ("list of lists", |t| format!("[[{}]]", grid(t, |k| k.to_string(), ", ").replace('\n', "], ["))),
    ("NumPy array", |t| format!("[[{}]]", grid(t, padded, " ").replace('\n', "]\n ["))),
    ("bars behind", |t| format!("{}|", grid(t, padded, "|").replace('\n', "|\n"))),
    ("bars around", |t| format!("|{}|", grid(t, padded, "|").replace('\n', "|\n|"))),
    ("text board", |t| boxed(&numbers(t, padded), ASCII, ["-", "|"])),
    ("box drawing", |t| boxed(&numbers(t, padded), LIGHT, ["─", "│"])),
    ("rows with lines between", |t| grid(t, padded, " ").replace('\n', "\n\n")),
    ("ranks on both sides", |t| labelled(&numbers(t, |k| format!("{k:02} ")), [|row, n| format!("{} |", n - row), |row, n| format!("| {}", n - row)], "", "|")),
    ("ranks and files", |t| labelled(&numbers(t, padded), [from_bottom, none], "   A  B  C  D  E", " ")),
    ("rows and columns", |t| labelled(&numbers(t, padded), [from_top, none], "   1  2  3  4  5", " ")),
    ("matrix of LaTeX", |t| format!("\\begin{{matrix}}\n{} \\\\\n\\end{{matrix}}", grid(t, padded, " & ").replace('\n', " \\\\\n"))),
    ("squares by name", |t| walked(t, square, " ")),
    ("squares by name and commas", |t| walked(t, square, ", ")),
    ("squares by name, a line each", |t| walked(t, square, "\n")),
    ("squares by name and arrows", |t| walked(t, square, " -> ")),
    ("moves by name, a line each", |t| moved(t, square, "→")),
    ("pairs, a line each", |t| walked(t, pair, "\n")),
    ("numbered pairs, a line each", |t| joined(walk(t).into_iter().zip(1..).map(|(at, k)| format!("Move {k}: {}", pair(at))), "\n")),
    ("moves by pairs, a line each", |t| moved(t, pair, " -> ")),
    ("commas and blanks", |t| grid(t, padded, ", ")),
    ("semicolons", |t| grid(t, |k| k.to_string(), ";")),
    ("a width of four", |t| grid(t, |k| format!("{k:4}"), "")),
    ("a blank behind", |t| format!("{} ", grid(t, |k| k.to_string(), " ").replace('\n', " \n"))),
    ("a list a line", |t| format!("[{}]", grid(t, |k| k.to_string(), ", ").replace('\n', "]\n["))),
    ("tuples", |t| format!("(({}))", grid(t, |k| k.to_string(), ", ").replace('\n', "), ("))),
    ("matrix of C", |t| format!("{{{{{}}}}};", grid(t, |k| k.to_string(), ", ").replace('\n', "}, {"))),
    ("matrix of NumPy", |t| format!("array([[{}]])", grid(t, padded, ", ").replace('\n', "],\n       ["))),
    ("floats of Octave", |t| grid(t, |k| format!("{k}.0"), "   ")),
    ("JSON", |t| format!("{{\"tour\": [[{}]]}}", grid(t, |k| k.to_string(), ",").replace('\n', "],["))),
    ("squares in brackets", |t| format!("[{}]", grid(t, padded, "][").replace('\n', "]\n["))),
    ("heavy box drawing", |t| boxed(&numbers(t, padded), HEAVY, ["━", "┃"])),
    ("double box drawing", |t| boxed(&numbers(t, padded), DOUBLE, ["═", "║"])),
    ("round box drawing", |t| boxed(&numbers(t, padded), ROUND, ["─", "│"])),
    ("Markdown table", |t| format!("| a | b | c | d | e |\n|---|---|---|---|---|\n| {} |", grid(t, padded, " | ").replace('\n', " |\n| "))),
    ("rows with lines of dashes between", |t| grid(t, padded, " ").replace('\n', &format!("\n{}\n", "-".repeat(14)))),
    ("rows with names", |t| joined(grid(t, padded, " ").lines().zip(1..).map(|(row, k)| format!("Row {k}: {row}")), "\n")),
    ("fenced", |t| format!("```\n{}\n```", grid(t, padded, " "))),
    ("table of LaTeX", |t| format!("\\begin{{tabular}}{{|c|c|c|c|c|}}\n\\hline\n{} \\\\\n\\hline\n\\end{{tabular}}", grid(t, padded, " & ").replace('\n', " \\\\\n\\hline\n"))),
    ("moves by name", |t| walked(t, square, "-")),
    ("squares in capitals", |t| walked(t, square, " ").to_uppercase()),
    ("list of squares", |t| format!("['{}']", walked(t, square, "', '"))),
    ("numbered squares, a line each", |t| joined(walk(t).into_iter().zip(1..).map(|(at, k)| format!("{k}. {}", square(at))), "\n")),
    ("steps by name, a line each", |t| joined(walk(t).into_iter().zip(1..).map(|(at, k)| format!("Step {k}: {}", square(at))), "\n")),
    ("steps in Chinese", |t| joined(walk(t).into_iter().zip(1..).map(|(at, k)| format!("第{k}步：{}", pair(at))), "\n")),
    ("steps in Chinese by name", |t| joined(walk(t).into_iter().zip(1..).map(|(at, k)| format!("第 {k} 步：{}", square(at))), "\n")),
    ("moves in words", |t| joined(walk(t).windows(2).zip(1..).map(|(to, k)| format!("Move {k}: {} -> {}", square(to[0]), square(to[1]))), "\n")),
    ("pairs", |t| walked(t, pair, " ")),
    ("pairs and arrows", |t| walked(t, pair, " -> ")),
    ("list of pairs", |t| format!("[{}]", walked(t, pair, ", "))),
    ("lists of two", |t| format!("[{}]", walked(t, |(row, column)| format!("[{row}, {column}]"), ", "))),
    ("two numbers a line", |t| walked(t, |(row, column)| format!("{row} {column}"), "\n")),
    ("rows and columns in words", |t| walked(t, |(row, column)| format!("row {row}, column {column}"), "\n")),
];
