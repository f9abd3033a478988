//! The usual mistakes in programs for N queens and knight's tours: the verdict says what is wrong, and where to look.

use queens_and_knights::program::{Cause, Channel, Finder, Form, Lead, Problem, ProgramRun, Verdict, Why};
use queens_and_knights::text::answer::Fault;
use queens_and_knights::{Board, Size};
use rewindable_python::machine::End;
use rewindable_python::native::Limit;
use rewindable_python::{Machine, Program};

/// All solutions in a list, which is printed in the end with its length.
const LIST: &str = include_str!("../mistakes/list.py");

/// All solutions as boards of letters, printed at once.
const PRINT: &str = include_str!("../mistakes/print.py");

/// A generator of lists that end one after the other.
const YIELD: &str = include_str!("../mistakes/yield.py");

/// A class that keeps its board and counts.
const COUNT: &str = include_str!("../mistakes/count.py");

/// A knight with Warnsdorff's rule, which prints its board.
const TOUR: &str = include_str!("../mistakes/tour.py");

fn judged(text: &str, problem: Problem) -> (Finder<Machine>, Verdict) {
    let program = Program::new(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let mut finder = Finder::new(program.start("", 1), problem);
    finder.walk(2_000_000);
    let verdict = finder.verdict();
    (finder, verdict)
}

fn changed(base: &str, edits: &[(&str, &str)]) -> String {
    edits.iter().fold(base.to_owned(), |text, (before, after)| {
        assert!(text.contains(before), "{before} is not in\n{text}");
        text.replacen(before, after, 1)
    })
}

/// The line that was carried out last at a step.
fn line_at(text: &str, step: u64) -> u32 {
    let mut machine = Program::new(text).unwrap().start("", 1);
    let mut line = 0;
    for _ in 0..step {
        line = machine.line();
        machine.step();
    }
    line
}

/// A verdict in short: the boards, the right, wrong, repeated and missing ones, and the total.
fn short(verdict: &Verdict) -> String {
    let missing = verdict.first_missing.as_ref().map_or(0, |missing| missing.count);
    let total = verdict.total.map_or(String::new(), |total| {
        format!(" says {}{}", total.number, if total.right == Some(true) { "" } else { "!" })
    });
    let alias = if verdict.alias.is_some() { " alias" } else { "" };
    let Verdict { boards, right, wrong, twice, .. } = verdict;
    format!("{boards}: {right} right, {wrong} wrong, {twice} twice, {missing} missing{total}{alias}")
}

#[test]
fn right_programs_are_right() {
    let six = Problem::Queens(Size::new(6));
    for (text, channel, printed) in
        [(LIST, "kept", true), (PRINT, "printed", true), (YIELD, "handed", true), (COUNT, "board", true)]
    {
        let (_, verdict) = judged(text, six);
        assert_eq!(
            short(&verdict),
            format!("4: 4 right, 0 wrong, 0 twice, 0 missing{}", if printed { " says 4" } else { "" }),
            "{text}"
        );
        let found = match verdict.channel {
            Some(Channel::Printed) => "printed",
            Some(Channel::Kept(_)) => "kept",
            Some(Channel::Handed(_)) => "handed",
            Some(Channel::Board(_)) => "board",
            None => "none",
        };
        assert!(found == channel || (channel == "kept" && found == "printed"), "{found} for\n{text}");
        assert_eq!(judged(text, Problem::Queens(Size::new(8))).1.problem, six, "its own size");
    }
    let (_, verdict) = judged(TOUR, Problem::Knight(Board::new(6, 6)));
    assert_eq!((verdict.boards, verdict.right, verdict.closed.is_some()), (1, 1, true));
}

/// Rows from 1: the first entry is not used.
const FROM_ONE: &str = include_str!("../mistakes/from-one.py");

#[test]
fn an_entry_that_is_never_used_is_no_row() {
    let size = |n| Problem::Queens(Size::new(n));
    for (n, count) in [(4, 2), (5, 10), (6, 4), (7, 40)] {
        let text = changed(FROM_ONE, &[("n = 4", &format!("n = {n}"))]);
        for kept in ["found.append(x[:])", "found.append(x[1:])", "found.append(tuple(x))", "print(x)"] {
            let text = changed(&text, &[("found.append(x[:])", kept)]);
            let text = if kept == "print(x)" { changed(&text, &[("print(len(found))", "")]) } else { text };
            for asked in [n, 8] {
                let (finder, verdict) = judged(&text, size(asked));
                let said = short(&verdict);
                assert!(
                    said.starts_with(&format!("{count}: {count} right, 0 wrong, 0 twice, 0 missing")),
                    "{said}: {text}"
                );
                assert_eq!((verdict.problem, finder.candidates()[0].problem), (size(n), size(n)), "{text}");
            }
        }
    }
    for unused in ["None", "-1"] {
        let text = changed(FROM_ONE, &[("n = 4", "n = 7"), ("x = [0]", &format!("x = [{unused}]"))]);
        let text = changed(&text, &[("found.append(x[:])", "print(x)"), ("print(len(found))", "")]);
        let (_, verdict) = judged(&text, size(8));
        assert_eq!((verdict.problem, verdict.right, verdict.boards), (size(7), 40, 40), "{text}");
    }
    // With the first queen in the corner there are as many boards of five, but one in another column is none of them.
    let five =
        "print([0, 2, 4, 1, 3])\nboard = [0, 3, 1, 4, 2]\nboard = [1, 3, 0, 2, 4]\nfound = []\nfound.append(board)\n";
    assert_eq!(judged(five, size(8)).1.problem, size(5));
}

#[test]
fn a_list_may_be_longer_than_the_board() {
    let six = Problem::Queens(Size::new(6));
    for (room, kept) in [("[0] * 14", "x[1:n + 1]"), ("[None] * 20", "x[1:7]"), ("[0] * 8", "list(x[1:-1])")] {
        let replaced = [("n = 4", "n = 6"), ("x = [0] * (n + 1)", &format!("x = {room}")), ("x[:]", kept)];
        let text = changed(FROM_ONE, &replaced);
        let (finder, verdict) = judged(&text, Problem::Queens(Size::new(8)));
        assert_eq!((verdict.problem, verdict.boards, verdict.right), (six, 4, 4), "{text}");
        let found = finder.candidates();
        let board = found.iter().find(|each| each.source.variable.to_string() == ".x").unwrap();
        assert_eq!((board.problem, board.confirmed.is_some()), (six, true), "{text}");
    }
}

#[test]
fn of_a_list_that_is_cut_off_what_is_complete_is_judged() {
    let endless = "
from itertools import permutations
print('[', end='')
while True:
    for board in permutations(range(6)):
        print(list(board), end=', ')
";
    let six = Problem::Queens(Size::new(6));
    let (finder, verdict) = judged(endless, six);
    assert!(matches!(finder.machine().end(), Some(End::Limit(Limit::Output))));
    assert_eq!((verdict.channel, verdict.right), (Some(Channel::Printed), 4));
    assert_eq!(verdict.boards as usize, finder.machine().printed() as usize / "[0, 1, 2, 3, 4, 5], ".len());
    for (cut, boards) in [
        ("[[1, 3, 0, 2], [2, 0, 3, 1], [", 2),
        ("[[1, 3, 0, 2], [2, 0, 3, 1], [2, 0", 2),
        ("[[1, 3, 0, 2],\n [2, 0, 3, 1]", 2),
        ("[[(0, 1), (1, 3), (2, 0), (3, 2)], [(0, 2), (1, 0), (2, 3), (3, 1)], [(0, ", 2),
        ("[['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..'], ['.Q..', '..", 2),
    ] {
        let (_, verdict) = judged(&format!("print({cut:?}, end='')"), Problem::Queens(Size::new(4)));
        assert_eq!((verdict.right, verdict.boards), (boards, boards), "{cut}");
    }
}

#[test]
fn a_total_of_up_to_three_queens_is_read_where_it_can_be_nothing_else() {
    for (n, printed, total) in [
        (3, "6", Some((6, false))),
        (3, "0", Some((0, true))),
        (2, "0", Some((0, true))),
        (2, "0 solutions", Some((0, true))),
        (3, "Total: 6", Some((6, false))),
        (3, "共 6 种", Some((6, false))),
        (1, "2", Some((2, false))),
        // N itself, a board, and numbers of something else.
        (2, "2", None),
        (2, "no solution for 2 queens", None),
        (1, "1", None),
        (1, "0", None),
        (3, "nodes: 6", None),
        (3, "12", None),
        (3, "found 6 in 2 s", None),
        (3, "solutions: [6]", None),
        (3, "", None),
    ] {
        let text = format!("n = {n}\nboard = [0] * n\nfor i in range(n):\n    board[i] = i\nprint({printed:?})\n");
        let (_, verdict) = judged(&text, Problem::Queens(Size::new(n)));
        let read = verdict.total.map(|total| (total.number, total.right == Some(true)));
        assert_eq!(read, total, "{n}: {printed}");
    }
}

#[test]
fn a_board_of_up_to_three_queens_is_read_where_it_is_printed() {
    for (n, printed, says) in [
        (1, "[0]", "1: 1 right, 0 wrong, 0 twice, 0 missing"),
        (2, "[0, 1]", "1: 0 right, 1 wrong, 0 twice, 0 missing"),
        (3, "[0, 2, 1]", "1: 0 right, 1 wrong, 0 twice, 0 missing"),
        (3, "1 3 2\n2 1 3", "2: 0 right, 2 wrong, 0 twice, 0 missing"),
        // Two numbers may be anything, and others are no columns.
        (2, "0 1", "0: 0 right, 0 wrong, 0 twice, 0 missing"),
        (3, "0 2", "0: 0 right, 0 wrong, 0 twice, 0 missing"),
        (3, "0 4 1", "0: 0 right, 0 wrong, 0 twice, 0 missing"),
    ] {
        let (_, verdict) = judged(&format!("n = {n}\nprint({printed:?})\n"), Problem::Queens(Size::new(n)));
        assert_eq!(short(&verdict), says, "{n}: {printed}");
    }
}

#[test]
fn of_several_sizes_one_may_have_no_solution() {
    let (search, _) = LIST.trim_start_matches("N = 6\n").split_once("found = []").unwrap();
    let solving = |sizes: &str| {
        format!(
            "{search}for N in {sizes}:\n    found = []\n    solve([-1] * N, 0, found)\n    print(found)\n    print('no solution')\n"
        )
    };
    let four = Problem::Queens(Size::new(4));
    for (sizes, denies) in [("[4]", true), ("[3, 4]", false), ("[4, 5, 6]", false)] {
        let (_, verdict) = judged(&solving(sizes), four);
        assert_eq!(verdict.denied.is_some(), denies, "{sizes}: {}, {:?}", short(&verdict), verdict.problem);
    }
}

/// No board becomes right: the search stops before the last row.
#[test]
fn an_entry_that_is_never_used_is_no_row_of_an_unfinished_board() {
    let text = changed(FROM_ONE, &[("n = 4", "n = 6"), ("if row == n:", "if row == n - 2:")]);
    let (finder, _) = judged(&text, Problem::Queens(Size::new(6)));
    let found = finder.candidates().swap_remove(0);
    assert_eq!((found.confirmed, found.source.form), (None, Form::Columns { base: 1, skip: true }));
}

#[test]
fn a_larger_board_takes_the_place_of_a_smaller_one() {
    let text = "board = [1, 3, 0, 2]\nboard = [1, 3, 5, 0, 2, 4]\n";
    let (finder, _) = judged(text, Problem::Queens(Size::new(8)));
    assert_eq!(finder.candidates()[0].problem, Problem::Queens(Size::new(6)));
}

/// Thirteen squares are enough, each a knight's move from the one before.
#[test]
fn a_list_of_knight_moves_is_of_a_knight() {
    let squares = "(0, 0), (1, 2), (2, 4), (3, 2), (4, 4), (2, 3), (3, 1), (4, 3), (2, 2), (4, 1), (3, 3), (1, 4), (0, 2), (1, 0)";
    for (length, is_knight) in [(12, false), (13, true), (14, true)] {
        let text = format!("rows = cols = 5\npath = [{squares}][:{length}]\n");
        let (finder, _) = judged(&text, Problem::Queens(Size::new(8)));
        assert_eq!(finder.own_problem() == Some(Problem::Knight(Board::new(5, 5))), is_knight, "{length}");
    }
}

/// A mistake of `tests/mistakes/mistakes.txt`, whose sentences the tests of the page check.
struct Mistake {
    name: &'static str,
    base: &'static str,
    /// The program with the edits that make the mistake.
    text: String,
    /// The verdict in short.
    says: &'static str,
    /// The finding that leads to its step, and the line that was carried out there.
    leads: &'static str,
    line: &'static str,
}

fn mistakes() -> impl Iterator<Item = Mistake> {
    include_str!("../mistakes/mistakes.txt").split("\n\n").map(|block| {
        let (name, fields) = block.split_once('\n').unwrap();
        let all = |name| fields.lines().filter_map(move |line| line.strip_prefix(name)?.strip_prefix(": "));
        let field = |name| all(name).next().unwrap_or_else(|| panic!("no {name} in\n{block}"));
        let base = match field("program") {
            "list" => LIST,
            "print" => PRINT,
            "yield" => YIELD,
            "count" => COUNT,
            "tour" => TOUR,
            other => panic!("there is no program {other}"),
        };
        let text = all("edit").fold(base.to_owned(), |text, edit| {
            let edit = edit.replace("\\n", "\n");
            let (before, after) = edit[1..edit.len() - 1].split_once("\" => \"").unwrap();
            changed(&text, &[(before, after)])
        });
        Mistake { name, base, text, says: field("says"), leads: field("leads"), line: field("line") }
    })
}

#[test]
fn each_usual_mistake_is_named_and_leads_to_its_step() {
    let mut wrong = Vec::new();
    for Mistake { name, base, text, says, leads, line } in mistakes() {
        let problem = if base == TOUR { Problem::Knight(Board::new(6, 6)) } else { Problem::Queens(Size::new(6)) };
        let (_, verdict) = judged(&text, problem);
        let step = match leads {
            "wrong" => verdict.first_wrong.as_ref().map(|wrong| wrong.step),
            "twice" => verdict.first_twice.map(|twice| twice.step),
            "missing" => verdict.first_missing.as_ref().map(|missing| missing.step),
            "alias" => verdict.alias.map(|alias| alias.again.unwrap_or(alias.first)),
            "total" => verdict.total.map(|total| total.step),
            other => panic!("nothing leads by {other}"),
        };
        let carried_out =
            step.map(|step| text.lines().nth(line_at(&text, step) as usize - 1).unwrap_or("").trim().to_owned());
        let said = short(&verdict);
        if said != says || carried_out.as_deref() != Some(line) {
            wrong.push(format!(
                "{name}:\n    {said}\n    {says}\n    at {carried_out:?}, not {line:?}\n    {:?} {:?}",
                verdict.channel, verdict.first_wrong
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_way_to_a_missing_solution_is_left_at_a_step() {
    let six = Problem::Queens(Size::new(6));
    for (edits, left, queens) in [
        // The first missing solution is 2 4 6 1 3 5: its third queen is never tried.
        (("for col in range(N):", "for col in range(N - 1):"), "board[row] = -1", 2),
        // The second solution, 3 6 2 5 1 4, is never begun with.
        (("solve([-1] * N, 0, found)", "board = [-1] * N\nboard[0] = 1\nsolve(board, 1, found)"), "", 0),
    ] {
        let text = changed(LIST, &[edits]);
        let (finder, verdict) = judged(&text, six);
        let source = finder.candidates().swap_remove(0).source;
        let run = || ProgramRun::new(Program::new(&text).unwrap().start("", 1), six, Some(source.clone()));
        let mut lead = Lead::new(six, verdict.first_missing.unwrap().placement).unwrap();
        let mut whole = run();
        for step in 1.. {
            let Some(line) = whole.next() else { break };
            if line.changed {
                lead.look(whole.board(), step);
            }
        }
        let Some(step) = lead.step() else {
            assert_eq!(queens, 0);
            continue;
        };
        assert_eq!(text.lines().nth(line_at(&text, step) as usize - 1).unwrap().trim(), left);
        let mut before = run();
        (1..step).for_each(|_| _ = before.next());
        assert_eq!(before.board().squares.len(), queens);
    }
}

#[test]
fn what_is_missing_is_of_the_size_that_the_program_has() {
    // It claims no board; the page shows another size.
    let text = changed(include_str!("../../content/examples/no-undo.py"), &[("n = 6", "n = 8")]);
    let (finder, verdict) = judged(&text, Problem::Queens(Size::new(6)));
    let missing = verdict.first_missing.unwrap().placement;
    let best = finder.candidates().swap_remove(0);
    assert_eq!((missing.size(), best.problem), (Size::new(8), Problem::Queens(Size::new(8))));
}

#[test]
fn what_is_counted_need_not_be_shown() {
    let text = changed(
        LIST,
        &[("for board in found:", "for board in found[:1]:"), ("found.append(board[:])", "found.append(str(board))")],
    );
    let (_, verdict) = judged(&text, Problem::Queens(Size::new(6)));
    assert_eq!(short(&verdict), "1: 1 right, 0 wrong, 0 twice, 0 missing says 4");
}

#[test]
fn what_the_last_line_claims_counts() {
    let four = Problem::Queens(Size::new(4));
    for (text, right) in [
        ("found = []\nfound.append([1, 3, 0, 2])\nfound.append([2, 0, 3, 1])\n", 2),
        ("found = [[1, 3, 0, 2], [2, 0, 3, 1]]\n", 2),
        ("board = [-1] * 4\nboard[:] = [1, 3, 0, 2]\n", 1),
    ] {
        let (_, verdict) = judged(text, four);
        assert_eq!((verdict.boards, verdict.right), (right, right), "{text}");
    }
}

#[test]
fn the_first_wrong_board_says_why() {
    let text = changed(LIST, &[(" or abs(board[r] - col) == row - r", "")]);
    let (_, verdict) = judged(&text, Problem::Queens(Size::new(6)));
    let wrong = verdict.first_wrong.unwrap();
    let Fault::Attack { one, other, .. } = wrong.fault else { panic!("{:?}", wrong.fault) };
    assert_eq!((wrong.number, one.to_string(), other.to_string()), (1, "a6".into(), "b5".into()));
    assert_eq!(wrong.squares.len(), 6);
}

/// All of a level of partial boards, and all permutations in one go.
#[test]
fn the_line_that_takes_a_wrong_board_is_named_where_a_list_has_many() {
    let levels = "\
N = 5
boards = [[]]
for row in range(N):
    longer = []
    for board in boards:
        for col in range(N):
            if col not in board and (row > 0 or col == 2):
                longer.append(board + [col])
    boards = longer
for board in boards:
    print(board)
";
    let made = "\
from itertools import permutations
N = 5
boards = [list(p) for p in permutations(range(N)) if p[0] == 3]
print(boards)
";
    for (text, first, line) in [(levels, "c5 a4 b3 d2 e1", 8), (made, "d5 a4 b3 c2 e1", 3)] {
        let (finder, verdict) = judged(text, Problem::Queens(Size::new(5)));
        let mut why = Why::new(&finder, &verdict).unwrap();
        while why.walk(100_000) {}
        let squares: Vec<String> = verdict.first_wrong.unwrap().squares.iter().map(ToString::to_string).collect();
        let Some(Cause::Accepted(site, _)) = why.cause() else { panic!("{:?}\n{text}", why.cause()) };
        assert_eq!((squares.join(" ").as_str(), site.line), (first, line), "{text}");
    }
}

/// The place of the list that the function keeps its board in is cut off the heap before the program ends.
#[test]
fn a_list_that_is_no_more_is_not_looked_for() {
    let text = "\
def found():
    others = [[i] for i in range(2000)]
    kept = []
    kept.append([1, 3, 0, 2])
    return len(kept)


found()
text = 'a' * 1000000
text = 'b' * 1000000
text = 'c' * 1000000
text = 'd' * 1000000
";
    let (finder, verdict) = judged(text, Problem::Queens(Size::new(4)));
    assert_eq!(finder.machine().end(), Some(&End::Done));
    assert_eq!(short(&verdict), "1: 1 right, 0 wrong, 0 twice, 1 missing");
}

/// Copies of smaller boards are no more, and later copies are in their places.
#[test]
fn a_copy_in_the_place_of_another_is_no_change_of_it() {
    let search = "\
def place(n, row, cols, solutions):
    if row == n:
        solutions.append(cols[:])
        return
    for c in range(n):
        if all(c != k and abs(c - k) != row - r for r, k in enumerate(cols)):
            cols.append(c)
            place(n, row + 1, cols, solutions)
            cols.pop()


def count(n):
    solutions = []
    place(n, 0, [], solutions)
    return len(solutions)


";
    for (sizes, said) in [
        ("range(1, 9)", "148: 148 right, 0 wrong, 0 twice, 0 missing"),
        ("(8, 8, 8)", "276: 92 right, 0 wrong, 184 twice, 0 missing"),
    ] {
        let (_, verdict) =
            judged(&format!("{search}for n in {sizes}:\n    print(n, count(n))\n"), Problem::Queens(Size::new(8)));
        assert_eq!(short(&verdict), said);
    }
}
