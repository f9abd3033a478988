//! The verdicts on the programs of the standard input, see `said.rs`.

mod said;

use std::io::{self, BufWriter, Read as _, Write as _};

fn main() -> io::Result<()> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let mut out = BufWriter::new(io::stdout());
    let mut lines = text.split('\n');
    while let Some((_, said)) = said::next(&mut lines) {
        writeln!(out, "{said}")?;
    }
    out.flush()
}
