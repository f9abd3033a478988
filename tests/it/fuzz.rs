//! Unlimited hostile input: texts of the golden files mutated by their own grammar, into everything that reads text.
//! `driver` says how a run is made longer; `npm run fuzz` does all of them.

mod answers;
mod driver;
mod kind;
mod lessons;
mod lines;

use std::collections::BTreeSet;

use crate::link::golden;
use driver::{Met, Target, fuzz};
use queens_and_knights::text::link::{Link, LinkError, MAX_LENGTH, MAX_PASTED};
use queens_and_knights::text::paste::{Diagram, Fen, Pasted, read_pasted};

/// Pieces of the grammar, of its neighbours, and of attacks.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "#", "1/", "#1/", "2/", "queens", "solutions", "race", "knight", "count", "/", "?", "&", "=", ".", "-", "x",
    "%2F", "%", "%0A", "solver=", "marks", "scan", "mask", "permute", "access", "warnsdorff", "plain", "step=", "at=",
    "with=", "only=fundamental", "tour=", "open", "closed", "to=", "holes=", "number=", "prune=1", "embed", "8x8",
    "lesson", "compare", "left=", "right=", "by=", "placement", "pruned", "stop=", "steps=", "120-180", "loop", "ask", "present", "program", "board=", "solve.board", "none",
    "input=", "%250A", "seed=", "4294967295", "~",
    "1000x1000", "a1", "h8", "af32", "alk1000", "zz99", "0", "1", "7", "8", "10", "32", "33", "1000", "1000000000",
    "999999999999999", "18446744073709551616", "00", "-1", "1e9", "15863724", "xxxxxxxx", "0721", "a1-b3-c5", "Q",
    "q", "8/8/8/8/8/8/8/8", " w - - 0 1", "+---+", "| Q |", "|", "\n", "\r\n", "\t", " ", ",", ";", "://",
    "https://e.org/", "é", "棋", "[", "]", "(", ")", "{", "}", "None", "null", ".Q..", "*", "_", "♕", "·", "×", "８", "，", "、", "；", "：", "（", "）", "［",
    "］", "“", "–", "\u{3000}", "\u{0}", "\u{202e}", "\u{feff}", "<svg", "<metadata>", "</", "&amp;", "{found}", "'",
    "\"",
];

const GOOD_LINKS: &str = include_str!("../golden/links.txt");
const BAD_LINKS: &str = include_str!("../golden/bad-links.txt");
const GOOD_PASTED: &str = include_str!("../golden/pasted.txt");
const BAD_PASTED: &str = include_str!("../golden/bad-pasted.txt");

fn texts(files: &[&'static str]) -> Vec<String> {
    files.iter().flat_map(|file| golden(file)).map(|(text, _)| text).collect()
}

fn check_error(text: &str, error: &LinkError, met: &mut Met) -> bool {
    let sentence = queens_and_knights::sentence(&error);
    assert!(error.at <= text.chars().count(), "{sentence}");
    assert!(sentence.ends_with(&format!(" (at character {}).", error.at + 1)), "{sentence}");
    assert!(sentence.len() < 300 && !sentence.contains(char::is_control), "{sentence}");
    assert!(error.kind.values().iter().all(|(_, value)| sentence.contains(value)), "{sentence}");
    met.note(error.kind.code());
    false
}

/// Links: an accepted one is read again from its canonical form, and a refused one has its error within the text.
struct Links;

impl Target for Links {
    type Input = String;

    const NAME: &'static str = "links";
    const SHORT_RUN: u64 = 20_000;
    const PIECES: &'static [&'static str] = WORDS;
    const LONGEST: usize = MAX_PASTED + 64;

    fn corpus(&self) -> Vec<String> {
        texts(&[GOOD_LINKS, BAD_LINKS])
    }

    fn errors(&self) -> BTreeSet<String> {
        let bad = texts(&[BAD_LINKS]);
        let codes = bad.iter().map(|text| text.parse::<Link>().unwrap_err().kind.code());
        codes.chain(["too-long"]).map(str::to_owned).collect()
    }

    fn check(&self, text: &String, met: &mut Met) -> bool {
        match text.parse::<Link>() {
            Ok(link) => {
                let canonical = link.to_string();
                assert!(canonical.len() <= MAX_LENGTH + 32);
                if link.fits() {
                    assert_eq!(canonical.parse::<Link>().map(|link| link.to_string()), Ok(canonical));
                }
                true
            }
            Err(error) => check_error(text, &error, met),
        }
    }
}

/// Pasted texts, and the two forms that have their own readers.
struct PastedTexts;

impl Target for PastedTexts {
    type Input = String;

    const NAME: &'static str = "pasted";
    const SHORT_RUN: u64 = 20_000;
    const PIECES: &'static [&'static str] = WORDS;
    const LONGEST: usize = MAX_PASTED + 64;

    fn corpus(&self) -> Vec<String> {
        texts(&[GOOD_PASTED, BAD_PASTED, GOOD_LINKS, BAD_LINKS])
    }

    /// Those of links are met besides, but a link may be as long as the text that it stands in.
    fn errors(&self) -> BTreeSet<String> {
        let bad = texts(&[BAD_PASTED]);
        let codes = bad.iter().map(|text| read_pasted(text).unwrap_err().kind.code());
        let of_links = Links.errors().into_iter().filter(|code| code != "too-long");
        codes.chain(["pasted-too-long"]).map(str::to_owned).chain(of_links).collect()
    }

    fn check(&self, text: &String, met: &mut Met) -> bool {
        match text.parse::<Fen>() {
            Ok(fen) => assert_eq!(fen.to_string().parse(), Ok(fen)),
            Err(error) => _ = check_error(text, &error, met),
        }
        match text.parse::<Diagram>() {
            Ok(diagram) => assert_eq!(diagram.to_string().parse(), Ok(diagram)),
            Err(error) => _ = check_error(text, &error, met),
        }
        match read_pasted(text) {
            Ok(Pasted { link, .. }) => {
                let canonical = link.to_string();
                if !canonical.is_empty() && canonical.len() <= MAX_PASTED {
                    assert_eq!(read_pasted(&canonical), Ok(link.into()));
                }
                true
            }
            Err(error) => check_error(text, &error, met),
        }
    }
}

#[test]
fn links() {
    fuzz(&Links);
}

#[test]
fn pasted() {
    fuzz(&PastedTexts);
}
