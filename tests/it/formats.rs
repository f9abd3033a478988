//! The formats in which programs print boards, each by itself and with a label, a counter or a time around it, in English and
//! in Chinese. What is to be read is known by construction: the boards come from the [oracle], the tour from a table.

use crate::oracle;
use queens_and_knights::text::answer::{Answer, open, read_answer};

/// A board of queens by its columns from 1, as text.
type Format = (&'static str, fn(&[usize]) -> String);

fn joined<T: std::fmt::Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// The rows of a board as cells.
fn cells(board: &[usize], queen: &str, empty: &str) -> Vec<Vec<String>> {
    let row =
        |&column: &usize| (1..=board.len()).map(|at| if at == column { queen } else { empty }.to_owned()).collect();
    board.iter().map(row).collect()
}

fn marks(board: &[usize], queen: &str, empty: &str, between: &str) -> String {
    joined(cells(board, queen, empty).iter().map(|row| joined(row, between)), "\n")
}

/// A table with an edge between its rows, drawn with these signs.
fn boxed(cells: &[Vec<String>], [top, middle, bottom]: [[&str; 3]; 3], [line, bar]: [&str; 2]) -> String {
    let width = cells.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(0);
    let edge = |[left, crossing, right]: [&str; 3]| {
        format!("{left}{}{right}", joined(vec![line.repeat(width); cells[0].len()], crossing))
    };
    let row =
        |row: &Vec<String>| format!("{bar}{}{bar}", joined(row.iter().map(|cell| format!("{cell:>width$}")), bar));
    let rows = joined(cells.iter().map(row), &format!("\n{}\n", edge(middle)));
    format!("{}\n{rows}\n{}", edge(top), edge(bottom))
}

const ASCII: [[&str; 3]; 3] = [["+"; 3]; 3];
const LIGHT: [[&str; 3]; 3] = [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]];
const DOUBLE: [[&str; 3]; 3] = [["╔", "╦", "╗"], ["╠", "╬", "╣"], ["╚", "╩", "╝"]];

/// Rows with labels before them, behind them, above and below.
fn labelled(cells: &[Vec<String>], ranks: [fn(usize, usize) -> String; 2], heading: &str, between: &str) -> String {
    let n = cells.len();
    let rows = cells
        .iter()
        .enumerate()
        .map(|(row, cells)| format!("{}{}{}", ranks[0](row, n), joined(cells, between), ranks[1](row, n)));
    let rows = joined(rows, "\n");
    if heading.is_empty() { rows } else { format!("{heading}\n{rows}") }
}

fn fen(board: &[usize], king: bool) -> String {
    let n = board.len();
    let rank = |(row, &column): (usize, &usize)| {
        let run = |empty: usize| if empty == 0 { String::new() } else { empty.to_string() };
        if king && row == 0 && column < n {
            return format!("{}Q{}k", run(column - 1), run(n - column - 1));
        }
        format!("{}Q{}", run(column - 1), run(n - column))
    };
    joined(board.iter().enumerate().map(rank), "/")
}

fn none(_: usize, _: usize) -> String {
    String::new()
}

fn from_top(row: usize, _: usize) -> String {
    format!("{} ", row + 1)
}

fn from_bottom(row: usize, n: usize) -> String {
    format!("{} ", n - row)
}

fn names(n: usize, first: char) -> Vec<char> {
    (first..).take(n).collect()
}

#[rustfmt::skip]
const QUEENS: [Format; 54] = [
    ("numbers", |b| joined(b, " ")),
    ("numbers and commas", |b| joined(b, ", ")),
    ("list", |b| format!("[{}]", joined(b, ", "))),
    ("tuple from 0", |b| format!("({})", joined(b.iter().map(|c| c - 1), ", "))),
    ("NumPy list", |b| format!("[{}]", joined(b.iter().map(|c| c - 1), " "))),
    ("dict", |b| format!("{{{}}}", joined(b.iter().enumerate().map(|(row, c)| format!("{row}: {}", c - 1)), ", "))),
    ("dict from 1", |b| format!("{{{}}}", joined(b.iter().zip(1..).map(|(c, row)| format!("{row}: {c}")), ", "))),
    ("Q and dots", |b| marks(b, "Q", ".", " ")),
    ("Q and dots, packed", |b| marks(b, "Q", ".", "")),
    ("Q and dashes", |b| marks(b, "Q", "-", " ")),
    ("Q and underscores", |b| marks(b, "Q", "_", "  ")),
    ("stars and dashes", |b| marks(b, "*", "-", " ")),
    ("plus and minus", |b| marks(b, "+", "-", " ")),
    ("plus and minus, packed", |b| marks(b, "+", "-", "")),
    ("X and o", |b| marks(b, "X", "o", " ")),
    ("hash and dots", |b| marks(b, "#", ".", "")),
    ("at and dots", |b| marks(b, "@", ".", " ")),
    ("bits", |b| marks(b, "1", "0", " ")),
    ("bits, packed", |b| marks(b, "1", "0", "")),
    ("bits and commas", |b| marks(b, "1", "0", ",")),
    ("bits and tabs", |b| marks(b, "1", "0", "\t")),
    ("NumPy floats", |b| format!("[[{}]]", marks(b, "1.", "0.", " ").replace('\n', "]\n ["))),
    ("Octave floats", |b| marks(b, "1.0", "0.0", "   ")),
    ("booleans", |b| format!("[[{}]]", marks(b, "True", "False", ", ").replace('\n', "],\n ["))),
    ("booleans of Java", |b| marks(b, "true", "false", " ")),
    ("squares in brackets", |b| marks(b, "[Q]", "[ ]", "")),
    ("squares in brackets, apart", |b| marks(b, "[Q]", "[ ]", " ")),
    ("queens in brackets", |b| marks(b, "(*)", ".", "\t")),
    ("crowns on white squares", |b| marks(b, "👑", "⬜", "")),
    ("queens of chess on black squares", |b| marks(b, "♛", "⬛", "")),
    ("chequered squares", |b| {
        let square = |row: usize, at: usize, c: usize| if at + 1 == c { "👑" } else if (row + at).is_multiple_of(2) { "⬜" } else { "⬛" };
        joined(b.iter().enumerate().map(|(row, &c)| joined((0..b.len()).map(|at| square(row, at, c)), "")), "\n")
    }),
    ("white squares", |b| marks(b, "♕", "□", "")),
    ("full and empty squares", |b| marks(b, "■", "□", "")),
    ("full and empty circles", |b| marks(b, "●", "○", " ")),
    ("characters", |b| marks(b, "后", ".", " ")),
    ("coloured queens", |b| marks(b, "\u{1b}[1;31mQ\u{1b}[0m", ".", " ")),
    ("invisible marks", |b| marks(b, "\u{200f}Q", "\u{200b}.", " ")),
    ("text board", |b| boxed(&cells(b, " Q ", "   "), ASCII, ["-", "|"])),
    ("box drawing", |b| boxed(&cells(b, " Q ", "   "), LIGHT, ["─", "│"])),
    ("double box drawing", |b| boxed(&cells(b, " ♛ ", "   "), DOUBLE, ["═", "║"])),
    ("bars", |b| format!("|{}|", marks(b, "Q", " ", "|").replace('\n', "|\n|"))),
    ("ranks and files", |b| labelled(&cells(b, "Q", "."), [from_bottom, |row, n| format!(" {}", n - row)], &format!("  {}", joined(names(b.len(), 'a'), " ")), " ")),
    ("rows and columns from 0", |b| labelled(&cells(b, "1", "0"), [|row, _| format!("{row} "), none], &format!("  {}", joined(0..b.len(), " ")), " ")),
    ("rows and bars", |b| labelled(&cells(b, "Q", " "), [|row, _| format!("{} | ", row + 1), |_, _| " |".to_owned()], &format!("    {}", joined(1..=b.len(), "   ")), " | ")),
    ("rows with labels", |b| labelled(&cells(b, "Q", "."), [from_top, none], "", " ")),
    ("columns with labels", |b| labelled(&cells(b, "Q", "."), [none, none], &joined(names(b.len(), 'A'), " "), " ")),
    ("matrix of R", |b| labelled(&cells(b, "1", "0"), [|row, _| format!("[{},]    ", row + 1), none], &format!("     {}", joined((1..=b.len()).map(|c| format!("[,{c}]")), " ")), "    ")),
    ("matrix of LaTeX", |b| format!("\\begin{{bmatrix}}\n{} \\\\\n\\end{{bmatrix}}", marks(b, "1", "0", " & ").replace('\n', " \\\\\n"))),
    ("Markdown table", |b| {
        let edge = format!("|{}", "---|".repeat(b.len() + 1));
        let heading = format!("|   | {} |\n{edge}", joined(names(b.len(), 'a'), " | "));
        labelled(&cells(b, "Q", " "), [|row, n| format!("| {} | ", n - row), |_, _| " |".to_owned()], &heading, " | ")
    }),
    ("spreadsheet with Q", |b| marks(b, "Q", "", "\t")),
    ("spreadsheet with 1", |b| marks(b, "1", "", "\t")),
    ("spreadsheet with x", |b| marks(b, "x", "", "\t")),
    ("CSV with Q", |b| marks(b, "Q", "", ",")),
    ("atoms", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("queen({row},{c})")), " ")),
];

/// The squares of a board, each on a line, or in an order of its own.
#[rustfmt::skip]
const SQUARES: [Format; 15] = [
    ("pairs", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("({row}, {c})")), " ")),
    ("list of pairs from 0", |b| format!("[{}]", joined(b.iter().zip(0..).map(|(c, row)| format!("({row}, {})", c - 1)), ", "))),
    ("a pair a line", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("({row},{c})")), "\n")),
    ("a pair a line from 0", |b| joined(b.iter().zip(0..).map(|(c, row)| format!("({row}, {})", c - 1)), "\n")),
    ("two numbers a line", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("{row} {c}")), "\n")),
    ("two numbers a line, headed", |b| format!("row,column\n{}", joined(b.iter().zip(1..).map(|(c, row)| format!("{row},{c}")), "\n"))),
    ("a list of two a line", |b| joined(b.iter().zip(0..).map(|(c, row)| format!("[{row}, {}]", c - 1)), "\n")),
    ("sentences", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("Queen {row} is placed at row {row}, column {c}")), "\n")),
    ("sentences from 0", |b| joined(b.iter().zip(0..).map(|(c, row)| format!("Queen {}: row {row}, col {}", row + 1, c - 1)), "\n")),
    ("sentences in Chinese", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("皇后{row}在第{row}行第{c}列")), "\n")),
    ("sentences in Chinese, spaced", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("第 {row} 个皇后：第 {row} 行，第 {c} 列")), "\n")),
    ("labelled pairs", |b| joined(b.iter().zip(1..).map(|(c, row)| format!("Queen {row}: ({row}, {c})")), "\n")),
    ("squares by name", |b| joined(named(b), " ")),
    ("squares by name, a line each", |b| joined(named(b), "\n")),
    ("numbered squares", |b| format!("1. {}", joined(named(b), " "))),
];

fn named(board: &[usize]) -> Vec<String> {
    let name = |(row, &column): (usize, &usize)| format!("{}{}", (b'a' + column as u8 - 1) as char, board.len() - row);
    board.iter().enumerate().map(name).collect()
}

/// An open tour of 5 × 5, the highest rank first.
const TOUR: [[usize; 5]; 5] =
    [[1, 6, 15, 10, 21], [14, 9, 20, 5, 16], [19, 2, 7, 22, 11], [8, 13, 24, 17, 4], [25, 18, 3, 12, 23]];

/// A tour by its numbers, as text.
type TourFormat = (&'static str, fn(&[[usize; 5]; 5]) -> String);

fn numbers(tour: &[[usize; 5]; 5], form: fn(usize) -> String) -> Vec<Vec<String>> {
    tour.iter().map(|row| row.iter().map(|&number| form(number)).collect()).collect()
}

fn grid(tour: &[[usize; 5]; 5], form: fn(usize) -> String, between: &str) -> String {
    joined(numbers(tour, form).iter().map(|row| joined(row, between)), "\n")
}

/// The rows and columns of its squares in order, from 0.
fn walk(tour: &[[usize; 5]; 5]) -> Vec<(usize, usize)> {
    let at = |number| (0..25).find(|square| tour[square / 5][square % 5] == number);
    (1..=25).filter_map(at).map(|square| (square / 5, square % 5)).collect()
}

fn walked(tour: &[[usize; 5]; 5], form: fn((usize, usize)) -> String, between: &str) -> String {
    joined(walk(tour).into_iter().map(form), between)
}

fn moved(tour: &[[usize; 5]; 5], form: fn((usize, usize)) -> String, arrow: &str) -> String {
    joined(walk(tour).windows(2).map(|pair| format!("{}{arrow}{}", form(pair[0]), form(pair[1]))), "\n")
}

fn square((row, column): (usize, usize)) -> String {
    format!("{}{}", (b'a' + column as u8) as char, 5 - row)
}

fn pair((row, column): (usize, usize)) -> String {
    format!("({row}, {column})")
}

fn padded(number: usize) -> String {
    format!("{number:2}")
}

#[rustfmt::skip]
const TOURS: [TourFormat; 24] = [
    ("padded", |t| grid(t, padded, " ")),
    ("from 0", |t| grid(t, |k| format!("{:3}", k - 1), "")),
    ("tabs", |t| grid(t, |k| k.to_string(), "\t")),
    ("commas", |t| grid(t, |k| k.to_string(), ",")),
    ("with zeros before", |t| grid(t, |k| format!("{k:02}"), " ")),
    ("list of lists", |t| format!("[[{}]]", grid(t, |k| k.to_string(), ", ").replace('\n', "], ["))),
    ("NumPy array", |t| format!("[[{}]]", grid(t, padded, " ").replace('\n', "]\n ["))),
    ("bars behind", |t| format!("{}|", grid(t, padded, "|").replace('\n', "|\n"))),
    ("bars around", |t| format!("|{}|", grid(t, padded, "|").replace('\n', "|\n|"))),
    ("text board", |t| boxed(&numbers(t, padded), ASCII, ["-", "|"])),
    ("box drawing", |t| boxed(&numbers(t, padded), LIGHT, ["─", "│"])),
    ("rows with lines between", |t| grid(t, padded, " ").replace('\n', "\n\n")),
    ("ranks on both sides", |t| labelled(&numbers(t, |k| format!("{k:02} ")), [|row, n| format!("{} |", n - row), |row, n| format!("| {}", n - row)], "", "|")),
    ("ranks and files", |t| labelled(&numbers(t, padded), [from_bottom, none], "   A  B  C  D  E", " ")),
    ("rows and columns", |t| labelled(&numbers(t, padded), [from_top, none], "   1  2  3  4  5", " ")),
    ("matrix of LaTeX", |t| format!("\\begin{{matrix}}\n{} \\\\\n\\end{{matrix}}", grid(t, padded, " & ").replace('\n', " \\\\\n"))),
    ("squares by name", |t| walked(t, square, " ")),
    ("squares by name and commas", |t| walked(t, square, ", ")),
    ("squares by name, a line each", |t| walked(t, square, "\n")),
    ("squares by name and arrows", |t| walked(t, square, " -> ")),
    ("moves by name, a line each", |t| moved(t, square, "→")),
    ("pairs, a line each", |t| walked(t, pair, "\n")),
    ("numbered pairs, a line each", |t| joined(walk(t).into_iter().zip(1..).map(|(at, k)| format!("Move {k}: {}", pair(at))), "\n")),
    ("moves by pairs, a line each", |t| moved(t, pair, " -> ")),
];

/// What stands before and behind boards: labels, prompts, counters, times.
const AROUND: [(&str, &str); 12] = [
    ("", ""),
    ("The board:\n", "\n"),
    ("Enter the size of the board: 8\n\n", ""),
    ("", "\nBacktracks: 1926\n"),
    ("", "\nTotal backtracks: 26\nCount of calls = 60"),
    ("", "\n\nTotal time: 12 ms\n"),
    ("", "\n[Finished in 0.5s]"),
    ("请输入棋盘大小：\n", "\n"),
    ("结果如下：\n", "\n用时：12 毫秒"),
    ("", "\n一共回溯 26 次\n"),
    ("递归次数 3888\n", ""),
    (
        "",
        "\n\n--------------------------------\nProcess exited after 0.05 seconds with return value 0\n请按任意键继续. . .",
    ),
];

fn board_link(board: &[usize]) -> String {
    format!("#1/queens/{}/{}", board.len(), joined(board, ""))
}

fn read(text: &str, place: &str) -> String {
    open(text, None).unwrap_or_else(|error| panic!("{place}: {error}\n{text}")).pasted.link.to_string()
}

#[test]
fn a_board_is_read_in_every_format_whatever_is_around_it() {
    let mut texts = 0;
    for n in [5, 6, 8] {
        let board: Vec<usize> = oracle::solutions(n)[1].iter().map(|column| column + 1).collect();
        for (format, write) in QUEENS.iter().chain(&SQUARES) {
            for (before, behind) in AROUND {
                let text = format!("{before}{}{behind}", write(&board));
                assert_eq!(read(&text, format), board_link(&board), "{format}\n{text}");
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
    for (format, write) in QUEENS.iter().chain(&SQUARES) {
        for label in labels {
            let text = joined(boards.iter().zip(1..).map(|(board, k)| label(k) + &write(board)), "\n\n");
            for (total, number) in
                [("", None), ("\nTotal solutions: 4", Some(4)), ("\n共有4个解\n", Some(4)), ("\n解的个数为:3", Some(3))]
            {
                let text = format!("{text}\n{total}");
                let answer = read_answer(&text).unwrap_or_else(|| panic!("{format}: no answer\n{text}"));
                assert_eq!((answer.right(), answer.checked.len(), answer.unread), (4, 4, None), "{format}\n{text}");
                assert_eq!(answer.total.map(|total| total.number), number, "{format}\n{text}");
            }
        }
    }
}

#[test]
fn a_tour_is_read_in_every_format_whatever_is_around_it() {
    for (format, write) in TOURS {
        for (before, behind) in AROUND {
            let text = format!("{before}{}{behind}", write(&TOUR));
            assert_eq!(read(&text, format), "#1/knight/5x5/a5/331763501346712457114365", "{format}\n{text}");
        }
    }
}

#[test]
fn a_wrong_tour_is_judged_in_every_format() {
    let mut tour = TOUR;
    // The numbers 12 and 20.
    (tour[4][3], tour[1][2]) = (20, 12);
    for (format, write) in TOURS {
        let text = write(&tour);
        let opened = open(&text, None).unwrap_or_else(|error| panic!("{format}: {error}\n{text}"));
        assert_eq!(opened.pasted.link.to_string(), "#1/knight/5x5/a5/331763501364712457", "{format}");
        let answer = opened.answer.unwrap_or_else(|| panic!("{format}: no verdict\n{text}"));
        assert_eq!((answer.checked.len(), answer.wrong()), (1, 1), "{format}");
    }
}

fn fens(board: &[usize]) -> [String; 6] {
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
    ]
}

#[test]
fn other_pieces_of_a_fen_are_left_out() {
    let board = [4, 7, 5, 2, 6, 1, 3, 8];
    for text in fens(&board) {
        assert_eq!(read(&text, "FEN"), board_link(&board), "{text}");
    }
}

/// Texts that hold no board, or say too little: each is refused.
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
        ("#include <iostream>\nint a[4] = {2, 4, 1, 3};\nint main() {\n  return 1;\n}", "unreadable"),
        ("2 4 1 3\n3 1 4 2\nif (x) { y(); }", "unreadable"),
        ("for row in [1, 3, 0, 2]:\n    print(row)", "unreadable"),
        ("8 1 6\n3 5 7\n4 9 2", "hop"),
        ("Backtracks: 1926", "unreadable"),
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
    // One fundamental solution of N = 4 there is.
    let unique = read_answer("2 4 1 3\n3 1 4 2\nUnique solutions: 1").unwrap().total.unwrap();
    assert_eq!((unique.right, unique.is_fundamental), (Some(true), true));
}
