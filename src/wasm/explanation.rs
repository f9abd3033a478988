//! The state of a queens solver at a step, for a page.

use js_sys::{Array, Object, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::player::Snapshot;
use crate::queens::solvers::Value;
use crate::wasm::error::set;

/// The state of the solver at a step: `Explanation` in the types; `undefined` for a knight.
pub(super) fn explanation(snapshot: &Snapshot<AnySearch>) -> JsValue {
    let Some(explanation) = snapshot.run().explain(snapshot.last()) else { return JsValue::UNDEFINED };
    let object: JsValue = Object::new().into();
    set(&object, "solver", &explanation.solver.key().into());
    set(&object, "line", &explanation.lines.current.into());
    set(&object, "passed", &explanation.lines.passed.into());
    for (name, value) in explanation.fields.iter() {
        let value: JsValue = match value {
            Value::Flag(flag) => (*flag).into(),
            Value::Number(number) => (*number as f64).into(),
            Value::Bytes(bytes) => Uint8Array::from(&bytes[..]).into(),
            Value::Words(words) => Uint32Array::from(&words[..]).into(),
            Value::List(numbers) => {
                numbers.iter().map(|&number| JsValue::from(number as f64)).collect::<Array>().into()
            }
        };
        set(&object, name, &value);
    }
    object
}
