//! Runs the program in a file and writes its trace: `depth line` for each line carried out, then what it printed and
//! how it ended. The part of `traces.py` that is not CPython.

use std::fmt::Write as _;
use std::process::ExitCode;

use rewindable_python::Program;
use rewindable_python::machine::End;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let Some(text) = arguments.get(1).and_then(|path| std::fs::read_to_string(path).ok()) else {
        eprintln!("trace FILE [INPUT [LINES]]");
        return ExitCode::FAILURE;
    };
    let input = arguments.get(2).map_or("", String::as_str);
    let most: u64 = arguments.get(3).and_then(|most| most.parse().ok()).unwrap_or(u64::MAX);
    let program = match Program::new(&text) {
        Ok(program) => program,
        Err(refusals) => {
            refusals.iter().for_each(|refusal| println!("{refusal}"));
            return ExitCode::FAILURE;
        }
    };
    let is_quiet = arguments.get(4).is_some();
    let mut machine = program.start(input, 0);
    let mut trace = String::new();
    let mut output = String::new();
    while machine.end().is_none() && machine.lines() < most {
        if !is_quiet {
            let _ = writeln!(trace, "{} {}", machine.depth(), machine.line());
        }
        machine.step();
        output.push_str(machine.text());
    }
    print!("{trace}--- output\n{output}--- end\n");
    match machine.end() {
        Some(End::Done) => println!("done"),
        Some(End::Error { text, .. }) => print!("{text}"),
        Some(End::Limit(limit)) => println!("limit {limit:?}"),
        None => println!("running after {} lines", machine.lines()),
    }
    ExitCode::SUCCESS
}
