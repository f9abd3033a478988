//! Why there is no tour, and where a given one breaks, as a page sees it.

use js_sys::{Object, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::knight::construct::NoTour;
use crate::knight::existence::{self, Reason, Verdict};
use crate::knight::referee::Break;
use crate::sentence;
use crate::wasm::arguments::{board, holes_of};
use crate::wasm::error::{Failure, failure, set};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * Why something is not a tour: a plain English sentence, and the code and the values of which a catalogue makes another.
 */
export interface WhyNot {
  sentence: string;
  code: string;
  values: Record<string, string>;
  /** The packed squares that a board can mark to show it; none where it is about the whole board. */
  squares: Uint32Array;
  /** The reason that is part of this one's sentence, if there is one. */
  inner: WhyNot | null;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// Why something is not a tour: `WhyNot` in the types.
    #[wasm_bindgen(typescript_type = "WhyNot")]
    pub type WhyNot;
}

/// Why a board without some squares has no open or no closed tour at all, wherever it starts; nothing when there is one
/// or that is not known before a start is chosen. `holes` are packed squares.
///
/// # Errors
/// When a side is not from 1 to 1000, or a hole is not on the board.
#[wasm_bindgen(js_name = whyNoTour)]
pub fn why_no_tour(
    files: f64,
    ranks: f64,
    closed: bool,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
) -> Result<Option<WhyNot>, Failure> {
    let board = board(files, ranks, crate::board::MAX_SIDE)?;
    let verdict = existence::any_start(board, &holes_of(board, holes)?, closed);
    Ok(match verdict {
        Verdict::Impossible(reason) => Some(of_reason(&reason)),
        Verdict::Possible(_) | Verdict::Undecided => None,
    })
}

/// The error for a tour that is not handed out: `no-tour` with the reason as `why`, or `not-decided`.
pub(super) fn no_tour(error: &NoTour) -> Failure {
    let told = sentence(error);
    match error {
        NoTour::NotFound => failure("not-decided", &told, &[]),
        NoTour::Impossible(reason) => {
            let error = failure("no-tour", &told, &reason.values());
            set(&error, "why", &of_reason(reason));
            error
        }
    }
}

pub(super) fn of_reason(reason: &Reason) -> WhyNot {
    let inner = reason.inner().map_or(JsValue::NULL, |inner| of_reason(inner).into());
    object(&sentence(reason), reason.code(), &reason.values(), &reason.squares(), &inner)
}

pub(super) fn of_break(cause: &Break) -> WhyNot {
    let squares = match *cause {
        Break::Hole { square, .. } | Break::Again { square, .. } => vec![square],
        Break::NotAMove { from, to, .. } => vec![from, to],
        Break::Unvisited { first, .. } => vec![first],
        _ => Vec::new(),
    };
    object(&sentence(cause), cause.code(), &cause.values(), &squares, &JsValue::NULL)
}

fn object(text: &str, code: &str, values: &[(&'static str, String)], squares: &[Square], inner: &JsValue) -> WhyNot {
    let object: JsValue = Object::new().into();
    let words: JsValue = Object::new().into();
    for (name, value) in values {
        set(&words, name, &JsValue::from_str(value));
    }
    let packed: Vec<u32> = squares.iter().copied().map(Square::pack).collect();
    set(&object, "sentence", &JsValue::from_str(text));
    set(&object, "code", &JsValue::from_str(code));
    set(&object, "values", &words);
    set(&object, "squares", &Uint32Array::from(&packed[..]).into());
    set(&object, "inner", inner);
    object.unchecked_into()
}
