//! What the text of a program says of its board: the numbers and names that it counts up to, of which one is its N, and its piece.

use crate::program::sizes::{Syntax, is_size_name, without_texts, words};
use crate::queens::Size;
use std::collections::HashMap;

/// The numbers that a text counts up to, compares with, or makes lists of, and the words that it has.
#[derive(Clone, Default, Debug)]
pub(crate) struct Bounds {
    /// The one that is N where no variable is named so: the most frequent, twice at least, or the one before which its
    /// predecessor stands; a number with a name counts once more.
    pub most: Option<u8>,
    /// The variable that is counted up to most often, in small letters and without `_`, where its value is read.
    pub read: Option<String>,
    /// Whether it has a word for queens.
    pub says_queens: bool,
    /// Whether it has a word for a knight, and none for queens.
    pub says_knight: bool,
    /// It speaks of another task with boards alone: its boards are none of queens.
    pub says_other: bool,
    /// All of the numbers, a bit each.
    all: u64,
}

impl Bounds {
    /// Whether a number is among them.
    pub fn has(&self, number: u8) -> bool {
        self.all >> number & 1 == 1
    }
}

/// Smaller numbers stand in programs for much else.
const LEAST: usize = 4;

/// What stands before a number that is a bound, and before a name that is one.
const BEFORE: [&str; 12] = ["range(", "range(0,", "range(1,", "==", "!=", "<", "<=", "<<", ">=", ">", "*", "* ("];
const BEFORE_NAME: [&str; 7] = ["==", "!=", "<", "<=", "<<", ">=", ">"];

/// The bounds of a text.
pub(crate) fn bounds(text: &str, syntax: Syntax) -> Bounds {
    let code = without_texts(text, syntax);
    let mut counts = [0u32; Size::MAX as usize + 1];
    for (word, place) in words(&code) {
        let Some(number) = word.parse::<usize>().ok().filter(|&number| number >= LEAST) else { continue };
        let (before, after) = (&code[..place.start], code[place.end..].trim_start());
        let is_member = syntax == Syntax::Slashes && is_for_size(before, true);
        let is_bound = is_after(before, &BEFORE) || is_member;
        let Some(count) = counts.get_mut(number).filter(|_| is_bound) else { continue };
        // `(1 << 8) - 1` is a mask of eight columns.
        let is_mask = is_after(before, &["1 <<", "1<<"]) && after.starts_with(')');
        let is_mask = is_mask && ["- 1", "-1"].iter().any(|end| after[1..].trim_start().starts_with(end));
        *count += 1 + u32::from(is_mask || is_member);
    }
    let mut read = None;
    if let Some((name, Name { value, bounds, .. })) = most_frequent(&code, syntax) {
        match value {
            Value::Number(number) => counts[number] += bounds + 1,
            _ => read = Some(name.to_lowercase().replace('_', "")),
        }
    }
    let all = (0..).zip(&counts).filter(|(_, count)| **count > 0).fold(0, |all, (number, _)| all | 1 << number);
    let most = match counts.iter().copied().max() {
        Some(most @ 2..) => counts.iter().position(|&count| count == most),
        // As in `if len(text) == 7` beside `range(8)`.
        _ => (0..).zip(counts.windows(2)).find(|(_, pair)| *pair == [1, 1]).map(|(number, _)| number + 1),
    };
    let lower = text.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let says_queens = says(&["queen", "皇后"]);
    let says_knight = !says_queens && says(&["knight", "骑士", "马踏", "马周游"]);
    let says_other = !says_queens && !says_knight && says(&["maze", "sudoku", "迷宫", "数独"]);
    Bounds { most: most.map(|number| number as u8), read, says_queens, says_knight, says_other, all }
}

fn is_after(before: &str, signs: &[&str]) -> bool {
    signs.iter().any(|sign| before.trim_end().ends_with(sign))
}

/// A name of a text in C.
#[derive(Clone, Copy, Default)]
struct Name {
    value: Value,
    /// How often something is compared with it.
    bounds: u32,
    /// Where it first stands.
    first: usize,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum Value {
    #[default]
    Unknown,
    /// That of a macro, or the only number that it is set to.
    Number(usize),
    Read,
    Changed,
}

/// The name that is compared with most often, of those that have one number or are read.
fn most_frequent(code: &str, syntax: Syntax) -> Option<(&str, Name)> {
    let mut names: HashMap<&str, Name> = HashMap::new();
    let is_name = |word: &str| word.starts_with(|first: char| first.is_alphabetic() || first == '_');
    for (word, place) in words(code).filter(|(word, _)| syntax == Syntax::Slashes && is_name(word)) {
        let (before, after) = (code[..place.start].trim_end(), code[place.end..].trim_start());
        let name = names.entry(word).or_insert(Name { first: place.start, ..Name::default() });
        // An element, a function or a member is another thing than the name.
        if before.ends_with("->") || before.ends_with('.') || after.starts_with(['[', '(']) {
            continue;
        }
        name.bounds += u32::from(is_after(before, &BEFORE_NAME) || is_for_size(before, false));
        let new = written(before, &code[place.end..]);
        name.value = match (name.value, new) {
            (value, Value::Unknown) | (Value::Unknown, value) => value,
            (Value::Read, Value::Number(_)) | (Value::Number(_), Value::Read) => Value::Read,
            _ => Value::Changed,
        };
    }
    let is_n = |name: &Name| match name.value {
        Value::Number(number) => (LEAST..=usize::from(Size::MAX)).contains(&number),
        value => value == Value::Read,
    };
    let of = names.into_iter().filter(|(_, name)| name.bounds > 0 && is_n(name));
    of.max_by_key(|(_, name)| (name.bounds, std::cmp::Reverse(name.first)))
}

/// Whether what follows is what a variable, or only a member, is set to that is called as a number of queens is.
fn is_for_size(before: &str, is_member: bool) -> bool {
    let owner = before.trim_end().strip_suffix('=').map_or("", str::trim_end);
    let start =
        owner.len() - owner.bytes().rev().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
    (!is_member || owner[..start].ends_with(['.', '>']))
        && is_size_name(&owner[start..].to_lowercase().replace('_', ""))
}

/// What a name is set to where it stands between two parts of a text.
fn written(before: &str, after: &str) -> Value {
    let line = before.rsplit('\n').next().unwrap_or_default();
    let number = |text: &str| {
        let text = text.trim_start();
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let rest = text[digits..].trim_start_matches([' ', '\t', '\r']);
        let is_whole = rest.is_empty() || rest.starts_with([',', ';', ')', '}', '\n']);
        text[..digits].parse().ok().filter(|_| is_whole).map_or(Value::Changed, Value::Number)
    };
    if line.trim_start().strip_prefix('#').is_some_and(|rest| rest.trim() == "define") {
        return number(after);
    }
    let after = after.trim_start();
    if let Some(value) = after.strip_prefix('=').filter(|value| !value.starts_with('=')) {
        return number(value);
    }
    let statement = before.rsplit([';', '{', '}']).next().unwrap_or_default();
    let is_given = before.ends_with('&') && !before.ends_with("&&") && statement.contains("scanf");
    if is_given || (before.ends_with(">>") && words(statement).any(|(word, _)| word == "cin")) {
        return Value::Read;
    }
    let is_changed = ["++", "--"].iter().any(|sign| before.ends_with(sign) || after.starts_with(sign))
        || ["+=", "-=", "*=", "/=", "|=", "&=", "^="].iter().any(|sign| after.starts_with(sign));
    if is_changed { Value::Changed } else { Value::Unknown }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> (Option<u8>, Option<String>) {
        let Bounds { most, read, .. } = bounds(text, Syntax::Slashes);
        (most, read)
    }

    #[test]
    fn a_name_that_is_counted_up_to_is_n_in_c() {
        let test = "void f(int r) { if (r == MOST) return; for (int i = 0; i < r; i++) ; }\n";
        assert_eq!(of(&format!("#define ROOM 20\n#define MOST 8 // 9\nint a[ROOM];\n{test}")), (Some(8), None));
        assert_eq!(of(&format!("int at[9], MOST = 8;\n{test}")), (Some(8), None));
        assert_eq!(of(&format!("enum {{ MOST = 6 }};\n{test}")), (Some(6), None));
        assert_eq!(
            of(&format!("int MOST;\n{test}int main() {{ scanf(\"%d\", &MOST); }}")),
            (None, Some("most".to_owned()))
        );
        assert_eq!(of(&format!("int MOST = 8;\n{test}int main() {{ cin >> MOST; }}")), (None, Some("most".to_owned())));
    }

    #[test]
    fn what_changes_or_is_only_room_is_not() {
        assert_eq!(of("int k = 8;\nint f() { k = 9; return i < k; }"), (None, None));
        assert_eq!(of("int k = 8;\nint f() { k++; return i < k; }"), (None, None));
        assert_eq!(of("#define ROOM 20\nint a[ROOM], b[2 * ROOM];"), (None, None));
        assert_eq!(of("int f(int r) { return mask >> r & 1 && i < r; }"), (None, None));
    }

    #[test]
    fn a_text_says_its_piece() {
        for (text, says) in [
            ("int at[9]; // 八皇后", (true, false, false)),
            ("bool isKnight; // tour", (false, true, false)),
            ("place(knight); place(queen);", (true, false, false)),
            ("int board[8];", (false, false, false)),
            ("bool solveMaze(int row);", (false, false, true)),
            ("a maze of queens", (true, false, false)),
        ] {
            let Bounds { says_queens, says_knight, says_other, .. } = bounds(text, Syntax::Slashes);
            assert_eq!((says_queens, says_knight, says_other), says, "{text}");
        }
    }
}
