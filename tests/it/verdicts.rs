//! Programs in C and C++ with the verdicts that they deserve: `tests/verdicts/` makes and freezes them.

#[path = "../verdicts/said.rs"]
mod said;

use std::collections::HashSet;

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
