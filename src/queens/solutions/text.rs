//! Many solutions as one text, written piece by piece while they are found.

use std::fmt::Write as _;

use super::Solutions;
use crate::keyed::keyed;
use crate::queens::packed;

keyed! {
    /// A form of text for many solutions.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Form {
        /// A line each: the column of the queen in every row, from 1, between blanks.
        Lines = "lines",
        /// The same as comma-separated values (RFC 4180).
        Csv = "csv",
        /// The list of lists of strings that problem 51 of LeetCode asks for, a solution a line.
        LeetCode = "leetcode",
    }

    /// The key.
    pub const fn key;

    /// The form with a key.
    pub fn named;
}

impl Form {
    fn write(self, text: &mut String, solution: u64, n: u8) {
        let columns = (0..n).map(|row| (row, packed::column(solution, n, row)));
        match self {
            Form::Lines | Form::Csv => {
                let (between, end) = if self == Form::Lines { (" ", "\n") } else { (",", "\r\n") };
                for (row, column) in columns {
                    _ = write!(text, "{}{}", if row > 0 { between } else { "" }, column + 1);
                }
                text.push_str(end);
            }
            Form::LeetCode => {
                for (row, column) in columns {
                    text.push_str(if row > 0 { ",\"" } else { "[\"" });
                    text.extend((0..n).map(|at| if at == column { 'Q' } else { '.' }));
                    text.push('"');
                }
                text.push(']');
            }
        }
    }
}

/// Writes the solutions of a list that pass its filter, in pieces that make one text.
///
/// ```
/// use queens_and_knights::queens::{Size, solutions::{Form, Solutions, Writer}};
///
/// let mut list = Solutions::try_new(Size::new(4)).unwrap();
/// let mut writer = Writer::new(Form::LeetCode);
/// let mut text = String::new();
/// while let Some(piece) = writer.next(&list, 1000) {
///     text += &piece;
///     list.advance(10);
/// }
/// assert_eq!(text, r#"[[".Q..","...Q","Q...","..Q."],
/// ["..Q.","Q...","...Q",".Q.."]]
/// "#);
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    form: Form,
    written: usize,
    over: bool,
}

impl Writer {
    /// Before the first piece.
    #[must_use]
    pub const fn new(form: Form) -> Writer {
        Writer { form, written: 0, over: false }
    }

    /// How many solutions are written.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.written
    }

    /// Up to `most` more of those found, or an empty text where none is found yet; nothing once all are written.
    pub fn next(&mut self, list: &Solutions, most: usize) -> Option<String> {
        if self.over {
            return None;
        }
        let mut text = String::new();
        let is_list = self.form == Form::LeetCode;
        for &index in list.chosen[self.written..].iter().take(most) {
            if is_list {
                text.push_str(if self.written == 0 { "[" } else { ",\n" });
            }
            self.form.write(&mut text, list.all[index as usize], list.size.get());
            self.written += 1;
        }
        if list.is_over() && self.written == list.chosen() {
            self.over = true;
            if is_list {
                text.push_str(if self.written == 0 { "[]\n" } else { "]\n" });
            }
        }
        Some(text)
    }
}
