//! The lines of an output, each by its shape alone.

use super::value::{self, Value};
use crate::board::Square;
use crate::text::paste::normalize;

/// A piece of an output that may belong to a board, with its line from 1.
pub(super) struct Item {
    pub line: usize,
    pub shape: Shape,
}

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

/// A larger number is on no board: the largest has a million squares.
const LARGEST: u64 = 1_000_000;

/// Characters that stand for a square, with a queen or without.
const MARKS: &[u8] = b"Qq*.-_+#oOxX01@";

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

/// The shapes of all lines in order.
pub(super) fn scan(text: &str) -> Vec<Item> {
    let plain: String = text.chars().map(ascii).collect();
    let mut scan = Scan { plain: plain.as_bytes(), items: Vec::new() };
    let (mut at, mut line) = (0, 1);
    let mut originals = text.split('\n');
    while at <= plain.len() {
        let original = originals.next().unwrap_or_default();
        let end = plain[at..].find('\n').map_or(plain.len(), |length| at + length);
        let next = scan.brackets(at, end, line).unwrap_or_else(|| {
            scan.plain(&plain[at..end], original, line);
            end
        });
        let rest = plain[next..].find('\n').map_or(plain.len(), |length| next + length);
        let more = plain[at..next].bytes().filter(|&byte| byte == b'\n').count();
        (0..more).for_each(|_| _ = originals.next());
        (at, line) = (rest + 1, line + more + 1);
    }
    scan.items
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
    plain: &'a [u8],
    items: Vec<Item>,
}

impl Scan<'_> {
    fn push(&mut self, line: usize, shape: Shape) {
        self.items.push(Item { line, shape });
    }

    /// The lists that begin on a line, and on those on which they end; gives the place behind the last, or nothing where
    /// there is none. What is read is either kept or on two lines, so that all lines together take linear time.
    fn brackets(&mut self, start: usize, end: usize, line: usize) -> Option<usize> {
        let is_label = |value: &Value| value.list().is_some_and(|items| items.len() < 2);
        let (mut at, mut until, mut here) = (start, end, line);
        let mut lists: Vec<Value> = Vec::new();
        let mut last = None;
        while at < until {
            let byte = self.plain[at];
            let is_word = at > start && is_word(self.plain[at - 1]);
            if !matches!(byte, b'[' | b'(' | b'{') {
                at += 1;
            } else if is_word && byte == b'(' {
                // A call, whose arguments come next.
                at += 1;
            } else if is_word && byte == b'[' {
                at =
                    self.plain[at..until].iter().position(|&byte| byte == b']').map_or(until, |length| at + length + 1);
            } else {
                let Some((value, after)) = value::list(self.plain, at, here) else { break };
                if !is_label(&value) {
                    let length = self.plain[after..].iter().position(|&byte| byte == b'\n');
                    until = length.map_or(self.plain.len(), |length| after + length);
                }
                lists.push(value);
                here += self.plain[at..after].iter().filter(|&&byte| byte == b'\n').count();
                (at, last) = (after, Some(after));
            }
        }
        if lists.iter().all(is_label) && !matches!(lists.as_slice(), [one] if one.texts().is_some()) {
            // Brackets around a label, as in (1) or [1].
            return None;
        }
        let pairs: Option<Vec<(i64, i64)>> = lists.iter().map(Value::pair).collect();
        match pairs {
            Some(pairs) if pairs.len() > 2 => self.push(line, Shape::Pairs(pairs)),
            _ => lists.iter().filter(|list| !is_label(list) || list.texts().is_some()).for_each(|list| self.list(list)),
        }
        last
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
        let bare = plain.replace('|', " ");
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
                if let Some(row) = asked.and_then(marks).filter(|row| row.len() > 1 && words.len() == row.len()) {
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
pub(super) fn is_grid(rows: &[Vec<Option<i64>>]) -> bool {
    let width = rows.first().map_or(0, Vec::len);
    let all = || rows.iter().flatten().flatten();
    let large = all().filter(|&&number| number > width.max(rows.len()) as i64).count();
    rows.len() > 1 && width > 1 && rows.iter().all(|row| row.len() == width) && large * 4 > all().count()
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
    let words = split(line);
    let apart = words.iter().all(|word| word.len() == 1);
    let row: Vec<u8> = words.concat().into_bytes();
    let digits = row.iter().filter(|mark| mark.is_ascii_digit()).count();
    // Among numbers, dots and signs belong to these.
    let is_row = row.len() > 1 && row.iter().all(|mark| MARKS.contains(mark)) && (apart || words.len() == 1);
    (is_row
        && (digits == 0 || (digits == row.len() && row.len() > 2) || row.iter().any(|mark| b"Qq*#@".contains(mark))))
    .then_some(row)
}

/// Squares by name, with dashes, arrows, commas or blanks between them.
fn walk(line: &str) -> Option<Shape> {
    let dashed = line.contains(['-', '>']);
    let squares: Vec<Square> = split(&line.replace(['-', '>'], " ")).into_iter().map(square).collect::<Option<_>>()?;
    (squares.len() > 1).then_some(Shape::Squares { squares, dashed })
}

fn square(name: &str) -> Option<Square> {
    let name = name.trim();
    (name.len() < 8).then(|| name.to_ascii_lowercase().parse().ok()).flatten()
}

fn split(line: &str) -> Vec<&str> {
    line.split([' ', '\t', ',', ';', '\r']).filter(|word| !word.is_empty()).collect()
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
