//! How long a count takes, before it starts and while it runs.

use wasm_bindgen::prelude::*;

use crate::queens::count::{self, Rounded, Timed};
use crate::wasm::arguments::count_size;
use crate::wasm::count::method_named;
use crate::wasm::error::{Failure, object};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A range of times, as wide as the uncertainty. */
export interface Span {
  /** In milliseconds. */
  low: number;
  high: number;
  middle: number;
  /** The range and its middle in few digits. */
  rounded: RoundedSpan;
  about: RoundedSpan;
}

/** The two are equal where one number is enough, and 0 for less than a second. */
export interface RoundedSpan {
  unit: "second" | "minute" | "hour" | "day" | "month" | "year";
  from: number;
  to: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A range of times: `Span` in the types.
    #[wasm_bindgen(typescript_type = "Span")]
    pub type Span;
}

/// The time of counting N = `n` on some workers, by counts that were timed here by the same method: three numbers
/// each, its N, its workers and its milliseconds. Nothing when none of them took long enough.
///
/// # Errors
/// When an N or the method's name is not one there is.
#[wasm_bindgen(js_name = countTime)]
pub fn count_time(
    n: f64,
    method: &str,
    workers: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] timed: &[f64],
) -> Result<Option<Span>, Failure> {
    let (triples, _) = timed.as_chunks::<3>();
    let timed = triples.iter().map(|&[n, workers, ms]| Ok(Timed { n: count_size(n)?, workers, ms }));
    let timed = timed.collect::<Result<Vec<_>, Failure>>()?;
    Ok(count::estimate(count_size(n)?, method_named(method)?, workers, &timed).map(span))
}

/// The time left of a running count, by samples of it, two numbers each: the fraction that was done, and the milliseconds
/// that it took, of `noted` samples at least the first and the last. Nothing while there are too few.
#[wasm_bindgen(js_name = timeLeft)]
pub fn time_left(
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] samples: &[f64],
    noted: f64,
) -> Option<Span> {
    count::time_left(samples.as_chunks().0, noted).map(span)
}

fn span(span: count::Span) -> Span {
    let middle = span.middle();
    let rounded = |Rounded { unit, from, to }: Rounded| {
        object(&[("unit", unit.into()), ("from", from.into()), ("to", to.into())])
    };
    object(&[
        ("low", span.low.into()),
        ("high", span.high.into()),
        ("middle", middle.into()),
        ("rounded", rounded(span.rounded())),
        ("about", rounded(count::Span { low: middle, high: middle }.rounded())),
    ])
    .unchecked_into()
}
