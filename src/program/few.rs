//! The boards of one to three queens that a program prints: they are too small for the reader of outputs, which knows a board by
//! being right, and of two and three queens none is.

use crate::board::Square;
use crate::program::Problem;
use crate::program::claims::Claims;
use crate::program::judged::{Judged, fault_of};
use crate::queens::Size;

/// The boards that are printed, a line each; nothing of larger boards.
pub(super) fn boards_of_few<P: Copy>(claims: &Claims<P>, size: Size) -> Vec<Judged> {
    let n = usize::from(size.get());
    let problem = Problem::Queens(size);
    let mut boards = Vec::new();
    for (line, text) in (1..).zip(claims.output.text().lines()) {
        let columns = match n {
            1 => is_queen(text).then(|| vec![0]),
            2 | 3 => columns(text, n as i64),
            _ => None,
        };
        let squares: Option<Vec<Square>> =
            columns.and_then(|columns| (0..).zip(columns).map(|(row, column)| problem.square(row, column)).collect());
        if let Some(squares) = squares {
            let (fault, closed) = fault_of(&squares, problem);
            boards.push(Judged { step: claims.step_of_line(line), squares, fault, closed, size: n });
        }
        if n == 1 && !boards.is_empty() {
            // What comes next may be its number.
            break;
        }
    }
    boards
}

/// Whether a line is a board of one square with its queen.
fn is_queen(text: &str) -> bool {
    let label = text.rsplit([':', '：', ')']).next().filter(|rest| !rest.trim().is_empty()).unwrap_or(text);
    let marks: String = label.chars().filter(|letter| !" []{}()'\"|,".contains(*letter)).collect();
    matches!(&*marks, "Q" | "q" | "♛" | "♕" | "■" | "1" | "0" | "0.0" | "00" | "11")
}

/// The number of a line that holds it once for each row of a board, and nothing else: the columns of queens, or a row of cells.
/// Other such boards are known as boards.
pub(super) fn equal_columns(text: &str, size: Size) -> Option<i64> {
    let text = Some(text).filter(|text| text.len() < 120)?;
    let label = text.rsplit([':', '：']).next().unwrap_or(text);
    let mut digits = label.chars().filter(char::is_ascii_digit);
    let first = digits.next().filter(|digit| matches!(digit, '0' | '1'))?;
    let is_all = label.chars().all(|letter| letter == first || " []{}()',\t".contains(letter));
    (is_all && digits.count() + 1 == usize::from(size.get())).then(|| i64::from(first == '1'))
}

/// The columns of a line of n numbers, from 0.
fn columns(text: &str, n: i64) -> Option<Vec<i64>> {
    let label = text.rsplit([':', '：']).next().unwrap_or(text);
    if n < 3 && !label.contains('[') {
        return None;
    }
    let parts = label.split(|letter: char| " []{}()'\",|\t".contains(letter)).filter(|part| !part.is_empty());
    let numbers = parts.map(str::parse).collect::<Result<Vec<i64>, _>>().ok()?;
    let base = [1, 0].into_iter().find(|base| numbers.iter().all(|number| (*base..base + n).contains(number)))?;
    (numbers.len() as i64 == n).then(|| numbers.iter().map(|number| number - base).collect())
}
