//! Programs in C and C++ with their expected verdicts: `tests/verdicts/` makes and freezes them.

#[path = "../verdicts/said.rs"]
mod said;

use std::collections::HashSet;
use std::fs;

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
