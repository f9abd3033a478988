//! What a link leads to, as a page holds it; and why a text is no link.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::knight::backtrack::Order;
use crate::link::{Fields, Kind, Link, LinkError, Queens, Step, View};
use crate::queens::solvers::{self, QueensRules, with_solvers};
use crate::sentence;
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

pub fn refusal(kind: &Kind, at: Option<usize>) -> Failure {
    let text = match at {
        Some(at) => sentence(&LinkError { kind: kind.clone(), at }),
        None => sentence(kind),
    };
    let error = failure(kind.code(), &text, &kind.values());
    set(&error, "name", &JsValue::from_str("LinkError"));
    if let Some(at) = at {
        set(&error, "at", &JsValue::from_f64(at as f64));
    }
    error
}

pub fn object(link: &Link) -> LinkObject {
    let (view, embed) = match link {
        Link::Home => return Writer::new("home").finish(),
        Link::Page(view) => (view, false),
        Link::Embed(view) => (view, true),
    };
    let writer = Writer::new(view.mode().key()).flag("embed", embed);
    match view {
        View::Queens(Queens::Place(placement)) => writer
            .number("size", Some(placement.size().get()))
            .squares("queens", placement.iter())
            .text("solver", None)
            .number("step", None::<u32>),
        View::Queens(Queens::Run { given, solver, step }) => writer
            .number("size", Some(given.size().get()))
            .squares("queens", given.placement().iter())
            .text("solver", Some(solver.key()))
            .number("step", Some(step.get())),
        View::Solutions(gallery) => writer
            .number("size", Some(gallery.size().get()))
            .flag("fundamental", gallery.fundamental())
            .number("with", gallery.with().map(Square::pack)),
        View::Race(given) => {
            writer.number("size", Some(given.size().get())).squares("queens", given.placement().iter())
        }
        View::Knight(knight) => {
            let Fields { holes, start, moves, closed, to, number, solver, prune, step } = knight.fields();
            let digits: Option<String> =
                moves.map(|moves| moves.digits().iter().map(|digit| char::from(b'0' + digit)).collect());
            writer
                .number("files", Some(knight.board().files()))
                .number("ranks", Some(knight.board().ranks()))
                .squares("holes", holes.into_iter())
                .number("start", start.map(Square::pack))
                .flag("closed", closed == Some(true))
                .number("end", to.map(Square::pack))
                .number("number", number.map(|number| number.get() as f64))
                .text("digits", digits.as_deref())
                .text("solver", solver.map(Order::key))
                .flag("prune", prune)
                .number("step", step.map(Step::get))
        }
        View::Count { n, mask } => writer.number("size", Some(n.get())).text("method", mask.then_some("mask")),
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

    fn finish(self) -> LinkObject {
        self.0.unchecked_into()
    }
}
