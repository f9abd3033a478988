//! The verdict on the output of a program, as a page shows it.

use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::queens::Placement;
use crate::queens::referee::Line;
use crate::sentence;
use crate::text::answer::{Answer, Boards, Checked, Fault, Total, Verdict};
use crate::text::link::solution_link;
use crate::wasm::error::{object, set};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The verdict on the output of a program. */
export interface Answer {
  problem: "queens" | "knight";
  /** How many boards there are, and how many of them are right and different, wrong, and repeated. */
  boards: number;
  right: number;
  wrong: number;
  twice: number;
  /** How many solutions are missing; `null` where none is asked for, or that is not known. */
  missing: number | null;
  /** The first of them: the columns of its rows, and its link. */
  firstMissing: { columns: string; link: string } | null;
  /**
   * The number that the output states, as digits; `right` is `null` where that is not known. It may be that of the
   * fundamental solutions.
   */
  total: { line: number; number: string; right: boolean | null; fundamental: boolean } | null;
  /** Boards beneath each other that are right are one row. */
  rows: AnswerRow[];
}

/** The verdict on a board, or on several that are right. */
export interface AnswerRow {
  /** The line on which the first begins, from 1, and that of the last. */
  line: number;
  last: number;
  verdict: "right" | "twice" | "wrong";
  /** Whether a tour is closed. */
  closed: boolean | null;
  /** The line of the board that this one is the same as. */
  of: number | null;
  fault: AnswerFault | null;
  /** The link of the board, the first of several, or of the beginning of a wrong tour; `null` where it cannot be shown. */
  link: string | null;
  /** The size of a board of queens. */
  size: number | null;
}

/** Why a board is wrong. */
export interface AnswerFault {
  /** `broken` is a tour that breaks the rules: `sentence`, and `reason` and `values`, as in a `WhyNot`. */
  code: "attack" | "size" | "off" | "queens" | "broken" | "number";
  values: Record<string, string>;
  reason: string;
  sentence: string;
  /** Two queens, packed, and the line of their attack. */
  squares: Uint32Array;
  line: "row" | "column" | "diagonal";
}
"#;

/// The verdict as an object, or null where a text is no answer.
pub(super) fn verdict(answer: Option<&Answer>) -> JsValue {
    let Some(answer) = answer else { return JsValue::NULL };
    // The board of each row, and the line of its last.
    let mut rows: Vec<(usize, usize)> = Vec::new();
    for (board, checked) in answer.checked.iter().enumerate() {
        match rows.last_mut() {
            Some((first, last))
                if matches!(checked.verdict, Verdict::Right { .. })
                    && answer.checked[*first].verdict == checked.verdict =>
            {
                *last = checked.line;
            }
            _ => rows.push((board, checked.line)),
        }
    }
    let problem = if matches!(answer.boards, Boards::Queens { .. }) { "queens" } else { "knight" };
    object(&[
        ("problem", problem.into()),
        ("boards", count(answer.checked.len())),
        ("right", count(answer.right())),
        ("wrong", count(answer.wrong())),
        ("twice", count(answer.twice())),
        ("missing", answer.missing.map_or(JsValue::NULL, |missing| (missing as f64).into())),
        ("firstMissing", answer.first_missing.as_ref().map_or(JsValue::NULL, solution)),
        ("total", answer.total.as_ref().map_or(JsValue::NULL, total)),
        ("rows", rows.into_iter().map(|(board, last)| row(answer, board, last)).collect::<Array>().into()),
    ])
}

fn solution(placement: &Placement) -> JsValue {
    let columns = placement.columns().unwrap_or_default().into_iter().flatten();
    let columns: Vec<String> = columns.map(|column| (column + 1).to_string()).collect();
    object(&[("columns", columns.join(" ").into()), ("link", solution_link(placement).into())])
}

fn total(total: &Total) -> JsValue {
    object(&[
        ("line", count(total.line)),
        ("number", total.number.to_string().into()),
        ("right", total.right.map_or(JsValue::NULL, JsValue::from)),
        ("fundamental", total.is_fundamental.into()),
    ])
}

fn row(answer: &Answer, board: usize, last: usize) -> JsValue {
    let Checked { line, verdict } = &answer.checked[board];
    let (name, closed, of, fault) = match verdict {
        Verdict::Right { closed } => {
            ("right", closed.map_or(JsValue::NULL, JsValue::from), JsValue::NULL, JsValue::NULL)
        }
        Verdict::Twice { line } => ("twice", JsValue::NULL, count(*line), JsValue::NULL),
        Verdict::Wrong(fault) => ("wrong", JsValue::NULL, JsValue::NULL, why(fault)),
    };
    let (line, last) = (count(*line), count(last));
    object(&[
        ("line", line),
        ("last", last),
        ("verdict", name.into()),
        ("closed", closed),
        ("of", of),
        ("fault", fault),
        ("link", answer.link_of(board).map_or(JsValue::NULL, |link| link.to_string().into())),
        ("size", answer.size_of(board).map_or(JsValue::NULL, |size| size.get().into())),
    ])
}

pub(super) fn why(fault: &Fault) -> JsValue {
    let (mut squares, mut on, mut reason, mut text) = (Vec::new(), Line::Main, "", String::new());
    let values = match fault {
        Fault::Attack { one, other, line } => {
            squares = vec![one.pack(), other.pack()];
            on = *line;
            Vec::new()
        }
        Fault::Size { found, size } | Fault::Queens { found, size } => {
            vec![("found", found.to_string()), ("size", size.get().to_string())]
        }
        Fault::Off { row, found } => vec![("row", row.to_string()), ("found", found.to_string())],
        Fault::Number { number } => vec![("number", number.to_string())],
        Fault::Broken(cause) => {
            (reason, text) = (cause.code(), sentence(cause));
            cause.values()
        }
    };
    let words = object(&[]);
    for (name, value) in values {
        set(&words, name, &value.into());
    }
    object(&[
        ("code", fault.code().into()),
        ("values", words),
        ("reason", reason.into()),
        ("sentence", text.into()),
        ("squares", Uint32Array::from(&squares[..]).into()),
        ("line", on.name().into()),
    ])
}

fn count(number: usize) -> JsValue {
    (number as f64).into()
}
