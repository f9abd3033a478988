//! The file of `--state`: the lines of finished jobs, held by one process at a time.

use std::fs::{File, TryLockError};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::Path;

use queens_and_knights::text::job_line::{FinishedJobs, JobLine, PlanId};

use crate::failure::Failure;
use crate::lines::{Lines, Place};
use crate::say;

/// The lock is held as long as the file is open, also by a process that was killed: the system releases it.
pub struct State {
    file: File,
    name: String,
    finished: FinishedJobs<Place>,
}

impl State {
    /// Opens a file for the jobs of `plan`, or makes it.
    pub fn open(path: &Path, plan: PlanId) -> Result<State, Failure> {
        let name = path.display().to_string();
        let unreadable = |error| Failure::input(&name, &error);
        // A pipe would wait for a writer, and a device may have no end.
        if path.exists() && !path.is_file() {
            return Err(Failure::wrong(format!("{name} is no regular file")));
        }
        let mut file = File::options().read(true).append(true).create(true).open(path).map_err(unreadable)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Failure::failed(format!("{name} is in use by another process")),
            TryLockError::Error(error) => Failure::failed(format!("{name} cannot be locked: {error}")),
        })?;
        let mut finished = FinishedJobs::new(plan);
        for line in Lines::new(BufReader::new(&file), &name) {
            match line.map_err(unreadable)? {
                (place, Ok(line)) => {
                    let at = place.clone();
                    finished.add(line, place).map_err(|reason| Failure::wrong(format!("{at}: {reason}")))?;
                }
                (place, Err(reason)) => say(&format!("{place}: {reason}; it is not used")),
            }
        }
        end_last_line(&mut file).map_err(|error| Failure::output(&name, &error))?;
        Ok(State { file, name, finished })
    }

    /// The jobs of `range` that were not finished before, and those that were with their solutions.
    pub fn split(&self, range: Range<u32>) -> (Vec<Range<u32>>, Vec<(u32, u64)>) {
        let (mut missing, mut known) = (Vec::new(), Vec::new());
        for job in range {
            match (self.finished.get(job), missing.last_mut()) {
                (Some(solutions), _) => known.push((job, solutions)),
                (None, Some(Range { end, .. })) if *end == job => *end += 1,
                (None, _) => missing.push(job..job + 1),
            }
        }
        (missing, known)
    }

    /// Adds a finished job.
    pub fn add(&mut self, line: &JobLine) -> Result<(), Failure> {
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(|error| Failure::output(&self.name, &error))
    }
}

/// Ends the last line if it was cut short, so that the next one does not run into it.
fn end_last_line(file: &mut File) -> io::Result<()> {
    if file.metadata()?.len() == 0 {
        return Ok(());
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    if last == *b"\n" { Ok(()) } else { file.write_all(b"\n") }
}
