//! Queens as a board of marks, one a square: `.Q..`, `. . * .`, `0 1 0 0`, in lines or in lists.

use super::diagram::{Rank, place};
use crate::queens::Placement;
use crate::text::link::error::{Kind, LinkError, Quoted};
use crate::text::link::piece::Piece;

/// The ranks of a board of marks in lines, if the text is one. Blanks, commas and semicolons between the marks do not
/// matter.
pub(super) fn in_lines(text: Piece<'_>) -> Option<Vec<Rank<'_>>> {
    let ranks: Vec<Rank<'_>> = text.split('\n').map(rank).filter(|(_, squares)| !squares.is_empty()).collect();
    let enough = match &ranks[..] {
        [] => false,
        // One line alone is a board only when it cannot be anything else.
        [(_, squares)] => {
            squares.iter().any(|mark| is_letter(mark.text)) && squares.iter().any(|mark| !is_letter(mark.text))
        }
        _ => true,
    };
    (enough && is_board(&ranks)).then_some(ranks)
}

/// The ranks of the first board of marks in lists, and how many boards there are, if there are any. A board is a list
/// of texts, a text a rank, or a list of lists of single marks.
pub(super) fn in_lists<'a>(rows: &[Vec<Piece<'a>>]) -> Option<(Vec<Rank<'a>>, usize)> {
    let wide = |item: &Piece<'_>| item.text.len() > 1;
    let texts = |items: &mut dyn Iterator<Item = &Piece<'a>>| items.map(|&item| rank(item)).collect::<Vec<_>>();
    let (ranks, boards) = if rows.len() == 1 || rows.iter().all(|row| row.len() == 1) {
        (texts(&mut rows.iter().flatten()), 1)
    } else if rows.iter().flatten().all(wide) {
        (texts(&mut rows[0].iter()), rows.len())
    } else {
        (rows.iter().map(|row| (row[0], row.clone())).collect(), 1)
    };
    is_board(&ranks).then_some((ranks, boards))
}

/// Reads a board of marks: a queen is a Q or, where there is none, an asterisk or a 1.
pub(super) fn read(text: Piece<'_>, ranks: &[Rank<'_>]) -> Result<Placement, LinkError> {
    let holds = |queen: &str| ranks.iter().flat_map(|(_, squares)| squares).any(|mark| mark.text == queen);
    let queen = match (holds("Q") || holds("q"), holds("*")) {
        (true, _) => "Q",
        (false, true) => "*",
        (false, false) => "1",
    };
    let stars = ranks.iter().flat_map(|(_, squares)| squares).filter(|mark| mark.text == "*").count();
    let is_packed = |(line, squares): &Rank<'_>| {
        line.text.len() == squares.len() && squares.iter().all(|mark| matches!(mark.text, "*" | "."))
    };
    // CSES writes reserved squares so.
    if queen == "*" && ranks.len() > 1 && stars != ranks.len() && ranks.iter().all(is_packed) {
        return Err(text.wrong(Kind::Reserved { stars, size: ranks.len() }));
    }
    place(text, ranks.iter().cloned().map(Ok), |mark| match mark.text {
        found if found.eq_ignore_ascii_case(queen) => Ok(true),
        found if is_mark(found) => Ok(false),
        other => Err(mark.wrong(Kind::Mark(Quoted::new(other)))),
    })
}

/// A line or a text as a rank: its marks without the separators.
fn rank(line: Piece<'_>) -> Rank<'_> {
    let between = |mark: &Piece<'_>| mark.text.trim_ascii().is_empty() || matches!(mark.text, "," | ";");
    (line.trim(), line.characters().filter(|mark| !between(mark)).collect())
}

/// Whether ranks are a board: the first has nothing but marks, and no number is anywhere; or all of a square is 0 and 1.
fn is_board(ranks: &[Rank<'_>]) -> bool {
    let Some((_, first)) = ranks.first() else { return false };
    let all = || ranks.iter().flat_map(|(_, squares)| squares).map(|mark| mark.text);
    let marked = first.iter().any(|mark| mark.text != "0") || all().any(is_letter);
    let numbered = || all().any(|text| text.bytes().any(|b| matches!(b, b'1'..=b'9')));
    let bits = || all().all(|text| matches!(text, "0" | "1"));
    (marked && first.iter().all(|mark| is_mark(mark.text)) && !numbered())
        || (ranks.len() > 1 && first.len() == ranks.len() && bits())
}

fn is_letter(mark: &str) -> bool {
    matches!(mark, "Q" | "q")
}

fn is_mark(mark: &str) -> bool {
    matches!(mark, "Q" | "q" | "*" | "." | "-" | "_" | "0" | "")
}
