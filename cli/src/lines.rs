//! Lines of finished jobs from files of any size.

use std::fmt;
use std::io::{self, BufRead, Read};
use std::rc::Rc;

use queens_and_knights::text::job_line::{JobLine, LineError, MAX_LENGTH};

/// A line of a file.
#[derive(Clone, Debug)]
pub struct Place {
    file: Rc<str>,
    line: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}", self.file, self.line)
    }
}

/// The lines of a file that are not blank. Memory is bounded by [`MAX_LENGTH`], however long a line is.
pub struct Lines<R> {
    input: R,
    place: Place,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`, which is called `name`.
    pub fn new(input: R, name: &str) -> Lines<R> {
        Lines { input, place: Place { file: name.into(), line: 0 }, line: Vec::new() }
    }

    fn read(&mut self) -> io::Result<Option<(Place, Result<JobLine, LineError>)>> {
        loop {
            self.line.clear();
            let read = (&mut self.input).take(MAX_LENGTH as u64 + 1).read_until(b'\n', &mut self.line)?;
            if read == 0 {
                return Ok(None);
            }
            self.place.line += 1;
            if read > MAX_LENGTH && !self.line.ends_with(b"\n") {
                self.input.skip_until(b'\n')?;
            }
            let content = self.line.strip_suffix(b"\n").unwrap_or(&self.line);
            // Of a line that is too long the rest may not be blank.
            if content.len() > MAX_LENGTH || !content.trim_ascii().is_empty() {
                return Ok(Some((self.place.clone(), JobLine::parse(content))));
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<(Place, Result<JobLine, LineError>)>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}
