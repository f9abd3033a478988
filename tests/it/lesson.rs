//! Lessons: every mistake with its line, and printed lessons read back.

use queens_and_knights::text::lesson::{Fault, Lesson, MAX_LENGTH, MAX_MISTAKES, MAX_STOPS, MAX_TEXT, MAX_TITLE, Stop};

const EIGHT: &str = "#1/queens/8?solver=marks&step=982";

fn read(text: &str) -> Result<Lesson, Vec<(usize, &'static str)>> {
    let units: Vec<u16> = text.encode_utf16().collect();
    Lesson::read(&units).map_err(|mistakes| mistakes.iter().map(|each| (each.line, each.fault.code())).collect())
}

#[test]
fn a_title_paragraphs_and_links_are_a_lesson() {
    for end in ["\n", "\r\n", "\r"] {
        let text = format!(
            "\u{feff}# Two stops\n\nMarks finds its\n\tfirst.\n\n113 queens.\nhttps://e.org/q/{EIGHT}\n{EIGHT}x"
        );
        let lesson =
            read(&text.replace('\n', end).replace(&format!("{EIGHT}x"), &format!("More.{end}{EIGHT}"))).unwrap();
        assert_eq!(lesson.title, "Two stops");
        let first = Stop { text: "Marks finds its first.\n\n113 queens.".to_owned(), link: EIGHT.to_owned(), line: 7 };
        assert_eq!(lesson.stops, [first, Stop { text: "More.".to_owned(), link: EIGHT.to_owned(), line: 9 }]);
    }
}

#[test]
fn lines_of_chinese_are_joined_without_spaces_and_marks_of_markdown_are_text() {
    let marks = "## <img src=x onerror=alert(1)> **bold** [link](javascript:alert(1)) see https://example.org/#1 there";
    let lesson =
        read(&format!("# 一课\n\t皇后放下，\n列就封死了。\n  再看\nWarnsdorff\n{EIGHT}\n{marks}\n{EIGHT}")).unwrap();
    let texts: Vec<&str> = lesson.stops.iter().map(|stop| stop.text.as_str()).collect();
    assert_eq!(texts, ["皇后放下，列就封死了。再看 Warnsdorff", marks]);
}

#[test]
fn every_mistake_has_its_line() {
    let stop = format!("Text.\n{EIGHT}\n");
    for (text, expected) in [
        (String::new(), vec![(1, "title-missing"), (1, "stops-none")]),
        ("# \n".to_owned(), vec![(1, "title-missing"), (2, "stops-none")]),
        (format!("\n{stop}"), vec![(2, "title-missing")]),
        (format!("# One\n{stop}# Two\n"), vec![(4, "title-again")]),
        (format!("# {}\n{stop}", "x".repeat(MAX_TITLE + 1)), vec![(1, "title-long")]),
        (format!("# One\n\n{EIGHT}"), vec![(3, "text-missing")]),
        (format!("# One\n{stop}\nAnd then?\nWhat?\n"), vec![(5, "link-missing")]),
        (format!("# One\n{}\n{EIGHT}", "x".repeat(MAX_TEXT + 1)), vec![(2, "text-long")]),
        ("# One\nText.\nhttps://example.org/\n".to_owned(), vec![(3, "link-nowhere")]),
        ("# One\nText.\n#1/lesson/marks?stop=3\n".to_owned(), vec![(3, "link-lesson")]),
        ("# One\nText.\n#1/queens/99\n".to_owned(), vec![(3, "link")]),
        (format!("# One\nBell\u{7}.\n{EIGHT}"), vec![(2, "character")]),
        (format!("# One\n{}", stop.repeat(MAX_STOPS + 1)), vec![(403, "stops-many")]),
        (format!("# One\n{}", "x\n".repeat(40_000)), vec![(32_767, "long")]),
    ] {
        assert_eq!(read(&text), Err(expected), "{}", text.get(..40).unwrap_or(&text));
    }
    assert_eq!(read(&format!("# One\n{}", stop.repeat(MAX_STOPS))).unwrap().stops.len(), MAX_STOPS);
    assert_eq!(read(&"#1/x\n".repeat(5000)).unwrap_err().len(), MAX_MISTAKES);
}

#[test]
fn a_mistake_says_how_many_characters_come_before_its_line() {
    let units: Vec<u16> = "# \u{1f451}\r\n\r\nHalf ".encode_utf16().chain([0xd83d]).collect();
    let mistakes = Lesson::read(&units).unwrap_err();
    assert_eq!((mistakes[0].line, mistakes[0].at, &mistakes[0].fault), (3, 5, &Fault::Character(0xd83d)));
    let long = vec![u16::from(b'\n'); MAX_LENGTH + 9];
    assert_eq!(Lesson::read(&long).unwrap_err()[0].at, MAX_LENGTH + 1);
}

#[test]
fn what_is_printed_is_read_back() {
    let texts = [
        "One line.",
        "Two.\n\nParagraphs.",
        "# no title",
        "#1/queens/8",
        "https://example.org",
        "\\",
        "\\# both",
        "皇后",
        "#",
    ];
    let stops: Vec<Stop> = texts
        .iter()
        .zip(1..)
        .map(|(text, line)| Stop { text: (*text).to_owned(), link: EIGHT.to_owned(), line })
        .collect();
    let lesson = Lesson { title: " # Sharp ".to_owned(), stops };
    let again = read(&lesson.to_string()).unwrap();
    assert_eq!(again.title, "# Sharp");
    assert_eq!(again.stops.iter().map(|stop| stop.text.as_str()).collect::<Vec<_>>(), texts);
    assert_eq!(read(&again.to_string()).unwrap().stops.len(), texts.len());
    let typed = Stop { text: "one\ntwo\n \n\nthree\n".to_owned(), link: EIGHT.to_owned(), line: 1 };
    let printed = Lesson { title: "T".to_owned(), stops: vec![typed] }.to_string();
    assert_eq!(printed, format!("# T\n\none two\n\nthree\n\n{EIGHT}\n"));
}
