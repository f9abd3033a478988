//! Reads programs from the standard input, each ended by a zero byte, and answers each with its trace, ended by a zero
//! byte: the part of `fuzz_runs.py` that is not CPython.
//!
//! A trace is `depth line` for each line carried out, `--- output`, what was printed, `--- end` and the end.

use std::fmt::Write as _;
use std::io::{BufRead, Write, stdin, stdout};

use rewindable_python::Program;
use rewindable_python::machine::End;

fn main() -> std::io::Result<()> {
    let most = std::env::args().nth(1).and_then(|most| most.parse().ok()).unwrap_or(u64::MAX);
    for text in stdin().lock().split(0) {
        // A zero byte that a program prints would end its answer.
        let answer = trace(&String::from_utf8_lossy(&text?), most).replace('\0', "\u{fffd}");
        let mut out = stdout().lock();
        out.write_all(answer.as_bytes())?;
        out.write_all(b"\0")?;
        out.flush()?;
    }
    Ok(())
}

fn trace(text: &str, most: u64) -> String {
    let program = match Program::new(text) {
        Ok(program) => program,
        Err(refusals) => return format!("--- output\n--- end\nrefused: {}\n", refusals[0]),
    };
    let mut machine = program.start("", 0);
    let (mut trace, mut output) = (String::new(), String::new());
    while machine.end().is_none() && machine.lines() < most {
        let _ = writeln!(trace, "{} {}", machine.depth(), machine.line());
        machine.step();
        output.push_str(machine.text());
    }
    let end = match machine.end() {
        Some(End::Done) => "done".to_owned(),
        Some(End::Error { text, .. }) => text.trim_end().rsplit('\n').next().unwrap_or_default().to_owned(),
        Some(End::Limit(limit)) => format!("limit {limit:?}"),
        None => "running".to_owned(),
    };
    format!("{trace}--- output\n{output}--- end\n{end}\n")
}
