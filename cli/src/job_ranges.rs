//! Ranges of jobs: as arguments, as lines, and those of equal weight.

use std::fmt;
use std::io::BufRead;
use std::ops::Range;
use std::str::FromStr;

use queens_and_knights::queens::count::Plan;

use crate::failure::Failure;
use crate::whole_number::whole;

/// More bytes than any range has.
const MAX_LENGTH: usize = 64;

/// Jobs from the first up to, not including, the second; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobRange(Range<u32>);

impl FromStr for JobRange {
    type Err = String;

    fn from_str(text: &str) -> Result<JobRange, String> {
        let job = |text| whole(text, "a job", 0, u64::from(u32::MAX)).map(|job| job as u32);
        let Some((begin, end)) = text.split_once("..") else {
            let job = job(text).map_err(|_| format!("jobs are one number or a range such as 0..64, not {text:?}"))?;
            return job.checked_add(1).map(|end| JobRange(job..end)).ok_or_else(|| format!("there is no job {job}"));
        };
        let range = job(begin)?..job(end)?;
        if range.is_empty() { Err(format!("the range {text} has no jobs")) } else { Ok(JobRange(range)) }
    }
}

impl fmt::Display for JobRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.0.start, self.0.end)
    }
}

impl JobRange {
    /// The range itself, if the plan has its jobs.
    pub fn of(self, plan: &Plan) -> Result<Range<u32>, String> {
        let (n, jobs) = (plan.n(), plan.jobs());
        if self.0.end <= jobs {
            return Ok(self.0);
        }
        Err(format!("the jobs of N = {n} are 0..{jobs}, which does not include {self}"))
    }
}

/// A part of a plan: the `index`-th of `count` ranges of equal weight.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    index: u32,
    count: u32,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Part, String> {
        let (index, count) = text.split_once('/').ok_or_else(|| format!("a part is written as 0/40, not {text:?}"))?;
        let count = whole(count, "the number of parts", 1, u64::from(u32::MAX))?;
        let index = whole(index, "the part", 0, count - 1)?;
        Ok(Part { index: index as u32, count: count as u32 })
    }
}

impl Part {
    /// The jobs of the part.
    pub fn of(self, plan: &Plan) -> Result<Range<u32>, String> {
        let mut ranges = equal_ranges(plan, self.count)?;
        if plan.is_even() {
            // It may be the last of billions.
            return Ok(even_share(plan, self.index, self.count)..even_share(plan, self.index + 1, self.count));
        }
        Ok(ranges.nth(self.index as usize).expect("the index is below the count"))
    }
}

/// Splits a plan into ranges of equal weight, as nearly as whole jobs allow, none of them empty. They are part of the
/// plan: under the same version they must never change.
pub fn equal_ranges(plan: &Plan, count: u32) -> Result<impl Iterator<Item = Range<u32>>, String> {
    let jobs = plan.jobs();
    if count > jobs {
        return Err(format!("N = {} has too few jobs for {count} ranges: {jobs}", plan.n()));
    }
    let mut end = 0;
    // An even plan may have billions of jobs, whose weights need no adding up.
    let weight_before: Option<Vec<u64>> = (!plan.is_even()).then(|| {
        let sums = (0..jobs).scan(0, |sum, job| {
            *sum += plan.weight(job);
            Some(*sum)
        });
        [0].into_iter().chain(sums).collect()
    });
    Ok((1..=count).map(move |index| {
        let begin = end;
        let wanted = match &weight_before {
            None => even_share(plan, index, count),
            Some(before) => {
                let share = u128::from(before[jobs as usize]) * u128::from(index);
                before.partition_point(|&weight| u128::from(weight) * u128::from(count) < share) as u32
            }
        };
        end = wanted.max(begin + 1).min(jobs - (count - index));
        begin..end
    }))
}

/// The end of the first `index` of `count` ranges of a plan whose jobs all weigh 1. It rises, as no range is empty.
fn even_share(plan: &Plan, index: u32, count: u32) -> u32 {
    (u64::from(plan.jobs()) * u64::from(index) / u64::from(count)) as u32
}

/// Reads job numbers and ranges, with white space between them.
pub fn read(input: impl BufRead, plan: &Plan) -> Result<Vec<Range<u32>>, Failure> {
    let mut ranges = Vec::new();
    let mut line = 1_u64;
    let mut word = Vec::new();
    for byte in input.bytes().chain([Ok(b'\n')]) {
        let byte = byte.map_err(|error| Failure::input("standard input", &error))?;
        if !byte.is_ascii_whitespace() {
            word.push(byte);
        }
        if word.len() > MAX_LENGTH || (byte.is_ascii_whitespace() && !word.is_empty()) {
            let text = String::from_utf8_lossy(&word);
            let range = text.parse::<JobRange>().and_then(|range| range.of(plan));
            ranges.push(range.map_err(|reason| Failure::wrong(format!("standard input, line {line}: {reason}")))?);
            word.clear();
        }
        line += u64::from(byte == b'\n');
    }
    Ok(merged(ranges))
}

/// Rising ranges that do not meet.
fn merged(mut ranges: Vec<Range<u32>>) -> Vec<Range<u32>> {
    ranges.sort_unstable_by_key(|range| range.start);
    ranges.dedup_by(|next, range| {
        let meets = next.start <= range.end;
        if meets {
            range.end = range.end.max(next.end);
        }
        meets
    });
    ranges
}

#[cfg(test)]
mod tests {
    use super::{Part, equal_ranges};
    use queens_and_knights::CountSize;
    use queens_and_knights::queens::count::{Method, Plan};

    #[test]
    fn a_part_of_billions_is_known_without_those_before_it() {
        for plan in [Plan::new(CountSize::new(27), Method::Bitmask), Plan::new(CountSize::new(14), Method::Naive)] {
            let jobs = plan.jobs();
            for count in [1, 2, 3, 7, jobs.min(1000)] {
                for (index, range) in (0..).zip(equal_ranges(&plan, count).expect("enough jobs")) {
                    assert_eq!(Part { index, count }.of(&plan), Ok(range));
                }
            }
            assert_eq!(Part { index: jobs - 1, count: jobs }.of(&plan), Ok(jobs - 1..jobs));
        }
    }
}
