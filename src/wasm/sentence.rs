//! Sentences of the core with the values in them, for a page.

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::sentence::{Sentence, Value};
use crate::wasm::error::{object, set};

/// A sentence as a `Sentence`.
pub(super) fn sentence_object(sentence: &Sentence) -> JsValue {
    object(&[("key", sentence.key.into()), ("values", values(&sentence.values))])
}

/// The values of a message by name.
pub(super) fn values(values: &[(&str, Value)]) -> JsValue {
    let words = object(&[]);
    for (name, value) in values {
        let value = match value {
            Value::Number(number) => JsValue::from(*number as f64),
            Value::Flag(flag) => JsValue::from(*flag),
            Value::Squares(list) => squares(list),
            Value::Solver(key) => JsValue::from(*key),
        };
        set(&words, name, &value);
    }
    words
}

pub(super) fn squares(squares: &[Square]) -> JsValue {
    let packed: Vec<u32> = squares.iter().copied().map(Square::pack).collect();
    Uint32Array::from(&packed[..]).into()
}
