//! Any text that is opened: a link or a board by itself, a board or a tour among words, or the output of a program.

use super::{Answer, Output, read_answer, walk};
use crate::board::{Board, Square, SquareSet};
use crate::knight::moves;
use crate::queens::count::{CountSize, published_count};
use crate::sliced::at_once;
use crate::text::board::{Found, Written, gather};
use crate::text::link::Link;
use crate::text::link::error::{Kind, LinkError, Quoted};
use crate::text::paste::{Pasted, read_pasted};

/// Fewer digits in a row are columns, or a number.
const LEAST_DIGITS: usize = 10;

/// The longest line that may state a number of solutions, in bytes.
const LONGEST_LINE: usize = 200;

/// A text that was opened: what it shows, and the verdict on it if it is an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The board that is shown.
    pub pasted: Pasted,
    /// The verdict.
    pub answer: Option<Answer>,
}

/// Reads any text that [`read_pasted`] reads, and answers besides: these where that refuses the text, or where there are two
/// boards and more.
/// The moves of a tour by digit, which are refused there, are read here. With a knight's board open, squares that are a legal walk on it are a tour or its beginning.
///
/// # Errors
/// Those of [`read_pasted`] where the text is no answer either.
pub fn open(text: &str, knight: Option<Board>) -> Result<Opened, LinkError> {
    let alone = |pasted| Opened { pasted, answer: None };
    if let Some(link) = knight.and_then(|board| ride(text, board)) {
        return Ok(alone(link.into()));
    }
    let read = read_pasted(text);
    if let Err(error @ LinkError { kind: Kind::Reserved { .. }, .. }) = &read {
        return Err(error.clone());
    }
    // The tags of a game of chess name a site, and those of a page have slashes.
    let has_tags = text.trim_start().starts_with('<');
    if let Err(LinkError { kind, .. }) = &read
        && ((*kind == Kind::NoFragment && text.trim().contains('\n')) || has_tags)
        && read_answer(text).is_none()
    {
        return Err(unreadable(text, 1));
    }
    if read.is_err()
        && let Some(link) = link_among_words(text).or_else(|| tour_by_digits(text))
    {
        return Ok(alone(link.into()));
    }
    let answer = read_answer(text).and_then(|answer| Some((answer.link()?, answer)));
    if read.is_err() {
        match &answer {
            Some((_, Answer { unread: Some(line), .. })) => return Err(unreadable(text, *line)),
            Some(_) => {}
            None => number_alone(text).map_or(Ok(()), Err)?,
        }
    }
    match (read, answer.filter(|(_, answer)| answer.unread.is_none())) {
        // Two right boards are no coincidence.
        (Ok(pasted), Some((_, answer))) if pasted.boards < 2 && answer.right() < 2 => Ok(alone(pasted)),
        (Ok(pasted), Some((_, answer))) if pasted.boards > 1 => {
            Ok(Opened { pasted, answer: answer.is_judged().then_some(answer) })
        }
        (_, Some((pasted, answer))) => Ok(Opened { pasted, answer: answer.is_judged().then_some(answer) }),
        (read, None) => read.map(alone),
    }
}

/// The refusal of a text for one of its lines.
fn unreadable(text: &str, line: usize) -> LinkError {
    let mut left = line;
    let mut last = None;
    // Line ends are those of the recogniser of boards.
    let start = text.chars().position(|found| {
        let is_end = found == '\r' || (found == '\n' && last != Some('\r'));
        let is_start = left == 1 && !found.is_whitespace();
        left -= usize::from(is_end && left > 1);
        last = Some(found);
        is_start
    });
    let at = start.unwrap_or_default();
    let rest: String = text.chars().skip(at).take_while(|found| !matches!(found, '\r' | '\n')).collect();
    LinkError { kind: Kind::Unreadable(Quoted::new(&rest)), at }
}

/// The refusal of a text that holds a number of solutions and no board.
fn number_alone(text: &str) -> Option<LinkError> {
    // The kinds of a link are words such as "count".
    if text.contains(['/', '#']) {
        return None;
    }
    let mut output = Output::default();
    output.push(text);
    let items = output.rest();
    let gathered = at_once(gather(&items));
    let (number, is_stated) = match (gathered.boards.as_slice(), gathered.totals.as_slice()) {
        ([Found { board: Written::Digits(digits), .. }], []) => (digits.parse().ok()?, false),
        ([], [total]) => (number_of_solutions(&total.stated.numbers)?, true),
        _ => return count_in_words(text),
    };
    let size = (1..=CountSize::MAX).rev().find(|&n| published_count(CountSize::new(n)) == number);
    let kind = match size {
        Some(size) => Kind::OnlyTotal { number, size },
        None if is_stated => Kind::OnlyNumber { number },
        None => return None,
    };
    if gathered.unknown.is_some() {
        return count_in_words(text);
    }
    Some(LinkError { kind, at: 0 })
}

/// The refusal of a line of words whose only number is that of the solutions of some N and can be no N itself, with or
/// without that N beside it: `答案是 92`, `8 queens: 92`.
fn count_in_words(text: &str) -> Option<LinkError> {
    let line = text.trim().trim_end_matches(['.', '!', '。', '！']);
    let is_of_words = |c: char| c.is_alphanumeric() || " \t.,:;=>?!'\"()-，。：；！？（）、＝".contains(c);
    if line.len() > LONGEST_LINE || !line.chars().all(is_of_words) {
        return None;
    }
    let parts: Vec<&str> = line.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty()).collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let numbers: Vec<u64> =
        parts.iter().filter(|part| is_number(part)).map(|part| part.parse().ok()).collect::<Option<_>>()?;
    // `a92` may be a square, and a single letter a mark.
    let are_words = parts.iter().all(|part| {
        is_number(part)
            || (part.len() > 1 || *part == "N" || *part == "n") && !part.contains(|c: char| c.is_ascii_digit())
    });
    if !are_words || numbers.len() > 2 || (numbers.len() != 1 && parts.len() == numbers.len() && line.is_ascii()) {
        return None;
    }
    let number = number_of_solutions(&numbers).filter(|&number| number > u64::from(CountSize::MAX))?;
    let size = (1..=CountSize::MAX).rev().find(|&n| published_count(CountSize::new(n)) == number)?;
    let is_its = |&other: &u64| other == number || other == u64::from(size);
    numbers.iter().all(is_its).then_some(LinkError { kind: Kind::OnlyTotal { number, size }, at: 0 })
}

/// The number of solutions in a sentence: the right one beside a size, the only one that is not a size, or the only
/// one.
fn number_of_solutions(numbers: &[u64]) -> Option<u64> {
    let size = |number: &u64| u8::try_from(*number).ok().filter(|size| (1..=CountSize::MAX).contains(size));
    let mut different = numbers.to_vec();
    different.sort_unstable();
    different.dedup();
    let counts: Vec<u64> = different.iter().filter_map(size).map(|n| published_count(CountSize::new(n))).collect();
    match different[..] {
        [number] => Some(number),
        _ => different.iter().rfind(|number| counts.contains(number)).copied().or_else(|| {
            let mut larger = different.iter().filter(|&number| size(number).is_none());
            larger.next().filter(|_| larger.next().is_none()).copied()
        }),
    }
}

/// The link among words. A link without other words is refused with the place of its mistake.
fn link_among_words(text: &str) -> Option<Link> {
    let word = text.split_whitespace().find(|word| word.contains("#1/"))?;
    text.split_whitespace().find(|other| *other != word && other.starts_with(char::is_alphabetic))?;
    let (before, link) = word.split_at(word.find("#1/")?);
    let end = link.find(|c: char| "\"'<>)，。、；）》」”".contains(c)).unwrap_or(link.len());
    let link = link[..end].trim_end_matches(['.', ',', ';', ':', '!']);
    if before.ends_with('#') { None } else { link.parse().ok() }
}

/// Squares that are a legal walk on a board.
fn ride(text: &str, board: Board) -> Option<Link> {
    let words = text.split([' ', '\t', '\n', '\r', ',', ';', '，', '、']).filter(|word| !word.is_empty());
    let squares: Vec<Square> = words.take(board.squares() + 1).map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let fits = squares.iter().all(|&square| board.contains(square));
    if squares.len() < 2 || !fits { None } else { walk(board, &[], &squares) }
}

/// A tour by the digits of its moves alone: its board is as large as the moves need, and squares that they leave out are taken
/// out. Where these are most of it, the digits are some number.
fn tour_by_digits(text: &str) -> Option<Link> {
    let digits = moves::parse_digits(text.trim()).ok().filter(|digits| digits.len() >= LEAST_DIGITS)?;
    let mut at = (0_i32, 0_i32);
    let mut way = vec![at];
    for &digit in &digits {
        let (files, ranks) = moves::MOVES[usize::from(digit)];
        at = (at.0 + i32::from(files), at.1 + i32::from(ranks));
        way.push(at);
    }
    let side = |part: fn(&(i32, i32)) -> i32| {
        let (least, most) = (way.iter().map(part).min()?, way.iter().map(part).max()?);
        u16::try_from(most - least + 1).ok().map(|side| (least, side))
    };
    let ((left, files), (low, ranks)) = (side(|at| at.0)?, side(|at| at.1)?);
    let board = Board::try_new(files, ranks)?;
    let square = |&(file, rank): &(i32, i32)| Square::try_new((file - left) as u16, (rank - low) as u16);
    let squares: Vec<Square> = way.iter().map(square).collect::<Option<_>>()?;
    let mut visited = SquareSet::empty(board);
    squares.iter().for_each(|&square| _ = visited.insert(square));
    let holes: Vec<Square> = board.iter().filter(|&square| visited.insert(square)).collect();
    if holes.len() < squares.len() { walk(board, &holes, &squares) } else { None }
}
