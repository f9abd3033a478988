//! The lines of an output and the lists in it, each by its shape alone.

use super::line::{self, shapes, square};
use super::plain::Plain;
use super::shape::Shape;
use super::value::{self, NoList, Value};
use super::words;
use crate::board::Square;
#[cfg(feature = "programs")]
use crate::queens::Placement;

/// A piece of an output that may belong to a board, with its line from 1.
#[derive(Clone, Debug)]
pub(in crate::text) struct Item {
    pub line: usize,
    pub shape: Shape,
}

#[cfg(feature = "programs")]
impl Item {
    /// A board of queens by the columns of its rows, before the first line.
    pub fn of_board(board: &Placement) -> Item {
        let columns = board.columns().unwrap_or_default().into_iter();
        let numbers = columns.map(|column| column.map(|column| i64::from(column) + 1)).collect();
        Item { line: 0, shape: Shape::Numbers { numbers, loose: false } }
    }

    /// Whether it is a sentence that states a total.
    pub fn is_total(&self) -> bool {
        matches!(self.shape, Shape::Total(_))
    }

    /// Whether it may state a total.
    pub fn may_be_total(&self) -> bool {
        matches!(self.shape, Shape::Total(_) | Shape::Digits(_) | Shape::Asked(_))
    }
}

impl Item {
    /// Treats a number behind a prompt as printed.
    pub fn count_as_printed(&mut self) {
        if let Shape::Asked(digits) = &mut self.shape {
            self.shape = Shape::Digits(std::mem::take(digits));
        }
    }
}

/// An output that arrives in pieces. A line is read once it is complete, with all lists that begin on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Output {
    #[cfg(feature = "programs")]
    text: String,
    plain: Plain,
    /// The items read.
    items: Vec<Item>,
    next: Place,
    /// A list that is open is read again when the output is as long as this, so that all readings take linear time.
    wait: usize,
}

/// Where a line of the plain text begins, and how many are before it.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    at: usize,
    lines: usize,
}

impl Output {
    /// The text as it came.
    #[cfg(feature = "programs")]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes the next item.
    pub fn push(&mut self, text: &str) {
        #[cfg(feature = "programs")]
        self.text.push_str(text);
        self.plain.push(text);
        let plain = &self.plain.text;
        if plain.len() < self.wait || !text.contains(['\n', '\r']) {
            return;
        }
        let mut scan = Scan { plain, items: std::mem::take(&mut self.items), is_all: false };
        if scan.lines(&mut self.next) == Err(NoList::Open) {
            self.wait = 2 * plain.len() - self.next.at;
        }
        self.items = scan.items;
    }

    /// The shapes of all lines that have been read.
    pub(in crate::text) fn items(&self) -> &[Item] {
        &self.items
    }

    /// Those of the lines that have not been read, as if nothing came after them.
    pub(in crate::text) fn rest(&self) -> Vec<Item> {
        let mut scan = Scan { plain: &self.plain.text, items: Vec::new(), is_all: true };
        let mut next = self.next;
        _ = scan.lines(&mut next);
        scan.items
    }
}

struct Scan<'a> {
    plain: &'a str,
    items: Vec<Item>,
    /// Whether nothing comes after the text.
    is_all: bool,
}

impl Scan<'_> {
    /// Reads on as far as there are whole lines, or all lines where nothing comes after them.
    ///
    /// # Errors
    /// [`NoList::Open`] where more of the text may close a list.
    fn lines(&mut self, next: &mut Place) -> Result<(), NoList> {
        while let Some(end) = self.end_of_line(next.at) {
            let line = next.lines + 1;
            let start = end - words::without_time(&self.plain[next.at..end]).len();
            let behind = match self.brackets(start, end, line)? {
                Some(behind) => behind,
                None => {
                    self.plain(&self.plain[start..end], line);
                    end
                }
            };
            let lines = 1 + self.plain[next.at..behind].bytes().filter(|&byte| byte == b'\n').count();
            next.at = self.end_of_line(behind).unwrap_or(self.plain.len()) + 1;
            next.lines += lines;
        }
        Ok(())
    }

    /// Where the line of a place ends; nothing where its end has not come, or the place is behind all lines.
    fn end_of_line(&self, at: usize) -> Option<usize> {
        let rest = self.plain.get(at..)?;
        rest.find('\n').map(|length| at + length).or(self.is_all.then_some(self.plain.len()))
    }

    fn push(&mut self, line: usize, shape: Shape) {
        // A separator of boards counts once when it is repeated.
        let last = self.items.last().map(|item| &item.shape);
        let is_parted = match shape {
            Shape::Blank => matches!(last, Some(Shape::Blank | Shape::Words | Shape::Asked(_) | Shape::Unknown)),
            Shape::Words => matches!(last, Some(Shape::Words | Shape::Asked(_) | Shape::Unknown)),
            Shape::Unknown => matches!(last, Some(Shape::Unknown)),
            _ => false,
        };
        if !is_parted {
            self.items.push(Item { line, shape });
        }
    }

    /// The lists that begin on a line, and on those on which they end; gives the place behind the last, or nothing where
    /// there is none. What is read is either kept or on two lines, so that all lines together take linear time.
    ///
    /// # Errors
    /// [`NoList::Open`] where more of the text may close a list.
    fn brackets(&mut self, start: usize, end: usize, line: usize) -> Result<Option<usize>, NoList> {
        let plain = self.plain.as_bytes();
        let is_label = |value: &Value| value.list().is_some_and(|items| items.len() < 2);
        let (mut at, mut until, mut here) = (start, end, line);
        let mut lists: Vec<Value> = Vec::new();
        let mut before = String::new();
        let mut last = start;
        if line::is_row_or_tag(&self.plain[start..end]) || words::is_of_editor(&self.plain[start..end]) {
            return Ok(None);
        }
        while at < until {
            let byte = plain[at];
            // Behind a list another one begins, and no index.
            let is_word = at > last && is_word(plain[at - 1]);
            if !matches!(byte, b'[' | b'(' | b'{') || (at > start && plain[at - 1] == b'\\') {
                at += 1;
            } else if is_word && byte == b'[' {
                at = plain[at..until].iter().position(|&byte| byte == b']').map_or(until, |length| at + length + 1);
            } else {
                let found = value::list(plain, at, here, self.is_all);
                if is_word && byte == b'(' && !found.as_ref().is_ok_and(|(value, _)| value.pair().is_some()) {
                    // A call, whose arguments come next.
                    at += 1;
                    continue;
                }
                let (value, after) = match found {
                    Ok(found) => found,
                    Err(NoList::Open) if !self.is_all => return Err(NoList::Open),
                    Err(_) => break,
                };
                let end = self.end_of_line(after).ok_or(NoList::Open)?;
                if !is_label(&value) {
                    until = end;
                }
                lists.push(value);
                here += plain[at..after].iter().filter(|&&byte| byte == b'\n').count();
                before += &self.plain[last..at];
                before.push(' ');
                (at, last) = (after, after);
            }
        }
        if lists.iter().all(is_label) && !matches!(lists.as_slice(), [one] if one.texts().is_some()) {
            // Brackets around a label, as in (1) or [1].
            return Ok(None);
        }
        if !words::is_declaration(&before, &self.plain[last..until.max(last)]) {
            self.push(line, Shape::Unknown);
        }
        let pairs: Option<Vec<(i64, i64)>> = lists.iter().map(Value::pair).collect();
        match pairs {
            Some(pairs) => self.push(line, Shape::Pairs(pairs)),
            _ => lists.iter().filter(|list| !is_label(list) || list.texts().is_some()).for_each(|list| self.list(list)),
        }
        Ok(Some(last))
    }

    fn list(&mut self, value: &Value) {
        let line = value.line;
        let items = value.list().unwrap_or_default();
        if let Some(numbers) = value.numbers() {
            return self.numbers(line, numbers, false);
        }
        if let Some(texts) = value.texts() {
            return self.texts(items, &texts);
        }
        let rows: Option<Vec<Vec<Option<i64>>>> = items.iter().map(Value::numbers).collect();
        let pairs: Option<Vec<(i64, i64)>> = items.iter().map(Value::pair).collect();
        if let Some(pairs) = pairs.filter(|pairs| pairs.len() > 2) {
            return self.push(line, Shape::Pairs(pairs));
        }
        let numbered: Option<Vec<(i64, (i64, i64))>> = items.iter().map(Value::numbered).collect();
        if let Some(mut numbered) = numbered.filter(|numbered| numbered.len() > 2) {
            numbered.sort_by_key(|&(number, _)| number);
            return self.push(line, Shape::Pairs(numbered.into_iter().map(|(_, square)| square).collect()));
        }
        if let Some(rows) = rows.filter(|rows| is_grid(rows)) {
            return self.push(line, Shape::Grid(rows));
        }
        self.push(line, Shape::Words);
        for item in items {
            if item.list().is_some() {
                self.list(item);
            }
        }
        self.push(line, Shape::Words);
    }

    /// The texts of a list: the rows of a board, the squares of one, or lines of any kind.
    fn texts(&mut self, items: &[Value], texts: &[&str]) {
        let line = items.first().map_or(0, |item| item.line);
        let squares: Option<Vec<Square>> = texts.iter().map(|text| square(text)).collect();
        if let Some(squares) = squares.filter(|squares| squares.len() > 1) {
            return self.push(line, Shape::Squares { squares, dashed: false });
        }
        if texts.iter().all(|text| text.len() <= 1) && texts.len() > 1 {
            let row: String = texts.iter().map(|text| if text.trim().is_empty() { "." } else { text }).collect();
            return self.plain(&row, line);
        }
        let is_board = texts.len() > 1
            && texts.iter().all(|text| line::marks_of(text).is_some_and(|row| row.len() == texts.len()));
        if is_board {
            self.push(line, Shape::Words);
        }
        for (item, text) in items.iter().zip(texts) {
            self.plain(text, item.line);
        }
        if is_board {
            self.push(line, Shape::Words);
        }
    }

    fn numbers(&mut self, line: usize, numbers: Vec<Option<i64>>, loose: bool) {
        let bits: Option<Vec<u8>> = numbers
            .iter()
            .map(|number| match number {
                Some(0) => Some(b'0'),
                Some(1) => Some(b'1'),
                _ => None,
            })
            .collect();
        match bits.filter(|bits| bits.len() > 2) {
            Some(bits) => self.push(line, Shape::Marks(bits)),
            None => self.push(line, Shape::Numbers { numbers, loose }),
        }
    }

    /// A line without lists.
    fn plain(&mut self, plain: &str, line: usize) {
        shapes(plain, &mut |shape| self.push(line, shape));
    }
}

/// Whether rows are the numbers of a tour: too many are too large for columns.
pub(super) fn is_grid(rows: &[impl AsRef<[Option<i64>]>]) -> bool {
    let width = rows.first().map_or(0, |row| row.as_ref().len());
    let all = || rows.iter().flat_map(|row| row.as_ref()).flatten();
    let large = all().filter(|&&number| number > width.max(rows.len()) as i64).count();
    rows.len() > 1 && width > 1 && rows.iter().all(|row| row.as_ref().len() == width) && large * 4 > all().count()
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b']') || !byte.is_ascii()
}
