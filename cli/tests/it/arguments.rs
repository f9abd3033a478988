//! Wrong arguments, help and the version.

use crate::support::run;

#[test]
fn every_wrong_argument_gets_a_sentence_and_status_2() {
    // Each system words it in its own way.
    let missing = std::fs::read("/none/such").expect_err("there is no such file");
    let unreadable = format!("/none/such cannot be read: {missing}");
    // Where a folder can be opened, reading it fails.
    let folder = match std::fs::File::open(".") {
        Ok(_) => ". cannot be read: is a directory".to_owned(),
        Err(refused) => format!(". cannot be read: {refused}"),
    };
    let wrong: &[(&str, &str)] = &[
        ("", "a command is missing: count, plan or sum"),
        ("mix", r#"there is no command "mix", only count, plan and sum"#),
        ("count", "the argument <N> is missing"),
        ("plan", "the argument <N> is missing"),
        ("count 0", r#"N must be a whole number from 1 to 28, not "0""#),
        ("count 29", r#"N must be a whole number from 1 to 28, not "29""#),
        ("count 8.5", r#"N must be a whole number from 1 to 28, not "8.5""#),
        ("count +8", r#"N must be a whole number from 1 to 28, not "+8""#),
        ("count 99999999999999999999", r#"N must be a whole number from 1 to 28, not "99999999999999999999""#),
        ("plan eight", r#"N must be a whole number from 1 to 28, not "eight""#),
        ("count 8 9", r#"the argument "9" is not known"#),
        ("count 8 --fast", r#"the argument "--fast" is not known"#),
        ("count -8", r#"the argument "-8" is not known"#),
        ("count 8 --jobs", "the argument --jobs <A..B> lacks its value"),
        ("count 8 --state", "the argument --state <FILE> lacks its value"),
        ("sum --help=7", "the argument --help takes no value"),
        ("count 8 --jobs 0 --jobs 0", "the argument --jobs <A..B> is given twice"),
        ("count 8 --jobs 0 --part 0/1", "the arguments --jobs <A..B> and --part <I/K> exclude each other"),
        ("count 8 --jobs all", r#"jobs are one number or a range such as 0..64, not "all""#),
        ("count 8 --jobs=-1", r#"jobs are one number or a range such as 0..64, not "-1""#),
        ("count 8 --jobs 4294967295", "there is no job 4294967295"),
        ("count 8 --jobs 0..", r#"a job must be a whole number from 0 to 4294967295, not """#),
        ("count 8 --jobs 0..=1", r#"a job must be a whole number from 0 to 4294967295, not "=1""#),
        ("count 8 --jobs 1..0", "the range 1..0 has no jobs"),
        ("count 8 --jobs 0..0", "the range 0..0 has no jobs"),
        ("count 16 --jobs 60..65", "the jobs of N = 16 are 0..64, which does not include 60..65"),
        ("count 8 --jobs 1", "the jobs of N = 8 are 0..1, which does not include 1..2"),
        ("count 8 --part 0", r#"a part is written as 0/40, not "0""#),
        ("count 8 --part 1/1", r#"the part must be a whole number from 0 to 0, not "1""#),
        ("count 8 --part 0/0", r#"the number of parts must be a whole number from 1 to 4294967295, not "0""#),
        ("count 8 --part 0/2", "N = 8 has too few jobs for 2 ranges: 1"),
        ("count 8 --threads 0", r#"the number of threads must be a whole number from 1 to 4096, not "0""#),
        ("count 8 --threads -1", r#"the argument "-1" is not known"#),
        ("count 8 --memory 8", r#"memory is written as 800MB or 4GB, not "8""#),
        ("count 8 --memory 0GB", r#"memory is written as 800MB or 4GB, not "0GB""#),
        ("count 8 --memory 4TB", r#"memory is written as 800MB or 4GB, not "4TB""#),
        ("count 8 --state .", ". is no regular file"),
        ("count 8 --state /none/such", &unreadable),
        ("plan 8 --ranges 0", r#"the number of ranges must be a whole number from 1 to 4294967295, not "0""#),
        ("plan 8 --ranges 2", "N = 8 has too few jobs for 2 ranges: 1"),
        ("sum /none/such", &unreadable),
        ("sum .", &folder),
        ("sum --fast", r#"the argument "--fast" is not known"#),
    ];
    for &(arguments, sentence) in wrong {
        let arguments: Vec<&str> = arguments.split_whitespace().collect();
        assert_eq!(run(&arguments).refusal(2), sentence, "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_gets_a_sentence() {
    use crate::support::{Finished, queens};
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let mut command = queens(&["count"]);
    let finished = Finished::new(command.arg(OsStr::from_bytes(b"\xff")).output().expect("the command starts"));
    assert_eq!(finished.refusal(2), "an argument is not valid UTF-8");
}

#[test]
fn help_and_the_version_are_no_mistakes() {
    for arguments in [&["--help"][..], &["count", "--help"], &["plan", "-h"], &["sum", "--help"], &["--version"]] {
        let finished = run(arguments);
        assert_eq!((finished.status, finished.errors.as_str()), (Some(0), ""), "{arguments:?}");
        assert!(!finished.output.is_empty(), "{arguments:?}");
    }
    assert_eq!(run(&["--version"]).output, concat!("queens ", env!("CARGO_PKG_VERSION"), "\n"));
}
