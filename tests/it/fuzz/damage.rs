//! Programs with one damage: a token taken out, doubled, moved, inserted or changed, as by a slip.

/// What may come in the place of a token that is among its own row.
const ROWS: [&str; 10] = [
    "+ - * / % & | ^ << >> >>>",
    "== != < <= > >= && ||",
    "= += -= *= /= %= <<= >>= &= |= ^=",
    "++ -- ! ~ -",
    "int char short long unsigned float double bool boolean byte string String void auto",
    "0 1 2 3 4 7 10 31 32 63 100 127 128 255 256 1000 2147483647 2147483648 0x10 017 1.5 1e3 'a' -1",
    "if while for switch do return else break continue case default goto",
    "struct class enum union interface record template typename namespace typedef using",
    "public private protected static const final virtual override abstract",
    ". -> :: , ; :",
];

/// What is inserted.
const PIECES: &str = "( ) [ ] { } < > ; , : . * & ! = -> :: ++ static const int double unsigned return break x 0 \"s\" 'c' new this auto ...";

/// A generator of random numbers below a bound.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// The tokens of a text, roughly: words with their points, literals, operators, and what is between them.
fn tokens(text: &str) -> Vec<&str> {
    let operators: Vec<&str> = ROWS
        .iter()
        .flat_map(|row| row.split(' '))
        .filter(|word| word.starts_with(|c: char| c.is_ascii_punctuation()))
        .collect();
    let mut rest = text;
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii();
        let length = if is_word(first) {
            rest.find(|c| !(is_word(c) || c == '.' && first.is_ascii_digit())).unwrap_or(rest.len())
        } else if first.is_ascii_whitespace() {
            rest.find(|c: char| !c.is_ascii_whitespace()).unwrap_or(rest.len())
        } else if first == '"' || first == '\'' {
            let end = rest[1..].match_indices(first).find(|(at, _)| !rest[..at + 1].ends_with('\\'));
            end.map_or(1, |(at, _)| at + 2)
        } else {
            operators
                .iter()
                .filter(|each| !each.starts_with('\'') && rest.starts_with(**each))
                .map(|each| each.len())
                .max()
                .unwrap_or(1)
        };
        let (token, after) = rest.split_at(length);
        found.push(token);
        rest = after;
    }
    found
}

/// The length of what all programs begin with, and which stays as it is: headers, and the class and the method of a body in Java.
fn head_of(text: &str) -> usize {
    let Some(open) = text.strip_prefix("import java").and(text.find('{')) else {
        let is_head = |line: &&str| line.starts_with("#include") || *line == "using namespace std;\n";
        return text.split_inclusive('\n').take_while(is_head).map(str::len).sum();
    };
    let method = " public static void main(String[] args) {\n";
    open + 1 + if text[open + 1..].starts_with(method) { method.len() } else { 0 }
}

/// A program with one damage of a kind: 0 to 4 to any token, 5 to a name, and from 6 on to a token that has a row.
pub(super) fn damaged(text: &str, kind: usize, dice: &mut Dice) -> String {
    let (head, text) = text.split_at(head_of(text));
    let all = tokens(text);
    let solid: Vec<usize> = (0..all.len()).filter(|&at| !all[at].trim().is_empty()).collect();
    let mut now: Vec<&str> = all.clone();
    let at = dice.below(solid.len());
    let here = solid[at];
    let row_of = |token: &str| ROWS.iter().find(|row| row.split(' ').any(|word| word == token));
    let is_name = |token: &str| token.starts_with(|c: char| c.is_ascii_alphabetic()) && row_of(token).is_none();
    match kind {
        0 => now[here] = "",
        1 => now.insert(here, all[here]),
        2 => now.swap(here, solid[(at + 1) % solid.len()]),
        3 => now[here] = all[solid[dice.below(solid.len())]],
        4 => now.insert(here, dice.of(&PIECES.split(' ').collect::<Vec<_>>())),
        5 => {
            let names: Vec<usize> = solid.iter().copied().filter(|&at| is_name(all[at])).collect();
            if !names.is_empty() {
                now[names[dice.below(names.len())]] = all[names[dice.below(names.len())]];
            }
        }
        _ => {
            // A token and another of its row: mostly a program that runs, but otherwise.
            let in_rows: Vec<usize> = solid.iter().copied().filter(|&at| row_of(all[at]).is_some()).collect();
            if !in_rows.is_empty() {
                let at = in_rows[dice.below(in_rows.len())];
                let row: Vec<&str> = row_of(all[at]).expect("its row").split(' ').collect();
                now[at] = dice.of(&row);
            }
        }
    }
    // A piece between two words is apart from them.
    if kind == 4 {
        now.insert(here + 1, " ");
        now.insert(here, " ");
    }
    format!("{head}{}", now.concat())
}
