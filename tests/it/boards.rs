//! Boards in members of objects, in the containers of C++ and in larger arrays, and values of the shape of a board: of
//! each program of `tests/golden/boards/` the variable that is found, whether that is confirmed, the verdict and the cause.
//!
//! `UPDATE_GOLDEN=1 cargo test --test it boards` writes them.

use crate::examples::read;
use queens_and_knights::Size;
use queens_and_knights::program::{Cause, Channel, Finder, Problem, Syntax, Verdict, Why};
use rewindable_c::{Language, Program};

const LIST: &str = "tests/golden/boards/verdicts.txt";

#[test]
fn boards_are_found_and_judged_where_they_stand() {
    let root = env!("CARGO_MANIFEST_DIR");
    let mut names: Vec<String> = std::fs::read_dir(format!("{root}/tests/golden/boards"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.ends_with(".txt"))
        .collect();
    names.sort();
    let found: String = names.iter().map(|name| judged(name)).collect();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(format!("{root}/{LIST}"), &found).unwrap();
    }
    assert_eq!(found, read(LIST));
}

/// A line on a program: where its board was found, and the verdict on its boards.
fn judged(name: &str) -> String {
    let text = read(&format!("tests/golden/boards/{name}"));
    let language = match name.rsplit('.').next() {
        Some("c") => Language::C,
        Some("java") => Language::Java,
        _ => Language::Cpp,
    };
    let program = match Program::with_language(&text, language) {
        Ok(program) => program,
        Err(refusal) => return format!("{name}: line {}: {refusal}\n", refusal.line),
    };
    let mut finder = Finder::of_text(program.start(""), Problem::Queens(Size::new(8)), &text, Syntax::Slashes);
    while finder.walk(100_000) {}
    let best = finder.candidates().into_iter().next();
    let board = best.map_or("no board".to_owned(), |best| {
        let is_right = if best.confirmed.is_some() { "" } else { ", never right" };
        format!("{}{is_right}", best.source.variable)
    });
    let verdict = finder.verdict();
    let mut why = Why::new(&finder, &verdict);
    while why.as_mut().is_some_and(|why| why.walk(100_000)) {}
    let cause = why.as_ref().and_then(Why::cause).map_or(String::new(), |cause| match cause {
        Cause::Left(left) => format!("; {left:?}"),
        cause => format!("; {cause:?}"),
    });
    format!("{name}: {board}; {}{cause}\n", short(&verdict))
}

fn short(verdict: &Verdict) -> String {
    let by = match &verdict.channel {
        Some(Channel::Printed) => "printed".to_owned(),
        Some(Channel::Kept(variable)) => format!("kept in {variable}"),
        Some(Channel::Handed(function)) => format!("handed out by {function}"),
        Some(Channel::Board(variable)) => format!("in {variable}"),
        None => "none".to_owned(),
    };
    let Verdict { boards, right, wrong, twice, .. } = verdict;
    let sides = match verdict.problem {
        Problem::Queens(size) => format!("queens {}", size.get()),
        Problem::Knight(board) => format!("knight {board:?}"),
    };
    let total = verdict.total.as_ref().map_or(String::new(), |total| {
        let is_right = total.right.map_or("unknown", |right| if right { "right" } else { "wrong" });
        format!(", total {} {is_right}", total.number)
    });
    let alias = verdict.alias.map_or(String::new(), |alias| format!(", {alias:?}"));
    format!("{sides}, {boards} boards {by}: {right} right, {wrong} wrong, {twice} again{total}{alias}")
}
