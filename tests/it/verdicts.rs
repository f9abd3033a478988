//! Programs in C and C++ with their expected verdicts: `tests/verdicts/` makes and freezes them.

#[path = "../verdicts/said.rs"]
mod said;

#[path = "fuzz/damage.rs"]
mod damage;

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use queens_and_knights::program::Problem;
use queens_and_knights::{Board, Size};

#[test]
fn each_frozen_program_in_c_gets_the_verdict_that_it_deserves() {
    let mut causes = HashSet::new();
    for (name, golden) in
        [("c", include_str!("../golden/verdicts-c.txt")), ("cpp", include_str!("../golden/verdicts-cpp.txt"))]
    {
        let mut lines = golden.lines().skip_while(|line| line.starts_with(';'));
        let mut count = 0;
        while let Some((program, said)) = said::next(&mut lines) {
            let expected = lines.next().and_then(|line| line.strip_prefix("says ")).expect("a verdict");
            assert_eq!(said, expected, "{name}:\n{program}");
            causes.extend(expected.split("cause ").nth(1).and_then(|cause| cause.split(' ').next()));
            count += 1;
        }
        assert!(count >= 40, "{count} in {name}");
    }
    for cause in ["none", "accepted", "unreset", "stops"] {
        assert!(causes.contains(cause), "{cause} in {causes:?}");
    }
}

#[test]
fn programs_in_other_styles_get_it_as_well_whatever_the_page_shows() {
    let mut count = 0;
    for file in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/verdicts/programs")).unwrap() {
        let path = file.unwrap().path();
        let language = path.extension().and_then(|extension| extension.to_str()).unwrap();
        if !["c", "cpp"].contains(&language) {
            continue;
        }
        let program = fs::read_to_string(&path).unwrap();
        let expected = program.lines().next().and_then(|line| line.strip_prefix("// ")).expect("a verdict");
        for asked in ["queens 8", "queens 5", "queens 11", "knight 8 8"] {
            let lines = program.lines().count();
            let text = format!("language {language}\nasked {asked}\ngiven 0\nlines {lines}\n{program}");
            let (_, said) = said::next(&mut text.lines()).unwrap();
            assert_eq!(said, expected, "{}, asked {asked}", path.display());
        }
        count += 1;
    }
    assert!(count >= 5, "{count} programs");
}

#[test]
fn a_board_of_another_task_is_none_of_queens() {
    let program = include_str!("../verdicts/maze.cpp");
    for size in [4, 8] {
        let lines = program.lines().count();
        let text = format!("language cpp\nasked queens {size}\ngiven 0\nlines {lines}\n{program}");
        let (_, said) = said::next(&mut text.lines()).unwrap();
        let none = "none 0: 0 right, 0 wrong, 0 again, 0 missing; total none; alias none; cause none";
        assert_eq!(said, format!("queens {size}; {none}"));
    }
}

/// How far a damaged program is walked, and how many of each program there are; those that are refused do not count.
const DAMAGED_LINES: u64 = 20_000;
const DAMAGES: usize = 6;

/// What is said of each example and each usual mistake with one operator, number or name changed: `UPDATE_GOLDEN=1` writes it anew.
#[test]
fn damaged_programs_get_the_frozen_verdict() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folders = ["content/examples", "tests/mistakes", "tests/verdicts/programs", "tests/golden/boards"];
    let in_folder = |folder: &&str| fs::read_dir(root.join(folder)).unwrap().map(|file| file.unwrap().path());
    let mut programs: Vec<PathBuf> = folders.iter().flat_map(in_folder).collect();
    programs.sort();
    let mut found = String::new();
    for path in programs {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap();
        let language = path.extension().and_then(|extension| extension.to_str()).unwrap();
        if !["py", "c", "cpp", "java"].contains(&language) {
            continue;
        }
        let is_tour = name.contains("knight") || name.contains("tour") || name.contains("warnsdorff");
        let problem = if is_tour { Problem::Knight(Board::new(5, 5)) } else { Problem::Queens(Size::new(6)) };
        let program = fs::read_to_string(&path).unwrap();
        let mut dice = damage::Dice::new(name.bytes().fold(7, |seed, byte| seed * 31 % 1_000_003 + u64::from(byte)));
        let said = (0..10 * DAMAGES).map(|kind| {
            let text = damage::damaged(&program, 5 + kind % 3, &mut dice);
            said::said_of(language, &text, "6\n", problem, DAMAGED_LINES)
        });
        for said in said.filter(|said| !said.starts_with("refused")).take(DAMAGES) {
            let _ = writeln!(found, "{name}: {said}");
        }
    }
    let file = root.join("tests/golden/verdicts-damaged.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, found).unwrap();
        return;
    }
    let frozen = fs::read_to_string(&file).unwrap();
    let differ = found.lines().zip(frozen.lines()).filter(|(now, before)| now != before);
    let differ: Vec<String> = differ.map(|(now, before)| format!("{now}\n  not {before}")).collect();
    assert!(found == frozen, "{} differ:\n{}", differ.len(), differ.join("\n"));
}
