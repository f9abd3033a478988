//! How every fuzzer of this project runs, the command's as well: inputs by mutation from a corpus, each checked.
//!
//! A run of the tests takes some thousands of inputs, always the same. `FUZZ_INPUTS=10000000` or `FUZZ_SECONDS=600` makes
//! it a long one, from another seed each time, which is printed: `FUZZ_SEED` replays it. A long run also holds every input
//! to a second, and must meet every kind of error. `npm run fuzz` sets these variables. `FUZZ_LAST=FILE` keeps the input that is
//! checked in the first line of a file: one that ends the process is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs::File;
use std::io::{Seek, Write};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The seed of a short run.
const SHORT_SEED: u64 = 2025;

/// The time limit for one input in a long run.
const PATIENCE: Duration = Duration::from_secs(1);

/// From this many inputs on a run must have met every kind of error.
const MANY: u64 = 1_000_000;

/// Accepted mutants, which are mutated further: how many are kept, and how large they may be.
const KEPT: usize = 4096;
const LARGEST_KEPT: usize = 512;

/// An input that can be changed in the ways in which inputs go wrong.
pub(super) trait Input: Clone + Debug {
    /// Its size in bytes.
    fn size(&self) -> usize;

    /// Changes it by pieces of its grammar, up to a length beyond the limits.
    fn mutate(&mut self, pieces: &[&str], longest: usize, corpus: &[Self], random: &mut Random);
}

impl Input for String {
    fn size(&self) -> usize {
        self.len()
    }

    fn mutate(&mut self, pieces: &[&str], longest: usize, corpus: &[String], random: &mut Random) {
        mutate_text(self, |random| random.of(corpus).as_str(), pieces, longest, random);
    }
}

/// A reader, and its properties.
pub(super) trait Target {
    /// Its input.
    type Input: Input;

    /// Its name in the report.
    const NAME: &'static str;

    /// Inputs of a run of the tests: about a second.
    const SHORT_RUN: u64;

    /// Pieces of the grammar, of its neighbours, and of attacks.
    const PIECES: &'static [&'static str];

    /// A length beyond the limits.
    const LONGEST: usize;

    /// Inputs to begin with.
    fn corpus(&self) -> Vec<Self::Input>;

    /// The kinds of errors that it gives.
    fn errors(&self) -> BTreeSet<String>;

    /// Reads an input, asserts what must be true and says whether it was accepted.
    fn check(&self, input: &Self::Input, met: &mut Met) -> bool;
}

/// How long this thread has been on a core, where the system says so.
fn computing_time() -> Option<Duration> {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    times.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// The time, where there is a clock: wasm has none.
fn now() -> Option<Instant> {
    cfg!(not(target_arch = "wasm32")).then(Instant::now)
}

/// The time since an answer of [`now`].
fn since(then: Option<Instant>) -> Duration {
    then.map_or(Duration::ZERO, |then| then.elapsed())
}

/// The errors that were met, by kind.
#[derive(Default)]
pub(super) struct Met(BTreeMap<String, u64>);

impl Met {
    /// Notes an error.
    pub(super) fn note(&mut self, kind: &str) {
        match self.0.get_mut(kind) {
            Some(count) => *count += 1,
            None => {
                self.0.insert(kind.to_owned(), 1);
            }
        }
    }
}

/// A generator of numbers that looks random enough: xorshift of 64 bits.
pub(super) struct Random(u64);

impl Random {
    /// 64 random bits.
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below a bound, or 0.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 11) as usize % bound.max(1)
    }

    /// One of several.
    pub(super) fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// Runs a target, prints a report, and panics where something is not true.
pub(super) fn fuzz<T: Target>(target: &T) {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a whole number"));
    let (inputs_wanted, seconds) = (number("FUZZ_INPUTS"), number("FUZZ_SECONDS").map(Duration::from_secs));
    let long = inputs_wanted.is_some() || seconds.is_some();
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_micros() as u64);
    let seed = number("FUZZ_SEED").unwrap_or_else(|| if long { clock() } else { SHORT_SEED });
    let most = inputs_wanted.unwrap_or(if long { u64::MAX } else { T::SHORT_RUN });
    // The seeds 1 and 2 shall have nothing in common; 0 would stay 0.
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);

    let mut last = std::env::var_os("FUZZ_LAST").map(|path| File::create(path).expect("a file to write to"));
    let mut keep = |input: &T::Input| {
        if let Some(file) = &mut last {
            file.rewind().and_then(|()| writeln!(file, "{input:?}")).expect("room for an input");
        }
    };

    let mut corpus = target.corpus();
    let planted = corpus.len();
    let mut met = Met::default();
    for input in &corpus {
        examine(target, input, &mut Met::default(), "the corpus");
    }
    let (began, mut inputs, mut read, mut slowest) = (now(), 0_u64, 0_u64, Duration::ZERO);
    while inputs < most && seconds.is_none_or(|seconds| since(began) < seconds) {
        let mut input = random.of(&corpus).clone();
        for _ in 0..=random.below(4) {
            input.mutate(T::PIECES, T::LONGEST, &corpus, &mut random);
        }
        let place = format_args!("input {inputs} of seed {seed}");
        keep(&input);
        let started = now();
        let accepted = examine(target, &input, &mut met, place);
        let mut took = since(started);
        if long && took > PATIENCE {
            // The machine may have done something else.
            let (again, computed) = (now(), computing_time());
            examine(target, &input, &mut met, place);
            let alone = computing_time().zip(computed).map(|(now, then)| now - then);
            took = took.min(alone.unwrap_or_else(|| since(again)));
            assert!(took < PATIENCE, "{place}: {took:?} for {input:?}");
        }
        (inputs, slowest, read) = (inputs + 1, slowest.max(took), read + u64::from(accepted));
        if accepted && input.size() < LARGEST_KEPT {
            if corpus.len() < planted + KEPT {
                corpus.push(input);
            } else {
                let at = planted + random.below(KEPT);
                corpus[at] = input;
            }
        }
    }

    let errors = target.errors();
    let unknown: Vec<&String> = met.0.keys().filter(|&kind| !errors.contains(kind)).collect();
    let missing: Vec<&String> = errors.iter().filter(|&kind| !met.0.contains_key(kind)).collect();
    println!(
        "fuzz {}: {inputs} inputs of seed {seed} in {:.1} s, {:.1}% accepted, {} of {} kinds of errors, slowest {slowest:.1?}",
        T::NAME,
        since(began).as_secs_f64(),
        100.0 * read as f64 / inputs.max(1) as f64,
        errors.len() - missing.len(),
        errors.len(),
    );
    assert!(unknown.is_empty(), "kinds of errors that nobody has named: {unknown:?}");
    if !missing.is_empty() {
        println!("fuzz {}: no input has met {missing:?}", T::NAME);
        assert!(inputs < MANY, "kinds of errors that no input has met");
    }
    if inputs >= 1000 {
        assert!((inputs / 50..inputs - inputs / 50).contains(&read), "{read} of {inputs} inputs were accepted");
    }
}

/// Checks one input; where that panics, says which it was.
fn examine<T: Target>(target: &T, input: &T::Input, met: &mut Met, place: impl std::fmt::Display) -> bool {
    catch_unwind(AssertUnwindSafe(|| target.check(input, met))).unwrap_or_else(|panic| {
        println!("fuzz {}: {place} fails: {input:?}", T::NAME);
        resume_unwind(panic)
    })
}

/// Changes a text in one of the ways in which texts go wrong.
///
/// `words` are pieces of its grammar, of its neighbours, and of attacks; `longest` is beyond the limits.
pub(super) fn mutate_text<'a>(
    text: &mut String,
    other: impl FnOnce(&mut Random) -> &'a str,
    words: &[&str],
    longest: usize,
    random: &mut Random,
) {
    let word = *random.of(words);
    match random.below(10) {
        0 => {
            let at = place(text, random);
            text.insert_str(at, word);
        }
        1 => {
            let (from, to) = stretch(text, random);
            text.replace_range(from..to, "");
        }
        2 => {
            let (from, to) = stretch(text, random);
            text.replace_range(from..to, word);
        }
        3 => {
            let (from, to) = stretch(text, random);
            let twice = text[from..to].to_owned();
            text.insert_str(to, &twice);
        }
        4 => {
            let other = other(random);
            let (from, to) = (place(text, random), place(other, random));
            *text = format!("{}{}", &text[..from], &other[to..]);
        }
        5 => {
            let at = place(text, random);
            text.insert(at, char::from(32 + random.below(95) as u8));
        }
        6 => {
            // One digit or letter becomes its neighbour.
            let wide = text.char_indices().filter(|(_, c)| c.is_ascii_alphanumeric()).collect::<Vec<_>>();
            if !wide.is_empty() {
                let &(at, letter) = random.of(&wide);
                let next = char::from((letter as u8 + 1).min(b'~'));
                text.replace_range(at..=at, next.encode_utf8(&mut [0; 4]));
            }
        }
        7 => {
            // Parts between separators change places.
            let mark = *random.of(&['&', '/', '.', '-', ' ', '\n', ',']);
            let mut parts: Vec<&str> = text.split(mark).collect();
            let (one, other) = (random.below(parts.len()), random.below(parts.len()));
            parts.swap(one, other);
            *text = parts.join(mark.encode_utf8(&mut [0; 4]));
        }
        8 => {
            // A number becomes another one.
            let digits = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
            let begins: Vec<usize> = (0..text.len()).filter(|&at| digits(at) && (at == 0 || !digits(at - 1))).collect();
            if !begins.is_empty() {
                let from = *random.of(&begins);
                let to = (from..).find(|&at| !digits(at)).unwrap_or(text.len());
                let number = match random.below(4) {
                    0 => random.below(10) as u64,
                    1 => random.below(100) as u64,
                    2 => random.next() >> random.below(64),
                    _ => 1 << random.below(64),
                };
                text.replace_range(from..to, &number.to_string());
            }
        }
        _ => {
            // Rarely, long enough to reach the limits.
            let (from, to) = stretch(text, random);
            let length = if random.below(50) == 0 { longest } else { 256 };
            let repeated = text[from..to].repeat((length / (to - from).max(1)).min(length));
            text.insert_str(to, &repeated);
        }
    }
}

/// A place between two characters.
fn place(text: &str, random: &mut Random) -> usize {
    let at = random.below(text.len() + 1);
    (at..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len())
}

/// Two places, in order.
fn stretch(text: &str, random: &mut Random) -> (usize, usize) {
    let (one, other) = (place(text, random), place(text, random));
    (one.min(other), one.max(other))
}
