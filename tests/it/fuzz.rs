//! Hostile input without end: texts of the golden files mutated by their own grammar, into everything that reads text.
//!
//! A run of the tests takes some thousands of inputs. `FUZZ_SECONDS=600 cargo test --test it fuzz -- --nocapture` goes on
//! for ten minutes, from another beginning each time, says how many inputs there were, and also holds every input to a
//! second.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::link::golden;
use queens_and_knights::link::{Diagram, Fen, Link, LinkError, MAX_LENGTH, MAX_PASTED, Pasted, read_pasted};

/// Inputs of a run without a given duration.
const SHORT_RUN: u64 = 20_000;

/// What an input may take of a long run.
const PATIENCE: Duration = Duration::from_secs(1);

/// Pieces of the grammar, of its neighbours, and of what only attackers write.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "#", "1/", "#1/", "2/", "queens", "solutions", "race", "knight", "count", "/", "?", "&", "=", ".", "-", "x",
    "%2F", "%", "%0A", "solver=", "marks", "scan", "mask", "permute", "access", "warnsdorff", "plain", "step=", "at=",
    "with=", "only=fundamental", "tour=", "open", "closed", "to=", "holes=", "number=", "prune=1", "embed", "8x8",
    "lesson", "compare", "left=", "right=", "by=", "placement", "pruned", "stop=", "steps=", "120-180", "loop", "ask", "~",
    "1000x1000", "a1", "h8", "af32", "alk1000", "zz99", "0", "1", "7", "8", "10", "32", "33", "1000", "1000000000",
    "999999999999999", "18446744073709551616", "00", "-1", "1e9", "15863724", "xxxxxxxx", "0721", "a1-b3-c5", "Q",
    "q", "8/8/8/8/8/8/8/8", " w - - 0 1", "+---+", "| Q |", "|", "\n", "\r\n", "\t", " ", ",", ";", "://",
    "https://e.org/", "é", "棋", "[", "]", "(", ")", "{", "}", "None", "null", ".Q..", "*", "_", "♕", "·", "×", "８", "，", "、", "；", "：", "（", "）", "［",
    "］", "“", "–", "\u{3000}", "\u{0}", "\u{202e}", "\u{feff}", "<svg", "<metadata>", "</", "&amp;", "{found}", "'",
    "\"",
];

/// A generator of numbers that looks random enough: xorshift of 64 bits.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 11) as usize % bound.max(1)
    }

    fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// A place between two characters.
    fn place(&mut self, text: &str) -> usize {
        let at = self.below(text.len() + 1);
        (at..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len())
    }

    /// Two places, in order.
    fn stretch(&mut self, text: &str) -> (usize, usize) {
        let (one, other) = (self.place(text), self.place(text));
        (one.min(other), one.max(other))
    }
}

/// Changes a text in one of the ways in which texts go wrong.
fn mutate(text: &mut String, corpus: &[String], random: &mut Random) {
    let word: &str = WORDS[random.below(WORDS.len())];
    match random.below(9) {
        0 => {
            let at = random.place(text);
            text.insert_str(at, word);
        }
        1 => {
            let (from, to) = random.stretch(text);
            text.replace_range(from..to, "");
        }
        2 => {
            let (from, to) = random.stretch(text);
            text.replace_range(from..to, word);
        }
        3 => {
            let (from, to) = random.stretch(text);
            let twice = text[from..to].to_owned();
            text.insert_str(to, &twice);
        }
        4 => {
            let other = random.of(corpus);
            let (from, to) = (random.place(text), random.place(other));
            *text = format!("{}{}", &text[..from], &other[to..]);
        }
        5 => {
            let at = random.place(text);
            text.insert(at, char::from(32 + random.below(95) as u8));
        }
        6 => {
            // One digit or letter becomes its neighbour.
            let wide = text.char_indices().filter(|(_, c)| c.is_ascii_alphanumeric()).collect::<Vec<_>>();
            if !wide.is_empty() {
                let &(at, letter) = random.of(&wide);
                let next = char::from((letter as u8 + 1).min(b'~'));
                text.replace_range(at..=at, &next.to_string());
            }
        }
        7 => {
            // Parts between separators change places.
            let mark = *random.of(&['&', '/', '.', '-', ' ', '\n', ',']);
            let mut parts: Vec<&str> = text.split(mark).collect();
            let (one, other) = (random.below(parts.len()), random.below(parts.len()));
            parts.swap(one, other);
            *text = parts.join(&mark.to_string());
        }
        _ => {
            // Rarely, so long that it meets the bounds.
            let (from, to) = random.stretch(text);
            let length = if random.below(50) == 0 { MAX_PASTED + 64 } else { 256 };
            let repeated = text[from..to].repeat((length / (to - from).max(1)).min(length));
            text.insert_str(to, &repeated);
        }
    }
}

fn check_error(text: &str, error: &LinkError) {
    let sentence = queens_and_knights::sentence(&error);
    assert!(error.at <= text.chars().count(), "{text:?}: {sentence}");
    assert!(sentence.ends_with(&format!(" (at character {}).", error.at + 1)), "{text:?}: {sentence}");
    assert!(sentence.len() < 300 && !sentence.contains(char::is_control), "{text:?}: {sentence}");
    assert!(error.kind.values().iter().all(|(_, value)| sentence.contains(value)), "{text:?}: {sentence}");
}

/// What is read is read again from its canonical form, and what is refused is refused within the text.
fn check(text: &str) {
    match text.parse::<Link>() {
        Ok(link) => {
            let canonical = link.to_string();
            assert!(canonical.len() <= MAX_LENGTH + 32, "{text:?}");
            if link.fits() {
                assert_eq!(canonical.parse::<Link>().map(|link| link.to_string()), Ok(canonical), "{text:?}");
            }
        }
        Err(error) => check_error(text, &error),
    }
    match read_pasted(text) {
        Ok(Pasted { link, .. }) => {
            let canonical = link.to_string();
            if !canonical.is_empty() && canonical.len() <= MAX_PASTED {
                assert_eq!(read_pasted(&canonical), Ok(link.into()), "{text:?}");
            }
        }
        Err(error) => check_error(text, &error),
    }
    match text.parse::<Fen>() {
        Ok(fen) => assert_eq!(fen.to_string().parse(), Ok(fen), "{text:?}"),
        Err(error) => check_error(text, &error),
    }
    match text.parse::<Diagram>() {
        Ok(diagram) => assert_eq!(diagram.to_string().parse(), Ok(diagram), "{text:?}"),
        Err(error) => check_error(text, &error),
    }
}

#[test]
fn mutated_texts_are_read_or_refused() {
    let seconds: Option<u64> = std::env::var("FUZZ_SECONDS").ok().map(|text| text.parse().expect("a whole number"));
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64 | 1);
    let seed = if seconds.is_some() { clock } else { 2025 };
    let mut random = Random(seed);
    let files = [
        include_str!("../golden/links.txt"),
        include_str!("../golden/bad-links.txt"),
        include_str!("../golden/pasted.txt"),
        include_str!("../golden/bad-pasted.txt"),
    ];
    let mut corpus: Vec<String> = files.into_iter().flat_map(golden).map(|(text, _)| text).collect();
    let planted = corpus.len();

    let (began, mut inputs, mut read, mut slowest) = (Instant::now(), 0_u64, 0_u64, Duration::ZERO);
    while seconds.map_or(inputs < SHORT_RUN, |seconds| began.elapsed() < Duration::from_secs(seconds)) {
        let mut text = random.of(&corpus).clone();
        for _ in 0..=random.below(4) {
            mutate(&mut text, &corpus, &mut random);
        }
        let started = Instant::now();
        check(&text);
        let took = started.elapsed();
        assert!(seconds.is_none() || took < PATIENCE, "{took:?} for {text:?}");
        (inputs, slowest) = (inputs + 1, slowest.max(took));
        // What is read after it was mutated leads farther.
        let understood = text.parse::<Link>().is_ok() || read_pasted(&text).is_ok();
        read += u64::from(understood);
        if understood && text.len() < 512 {
            if corpus.len() < planted + 4096 {
                corpus.push(text);
            } else {
                let at = planted + random.below(4096);
                corpus[at] = text;
            }
        }
    }
    println!("{inputs} inputs from seed {seed}, {read} of them read, the slowest in {slowest:?}");
    assert!(read > inputs / 50, "most mutations are beyond reading");
}
