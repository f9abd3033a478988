//! Users' programs: the board is found in their variables, and any line is reached as by a fresh run.

use queens_and_knights::program::{Candidate, Finder, Form, LineKind, Problem, ProgramRun, Source, frames};
use queens_and_knights::{Board, Player, Run, Size};
use rewindable_python::{Machine, Program};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

/// Columns in a global list, all solutions printed.
const COLUMNS: &str = "
columns = []

def free(column):
    row = len(columns)
    return all(c != column and abs(c - column) != row - r for r, c in enumerate(columns))

def place(n):
    if len(columns) == n:
        print(columns)
        return
    for column in range(n):
        if free(column):
            columns.append(column)
            place(n)
            columns.pop()

place(6)
";

/// A board of 0 and 1 as an attribute; the program sets its own size.
const CELLS: &str = "
class Queens:
    def __init__(self, n):
        self.n = n
        self.cells = [[0] * n for _ in range(n)]
        self.found = 0

    def attacked(self, row, column):
        return any(self.cells[r][c] and (c == column or abs(c - column) == row - r)
                   for r in range(row) for c in range(self.n))

    def solve(self, row=0):
        if row == self.n:
            self.found += 1
            return
        for column in range(self.n):
            if not self.attacked(row, column):
                self.cells[row][column] = 1
                self.solve(row + 1)
                self.cells[row][column] = 0

queens = Queens(5)
queens.solve()
print(queens.found)
";

/// Tuples from a generator, rows and columns from 1.
const PAIRS: &str = "
def queens(k, n):
    if k == 0:
        yield ()
        return
    for board in queens(k - 1, n):
        for column in range(1, n + 1):
            if all(column != c and abs(column - c) != k - r for r, c in board):
                yield board + ((k, column),)

for board in queens(6, 6):
    print(*board)
";

/// A knight with Warnsdorff's rule, numbers from 0 in rows.
const KNIGHT: &str = "
MOVES = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]

def ways(board, row, column):
    return [(row + r, column + c) for r, c in MOVES
            if 0 <= row + r < 6 and 0 <= column + c < 6 and board[row + r][column + c] == -1]

def ride(board, row, column, number):
    board[row][column] = number
    if number == 35:
        return True
    for r, c in sorted(ways(board, row, column), key=lambda square: len(ways(board, *square))):
        if ride(board, r, c, number + 1):
            return True
    board[row][column] = -1
    return False

print(ride([[-1] * 6 for _ in range(6)], 0, 0, 0))
";

/// Only rows and columns are tested: the referee never accepts a board of this program before the right ones.
const WRONG: &str = "
def solve(board, row):
    if row == 4:
        return
    for column in range(4):
        board[row] = column
        if len(set(board[:row + 1])) == row + 1 and column < 2:
            solve(board, row + 1)
        board[row] = -1

solve([-1] * 4, 0)
";

fn machine(text: &str) -> Machine {
    Program::new(text).unwrap().start("", 1)
}

fn queens(size: u8) -> Problem {
    Problem::Queens(Size::new(size))
}

fn candidates(text: &str, problem: Problem) -> Vec<Candidate> {
    let mut finder = Finder::new(machine(text), problem);
    finder.walk(100_000);
    finder.candidates()
}

#[test]
fn the_board_is_found_in_the_variables() {
    let knight = Problem::Knight(Board::new(6, 6));
    // Program, asked for, variable, solved, solutions, removals.
    let table = [
        (COLUMNS, queens(6), ".columns", queens(6), 4),
        (COLUMNS, queens(8), ".columns", queens(6), 4),
        (CELLS, queens(5), "self.cells", queens(5), 10),
        (CELLS, queens(8), "self.cells", queens(5), 10),
        (PAIRS, queens(6), ".board", queens(6), 4),
        (KNIGHT, knight, "ride.board", knight, 1),
    ];
    for (text, asked, variable, problem, solutions) in table {
        let found = candidates(text, asked).swap_remove(0);
        assert_eq!((found.source.variable.to_string().as_str(), found.problem), (variable, problem), "{text}");
        assert!(found.confirmed.is_some());
        assert_eq!(found.source.variable.to_string().parse(), Ok(found.source.variable.clone()));
        let mut player = Player::new(ProgramRun::new(machine(text), found.problem, Some(found.source)));
        while player.explore(1 << 20) {}
        let counts = player.furthest().counts();
        assert!(counts.solutions >= solutions, "{variable}: {counts:?}");
        // A state takes what its machine does, and more.
        let mut alone = machine(text);
        while alone.step() {}
        let footprint = player.furthest().run().footprint();
        assert!((alone.footprint()..alone.footprint() + 4_096).contains(&footprint), "{variable}: {footprint}");
    }
}

#[test]
fn where_no_board_is_right_the_one_that_changes_most_comes_first() {
    let found = candidates(WRONG, queens(4)).swap_remove(0);
    assert_eq!((found.source.variable.to_string().as_str(), found.confirmed), ("solve.board", None));
}

/// Asserts that two players of a run show the same at some of its steps.
fn assert_same(one: &mut Player<ProgramRun<Machine>>, other: &mut Player<ProgramRun<Machine>>) {
    assert_eq!(one.length(), other.length());
    assert_eq!(one.furthest().counts(), other.furthest().counts());
    let length = one.furthest().step();
    let steps = (0..=length).step_by(1 + length as usize / 40).chain([length, 0]);
    for step in steps {
        one.go_to(step);
        other.go_to(step);
        let (one, other) = (one.here(), other.here());
        assert_eq!((one.step(), one.counts(), one.last()), (step, other.counts(), other.last()));
        assert_eq!((one.run().board(), one.run().output()), (other.run().board(), other.run().output()));
        assert_eq!(frames(one.run(), &[]), frames(other.run(), &[]));
    }
}

#[test]
fn a_run_that_was_looked_ahead_need_not_be_walked_again() {
    // A list that is a board of four on its way, a board that is found late, one in a program of another N than was asked for,
    // one that is never right, none, and a knight.
    let wrong = WRONG.replace('4', "8").replace("< 2", "< 4").replace("\nsolve([", "\nfor i in range(3):\n    solve([");
    let seven = COLUMNS.replace("place(6)", "place(7)");
    let late = format!("counts = [0, 1, 2, 3]\nfor i in range(3_000):\n    counts[i % 4] += 1\n{seven}");
    let cells = CELLS.replace("Queens(5)", "Queens(7)");
    let pairs = PAIRS.replace("queens(6, 6)", "queens(7, 7)");
    let none = "total = 0\nfor i in range(6_000):\n    total += i\nprint(total)\n";
    for (text, problem) in [
        (&*seven, queens(7)),
        (&late, queens(7)),
        (&seven, queens(8)),
        (&cells, queens(5)),
        (&pairs, queens(7)),
        (&wrong, queens(8)),
        (none, queens(8)),
        (KNIGHT, Problem::Knight(Board::new(6, 6))),
    ] {
        let mut finder = Finder::new(machine(text), problem).keeping();
        while finder.walk(500) {}
        let mut plain = Finder::new(machine(text), problem);
        while plain.walk(10_000) {}
        assert_eq!((finder.candidates(), finder.lines()), (plain.candidates(), plain.lines()), "{text}");
        assert_eq!(finder.verdict(), plain.verdict(), "{text}");
        let best = finder.candidates().into_iter().next();
        let problem = best.as_ref().map_or(finder.problem(), |best| best.problem);
        let source = best.map(|best| best.source);
        let mut kept = finder.player(source.clone(), problem);
        assert_eq!(kept.here().step(), 0);
        // A short run is not.
        assert_eq!(kept.length(), Some(finder.lines()).filter(|&lines| lines > 1024), "{text}");
        let mut alone = Player::new(ProgramRun::new(machine(text), problem, source.clone()));
        assert_eq!(finder.lead(&mut kept), kept.length().is_some());
        assert!(!finder.lead(&mut alone));
        for player in [&mut kept, &mut alone] {
            while player.explore(1 << 20) {}
        }
        assert_same(&mut kept, &mut alone);
        // With another board, or without one, nothing was kept.
        if let Some(source) = source {
            for other in [None, Some(Source { form: Form::Any, ..source })] {
                assert_eq!(finder.player(other, problem).furthest().step(), 0);
            }
        }
    }
}

#[test]
fn a_player_follows_a_look_ahead_from_wherever_it_is() {
    let text = COLUMNS.replace("place(6)", "place(8)");
    let problem = queens(8);
    let mut finder = Finder::new(machine(&text), problem).keeping();
    let is_found = |best: &Candidate| best.confirmed.is_some() && best.problem == problem;
    while finder.lines() < 5_000 || !finder.candidates().first().is_some_and(is_found) {
        assert!(finder.walk(500));
    }
    let Candidate { source, confirmed, .. } = finder.candidates().swap_remove(0);
    let mut player = finder.player(Some(source.clone()), problem);
    let found = confirmed.unwrap();
    player.go_to(found);
    assert!(player.here().run().board().passes);
    // A player that is ahead itself, and the reverse.
    player.explore(3_000);
    let own = player.furthest().step();
    assert!(finder.lead(&mut player) && player.furthest().step() == own);
    while finder.walk(500) {
        assert!(finder.lead(&mut player) && player.here().step() == found);
        assert!((own..=finder.lines().max(own)).contains(&player.furthest().step()));
    }
    assert!(finder.lead(&mut player));
    assert_eq!(player.length(), Some(finder.lines()));
    let mut alone = Player::new(ProgramRun::new(machine(&text), problem, Some(source)));
    while alone.explore(1 << 20) {}
    assert_same(&mut player, &mut alone);
}

/// Random jumps to steps, in slices, show what a fresh run shows that passes them in order. Returns the length of the run.
fn check_jumps(text: &str, problem: Problem, source: Option<Source>, jumps: usize) -> u64 {
    let run = || ProgramRun::new(machine(text), problem, source.clone());
    let mut player = Player::new(run());
    while player.explore(1 << 16) {}
    let length = player.length().unwrap();
    let shown = |run: &ProgramRun<Machine>| {
        let machine = run.machine();
        let place = (machine.line(), machine.depth(), run.has_ended());
        let mut hasher = DefaultHasher::new();
        format!("{:?}", (place, run.output(), run.board(), frames(run, &[]))).hash(&mut hasher);
        hasher.finish()
    };
    let mut next = numbers();
    let mut seen: Vec<(u64, u64)> = (0..jumps)
        .map(|_| {
            let step = next() % (length + 1);
            let slice = 1 + next() % 5_000;
            while !player.seek(step, slice) {}
            (step, shown(player.here().run()))
        })
        .collect();
    seen.sort_unstable();
    let (mut fresh, mut lines) = (run(), 0);
    for (step, there) in seen {
        while lines < step {
            fresh.next();
            lines += 1;
        }
        assert_eq!(there, shown(&fresh), "step {step} of {text}");
    }
    length
}

#[test]
fn any_line_is_reached_as_by_a_fresh_run() {
    for (text, problem) in
        [(COLUMNS, queens(6)), (CELLS, queens(5)), (PAIRS, queens(6)), (KNIGHT, Problem::Knight(Board::new(6, 6)))]
    {
        let source = candidates(text, problem).swap_remove(0).source;
        check_jumps(text, problem, Some(source), 60);
    }
}

#[test]
fn what_is_printed_is_kept_once_by_runs_that_are_walked_in_turns() {
    let mut first = ProgramRun::new(machine("print('one')\nprint('two')\nprint('three')\n"), queens(4), None);
    let mut second = first.clone();
    for text in ["one\n", "one\ntwo\n", "one\ntwo\nthree\n"] {
        for run in [&mut first, &mut second] {
            assert!(run.next().unwrap().printed);
            assert_eq!(run.output(), text);
        }
    }
}

#[test]
fn the_marks_of_a_run_are_found_both_ways() {
    let problem = queens(6);
    let source = candidates(COLUMNS, problem).swap_remove(0).source;
    let mut player = Player::new(ProgramRun::new(machine(COLUMNS), problem, Some(source)));
    while player.explore(1 << 20) {}
    let counts = player.furthest().counts().clone();
    assert_eq!((counts.solutions, counts.outputs), (4, 4));
    assert_eq!(counts.boards, counts.removals * 2, "each queen that is placed is taken back");
    player.go_to(player.step_of(LineKind::Solution, 2).unwrap());
    let solution = player.here().run().board().squares.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(solution, ["c6", "f5", "b4", "e3", "a2", "d1"]);
    let before = player.here().step();
    player.go_to(player.next(LineKind::Output).unwrap());
    assert!(player.here().run().output().ends_with("[2, 5, 1, 4, 0, 3]\n"));
    player.go_to(player.previous(LineKind::Solution).unwrap());
    assert_eq!(player.here().step(), before);
}

/// The twins of public programs whose traces are frozen.
fn twins() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/languages/python/tests/traces");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let is_twin = |name: &str| name.starts_with("queens_") || name.starts_with("knight_");
    let twins = files.filter(|path| path.extension().is_some_and(|end| end == "py")).filter_map(|path| {
        let name = path.file_stem()?.to_str()?.to_owned();
        is_twin(&name).then(|| (name, std::fs::read_to_string(&path).unwrap()))
    });
    let mut twins: Vec<_> = twins.collect();
    twins.sort();
    twins
}

/// Random numbers, the same in every run.
fn numbers() -> impl FnMut() -> u64 {
    let mut random = 12_345_u64;
    move || {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        random >> 30
    }
}

/// `JUMPS=10000 cargo test --release --test it -- --ignored --nocapture random_jumps` makes ten thousand in each.
#[test]
#[ignore = "random jumps in the twelve twins: cargo test --release --test it -- --ignored random_jumps"]
fn random_jumps_show_what_a_fresh_run_shows() {
    let jumps: usize = std::env::var("JUMPS").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let twins = twins();
    assert_eq!(twins.len(), 12);
    for (name, text) in twins {
        let asked = match name.starts_with("knight") {
            true => Problem::Knight(Board::new(8, 8)),
            false => queens(8),
        };
        let found = candidates(&text, asked).into_iter().next();
        let problem = found.as_ref().map_or(asked, |found| found.problem);
        let length = check_jumps(&text, problem, found.map(|found| found.source), jumps);
        println!("{name}: {jumps} jumps in {length} lines, 0 wrong");
    }
}

/// A knight with a fixed order of moves, which finds no tour of 8 by 8 for hours.
const ENDLESS: &str = "
MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
board = [[-1] * 8 for _ in range(8)]

def ride(x, y, number):
    if number == 64:
        return True
    for dx, dy in MOVES:
        nx, ny = x + dx, y + dy
        if 0 <= nx < 8 and 0 <= ny < 8 and board[nx][ny] == -1:
            board[nx][ny] = number
            if ride(nx, ny, number + 1):
                return True
            board[nx][ny] = -1
    return False

board[0][0] = 0
print(ride(0, 0, 1))
";

/// The same in C.
const ENDLESS_IN_C: &str = "
#include <stdio.h>
int moves[8][2] = {{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}};
int board[8][8];

int ride(int x, int y, int number) {
    if (number == 65) return 1;
    for (int k = 0; k < 8; k++) {
        int nx = x + moves[k][0], ny = y + moves[k][1];
        if (nx < 0 || nx >= 8 || ny < 0 || ny >= 8 || board[nx][ny]) continue;
        board[nx][ny] = number;
        if (ride(nx, ny, number + 1)) return 1;
        board[nx][ny] = 0;
    }
    return 0;
}

int main(void) {
    board[0][0] = 1;
    printf(\"%d\\n\", ride(0, 0, 2));
}
";

/// `LINES=100000000 cargo test --release --test it -- --ignored --nocapture a_jump_in_a_long_run` for the promised length.
#[test]
#[ignore = "jumps in a long run: cargo test --release --test it -- --ignored a_jump_in_a_long_run"]
fn a_jump_in_a_long_run_is_short() {
    jump_in_a_long_run("Python", machine(ENDLESS));
    let in_c = rewindable_c::Program::new(ENDLESS_IN_C).unwrap();
    jump_in_a_long_run("C", in_c.start(""));
}

fn jump_in_a_long_run<M: rewindable::Machine>(language: &str, machine: M) {
    let lines: u64 = std::env::var("LINES").ok().and_then(|text| text.parse().ok()).unwrap_or(10_000_000);
    let problem = Problem::Knight(Board::new(8, 8));
    let mut finder = Finder::new(machine.clone(), problem);
    finder.walk(20_000);
    let source = finder.candidates().swap_remove(0).source;
    let mut player = Player::new(ProgramRun::new(machine, problem, Some(source)));
    let began = Instant::now();
    while player.furthest().step() < lines {
        assert!(player.explore(lines - player.furthest().step()), "it does not end");
    }
    println!("{language}: {lines} lines in {:?}", began.elapsed());
    let mut next = numbers();
    let mut times: Vec<Duration> = (0..200)
        .map(|_| {
            let step = next() % lines;
            let began = Instant::now();
            player.go_to(step);
            assert_eq!(player.here().step(), step);
            began.elapsed()
        })
        .collect();
    times.sort();
    let footprint = player.here().run().footprint();
    println!("median {:?}, worst {:?}; a state of {footprint} bytes", times[100], times[199]);
    assert!(times[100] < Duration::from_millis(400), "{:?}", times[100]);
}
