//! Outputs of programs: the golden file, and a table of outputs that are right, or wrong in one way, in every form, with
//! verdicts from an oracle that shares nothing with the reader.

use crate::link::golden;
use crate::oracle;
use queens_and_knights::knight::{Goal, Holes, Question, construct};
use queens_and_knights::text::answer::{Answer, Boards, Fault, Verdict, open, read_answer};
use queens_and_knights::text::paste::read_pasted;
use queens_and_knights::{Board, Square};

/// All solutions by their columns from 1, found by exhaustive search.
fn solutions(n: usize) -> Vec<Vec<usize>> {
    let from_one = |columns: Vec<usize>| columns.iter().map(|column| column + 1).collect();
    oracle::solutions(n).into_iter().map(from_one).collect()
}

fn joined<T: std::fmt::Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

fn rows(board: &[usize], queen: char, empty: char, between: &str) -> Vec<String> {
    let row = |&column: &usize| joined((1..=board.len()).map(|at| if at == column { queen } else { empty }), between);
    board.iter().map(row).collect()
}

/// The ways in which programs print their boards, each with the lines of a board and those before the first.
type Form = (&'static str, fn(&[Vec<usize>]) -> String);

const FORMS: [Form; 18] = [
    ("numbers", |boards| joined(boards.iter().map(|board| joined(board, " ")), "\n")),
    ("numbers from 0", |boards| joined(boards.iter().map(|board| joined(board.iter().map(|c| c - 1), " ")), "\n")),
    ("digits", |boards| joined(boards.iter().map(|board| joined(board, "")), "\n")),
    ("commas", |boards| joined(boards.iter().map(|board| joined(board, ", ")), ",\n")),
    ("lists", |boards| joined(boards.iter().map(|board| format!("[{}]", joined(board, ", "))), "\n")),
    ("list of lists", |boards| {
        format!("[{}]", joined(boards.iter().map(|b| format!("[{}]", joined(b.iter().map(|c| c - 1), ", "))), ", "))
    }),
    ("C arrays", |boards| {
        joined(boards.iter().map(|b| format!("int a[{}] = {{{}}};", b.len(), joined(b, ", "))), "\n")
    }),
    ("numbered", |boards| {
        joined(boards.iter().zip(1..).map(|(board, k)| format!("Solution {k}: {}", joined(board, " "))), "\n")
    }),
    ("counted", |boards| joined(boards.iter().zip(1..).map(|(board, k)| format!("{k} {}", joined(board, " "))), "\n")),
    ("in Chinese", |boards| {
        joined(boards.iter().zip(1..).map(|(board, k)| format!("第{k}种解：{}", joined(board, "，"))), "\n")
    }),
    ("Q and dots", |boards| joined(boards.iter().map(|b| joined(rows(b, 'Q', '.', " "), "\n")), "\n\n")),
    ("Q and dots, headed", |boards| {
        let board = |(b, k): (&Vec<usize>, usize)| format!("No. {k}\n{}\n", joined(rows(b, 'Q', '.', ""), "\n"));
        joined(boards.iter().zip(1..).map(board), "\n")
    }),
    ("stars", |boards| joined(boards.iter().map(|b| joined(rows(b, '*', '-', ""), "\n")), "\n\n")),
    ("zeros and ones", |boards| joined(boards.iter().map(|b| joined(rows(b, '1', '0', " "), "\n")), "\n\n")),
    ("zeros and ones, parted", |boards| {
        joined(boards.iter().map(|b| joined(rows(b, '1', '0', " "), "\n")), "\n----------------\n")
    }),
    ("LeetCode", |boards| {
        let board = |b: &Vec<usize>| format!("[\"{}\"]", joined(rows(b, 'Q', '.', ""), "\",\""));
        format!("[{}]", joined(boards.iter().map(board), ","))
    }),
    ("text boards", |boards| {
        let edge = |n: usize| format!("{}+", "+---".repeat(n));
        let row = |row: String, n| {
            format!("| {} |\n{}", joined(row.chars().map(|c| if c == '.' { ' ' } else { c }), " | "), edge(n))
        };
        let board = |b: &Vec<usize>| {
            format!("{}\n{}", edge(b.len()), joined(rows(b, 'Q', '.', "").into_iter().map(|r| row(r, b.len())), "\n"))
        };
        joined(boards.iter().map(board), "\n")
    }),
    ("coordinates", |boards| {
        let board = |b: &Vec<usize>| joined(b.iter().zip(0..).map(|(c, row)| format!("({row}, {})", c - 1)), ", ");
        joined(boards.iter().map(board), "\n")
    }),
];

/// A change of an output, and the expected counts: right, wrong, repeated and missing.
type Change = (&'static str, fn(&mut Vec<Vec<usize>>), [usize; 4]);

const CHANGES: [Change; 6] = [
    ("right", |_| {}, [0, 0, 0, 0]),
    (
        "one wrong",
        |boards| {
            let board = &mut boards[1];
            board.swap(0, 1)
        },
        [1, 1, 0, 1],
    ),
    ("one doubled", |boards| boards.push(boards[0].clone()), [0, 0, 1, 0]),
    ("one missing", |boards| _ = boards.remove(1), [1, 0, 0, 1]),
    ("one in the place of another", |boards| boards[1] = boards[0].clone(), [1, 0, 1, 1]),
    (
        "a queen on another",
        |boards| {
            let last = boards.len() - 1;
            boards[last][2] = boards[last][0]
        },
        [1, 1, 0, 1],
    ),
];

fn is_solution(board: &[usize]) -> bool {
    (0..board.len()).all(|row| (0..row).all(|up| board[up] != board[row] && board[up].abs_diff(board[row]) != row - up))
}

#[test]
fn hundreds_of_outputs_get_the_right_verdict() {
    let mut outputs = 0;
    for n in [4, 5, 6, 8] {
        let all = solutions(n);
        for (form, write) in FORMS {
            for (change, apply, [less, wrong, twice, missing]) in CHANGES {
                let mut boards = all.clone();
                apply(&mut boards);
                // A change of rows may make another solution, or a clash of nothing.
                let is_as_meant = boards.iter().filter(|board| !is_solution(board)).count() == wrong;
                if !is_as_meant || boards.len() < 2 {
                    continue;
                }
                for (total, prompt) in [(None, false), (Some(all.len()), false), (Some(all.len() + 1), true)] {
                    let mut text = if prompt { format!("Please enter n: \n{n}\n") } else { String::new() };
                    text += &write(&boards);
                    if let Some(total) = total {
                        text += &if prompt {
                            format!("\n\nTotal: {total}\nTime: 0.012 s\n")
                        } else {
                            format!("\n{total}\n")
                        };
                    }
                    let place = format!("N = {n}, {form}, {change}, total {total:?}\n{text}");
                    let answer = read_answer(&text).unwrap_or_else(|| panic!("no answer: {place}"));
                    outputs += 1;
                    assert_eq!(answer.checked.len(), boards.len(), "{place}");
                    assert_eq!(
                        [answer.right(), answer.wrong(), answer.twice()],
                        [all.len() - less, wrong, twice],
                        "{place}"
                    );
                    let is_judges_form = answer.right() == 3 && boards.len() == 3 && total == Some(all.len());
                    assert_eq!(answer.missing, (!is_judges_form).then_some(missing as u64), "{place}");
                    assert_eq!(
                        answer.total.map(|total| (total.number as usize, total.right)),
                        total.map(|number| (number, Some(number == all.len()))),
                        "{place}"
                    );
                    check_first_missing(&answer, &all, &boards, &place);
                    check_faults(&answer, &boards, &place);
                }
            }
        }
    }
    assert!(outputs > 1000, "{outputs} outputs");
}

fn check_first_missing(answer: &Answer, all: &[Vec<usize>], boards: &[Vec<usize>], place: &str) {
    let first = all.iter().find(|solution| !boards.contains(solution)).filter(|_| answer.missing.is_some());
    let found = answer.first_missing.map(|placement| {
        let columns = placement.columns().unwrap();
        columns.into_iter().map(|column| usize::from(column.unwrap()) + 1).collect::<Vec<_>>()
    });
    assert_eq!(found.as_ref(), first, "{place}");
}

/// The oracle finds the same boards wrong, and the two queens named are on the board and attack each other.
fn check_faults(answer: &Answer, boards: &[Vec<usize>], place: &str) {
    let mut lines = 0;
    for (checked, board) in answer.checked.iter().zip(boards) {
        assert!(checked.line >= lines, "{place}");
        lines = checked.line;
        assert_eq!(!matches!(checked.verdict, Verdict::Wrong(_)), is_solution(board), "{place}");
        if let Verdict::Wrong(Fault::Attack { one, other, .. }) = &checked.verdict {
            for square in [one, other] {
                let row = board.len() - 1 - usize::from(square.rank());
                assert_eq!(board[row], usize::from(square.file()) + 1, "{place}");
            }
            let (files, ranks) = (one.file().abs_diff(other.file()), one.rank().abs_diff(other.rank()));
            assert!(files == 0 || ranks == 0 || files == ranks, "{place}: {one} {other}");
        }
    }
}

fn summary(text: &str) -> String {
    let opened = match open(text, None) {
        Ok(opened) => opened,
        Err(error) => return format!("refused, {}", error.kind.code()),
    };
    let link = opened.pasted.link;
    let Some(answer) = opened.answer else { return format!("{link}") };
    let mut parts = vec![format!("{} boards: {} right", answer.checked.len(), answer.right())];
    for (count, name) in [(answer.wrong(), "wrong"), (answer.twice(), "twice")] {
        if count > 0 {
            parts.push(format!("{count} {name}"));
        }
    }
    if let Some(missing) = answer.missing.filter(|&missing| missing > 0) {
        parts.push(format!("{missing} missing"));
    }
    let mut text = parts.join(", ");
    for checked in &answer.checked {
        match &checked.verdict {
            Verdict::Right { closed: Some(true) } => text += &format!("; line {} closed", checked.line),
            Verdict::Right { closed: Some(false) } => text += &format!("; line {} open", checked.line),
            Verdict::Right { closed: None } => {}
            Verdict::Twice { line } => text += &format!("; line {} is line {line}", checked.line),
            Verdict::Wrong(Fault::Attack { one, other, line, .. }) => {
                text += &format!("; line {}: {one} {other} {line:?}", checked.line);
            }
            Verdict::Wrong(Fault::Size { found, size }) => {
                text += &format!("; line {}: {found} for {}", checked.line, size.get());
            }
            Verdict::Wrong(Fault::Off { row, found }) => {
                text += &format!("; line {}: row {row} has {found}", checked.line)
            }
            Verdict::Wrong(Fault::Queens { found, size }) => {
                text += &format!("; line {}: {found} queens for {}", checked.line, size.get());
            }
            Verdict::Wrong(Fault::Broken(cause)) => text += &format!("; line {}: {cause}", checked.line),
            Verdict::Wrong(Fault::Number { number }) => text += &format!("; line {}: number {number}", checked.line),
            Verdict::Wrong(_) => text += "; ?",
        }
    }
    if let Some(total) = answer.total {
        let verdict = total.right.map_or("unknown", |right| if right { "right" } else { "wrong" });
        text += &format!("; total {} {verdict}", total.number);
    }
    if let Some(first) = answer.first_missing {
        text +=
            &format!("; first {}", joined(first.columns().unwrap().into_iter().map(|c| c.map_or(0, |c| c + 1)), " "));
    }
    let zero = matches!(answer.boards, Boards::Queens { from_zero: true, .. });
    format!("{text}{} => {link}", if zero { "; from 0" } else { "" })
}

#[test]
fn every_output_has_its_verdict() {
    let text = include_str!("../golden/answers.txt");
    let mut checked = 0;
    let mut wrong = Vec::new();
    for (output, verdict) in golden(text) {
        let found = summary(&output);
        checked += 1;
        if found != verdict {
            wrong.push(format!("{output:?}\n   is     {found}\n   not    {verdict}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 40, "{checked}");
}

#[test]
fn an_empty_text_is_no_answer_and_a_long_one_is_read_whole() {
    assert_eq!(read_answer(""), None);
    let all = solutions(10);
    let text = joined(all.iter().map(|board| joined(board, " ")), "\n") + "\n724\n";
    let answer = read_answer(&text).unwrap();
    assert_eq!((answer.right(), answer.missing, answer.total.unwrap().right), (724, Some(0), Some(true)));
    assert_eq!(read_answer(&"1 5 8 6 3 7 2 4\n".repeat(600_000)), None, "longer than any file that is opened");
}

/// Each list that was read and dropped would be read again from the next line on: minutes for these.
#[test]
fn lists_over_many_lines_take_linear_time() {
    let lines = 50_000;
    for line in
        ["0a1,5,1,3],[4,ment\n0\n", ")(1\n", "[1\n(2)\n", "[1, 2\n)", "((((1\n", "x[1\n", "[\"1\n", "1\n2\u{3000}\n"]
    {
        let start = std::time::Instant::now();
        _ = read_answer(&line.repeat(lines));
        assert!(start.elapsed().as_secs() < 10, "{line:?}: {:?}", start.elapsed());
    }
}

#[test]
fn with_the_knight_open_squares_that_are_a_walk_are_a_tour() {
    let board = Board::new(8, 8);
    for (text, with_knight, without) in [
        ("a1 b3 c5", "#1/knight/8x8/a1/00", "#1/queens/8?at=c5.b3.a1"),
        ("a1, c2", "#1/knight/8x8/a1/1", "#1/queens/8?at=c2.a1"),
        ("a8 d8 e5", "#1/queens/8?at=a8.d8.e5", "#1/queens/8?at=a8.d8.e5"),
        ("a1 b3 a1", "refused", "refused"),
        ("e4", "#1/queens/8/xxxx5xxx", "#1/queens/8/xxxx5xxx"),
    ] {
        let shown = |knight| open(text, knight).map_or("refused".to_owned(), |opened| opened.pasted.link.to_string());
        assert_eq!(shown(Some(board)), with_knight, "{text}");
        // The 1.0.0 form of several squares on different ranks.
        assert!(shown(None) == without || !shown(None).contains("knight"), "{text}: {}", shown(None));
    }
    let question = Question::try_new(Board::new(5, 6), Holes::NONE, Square::new(0, 0), Goal::Open).unwrap();
    let tour = construct::tour(&question).unwrap();
    let text = joined(tour.squares(), " ");
    let opened = open(&text, Some(Board::new(5, 6))).unwrap();
    assert_eq!(opened.pasted.link.to_string(), format!("#1/knight/5x6/a1/{}", tour.digits()));
    // With one square too many it is not a tour of that board, but any other text.
    for more in ["a1", "e6", "b3"] {
        let longer = format!("{text} {more}");
        assert_eq!(open(&longer, Some(Board::new(5, 6))), open(&longer, None), "{more}");
    }
}

#[test]
fn the_moves_of_a_tour_by_digit_are_read_alone() {
    let hole = Square::new(3, 2);
    for (files, ranks) in [(4, 3), (5, 5), (6, 6), (7, 9), (50, 40)] {
        let board = Board::new(files, ranks);
        for holes in [Holes::NONE, Holes::try_new(board, [hole]).unwrap()] {
            let tour = board.iter().take(4).filter(|start| !holes.contains(*start)).find_map(|start| {
                construct::tour(&Question::try_new(board, holes.clone(), start, Goal::Open).ok()?).ok()
            });
            let Some(tour) = tour.filter(|tour| tour.squares().len() > 11) else { continue };
            let opened = open(&format!("{}\n", tour.digits()), None).unwrap();
            let without = if holes.contains(hole) { format!("?holes={hole}") } else { String::new() };
            let link = format!("#1/knight/{files}x{ranks}/{}/{}{without}", tour.start(), tour.digits());
            assert_eq!((opened.pasted.link.to_string(), opened.answer), (link, None));
        }
    }
}

/// Every text that release 1.0.0 reads still shows the same.
#[test]
fn pasted_texts_keep_their_meaning() {
    for (text, link) in golden(include_str!("../golden/pasted.txt")) {
        let opened = open(&text, None).unwrap();
        assert_eq!(Some(&*opened.pasted.link.to_string()), link.split(" (").next(), "{text:?}");
        assert_eq!(opened.answer.is_some(), link.contains("(the first of"), "{text:?}");
    }
}

/// Texts that release 1.0.0 refuses and that are answers now. All others are still refused.
#[test]
fn few_refusals_become_answers() {
    let bad = golden(include_str!("../golden/bad-pasted.txt"));
    let read: Vec<String> = bad.into_iter().map(|(text, _)| text).filter(|text| open(text, None).is_ok()).collect();
    assert_eq!(read, ["1Q2/3Q/Q3/2Q1 w - - 0 1", "1Q2/3Q/K3/2Q1", "[2, 4, 1, 3] and so on"]);
    let bad = golden(include_str!("../golden/bad-links.txt"));
    let is_new = |text: &String| open(text, None).is_ok() && read_pasted(text).is_err();
    let read: Vec<String> = bad.into_iter().map(|(text, _)| text).filter(is_new).collect();
    assert_eq!(read, [""; 0], "links stay refused");
}
