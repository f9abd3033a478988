//! Removing what surrounds code in a Python session or in Markdown: prompts, the output between them, and fences.

use super::characters::Line;
use super::cleaning::{Cleaning, Cleanings};

/// The code that was typed at the prompts `>>>` and `In [1]:`, and the output between them; all of a text that has none
/// is code.
pub(super) fn typed(lines: Vec<Line>, cleaned: &mut Cleanings) -> (Vec<Line>, String) {
    let prompts = || lines.iter().filter_map(|line| at_prompt(&line.text));
    let filled = lines.iter().filter(|line| !line.text.trim().is_empty()).count();
    // A few among many lines are examples in the comment of a function.
    if prompts().count() * 4 < filled && !prompts().any(|(_, is_cell)| is_cell) || prompts().next().is_none() {
        return (lines, String::new());
    }
    cleaned.set(Cleaning::Prompts);
    let mut is_cell = false;
    let (mut kept, mut printed) = (Vec::new(), String::new());
    for line in lines {
        let text = match at_prompt(&line.text) {
            Some((text, cell)) => {
                is_cell = cell;
                Some(text.to_owned())
            }
            // A cell goes on without a prompt, up to an empty line or to what it has printed.
            None if is_cell && !line.text.trim().is_empty() && !is_printed(&line.text) => Some(line.text.clone()),
            None => {
                is_cell = false;
                continued(&line.text).map(str::to_owned)
            }
        };
        match text {
            Some(text) => kept.push(Line { text, ..line }),
            None => {
                printed.push_str(
                    line.text
                        .split_once("]:")
                        .filter(|_| line.text.starts_with("Out["))
                        .map_or(&line.text, |(_, shown)| shown.trim_start()),
                );
                printed.push('\n');
            }
        }
    }
    (kept, printed.trim().to_owned())
}

/// The text behind a first prompt, and whether a cell begins with it.
fn at_prompt(line: &str) -> Option<(&str, bool)> {
    if let Some(text) = line.strip_prefix(">>>") {
        return Some((text.strip_prefix(' ').unwrap_or(text), false));
    }
    let (number, text) = line.strip_prefix("In [")?.split_once("]:")?;
    let is_number = number.trim().bytes().all(|b| b.is_ascii_digit() || b == b'*');
    is_number.then(|| (text.strip_prefix(' ').unwrap_or(text), true))
}

/// The text behind a prompt of a further line.
fn continued(line: &str) -> Option<&str> {
    let text = line.trim_start().strip_prefix("...")?;
    let text = text.strip_prefix(':').unwrap_or(text);
    Some(text.strip_prefix(' ').unwrap_or(text))
}

fn is_printed(line: &str) -> bool {
    line.starts_with("Out[") || continued(line).is_some()
}

/// The code within fences; all of a text that has none, or of which a fence is cut off.
pub(super) fn within_fences(lines: Vec<Line>, cleaned: &mut Cleanings) -> Vec<Line> {
    let fences = lines.iter().filter(|line| fence(&line.text).is_some()).count();
    if fences == 0 {
        return lines;
    }
    cleaned.set(Cleaning::Fences);
    let is_cut = fences == 1;
    let mut is_within = is_cut;
    let mut kept = Vec::new();
    let mut blocks = 0;
    for line in lines {
        if fence(&line.text).is_some() {
            is_within = is_cut || !is_within;
            blocks += usize::from(is_within);
            if is_within && blocks > 1 {
                kept.push(Line::default());
            }
        } else if is_within {
            kept.push(line);
        } else if !line.text.trim().is_empty() {
            cleaned.set(Cleaning::Prose);
        }
    }
    kept
}

/// The language named by a fence.
fn fence(line: &str) -> Option<&str> {
    let line = line.trim();
    let rest = line.strip_prefix("```").or_else(|| line.strip_prefix("~~~"))?;
    let rest = rest.trim_start_matches(['`', '~']);
    rest.chars().all(|c| c.is_ascii_alphanumeric() || "+#-_ {}.=\"".contains(c)).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<Line> {
        text.split('\n').map(|text| Line { text: text.to_owned(), ..Line::default() }).collect()
    }

    fn joined(lines: Vec<Line>) -> String {
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn what_was_typed_at_prompts_is_kept_and_what_was_printed_is_not() {
        for (given, expected) in [
            (
                ">>> n = 4\n>>> for i in range(n):\n...     print(i)\n...\n0\n1\n>>> n\n4",
                "n = 4\nfor i in range(n):\n    print(i)\n\nn",
            ),
            ("In [1]: n = 4\n   ...: m = 5\n\nIn [2]: print(n)\nOut[2]: 4", "n = 4\nm = 5\nprint(n)"),
            ("In [ ]:\nn = 4\nprint(n)", "\nn = 4\nprint(n)"),
            ("n = 4", "n = 4"),
        ] {
            assert_eq!(joined(typed(lines(given), &mut Cleanings::default()).0), expected);
        }
    }

    #[test]
    fn the_code_within_fences_is_kept() {
        for (given, expected) in
            [("So:\n```python\nn = 4\n```\nThen:\n~~~\nm\n~~~", "n = 4\n\nm"), ("n = 4\n```", "n = 4"), ("`n`", "`n`")]
        {
            assert_eq!(joined(within_fences(lines(given), &mut Cleanings::default())), expected);
        }
    }
}
