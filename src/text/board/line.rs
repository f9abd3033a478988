//! One line of an output, by its shape alone.

use super::cell::{Cell, MARKS, STRONG, cell, column, is_digits, marks, numbers, whole};
use super::notation::{fen, is_frame, is_index, is_tag, latex};
use super::shape::Shape;
use super::words;
use crate::board::Square;

/// The separators of words.
const SEPARATORS: [char; 5] = [' ', '\t', ',', ';', '\r'];

/// The separators of the squares of a walk.
const DASHES: [char; 2] = ['-', '>'];

/// The shapes of a line without lists: more than one where it holds several boards, or rows.
pub(super) fn shapes(line: &str, push: &mut dyn FnMut(Shape)) {
    let plain = line.trim();
    if plain.is_empty() {
        // Blank cells of a spreadsheet.
        let tabs = line.bytes().filter(|&byte| byte == b'\t').count();
        return push(if tabs > 1 { Shape::Marks(vec![b'.'; tabs + 1]) } else { Shape::Blank });
    }
    if let Some(board) = fen(plain) {
        return push(Shape::Board(board));
    }
    if is_tag(plain) || matches!(plain, "1-0" | "0-1" | "1/2-1/2" | "*") {
        return push(Shape::Words);
    }
    if (plain.contains('\\') || plain.contains('&')) && latex(plain, push) {
        return;
    }
    if is_edge(plain) {
        return;
    }
    // The number of a board: a row of queens has no other mark than 0 beside its `#`.
    let counter = plain.strip_prefix('#').filter(|rest| is_digits(rest) && (*rest == "0" || !rest.starts_with('0')));
    if counter.is_some_and(|rest| rest.len() < 7) {
        return push(Shape::Words);
    }
    if (plain.len() > 2 && plain.bytes().all(|byte| byte == b'=')) || plain.starts_with("```") || is_index(plain) {
        return push(Shape::Words);
    }
    // A heading between equals signs.
    if plain.starts_with("==") || plain.starts_with("~~") {
        return shapes(plain.trim_matches(['=', '~', ' ']), push);
    }
    // A quotation.
    if let Some(quoted) = plain.strip_prefix("> ").filter(|rest| !rest.starts_with('>')) {
        return shapes(quoted, push);
    }
    // The row of a matrix of R.
    if let Some((_, row)) = plain.split_once(' ').filter(|(label, _)| label.ends_with(",]") && is_index(label)) {
        return shapes(row, push);
    }
    let words = split(plain);
    if words.len() > 1 && words.iter().all(|word| is_digits(word) && word.len() == words[0].len() && word.len() > 3) {
        words.iter().for_each(|word| push(digits(word)));
        return;
    }
    if let Some(row) = row(line) {
        return push(row);
    }
    if let Some(walk) = walk(plain).or_else(|| joined(plain)) {
        return push(walk);
    }
    if let Some(squares) = words::squares_in_words(plain).or_else(|| words::assigned(plain)) {
        return push(Shape::Pairs(squares));
    }
    if let Some(stated) = words::stated(plain) {
        return push(Shape::Total(stated));
    }
    // Words before a colon or an equals sign are a label.
    let label = plain.rfind([':', '=']).map(|at| (&plain[..at], plain[at + 1..].trim()));
    if let Some((label, behind)) = label.filter(|(_, behind)| !behind.is_empty()) {
        if is_digits(behind) {
            let is_board = behind.len() > 3 && words::is_label_of_board(label);
            return push(match is_board {
                true => digits(behind),
                false if words::asks(label) => Shape::Asked(behind.to_owned()),
                false => words_or_unknown(plain),
            });
        }
        match row(behind).or_else(|| walk(behind)) {
            Some(Shape::Numbers { numbers, .. }) if numbers.len() == 2 => {
                let pair = numbers[0].zip(numbers[1]);
                return push(pair.map_or(Shape::Unknown, |pair| Shape::Pairs(vec![pair])));
            }
            Some(row) => return push(row),
            None => {}
        }
    }
    let known = words.iter().rev().take_while(|word| is_column(word) || is_digits(word)).count();
    let (before, after) = words.split_at(words.len() - known);
    match (before, after) {
        ([label], [columns]) if is_digits(columns) && columns.len() > 3 && is_label(label) => push(digits(columns)),
        ([label], [_, _, ..]) if is_label(label) => push(row(&after.join(" ")).unwrap_or(Shape::Unknown)),
        (_, [.., columns])
            if known < 3 && is_digits(columns) && columns.len() > 3 && words::is_label_of_board(&before.join(" ")) =>
        {
            push(digits(columns));
        }
        (_, [_, _, _, ..]) => {
            let columns = after.iter().map(|word| cell(word).and_then(column)).collect::<Option<Vec<_>>>();
            // Dots alone go with the words before them.
            push(match columns {
                Some(numbers) if numbers.iter().any(Option::is_some) => Shape::Numbers { numbers, loose: true },
                Some(_) => words_or_unknown(plain),
                None => Shape::Unknown,
            });
        }
        _ => push(words_or_unknown(plain)),
    }
}

fn words_or_unknown(line: &str) -> Shape {
    if words::is_remark(line) { Shape::Words } else { Shape::Unknown }
}

/// A row of numbers, of marks, or of both; digits without anything between them; or several such groups of digits.
fn row(line: &str) -> Option<Shape> {
    let plain = line.trim();
    // A digit may be in one of the cells of a spreadsheet.
    if is_digits(plain) && line.bytes().filter(|&byte| matches!(byte, b'\t' | b',')).count() < 2 {
        return Some(digits(plain));
    }
    if let Some(row) = packed(plain) {
        return Some(Shape::Marks(row));
    }
    let opened = unbracketed(line);
    let line = opened.as_deref().unwrap_or(line).trim_matches([' ', '\r']);
    let cells = cells(line)?;
    if cells.len() < 2 {
        return None;
    }
    if let Some(marks) = marks(&cells) {
        return Some(Shape::Marks(marks));
    }
    if let Some(numbers) = numbers(&cells) {
        return Some(Shape::Numbers { numbers, loose: false });
    }
    // Words such as "I" are no cells.
    (cells.len() > 2).then_some(Shape::Mixed(cells))
}

/// The cells of a row: between bars, between tabs or commas where some are blank, or else between blanks.
fn cells(line: &str) -> Option<Vec<Cell>> {
    for mark in ['|', '\t', ',', ';'] {
        if !line.contains(mark) {
            continue;
        }
        let inside = if mark == '|' { line.trim().trim_start_matches('|').to_owned() } else { line.to_owned() };
        let mut parts: Vec<&str> = inside.split(mark).map(str::trim).collect();
        // A sign behind each cell, or a bar behind the last.
        if parts.last() == Some(&"") && (mark == '|' || !parts[..parts.len() - 1].contains(&"")) {
            parts.pop();
        }
        // Or one before each.
        if mark == '\t' && parts.len() > 2 && parts[0].is_empty() && !parts[1..].contains(&"") {
            parts.remove(0);
        }
        let has_blanks = parts.contains(&"");
        if mark == '|' || has_blanks {
            let cells: Option<Vec<Cell>> = parts.iter().map(|part| cell(part)).collect();
            // Numbers between commas with nothing in between are none of queens.
            if cells.as_ref().is_some_and(|cells| matches!(mark, '|' | '\t') || marks(cells).is_some()) {
                return cells;
            }
            if mark == ',' || mark == ';' {
                return None;
            }
        }
    }
    let words = split(line);
    // A label, as in "1. 2 4 1 3": numbers of NumPy end with dots, but all of them.
    let is_label = |word: &&str| word.len() > 1 && word.ends_with('.') && is_digits(&word[..word.len() - 1]);
    if words.first().is_some_and(is_label) && !words.iter().all(|word| word.contains('.')) {
        return None;
    }
    words.into_iter().map(cell).collect()
}

/// Numbers with arrows between them, or in pairs with a sign within each: `2 -> 4 -> 1`, `1:2 2:4`, `0-1, 1-3`, `[0] => 1`.
fn joined(line: &str) -> Option<Shape> {
    let number = |text: &str| whole(text.trim()).filter(|_| !text.contains(['.', '-']));
    if let Some(arrow) = ["->", "=>"].into_iter().find(|arrow| line.contains(arrow)) {
        let numbers: Vec<i64> =
            line.split(arrow).map(|part| number(part.trim().trim_matches(['[', ']']))).collect::<Option<_>>()?;
        return Some(match numbers[..] {
            [row, column] => Shape::Pairs(vec![(row, column)]),
            _ => Shape::Numbers { numbers: numbers.into_iter().map(Some).collect(), loose: false },
        });
    }
    let mut words = split(line);
    // A full stop behind the last.
    words.pop_if(|word| *word == ".");
    let pairs_of = |sign: char| -> Option<Vec<(i64, i64)>> {
        let pair = |word: &&str| word.split_once(sign).and_then(|(row, column)| number(row).zip(number(column)));
        words.iter().map(pair).collect()
    };
    // With dashes, row by row: ranges and scores have them, too.
    let is_by_rows = |pairs: &Vec<(i64, i64)>| {
        pairs.len() > 3 && matches!(pairs[0].0, 0 | 1) && pairs.windows(2).all(|pair| pair[1].0 == pair[0].0 + 1)
    };
    let pairs = pairs_of(':').filter(|pairs| pairs.len() > 1).or_else(|| pairs_of('-').filter(is_by_rows));
    pairs.map(Shape::Pairs)
}

/// `[ ][Q]` and `( ) (*)` as marks between blanks, `[ 1][12]` as numbers.
fn unbracketed(line: &str) -> Option<String> {
    let is_bracket = |c: char| matches!(c, '[' | ']' | '(' | ')' | '<' | '>');
    if let Some(inside) = line.trim().strip_prefix('<').and_then(|line| line.strip_suffix('>')).filter(|inside| {
        !inside.contains(is_bracket) && split(inside).len() > 2 && split(inside).iter().all(|word| is_digits(word))
    }) {
        return Some(inside.to_owned());
    }
    let cells: Vec<&str> =
        line.trim().trim_start_matches('[').trim_end_matches(']').split("][").map(str::trim).collect();
    if cells.len() > 2 && line.trim().starts_with('[') && cells.iter().all(|cell| is_digits(cell)) {
        return Some(cells.join(" "));
    }
    if !line.contains(is_bracket) || line.contains(|c: char| c.is_ascii_digit() && !matches!(c, '0' | '1')) {
        return None;
    }
    let mut row = String::new();
    let mut rest = line;
    let mut count = 0;
    while let Some(at) = rest.find(is_bracket) {
        row.push_str(&rest[..at]);
        let inside = rest[at + 1..].find(is_bracket).map(|length| &rest[at + 1..at + 1 + length])?;
        let mark = match inside.trim() {
            "" if inside.len() < 4 => ".",
            mark if mark.len() == 1 && MARKS.contains(&mark.as_bytes()[0]) => mark,
            _ => return None,
        };
        row.push_str(&format!(" {mark} "));
        rest = &rest[at + inside.len() + 2..];
        count += 1;
    }
    row.push_str(rest);
    (count > 1 || row.trim().len() > 1).then_some(row)
}

fn is_column(word: &&str) -> bool {
    matches!(cell(word), Some(Cell::Number(_) | Cell::Nothing | Cell::Mark(b'x' | b'X' | b'.')))
}

/// The marks of a text that is a row of them.
pub(super) fn marks_of(text: &str) -> Option<Vec<u8>> {
    match row(text)? {
        Shape::Marks(marks) => Some(marks),
        _ => None,
    }
}

/// Whether brackets on a line are squares, a tag or a FEN, and no list.
pub(super) fn is_row_or_tag(line: &str) -> bool {
    let plain = line.trim();
    is_tag(plain)
        || fen(plain).is_some()
        || is_frame(plain)
        || words::is_heading_of_matrix(plain)
        || (unbracketed(plain).is_some()
            && row(line).is_some_and(|row| matches!(row, Shape::Marks(_) | Shape::Numbers { .. })))
}

/// The marks of a row with nothing between them.
fn packed(word: &str) -> Option<Vec<u8>> {
    let word = if word.contains('后') { word.replace('后', "Q") } else { word.to_owned() };
    let row = word.trim_matches('|').as_bytes();
    let digits = row.iter().filter(|mark| mark.is_ascii_digit()).count();
    (row.len() > 1
        && row.iter().all(|mark| MARKS.contains(mark))
        && (digits == 0 || row.iter().any(|mark| STRONG.contains(mark))))
    .then(|| row.to_vec())
}

/// Digits alone: bits, or a number that may be the columns of a board.
fn digits(digits: &str) -> Shape {
    if digits.len() > 2 && digits.bytes().all(|digit| matches!(digit, b'0' | b'1')) {
        Shape::Marks(digits.as_bytes().to_vec())
    } else {
        Shape::Digits(digits.to_owned())
    }
}

/// The line between two ranks of a text board or of a table.
fn is_edge(line: &str) -> bool {
    let all = |signs: &[u8]| line.bytes().all(|byte| signs.contains(&byte));
    let crossings = line.bytes().filter(|&byte| byte == b'+').count();
    let is_line = line.contains("--") || line.contains("==") || line.contains(":-");
    (all(b"+-=") && is_line && ((line.starts_with('+') && line.ends_with('+')) || crossings > 1))
        || (line.contains('|') && is_line && all(b"|-=+: "))
}

/// Squares by name, with dashes, arrows, commas or blanks between them, and a number before each or not.
pub(super) fn walk(line: &str) -> Option<Shape> {
    let words: Vec<&str> =
        line.split(|c| SEPARATORS.contains(&c) || DASHES.contains(&c)).filter(|word| !word.is_empty()).collect();
    let is_number = |word: &&&str| word.ends_with(['.', ')', ':']) && is_digits(word.trim_end_matches(['.', ')', ':']));
    let names = words.iter().filter(|word| !is_number(word));
    let squares: Vec<Square> = names.map(|word| square(word)).collect::<Option<_>>()?;
    (!squares.is_empty()).then(|| Shape::Squares { squares, dashed: line.contains(DASHES) })
}

pub(super) fn square(name: &str) -> Option<Square> {
    let name = name.trim();
    // With its piece before it.
    let behind = name.strip_prefix(['Q', 'N']).filter(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()));
    let name = behind.unwrap_or(name);
    (name.len() < 8).then(|| name.to_ascii_lowercase().parse().ok()).flatten()
}

fn split(line: &str) -> Vec<&str> {
    line.split(|c| SEPARATORS.contains(&c) || c == '|').filter(|word| !word.is_empty()).collect()
}

/// A label before a board, such as `1.`, `3)` or `#2`.
fn is_label(word: &str) -> bool {
    is_digits(word.trim_matches(['.', ')', '#', '(', ']', '[', ':']))
}
