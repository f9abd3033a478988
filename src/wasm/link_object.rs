//! The objects of links for a page, and of the errors of texts that are no link.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use crate::board::{Board, Square};
use crate::knight::backtrack::Order;
use crate::problem::Problem;
use crate::queens::solvers::{self, QueensRules, with_solvers};
use crate::queens::{Given, Solver};
use crate::sentence;
use crate::text::link::{
    BoardName, Compare, Fields, Kind, Lesson, Link, LinkError, Queens, Search, Shown, Sides, Step, Steps, Text, View,
};
use crate::wasm::error::{Failure, failure, set};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("link.d.ts");

/// The types of what each solver shows, which merge into one interface.
macro_rules! types {
    ($($name:ident $module:ident,)+) => {
        $(const _: () = {
            #[wasm_bindgen(typescript_custom_section)]
            const TYPES: &str = <solvers::$module::$name as QueensRules>::TYPES;
        };)+
    };
}
with_solvers!(types);

#[wasm_bindgen]
extern "C" {
    /// A link as a page holds it: `Link` in `src/wasm/link.d.ts`.
    #[wasm_bindgen(typescript_type = "Link")]
    pub type LinkObject;
}

/// A fault of a text, with its place where it has one.
pub fn refusal(error: &LinkError) -> Failure {
    let failure = refused(&error.kind, &sentence(error));
    if let Some(at) = error.place() {
        set(&failure, "at", &JsValue::from_f64(at as f64));
    }
    failure
}

/// A fault of an object.
pub fn fault(kind: &Kind) -> Failure {
    refused(kind, &sentence(kind))
}

fn refused(kind: &Kind, sentence: &str) -> Failure {
    let error = failure(kind.code(), sentence, &kind.values());
    set(&error, "name", &JsValue::from_str("LinkError"));
    error
}

pub fn object(link: &Link) -> LinkObject {
    let Some(view) = link.view() else { return Writer::new("home").finish() };
    let writer = Writer::new(view.mode().key()).flag("embed", matches!(link, Link::Embed(_)));
    let writer = if matches!(link, Link::Present(_)) { writer.flag("present", true) } else { writer };
    match view {
        View::Queens(Queens::Place(placement)) => writer
            .number("size", Some(placement.size().get()))
            .squares("queens", placement.iter())
            .text("solver", None)
            .shown(Shown::default()),
        View::Queens(Queens::Run { given, solver, moment }) => {
            writer.given(given).text("solver", Some(solver.key())).shown(moment.shown())
        }
        View::Solutions(gallery) => writer
            .number("size", Some(gallery.size().get()))
            .flag("fundamental", gallery.fundamental())
            .number("with", gallery.with().map(Square::pack)),
        View::Race(given) => writer.given(given),
        View::Knight(knight) => {
            let fields = knight.fields();
            let digits: Option<String> = fields
                .moves
                .as_ref()
                .map(|moves| moves.digits().iter().map(|digit| char::from(b'0' + digit)).collect());
            writer
                .ride(knight.board(), &fields)
                .number("end", fields.to.map(Square::pack))
                .number("number", fields.number.map(|number| number.get() as f64))
                .text("digits", digits.as_deref())
                .text("solver", fields.solver.map(Order::key))
                .flag("prune", fields.prune)
                .shown(fields.shown)
        }
        View::Count { n, mask } => writer.number("size", Some(n.get())).text("method", mask.then_some("mask")),
        View::Lesson(Lesson { text, stop }) => {
            let packed = if let Text::Own(packed) = text { Some(packed.get()) } else { None };
            writer.text("lesson", text.key()).text("packed", packed).number("stop", Some(stop.get()))
        }
        View::Compare(Compare { by, step, sides }) => {
            let writer = writer.text("by", Some(by.key())).number("step", Some(step.get()));
            let (writer, [left, right]) = match sides {
                Sides::Queens(given, solvers) => {
                    (writer.text("problem", Some("queens")).given(given), solvers.map(Solver::key))
                }
                Sides::Knight(ride) => {
                    let knight = ride.knight();
                    let writer = writer.text("problem", Some("knight"));
                    (writer.ride(knight.board(), &knight.fields()), ride.searches().map(Search::key))
                }
            };
            writer.text("left", Some(left)).text("right", Some(right))
        }
        View::Program(program) => {
            let writer = match program.problem {
                Problem::Queens(size) => writer.text("problem", Some("queens")).number("size", Some(size.get())),
                Problem::Knight(board) => writer
                    .text("problem", Some("knight"))
                    .number("files", Some(board.files()))
                    .number("ranks", Some(board.ranks())),
            };
            writer
                .text("packed", Some(program.text.get()))
                .text("lang", Some(program.language.key()))
                .text("board", program.board.as_ref().map(BoardName::get))
                .text("by", Some(program.by.key()))
                .text("input", Some(program.input.get()))
                .number("seed", Some(program.seed.0))
                .shown(program.shown())
        }
    }
    .finish()
}

/// An object under construction.
struct Writer(JsValue);

impl Writer {
    fn new(view: &str) -> Writer {
        Writer(Object::new().into()).text("view", Some(view))
    }

    fn with(self, name: &str, value: &JsValue) -> Writer {
        set(&self.0, name, value);
        self
    }

    fn text(self, name: &str, value: Option<&str>) -> Writer {
        self.with(name, &value.map_or(JsValue::NULL, JsValue::from_str))
    }

    fn number(self, name: &str, value: Option<impl Into<f64>>) -> Writer {
        self.with(name, &value.map_or(JsValue::NULL, |number| JsValue::from_f64(number.into())))
    }

    fn flag(self, name: &str, value: bool) -> Writer {
        self.with(name, &JsValue::from_bool(value))
    }

    fn squares(self, name: &str, squares: impl Iterator<Item = Square>) -> Writer {
        let packed: Array = squares.map(|square| JsValue::from(square.pack())).collect();
        self.with(name, &packed)
    }

    fn given(self, given: &Given) -> Writer {
        self.number("size", Some(given.size().get())).squares("queens", given.placement().iter())
    }

    fn ride(self, board: Board, fields: &Fields) -> Writer {
        self.number("files", Some(board.files()))
            .number("ranks", Some(board.ranks()))
            .squares("holes", fields.holes.iter().copied())
            .number("start", fields.start.map(Square::pack))
            .flag("closed", fields.closed == Some(true))
    }

    fn shown(self, shown: Shown) -> Writer {
        let pair = |steps: Steps| Array::of2(&steps.first().get().into(), &steps.last().get().into()).into();
        self.number("step", shown.step.map(Step::get))
            .with("steps", &shown.steps.map_or(JsValue::NULL, pair))
            .flag("loop", shown.looped)
            .flag("ask", shown.ask)
    }

    fn finish(self) -> LinkObject {
        self.0.unchecked_into()
    }
}
