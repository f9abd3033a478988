//! The boards that a program claims, each judged by itself at its own size.

use crate::board::Square;
use crate::knight::Holes;
use crate::knight::referee::{Shape, judge};
use crate::program::Problem;
use crate::program::claims::{Alias, Channel, Claim, Claims};
use crate::queens::{Placement, Size};
use crate::sliced::repeat;
use crate::text::answer::{self, Answer, Fault, queens_fault};

/// The boards of a channel, judged.
pub(super) struct Judgement {
    pub channel: Channel,
    /// Whether they were there at once, and not one after the other.
    pub at_once: bool,
    pub alias: Option<Alias>,
    pub judged: Vec<Judged>,
}

/// A board with its step and what is wrong with it.
pub(super) struct Judged {
    pub step: u64,
    pub squares: Vec<Square>,
    pub fault: Option<Fault>,
    pub closed: Option<bool>,
    /// How many rows it has.
    pub size: usize,
}

impl Judged {
    /// Whether no two queens stand in one row or column.
    pub fn is_permutation(&self) -> bool {
        let is_apart = |one: &Square, other: &Square| one.file() != other.file() && one.rank() != other.rank();
        (0..).zip(&self.squares).all(|(at, one)| self.squares[..at].iter().all(|other| is_apart(one, other)))
    }
}

/// The sizes of the boards that a program has.
pub(super) struct Sizes {
    /// The largest, or the only one.
    pub problem: Problem,
    /// Whether the program itself says that it has it.
    pub is_own: bool,
    others: Vec<Size>,
}

impl Sizes {
    /// The size of a problem, and those that variables name beside it.
    pub fn of(problem: Problem, is_own: bool, named: &[u8]) -> Sizes {
        let is_other = |size: &Size| problem != Problem::Queens(*size);
        let is_queens = matches!(problem, Problem::Queens(_));
        let others = named.iter().filter(|_| is_queens).filter_map(|&size| Size::try_new(size)).filter(is_other);
        Sizes { problem, is_own, others: others.collect() }
    }

    /// Whether there is more than one.
    pub fn are_several(&self) -> bool {
        !self.others.is_empty()
    }

    /// The problem at each size, the largest first.
    pub fn problems(&self) -> impl Iterator<Item = Problem> {
        std::iter::once(self.problem).chain(self.others.iter().map(|&size| Problem::Queens(size)))
    }

    /// The problem at the size of so many rows.
    fn with_rows(&self, rows: usize) -> Option<Problem> {
        self.problems().find(|problem| problem.sides().0 == rows)
    }
}

/// How many queens or squares a board has that is complete.
fn whole(problem: Problem) -> usize {
    match problem {
        Problem::Queens(size) => size.get().into(),
        Problem::Knight(board) => board.squares(),
    }
}

/// The complete boards of claims, judged, and how many there are beside them.
pub(super) async fn judged(claims: &[Claim], sizes: &Sizes) -> (Vec<Judged>, u64) {
    let mut all = Vec::new();
    let mut left = claims.iter();
    repeat(&mut || {
        let Some(claim) = left.next() else { return false };
        if let Some(problem) = sizes.with_rows(claim.rows)
            && claim.squares.len() == whole(problem)
        {
            all.push(judge_claim(claim, problem));
        }
        true
    })
    .await;
    let partial = claims.len() - all.len();
    (all, partial as u64)
}

pub(super) fn judge_claim(claim: &Claim, problem: Problem) -> Judged {
    let squares: Vec<Square> =
        claim.squares.iter().filter_map(|&(row, column)| problem.square(row.into(), column.into())).collect();
    let (fault, closed) = fault_of(&squares, problem);
    Judged { step: claim.step, squares, fault, closed, size: claim.rows }
}

/// Why squares are no solution, or whether a tour is closed.
pub(super) fn fault_of(squares: &[Square], problem: Problem) -> (Option<Fault>, Option<bool>) {
    match problem {
        Problem::Queens(size) => {
            let mut placement = Placement::empty(size);
            squares.iter().for_each(|&square| _ = placement.insert(square));
            (queens_fault(&placement), None)
        }
        Problem::Knight(board) => match judge(board, &Holes::NONE, squares) {
            Ok(shape) => (None, Some(shape == Shape::Closed)),
            Err(cause) => (Some(Fault::Broken(cause)), None),
        },
    }
}

/// The length of what is looked through for them.
const LABEL: usize = 120;

/// Words of a search that walks from one whole board to a better one.
const IMPROVES: [&str; 10] =
    ["iteration", "current", "conflicts", "conflict", "attacking", "cost", "energy", "fitness", "当前", "冲突"];

/// Other words of a line whose board is on its way.
const ON_ITS_WAY: [&str; 8] = ["step", "try", "trying", "tried", "iter", "attempt", "尝试", "步"];

/// The boards of an output that are claimed, judged, and how many others there are.
pub(super) async fn printed<P: Copy>(answer: &Answer, sizes: &Sizes, claims: &Claims<P>) -> (Vec<Judged>, u64) {
    let is_queens = matches!(answer.boards, answer::Boards::Queens { .. });
    if is_queens != matches!(sizes.problem, Problem::Queens(_)) {
        return (Vec::new(), answer.checked.len() as u64);
    }
    // A tour of a smaller board is none of its own.
    let is_smaller = |squares: &[Square]| match (&answer.boards, sizes.problem) {
        (answer::Boards::Tours { board, .. }, Problem::Knight(own)) => *board != own && squares.len() < own.squares(),
        _ => false,
    };
    let lines: Vec<&str> = claims.output.text().lines().collect();
    let text = |line: usize| lines.get(line - 1).copied().unwrap_or_default();
    // Its words stand before a board.
    let says = |line: usize, is: &dyn Fn(&str) -> bool| {
        let text: String = text(line).chars().take(LABEL).collect::<String>().to_lowercase();
        text.split(|letter: char| !letter.is_alphabetic()).any(is)
    };
    let improves = |word: &str| IMPROVES.contains(&word);
    let is_on_its_way = |line: usize| {
        says(line, &|word| improves(word) || ON_ITS_WAY.contains(&word)) || (line > 1 && says(line - 1, &improves))
    };
    let problem_of = |index: usize| match answer.size_of(index) {
        Some(size) => sizes.with_rows(size.get().into()),
        None => Some(sizes.problem),
    };
    let is_partial = |verdict: &answer::Verdict| {
        matches!(verdict, answer::Verdict::Wrong(Fault::Size { .. }))
            || matches!(verdict, answer::Verdict::Wrong(Fault::Queens { found, size }) if *found < size.get().into())
    };
    let any_final = answer.checked.iter().any(|checked| !is_on_its_way(checked.line));
    let mut all: Vec<(usize, Judged)> = Vec::new();
    let mut others = 0;
    let mut boards = (0..).zip(answer.checked.iter().zip(&answer.squares));
    repeat(&mut || {
        let Some((index, (checked, squares))) = boards.next() else { return false };
        let (line, verdict) = (checked.line, &checked.verdict);
        let is_wrong = matches!(verdict, answer::Verdict::Wrong(_));
        let is_claim = if is_on_its_way(line) { !any_final && !is_wrong } else { !is_partial(verdict) };
        let Some(problem) = problem_of(index).filter(|_| is_claim && !is_smaller(squares)) else {
            others += 1;
            return true;
        };
        // The same board again in another form is the same claim.
        if let Some((before, last)) = all.last()
            && last.squares == *squares
            && *before != line
            && text(*before) != text(line)
        {
            others += 1;
            return true;
        }
        let step = claims.step_of_line(line);
        let (fault, closed) = match verdict {
            answer::Verdict::Wrong(fault) => (Some(fault.clone()), None),
            answer::Verdict::Right { closed } => (None, *closed),
            answer::Verdict::Twice { .. } => (None, None),
        };
        all.push((line, Judged { step, squares: squares.clone(), fault, closed, size: problem.sides().0 }));
        true
    })
    .await;
    (all.into_iter().map(|(_, judged)| judged).collect(), others)
}

/// The index of the channel that counts: what is printed comes first, beside a number that is stated.
pub(super) fn choose(channels: &[Judgement], stated: Option<u64>) -> Option<usize> {
    let rank = |judgement: &Judgement| match judgement.channel {
        Channel::Printed => 0,
        Channel::Kept(_) if !judgement.at_once => 1,
        Channel::Kept(_) | Channel::Handed(_) => 2,
        Channel::Board(_) => 3,
    };
    let best = channels.iter().map(rank).min()?;
    let of_best = channels.iter().enumerate().filter(|(_, judgement)| rank(judgement) == best);
    of_best
        .max_by_key(|(index, Judgement { judged, .. })| {
            let is_right = judged.len() > 1 && judged.iter().all(|board| board.fault.is_none());
            // Of equals the one that begins first.
            let first = judged.first().map_or(0, |board| u64::MAX - board.step);
            (is_right, judged.len(), first, usize::MAX - index)
        })
        .map(|(index, _)| as_kept(channels, index, stated))
}

/// Boards that are kept and printed later are shown where they are found. So are those that are printed in a form that is not
/// read as a whole, where their number is stated.
fn as_kept(channels: &[Judgement], chosen: usize, stated: Option<u64>) -> usize {
    let printed = channels[chosen].judged.len();
    let is_kept = |it: &Judgement| matches!(it.channel, Channel::Kept(_)) && !it.at_once && it.alias.is_none();
    let is_same = |count: usize| count == printed || (count > printed && stated == Some(count as u64));
    match channels[chosen].channel {
        Channel::Printed if printed > 1 => {
            channels.iter().position(|it| is_kept(it) && is_same(it.judged.len())).unwrap_or(chosen)
        }
        _ => chosen,
    }
}
