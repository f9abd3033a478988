//! Line numbers that a web page shows beside a program, taken out of its text.

use super::characters::Line;
use super::cleaning::{Cleaning, Cleanings};

/// The fewest line numbers in a row; fewer are part of the text.
const LEAST: usize = 3;

/// Numbers without anything between them and the code need this many.
const LEAST_GLUED: usize = 5;

/// A number at the beginning of a line.
#[derive(Clone, Copy)]
struct Front {
    line: usize,
    number: u32,
    /// Its digits and what stands before and directly behind them, in characters.
    width: usize,
    /// The blanks behind that.
    blanks: usize,
    is_alone: bool,
}

/// Takes line numbers out: in front of lines, each one more than that before, or on lines of their own.
pub(super) fn without_numbers(lines: Vec<Line>, cleaned: &mut Cleanings) -> Vec<Line> {
    let fronts: Vec<Front> = lines.iter().enumerate().filter_map(|(line, text)| front(line, &text.text)).collect();
    let mut cuts: Vec<Option<Cut>> = vec![None; lines.len()];
    for run in fronts.chunk_by(|one, next| next.number == one.number + 1) {
        if run.len() < LEAST {
            continue;
        }
        let span = &lines[run[0].line..=run[run.len() - 1].line];
        let filled = span.iter().filter(|line| !line.text.trim().is_empty()).count();
        let is_glued = run.iter().any(|front| front.blanks == 0 && !front.is_alone);
        let is_all = run.len() * 10 >= filled * if is_glued { 9 } else { 6 };
        if run.iter().all(|front| front.is_alone) {
            run.iter().for_each(|front| cuts[front.line] = Some(Cut::Line));
        } else if is_all && (!is_glued || run.len() >= LEAST_GLUED) {
            cut_fronts(run, is_glued, &mut cuts);
        }
    }
    if cuts.iter().all(Option::is_none) {
        return lines;
    }
    cleaned.set(Cleaning::Numbers);
    let kept = lines.into_iter().zip(cuts).filter_map(|(line, cut)| match cut {
        None => Some(line),
        Some(Cut::Line) => None,
        Some(Cut::Front(width)) => {
            let text = line.text.chars().skip(width).collect();
            Some(Line { text, ..line })
        }
    });
    kept.collect()
}

/// The part cut out of a line.
#[derive(Clone, Copy)]
enum Cut {
    Line,
    /// This many characters at its beginning.
    Front(usize),
}

/// Numbers either stand in a column, with blanks up to it, or have the same blanks behind each.
fn cut_fronts(run: &[Front], is_glued: bool, cuts: &mut [Option<Cut>]) {
    let with_code = || run.iter().filter(|front| !front.is_alone);
    let column = with_code().map(|front| front.width + front.blanks).min().unwrap_or(0);
    let widest = with_code().map(|front| front.width).max().unwrap_or(0);
    let least = |width| with_code().filter(|front| front.width == width).map(|front| front.blanks).min();
    let narrowest = with_code().map(|front| front.width).min().unwrap_or(0);
    let is_column = column > widest && least(narrowest) != least(widest);
    let blanks = if is_glued { 0 } else { with_code().map(|front| front.blanks).min().unwrap_or(0) };
    for front in run {
        let width = if is_column { column } else { front.width + blanks };
        cuts[front.line] = Some(Cut::Front(width));
    }
}

fn front(line: usize, text: &str) -> Option<Front> {
    let pad = text.chars().take_while(|c| c.is_whitespace()).count();
    let digits: String = text.chars().skip(pad).take_while(char::is_ascii_digit).collect();
    let number = digits.parse().ok().filter(|_| digits.len() <= 4)?;
    let mut width = pad + digits.len();
    let mut rest = text.chars().skip(width).peekable();
    let sign = rest.next_if(|c| matches!(c, '.' | ':' | '|' | ')' | '│')).is_some();
    let behind: String = rest.collect();
    // In 1.5 and 3) the sign belongs to the text.
    if sign && (behind.is_empty() || behind.starts_with(char::is_whitespace)) {
        width += 1;
    } else if sign {
        return None;
    }
    let blanks = behind.chars().take_while(|c| c.is_whitespace()).count();
    Some(Front { line, number, width, blanks, is_alone: behind.trim().is_empty() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_taken_out_and_indentation_stays() {
        for (given, expected) in [
            ("1 int a;\n2 int b;\n3   c();", "int a;\nint b;\n  c();"),
            ("1\n2\n3\nint a;", "int a;"),
            (" 8  x\n 9    y\n10  z", "x\n  y\nz"),
            ("8  x\n9    y\n10 z", "x\n  y\nz"),
            ("1. x\n2.     y\n3.", "x\n    y\n"),
            ("1#include\n2\n3int x\n4y\n5z", "#include\n\nint x\ny\nz"),
            ("1\na\n2\nb\n3\nc", "a\nb\nc"),
            ("1 a\n2 b", "1 a\n2 b"),
            ("1 a\n3 b\n5 c", "1 a\n3 b\n5 c"),
        ] {
            let lines = given.split('\n').map(|text| Line { text: text.to_owned(), ..Line::default() }).collect();
            let kept = without_numbers(lines, &mut Cleanings::default());
            assert_eq!(kept.into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n"), expected);
        }
    }
}
