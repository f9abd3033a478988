//! Reads programs from the standard input, each ended by a zero byte, and answers each with its tree or error, ended by
//! a zero byte: the part of `compare.py` that is not CPython.

#[path = "../it/dump.rs"]
mod dump;

use std::io::{BufRead, Write, stdin, stdout};

use rewindable_python::syntax::parse;

fn main() -> std::io::Result<()> {
    for text in stdin().lock().split(0) {
        let text = String::from_utf8_lossy(&text?).into_owned();
        let answer = match parse(&text) {
            Ok(module) => dump::module(&module),
            Err(error) => format!("! {} {}: {}\n", error.kind.name(), error.line, error.message),
        };
        let mut out = stdout().lock();
        out.write_all(answer.as_bytes())?;
        out.write_all(b"\0")?;
        out.flush()?;
    }
    Ok(())
}
