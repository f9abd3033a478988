//! Lessons and pictures: a lesson that is read prints and reads back, and every mistake has a place within the text.

use std::collections::BTreeSet;

use super::driver::{Met, Target, fuzz};
use super::{GOOD_LINKS, texts};
use queens_and_knights::text::lesson::{Fault, Lesson, MAX_LENGTH, MAX_MISTAKES, MAX_STOPS, MAX_TEXT, MAX_TITLE};
use queens_and_knights::text::svg::link_in_svg;

const LESSONS: [&str; 4] = [
    include_str!("../../../content/lessons/en/marks.md"),
    include_str!("../../../content/lessons/zh/marks.md"),
    "# T\nText.\n#1/queens/8\n",
    "<svg><metadata>#1/queens/8?solver=marks&amp;step=982</metadata></svg>",
];

/// Pieces of lessons, of Markdown, of pictures and of attacks.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "# ", "#", "\n", "\n\n", "\r\n", "\r", "\\", "\\# ", "\t", " ", "皇后", "。", "，", "a", "\u{feff}", "\u{2028}", "\u{0}",
    "\u{85}", "\u{a0}", "\u{3000}", "\u{200b}", "\u{202e}", "**", "<b>", "## T", "x:", "://", "https://e.org/",
    "https://e.org/#1/race/8", "javascript:alert(1)", "#1/lesson/marks", "#1/queens/99", "\n#1/race/8\n", "A sentence.\n",
    "<svg>", "<svg ", "<metadata>", "<metadata ", "</", "/>", ">", "&", "&amp;", "&#38;", "&#x26;", "&#;", ";", "\u{1f451}",
];

fn read(text: &str) -> Result<Lesson, Vec<queens_and_knights::text::lesson::Mistake>> {
    Lesson::read(&text.encode_utf16().collect::<Vec<_>>())
}

struct Lessons;

impl Target for Lessons {
    type Input = String;

    const NAME: &'static str = "lessons";
    const SHORT_RUN: u64 = 5_000;
    const PIECES: &'static [&'static str] = WORDS;
    const LONGEST: usize = MAX_LENGTH + 64;

    fn corpus(&self) -> Vec<String> {
        let links = texts(&[GOOD_LINKS]);
        let one_stop = links.iter().take(60).map(|link| format!("# T\n\nText.\n\n{link}\n"));
        LESSONS.map(str::to_owned).into_iter().chain(one_stop).collect()
    }

    fn errors(&self) -> BTreeSet<String> {
        let met = [
            Fault::Character(0),
            Fault::TitleMissing,
            Fault::TitleAgain,
            Fault::TextMissing,
            Fault::LinkMissing,
            Fault::LinkNowhere,
            Fault::LinkLesson,
            Fault::StopsNone,
        ];
        let rare = ["link", "long", "stops-many", "text-long", "title-long"];
        met.iter().map(Fault::code).chain(rare).map(str::to_owned).collect()
    }

    fn check(&self, text: &String, met: &mut Met) -> bool {
        if let Some(link) = link_in_svg(text) {
            assert!(link.contains('#') && link.len() <= text.len());
        }
        let units = |text: &str| text.encode_utf16().count();
        match read(text) {
            Ok(lesson) => {
                assert!(
                    (1..=MAX_TITLE).contains(&units(&lesson.title)) && (1..=MAX_STOPS).contains(&lesson.stops.len())
                );
                assert!(lesson.stops.iter().all(|stop| (1..=MAX_TEXT).contains(&units(&stop.text))));
                assert!(lesson.stops.iter().all(|stop| {
                    let mut paragraphs = stop.text.split("\n\n");
                    let is_plain =
                        |part: &str| !part.contains('\n') && part.trim_matches(' ') == part && !part.is_empty();
                    stop.link.starts_with('#') && paragraphs.all(is_plain)
                }));
                assert!(lesson.stops.windows(2).all(|pair| pair[0].line < pair[1].line));
                let printed = lesson.to_string();
                if units(&printed) <= MAX_LENGTH {
                    let again = read(&printed).unwrap();
                    assert_eq!(again.to_string(), printed);
                    let words = |lesson: &Lesson| -> Vec<String> {
                        lesson.stops.iter().flat_map(|stop| [stop.text.clone(), stop.link.clone()]).collect()
                    };
                    assert_eq!((&again.title, words(&again)), (&lesson.title, words(&lesson)));
                } else {
                    assert_eq!(read(&printed).unwrap_err()[0].fault.code(), "long");
                }
                true
            }
            Err(mistakes) => {
                assert!((1..=MAX_MISTAKES).contains(&mistakes.len()));
                for mistake in mistakes {
                    assert!((1..=units(text) + 1).contains(&mistake.line) && mistake.at <= text.chars().count());
                    met.note(mistake.fault.code());
                }
                false
            }
        }
    }
}

#[test]
fn lessons() {
    fuzz(&Lessons);
}
