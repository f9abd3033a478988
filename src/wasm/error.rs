//! Errors as a page sees them: an `Error` with a plain sentence, a code that never changes and the values in it.

use js_sys::{Error, Number, Object, Reflect};
use wasm_bindgen::JsValue;

/// A JavaScript `Error` whose `message` is a plain English sentence, with `code`, a key in kebab case by which a page
/// finds the sentence in another language, and `values`, an object with the words and numbers in it.
pub(super) type Failure = JsValue;

/// Makes an error.
pub(super) fn failure(code: &str, sentence: &str, values: &[(&str, String)]) -> Failure {
    let error = Error::new(sentence);
    let object = Object::new();
    for (name, value) in values {
        set(&object, name, &JsValue::from_str(value));
    }
    set(&error, "code", &JsValue::from_str(code));
    set(&error, "values", &object);
    error.into()
}

/// A number as JavaScript writes it: Rust's own way to write one takes more code than all solvers together.
pub(super) fn decimal(number: f64) -> String {
    Number::from(number).to_js_string().into()
}

/// An object with these properties.
pub(super) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new().into();
    for (name, value) in properties {
        set(&object, name, value);
    }
    object
}

/// A property; nothing when there is none, or when asking for it throws.
pub(super) fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &JsValue::from_str(name)).ok().filter(|value| !value.is_null() && !value.is_undefined())
}

/// Sets a property of an object that was made here, which cannot fail.
pub(super) fn set(object: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}
