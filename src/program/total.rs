//! The number of solutions that a program prints.

use crate::program::Problem;
use crate::program::claims::Claims;
use crate::program::judged::Sizes;
use crate::queens::Size;
use crate::queens::count::{CountSize, published_count};
use crate::queens::packed::{self, Search};
use crate::text::answer::{self, Answer, SoFar};

/// The largest N for which a solution is looked for.
const SEARCHED: u8 = 15;

/// A number of solutions that is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    /// The number.
    pub number: u64,
    /// Whether it is the number of all solutions, where that is known, and N.
    pub right: Option<bool>,
    /// The other N of the program whose solutions it counts; any other where the program does not say its N.
    pub of: Option<Size>,
    /// Whether it is the number of the boards that are claimed.
    pub agrees: bool,
    /// The step at which it is printed.
    pub step: u64,
}

impl Total {
    /// The same beside so many boards.
    pub(super) fn beside(self, boards: u64) -> Total {
        Total { agrees: self.number == boards, ..self }
    }
}

/// The number of solutions that a program prints.
pub(super) async fn total<P: Copy>(
    output: &SoFar<'_>,
    answer: Option<&Answer>,
    sizes: &Sizes,
    claims: &Claims<P>,
) -> Option<Total> {
    let Problem::Queens(size) = sizes.problem else { return None };
    let stated = |number: u64, line: usize| Total { step: claims.step_of_line(line), ..compared(number, size, sizes) };
    if let Some(total) = answer.and_then(|answer| answer.total) {
        // It speaks of other solutions, and is right of them.
        if total.is_fundamental && total.right == Some(true) {
            return None;
        }
        return Some(stated(total.number, total.line));
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
    let total: Option<answer::Total> = output.total_behind(&before).await;
    total.map(|total| stated(total.number, total.line))
}

/// A number beside the numbers of all solutions of the sizes that a program has, or may have where it does not say it.
fn compared(number: u64, size: Size, sizes: &Sizes) -> Total {
    let known = |size: Size| Some(published_count(CountSize::try_new(size.get())?));
    let own = known(size).map(|known| known == number);
    let others = sizes.problems().skip(1).filter_map(|problem| match problem {
        Problem::Queens(size) => Some(size),
        Problem::Knight(_) => None,
    });
    let any = (4..=CountSize::MAX).map(Size::new).filter(|_| !sizes.is_own);
    let of = others.chain(any).filter(|_| own != Some(true)).find(|&other| known(other) == Some(number));
    let right = if of.is_some() { Some(true) } else { own.filter(|right| *right || sizes.is_own) };
    Total { number, right, of, agrees: false, step: 0 }
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
