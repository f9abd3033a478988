//! Lessons for a page: a text as an object or its mistakes, and back.

use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

use crate::text::lesson::{Fault, Lesson, MAX_LENGTH, MAX_MISTAKES, MAX_STOPS, MAX_TEXT, MAX_TITLE, Mistake, Stop};
use crate::wasm::error::{get, object};
use crate::wasm::link_object::refusal;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("lesson.d.ts");

#[wasm_bindgen]
extern "C" {
    /// `LessonRead` in `src/wasm/lesson.d.ts`.
    #[wasm_bindgen(typescript_type = "LessonRead")]
    pub type LessonRead;
    /// `LessonLimits` in `src/wasm/lesson.d.ts`.
    #[wasm_bindgen(typescript_type = "LessonLimits")]
    pub type LessonLimits;
    /// `LessonText` in `src/wasm/lesson.d.ts`.
    #[wasm_bindgen(typescript_type = "LessonText")]
    pub type LessonText;
}

/// The largest there is of each part of a lesson: `LessonLimits` in `src/wasm/lesson.d.ts`.
#[wasm_bindgen(js_name = lessonLimits)]
pub fn lesson_limits() -> LessonLimits {
    let limits = [
        ("characters", MAX_LENGTH),
        ("title", MAX_TITLE),
        ("text", MAX_TEXT),
        ("stops", MAX_STOPS),
        ("mistakes", MAX_MISTAKES),
    ];
    object(&limits.map(|(name, limit)| (name, number(limit)))).unchecked_into()
}

/// Reads a lesson: either all of it is right, or there are mistakes and no lesson.
#[wasm_bindgen(js_name = readLesson)]
pub fn read_lesson(text: &JsString) -> LessonRead {
    let units: Vec<u16> = text.iter().take(MAX_LENGTH + 1).collect();
    let (lesson, mistakes) = match Lesson::read(&units) {
        Ok(lesson) => (written(&lesson), Array::new()),
        Err(mistakes) => (JsValue::NULL, mistakes.iter().map(mistaken).collect()),
    };
    object(&[("lesson", lesson), ("mistakes", mistakes.into())]).unchecked_into()
}

/// A lesson as a file that reads back as the same lesson.
#[wasm_bindgen(js_name = printLesson)]
pub fn print_lesson(lesson: &LessonText) -> String {
    let stop = |stop: JsValue| Stop { text: text(&stop, "text"), link: text(&stop, "link"), line: 0 };
    let stops: Array = get(lesson, "stops").and_then(|stops| stops.dyn_into().ok()).unwrap_or_default();
    Lesson { title: text(lesson, "title"), stops: stops.iter().map(stop).collect() }.to_string()
}

fn text(object: &JsValue, name: &str) -> String {
    get(object, name).and_then(|value| value.as_string()).unwrap_or_default()
}

fn number(number: usize) -> JsValue {
    JsValue::from_f64(number as f64)
}

fn written(lesson: &Lesson) -> JsValue {
    let stops: Array = lesson
        .stops
        .iter()
        .map(|Stop { text, link, line }| {
            object(&[("text", text.into()), ("link", link.into()), ("line", number(*line))])
        })
        .collect();
    object(&[("title", (&lesson.title).into()), ("stops", stops.into())])
}

fn mistaken(Mistake { line, at, fault }: &Mistake) -> JsValue {
    let values = match fault {
        Fault::Long => object(&[("max", number(MAX_LENGTH))]),
        Fault::Character(unit) => object(&[("character", format!("U+{unit:04X}").into())]),
        Fault::TitleLong(found) => object(&[("max", number(MAX_TITLE)), ("found", number(*found))]),
        Fault::TextLong(found) => object(&[("max", number(MAX_TEXT)), ("found", number(*found))]),
        Fault::StopsMany => object(&[("max", number(MAX_STOPS))]),
        _ => object(&[]),
    };
    let reason = if let Fault::Link(error) = fault { refusal(error) } else { JsValue::UNDEFINED };
    object(&[
        ("code", fault.code().into()),
        ("line", number(*line)),
        ("at", number(*at)),
        ("values", values),
        ("reason", reason),
    ])
}
