//! How the tests run the command.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{Method, Plan};
use queens_and_knights::text::job_line::{JobLine, PlanId};

/// The command with these arguments.
pub fn queens(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_queens"));
    command.args(arguments).stdin(Stdio::null());
    command
}

/// Runs the command to its end.
pub fn run(arguments: &[&str]) -> Finished {
    Finished::new(queens(arguments).output().expect("the command starts"))
}

/// Runs the command in an address space of so many kilobytes.
#[cfg(target_os = "linux")]
pub fn bounded(kilobytes: u64, arguments: &[&str]) -> Finished {
    let mut shell = Command::new("sh");
    let script = format!("ulimit -v {kilobytes} && exec \"$0\" \"$@\"");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_queens")]).args(arguments).stdin(Stdio::null());
    Finished::new(shell.output().expect("a shell"))
}

/// Runs the command on a text as its standard input.
pub fn run_on(arguments: &[&str], input: &[u8]) -> Finished {
    let mut command = queens(arguments);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let _ = child.stdin.take().expect("it is a pipe").write_all(input); // it may end before it has read all
    Finished::new(child.wait_with_output().expect("the command ends"))
}

/// The status and the output of a command.
#[derive(Debug)]
pub struct Finished {
    pub status: Option<i32>,
    pub output: String,
    /// The sentence on standard error that says how much memory a count takes, if it is there.
    pub memory: Option<String>,
    /// Standard error without that sentence.
    pub errors: String,
}

impl Finished {
    pub fn new(Output { status, stdout, stderr }: Output) -> Finished {
        let text = |bytes| String::from_utf8(bytes).expect("it prints UTF-8");
        let (memory, errors): (Vec<_>, Vec<_>) = text(stderr)
            .split_inclusive('\n')
            .map(str::to_owned)
            .partition(|line| line.starts_with("queens: counting "));
        assert!(memory.len() <= 1, "{memory:?}");
        Finished {
            status: status.code(),
            output: text(stdout),
            memory: memory.into_iter().next(),
            errors: errors.concat(),
        }
    }

    /// The lines of finished jobs, and nothing else, on standard output.
    pub fn lines(&self) -> Vec<JobLine> {
        assert!(self.output.is_empty() || self.output.ends_with('\n'), "{self:?}");
        self.output.lines().map(|line| line.parse().expect("a line of a finished job")).collect()
    }

    /// Asserts a status other than 0, nothing on standard output and one sentence on standard error; gives it.
    #[track_caller]
    pub fn refusal(&self, status: i32) -> &str {
        assert_eq!((self.status, self.output.as_str()), (Some(status), ""), "{self:?}");
        self.sentence()
    }

    /// Asserts that standard error has one sentence beside that about memory; gives it.
    #[track_caller]
    pub fn sentence(&self) -> &str {
        let sentence = self.errors.strip_prefix("queens: ").and_then(|text| text.strip_suffix('\n'));
        let sentence = sentence.unwrap_or_else(|| panic!("one sentence: {self:?}"));
        assert!(!sentence.contains('\n') && !sentence.contains("panicked"), "{self:?}");
        sentence
    }
}

/// The line of a job.
pub fn line(n: u8, job: u32, solutions: u64) -> JobLine {
    let n = CountSize::new(n);
    JobLine { plan: PlanId::of(&Plan::new(n, Method::quickest(n))), job, solutions }
}

/// A folder that goes with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("queens-{}-{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }

    /// The path of a file in it.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a path in UTF-8").to_owned()
    }

    /// Writes a file and gives its path.
    pub fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), content).expect("a file can be written");
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
