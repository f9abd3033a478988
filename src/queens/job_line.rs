//! Finished jobs of a count as lines of text, each of which says by itself what was counted.
//!
//! ```text
//! {"n":22,"method":"join","plan":5,"jobs":4096,"job":17,"solutions":"5916537513"}
//! ```
//!
//! A line is one JSON object, so that any program can read it; the number of solutions is a string because not every
//! JSON reader keeps 64 bits. A line that was cut short, or ran into the next one, is no object and is refused: whatever
//! was lost, no other number is read from it.
//!
//! ```
//! use queens_and_knights::CountSize;
//! use queens_and_knights::queens::count::{Method, Plan};
//! use queens_and_knights::queens::job_line::{FinishedJobs, JobLine, PlanId};
//!
//! let plan = PlanId::of(&Plan::new(CountSize::new(8), Method::Join));
//! let line = JobLine { plan, job: 0, solutions: 92 };
//! assert_eq!(line.to_string().parse(), Ok(line));
//!
//! let mut finished = FinishedJobs::new(plan);
//! finished.add(line, "first.jsonl").unwrap();
//! assert!(finished.is_whole());
//! assert_eq!(finished.sum(), 92);
//! ```

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;

use super::count::{CountSize, Method, Plan};

/// The longest line that is read, in bytes; printed ones are far below it. Lines of this length reach a pipe whole.
pub const MAX_LENGTH: usize = 4096;

/// A way to split a count into jobs: job numbers mean the same wherever this is the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlanId {
    /// The number of queens.
    pub n: CountSize,
    /// The method.
    pub method: Method,
    /// The version of the split.
    pub version: u32,
    /// The number of jobs.
    pub jobs: u32,
}

impl PlanId {
    /// What `plan` is called in a line.
    #[must_use]
    pub fn of(plan: &Plan) -> PlanId {
        PlanId { n: plan.n(), method: plan.method(), version: plan.version(), jobs: plan.jobs() }
    }
}

impl fmt::Display for PlanId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PlanId { n, method, version, jobs } = self;
        write!(f, "N = {n}, {method}, plan {version}, {jobs} jobs")
    }
}

/// A finished job.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JobLine {
    /// The plan that the job belongs to.
    pub plan: PlanId,
    /// Its number, below the number of jobs.
    pub job: u32,
    /// The solutions counted.
    pub solutions: u64,
}

/// The line, without the end of line.
impl fmt::Display for JobLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let JobLine { plan: PlanId { n, method, version, jobs }, job, solutions } = self;
        write!(
            f,
            r#"{{"n":{n},"method":"{method}","plan":{version},"jobs":{jobs},"job":{job},"solutions":"{solutions}"}}"#
        )
    }
}

impl FromStr for JobLine {
    type Err = LineError;

    fn from_str(line: &str) -> Result<JobLine, LineError> {
        JobLine::parse(line.as_bytes())
    }
}

impl JobLine {
    /// Reads a line: an object of exactly these fields, in any order, with white space between them.
    ///
    /// # Errors
    /// When the line is anything else.
    pub fn parse(line: &[u8]) -> Result<JobLine, LineError> {
        if line.len() > MAX_LENGTH {
            return Err(LineError::TooLong);
        }
        let mut values = [None; Field::ALL.len()];
        let mut reader = Reader { line, at: 0 };
        reader.symbol(b'{')?;
        loop {
            let (field, value) = reader.field()?;
            if values[field as usize].replace(value).is_some() {
                return Err(LineError::Repeated(field));
            }
            if !reader.another()? {
                break;
            }
        }
        let number = |field: Field, range: RangeInclusive<u64>| {
            let text = values[field as usize].ok_or(LineError::Missing(field))?;
            let number = if text.starts_with(b"0") && text.len() > 1 { None } else { decimal(text) };
            number.filter(|number| range.contains(number)).ok_or(LineError::Value(field))
        };
        let largest = u64::from(u32::MAX);
        let n = CountSize::new(number(Field::N, 1..=u64::from(CountSize::MAX))? as u8);
        let method = values[Field::Method as usize].ok_or(LineError::Missing(Field::Method))?;
        let method = Method::ALL.into_iter().find(|known| known.name().as_bytes() == method);
        let method = method.ok_or(LineError::Value(Field::Method))?;
        let version = number(Field::Plan, 0..=largest)? as u32;
        let jobs = number(Field::Jobs, 1..=largest)? as u32;
        let job = number(Field::Job, 0..=u64::from(jobs - 1))? as u32;
        let solutions = number(Field::Solutions, 0..=u64::MAX)?;
        Ok(JobLine { plan: PlanId { n, method, version, jobs }, job, solutions })
    }
}

/// A field of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each is named as in the line")]
pub enum Field {
    N,
    Method,
    Plan,
    Jobs,
    Job,
    Solutions,
}

impl Field {
    /// Every field, in the order in which they are printed.
    pub const ALL: [Field; 6] = [Field::N, Field::Method, Field::Plan, Field::Jobs, Field::Job, Field::Solutions];

    /// Its name in the line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Field::N => "n",
            Field::Method => "method",
            Field::Plan => "plan",
            Field::Jobs => "jobs",
            Field::Job => "job",
            Field::Solutions => "solutions",
        }
    }

    fn is_text(self) -> bool {
        matches!(self, Field::Method | Field::Solutions)
    }
}

/// A text is no line of a finished job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LineError {
    /// It is longer than [`MAX_LENGTH`].
    TooLong,
    /// It ends before the object does.
    CutShort,
    /// This byte, counted from 0, cannot stand where it does.
    Unexpected(usize),
    /// A field comes twice.
    Repeated(Field),
    /// A field is not there.
    Missing(Field),
    /// A field has a value that it cannot have.
    Value(Field),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::TooLong => write!(f, "the line is longer than {MAX_LENGTH} bytes"),
            LineError::CutShort => f.write_str("the line is cut short"),
            LineError::Unexpected(at) => write!(f, "the line cannot be read from character {} on", at + 1),
            LineError::Repeated(field) => write!(f, "the line has {:?} twice", field.name()),
            LineError::Missing(field) => write!(f, "the line has no {:?}", field.name()),
            LineError::Value(field) => write!(f, "the line has a value of {:?} that cannot be", field.name()),
        }
    }
}

impl std::error::Error for LineError {}

/// Reads the parts of an object that has only texts without escapes and whole numbers.
struct Reader<'a> {
    line: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn skip_space(&mut self) {
        self.take(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
    }

    /// The bytes from here on that are accepted.
    fn take(&mut self, accept: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = &self.line[self.at..];
        let length = rest.iter().position(|&byte| !accept(byte)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn peek(&self) -> Result<u8, LineError> {
        self.line.get(self.at).copied().ok_or(LineError::CutShort)
    }

    fn symbol(&mut self, symbol: u8) -> Result<(), LineError> {
        self.skip_space();
        if self.peek()? != symbol {
            return Err(LineError::Unexpected(self.at));
        }
        self.at += 1;
        Ok(())
    }

    fn text(&mut self) -> Result<&'a [u8], LineError> {
        self.symbol(b'"')?;
        let text = self.take(|byte| byte.is_ascii_alphanumeric());
        if self.peek()? != b'"' {
            return Err(LineError::Unexpected(self.at));
        }
        self.at += 1;
        Ok(text)
    }

    fn digits(&mut self) -> Result<&'a [u8], LineError> {
        self.skip_space();
        let digits = self.take(|byte| byte.is_ascii_digit());
        self.peek()?; // a number that ends with the line may have lost digits
        if digits.is_empty() { Err(LineError::Unexpected(self.at)) } else { Ok(digits) }
    }

    fn field(&mut self) -> Result<(Field, &'a [u8]), LineError> {
        self.skip_space();
        let begin = self.at;
        let name = self.text()?;
        let field = Field::ALL.into_iter().find(|field| field.name().as_bytes() == name);
        let field = field.ok_or(LineError::Unexpected(begin))?;
        self.symbol(b':')?;
        Ok((field, if field.is_text() { self.text()? } else { self.digits()? }))
    }

    /// Whether another field follows; if not, the line must end with the object.
    fn another(&mut self) -> Result<bool, LineError> {
        self.skip_space();
        if self.peek()? == b',' {
            self.at += 1;
            return Ok(true);
        }
        self.symbol(b'}')?;
        self.skip_space();
        if self.at == self.line.len() { Ok(false) } else { Err(LineError::Unexpected(self.at)) }
    }
}

fn decimal(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u64, |number, &digit| {
        let digit = char::from(digit).to_digit(10)?;
        number.checked_mul(10)?.checked_add(u64::from(digit))
    })
}

/// The finished jobs of one plan, and the source of each: a place in a file, for instance.
#[derive(Clone, Debug)]
pub struct FinishedJobs<S> {
    plan: PlanId,
    jobs: BTreeMap<u32, (u64, S)>,
}

impl<S> FinishedJobs<S> {
    /// No job of this plan.
    #[must_use]
    pub fn new(plan: PlanId) -> FinishedJobs<S> {
        FinishedJobs { plan, jobs: BTreeMap::new() }
    }

    /// The plan.
    #[must_use]
    pub fn plan(&self) -> PlanId {
        self.plan
    }

    /// Enters a job; one that is there already with the same number of solutions changes nothing.
    ///
    /// # Errors
    /// When the line is of another plan, or the job is there with another number of solutions.
    pub fn add(&mut self, line: JobLine, source: S) -> Result<(), Contradiction<'_, S>> {
        let JobLine { plan, job, solutions } = line;
        if plan != self.plan {
            return Err(Contradiction::Plan { is: plan, wanted: self.plan });
        }
        let (known, first) = self.jobs.entry(job).or_insert((solutions, source));
        if *known == solutions {
            return Ok(());
        }
        Err(Contradiction::Solutions { job, is: solutions, known: *known, first })
    }

    /// The solutions of a job that is there.
    #[must_use]
    pub fn get(&self, job: u32) -> Option<u64> {
        self.jobs.get(&job).map(|&(solutions, _)| solutions)
    }

    /// The number of jobs that are there.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.jobs.len() as u32
    }

    /// Whether no job is there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.jobs.is_empty()
    }

    /// Whether every job is there.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.len() == self.plan.jobs
    }

    /// The solutions of all jobs that are there. Wider than a count can be, as the lines may say anything.
    #[must_use]
    pub fn sum(&self) -> u128 {
        self.jobs.values().map(|&(solutions, _)| u128::from(solutions)).sum()
    }

    /// The jobs that are not there, as ranges in rising order.
    pub fn missing(&self) -> impl Iterator<Item = Range<u32>> {
        let ends = self.jobs.keys().copied().chain([self.plan.jobs]);
        let begins = [0].into_iter().chain(self.jobs.keys().map(|job| job + 1));
        begins.zip(ends).map(|(begin, end)| begin..end).filter(|range| !range.is_empty())
    }
}

/// A line that cannot be true together with those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Contradiction<'a, S> {
    /// It is of another plan.
    Plan {
        /// The plan of the line.
        is: PlanId,
        /// The plan of the others.
        wanted: PlanId,
    },
    /// It gives a job another number of solutions.
    Solutions {
        /// The job.
        job: u32,
        /// The solutions by this line.
        is: u64,
        /// The solutions by the first line of the job.
        known: u64,
        /// The source of the first line of the job.
        first: &'a S,
    },
}

impl<S: fmt::Display> fmt::Display for Contradiction<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::Plan { is, wanted } => write!(f, "the line is of another plan ({is}) than {wanted}"),
            Contradiction::Solutions { job, is, known, first } => {
                write!(f, "job {job} has {is} solutions, but {known} in {first}")
            }
        }
    }
}

impl<S: fmt::Debug + fmt::Display> std::error::Error for Contradiction<'_, S> {}
