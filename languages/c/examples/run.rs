//! Runs a program with the standard input: its output on the standard output, its notes and its end on the standard error.
//!
//!     cargo run -p rewindable-c --release --example run -- FILE < INPUT
//!
//! What it prints is UTF-8 also where the text is GB 18030.

use std::io::{Read, Write, stderr, stdin, stdout};
use std::process::ExitCode;

use encoding_rs::GB18030;
use rewindable_c::machine::End;
use rewindable_c::{Language, Program};

/// A text as the page reads it: UTF-8, or GB 18030 where it is none.
fn text_of(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => GB18030.decode(bytes).0.into_owned(),
    }
}

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: run FILE < INPUT");
        return ExitCode::from(2);
    };
    let text = match std::fs::read(&path) {
        Ok(bytes) => text_of(&bytes),
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::from(2);
        }
    };
    let ending = path.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    let language = match &*ending {
        "cpp" | "cc" | "cxx" | "c++" | "hpp" | "h" => Language::Cpp,
        "java" => Language::Java,
        _ => Language::C,
    };
    let program = match Program::with_language(&text, language) {
        Ok(program) => program,
        Err(refusal) => {
            let _ = writeln!(stderr(), "{refusal}\n0 lines");
            return ExitCode::FAILURE;
        }
    };
    let mut input = Vec::new();
    let _ = stdin().read_to_end(&mut input);
    let mut machine = program.start_bytes(input);
    let mut output = stdout().lock();
    let _ = output.write_all(machine.bytes());
    while machine.step() {
        let bytes = machine.bytes();
        if !bytes.is_empty() && output.write_all(bytes).is_err() {
            return ExitCode::FAILURE;
        }
    }
    let _ = output.flush();
    let mut log = stderr().lock();
    for note in machine.notes() {
        let _ = writeln!(log, "note: {note}");
    }
    if let Some(end) = machine.end() {
        let _ = writeln!(log, "{end}");
    }
    let _ = writeln!(log, "{} lines", machine.lines());
    match machine.end() {
        Some(End::Exit(code)) => ExitCode::from(*code),
        _ => ExitCode::FAILURE,
    }
}
