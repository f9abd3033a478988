//! A square or a number of a row, as it is written.

/// Characters that stand for a square, with a queen or without.
pub(super) const MARKS: &[u8] = b"Qq*.-_+#oOxX01@";

/// Marks of a queen: among these 0 and 1 are no numbers.
pub(super) const STRONG: &[u8] = b"Qq*#@";

/// A larger number is on no board: the largest has a million squares.
const LARGEST: u64 = 1_000_000;

/// What a square or a number of a row is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Cell {
    Number(i64),
    /// A character that stands for a square, with a queen or without.
    Mark(u8),
    /// A letter that is none of these: the name of a file or a rank.
    Letter(u8),
    /// `None` or `null`: a row without a queen, or a square taken out.
    Nothing,
    /// Nothing between two separators.
    Blank,
}

pub(super) fn cell(word: &str) -> Option<Cell> {
    let bytes = word.as_bytes();
    Some(match *bytes {
        [] => Cell::Blank,
        [digit @ b'0'..=b'9'] => Cell::Number(i64::from(digit - b'0')),
        [mark] if MARKS.contains(&mark) => Cell::Mark(mark),
        [letter] if letter.is_ascii_alphabetic() => Cell::Letter(letter),
        [mark, ref rest @ ..]
            if b".-_#*".contains(&mark) && rest.len() < 4 && rest.iter().all(|byte| *byte == mark) =>
        {
            Cell::Mark(mark)
        }
        _ => match word {
            "None" | "null" | "nan" | "NaN" => Cell::Nothing,
            "True" | "true" => Cell::Number(1),
            "False" | "false" => Cell::Number(0),
            "后" | "皇" => Cell::Mark(b'Q'),
            _ => Cell::Number(whole(word)?),
        },
    })
}

/// The marks of a row: no number is among them, or 0 and 1 alone, or these beside a mark of a queen, or zeros beside an X.
pub(super) fn marks(cells: &[Cell]) -> Option<Vec<u8>> {
    let mark = |cell: &Cell| match *cell {
        Cell::Mark(mark) => Some(mark),
        Cell::Blank => Some(b'.'),
        Cell::Number(bit @ 0..=1) => Some(b'0' + bit as u8),
        _ => None,
    };
    let row: Vec<u8> = cells.iter().map(mark).collect::<Option<_>>()?;
    let numbers = cells.iter().filter(|cell| matches!(cell, Cell::Number(_))).count();
    let has_blanks = cells.contains(&Cell::Blank);
    let is_row = numbers == 0
        || (numbers == row.len() && row.len() > 2)
        || has_blanks
        // Two queens of the first column are no board.
        || (numbers > 1 && numbers < row.len() && row.iter().all(|mark| b"0xX".contains(mark)))
        || row.iter().any(|mark| STRONG.contains(mark));
    is_row.then_some(row)
}

/// The numbers of a row, with nothing for a row without a queen or a square taken out.
pub(super) fn numbers(cells: &[Cell]) -> Option<Vec<Option<i64>>> {
    let numbers: Vec<Option<i64>> = cells.iter().map(|&cell| column(cell)).collect::<Option<_>>()?;
    numbers.iter().any(Option::is_some).then_some(numbers)
}

pub(super) fn column(cell: Cell) -> Option<Option<i64>> {
    match cell {
        Cell::Number(number) => Some(Some(number)),
        Cell::Nothing | Cell::Blank | Cell::Mark(b'x' | b'X' | b'.' | b'-' | b'_' | b'#') => Some(None),
        Cell::Mark(_) | Cell::Letter(_) => None,
    }
}

pub(super) fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// A whole number, unless it is beyond anything that a board has.
pub(super) fn whole(word: &str) -> Option<i64> {
    // NumPy and Octave print 1 as "1." or "1.0".
    let word =
        word.split_once('.').filter(|(_, rest)| rest.bytes().all(|b| b == b'0')).map_or(word, |(whole, _)| whole);
    word.parse().ok().filter(|number: &i64| number.unsigned_abs() <= LARGEST)
}
