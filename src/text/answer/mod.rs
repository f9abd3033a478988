//! Answers: the whole output of a user's program, with its prompts, its boards and its total, judged.
//!
//! The size that most boards have is the size of all, and the referees alone judge them.

mod columns;
mod judge;
mod open;
mod seen;
mod steps;
mod total;
mod tours;

pub(crate) use crate::text::board::Output;
#[cfg(feature = "programs")]
pub(crate) use columns::fault as queens_fault;
pub use open::{Opened, open};
#[cfg(feature = "programs")]
pub(crate) use seen::{Seen, first_missing, key_of};

use crate::board::{Board, Square, SquareSet};
use crate::knight::moves;
use crate::knight::referee::Break;
use crate::queens::referee::Line;
use crate::queens::{Placement, Size};
use crate::sliced::at_once;
use crate::text::board::{Item, gather, spelled_out, unlabelled, with_columns};
use crate::text::link::{Fields, Knight, Link, Moves, Queens, View};
use crate::text::paste::Pasted;

/// The longest output that is read, in bytes.
pub const MAX_ANSWER: usize = 8_000_000;

/// The boards of an output, each with its verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The boards as a whole.
    pub boards: Boards,
    /// Each board.
    pub checked: Vec<Checked>,
    /// The squares of each, as far as they can be read.
    pub(crate) squares: Vec<Vec<Square>>,
    /// The size of each, of queens.
    pub(crate) sizes: Vec<Size>,
    /// The number of solutions that the output states.
    pub total: Option<Total>,
    /// How many solutions are missing; nothing for tours, where the number is not known, and for the form of a judge: three
    /// right boards and the right total.
    pub missing: Option<u64>,
    /// The first of them by the columns of its rows, up to N = 15.
    pub first_missing: Option<Placement>,
    /// The first line that is neither part of a board nor words.
    pub unread: Option<usize>,
}

/// The boards of an output as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Boards {
    /// Queens.
    Queens {
        /// The size of all boards.
        size: Size,
        /// The first board that can be shown.
        first: Placement,
        /// Whether columns were counted from 0.
        from_zero: bool,
    },
    /// Knight's tours.
    Tours {
        /// The board of all tours.
        board: Board,
        /// The squares taken out of that of the first.
        holes: Vec<Square>,
        /// The squares of the first, as far as it is legal.
        first: Vec<Square>,
    },
}

/// A board with its verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The line of the text on which it begins, from 1.
    pub line: usize,
    /// The verdict.
    pub verdict: Verdict,
}

/// Whether a board is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A solution, or a tour.
    Right {
        /// Whether a tour is closed.
        closed: Option<bool>,
    },
    /// Right, but the same as an earlier one.
    Twice {
        /// The line of the earlier one.
        line: usize,
    },
    /// Wrong.
    Wrong(Fault),
}

/// Why a board is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// Two queens attack each other.
    Attack {
        /// The upper one.
        one: Square,
        /// The first, row by row, that one above attacks.
        other: Square,
        /// The line of the attack.
        line: Line,
    },
    /// It has another size than most boards.
    Size {
        /// How many rows or columns it has.
        found: usize,
        /// The size of the others.
        size: Size,
    },
    /// A number is no column.
    Off {
        /// The row, from 1.
        row: usize,
        /// The number.
        found: i64,
    },
    /// It has fewer or more queens than rows.
    Queens {
        /// How many.
        found: usize,
        /// How many rows it has.
        size: Size,
    },
    /// A tour breaks the rules.
    Broken(Break),
    /// A number of a tour is too large, or is there twice.
    Number {
        /// The number.
        number: i64,
    },
}

impl Fault {
    /// A code that never changes, by which a page finds the sentence.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::Attack { .. } => "attack",
            Fault::Size { .. } => "size",
            Fault::Off { .. } => "off",
            Fault::Queens { .. } => "queens",
            Fault::Broken(_) => "broken",
            Fault::Number { .. } => "number",
        }
    }
}

/// The number of solutions that an output states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    /// Its line, from 1.
    pub line: usize,
    /// The number.
    pub number: u64,
    /// Whether it is right, where that is known.
    pub right: Option<bool>,
    /// Whether it is the number of fundamental solutions, which its sentence speaks of.
    pub is_fundamental: bool,
}

impl Answer {
    /// How many different boards are right.
    #[must_use]
    pub fn right(&self) -> usize {
        self.checked.iter().filter(|checked| matches!(checked.verdict, Verdict::Right { .. })).count()
    }

    /// How many boards are wrong.
    #[must_use]
    pub fn wrong(&self) -> usize {
        self.checked.iter().filter(|checked| matches!(checked.verdict, Verdict::Wrong(_))).count()
    }

    /// How many boards are repeated.
    #[must_use]
    pub fn twice(&self) -> usize {
        self.checked.len() - self.right() - self.wrong()
    }

    /// Whether it is more than a single board, which is shown without a verdict: two boards, a total, or a tour that
    /// breaks the rules.
    #[must_use]
    pub fn is_judged(&self) -> bool {
        let is_broken = |checked: &Checked| {
            matches!(&checked.verdict, Verdict::Wrong(fault)
                if !matches!(fault, Fault::Attack { .. } | Fault::Queens { .. } | Fault::Broken(Break::Unvisited { .. })))
        };
        self.checked.len() > 1 || self.total.is_some() || self.checked.iter().any(is_broken)
    }

    /// A board of queens as a link, or a tour as far as it is legal; nothing where its squares cannot be read.
    #[must_use]
    pub fn link_of(&self, board: usize) -> Option<Link> {
        let squares = self.squares.get(board).filter(|squares| !squares.is_empty())?;
        match &self.boards {
            Boards::Queens { .. } => {
                let mut placement = Placement::empty(self.size_of(board)?);
                squares.iter().for_each(|&square| _ = placement.insert(square));
                Some(Link::Page(View::Queens(Queens::Place(placement))))
            }
            Boards::Tours { board: sides, holes, .. } => {
                let legal = match &self.checked[board].verdict {
                    Verdict::Wrong(Fault::Broken(cause)) => cause.at(),
                    _ => squares.len(),
                };
                walk(*sides, holes, &squares[..legal])
            }
        }
    }

    /// The size of a board of queens.
    #[must_use]
    pub fn size_of(&self, board: usize) -> Option<Size> {
        self.sizes.get(board).copied()
    }

    /// The first board as a link.
    fn link(&self) -> Option<Pasted> {
        match &self.boards {
            Boards::Queens { first, from_zero, .. } => {
                let link = Link::Page(View::Queens(Queens::Place(*first)));
                Some(Pasted { link, from_zero: *from_zero, boards: self.checked.len() })
            }
            Boards::Tours { board, holes, first } => {
                let boards = self.checked.len();
                walk(*board, holes, first).map(|link| Pasted { link, from_zero: false, boards })
            }
        }
    }
}

/// Reads the output of a program, if it is one: two boards and more, a board with a total, or a board among words.
///
/// ```
/// use queens_and_knights::text::answer::read_answer;
///
/// let answer = read_answer("2 4 1 3\n3 1 4 2\n2").unwrap();
/// assert_eq!((answer.right(), answer.missing, answer.total.unwrap().right), (2, Some(0), Some(true)));
/// assert_eq!(read_answer("hello"), None);
/// ```
#[must_use]
pub fn read_answer(text: &str) -> Option<Answer> {
    if text.len() > MAX_ANSWER {
        return None;
    }
    let mut output = Output::default();
    output.push(text);
    at_once(output.so_far().judged(None, Source::Paste))
}

/// Where an output comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// Pasted: it includes the input that was typed, and a tour in it may begin with a wrong move.
    Paste,
    /// A program has printed it.
    #[cfg(feature = "programs")]
    Program,
    /// The same of one that looks for a knight's tour: whole boards are tours, however few of their moves are right.
    #[cfg(feature = "programs")]
    Knight,
}

impl Source {
    /// Whether it looks for a knight's tour.
    fn is_knight(self) -> bool {
        #[cfg(feature = "programs")]
        return self == Source::Knight;
        #[cfg(not(feature = "programs"))]
        false
    }
}

/// The output so far, as if it were complete.
pub(crate) struct SoFar<'a> {
    items: &'a [Item],
    rest: Vec<Item>,
}

impl Output {
    /// The output so far.
    pub(crate) fn so_far(&self) -> SoFar<'_> {
        SoFar { items: self.items(), rest: self.rest() }
    }
}

impl SoFar<'_> {
    /// Its boards, judged, if it has any.
    #[cfg(feature = "programs")]
    pub(crate) async fn answer(&self) -> Option<Answer> {
        self.judged(None, Source::Program).await
    }

    /// The same of a program that looks for a knight's tour.
    #[cfg(feature = "programs")]
    pub(crate) async fn answer_of_knight(&self) -> Option<Answer> {
        self.judged(None, Source::Knight).await
    }

    /// The boards of an item and of the items so far, judged.
    async fn judged(&self, item: Option<&Item>, source: Source) -> Option<Answer> {
        let mut items: Vec<Item> = unlabelled(item.into_iter().chain(self.items).chain(&self.rest)).await;
        if source == Source::Paste {
            items = spelled_out(items).await;
        } else {
            items.iter_mut().for_each(Item::count_as_printed);
        }
        with_columns(&mut items);
        judge::answer(gather(&items).await, source).await
    }

    /// The total that it states where it has no boards: as if one of queens came before it.
    #[cfg(feature = "programs")]
    pub(crate) async fn total_behind(&self, board: &Placement) -> Option<Total> {
        let items = self.items.iter().chain(&self.rest);
        if !items.clone().any(Item::may_be_total) {
            return None;
        }
        let answer = self.judged(Some(&Item::of_board(board)), Source::Program).await;
        let is_of_board = |it: &Answer| matches!(it.boards, Boards::Queens { size, .. } if size == board.size());
        if let Some(answer) = answer.filter(is_of_board) {
            return answer.total;
        }
        // Beside boards of another size, read the words.
        let totals = items.filter(|item| item.is_total()).cloned();
        let told: Vec<Item> = std::iter::once(Item::of_board(board)).chain(totals).collect();
        judge::answer(gather(&told).await, Source::Program).await?.total
    }
}

/// A walk of knight's moves as a given tour; nothing where a step is none, or a square comes again.
fn walk(board: Board, holes: &[Square], squares: &[Square]) -> Option<Link> {
    let digits: Vec<u8> = squares.windows(2).map(|pair| moves::digit(pair[0], pair[1])).collect::<Option<_>>()?;
    let mut entered = SquareSet::empty(board);
    if !squares.iter().all(|&square| entered.insert(square)) {
        return None;
    }
    // The first move may be the one that is wrong.
    let moves = Moves::try_new(digits);
    let fields = Fields { start: squares.first().copied(), moves, holes: holes.to_vec(), ..Fields::default() };
    Some(Link::Page(View::Knight(Knight::try_from_fields(board, fields).ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_output_is_read_in_pieces_as_in_one() {
        let texts = [
            ("2 4 1 3\n3 1 4 2\nTotal: 2", 2),
            ("Solution (1\n[[1, 3, 0, 2],\n [2, 0,\n3, 1]]\ntotal 2\n", 2),
            ("[(0, 1), (1, 3),\n(2, 0), (3, 2)] (\n[2, 0, 3, 1]\n2\n", 2),
            ("(1) 2 4 1 3\n[2]\n3 1 4 2\n共2种解", 2),
            (". 后 . .\n. . . 后\n后 . . .\n. . 后 .\n\n\n['..Q.', 'Q...',\n'...Q', '.Q..']\n", 2),
            ("a1-b3-c5-d7-e5-f7\n\"[\n{1, 2\n", 0),
            ("[\n[\n[\n[\n[\n[\n2 4 1 3\n", 1),
        ];
        for (text, right) in texts {
            let whole = read_answer(text);
            assert_eq!(whole.as_ref().map(Answer::right), Some(right), "{text:?}");
            let letters: Vec<char> = text.chars().collect();
            for length in 1..=letters.len() {
                let mut output = Output::default();
                for piece in letters.chunks(length) {
                    output.push(&piece.iter().collect::<String>());
                }
                assert_eq!(at_once(output.so_far().answer()), whole, "{text:?} in pieces of {length}");
            }
        }
    }

    #[test]
    fn a_line_is_read_once_it_is_there_as_a_whole() {
        let mut output = Output::default();
        for (text, read, rest) in [("2 4 1", 0, 1), (" 3\n3 1 4 2", 1, 1), ("\n[2,", 2, 1), ("0\n]\n", 3, 1)] {
            output.push(text);
            assert_eq!((output.items().len(), output.rest().len()), (read, rest), "{text:?}");
        }
    }

    #[test]
    fn rows_and_labels_are_told_apart() {
        for (text, expected) in [
            (".Q..\n\n...Q\n\nQ...\n\n..Q.\n", Some((1, 1))),
            ("[0, 0, 0, 0]\n[0, 2, 0, 2]\n[1, 3, 0, 2]\n", Some((1, 3))),
            ("1111\n1313\n2413\n", Some((1, 3))),
            ("#1\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n", Some((1, 1))),
            ("#1 15863724\n#2 16837425\n", Some((2, 2))),
            (".Q..\n...Q\nQ...\n..Q.\n----\n..Q.\nQ...\n...Q\n.Q..\n----\n", Some((2, 2))),
            ("[1, 3, 0, 2][2, 0, 3, 1][1, 3, 0, 2]", Some((2, 3))),
            ("(2, 4, 1, 3)[3, 1, 4, 2]", Some((2, 2))),
            ("0-1 1-3 2-0 3-2\n0-2 1-0 2-3 3-1\n", Some((2, 2))),
            ("2 4 1 3\n3 1 4 2\n0-1 1-3 2-0 3-3\n", Some((2, 3))),
            // Ranges.
            ("2 4 1 3\n3 1 4 2\n0-3 0-3 0-3 0-3\n", Some((2, 2))),
            ("2 4 1 3\n3 1 4 2\n1-8 2-8 3-8\n", Some((2, 2))),
            ("2 4 1 3\n3 1 4 2\nRow 3 2 1\n", Some((2, 2))),
            ("2 4 1 3\n3 1 4 2\n3) 3 2 1\n", Some((2, 3))),
            ("['b1']\n", None),
            ("2 4 1 3\n3 1 4 2\n['b1']\n", Some((2, 2))),
        ] {
            let found = read_answer(text).map(|answer| (answer.right(), answer.checked.len()));
            assert_eq!(found, expected, "{text:?}");
        }
    }

    #[test]
    fn a_list_that_is_never_closed_takes_linear_time() {
        let mut output = Output::default();
        output.push("[");
        for _ in 0..300_000 {
            output.push("7,\n");
        }
        for _ in 0..300_000 {
            output.push("7");
        }
        assert!(at_once(output.so_far().answer()).is_none());
    }
}
