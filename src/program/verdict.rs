//! The verdict on a program: of the boards that it claims, how many are right, and the step where it first goes wrong.
//!
//! A program may claim boards in several [channels](Channel). What it prints and what it keeps counts before what its
//! functions return, and that before what passes in its variable. Of two that count alike, one that has nothing but right
//! boards comes first, for a list of all permutations is no answer where another list has the solutions; else the one with
//! more boards.

use crate::board::Square;
use crate::program::Problem;
use crate::program::claims::{Alias, Channel, Claim};
use crate::program::few::boards_of_few;
use crate::program::finder::{Candidate, Finder};
use crate::program::form::Form;
use crate::program::judged::{Judged, Judgement, Sizes, choose, judge_claim, judged, printed};
use crate::program::order::sort_few;
use crate::program::run::Site;
use crate::program::total::{Total, total};
use crate::program::toured::Walk;
use crate::queens::count::{CountSize, published_count};
use crate::queens::{Placement, Size};
use crate::sliced::{at_once, pause, repeat};
use crate::text::answer::{self, Answer, Boards, Fault};
use rewindable::{Machine, Variable};

/// The verdict on a program that was looked ahead.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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
    /// Where the first wrong board is one that a loop may have filled, the first other one.
    pub next_wrong: Option<Wrong>,
    /// The first board that is there again.
    pub first_twice: Option<Twice>,
    /// The first solution, by the columns of its rows, that is not claimed; nothing where the right number is printed.
    pub first_missing: Option<Missing>,
    /// One object in the place of several.
    pub alias: Option<Alias>,
    /// The line that prints that there is no solution, though it has found one or shows none where there are, with its step.
    pub denied: Option<Site>,
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

impl Wrong {
    /// Whether a loop may have filled it: with all pieces in one column, or the columns in order.
    fn is_filled(&self) -> bool {
        let is_in = |step: u16| {
            let files = self.squares.windows(2).map(|pair| pair[1].file().wrapping_sub(pair[0].file()));
            files.into_iter().all(|difference| difference == step)
        };
        is_in(0) || is_in(1)
    }
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

/// A right board that was not claimed before.
struct Right {
    number: u64,
    step: u64,
    squares: Vec<Square>,
    size: usize,
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
        let answer = match self.problem() {
            Problem::Queens(_) => output.answer().await,
            Problem::Knight(_) => output.answer_of_knight().await,
        };
        let answer = answer.filter(|answer| answer.right() > 0 || !self.says_other());
        if let Some(Answer { boards: Boards::Queens { size, .. }, .. }) = answer.as_ref().filter(|it| it.right() > 0) {
            self.note_printed(*size);
        }
        let problem = self.size();
        let sizes = Sizes::of(problem, self.own_problem().is_some(), &self.named_sizes());
        let best = self.candidates().into_iter().next();
        let stated = total(&output, answer.as_ref(), &sizes, claims).await;
        let (mut channels, mut tried) = self.channels(&sizes, best.as_ref(), stated.map(|stated| stated.number)).await;
        let of_few = match problem {
            Problem::Queens(size) => boards_of_few(claims, size),
            Problem::Knight(_) => Vec::new(),
        };
        if !of_few.is_empty() {
            channels.push(Judgement { channel: Channel::Printed, at_once: false, alias: None, judged: of_few });
        } else if let Some(claim) = claims.equal().filter(|_| answer.is_none() && !self.says_other()) {
            let judged = vec![judge_claim(claim, problem)];
            channels.push(Judgement { channel: Channel::Printed, at_once: false, alias: None, judged });
        } else if let Some(answer) = &answer {
            let (judged, partial) = printed(answer, &sizes, claims).await;
            tried += partial;
            // What is printed of a list that is kept again and again is what has become of it.
            let is_kept_again = channels.iter().any(|it| it.alias.is_some());
            let is_whole = |board: &Judged| board.squares.len() == board.size;
            if !judged.is_empty() && (!is_kept_again || judged.iter().all(is_whole)) {
                channels.push(Judgement { channel: Channel::Printed, at_once: false, alias: None, judged });
            }
        }
        let chosen = choose(&channels, stated.map(|stated| stated.number));
        let others = channels.iter().enumerate().filter(|&(index, _)| Some(index) != chosen);
        tried += others.map(|(_, it)| it.judged.len() as u64).sum::<u64>();
        let aliases: Vec<(Channel, Alias)> =
            channels.iter().filter_map(|it| Some((it.channel.clone(), it.alias?))).collect();
        let chosen = chosen.map(|index| channels.swap_remove(index));
        let starts = |pair: &[Judged]| pair[0].squares.first() == pair[1].squares.first();
        let is_one_start = chosen.as_ref().is_none_or(|it| it.judged.windows(2).all(starts));
        let mut verdict = summary(chosen, problem, self.lines()).await;
        verdict.tried += tried;
        if verdict.channel.is_none()
            && let Some(walk) = best.and_then(|best| best.toured.walk)
        {
            let Walk { step, squares, cause } = walk;
            verdict.first_wrong = Some(Wrong { number: 0, step, fault: Fault::Broken(cause), squares });
        }
        verdict.total = stated.map(|stated| stated.beside(verdict.boards));
        let is_right = verdict.channel == Some(Channel::Printed) && verdict.right == verdict.boards;
        let of_list = aliases.into_iter().find(|(channel, _)| {
            verdict.channel == Some(Channel::Printed) || verdict.channel.as_ref() == Some(channel)
        });
        verdict.alias = of_list.map(|(_, alias)| alias).or_else(|| self.same_rows()).filter(|_| !is_right);
        // Whoever counts them all need not show them all.
        let is_counted = |total: Total| total.right == Some(true) && verdict.wrong + verdict.twice == 0;
        if verdict.total.is_some_and(|total| is_counted(total) || (verdict.boards > 1 && total.number > verdict.boards))
        {
            verdict.first_missing = None;
        }
        // From another start there may be no tour.
        let is_one_search = match problem {
            Problem::Queens(_) => !sizes.are_several(),
            Problem::Knight(_) => is_one_start,
        };
        let shows_none = verdict.boards == 0 && verdict.known > Some(0) && sizes.is_own && self.machine().has_ended();
        if is_one_search {
            verdict.denied = match verdict.right {
                0 => claims.last_denial().filter(|_| shows_none),
                _ => claims.denial(),
            };
        }
        verdict
    }

    /// The boards of each channel that may count, judged, and how many others there are.
    async fn channels(&self, sizes: &Sizes, best: Option<&Candidate>, stated: Option<u64>) -> (Vec<Judgement>, u64) {
        let is_unused = best.is_some_and(|best| matches!(best.source.form, Form::Columns { skip: true, .. }));
        let longer = |claim: &&Claim| claim.rows == sizes.problem.sides().0 + 1;
        let mut tried = 0;
        let mut channels = Vec::new();
        for (channel, claimed) in &self.claims().channels {
            let shorter = claimed.claims.iter().filter(longer).filter_map(Claim::without_first);
            let without: Vec<Claim> = if is_unused { shorter.collect() } else { Vec::new() };
            let (judged, partial) = judged(if without.is_empty() { &claimed.claims } else { &without }, sizes).await;
            tried += partial;
            let right = judged.iter().filter(|board| board.fault.is_none()).count();
            // Lists of which none is right are boards only where their number is printed;
            // nor is a row or a list of candidates a permutation that is appended by itself.
            let are_appended = !claimed.at_once && judged.iter().all(Judged::is_permutation);
            let are_boards = right > 0 || stated == Some(judged.len() as u64) || are_appended;
            let is_claim = match channel {
                Channel::Kept(variable) => are_boards && !claimed.taken_out && (right > 0 || !self.is_board(variable)),
                Channel::Handed(_) => right > 0 || (!claimed.taken_out && stated == Some(judged.len() as u64)),
                _ => true,
            };
            if is_claim && !judged.is_empty() {
                let alias = claimed.alias.filter(|_| right > 0 && matches!(channel, Channel::Kept(_)));
                channels.push(Judgement { channel: channel.clone(), at_once: claimed.at_once, alias, judged });
            } else {
                tried += judged.len() as u64;
            }
        }
        (channels, tried)
    }

    /// The problem with the size of the boards that the program has.
    fn size(&self) -> Problem {
        self.unused_size().map_or(self.problem(), Problem::Queens)
    }

    /// Whether a variable is a board by itself, and no list of boards.
    fn is_board(&self, variable: &Variable) -> bool {
        self.candidates().iter().any(|each| {
            each.source.variable == *variable
                && matches!(each.source.form, Form::Cells(_) | Form::Numbers { .. } | Form::Walk { .. })
        })
    }
}

async fn summary(chosen: Option<Judgement>, problem: Problem, end: u64) -> Verdict {
    let known = match problem {
        Problem::Queens(size) if size.get() <= CountSize::MAX => Some(published_count(CountSize::new(size.get()))),
        _ => None,
    };
    let mut verdict = Verdict { problem, known, ..Verdict::default() };
    let mut right: Vec<Right> = Vec::new();
    let mut seen = answer::Seen::new();
    if let Some(Judgement { channel, judged, .. }) = chosen {
        let is_passing = matches!(channel, Channel::Board(_));
        verdict.channel = Some(channel);
        let mut boards = judged.into_iter();
        repeat(&mut || {
            let Some(Judged { step, squares, fault, closed, size }) = boards.next() else { return false };
            verdict.boards += 1;
            let number = verdict.boards;
            if let Some(fault) = fault {
                verdict.wrong += 1;
                let wrong = Wrong { number, step, fault, squares };
                match &verdict.first_wrong {
                    None => verdict.first_wrong = Some(wrong),
                    Some(first) if verdict.next_wrong.is_none() && first.is_filled() && !wrong.is_filled() => {
                        verdict.next_wrong = Some(wrong);
                    }
                    Some(_) => {}
                }
                return true;
            }
            let mut key = squares;
            if matches!(problem, Problem::Queens(_)) {
                sort_few(&mut key, |square| (u16::MAX - square.rank(), square.file()));
            }
            let mut packed: Vec<u32> = key.iter().map(|square| square.pack()).collect();
            packed.push(size as u32);
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
            right.push(Right { number, step, squares: key, size });
            true
        })
        .await;
    }
    if let Problem::Queens(size) = problem {
        right.retain(|board| board.size == usize::from(size.get()));
        // One that shows a single solution, even twice, need not have more.
        let is_one = verdict.boards > 1 && verdict.right + verdict.wrong == 1;
        verdict.first_missing = if is_one { None } else { missing(size, &right, known, end).await };
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
