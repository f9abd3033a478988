//! Reading a line: one JSON object of known fields, and an error that says where it is not.

use crate::keyed::keyed;
use std::fmt;
use std::ops::RangeInclusive;

use super::{JobLine, MAX_LENGTH, PlanId};
use crate::queens::count::{Method, PlanSize};

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
        let n = number(Field::N, 1..=u64::from(PlanSize::MAX))?;
        let n = PlanSize::try_new(n as u8).ok_or(LineError::Value(Field::N))?;
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

keyed! {
    /// A field of a line.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "each is named as in the line")]
    pub enum Field {
        N = "n",
        Method = "method",
        Plan = "plan",
        Jobs = "jobs",
        Job = "job",
        Solutions = "solutions",
    }

    /// Its name in the line.
    pub const fn name;
}

impl Field {
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
