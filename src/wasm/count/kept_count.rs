//! Unfinished counts as rows of the page's database. A row may be damaged, or written by something else.

use js_sys::{Array, BigInt, BigUint64Array, Map, Object, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::queens::count::{CountSize, KeptJobs};
use crate::wasm::error::{get, object, set};
use crate::wasm::gate::whole;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A count that is not complete. */
export interface KeptCount {
  /** The key of its row. */
  id: string;
  n: number;
  method: string;
  /** Of the plan, as in `CountPlan`. */
  version: string;
  jobs: number;
  /** Every job before this one is finished. */
  below: number;
  /** The finished jobs after it. */
  beyond: Iterable<number>;
  /** Of all finished jobs. */
  solutions: bigint;
  /** The solutions of each finished job; earlier versions of the page kept only the sum. */
  each?: Map<number, bigint> | undefined;
  /** Whether some of the jobs were counted elsewhere. */
  imported?: boolean | undefined;
  /** The part of the work that is done, 0 to 1. */
  fraction: number;
  /** Milliseconds, pauses left out. */
  spent: number;
}

/** The same as it is stored: `below` and `finished` are those of the core's `KeptJobs`. */
export interface KeptRow extends Omit<KeptCount, "beyond" | "each"> {
  finished: Uint8Array;
  /** In rising order of the finished jobs. */
  each?: BigUint64Array;
  check: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A count that is not complete: `KeptCount` in the types.
    #[wasm_bindgen(typescript_type = "KeptCount")]
    pub type KeptCount;

    /// A row of the database: `KeptRow` in the types.
    #[wasm_bindgen(typescript_type = "KeptRow")]
    pub type KeptRow;
}

/// A count as a row.
#[wasm_bindgen(js_name = keptRow)]
pub fn kept_row(count: &KeptCount) -> KeptRow {
    let below = get(count, "below").and_then(|below| below.as_f64()).unwrap_or_default() as u32;
    let beyond = get(count, "beyond").map_or_else(Array::new, |beyond| Array::from(&beyond));
    let jobs = KeptJobs::new(below, beyond.iter().filter_map(|job| Some(job.as_f64()? as u32)));
    let row = Object::assign(&Object::new(), count.unchecked_ref());
    let _ = Reflect::delete_property(&row, &"beyond".into());
    set(&row, "below", &jobs.below.into());
    set(&row, "finished", &Uint8Array::from(&jobs.bits[..]).into());
    if let Some(each) = get(count, "each") {
        let each: &Map = each.unchecked_ref();
        let finished = (0..jobs.below).map(f64::from).chain(jobs.beyond().map(|job| job as f64));
        let solutions: Array = finished.map(|job| each.get(&job.into())).collect();
        set(&row, "each", &BigUint64Array::new(&solutions).into());
    }
    set(&row, "check", &check(&row, &jobs).into());
    row.unchecked_into()
}

/// The count of a row; nothing for a row that is damaged, by its checksum. The checksum does not cover types, so these
/// and the bounds are checked as well: they protect the code behind from rows of other origin.
#[wasm_bindgen(js_name = readKeptCount)]
pub fn read_kept_count(row: &JsValue) -> Option<KeptCount> {
    let n = whole_in(row, "n", 1, CountSize::MAX.into())?;
    let all = whole_in(row, "jobs", 1, u32::MAX)?;
    let below = whole_in(row, "below", 0, all)?;
    let bits = get(row, "finished")?.dyn_into::<Uint8Array>().ok()?.to_vec();
    let jobs = KeptJobs { below, bits };
    let solutions = solutions_in(row)?;
    let names = ["id", "method", "version"].map(|name| get(row, name).filter(JsValue::is_string));
    let [Some(id), Some(method), Some(version)] = names else { return None };
    let fraction = number_in(row, "fraction", 1.0)?;
    let spent = number_in(row, "spent", f64::MAX)?;
    let beyond: Vec<u64> = jobs.beyond().collect();
    if beyond.last().is_some_and(|&last| last >= all.into())
        || number_in(row, "check", f64::MAX)? != f64::from(check(row, &jobs))
    {
        return None;
    }
    let finished: Array = beyond.iter().map(|&job| JsValue::from(job as f64)).collect();
    let count = object(&[
        ("id", id),
        ("n", n.into()),
        ("method", method),
        ("version", version),
        ("jobs", all.into()),
        ("below", below.into()),
        ("beyond", finished.into()),
        ("solutions", solutions.into()),
        ("fraction", fraction.into()),
        ("spent", spent.into()),
    ]);
    if let Some(each) = each(row, below, &beyond, solutions) {
        set(&count, "each", &each);
    }
    if let Some(imported) = get(row, "imported") {
        set(&count, "imported", &imported.is_truthy().into());
    }
    Some(count.unchecked_into())
}

pub(super) fn number_in(row: &JsValue, name: &str, max: f64) -> Option<f64> {
    get(row, name)?.as_f64().filter(|number| (0.0..=max).contains(number))
}

pub(super) fn whole_in(row: &JsValue, name: &str, min: u32, max: u32) -> Option<u32> {
    whole(number_in(row, name, max.into())?, name, min, max).ok()
}

pub(super) fn solutions_in(row: &JsValue) -> Option<u64> {
    u64::try_from(get(row, "solutions")?.dyn_into::<BigInt>().ok()?).ok()
}

/// The solutions of each finished job. The sum has a checksum, and proves them.
fn each(row: &JsValue, below: u32, beyond: &[u64], sum: u64) -> Option<Map> {
    let each = get(row, "each")?.dyn_into::<BigUint64Array>().ok()?.to_vec();
    // There may be billions of jobs before the first that is not finished, but then their solutions are not there.
    let is_whole = each.len() as u64 == u64::from(below) + beyond.len() as u64;
    if !is_whole || each.iter().map(|&solutions| u128::from(solutions)).sum::<u128>() != sum.into() {
        return None;
    }
    let map = Map::new();
    for (job, &solutions) in (0..below.into()).chain(beyond.iter().copied()).zip(&each) {
        map.set(&(job as f64).into(), &solutions.into());
    }
    Some(map)
}

/// The checksum of all that the answer depends on.
fn check(row: &JsValue, jobs: &KeptJobs) -> u32 {
    let fields = ["id", "n", "method", "version", "jobs", "below", "solutions"];
    let head: Array = fields.iter().map(|name| get(row, name).unwrap_or_default()).collect();
    jobs.checksum(&String::from(head.join(" ")))
}
