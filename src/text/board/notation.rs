//! Lines in the notations of other programs: matrices of LaTeX and R, FENs and the tags of a game of chess.

use super::cell::{Cell, cell, is_digits, marks, numbers};
use super::shape::Shape;

/// The environments of a matrix in LaTeX.
const FRAMES: [&str; 2] = ["\\begin{", "\\end{"];

/// Whether a line begins or ends a matrix of LaTeX.
pub(super) fn is_frame(line: &str) -> bool {
    FRAMES.iter().any(|frame| line.contains(frame))
}

/// Rows of a matrix of LaTeX, which may be on one line; whether the line is part of one.
pub(super) fn latex(line: &str, push: &mut dyn FnMut(Shape)) -> bool {
    let mut bare = line.replace("\\hline", "");
    for frame in FRAMES {
        while let Some(at) = bare.find(frame) {
            let end = bare[at..].find('}').map_or(bare.len(), |length| at + length + 1);
            // The columns of a table or an array.
            let columns = bare[end..].strip_prefix('{').filter(|_| frame.len() > 5).and_then(|rest| rest.find('}'));
            bare.replace_range(at..columns.map_or(end, |length| end + length + 2), "");
        }
    }
    let is_sign = |c: char| c.is_whitespace() || matches!(c, '$' | '[' | ']' | '\\' | '=');
    let parts = bare.split("\\\\").map(|part| part.trim_matches(is_sign)).filter(|part| !part.is_empty());
    let rows: Option<Vec<Shape>> = parts
        .map(|part| {
            let cells: Vec<Cell> = part.split('&').map(|part| cell(part.trim())).collect::<Option<_>>()?;
            let row = || Some(Shape::Numbers { numbers: numbers(&cells)?, loose: false });
            marks(&cells).filter(|_| cells.len() > 1).map(Shape::Marks).or_else(row)
        })
        .collect();
    let is_part = rows.is_some();
    rows.into_iter().flatten().for_each(push);
    is_part
}

/// The board of a FEN on a line: by itself, with kings left out; or in a tag, in a command of LaTeX or behind its name, with
/// all other pieces left out.
pub(super) fn fen(line: &str) -> Option<Vec<Vec<u8>>> {
    let address = line.contains("://").then(|| line.replace("%2F", "/").replace("%2f", "/"));
    let is_named = address.is_some() || line.to_ascii_lowercase().contains("fen");
    let line = address.as_deref().unwrap_or(line);
    if !is_named && line.split_once(' ').is_some_and(|(_, fields)| !fields.starts_with(['w', 'b'])) {
        return None;
    }
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '/';
    let word = line.split(|c| !is_part(c)).find(|word| word.bytes().filter(|&byte| byte == b'/').count() > 2)?;
    // An address has the names of pages before it.
    let is_name =
        |rank: &&str| address.is_some() && rank.chars().any(|c| !c.is_ascii_digit() && !"KQRBNPkqrbnp".contains(c));
    let ranks: Vec<&str> = word.split('/').skip_while(|rank| rank.is_empty() || is_name(rank)).collect();
    let rank = |rank: &&str| {
        let mut row = Vec::new();
        let mut rest = *rank;
        while let Some(piece) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            match piece {
                'Q' | 'q' => row.push(b'Q'),
                'K' | 'k' => row.push(b'.'),
                'R' | 'r' | 'B' | 'b' | 'N' | 'n' | 'P' | 'p' if is_named => row.push(b'.'),
                '0' => return None,
                _ => row.resize(
                    row.len() + rest[..digits].parse::<usize>().ok().filter(|empty| (1..=32).contains(empty))?,
                    b'.',
                ),
            }
            rest = &rest[digits.max(1)..];
        }
        (row.len() == ranks.len()).then_some(row)
    };
    let board: Vec<Vec<u8>> = ranks.iter().map(rank).collect::<Option<_>>()?;
    board.iter().flatten().any(|mark| *mark == b'Q').then_some(board)
}

/// Whether a line is empty brackets or numbers in them: a list of one, a label, or the columns of a matrix of R.
pub(super) fn is_index(line: &str) -> bool {
    let inside = |word: &str| {
        word.strip_prefix('[').and_then(|word| word.strip_suffix(']')).map(|it| it.trim_matches(',').to_owned())
    };
    line.split_whitespace().all(|word| inside(word).is_some_and(|inside| inside.is_empty() || is_digits(&inside)))
}

/// Whether a line is a tag of a game of chess, such as `[Event "…"]`.
pub(super) fn is_tag(line: &str) -> bool {
    let inside = line.strip_prefix('[').and_then(|line| line.strip_suffix("\"]"));
    let name = inside.and_then(|inside| inside.split_once(" \"")).map(|(name, _)| name);
    name.is_some_and(|name| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic()))
}
