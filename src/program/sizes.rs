//! The numbers of a program that are its N, and the same program with another N.

use crate::queens::Size;

/// Names of variables that hold a number of queens, in small letters and without `_`.
const SIZES: [&str; 29] = [
    "n", "nn", "num", "length", "side", "boardlength", "sidelength", "numberofqueen", "chessboardsize", "size",
    "boardsize", "boardn", "gridsize", "gridn", "dim", "dims", "dimension", "dimensions", "numqueens", "numberqueens",
    "numofqueens", "numberofqueens", "nqueens", "nqueen", "queens", "queennum", "queensnum", "queennumber",
    "queensnumber",
];

/// Whether a name, in small letters and without `_`, is that of a number of queens.
pub(crate) fn is_size_name(name: &str) -> bool {
    SIZES.contains(&name)
}

/// Functions whose argument is no number of queens.
const NO_SIZES: [&str; 12] =
    ["print", "input", "int", "float", "str", "len", "abs", "exit", "sleep", "seed", "randrange", "setrecursionlimit"];

/// How a language writes what is no code, and how it reads an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syntax {
    /// Comments begin with `#`, as in Python.
    Hashes,
    /// Comments begin with `//` or stand between `/*` and `*/`, and lines that begin with `#` name numbers, as in C.
    Slashes,
}

/// A whole number in the text of a program that may be its N.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Literal {
    /// The variable that it is assigned to, or the function that it is given to.
    pub name: String,
    /// The line, from 1.
    pub line: usize,
    /// Whether it is given to a function.
    pub is_argument: bool,
    /// Whether it is replaced for another N.
    pub is_chosen: bool,
    value: u8,
    /// Its bytes in the text.
    place: std::ops::Range<usize>,
}

impl Literal {
    /// Whether its name is that of a number of queens.
    fn is_likely(&self) -> bool {
        let name = self.name.to_ascii_lowercase();
        if self.is_argument { !NO_SIZES.contains(&&*name) } else { SIZES.contains(&&*name.replace('_', "")) }
    }
}

/// Where a program has its N: it reads it, or has it in its text.
#[derive(Clone, Debug)]
pub struct ProgramSizes {
    text: String,
    /// The N of the text.
    pub n: u8,
    /// Whether it reads an input, of which N is the first line.
    pub is_read: bool,
    /// The numbers of the text that may be N.
    pub literals: Vec<Literal>,
}

impl ProgramSizes {
    /// Looks through a text for n; if no number n has the name of a size, for the smallest other number from 1 to 32 that has.
    ///
    /// The numbers with such names are chosen, or all if there are none; none where N is read.
    #[must_use]
    pub fn of(text: &str, n: u8, syntax: Syntax) -> ProgramSizes {
        let code = without_texts(text, syntax);
        let is_read = reads(&code, syntax);
        let mut literals = literals(&code);
        let likely = |literal: &&Literal| literal.is_likely();
        let smallest = || literals.iter().filter(likely).map(|literal| literal.value).min();
        let n = if literals.iter().filter(likely).any(|each| each.value == n) { n } else { smallest().unwrap_or(n) };
        literals.retain(|literal| literal.value == n);
        let is_named = literals.iter().any(Literal::is_likely);
        for literal in &mut literals {
            literal.is_chosen = !is_read && (literal.is_likely() || !is_named);
        }
        ProgramSizes { text: text.to_owned(), n, is_read, literals }
    }

    /// Whether the program can be run with another N.
    #[must_use]
    pub fn is_variable(&self) -> bool {
        self.is_read || self.literals.iter().any(|literal| literal.is_chosen)
    }

    /// The text with another number in the places chosen.
    #[must_use]
    pub fn text(&self, n: u8) -> String {
        let mut text = self.text.clone();
        // From the last place on, so that those before it stay where they are.
        for literal in self.literals.iter().rev().filter(|literal| literal.is_chosen) {
            text.replace_range(literal.place.clone(), &n.to_string());
        }
        text
    }
}

/// Whether the text of a program reads an input.
#[must_use]
pub fn reads_input(text: &str, syntax: Syntax) -> bool {
    reads(&without_texts(text, syntax), syntax)
}

/// Whether a text without comments and quotations has a call of a function that reads, or `stdin`, in it.
fn reads(code: &str, syntax: Syntax) -> bool {
    let readers: &[&str] = match syntax {
        Syntax::Hashes => &["input"],
        Syntax::Slashes => &["scanf", "scanf_s", "getchar", "gets", "fscanf", "Scanner", "BufferedReader"],
    };
    words(code).any(|(word, place)| {
        word == "stdin"
            || (word == "cin" && syntax == Syntax::Slashes)
            || (readers.contains(&word) && code[place.end..].trim_start().starts_with('('))
    })
}

/// The names and numbers of a text, with their bytes.
pub(super) fn words(code: &str) -> impl Iterator<Item = (&str, std::ops::Range<usize>)> {
    let bytes = code.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + bytes[at..].iter().position(is_word)?;
        at = start + bytes[start..].iter().take_while(|byte| is_word(byte)).count();
        Some((&code[start..at], start..at))
    })
}

/// Whether a byte belongs to a name or a number; all beyond ASCII do.
fn is_word(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii()
}

/// The numbers from 1 to 32 that are assigned to a variable, or given to a function as its first argument.
fn literals(code: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut start = 0;
    for (index, line) in code.split('\n').enumerate() {
        let numbers = words(line).filter_map(|(word, place)| Some((word.parse().ok()?, place)));
        for (value, place) in numbers.filter(|(value, _)| (1..=Size::MAX).contains(value)) {
            let Some((name, is_argument)) = owner(line[..place.start].trim_end()) else { continue };
            // Neither a comparison nor a part of a larger sum.
            let after = line[place.end..].trim_start();
            if name != "range" && (after.is_empty() || after.starts_with([')', ',', ';', ':'])) {
                let place = start + place.start..start + place.end;
                found.push(Literal {
                    name: name.to_owned(),
                    line: index + 1,
                    is_argument,
                    is_chosen: false,
                    value,
                    place,
                });
            }
        }
        start += line.len() + 1;
    }
    found
}

/// The name before a sign of assignment, before a bracket, or after `#define`; whether it is a bracket.
fn owner(before: &str) -> Option<(&str, bool)> {
    let defined = before.trim_start().strip_prefix('#').and_then(|rest| rest.trim_start().strip_prefix("define"));
    if let Some(name) = defined {
        let name = name.trim();
        return name.bytes().all(|byte| is_word(&byte)).then_some((name, false));
    }
    let owner = before.strip_suffix(['=', '('])?.trim_end();
    let start = owner.len() - owner.bytes().rev().take_while(is_word).count();
    let is_name = owner[start..].bytes().next().is_some_and(|first| !first.is_ascii_digit());
    is_name.then_some((&owner[start..], before.ends_with('(')))
}

/// The text with blanks for comments and for what stands in quotation marks; all other bytes stay where they are.
pub(super) fn without_texts(text: &str, syntax: Syntax) -> String {
    let mut out = String::with_capacity(text.len());
    let mut quote: Option<&str> = None;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let mut width = first.len_utf8();
        let mut is_code = quote.is_none();
        match quote {
            None if comment(rest, syntax) > 0 => {
                width = comment(rest, syntax);
                is_code = false;
            }
            None => {
                let marks = match syntax {
                    Syntax::Hashes => &["\"\"\"", "'''", "\"", "'"][..],
                    Syntax::Slashes => &["\"", "'"],
                };
                if let Some(mark) = marks.iter().find(|mark| rest.starts_with(**mark)) {
                    quote = Some(mark);
                    width = mark.len();
                    is_code = false;
                }
            }
            Some(_) if first == '\\' => width += rest[1..].chars().next().map_or(0, char::len_utf8),
            Some(mark) if rest.starts_with(mark) => {
                quote = None;
                width = mark.len();
            }
            Some(mark) if first == '\n' && mark.len() == 1 => quote = None,
            Some(_) => {}
        }
        let (part, after) = rest.split_at(width);
        if is_code {
            out.push_str(part);
        } else {
            out.extend(part.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        }
        rest = after;
    }
    out
}

/// The length of a comment at the beginning of a text; 0 where none begins.
fn comment(rest: &str, syntax: Syntax) -> usize {
    let line = || rest.find('\n').unwrap_or(rest.len());
    match syntax {
        Syntax::Hashes if rest.starts_with('#') => line(),
        Syntax::Slashes if rest.starts_with("//") => line(),
        Syntax::Slashes if rest.starts_with("/*") => rest[2..].find("*/").map_or(rest.len(), |end| end + 4),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_number_stands_in_the_places_chosen() {
        let text = "n = 8  # 8\nsolve(8)\nprint(n, 8)\n";
        let mut sizes = ProgramSizes::of(text, 8, Syntax::Hashes);
        assert_eq!(sizes.text(12), "n = 12  # 8\nsolve(12)\nprint(n, 8)\n");
        sizes.literals[0].is_chosen = false;
        assert_eq!(sizes.text(4), "n = 8  # 8\nsolve(4)\nprint(n, 8)\n");
        sizes.literals[1].is_chosen = false;
        assert_eq!((sizes.text(4).as_str(), sizes.is_variable()), (text, false));
    }

    #[test]
    fn the_numbers_that_may_be_n_are_found() {
        let text = "\
# n = 8
N = 8  # 8
s = 'n = 8'; s = 'it\\'s n = 8'
size=8
def f(n=8, m = 8): pass
solve(8)
Queens( 8 ).run(0, 8)
for i in range(8):
    if n == 8 or x >= 8: y = 8 * 2
z = 88
t = \"\"\"
N = 8
\"\"\"
b = [8]
print(8)
k = 8.5
";
        let found: Vec<(String, usize, bool, bool)> = ProgramSizes::of(text, 8, Syntax::Hashes)
            .literals
            .into_iter()
            .map(|each| (each.name, each.line, each.is_argument, each.is_chosen))
            .collect();
        let expected = [
            ("N", 2, false, true),
            ("size", 4, false, true),
            ("n", 5, false, true),
            ("m", 5, false, false),
            ("solve", 6, true, true),
            ("Queens", 7, true, true),
            ("print", 15, true, false),
        ];
        assert_eq!(found, expected.map(|(name, line, of, chosen)| (name.to_owned(), line, of, chosen)));
    }

    #[test]
    fn another_number_is_n_only_by_its_name() {
        let chosen = |text: &str, n: u8| {
            let sizes = ProgramSizes::of(text, n, Syntax::Hashes);
            (sizes.n, sizes.literals.iter().filter(|literal| literal.is_chosen).count())
        };
        assert_eq!(chosen("delay = 6\nnum_of_queens = 6\n", 8), (6, 1));
        assert_eq!(chosen("NQueens(5)\nn = 4\n", 8), (4, 1));
        assert_eq!(chosen("k = 8\nsize = 100\n", 8), (8, 1));
        assert_eq!(chosen("k = 7\n", 8), (8, 0));
        assert_eq!(chosen("n = int(input())\nm = 8\n", 8), (8, 0));
    }

    #[test]
    fn a_text_reads_where_its_code_does() {
        for text in ["n = int(input())", "import sys\nn = int(sys.stdin.readline())", "input ('N? ')"] {
            assert!(reads_input(text, Syntax::Hashes), "{text}");
        }
        for text in ["n = 8  # int(input())", "input_size = 8", "print('input()')", "my_input(8)"] {
            assert!(!reads_input(text, Syntax::Hashes), "{text}");
        }
    }

    #[test]
    fn in_c_a_number_may_be_defined() {
        let text = "\
#include <stdio.h>
#define N 8 // 8
#define MAX_N (N + 8)
int board[N]; /* n = 8
n = 8 */
int n = 8, m = 8;
int main() { printf(\"n = 8\"); solve(8); }
";
        let mut sizes = ProgramSizes::of(text, 8, Syntax::Slashes);
        let found: Vec<(&str, usize, bool)> =
            sizes.literals.iter().map(|each| (&*each.name, each.line, each.is_chosen)).collect();
        assert_eq!(found, [("N", 2, true), ("n", 6, true), ("m", 6, false), ("solve", 7, true)]);
        sizes.literals.truncate(1);
        assert!(sizes.text(6).contains("#define N 6 // 8\n"));
        assert!(!sizes.is_read && reads_input("int main() { scanf(\"%d\", &n); }", Syntax::Slashes));
        assert!(!reads_input("int input(int n); // scanf(", Syntax::Slashes));
    }
}
