//! The usual mistakes in programs for N queens and knight's tours: the verdict says what is wrong, and where to look.

use queens_and_knights::program::{Channel, Finder, Lead, Problem, ProgramRun, Verdict};
use queens_and_knights::text::answer::Fault;
use queens_and_knights::{Board, Size};
use rewindable_python::Program;

/// All solutions in a list, which is printed in the end with its length.
const LIST: &str = "\
N = 6
def free(board, row, col):
    for r in range(row):
        if board[r] == col or abs(board[r] - col) == row - r:
            return False
    return True

def solve(board, row, found):
    if row == N:
        found.append(board[:])
        return
    for col in range(N):
        if free(board, row, col):
            board[row] = col
            solve(board, row + 1, found)
            board[row] = -1

found = []
solve([-1] * N, 0, found)
for board in found:
    print(board)
print(len(found))
";

/// All solutions as boards of letters, printed at once.
const PRINT: &str = "\
n = 6
board = [['.'] * n for _ in range(n)]
columns, falling, rising = set(), set(), set()
count = 0

def place(row):
    global count
    if row == n:
        count += 1
        for line in board:
            print(' '.join(line))
        print()
        return
    for column in range(n):
        if column in columns or row + column in rising or row - column in falling:
            continue
        board[row][column] = 'Q'
        columns.add(column)
        rising.add(row + column)
        falling.add(row - column)
        place(row + 1)
        board[row][column] = '.'
        columns.remove(column)
        rising.remove(row + column)
        falling.remove(row - column)

place(0)
print('Solutions:', count)
";

/// A generator of lists that end one after the other.
const YIELD: &str = "\
def queens(n, board=()):
    if len(board) == n:
        yield board
        return
    for column in range(n):
        if all(column != c and abs(column - c) != len(board) - r for r, c in enumerate(board)):
            yield from queens(n, board + (column,))

print(sum(1 for _ in queens(6)))
";

/// A class that keeps its board and counts.
const COUNT: &str = "\
class Queens:
    def __init__(self, n):
        self.n = n
        self.columns = [0] * n
        self.count = 0

    def fits(self, row):
        for r in range(row):
            if self.columns[r] == self.columns[row]:
                return False
            if abs(self.columns[r] - self.columns[row]) == row - r:
                return False
        return True

    def place(self, row):
        if row == self.n:
            self.count += 1
            return
        for column in range(self.n):
            self.columns[row] = column
            if self.fits(row):
                self.place(row + 1)

queens = Queens(6)
queens.place(0)
print(queens.count)
";

/// A knight with Warnsdorff's rule, which prints its board.
const TOUR: &str = "\
n = 6
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
board = [[0] * n for _ in range(n)]

def ways(x, y):
    return [(x + dx, y + dy) for dx, dy in moves
            if 0 <= x + dx < n and 0 <= y + dy < n and board[x + dx][y + dy] == 0]

def ride(x, y, number):
    board[x][y] = number
    if number == n * n:
        return True
    for nx, ny in sorted(ways(x, y), key=lambda square: len(ways(*square))):
        if ride(nx, ny, number + 1):
            return True
    board[x][y] = 0
    return False

ride(0, 0, 1)
for line in board:
    print(line)
";

fn judged(text: &str, problem: Problem) -> (Finder, Verdict) {
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

/// What a verdict says in short: the boards, those that are right, wrong, there again and missing, and the total.
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
const FROM_ONE: &str = "\
n = 4
x = [0] * (n + 1)
found = []

def free(row, column):
    for r in range(1, row):
        if x[r] == column or abs(x[r] - column) == row - r:
            return False
    return True

def solve(row):
    for column in range(1, n + 1):
        if free(row, column):
            x[row] = column
            if row == n:
                found.append(x[:])
            else:
                solve(row + 1)

solve(1)
print(len(found))
";

#[test]
fn an_entry_that_is_never_used_is_no_row() {
    let size = |n| Problem::Queens(Size::new(n));
    for (n, count) in [(4, 2), (5, 10), (6, 4)] {
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
    // With the first queen in the corner there are as many boards of five, but one in another column is none of them.
    let five =
        "print([0, 2, 4, 1, 3])\nboard = [0, 3, 1, 4, 2]\nboard = [1, 3, 0, 2, 4]\nfound = []\nfound.append(board)\n";
    assert_eq!(judged(five, size(8)).1.problem, size(5));
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

/// A mistake: its name, a program and the edits that make the mistake, what the verdict says in short, what leads to the
/// step where it shows, and the line that was carried out there.
struct Mistake {
    name: &'static str,
    base: &'static str,
    edits: &'static [(&'static str, &'static str)],
    says: &'static str,
    leads: Leads,
    line: &'static str,
}

#[derive(Clone, Copy)]
enum Leads {
    Wrong,
    Twice,
    Missing,
    Alias,
    Total,
}

const MISTAKES: &[Mistake] = &[
    Mistake {
        name: "only rows and columns are tested",
        base: LIST,
        edits: &[(" or abs(board[r] - col) == row - r", "")],
        says: "720: 4 right, 716 wrong, 0 twice, 0 missing says 720!",
        leads: Leads::Wrong,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "only one diagonal",
        base: LIST,
        edits: &[("abs(board[r] - col) == row - r", "board[r] - col == row - r")],
        says: "83: 4 right, 79 wrong, 0 twice, 0 missing says 83!",
        leads: Leads::Wrong,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "one set of diagonals is not looked at, and the program ends in an error",
        base: PRINT,
        edits: &[(" or row - column in falling", "")],
        says: "1: 0 right, 1 wrong, 0 twice, 4 missing",
        leads: Leads::Wrong,
        line: "print(' '.join(line))",
    },
    Mistake {
        name: "columns are not tested",
        base: LIST,
        edits: &[("board[r] == col or ", "")],
        says: "796: 4 right, 792 wrong, 0 twice, 0 missing says 796!",
        leads: Leads::Wrong,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "the test leaves out the row above",
        base: LIST,
        edits: &[("for r in range(row):\n        if", "for r in range(row - 1):\n        if")],
        says: "518: 4 right, 514 wrong, 0 twice, 0 missing says 518!",
        leads: Leads::Wrong,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "the test leaves out the first row",
        base: LIST,
        edits: &[("for r in range(row):\n        if", "for r in range(1, row):\n        if")],
        says: "240: 4 right, 236 wrong, 0 twice, 0 missing says 240!",
        leads: Leads::Wrong,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "the last column is never tried",
        base: LIST,
        edits: &[("for col in range(N):", "for col in range(N - 1):")],
        says: "0: 0 right, 0 wrong, 0 twice, 4 missing says 0!",
        leads: Leads::Missing,
        line: "print(len(found))",
    },
    Mistake {
        name: "the first column is never tried",
        base: PRINT,
        edits: &[("for column in range(n):\n        if", "for column in range(1, n):\n        if")],
        says: "0: 0 right, 0 wrong, 0 twice, 4 missing says 0!",
        leads: Leads::Missing,
        line: "print('Solutions:', count)",
    },
    Mistake {
        name: "the first row is fixed",
        base: LIST,
        edits: &[("solve([-1] * N, 0, found)", "board = [-1] * N\nboard[0] = 1\nsolve(board, 1, found)")],
        says: "1: 1 right, 0 wrong, 0 twice, 3 missing says 1!",
        leads: Leads::Missing,
        line: "print(len(found))",
    },
    Mistake {
        name: "a queen is not taken back from the board",
        base: PRINT,
        edits: &[("        board[row][column] = '.'\n", "")],
        says: "4: 0 right, 4 wrong, 0 twice, 4 missing says 4",
        leads: Leads::Wrong,
        line: "print(' '.join(line))",
    },
    Mistake {
        name: "a mark is not taken back",
        base: PRINT,
        edits: &[("        falling.remove(row - column)\n", "")],
        says: "0: 0 right, 0 wrong, 0 twice, 4 missing says 0!",
        leads: Leads::Missing,
        line: "print('Solutions:', count)",
    },
    Mistake {
        name: "it returns after the first column",
        base: LIST,
        edits: &[(
            "            solve(board, row + 1, found)\n            board[row] = -1",
            "            solve(board, row + 1, found)\n            board[row] = -1\n            return",
        )],
        says: "0: 0 right, 0 wrong, 0 twice, 4 missing says 0!",
        leads: Leads::Missing,
        line: "print(len(found))",
    },
    Mistake {
        name: "it stops at the first solution",
        base: LIST,
        edits: &[
            ("        found.append(board[:])\n        return", "        found.append(board[:])\n        return True"),
            (
                "            solve(board, row + 1, found)\n",
                "            if solve(board, row + 1, found):\n                return True\n",
            ),
        ],
        says: "1: 1 right, 0 wrong, 0 twice, 3 missing says 1!",
        leads: Leads::Missing,
        line: "print(len(found))",
    },
    Mistake {
        name: "the list keeps the board itself",
        base: LIST,
        edits: &[("found.append(board[:])", "found.append(board)")],
        says: "4: 4 right, 0 wrong, 0 twice, 0 missing says 4 alias",
        leads: Leads::Alias,
        line: "found.append(board)",
    },
    Mistake {
        name: "the list keeps rows of the board",
        base: PRINT,
        edits: &[
            ("count = 0", "count = 0\nfound = []"),
            (
                "        count += 1\n        for line in board:\n            print(' '.join(line))\n        print()\n",
                "        count += 1\n        found.append(board.copy())\n",
            ),
        ],
        says: "4: 4 right, 0 wrong, 0 twice, 0 missing says 4 alias",
        leads: Leads::Alias,
        line: "found.append(board.copy())",
    },
    Mistake {
        name: "each solution is kept twice",
        base: LIST,
        edits: &[("        found.append(board[:])", "        found.append(board[:])\n        found.append(board[:])")],
        says: "8: 4 right, 0 wrong, 4 twice, 0 missing says 8!",
        leads: Leads::Twice,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "each solution is counted twice",
        base: PRINT,
        edits: &[("        count += 1", "        count += 2")],
        says: "4: 4 right, 0 wrong, 0 twice, 0 missing says 8!",
        leads: Leads::Total,
        line: "print('Solutions:', count)",
    },
    Mistake {
        name: "the counter starts at one",
        base: PRINT,
        edits: &[("count = 0", "count = 1")],
        says: "4: 4 right, 0 wrong, 0 twice, 0 missing says 5!",
        leads: Leads::Total,
        line: "print('Solutions:', count)",
    },
    Mistake {
        name: "it also counts what fails",
        base: COUNT,
        edits: &[(
            "            if self.fits(row):\n                self.place(row + 1)",
            "            if self.fits(row):\n                self.place(row + 1)\n                self.count += 1",
        )],
        says: "4: 4 right, 0 wrong, 0 twice, 0 missing says 156!",
        leads: Leads::Total,
        line: "print(queens.count)",
    },
    Mistake {
        name: "columns are kept from one and tested from zero",
        base: LIST,
        edits: &[("board[row] = col\n", "board[row] = col + 1\n")],
        says: "138: 0 right, 138 wrong, 0 twice, 4 missing says 138!",
        leads: Leads::Wrong,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "the last row is left out",
        base: LIST,
        edits: &[("if row == N:", "if row == N - 1:")],
        says: "40: 0 right, 40 wrong, 0 twice, 4 missing says 40!",
        leads: Leads::Wrong,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "a mirror image is added to each",
        base: LIST,
        edits: &[(
            "        found.append(board[:])",
            "        found.append(board[:])\n        found.append([N - 1 - col for col in board])",
        )],
        says: "8: 4 right, 0 wrong, 4 twice, 0 missing says 8!",
        leads: Leads::Twice,
        line: "found.append(board[:])",
    },
    Mistake {
        name: "the minus of a diagonal is a plus",
        base: YIELD,
        edits: &[("abs(column - c) != len(board) - r", "abs(column + c) != len(board) - r")],
        says: "158: 0 right, 158 wrong, 0 twice, 4 missing says 158!",
        leads: Leads::Wrong,
        line: "yield board",
    },
    Mistake {
        name: "a knight moves one and one",
        base: TOUR,
        edits: &[("(1, 2), (2, 1)", "(1, 1), (2, 1)")],
        says: "0: 0 right, 0 wrong, 0 twice, 0 missing",
        leads: Leads::Wrong,
        line: "board[x][y] = number",
    },
    Mistake {
        name: "a knight stops one square early",
        base: TOUR,
        edits: &[("if number == n * n:", "if number == n * n - 1:")],
        says: "0: 0 right, 0 wrong, 0 twice, 0 missing",
        leads: Leads::Wrong,
        line: "board[x][y] = number",
    },
];

#[test]
fn each_usual_mistake_is_named_and_leads_to_its_step() {
    let mut wrong = Vec::new();
    for Mistake { name, base, edits, says, leads, line } in MISTAKES {
        let text = changed(base, edits);
        let problem = if *base == TOUR { Problem::Knight(Board::new(6, 6)) } else { Problem::Queens(Size::new(6)) };
        let (_, verdict) = judged(&text, problem);
        let step = match leads {
            Leads::Wrong => verdict.first_wrong.as_ref().map(|wrong| wrong.step),
            Leads::Twice => verdict.first_twice.map(|twice| twice.step),
            Leads::Missing => verdict.first_missing.as_ref().map(|missing| missing.step),
            Leads::Alias => verdict.alias,
            Leads::Total => verdict.total.map(|total| total.step),
        };
        let carried_out =
            step.map(|step| text.lines().nth(line_at(&text, step) as usize - 1).unwrap_or("").trim().to_owned());
        let said = short(&verdict);
        if said != *says || carried_out.as_deref() != Some(*line) {
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
        let mut lead = Lead::new(run(), verdict.first_missing.unwrap().placement).unwrap();
        while lead.walk(100) {}
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
fn nothing_leads_to_a_solution_of_another_size_than_the_boards_of_the_program() {
    // It claims no board, so the solutions are those of the size asked for.
    let text = changed(include_str!("../../content/examples/no-undo.py"), &[("n = 6", "n = 8")]);
    let (finder, verdict) = judged(&text, Problem::Queens(Size::new(6)));
    let missing = verdict.first_missing.unwrap().placement;
    let best = finder.candidates().swap_remove(0);
    assert_eq!((missing.size(), best.problem), (Size::new(6), Problem::Queens(Size::new(8))));
    let run = ProgramRun::new(Program::new(&text).unwrap().start("", 1), best.problem, Some(best.source));
    assert!(Lead::new(run, missing).is_none());
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
