//! The verdict on a program: of the boards that it claims, how many are right, and the step where it first goes wrong.
//!
//! A program may claim boards in several [channels](Channel). What it prints and what it keeps counts before what its
//! functions return, and that before what passes in its variable. Of two that count alike, one that has nothing but right
//! boards comes first, for a list of all permutations is no answer where another list has the solutions; else the one with
//! more boards.

use crate::board::Square;
use crate::knight::Holes;
use crate::knight::referee::{Shape, judge};
use crate::program::Problem;
use crate::program::claims::{Channel, Claim, Claimed, Claims};
use crate::program::finder::{Finder, Walk};
use crate::program::form::Form;
use crate::program::order::sort_few;
use crate::queens::count::{CountSize, published_count};
use crate::queens::packed::{self, Search};
use crate::queens::{Placement, Size};
use crate::sliced::{at_once, pause, repeat};
use crate::text::answer::{self, Answer, Boards, Fault, SoFar, queens_fault};
use rewindable::{Machine, Variable};

/// The largest N for which a solution is looked for.
const SEARCHED: u8 = 15;

/// The verdict on a program that was looked ahead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What it solves, with the size that it has.
    pub problem: Problem,
    /// How it claims boards; nothing where it claims none.
    pub channel: Option<Channel>,
    /// How many boards it claims: those that are right and different, wrong, and there again.
    pub boards: u64,
    /// How many are right and different.
    pub right: u64,
    /// How many are wrong.
    pub wrong: u64,
    /// How many are right but the same as an earlier one.
    pub twice: u64,
    /// How many boards were met that were not claimed: incomplete ones, and those of other channels.
    pub tried: u64,
    /// How many solutions there are, where that is known.
    pub known: Option<u64>,
    /// The step of the first right board.
    pub first_right: Option<u64>,
    /// The first wrong board.
    pub first_wrong: Option<Wrong>,
    /// The first board that is there again.
    pub first_twice: Option<Twice>,
    /// The first solution, by the columns of its rows, that is not claimed; nothing where the right number is printed.
    pub first_missing: Option<Missing>,
    /// The step at which an object is first kept that changes afterwards: where a copy is missing.
    pub alias: Option<u64>,
    /// The number of solutions that it prints.
    pub total: Option<Total>,
    /// Whether the first right tour is closed.
    pub closed: Option<bool>,
}

/// A board that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The number of the board among all that are claimed, from 1; 0 of a tour that is not claimed, but as far as it comes.
    pub number: u64,
    /// The step at which it is claimed.
    pub step: u64,
    /// Why it is wrong.
    pub fault: Fault,
    /// Its squares, where they are known.
    pub squares: Vec<Square>,
}

/// A board that is there again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Twice {
    /// The number of the board, from 1, and the step at which it is claimed.
    pub number: u64,
    /// The step.
    pub step: u64,
    /// The number of the same board before.
    pub of: u64,
    /// Its step.
    pub of_step: u64,
}

/// A solution that is not claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The solution.
    pub placement: Placement,
    /// How many are missing.
    pub count: u64,
    /// The step at which it is passed over: where a later one is claimed, if they come in order, or else the end.
    pub step: u64,
}

/// A number of solutions that is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    /// The number.
    pub number: u64,
    /// Whether it is the number of all solutions, where that is known.
    pub right: Option<bool>,
    /// Whether it is the number of the boards that are claimed.
    pub agrees: bool,
    /// The step at which it is printed.
    pub step: u64,
}

/// A right board that was not claimed before.
struct Right {
    number: u64,
    step: u64,
    squares: Vec<Square>,
}

/// A board with its step and what is wrong with it.
struct Judged {
    step: u64,
    squares: Vec<Square>,
    fault: Option<Fault>,
    closed: Option<bool>,
}

impl<M: Machine> Finder<M> {
    /// The verdict on the program as far as it has been walked.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        at_once(self.judge())
    }

    /// The same with pauses: there may be a hundred thousand boards.
    pub(crate) async fn judge(&self) -> Verdict {
        let claims = self.claims();
        let output = claims.output.so_far();
        let answer = output.answer().await;
        if let Some(Answer { boards: Boards::Queens { size, .. }, .. }) = answer.as_ref().filter(|it| it.right() > 0) {
            self.note_printed(*size);
        }
        let problem = self.size(answer.as_ref());
        let is_kept = |channel: &Channel, claimed: &Claimed<M::Place>| match channel {
            Channel::Kept(variable) => !claimed.taken_out && !self.is_board(variable),
            _ => true,
        };
        let mut tried = 0;
        let mut channels: Vec<(Channel, bool, Vec<Judged>)> = Vec::new();
        let best = self.candidates().into_iter().next();
        let is_unused = best.as_ref().is_some_and(|best| matches!(best.source.form, Form::Columns { skip: true, .. }));
        for (channel, claimed) in &claims.channels {
            let longer = claimed.claims.iter().filter(|claim| claim.rows == problem.sides().0 + 1);
            let shorter = || longer.filter_map(Claim::without_first);
            let without: Vec<Claim> = if is_unused { shorter().collect() } else { Vec::new() };
            let (judged, partial) = judged(if without.is_empty() { &claimed.claims } else { &without }, problem).await;
            tried += partial;
            if is_kept(channel, claimed) && !judged.is_empty() {
                channels.push((channel.clone(), claimed.at_once, judged));
            } else {
                tried += judged.len() as u64;
            }
        }
        if let Some(answer) = answer.as_ref().filter(|answer| fits(answer, problem)) {
            let (judged, partial) = printed(answer, claims).await;
            tried += partial;
            channels.push((Channel::Printed, false, judged));
        }
        let chosen = choose(&channels);
        tried += channels
            .iter()
            .enumerate()
            .filter(|&(index, _)| Some(index) != chosen)
            .map(|(_, it)| it.2.len() as u64)
            .sum::<u64>();
        let chosen = chosen.map(|index| channels.swap_remove(index));
        let end = self.lines();
        let mut verdict = summary(chosen, problem, end).await;
        verdict.tried += tried;
        if verdict.channel.is_none()
            && let Some(walk) = best.and_then(|best| best.walk)
        {
            let Walk { step, squares, cause } = walk;
            verdict.first_wrong = Some(Wrong { number: 0, step, fault: Fault::Broken(cause), squares });
        }
        verdict.alias = verdict.channel.as_ref().and_then(|channel| {
            let mut all = claims
                .channels
                .iter()
                .filter(|(each, claimed)| is_kept(each, claimed) && (each == channel || *channel == Channel::Printed));
            all.find_map(|(_, claimed)| claimed.alias)
        });
        verdict.total = total(&output, answer.as_ref(), &verdict, claims).await;
        // Whoever counts them all need not show them all.
        if verdict.wrong + verdict.twice == 0 && verdict.total.is_some_and(|total| total.right == Some(true)) {
            verdict.first_missing = None;
        }
        verdict
    }

    /// The problem with the size of the boards that the program has.
    fn size(&self, answer: Option<&Answer>) -> Problem {
        let asked = self.problem();
        let Problem::Queens(size) = asked else { return asked };
        if let Some(size) = self.unused_size() {
            return Problem::Queens(size);
        }
        let claims = &self.claims().channels;
        let is_asked = |claim: &Claim| claim.rows == claim.squares.len() && claim.rows == usize::from(size.get());
        if claims.iter().any(|(_, claimed)| claimed.claims.iter().any(is_asked)) {
            return asked;
        }
        if let Some(best) = self.candidates().first().filter(|best| best.confirmed.is_some()) {
            return best.problem;
        }
        match answer.map(|answer| &answer.boards) {
            Some(Boards::Queens { size, .. }) if size.get() >= 4 && answer.is_some_and(|answer| answer.right() > 0) => {
                Problem::Queens(*size)
            }
            _ => asked,
        }
    }

    /// Whether a variable is a board by itself, and no list of boards.
    fn is_board(&self, variable: &Variable) -> bool {
        self.candidates().iter().any(|each| {
            each.source.variable == *variable
                && matches!(each.source.form, Form::Cells(_) | Form::Numbers { .. } | Form::Walk { .. })
        })
    }
}

/// Whether the boards of an output are of a problem.
fn fits(answer: &Answer, problem: Problem) -> bool {
    match (&answer.boards, problem) {
        (Boards::Queens { size, .. }, Problem::Queens(asked)) => *size == asked,
        (Boards::Tours { .. }, Problem::Knight(_)) => true,
        _ => false,
    }
}

/// The boards of claims, judged, and how many are incomplete beside complete ones.
async fn judged(claims: &[Claim], problem: Problem) -> (Vec<Judged>, u64) {
    let (rows, columns) = problem.sides();
    let whole = match problem {
        Problem::Queens(_) => rows,
        Problem::Knight(_) => rows * columns,
    };
    let is_whole = |claim: &&Claim| claim.rows == rows && claim.squares.len() == whole;
    let any_whole = claims.iter().any(|claim| is_whole(&claim));
    let mut all = Vec::new();
    let mut counted = claims.iter().filter(|claim| if any_whole { is_whole(claim) } else { claim.rows == rows });
    repeat(&mut || {
        let Some(claim) = counted.next() else { return false };
        all.push(judge_claim(claim, problem));
        true
    })
    .await;
    let partial = claims.len() - all.len();
    (all, partial as u64)
}

fn judge_claim(claim: &Claim, problem: Problem) -> Judged {
    let squares: Vec<Square> =
        claim.squares.iter().filter_map(|&(row, column)| problem.square(row.into(), column.into())).collect();
    let (fault, closed) = match problem {
        Problem::Queens(size) => {
            let mut placement = Placement::empty(size);
            squares.iter().for_each(|&square| _ = placement.insert(square));
            (queens_fault(&placement), None)
        }
        Problem::Knight(board) => match judge(board, &Holes::NONE, &squares) {
            Ok(shape) => (None, Some(shape == Shape::Closed)),
            Err(cause) => (Some(Fault::Broken(cause)), None),
        },
    };
    Judged { step: claim.step, squares, fault, closed }
}

/// The boards of an output, judged, and how many are incomplete beside complete ones.
async fn printed<P: Copy>(answer: &Answer, claims: &Claims<P>) -> (Vec<Judged>, u64) {
    let is_partial = |verdict: &answer::Verdict| {
        matches!(verdict, answer::Verdict::Wrong(Fault::Queens { .. } | Fault::Size { .. }))
    };
    let any_whole = answer.checked.iter().any(|checked| !is_partial(&checked.verdict));
    let mut all = Vec::new();
    let mut partial = 0;
    let mut boards = answer.checked.iter().zip(&answer.squares);
    repeat(&mut || {
        let Some((checked, squares)) = boards.next() else { return false };
        if any_whole && is_partial(&checked.verdict) {
            partial += 1;
            return true;
        }
        let step = claims.step_of_line(checked.line);
        let (fault, closed) = match &checked.verdict {
            answer::Verdict::Wrong(fault) => (Some(fault.clone()), None),
            answer::Verdict::Right { closed } => (None, *closed),
            answer::Verdict::Twice { .. } => (None, None),
        };
        all.push(Judged { step, squares: squares.clone(), fault, closed });
        true
    })
    .await;
    (all, partial)
}

/// The index of the channel that counts.
fn choose(channels: &[(Channel, bool, Vec<Judged>)]) -> Option<usize> {
    let rank = |(channel, at_once, _): &(Channel, bool, Vec<Judged>)| match channel {
        Channel::Printed => 0,
        Channel::Kept(_) if !at_once => 0,
        Channel::Kept(_) | Channel::Handed(_) => 1,
        Channel::Board(_) => 2,
    };
    let best = channels.iter().map(rank).min()?;
    let of_best = channels.iter().enumerate().filter(|(_, channel)| rank(channel) == best);
    of_best
        .max_by_key(|(index, (_, _, judged))| {
            let is_right = judged.len() > 1 && judged.iter().all(|board| board.fault.is_none());
            // Of equals the one that begins first: what is kept and printed later is shown where it is found.
            let first = judged.first().map_or(0, |board| u64::MAX - board.step);
            (is_right, judged.len(), first, usize::MAX - index)
        })
        .map(|(index, _)| index)
}

async fn summary(chosen: Option<(Channel, bool, Vec<Judged>)>, problem: Problem, end: u64) -> Verdict {
    let known = match problem {
        Problem::Queens(size) if size.get() <= CountSize::MAX => Some(published_count(CountSize::new(size.get()))),
        _ => None,
    };
    let mut verdict = Verdict {
        problem,
        channel: None,
        boards: 0,
        right: 0,
        wrong: 0,
        twice: 0,
        tried: 0,
        known,
        first_right: None,
        first_wrong: None,
        first_twice: None,
        first_missing: None,
        alias: None,
        total: None,
        closed: None,
    };
    let mut right: Vec<Right> = Vec::new();
    let mut seen = answer::Seen::new();
    if let Some((channel, _, judged)) = chosen {
        let is_passing = matches!(channel, Channel::Board(_));
        verdict.channel = Some(channel);
        let mut boards = judged.into_iter();
        repeat(&mut || {
            let Some(Judged { step, squares, fault, closed }) = boards.next() else { return false };
            verdict.boards += 1;
            let number = verdict.boards;
            if let Some(fault) = fault {
                verdict.wrong += 1;
                verdict.first_wrong.get_or_insert(Wrong { number, step, fault, squares });
                return true;
            }
            let mut key = squares;
            if matches!(problem, Problem::Queens(_)) {
                sort_few(&mut key, |square| (u16::MAX - square.rank(), square.file()));
            }
            let packed: Vec<u32> = key.iter().map(|square| square.pack()).collect();
            if let Some(&index) = seen.get(&packed) {
                if is_passing {
                    // It stands there again; nobody says that it is another one.
                    verdict.boards -= 1;
                    verdict.tried += 1;
                    return true;
                }
                verdict.twice += 1;
                let Right { number: of, step: of_step, .. } = right[index];
                verdict.first_twice.get_or_insert(Twice { number, step, of, of_step });
                return true;
            }
            verdict.right += 1;
            verdict.first_right.get_or_insert(step);
            verdict.closed = verdict.closed.or(closed);
            seen.insert(packed, right.len());
            right.push(Right { number, step, squares: key });
            true
        })
        .await;
    }
    if let Problem::Queens(size) = problem {
        verdict.first_missing = missing(size, &right, known, end).await;
    }
    verdict
}

/// The first solution that was not claimed.
async fn missing(size: Size, right: &[Right], known: Option<u64>, end: u64) -> Option<Missing> {
    let count = known?.checked_sub(right.len() as u64).filter(|&count| count > 0)?;
    let mut claimed = Vec::with_capacity(right.len());
    let mut seen = answer::Seen::new();
    for board in right {
        let mut placement = Placement::empty(size);
        board.squares.iter().for_each(|&square| _ = placement.insert(square));
        seen.insert(answer::key_of(&placement), 0);
        claimed.push(placement.columns().unwrap_or_default());
    }
    pause().await;
    let placement = answer::first_missing(size, &seen).await?;
    // Where they come in the order of their columns, it is passed over when a later one comes.
    let is_ordered = claimed.windows(2).all(|pair| pair[0] < pair[1]);
    let own = placement.columns().unwrap_or_default();
    let later = claimed.iter().position(|columns| *columns > own).filter(|_| is_ordered);
    Some(Missing { placement, count, step: later.map_or(end, |index| right[index].step) })
}

/// The number of solutions that a program prints.
async fn total<P: Copy>(
    output: &SoFar<'_>,
    answer: Option<&Answer>,
    verdict: &Verdict,
    claims: &Claims<P>,
) -> Option<Total> {
    let Problem::Queens(size) = verdict.problem else { return None };
    let stated = |number: u64, line: usize| Total {
        number,
        right: verdict.known.map(|known| known == number),
        agrees: number == verdict.boards,
        step: claims.step_of_line(line),
    };
    if let Some(answer) = answer.filter(|answer| fits(answer, verdict.problem)) {
        return answer.total.map(|total| stated(total.number, total.line));
    }
    if size.get() < 4 {
        return total_of_few(claims.output.text(), size).map(|(number, line)| stated(number, line));
    }
    // Behind a board, the reader of outputs knows a total from other numbers.
    if size.get() > SEARCHED {
        return None;
    }
    let (mut search, mut nodes) = (Search::new(size.get()), u64::MAX);
    let before = packed::placement(search.next(&mut nodes)?, size);
    output.total_behind(&before).await.map(|total| stated(total.number, total.line))
}

/// The number of solutions that a program prints last for one to three queens, and the line, where it can be nothing else:
/// a digit alone, or the one number of a line with a word for it. It may not be N, which programs print back, nor the
/// board of one queen.
fn total_of_few(output: &str, size: Size) -> Option<(u64, usize)> {
    const WORDS: [&str; 8] = ["total", "solution", "count", "found", "ways", "解", "共", "种"];
    let (line, text) = (1..).zip(output.lines()).filter(|(_, text)| !text.trim().is_empty()).last()?;
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let number: u64 = numbers.next().filter(|_| numbers.next().is_none())?.parse().ok()?;
    let is_alone = text.trim().len() == 1;
    let lower = text.to_ascii_lowercase();
    let is_told = !text.contains(['[', '(', '-', '.']) && WORDS.iter().any(|word| lower.contains(word));
    let is_board = size.get() == 1 && number <= 1;
    (number != u64::from(size.get()) && !is_board && (is_alone || is_told)).then_some((number, line))
}
