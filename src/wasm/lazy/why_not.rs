//! Why there is no tour, and where a given one breaks, as a page sees it.

use js_sys::{Array, Object, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::knight::argument::argue;
use crate::knight::backtrack::MAX_SEARCHED_SIDE;
use crate::knight::caption;
use crate::knight::construct::NoTour;
use crate::knight::existence::{self, Group, Reason, Role, Verdict, Wish};
use crate::knight::referee::Break;
use crate::knight::{Goal, Question};
use crate::sentence;
use crate::text::link::{Fields, Knight, Link, View};
use crate::wasm::arguments::{board, holes_of};
use crate::wasm::error::{self, Failure, failure, set};
use crate::wasm::gate;
use crate::wasm::lazy::argument::steps;
use crate::wasm::sentence::sentence_object;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * Why something is not a tour: a plain English sentence, and the code and the values of which a catalogue makes another.
 */
export interface WhyNot {
  sentence: string;
  code: string;
  values: Record<string, string>;
  /** The squares of the argument by their part in it; none where it is about the whole board. */
  groups: SquareGroup[];
  /**
   * The argument, step by step; none where the reason is about a tour that has begun, or the board has more than 50 squares
   * a side.
   */
  steps: ArgumentStep[];
  /** The publication of the theorem of which the reason is the proof. */
  source: string | null;
  /** The reason that is part of this one's sentence, if there is one. */
  inner: WhyNot | null;
}

/** Squares that play one part in an argument. */
export interface SquareGroup {
  /**
   * Squares that cannot have what a tour needs, those that their moves lead to, those without which the board falls apart,
   * the parts that it falls into, and the lines of a board four squares wide.
   */
  role: "fault" | "around" | "cut" | "part" | "outer" | "inner";
  /** Packed squares. */
  squares: Uint32Array;
}

/** An existing tour, and how it differs from the impossible one. */
export interface NearTour {
  link: string;
  change: Sentence;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// Why something is not a tour: `WhyNot` in the types.
    #[wasm_bindgen(typescript_type = "WhyNot")]
    pub type WhyNot;

    /// A tour that there is: `NearTour` in the types.
    #[wasm_bindgen(typescript_type = "NearTour")]
    pub type NearTour;
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
    let goal = if closed { Goal::Closed } else { Goal::Open };
    let wish = Wish { board, holes: holes_of(board, holes)?, start: None, goal };
    let verdict = existence::any_start(board, &wish.holes, closed);
    Ok(match verdict {
        Verdict::Impossible(reason) => Some(of_reason(&reason, Some(&wish))),
        Verdict::Possible(_) | Verdict::Undecided => None,
    })
}

/// The tours that there are, at most two and always of a whole board, that are the most like one that there is not.
///
/// # Errors
/// When a side is not from 1 to 1000, or a square is not on the board.
#[wasm_bindgen(js_name = nearestTours)]
pub fn nearest_tours(
    files: f64,
    ranks: f64,
    start: Option<f64>,
    closed: bool,
    end: Option<f64>,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
) -> Result<Vec<NearTour>, Failure> {
    let board = board(files, ranks, crate::board::MAX_SIDE)?;
    let square = |packed: Option<f64>| packed.map(|packed| gate::square(packed, board)).transpose();
    let goal = match (closed, square(end)?) {
        (true, _) => Goal::Closed,
        (false, Some(end)) => Goal::To(end),
        (false, None) => Goal::Open,
    };
    let wish = Wish { board, holes: holes_of(board, holes)?, start: square(start)?, goal };
    let near = |tour: &Wish| {
        let (link, change) = (link_to(tour), caption::change(&wish, tour));
        error::object(&[("link", link.into()), ("change", sentence_object(&change))]).unchecked_into()
    };
    Ok(existence::nearest(&wish).iter().map(near).collect())
}

/// The link to a tour of a whole board.
fn link_to(wish: &Wish) -> Option<String> {
    let (start, closed) = (wish.start, Some(wish.goal == Goal::Closed));
    let fields = Fields { start, closed, to: wish.goal.end(), ..Fields::default() };
    let knight = Knight::try_from_fields(wish.board, fields).ok()?;
    Some(Link::Page(View::Knight(knight)).to_string())
}

/// The error for a tour that is not handed out: `no-tour` with the reason as `why`, or `not-decided`. A tour that has
/// begun has no `question`, and its reason no argument.
pub(super) fn no_tour(error: &NoTour, question: Option<&Question>) -> Failure {
    let told = sentence(error);
    match error {
        NoTour::NotFound => failure("not-decided", &told, &[]),
        NoTour::Impossible(reason) => {
            let error = failure("no-tour", &told, &reason.values());
            set(&error, "why", &of_reason(reason, question.map(Wish::from).as_ref()));
            error
        }
    }
}

fn of_reason(reason: &Reason, wish: Option<&Wish>) -> WhyNot {
    let inner = reason.inner().map_or(JsValue::NULL, |inner| of_reason(inner, None).into());
    let why = object(&sentence(reason), reason.code(), &reason.values(), &reason.groups(), &inner);
    let is_shown = |wish: &&Wish| wish.board.files().max(wish.board.ranks()) <= MAX_SEARCHED_SIDE;
    if let Some(wish) = wish.filter(is_shown) {
        set(&why, "steps", &steps(&argue(reason, wish)));
    }
    set(&why, "source", &reason.source().map_or(JsValue::NULL, |source| source.to_string().into()));
    why
}

pub(super) fn of_break(cause: &Break) -> WhyNot {
    let squares = match *cause {
        Break::Hole { square, .. } | Break::Again { square, .. } => vec![square],
        Break::NotAMove { from, to, .. } => vec![from, to],
        Break::Unvisited { first, .. } => vec![first],
        _ => Vec::new(),
    };
    let groups = [Group { role: Role::Fault, squares }];
    object(&sentence(cause), cause.code(), &cause.values(), &groups, &JsValue::NULL)
}

fn object(text: &str, code: &str, values: &[(&'static str, String)], groups: &[Group], inner: &JsValue) -> WhyNot {
    let object: JsValue = Object::new().into();
    let words: JsValue = Object::new().into();
    for (name, value) in values {
        set(&words, name, &JsValue::from_str(value));
    }
    let list = Array::new();
    for Group { role, squares } in groups {
        let packed: Vec<u32> = squares.iter().copied().map(Square::pack).collect();
        let group: JsValue = Object::new().into();
        set(&group, "role", &role.code().into());
        set(&group, "squares", &Uint32Array::from(&packed[..]).into());
        list.push(&group);
    }
    set(&object, "sentence", &JsValue::from_str(text));
    set(&object, "code", &JsValue::from_str(code));
    set(&object, "values", &words);
    set(&object, "groups", &list.into());
    set(&object, "steps", &Array::new());
    set(&object, "source", &JsValue::NULL);
    set(&object, "inner", inner);
    object.unchecked_into()
}
