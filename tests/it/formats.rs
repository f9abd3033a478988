//! The formats in which programs print boards, each by itself and with a label, a counter or a time around it, in English and
//! in Chinese. The expected result is known by construction: the boards come from the [oracle], the tour from a table.

mod queens;
mod squares;
mod tours;
mod write;

use crate::oracle;
use queens::QUEENS;
use queens_and_knights::text::answer::{Answer, open, read_answer};
use squares::SQUARES;
use tours::{TOUR, TOURS};
use write::{cells, fen, joined, marks};

/// Text before and behind boards: labels, prompts, counters, times.
const AROUND: [(&str, &str); 21] = [
    ("", ""),
    ("The board:\n", "\n"),
    ("Enter the size of the board: 8\n\n", ""),
    ("", "\nBacktracks: 1926\n"),
    ("", "\nTotal backtracks: 26\nCount of calls = 60"),
    ("", "\n\nTotal time: 12 ms\n"),
    ("", "\n[Finished in 0.5s]"),
    ("==== Solution 1 ====\n", "\n\nPress any key to continue . . ."),
    ("[Running] python -u \"c:\\queens.py\"\n", "\n=== Code Execution Successful ==="),
    ("=======第1种=======\n", "\n"),
    ("请输入棋盘大小：\n", "\n"),
    ("结果如下：\n", "\n用时：12 毫秒"),
    ("", "\n一共回溯 26 次\n"),
    ("递归次数 3888\n", ""),
    ("Time: 0.12 s\n\n", ""),
    ("Backtracks: 1926\n", ""),
    ("用时：12 毫秒\n\n", ""),
    ("请输入N：8\nN皇后问题\n", "\n共用时 0.03 秒，递归 113 次\n"),
    ("2026-11-28 10:00:05 INFO solver started\n", "\n[10:00:05.120] done in 0.12 s"),
    ("C:\\queens> queens.exe 8\n", "\n运行时间: 0.03s\n内存：1.2 MB"),
    (
        "",
        "\n\n--------------------------------\nProcess exited after 0.05 seconds with return value 0\n请按任意键继续. . .",
    ),
];

fn board_link(board: &[usize]) -> String {
    format!("#1/queens/{}/{}", board.len(), joined(board, ""))
}

fn read(text: &str) -> String {
    open(text, None).map_or_else(|error| error.to_string(), |opened| opened.pasted.link.to_string())
}

/// Texts that are misread: all of them are reported at once.
#[derive(Default)]
struct Wrong(Vec<String>);

impl Wrong {
    fn check<T: PartialEq + std::fmt::Debug>(&mut self, format: &str, text: &str, found: T, expected: T) {
        if found != expected {
            self.0.push(format!("{format}: {found:?}, not {expected:?}, for\n{text}"));
        }
    }
}

impl Drop for Wrong {
    fn drop(&mut self) {
        let formats: std::collections::BTreeSet<&str> =
            self.0.iter().filter_map(|wrong| wrong.split(':').next()).collect();
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "{} wrong, in {formats:?}\n{}", self.0.len(), self.0.join("\n---\n"));
        }
    }
}

#[test]
fn there_are_two_hundred_formats() {
    let names: std::collections::BTreeSet<String> = QUEENS
        .iter()
        .chain(SQUARES)
        .map(|(name, _)| format!("queens: {name}"))
        .chain(TOURS.iter().map(|(name, _)| format!("tours: {name}")))
        .collect();
    assert_eq!(names.len(), QUEENS.len() + SQUARES.len() + TOURS.len());
    assert!(names.len() + fens(&[2, 4, 1, 3]).len() >= 200, "{}", names.len());
}

#[test]
fn a_board_is_read_in_every_format_whatever_is_around_it() {
    let (mut texts, mut wrong) = (0, Wrong::default());
    for n in [5, 6, 8] {
        let board: Vec<usize> = oracle::solutions(n)[1].iter().map(|column| column + 1).collect();
        for (format, write) in QUEENS.iter().chain(SQUARES) {
            for (before, behind) in AROUND {
                let text = format!("{before}{}{behind}", write(&board));
                wrong.check(format, &text, read(&text), board_link(&board));
                texts += 1;
            }
        }
    }
    assert!(texts > 2000, "{texts} texts");
}

#[test]
fn all_solutions_are_read_in_every_format() {
    let boards: Vec<Vec<usize>> =
        oracle::solutions(6).iter().map(|board| board.iter().map(|column| column + 1).collect()).collect();
    let labels: [fn(usize) -> String; 4] = [
        |k| format!("Solution {k}:\n"),
        |k| format!("No. {k}\n"),
        |k| format!("第{k}个解：\n"),
        |k| format!("方案{k}\n"),
    ];
    let mut wrong = Wrong::default();
    for (format, write) in QUEENS.iter().chain(SQUARES) {
        for label in labels {
            let text = joined(boards.iter().zip(1..).map(|(board, k)| label(k) + &write(board)), "\n\n");
            for (total, number) in
                [("", None), ("\nTotal solutions: 4", Some(4)), ("\n共有4个解\n", Some(4)), ("\n解的个数为:3", Some(3))]
            {
                let text = format!("{text}\n{total}");
                let found = read_answer(&text).map(|answer| {
                    (answer.right(), answer.checked.len(), answer.unread, answer.total.map(|total| total.number))
                });
                wrong.check(format, &text, found, Some((4, 4, None, number)));
            }
        }
    }
}

#[test]
fn a_tour_is_read_in_every_format_whatever_is_around_it() {
    let mut wrong = Wrong::default();
    for (format, write) in TOURS {
        for (before, behind) in AROUND {
            let text = format!("{before}{}{behind}", write(&TOUR));
            wrong.check(format, &text, read(&text).as_str(), "#1/knight/5x5/a5/331763501346712457114365");
        }
    }
}

#[test]
fn a_wrong_tour_is_judged_in_every_format() {
    let mut tour = TOUR;
    // The numbers 12 and 20.
    (tour[4][3], tour[1][2]) = (20, 12);
    let mut wrong = Wrong::default();
    for (format, write) in TOURS {
        let text = write(&tour);
        let found = open(&text, None).map(|opened| {
            (opened.pasted.link.to_string(), opened.answer.map(|answer| (answer.checked.len(), answer.wrong())))
        });
        let link = "#1/knight/5x5/a5/331763501364712457".to_owned();
        wrong.check(format, &text, found, Ok((link, Some((1, 1)))));
    }
}

fn fens(board: &[usize]) -> [String; 9] {
    [
        format!(
            "[Event \"A study\"]\n[Site \"https://example.org/study\"]\n[Variant \"From Position\"]\n[FEN \"{} w - - 0 1\"]\n[SetUp \"1\"]\n\n*\n",
            fen(board, false)
        ),
        format!("[FEN \"{} w - - 0 1\"]", fen(board, true)),
        fen(board, true),
        format!("\\chessboard[setfen={}]", fen(board, false)),
        format!("\\chessboard[setfen={},showmover=false]", fen(board, true)),
        format!("FEN: {} w - - 0 1", fen(board, false)),
        format!("https://example.org/analysis/standard/{}_w_-_-_0_1", fen(board, true)),
        format!("https://example.org/editor/{}_w_-_-_0_1?color=white", fen(board, false)),
        format!("https://example.org/analysis?fen={}+w+-+-+0+1&tab=analysis", fen(board, false).replace('/', "%2F")),
    ]
}

#[test]
fn other_pieces_of_a_fen_are_left_out() {
    let board = [4, 7, 5, 2, 6, 1, 3, 8];
    for text in fens(&board) {
        assert_eq!(read(&text), board_link(&board), "{text}");
    }
}

/// Texts without a board, or with too little information: each is refused.
#[test]
fn what_is_no_board_is_refused() {
    let studies = "[Event \"A study\"]\n[Site \"?\"]\n[Variant \"Standard\"]\n[FEN \"8/8/8/8/8/8/8/K6k w - - 0 1\"]\n[SetUp \"1\"]\n\n*";
    let reserved = "........\n........\n..*.....\n........\n........\n.....**.\n...*....\n........";
    for (text, code) in [
        (studies, "unreadable"),
        (reserved, "reserved"),
        ("92", "only-total"),
        ("8 Queens\nNumber of solutions is 92", "only-total"),
        ("解的个数为:91", "only-number"),
        ("解的个数:92", "only-total"),
        ("解的个数是：92", "only-total"),
        ("共有92种解", "only-total"),
        ("共有 92 种解法。", "only-total"),
        ("一共有92个解", "only-total"),
        ("总共92种", "only-total"),
        ("总数：92", "only-total"),
        ("方案数：92", "only-total"),
        ("八皇后问题共有92个解", "only-total"),
        ("Total solutions: 92", "only-total"),
        ("Total solutions: 91", "only-number"),
        ("Total number of solutions = 92", "only-total"),
        ("Total: 92", "only-total"),
        ("92 solutions", "only-total"),
        ("Found 92 solutions.", "only-total"),
        ("count = 92", "only-total"),
        ("Count: 92", "only-total"),
        ("There are 92 solutions for 8 queens.", "only-total"),
        ("There are 4 ways to place 6 queens", "only-total"),
        ("n=8 has 91 solutions", "only-number"),
        ("答案是 92", "only-total"),
        ("92种", "only-total"),
        ("92。", "only-total"),
        ("8皇后的解有92个", "only-total"),
        ("个数：92", "only-total"),
        ("cnt=92", "only-total"),
        ("The answer is 92.", "only-total"),
        ("8 queens: 92", "only-total"),
        ("For N=8: 92", "only-total"),
        ("cnt=91", "unreadable"),
        ("9 queens: 92", "column"),
        ("a1 92", "square-name"),
        ("x 92", "column"),
        ("92 8", "column"),
        ("There are 91 solutions for 8 queens.", "only-number"),
        ("There are 5 ways to place 6 queens", "unreadable"),
        ("Number of ways: 92", "only-total"),
        ("Solutions: 92", "only-total"),
        ("#include <iostream>\nint a[4] = {2, 4, 1, 3};\nint main() {\n  return 1;\n}", "unreadable"),
        ("2 4 1 3\n3 1 4 2\nif (x) { y(); }", "unreadable"),
        ("for row in [1, 3, 0, 2]:\n    print(row)", "unreadable"),
        ("8 1 6\n3 5 7\n4 9 2", "hop"),
        ("Backtracks: 1926", "unreadable"),
        ("The function that finds the free rows:\n\n1\n2\n3\n4\n5\n", "unreadable"),
        ("以下给出参考代码：\n\n1\n2\n3\n4\n5\n6\n", "character"),
        ("hello world\n1", "only-total"),
        ("Solution:\n2\n2\n1\n3\n", "unreadable"),
        // Squares by number that are right in no way of counting.
        ("[1, 7, 9, 14]", "column"),
        // A pattern of squares, a list of items, a page.
        ("🟩⬛🟩⬛\n⬛🟩⬛🟩\n🟩⬛🟩⬛\n⬛🟩⬛🟩", "unreadable"),
        ("#####\n#...#\n#.#.#\n#...#\n#####", "character"),
        ("items:\n- 3\n- 1\n- 4\n", "square-name"),
        ("- 3\n- 1\n- 2\n- 3", "square-name"),
        ("<board size=\"8\"><queen row=\"1\" column=\"3\"/></board>", "unreadable"),
        ("https://example.org/analysis/standard", "no-fragment"),
        ("[Event \"A study\"]\n[Site \"https://example.org/study\"]\n\n1. e4 e5 *", "unreadable"),
    ] {
        let error = open(text, None).map(|opened| opened.pasted.link.to_string()).expect_err(text);
        assert_eq!(error.kind.code(), code, "{text}");
    }
}

fn verdict(text: &str) -> (usize, usize, usize, Option<u64>) {
    let answer: Answer = read_answer(text).unwrap_or_else(|| panic!("no answer: {text}"));
    (answer.right(), answer.wrong(), answer.twice(), answer.missing)
}

#[test]
fn boards_that_claim_nothing_are_not_counted() {
    let (four, other) = ([2, 4, 1, 3], [3, 1, 4, 2]);
    let lists = |board: &[usize; 4]| format!("{board:?}");
    let drawn = |board: &[usize; 4]| marks(board, "Q", ".", " ");
    // Each board in two formats, one by one and one format after the other.
    let one_by_one = joined([four, other].iter().map(|board| format!("{}\n{}", lists(board), drawn(board))), "\n\n");
    let in_turn = format!("{}\n{}\n\n{}\n\n{}", lists(&four), lists(&other), drawn(&four), drawn(&other));
    for text in [one_by_one, in_turn] {
        assert_eq!(verdict(&text), (2, 0, 0, Some(0)), "{text}");
    }
    // The steps of a search: lists that grow, boards that fill, queens that move.
    assert_eq!(verdict("[0]\n[0, 2]\n[0, 3]\n[0, 3, 1]\n[1]\n[1, 3]\n[1, 3, 0]\n[1, 3, 0, 2]\n"), (1, 0, 0, Some(1)));
    let fills = joined(
        (1..=4).map(|k| {
            joined(
                cells(&four, "Q", ".")
                    .iter()
                    .enumerate()
                    .map(|(row, cells)| if row < k { joined(cells, " ") } else { ". . . .".to_owned() }),
                "\n",
            )
        }),
        "\n\n",
    );
    assert_eq!(verdict(&fills), (1, 0, 0, Some(1)), "{fills}");
    assert_eq!(verdict("1 1 1 1\n2 1 1 1\n2 4 1 1\n2 4 1 3"), (1, 0, 0, Some(1)));
    // Two sizes, one after the other, each with its total.
    let sizes =
        "N = 4\n2 4 1 3\n3 1 4 2\nTotal: 2\nN = 6\n2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\nTotal: 4";
    assert_eq!(verdict(sizes), (6, 0, 0, Some(0)));
    assert_eq!(read_answer(sizes).unwrap().total.unwrap().right, Some(true));
    assert_eq!(verdict(&sizes.replace("Total: 2", "Total: 3")).0, 6);
    assert_eq!(read_answer(&sizes.replace("Total: 2", "Total: 3")).unwrap().total.unwrap().right, Some(false));
    // A log, each line of which has its time.
    let log = "2026-11-28 10:00:00 INFO solver: N=4\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n2026-11-28 10:00:01 INFO solver: N=5\n\
        Q . . . .\n. . Q . .\n. . . . Q\n. Q . . .\n. . . Q .";
    assert_eq!(verdict(log), (2, 0, 0, Some(10)));
    // One fundamental solution of N = 4 there is.
    let unique = read_answer("2 4 1 3\n3 1 4 2\nUnique solutions: 1").unwrap().total.unwrap();
    assert_eq!((unique.right, unique.is_fundamental), (Some(true), true));
}
