//! Links: the promises of the golden files, round trips of random states, and hostile input.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use queens_and_knights::knight::backtrack::Order;
use queens_and_knights::queens::{Given, Placement, Size, Solver, referee};
use queens_and_knights::text::link::{
    BoardName, By, Compare, Fields, Gallery, Input, Knight, Language, Lesson, Link, MAX_LENGTH, Moves, Packed,
    Parameter, Program, Queens, Ride, Search, Seed, Shown, Sides, Step, Steps, Stop, Stride, Text, TourNumber, View,
};
use queens_and_knights::text::paste::read_pasted;
use queens_and_knights::{Board, CountSize, Problem, Square};
use std::collections::BTreeSet;

/// The lines `text => expected` of a golden file; in a text `\n`, `\r`, `\t` and `\u{…}` mean the same as in Rust.
pub(crate) fn golden(file: &'static str) -> impl Iterator<Item = (String, &'static str)> {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with(';'));
    lines.map(|line| {
        let (text, expected) = line.split_once(" =>").expect("an arrow in every line");
        (unescape(text), expected.trim_start())
    })
}

fn unescape(text: &str) -> String {
    let mut parts = text.split('\\');
    let mut plain = parts.next().unwrap().to_owned();
    for part in parts {
        let (character, rest) = match part.split_at(1) {
            ("n", rest) => ('\n', rest),
            ("r", rest) => ('\r', rest),
            ("t", rest) => ('\t', rest),
            (_, rest) => {
                let (hex, rest) = rest[1..].split_once('}').expect("an escape like \\u{7f}");
                (char::from_u32(u32::from_str_radix(hex, 16).unwrap()).unwrap(), rest)
            }
        };
        plain.push(character);
        plain.push_str(rest);
    }
    plain
}

#[test]
fn every_link_has_its_canonical_form_which_is_its_own() {
    for (text, canonical) in golden(include_str!("../golden/links.txt")) {
        let link: Link = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(link.to_string(), canonical, "{text}");
        assert_eq!(canonical.parse(), Ok(link), "{text}");
    }
    for home in ["", "#"] {
        assert_eq!(home.parse(), Ok(Link::Home));
    }
    assert_eq!(Link::Home.to_string(), "");
}

/// `UPDATE_GOLDEN=1 cargo test golden` writes the sentences anew.
#[test]
fn golden_bad_links_have_their_sentences() {
    let file = include_str!("../golden/bad-links.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let line = |line: &str| match line.split_once(" => ") {
            Some((text, _)) if !line.starts_with(';') => {
                let error = unescape(text).parse::<Link>().expect_err(text);
                format!("{text} => {}\n", queens_and_knights::sentence(&error))
            }
            _ => format!("{line}\n"),
        };
        let written: String = file.lines().map(line).collect();
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/bad-links.txt"), written).unwrap();
        return;
    }
    for (text, sentence) in golden(file) {
        match text.parse::<Link>() {
            Ok(link) => panic!("{text:?} is read as {link}"),
            Err(error) => assert_eq!(queens_and_knights::sentence(&error), sentence, "{text:?}"),
        }
    }
}

#[test]
fn codes_of_errors_are_stable() {
    let mut codes = BTreeSet::from(["too-long", "pasted-too-long"]);
    for (text, _) in golden(include_str!("../golden/bad-links.txt")) {
        codes.insert(text.parse::<Link>().unwrap_err().kind.code());
    }
    for (text, _) in golden(include_str!("../golden/bad-pasted.txt")) {
        codes.insert(read_pasted(&text).unwrap_err().kind.code());
    }
    let codes: Vec<&str> = codes.into_iter().collect();
    let expected = "\
        ask-steps board board-piece board-size by character clash closed-to column count-method count-size \
        end-taken-out escape escaped-character fen-piece fen-rest given-tour grid-number grid-twice grid-width hop \
        input knight-only knight-side knight-solver language lesson loop-steps mark missing-board missing-count \
        missing-lesson missing-mode missing-moves missing-parameter missing-placement missing-program missing-size \
        missing-start missing-value move-digit needs-side needs-solver needs-start newer-version no-fragment \
        no-queens-board not-a-link nothing nothing-left number-holes number-open number-solver off-board only \
        other-start packed-lesson packed-program pasted-too-long placement-twice present-embed program-board prune \
        prune-open prune-solver pruned-open queens-solver rank-width repeated rows seed side solver-to square-name \
        start-taken-out step step-outside steps stop stride surplus too-long too-many-ranks too-many-rows tour-kind \
        tour-number twice unknown-mode unknown-parameter unpaired unreadable unseparated unwanted-value";
    assert_eq!(codes, expected.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn a_link_has_at_most_4096_characters() {
    let given = |moves| format!("#1/knight/8x8/a1/{}", "04".repeat(moves / 2));
    let longest = given(MAX_LENGTH - 16);
    let link: Link = longest.parse().unwrap();
    assert_eq!((longest.len(), link.to_string(), link.fits()), (MAX_LENGTH + 1, longest.clone(), true));
    for (text, at, length) in [(longest.clone() + "0", 4098, "4,097"), (longest[1..].to_owned() + "0", 4097, "4,097")] {
        let expected = format!("A link has at most 4,096 characters, not {length} (at character {at}).");
        assert_eq!(queens_and_knights::sentence(&text.parse::<Link>().unwrap_err()), expected);
    }
    // Length counts in characters, and comes before everything else.
    let random = "é".repeat(10_000).parse::<Link>().unwrap_err();
    assert_eq!(
        queens_and_knights::sentence(&random),
        "A link has at most 4,096 characters, not 10,000 (at character 4097)."
    );

    let moves = Moves::try_new(vec![0; MAX_LENGTH]).unwrap();
    let fields = Fields { start: Some(Square::new(0, 0)), moves: Some(moves), ..Fields::default() };
    let knight = Knight::try_from_fields(Board::new(8, 8), fields).unwrap();
    assert!(!Link::Page(View::Knight(knight)).fits());
}

fn any_size() -> impl Strategy<Value = Size> {
    (1..=Size::MAX).prop_map(Size::new)
}

fn any_square(board: Board) -> impl Strategy<Value = Square> {
    (0..board.files(), 0..board.ranks()).prop_map(|(file, rank)| Square::new(file, rank))
}

/// Some queens, often one a row, often attacking each other.
pub(crate) fn any_placement() -> impl Strategy<Value = Placement> {
    any_size().prop_flat_map(|size| {
        vec(any_square(size.board()), 0..40).prop_map(move |squares| {
            let mut placement = Placement::empty(size);
            squares.into_iter().for_each(|square| assert!(placement.insert(square) || placement.contains(square)));
            placement
        })
    })
}

/// Those of some queens that no earlier one attacks.
fn any_given() -> impl Strategy<Value = Given> {
    any_placement().prop_map(|queens| {
        let mut peaceful = Placement::empty(queens.size());
        for queen in queens.iter() {
            if peaceful.iter().all(|earlier| referee::line(earlier, queen).is_none()) {
                peaceful.insert(queen);
            }
        }
        Given::try_from(&peaceful).unwrap()
    })
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![Just(0), 1..=Step::MAX, Just(Step::MAX)].prop_map(|step| Step::try_new(step).unwrap())
}

/// Parameters for the moment of a run, contradictions included.
fn any_shown() -> impl Strategy<Value = Shown> {
    let steps = option::weighted(0.3, (any_step(), any_step()));
    let step = prop_oneof![Just(None), any_step().prop_map(Some)];
    (step, steps, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(|(step, steps, within, looped, ask)| {
        let steps = steps.and_then(|(one, other)| Steps::try_new(one.min(other), one.max(other)));
        let step = if within { step.and(steps.map(Steps::last)) } else { step };
        Shown { step, steps, looped: looped && steps.is_some(), ask: ask && steps.is_none() }
    })
}

fn any_solver() -> impl Strategy<Value = Solver> {
    (0..Solver::ALL.len()).prop_map(|solver| Solver::ALL[solver])
}

fn any_queens() -> impl Strategy<Value = Queens> {
    let run = (any_given(), any_solver(), any_shown());
    prop_oneof![
        any_placement().prop_map(Queens::Place),
        any_given().prop_map(|given| Queens::Place(*given.placement())),
        run.prop_filter_map("contradiction", |(given, solver, shown)| {
            Queens::try_new(*given.placement(), Some(solver), shown).ok()
        }),
    ]
}

fn any_lesson() -> impl Strategy<Value = Lesson> {
    let text = prop_oneof![
        any_solver().prop_map(Text::Queens),
        Just(Text::Warnsdorff),
        Just(Text::Impossible),
        "[A-Za-z0-9_-]{1,200}".prop_map(|packed| Text::Own(Packed::try_new(&packed).unwrap())),
    ];
    let stop = prop_oneof![Just(1), 1..=Stop::MAX].prop_map(|stop| Stop::try_new(stop).unwrap());
    (text, stop).prop_map(|(text, stop)| Lesson { text, stop })
}

/// Two searches from any square of a board; those that fit no tour of it are drawn again.
fn any_ride() -> impl Strategy<Value = Ride> {
    let board = (1..12_u16, 1..12_u16).prop_map(|(files, ranks)| Board::new(files, ranks));
    board.prop_flat_map(|board| {
        let searches = (any::<bool>(), 0..3_usize, 0..3_usize);
        (any_square(board), vec(any_square(board), 0..4), searches).prop_filter_map(
            "contradiction",
            move |(start, holes, (closed, left, right))| {
                let all = [Search::Plain { closed }, Search::Warnsdorff { closed }, Search::Pruned];
                let fields = Fields { start: Some(start), holes, closed: Some(closed), ..Fields::default() };
                Ride::try_new(board, fields, [all[left], all[right]]).ok()
            },
        )
    })
}

fn any_compare() -> impl Strategy<Value = Compare> {
    let sides = prop_oneof![
        (any_given(), any_solver(), any_solver()).prop_map(|(given, left, right)| Sides::Queens(given, [left, right])),
        any_ride().prop_map(Sides::Knight),
    ];
    let by = prop_oneof![Just(By::Event), Just(By::Placement), Just(By::Solution)];
    (by, any_step(), sides).prop_map(|(by, step, sides)| Compare { by, step, sides })
}

fn any_problem() -> impl Strategy<Value = Problem> {
    let board = (1..=1000_u16, 1..12_u16).prop_map(|(files, ranks)| Problem::Knight(Board::new(files, ranks)));
    prop_oneof![any_size().prop_map(Problem::Queens), board]
}

fn any_program() -> impl Strategy<Value = Program> {
    let board = "none|(self|[a-z_][A-Z0-9_]{0,5})?\\.[a-z_]{1,6}[0-9]{0,3}";
    let text = ("[A-Za-z0-9_-]{1,200}", option::of(board), any::<bool>(), "[ -~\n\u{a1}-\u{ffff}]{0,40}");
    (any_problem(), (select(&Language::ALL[..]), text), any::<u32>(), any_shown()).prop_filter_map(
        "contradiction",
        |fields| {
            let (problem, (language, (text, board, is_by_line, input)), seed, shown) = fields;
            let program = Program {
                problem,
                text: Packed::try_new(&text).unwrap(),
                language,
                board: board.map(|name| BoardName::try_new(&name).unwrap()),
                by: if is_by_line { Stride::Line } else { Stride::Board },
                input: Input::try_new(&input).unwrap(),
                seed: Seed(seed),
                moment: None,
            };
            program.at(shown).ok()
        },
    )
}

fn any_gallery() -> impl Strategy<Value = Gallery> {
    any_size().prop_flat_map(|size| {
        let with = option::of(any_square(size.board()));
        (any::<bool>(), with).prop_map(move |(only, with)| Gallery::try_new(size, only, with).unwrap())
    })
}

/// A knight's link of random fields; fields that contradict each other are drawn again.
fn any_knight() -> impl Strategy<Value = Knight> {
    let side = || prop_oneof![3 => 1..12_u16, 1 => 1..=1000_u16];
    let board = (side(), side()).prop_map(|(files, ranks)| Board::new(files, ranks));
    board.prop_flat_map(|board| {
        let squares = (option::weighted(0.8, any_square(board)), vec(any_square(board), 0..4));
        let ends = (option::weighted(0.2, any_square(board)), option::of(any::<bool>()));
        let number = option::weighted(0.2, 1..=TourNumber::MAX);
        let moves = option::weighted(0.2, vec(0..8_u8, 1..80));
        let search = (option::weighted(0.3, 0..2_usize), any::<bool>(), any_shown());
        (squares, ends, number, moves, search).prop_filter_map("contradiction", move |fields| {
            let ((start, holes), (to, closed), number, moves, (solver, prune, shown)) = fields;
            let fields = Fields {
                holes,
                start,
                moves: moves.and_then(Moves::try_new),
                closed,
                to,
                number: number.and_then(TourNumber::try_new),
                solver: solver.map(|index| Order::ALL[index]),
                prune: prune && solver.is_some(),
                shown,
            };
            Knight::try_from_fields(board, fields).ok()
        })
    })
}

pub(crate) fn any_link() -> impl Strategy<Value = Link> {
    let view = prop_oneof![
        3 => any_queens().prop_map(View::Queens),
        1 => any_gallery().prop_map(View::Solutions),
        1 => any_given().prop_map(View::Race),
        4 => any_knight().prop_map(View::Knight),
        1 => ((1..=CountSize::MAX).prop_map(CountSize::new), any::<bool>()).prop_map(|(n, mask)| View::Count { n, mask }),
        1 => any_lesson().prop_map(View::Lesson),
        2 => any_compare().prop_map(View::Compare),
        2 => any_program().prop_map(View::Program),
    ];
    prop_oneof![
        1 => Just(Link::Home),
        40 => (view, 0..3).prop_map(|(view, shown)| match shown {
            0 => Link::Embed(view),
            1 if view.mode().parameters().contains(&Parameter::Present) => Link::Present(view),
            _ => Link::Page(view),
        }),
    ]
}

/// An accepted link is read again from its canonical form; a refused one has its error within the text.
fn check(text: &str) -> Result<(), TestCaseError> {
    match text.parse::<Link>() {
        Ok(link) => {
            let canonical = link.to_string();
            prop_assert!(canonical.len() <= text.len() + 20);
            prop_assert_eq!(canonical.parse::<Link>(), Ok(link));
        }
        Err(error) => {
            prop_assert!(error.at <= text.chars().count());
            let sentence = queens_and_knights::sentence(&error);
            let position = format!(" (at character {}).", error.at + 1);
            prop_assert!(sentence.len() < 250 && sentence.ends_with(&position), "{}", sentence);
            prop_assert!(error.kind.values().iter().all(|(_, value)| sentence.contains(value)));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_is_read_again(link in any_link()) {
        let text = link.to_string();
        prop_assert!(link.fits());
        prop_assert_eq!(text.parse::<Link>(), Ok(link.clone()));
        prop_assert_eq!(text.trim_start_matches('#').parse::<Link>(), Ok(link));
    }

    #[test]
    fn a_link_with_wrong_characters_is_read_or_refused(
        link in any_link(),
        places in vec((any::<prop::sample::Index>(), "[ -~]{0,2}|[0-9a-z?&=./-]"), 1..4),
    ) {
        let mut text = link.to_string() + "?";
        for (place, wrong) in places {
            let at = place.index(text.len());
            text.replace_range(at..=at, &wrong);
            if text.is_empty() { break }
        }
        check(&text)?;
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}|[#1/a-h0-9x.?&=-]{0,60}|.{0,60}") {
        check(&text)?;
    }

    #[test]
    fn any_text_after_a_good_beginning_is_read_or_refused(
        text in "#1/((queens|compare)/(8|12)|solutions/6|race/9|(knight|compare)/(5x5|8x9)(/[a-i][1-9])?|count/3|\
                 lesson/(marks|~[a-z~+]{0,9})|program/(8|6x6)/~?[a-z~+]{0,9})[/?]\
                 ((tour|to|holes|number|solver|prune|at|only|with|stop|steps?|loop|ask|present|embed|left=(scan|plain)|by|\
                 lang|board|input|seed|\
                 right=(mask|pruned)|[0-7x]{1,9})(=[a-z0-9.-]{0,9})?&?){0,4}",
    ) {
        check(&text)?;
    }
}
