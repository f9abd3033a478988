//! Compiles the program in a file and writes, for each code, its name, first line, and the lines of its instructions,
//! each run of the same line once. The part of `lines.py` that is not CPython.

use rewindable_python::Program;

fn main() {
    for path in std::env::args().skip(1) {
        println!("= {path}");
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        match Program::lines(&text) {
            Ok(codes) => {
                for (name, first, mut lines) in codes {
                    lines.dedup();
                    println!("{name} {first} {lines:?}");
                }
            }
            Err(error) => println!("! {error}"),
        }
    }
}
