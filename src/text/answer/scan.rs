//! The lines of an output, each by its shape alone.

use super::value::{self, NoList, Value};
use crate::board::Square;
#[cfg(feature = "program")]
use crate::queens::Placement;
use crate::text::paste::normalize;
use std::borrow::Cow;

/// A piece of an output that may belong to a board, with its line from 1.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub line: usize,
    pub shape: Shape,
}

#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// Numbers beside each other; `loose` where words come before them.
    Numbers { numbers: Vec<Option<i64>>, loose: bool },
    /// One number; as digits it may be the columns of a board.
    Number { digits: String },
    /// A number in a sentence that speaks of a total.
    Total { numbers: Vec<u64> },
    /// Characters that stand for squares.
    Marks(Vec<u8>),
    /// Rows and columns of squares.
    Pairs(Vec<(i64, i64)>),
    /// Squares by name; with dashes or arrows between them they are a knight's.
    Squares { squares: Vec<Square>, dashed: bool },
    /// Rows of numbers that are too large for columns.
    Grid(Vec<Vec<Option<i64>>>),
    /// An empty line.
    Blank,
    /// Something between boards.
    Break,
}

#[cfg(feature = "program")]
impl Item {
    /// A board of queens by the columns of its rows, before the first line.
    pub fn of_board(board: &Placement) -> Item {
        let columns = board.columns().unwrap_or_default().into_iter();
        let numbers = columns.map(|column| column.map(|column| i64::from(column) + 1)).collect();
        Item { line: 0, shape: Shape::Numbers { numbers, loose: false } }
    }

    /// Whether it may state a total.
    pub fn may_be_total(&self) -> bool {
        matches!(self.shape, Shape::Total { .. } | Shape::Number { .. })
    }
}

/// A larger number is on no board: the largest has a million squares.
const LARGEST: u64 = 1_000_000;

/// Characters that stand for a square, with a queen or without.
const MARKS: &[u8] = b"Qq*.-_+#oOxX01@";

/// What is between words.
const SEPARATORS: [char; 5] = [' ', '\t', ',', ';', '\r'];

/// Words of a sentence that speaks of how many solutions there are.
const TOTALS: [&str; 14] = [
    "total",
    "solutions",
    "count",
    "ways",
    "in all",
    "altogether",
    "number of",
    "sum",
    "共",
    "总",
    "个解",
    "种解",
    "解法",
    "方案",
];

/// An output that comes piece by piece. Each line is read once it is there as a whole, with all lists that begin on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Output {
    text: String,
    /// The same in ASCII.
    plain: String,
    /// What has been read.
    items: Vec<Item>,
    next: Place,
    /// A list that is open is read again when the output is as long as this, so that all readings take linear time.
    wait: usize,
}

/// Where a line begins, and how many are before it.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// In the plain text.
    at: usize,
    /// In the original one.
    original: usize,
    lines: usize,
}

impl Output {
    /// The text as it came.
    #[cfg(feature = "program")]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes what comes next.
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.plain.extend(text.chars().map(ascii));
        if self.plain.len() < self.wait || !text.contains('\n') {
            return;
        }
        let mut scan = Scan { plain: &self.plain, items: std::mem::take(&mut self.items), is_all: false };
        if scan.lines(&self.text, &mut self.next) == Err(NoList::Open) {
            self.wait = 2 * self.plain.len() - self.next.at;
        }
        self.items = scan.items;
    }

    /// The shapes of all lines that have been read.
    pub(super) fn items(&self) -> &[Item] {
        &self.items
    }

    /// Those of the lines that have not been read, as if nothing came after them.
    pub(super) fn rest(&self) -> Vec<Item> {
        let mut scan = Scan { plain: &self.plain, items: Vec::new(), is_all: true };
        let mut next = self.next;
        _ = scan.lines(&self.text, &mut next);
        scan.items
    }
}

/// The character of ASCII that stands for this one.
fn ascii(found: char) -> char {
    match found {
        '□' | '◻' | '○' | '◇' => '.',
        '■' | '◼' | '●' | '◆' | '★' => '#',
        '后' => 'Q',
        _ => normalize::ascii(found).unwrap_or('~'),
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
    fn lines(&mut self, text: &str, next: &mut Place) -> Result<(), NoList> {
        while let Some(end) = self.end_of_line(next.at) {
            let line = next.lines + 1;
            let behind = match self.brackets(next.at, end, line)? {
                Some(behind) => behind,
                None => {
                    let original = &text[next.original..];
                    let original = original.split('\n').next().unwrap_or_default();
                    self.plain(&self.plain[next.at..end], original, line);
                    end
                }
            };
            let lines = 1 + self.plain[next.at..behind].bytes().filter(|&byte| byte == b'\n').count();
            next.at = self.end_of_line(behind).unwrap_or(self.plain.len()) + 1;
            next.lines += lines;
            for _ in 0..lines {
                next.original += text[next.original..].find('\n').map_or(0, |length| length + 1);
            }
        }
        Ok(())
    }

    /// Where the line of a place ends; nothing where its end has not come, or the place is behind all lines.
    fn end_of_line(&self, at: usize) -> Option<usize> {
        let rest = self.plain.get(at..)?;
        rest.find('\n').map(|length| at + length).or(self.is_all.then_some(self.plain.len()))
    }

    fn push(&mut self, line: usize, shape: Shape) {
        // What parts boards parts no more when it comes again.
        let last = self.items.last().map(|item| &item.shape);
        let is_parted = match shape {
            Shape::Blank => matches!(last, Some(Shape::Blank | Shape::Break)),
            Shape::Break => matches!(last, Some(Shape::Break)),
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
        let mut last = None;
        while at < until {
            let byte = plain[at];
            let is_word = at > start && is_word(plain[at - 1]);
            if !matches!(byte, b'[' | b'(' | b'{') {
                at += 1;
            } else if is_word && byte == b'(' {
                // A call, whose arguments come next.
                at += 1;
            } else if is_word && byte == b'[' {
                at = plain[at..until].iter().position(|&byte| byte == b']').map_or(until, |length| at + length + 1);
            } else {
                let (value, after) = match value::list(plain, at, here, self.is_all) {
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
                (at, last) = (after, Some(after));
            }
        }
        if lists.iter().all(is_label) && !matches!(lists.as_slice(), [one] if one.texts().is_some()) {
            // Brackets around a label, as in (1) or [1].
            return Ok(None);
        }
        let pairs: Option<Vec<(i64, i64)>> = lists.iter().map(Value::pair).collect();
        match pairs {
            Some(pairs) if pairs.len() > 2 => self.push(line, Shape::Pairs(pairs)),
            _ => lists.iter().filter(|list| !is_label(list) || list.texts().is_some()).for_each(|list| self.list(list)),
        }
        Ok(last)
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
        if let Some(rows) = rows.filter(|rows| is_grid(rows)) {
            return self.push(line, Shape::Grid(rows));
        }
        self.push(line, Shape::Break);
        for item in items {
            if item.list().is_some() {
                self.list(item);
            }
        }
        self.push(line, Shape::Break);
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
            return self.plain(&row, &row, line);
        }
        let is_board =
            texts.len() > 1 && texts.iter().all(|text| marks(text).is_some_and(|row| row.len() == texts.len()));
        if is_board {
            self.push(line, Shape::Break);
        }
        for (item, text) in items.iter().zip(texts) {
            self.plain(text, text, item.line);
        }
        if is_board {
            self.push(line, Shape::Break);
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

    /// A line without lists; its words are looked for in the original one.
    fn plain(&mut self, plain: &str, original: &str, line: usize) {
        let plain = plain.trim();
        if plain.is_empty() {
            return self.push(line, Shape::Blank);
        }
        if plain.starts_with('+') && plain.bytes().all(|byte| matches!(byte, b'+' | b'-' | b'=')) && plain.contains('-')
        {
            // An edge of a text board.
            return;
        }
        if plain.len() > 2 && plain.bytes().all(|byte| byte == b'=') {
            return self.push(line, Shape::Break);
        }
        if let Some(cells) = cells(plain) {
            return self.push(line, Shape::Marks(cells));
        }
        let bare = if plain.contains('|') { plain.replace('|', " ").into() } else { Cow::Borrowed(plain) };
        if let Some(row) = marks(&bare) {
            return self.push(line, Shape::Marks(row));
        }
        if let Some(walk) = walk(&bare) {
            return self.push(line, walk);
        }
        // Words before a colon or an equals sign are a prompt.
        let asked = bare.rfind([':', '=']).map(|at| bare[at + 1..].trim()).filter(|tail| !tail.is_empty());
        let words: Vec<&str> = split(asked.unwrap_or(&bare));
        let numbers = |words: &[&str]| words.iter().map(|word| number(word)).collect::<Option<Vec<_>>>();
        match words.as_slice() {
            [] => {}
            [digits] if is_digits(digits) && (asked.is_none() || digits.len() > 3) => {
                return match marks(digits).filter(|_| digits.len() > 2) {
                    Some(bits) => self.push(line, Shape::Marks(bits)),
                    None => self.push(line, Shape::Number { digits: (*digits).to_owned() }),
                };
            }
            [first, ..] if words.iter().all(|word| is_digits(word) && word.len() == first.len()) && first.len() > 3 => {
                words.iter().for_each(|word| self.push(line, Shape::Number { digits: (*word).to_owned() }));
                return;
            }
            words => {
                if let Some(row) = asked.and_then(marks).filter(|row| words.len() == row.len()) {
                    return self.push(line, Shape::Marks(row));
                }
                if let Some(walk) = asked.and_then(walk) {
                    return self.push(line, walk);
                }
                if let Some(numbers) = numbers(words).filter(|numbers| numbers.len() > 1) {
                    return self.numbers(line, numbers, false);
                }
                let known = words.iter().rev().take_while(|word| number(word).is_some()).count();
                let (before, after) = words.split_at(words.len() - known);
                match (before, after) {
                    (_, [.., digits]) if is_digits(digits) && digits.len() > 3 && known < 3 => {
                        return self.push(line, Shape::Number { digits: (*digits).to_owned() });
                    }
                    (_, after) if after.len() > 2 => {
                        if let Some(numbers) = numbers(after) {
                            return self.numbers(line, numbers, !matches!(before, [one] if is_label(one)));
                        }
                    }
                    _ => {}
                }
            }
        }
        let lower = original.to_ascii_lowercase();
        if TOTALS.iter().any(|word| lower.contains(word)) && !lower.contains('第') {
            return self.push(line, Shape::Total { numbers: whole_numbers(&bare) });
        }
        self.push(line, Shape::Break);
    }
}

/// Whether rows are the numbers of a tour: too many are too large for columns.
pub(super) fn is_grid(rows: &[impl AsRef<[Option<i64>]>]) -> bool {
    let width = rows.first().map_or(0, |row| row.as_ref().len());
    let all = || rows.iter().flat_map(|row| row.as_ref()).flatten();
    let large = all().filter(|&&number| number > width.max(rows.len()) as i64).count();
    rows.len() > 1 && width > 1 && rows.iter().all(|row| row.as_ref().len() == width) && large * 4 > all().count()
}

/// The cells of a row of a text board.
fn cells(line: &str) -> Option<Vec<u8>> {
    let inside = line.strip_prefix('|')?.strip_suffix('|')?;
    let cell = |cell: &str| match cell.trim().as_bytes() {
        [] => Some(b'.'),
        [mark] if MARKS.contains(mark) => Some(*mark),
        _ => None,
    };
    inside.split('|').map(cell).collect::<Option<Vec<u8>>>().filter(|cells| cells.len() > 1)
}

/// The marks of a row, without what is between them: all together, or each by itself.
fn marks(line: &str) -> Option<Vec<u8>> {
    if !line.bytes().all(|byte| MARKS.contains(&byte) || SEPARATORS.contains(&char::from(byte))) {
        return None;
    }
    let words = split(line);
    let apart = words.iter().all(|word| word.len() == 1);
    let row: Vec<u8> = words.concat().into_bytes();
    let digits = row.iter().filter(|mark| mark.is_ascii_digit()).count();
    // Among numbers, dots and signs belong to these.
    let is_row = row.len() > 1 && (apart || words.len() == 1);
    (is_row
        && (digits == 0 || (digits == row.len() && row.len() > 2) || row.iter().any(|mark| b"Qq*#@".contains(mark))))
    .then_some(row)
}

/// Squares by name, with dashes, arrows, commas or blanks between them.
fn walk(line: &str) -> Option<Shape> {
    const DASHES: [char; 2] = ['-', '>'];
    let words = line.split(|c| SEPARATORS.contains(&c) || DASHES.contains(&c)).filter(|word| !word.is_empty());
    let squares: Vec<Square> = words.map(square).collect::<Option<_>>()?;
    (squares.len() > 1).then(|| Shape::Squares { squares, dashed: line.contains(DASHES) })
}

fn square(name: &str) -> Option<Square> {
    let name = name.trim();
    (name.len() < 8).then(|| name.to_ascii_lowercase().parse().ok()).flatten()
}

fn split(line: &str) -> Vec<&str> {
    line.split(SEPARATORS).filter(|word| !word.is_empty()).collect()
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'~' | b']')
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// A label before a board, such as `1.`, `3)` or `#2`.
fn is_label(word: &str) -> bool {
    is_digits(word.trim_matches(['.', ')', '#', '(', ']', '[']))
}

/// A number of a row, or nothing for a row without a queen.
fn number(word: &str) -> Option<Option<i64>> {
    match word {
        "x" | "X" | "." | "None" | "null" => Some(None),
        _ => whole(word).map(Some),
    }
}

/// A whole number, unless it is beyond anything that a board has.
pub(super) fn whole(word: &str) -> Option<i64> {
    word.parse().ok().filter(|number: &i64| number.unsigned_abs() <= LARGEST)
}

/// The whole numbers in a sentence, with commas or without between their thousands.
fn whole_numbers(line: &str) -> Vec<u64> {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let words = line.split(|c: char| !is_part(c)).map(|word| word.trim_matches(['.', ',']));
    words.filter(|word| !word.contains('.')).filter_map(|word| word.replace(',', "").parse().ok()).collect()
}
