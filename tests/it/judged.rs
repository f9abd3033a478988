//! A user's program beside a solver, its verdict, and its variables as they are shown.

use queens_and_knights::program::{
    Comparison, Content, Finder, Frame, Parting, Problem, ProgramRun, Shown, Tree, frames, mark_changes,
};
use queens_and_knights::{AnySearch, Board, Event, Given, Run, Size, Solver};
use rewindable_python::{Machine, Program};

fn machine(text: &str) -> Machine {
    Program::new(text).unwrap().start("", 1)
}

fn queens(size: u8) -> Problem {
    Problem::Queens(Size::new(size))
}

/// Columns in a list, tried in an order; `after` comes at the end.
fn backtracking(order: &str, after: &str) -> String {
    format!(
        "
columns = []

def place(n):
    if len(columns) == n:
        return
    for column in {order}:
        if all(c != column and abs(c - column) != len(columns) - r for r, c in enumerate(columns)):
            columns.append(column)
            place(n)
            columns.pop()

place(5)
{after}
"
    )
}

#[test]
fn a_program_and_a_solver_place_the_same_until_they_part() {
    let solver = || AnySearch::queens(Solver::Scan, Given::none(Size::new(5)));
    let placed = solver().filter(|event| matches!(event, Event::Place(_))).count() as u64;
    let first = solver().find_map(|event| if let Event::Place(square) = event { Some(square) } else { None });
    let source = {
        let mut finder = Finder::new(machine(&backtracking("range(n)", "")), queens(5));
        while finder.walk(10_000) {}
        finder.candidates().swap_remove(0).source
    };
    // The program, and how many placements are the same, whether it ended, and whether each places a piece.
    for (text, same, parting) in [
        (backtracking("range(n)", ""), placed, None),
        (backtracking("reversed(range(n))", ""), 0, Some((false, true, true))),
        (backtracking("range(n)", "place(5)"), placed, Some((false, true, false))),
        (backtracking("[]", ""), 0, Some((true, false, true))),
        (backtracking("range(n - 1)", ""), 2, Some((false, true, true))),
        (backtracking("[]", "columns[:] = [0, 2]"), 0, Some((false, false, true))),
    ] {
        let run = ProgramRun::new(machine(&text), queens(5), Some(source.clone()));
        let mut comparison = Comparison::new(run, Solver::Scan).unwrap();
        let lines = comparison.by_ref().count() as u64;
        let found = match comparison.end().unwrap() {
            Parting::Same => None,
            Parting::Apart { step, square, ended, solver_square } => {
                assert_eq!(step, lines, "{text}");
                assert!(same > 0 || solver_square == first, "{text}");
                Some((ended, square.is_some(), solver_square.is_some()))
            }
        };
        assert_eq!((comparison.same(), found), (same, parting), "{text}");
        assert!(comparison.has_ended());
        // A state takes the memory of the program and the squares of the solver.
        let mut alone = ProgramRun::new(machine(&text), queens(5), Some(source.clone()));
        assert_eq!(alone.by_ref().take(lines as usize).count() as u64, lines);
        assert!((alone.footprint()..alone.footprint() + 100).contains(&comparison.footprint()), "{text}");
        // Up to the placement that parts them, or to its end.
        let made = same + u64::from(parting.is_some_and(|(.., solver_places)| solver_places));
        let is_place = |event: &Event| matches!(event, Event::Place(_));
        let places = solver().enumerate().filter(|(_, event)| is_place(event));
        let last = places.map(|(index, _)| index as u64 + 1).nth(made.saturating_sub(1) as usize).unwrap();
        let ended = parting.is_none_or(|(.., solver_places)| !solver_places);
        let steps = if ended { solver().count() as u64 } else { last };
        assert_eq!(comparison.search_steps(), (steps, made), "{text}");
        assert_eq!(comparison.solver_squares().is_empty(), ended, "{text}");
    }
}

#[test]
fn the_verdict_counts_whole_boards_of_the_size_that_the_program_has() {
    const WHOLE: &str = "kept = []
kept.append([[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0]])
kept.append([[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]])
";
    let part = format!("{WHOLE}kept.append([[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 0, 0]])\n");
    // The program, the size that is asked for, and the size, boards, right ones and others of the verdict.
    for (text, asked, size, counts) in [
        ("print('2 4 1 3')\nprint('3 1 4 2')\n", 8, 4, [2, 2, 0]),
        ("print('1 2 3 4')\nprint('4 3 2 1')\n", 8, 8, [0, 0, 2]),
        ("print('1 2 3 4')\nprint('4 3 2 1')\n", 4, 4, [2, 0, 0]),
        (WHOLE, 4, 4, [2, 2, 0]),
        (&part, 4, 4, [2, 2, 1]),
        ("def all():\n    return [[1, 3, 0, 2], [2, 0, 3, 1]]\nprint(len(all()))\n", 4, 4, [2, 2, 0]),
    ] {
        let mut finder = Finder::new(machine(text), queens(asked));
        while finder.walk(1_000) {}
        let verdict = finder.verdict();
        assert_eq!(verdict.problem, queens(size), "{text}");
        assert_eq!([verdict.boards, verdict.right, verdict.tried], counts, "{text}");
    }
}

#[test]
fn of_the_walks_of_a_knight_the_longest_is_shown_or_the_first_that_breaks_the_rules() {
    let begun = "(0, 0), (1, 2)";
    for (walks, step, squares) in [
        ([begun, "(0, 0), (1, 2), (2, 0)", "(0, 0)"], 2, 3),
        ([begun, "(0, 0), (1, 2), (1, 3)", "(0, 0), (1, 2), (2, 0), (0, 1)"], 2, 3),
        ([begun, "(2, 0), (0, 1), (1, 3)", "(0, 0), (1, 2), (2, 0), (0, 1)"], 3, 4),
    ] {
        let text = walks.map(|walk| format!("path = [{walk}]\n")).concat();
        let mut finder = Finder::new(machine(&text), Problem::Knight(Board::new(4, 3)));
        while finder.walk(1_000) {}
        let shown = finder.verdict().first_wrong.unwrap();
        assert_eq!((shown.step, shown.squares.len()), (step, squares), "{text}");
    }
}

#[test]
fn a_finder_counts_changes_and_what_a_line_costs() {
    let still = "still = [0, 0, 0, 0]\nmoving = [0, 0, 0, 0]\nfor i in range(4):\n    moving[0] = i\n";
    let mut finder = Finder::new(machine(still), queens(4));
    while finder.walk(1_000) {}
    let changes = finder.candidates().into_iter().map(|each| (each.source.variable.to_string(), each.changes));
    assert_eq!(changes.collect::<Vec<_>>(), [(".moving".to_owned(), 5), (".still".to_owned(), 1)]);

    // Ten times 32 characters with each second line.
    let mut finder = Finder::new(machine("for i in range(100):\n    print('x' * 319)\n"), queens(4));
    assert!(finder.walk(50));
    assert!(finder.lines() <= 10, "{}", finder.lines());

    let weights = ProgramRun::new(machine("a = 1\nb = sorted(range(20_000))\n"), queens(4), None);
    let weights: Vec<u64> = weights.map(ProgramRun::<Machine>::weight).collect();
    assert!(weights[0] == 1 && weights[1] > 100, "{weights:?}");
}

/// The variables of a call in which something has changed; `*` is before the marked ones.
fn written(Frame { function, variables, .. }: &Frame) -> String {
    let changed = variables.iter().map(named).filter(|text| text.contains('*'));
    format!("{function}: {}", changed.collect::<Vec<_>>().join(", "))
}

fn named(Shown { name, value, .. }: &Shown) -> String {
    format!("{name}={}", tree(value))
}

fn tree(Tree { content, changed }: &Tree) -> String {
    let joined = |parts: Vec<String>| parts.join(" ");
    let content = match content {
        Content::Plain(text) => text.clone(),
        Content::Unset => "unset".to_owned(),
        Content::Items { class, items, .. } => format!("{class}[{}]", joined(items.iter().map(tree).collect())),
        Content::Entries { entries, .. } => {
            let entries = entries.iter().map(|(key, value)| format!("{}:{}", tree(key), tree(value)));
            format!("{{{}}}", joined(entries.collect()))
        }
        Content::Instance { class, attributes, .. } => {
            format!("{class}({})", joined(attributes.iter().map(named).collect()))
        }
    };
    format!("{}{content}", if *changed { "*" } else { "" })
}

#[test]
fn what_a_line_has_changed_is_marked_in_its_place() {
    const TEXT: &str = "class Board:
    def __init__(self):
        self.rows = [0, 1]
def put(board, row):
    board.rows[row] = 7
b = Board()
put(b, 1)
s = {3, 4}
s.add(5)
s.remove(3)
p = [[1, 2], [3]]
p[1].append(4)
p.pop()
p = (1, 2)
d = {1: 2}
d[1] = 3
d[4] = 5
del d[1]
pass
";
    let mut run = ProgramRun::new(machine(TEXT), queens(4), None);
    let mut before = frames(&run, &[]);
    let mut found = Vec::new();
    while let Some(line) = run.next() {
        let mut now = frames(&run, &[]);
        mark_changes(&before, &mut now);
        found.extend(now.iter().map(|frame| format!("{} {}", line.line, written(frame))));
        before = now;
    }
    let found: Vec<&str> = found.iter().map(String::as_str).filter(|text| text.contains('*')).collect();
    let expected = [
        "6 __init__: self=*Board()",
        "3 <module>: b=*Board(rows=list[0 1])",
        "7 put: board=*Board(rows=list[0 1]), row=*1",
        "5 <module>: b=Board(rows=list[0 *7])",
        "8 <module>: s=*set[3 4]",
        "9 <module>: s=set[3 4 *5]",
        "10 <module>: s=*set[4 5]",
        "11 <module>: p=*list[list[1 2] list[3]]",
        "12 <module>: p=list[list[1 2] list[3 *4]]",
        "13 <module>: p=*list[list[1 2]]",
        "14 <module>: p=*tuple[1 2]",
        "15 <module>: d=*{1:2}",
        "16 <module>: d={1:*3}",
        "17 <module>: d={1:3 *4:*5}",
        "18 <module>: d=*{4:5}",
    ];
    assert_eq!(found, expected);
}
