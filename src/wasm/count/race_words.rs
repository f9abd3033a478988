//! The sentences of a race: the warning before a long one, and the result.

use js_sys::{Array, Number};
use wasm_bindgen::prelude::*;

use crate::queens::Solver;
use crate::queens::race_time::expected_tests;
use crate::wasm::arguments::queens_size;
use crate::wasm::error::{Failure, get, object};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The key of a message, and the values in it. */
export interface RaceSentence {
  key: string;
  values: Record<string, number | string>;
}

/** A solver in a race that is over. */
export interface RacedLane {
  /** The name of the solver in the sentence. */
  name: string;
  /** `finished` unless it was stopped. */
  state: string;
  tests: number;
  placements: number;
  solutions: number;
  /** In milliseconds. */
  time: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A sentence of a race: `RaceSentence` in the types.
    #[wasm_bindgen(typescript_type = "RaceSentence")]
    pub type RaceSentence;
}

/// A solver in a race that is over.
struct Lane {
    name: JsValue,
    has_finished: bool,
    tests: f64,
    placements: f64,
    solutions: f64,
    time: f64,
}

impl Lane {
    fn read(lane: &JsValue) -> Lane {
        let value = |name| get(lane, name).unwrap_or_default();
        let number = |name| value(name).as_f64().unwrap_or_default();
        Lane {
            name: value("name"),
            has_finished: value("state").as_string().as_deref() == Some("finished"),
            tests: number("tests"),
            placements: number("placements"),
            solutions: number("solutions"),
            time: number("time"),
        }
    }
}

/// The result of a race, in the words of the page.
#[wasm_bindgen(js_name = raceResult)]
pub fn race_result(
    #[wasm_bindgen(unchecked_param_type = "readonly RacedLane[]")] lanes: &Array,
    #[wasm_bindgen(js_name = firstOnly)] first_only: bool,
) -> RaceSentence {
    let lanes: Vec<Lane> = lanes.iter().map(|lane| Lane::read(&lane)).collect();
    let mut finished: Vec<&Lane> = lanes.iter().filter(|lane| lane.has_finished).collect();
    finished.sort_by(|one, other| one.time.total_cmp(&other.time));
    let (Some(&first), Some(&last), true) = (finished.first(), finished.last(), finished.len() == lanes.len()) else {
        return said("race.stopped.result", &[("count", finished.len().into())]);
    };
    if first.solutions < 1.0 {
        return said("race.none", &[]);
    }
    // Too short for a ratio.
    if first.time < 1.0 {
        return said("race.result.blink", &[]);
    }
    let differ = |count: fn(&Lane) -> f64| lanes.iter().any(|lane| count(lane) != count(first));
    let same_tree = !differ(|lane| lane.placements) && differ(|lane| lane.tests);
    let key = match (same_tree, first_only) {
        (false, _) => "race.result",
        (true, false) => "race.result.same",
        (true, true) => "race.result.same.first",
    };
    let times = rounded(last.time / first.time, 2);
    let placements = first.placements.into();
    said(
        key,
        &[("first", first.name.clone()), ("last", last.name.clone()), ("times", times), ("placements", placements)],
    )
}

/// The sentence before a race to all solutions on an empty board that is long; nothing before another one.
///
/// # Errors
/// When n is out of range.
#[wasm_bindgen(js_name = raceForecast)]
pub fn race_forecast(n: f64) -> Result<Option<RaceSentence>, Failure> {
    /// With more candidates than this, their number is said.
    const LONG: f64 = 1e8;
    /// With more than this a race takes minutes: then it is also said that it can be stopped.
    const VERY_LONG: f64 = 1e9;
    let (tests, is_exact) = expected_tests(Solver::Marks, queens_size(n)?);
    if tests < LONG {
        return Ok(None);
    }
    let key = if is_exact && tests < VERY_LONG { "race.forecast" } else { "race.forecast.about" };
    Ok(Some(said(key, &[("count", rounded(tests, 3)), ("size", n.into())])))
}

fn said(key: &str, values: &[(&str, JsValue)]) -> RaceSentence {
    object(&[("key", key.into()), ("values", object(values))]).unchecked_into()
}

/// A number with no more digits than this.
fn rounded(number: f64, digits: u8) -> JsValue {
    let text = Number::from(number).to_precision(digits);
    text.map_or(number, |text| Number::parse_float(&String::from(text))).into()
}
