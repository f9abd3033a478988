//! Lines of finished jobs: printed lines are read back, and all others are refused.

use proptest::prelude::*;
use proptest::sample::select;
use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{Method, Plan, PlanSize, published_count};
use queens_and_knights::text::job_line::{Contradiction, Field, FinishedJobs, JobLine, LineError, MAX_LENGTH, PlanId};

fn any_line() -> impl Strategy<Value = JobLine> {
    let plan = (
        (1..=PlanSize::MAX).prop_filter_map("1 to 28", PlanSize::try_new),
        select(&Method::ALL[..]),
        any::<u32>(),
        1..=u32::MAX,
    );
    (plan, any::<prop::sample::Index>(), any::<u64>()).prop_map(|((n, method, version, jobs), job, solutions)| {
        let job = job.index(jobs as usize) as u32;
        JobLine { plan: PlanId { n, method, version, jobs }, job, solutions }
    })
}

proptest! {
    #[test]
    fn what_is_printed_is_read_again(line in any_line()) {
        let text = line.to_string();
        prop_assert!(text.len() < MAX_LENGTH && !text.contains('\n'));
        prop_assert_eq!(text.parse(), Ok(line));
        prop_assert_eq!(format!(" {} \r", text.replace([','], " , ").replace(':', ":\t")).parse(), Ok(line));
    }

    /// No part of a line is read as another number.
    #[test]
    fn a_line_that_was_cut_short_is_refused(line in any_line(), end in any::<prop::sample::Index>()) {
        let text = line.to_string();
        prop_assert_eq!(JobLine::parse(&text.as_bytes()[..end.index(text.len())]), Err(LineError::CutShort));
    }

    #[test]
    fn lines_that_ran_together_are_refused(
        one in any_line(),
        other in any_line(),
        end in any::<prop::sample::Index>(),
    ) {
        let (one, other) = (one.to_string(), other.to_string());
        let cut = &one[..=end.index(one.len())];
        let read = format!("{cut}{other}").parse::<JobLine>();
        prop_assert!(matches!(read, Err(LineError::Unexpected(_))), "{:?}", read);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(JobLine::parse(&bytes).is_err());
    }

    #[test]
    fn a_changed_byte_never_panics(line in any_line(), at in any::<prop::sample::Index>(), byte: u8) {
        let mut text = line.to_string().into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        if let Ok(read) = JobLine::parse(&text) {
            prop_assert!(read.job < read.plan.jobs);
        }
    }

    #[test]
    fn jobs_and_gaps_make_the_plan(lines in prop::collection::vec((0..50_u32, 0..1000_u64), 0..80)) {
        let plan = PlanId { n: CountSize::new(9).into(), method: Method::Join, version: 4, jobs: 50 };
        let mut finished = FinishedJobs::new(plan);
        prop_assert!(finished.is_empty());
        let mut known = [None; 50];
        for (source, (job, solutions)) in lines.into_iter().enumerate() {
            let result = finished.add(JobLine { plan, job, solutions }, source);
            match known[job as usize] {
                Some(first) if first != solutions => {
                    let is = matches!(result, Err(Contradiction::Solutions { known, .. }) if known == first);
                    prop_assert!(is, "job {}", job);
                }
                _ => {
                    prop_assert!(result.is_ok() && !finished.is_empty());
                    known[job as usize] = Some(solutions);
                }
            }
        }
        let missing: Vec<u32> = finished.missing().flatten().collect();
        prop_assert!(missing.iter().copied().eq((0..50).filter(|&job| known[job as usize].is_none())));
        let gaps: Vec<_> = finished.missing().collect();
        prop_assert!(gaps.windows(2).all(|pair| pair[0].end < pair[1].start));
        prop_assert_eq!(finished.len() as usize, 50 - missing.len());
        let there: Vec<_> = finished.iter().map(|(job, solutions, _)| (job, Some(solutions))).collect();
        prop_assert!(there.iter().all(|&(job, solutions)| known[job as usize] == solutions));
        prop_assert!(there.is_sorted() && there.len() == finished.len() as usize);
        prop_assert_eq!(finished.is_whole(), missing.is_empty());
        prop_assert_eq!(finished.sum(), known.iter().flatten().map(|&solutions| u128::from(solutions)).sum::<u128>());
    }
}

#[test]
fn the_line_is_frozen() {
    let plan = PlanId { n: CountSize::new(22).into(), method: Method::Join, version: 5, jobs: 4096 };
    let line = JobLine { plan, job: 17, solutions: u64::MAX };
    let text = r#"{"n":22,"method":"join","plan":5,"jobs":4096,"job":17,"solutions":"18446744073709551615"}"#;
    assert_eq!(line.to_string(), text);
    let shuffled =
        r#"{ "solutions": "18446744073709551615", "job":17, "jobs":4096, "plan":5, "n":22, "method":"join"}"#;
    assert_eq!(shuffled.parse(), Ok(line));
}

#[test]
fn every_mistake_is_named() {
    let line = r#"{"n":8,"method":"join","plan":4,"jobs":1,"job":0,"solutions":"92"}"#;
    let refusal = |is: &str, becomes: &str| {
        let text = line.replace(is, becomes);
        assert_ne!(text, line, "{is}");
        text.parse::<JobLine>().expect_err(&text)
    };
    for (is, becomes, error) in [
        (line, "", LineError::CutShort),
        ("{", "", LineError::Unexpected(0)),
        ("\"n\"", "\"N\"", LineError::Unexpected(1)),
        ("\"n\"", "\"n\":8,\"n\"", LineError::Repeated(Field::N)),
        ("\"n\":8,", "", LineError::Missing(Field::N)),
        (",\"solutions\":\"92\"", "", LineError::Missing(Field::Solutions)),
        ("\"join\"", "\"joint\"", LineError::Value(Field::Method)),
        (":8", ":0", LineError::Value(Field::N)),
        (":8", ":29", LineError::Value(Field::N)),
        (":8", ":08", LineError::Value(Field::N)),
        (":8", ":-8", LineError::Unexpected(5)),
        (":8", ":8.0", LineError::Unexpected(6)),
        (":8", ":8e0", LineError::Unexpected(6)),
        (":8", ":\"8\"", LineError::Unexpected(5)),
        (":1", ":0", LineError::Value(Field::Jobs)),
        (":1", ":4294967296", LineError::Value(Field::Jobs)),
        ("\"job\":0", "\"job\":1", LineError::Value(Field::Job)),
        ("\"92\"", "92", LineError::Unexpected(61)),
        ("\"92\"", "\"\"", LineError::Value(Field::Solutions)),
        ("\"92\"", "\"9 2\"", LineError::Unexpected(63)),
        ("\"92\"", "\"9\\u0032\"", LineError::Unexpected(63)),
        ("\"92\"", "\"+92\"", LineError::Unexpected(62)),
        ("\"92\"", "\"092\"", LineError::Value(Field::Solutions)),
        ("\"92\"", "\"18446744073709551616\"", LineError::Value(Field::Solutions)),
        ("}", ",}", LineError::Unexpected(66)),
        ("}", "}}", LineError::Unexpected(66)),
        ("}", "} x", LineError::Unexpected(67)),
    ] {
        assert_eq!(refusal(is, becomes), error, "{becomes}");
    }
    let long = format!("{}{line}", " ".repeat(MAX_LENGTH));
    assert_eq!(long.parse::<JobLine>(), Err(LineError::TooLong));
    assert_eq!(format!("{}{line}", " ".repeat(MAX_LENGTH - line.len())).parse::<JobLine>().map(|line| line.job), Ok(0));
}

/// The name of a plan must not depend on how it was made, and a foreign one is refused.
#[test]
fn a_line_belongs_to_one_plan() {
    for n in (1..=CountSize::MAX).map(CountSize::new) {
        let plan = Plan::new(n, Method::quickest(n));
        let id = PlanId::of(&plan);
        assert_eq!((id.n.published(), id.method, id.jobs), (Some(n), Method::quickest(n), plan.jobs()));
        let mut finished = FinishedJobs::new(id);
        let solutions = published_count(n);
        finished.add(JobLine { plan: id, job: 0, solutions }, ()).expect("a first line");
        let other = PlanId { version: id.version + 1, ..id };
        assert_eq!(
            finished.add(JobLine { plan: other, job: 0, solutions }, ()),
            Err(Contradiction::Plan { is: other, wanted: id })
        );
        assert_eq!((finished.len(), finished.get(0), finished.get(1)), (1, Some(solutions), None));
    }
}
