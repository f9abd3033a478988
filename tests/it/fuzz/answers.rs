//! Outputs of programs, cut, doubled and mixed: every result is consistent.

use std::collections::BTreeSet;

use super::driver::{Met, Target, fuzz};
use super::{WORDS, texts};
use queens_and_knights::queens::referee;
use queens_and_knights::text::answer::{Boards, Fault, Verdict, open, read_answer};
use queens_and_knights::text::link::MAX_PASTED;
use queens_and_knights::text::paste::read_pasted;

const ANSWERS: &str = include_str!("../../golden/answers.txt");
const PASTED: &str = include_str!("../../golden/pasted.txt");

struct Answers;

impl Target for Answers {
    type Input = String;

    const NAME: &'static str = "answers";
    const SHORT_RUN: u64 = 10_000;
    const PIECES: &'static [&'static str] = WORDS;
    const LONGEST: usize = MAX_PASTED + 64;

    fn corpus(&self) -> Vec<String> {
        texts(&[ANSWERS, PASTED])
    }

    fn errors(&self) -> BTreeSet<String> {
        ["attack", "size", "off", "queens", "broken", "number", "refused"].map(str::to_owned).into()
    }

    fn check(&self, text: &String, met: &mut Met) -> bool {
        let read = read_pasted(text);
        let opened = open(text, None);
        // A board that was read before is read still, unless two others are right.
        if let (Ok(pasted), Ok(opened)) = (&read, &opened) {
            let kept = pasted.link == opened.pasted.link;
            assert!(kept || opened.answer.as_ref().is_some_and(|answer| answer.right() > 1), "{text:?}");
        }
        assert!(read.is_err() || opened.is_ok(), "{text:?}");
        let Some(answer) = read_answer(text) else {
            met.note("refused");
            return false;
        };
        let lines = text.replace("\r\n", "\n").split(['\n', '\r']).count();
        let mut last = 1;
        for checked in &answer.checked {
            assert!(checked.line >= last && checked.line <= lines, "{text:?}");
            last = checked.line;
            match &checked.verdict {
                Verdict::Right { closed } => {
                    assert_eq!(closed.is_some(), matches!(answer.boards, Boards::Tours { .. }));
                }
                Verdict::Twice { line } => assert!(*line <= checked.line),
                Verdict::Wrong(fault) => {
                    met.note(fault.code());
                    if let Fault::Attack { one, other, line } = fault {
                        assert_eq!(referee::line(*one, *other), Some(*line));
                    }
                }
            }
        }
        assert!(answer.checked.len() == answer.right() + answer.wrong() + answer.twice());
        if let Some(first) = answer.first_missing {
            assert!(referee::is_solution(&first) && answer.missing.is_some_and(|missing| missing > 0));
        }
        true
    }
}

#[test]
fn answers() {
    fuzz(&Answers);
}
