//! How long a count takes, before it starts and while it runs.

use js_sys::Float64Array;
use wasm_bindgen::prelude::*;

use crate::queens::count::{self, Rounded, Timed};
use crate::wasm::arguments::count_size;
use crate::wasm::count::method_named;
use crate::wasm::error::{Failure, get, object};

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

/** What is expected of a running count. */
export interface Forecast {
  /** What the next forecast follows from. */
  samples: Float64Array;
  /** The time left; `undefined` while there are too few samples. */
  left: Span | undefined;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A range of times: `Span` in the types.
    #[wasm_bindgen(typescript_type = "Span")]
    pub type Span;

    /// What is expected of a running count: `Forecast` in the types.
    #[wasm_bindgen(typescript_type = "Forecast")]
    pub type ForecastObject;
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

/// The forecast of a running count, once a fraction of its work was done after `spent` milliseconds; before that it was
/// `forecast`, if there was one.
#[wasm_bindgen(js_name = forecast)]
pub fn forecast(forecast: Option<ForecastObject>, fraction: f64, spent: f64) -> ForecastObject {
    let samples = forecast.and_then(|known| get(&known, "samples")?.dyn_into::<Float64Array>().ok());
    let mut forecast = count::Forecast::from_numbers(&samples.map(|samples| samples.to_vec()).unwrap_or_default());
    forecast.note(fraction, spent);
    object(&[
        ("samples", Float64Array::from(&forecast.numbers()[..]).into()),
        ("left", forecast.left().map(span).into()),
    ])
    .unchecked_into()
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
