//! The history of counts that are complete: rows of the page's database, the best of them, and all of them as files.

use js_sys::{Array, Date, JSON, Math, Number};
use wasm_bindgen::prelude::*;

use crate::queens::count::CountSize;
use crate::wasm::count::kept_count::{number_in, solutions_in, whole_in};
use crate::wasm::error::{get, object};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A count that is complete. */
export interface CompletedCount {
  /** The key of its row. */
  id: string;
  n: number;
  method: string;
  workers: number;
  /** The time spent, pauses left out. */
  ms: number;
  solutions: bigint;
  /** When it was completed, by `Date.now()`. */
  when: number;
  /** Whether some of the jobs were counted elsewhere, so that the time is not that of the count. */
  imported?: boolean;
}
"#;

/// A row that is a count that is complete.
struct Completed {
    n: u32,
    method: String,
    workers: u32,
    ms: f64,
    solutions: u64,
    when: f64,
    imported: bool,
    row: JsValue,
}

impl Completed {
    /// Nothing for a row that is damaged, or written by something else.
    fn read(row: JsValue) -> Option<Completed> {
        /// The latest time that a date can hold.
        const LATEST: f64 = 8.64e15;
        let text = |name| get(&row, name)?.as_string();
        text("id")?;
        Some(Completed {
            n: whole_in(&row, "n", 1, CountSize::MAX.into())?,
            method: text("method")?,
            workers: whole_in(&row, "workers", 0, u32::MAX)?,
            ms: number_in(&row, "ms", f64::MAX)?,
            solutions: solutions_in(&row)?,
            when: number_in(&row, "when", LATEST)?,
            imported: get(&row, "imported").is_some_and(|imported| imported.is_truthy()),
            row,
        })
    }

    /// What it can be the best of: with jobs counted elsewhere only of its N.
    fn group(&self) -> (u32, Option<(u32, &str)>) {
        (self.n, (!self.imported).then_some((self.workers, &self.method)))
    }
}

/// The rows that are complete counts.
#[wasm_bindgen(js_name = completedCounts, unchecked_return_type = "CompletedCount[]")]
pub fn completed_counts(#[wasm_bindgen(unchecked_param_type = "unknown[]")] rows: &Array) -> Array {
    rows.iter().filter_map(Completed::read).map(|count| count.row).collect()
}

/// The quickest count for each N, method and number of workers, by N; of those with jobs counted elsewhere one for each N.
#[wasm_bindgen(js_name = bestCounts, unchecked_return_type = "CompletedCount[]")]
pub fn best_counts(#[wasm_bindgen(unchecked_param_type = "readonly CompletedCount[]")] counts: &Array) -> Array {
    let mut counts: Vec<Completed> = counts.iter().filter_map(Completed::read).collect();
    counts.sort_by(|one, other| one.group().cmp(&other.group()).then(one.ms.total_cmp(&other.ms)));
    counts.dedup_by(|one, quicker| one.group() == quicker.group());
    counts.sort_by(|one, other| (one.n, one.workers).cmp(&(other.n, other.workers)).then(one.ms.total_cmp(&other.ms)));
    counts.into_iter().map(|count| count.row).collect()
}

/// The text of a file, CSV or else JSON, without times where some of the jobs were counted elsewhere. In JSON solutions are
/// text, because they can be larger than the integers that its readers hold exactly.
#[wasm_bindgen(js_name = countsFile)]
pub fn counts_file(
    #[wasm_bindgen(unchecked_param_type = "readonly CompletedCount[]")] counts: &Array,
    #[wasm_bindgen(unchecked_param_type = "'csv' | 'json'")] format: &str,
) -> String {
    let counts = counts.iter().filter_map(Completed::read);
    if format == "csv" {
        return format!("n,solutions,seconds,workers,method,measured\r\n{}", counts.map(csv_line).collect::<String>());
    }
    let rows: Array = counts.map(json_row).collect();
    let text = JSON::stringify_with_replacer_and_space(&rows, &JsValue::NULL, &JsValue::from(2)).unwrap_or_default();
    format!("{}\n", String::from(text))
}

/// The time to milliseconds.
fn seconds(ms: f64) -> f64 {
    Math::round(ms) / 1000.0
}

fn date(when: f64) -> String {
    Date::new(&when.into()).to_iso_string().into()
}

fn csv_line(count: Completed) -> String {
    let Completed { n, method, workers, ms, solutions, when, imported, .. } = count;
    let (seconds, workers) = if imported {
        (String::new(), String::new())
    } else {
        let seconds = Number::from(seconds(ms)).to_fixed(3).map_or_else(|_| String::new(), String::from);
        (seconds, workers.to_string())
    };
    format!("{n},{solutions},{seconds},{workers},{method},{}\r\n", date(when))
}

fn json_row(count: Completed) -> JsValue {
    let Completed { n, method, workers, ms, solutions, when, imported, .. } = count;
    let here = |number: JsValue| if imported { JsValue::NULL } else { number };
    object(&[
        ("n", n.into()),
        ("solutions", solutions.to_string().into()),
        ("seconds", here(seconds(ms).into())),
        ("workers", here(workers.into())),
        ("method", method.into()),
        ("measured", date(when).into()),
    ])
}
