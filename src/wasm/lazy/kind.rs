//! The classifier for a page: the kind of a text, the program in it, and damage that can be mended.

use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::text::kind::{Damage, Kind, Language, Program, damage, kind_of};
use crate::wasm::error::object;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("kind.d.ts");

#[wasm_bindgen]
extern "C" {
    /// `TextKind` in `src/wasm/kind.d.ts`.
    #[wasm_bindgen(typescript_type = "TextKind")]
    pub type TextKind;
    /// `ProgramDamage[]` in `src/wasm/kind.d.ts`.
    #[wasm_bindgen(typescript_type = "ProgramDamage[]")]
    pub type Damages;
}

/// Classifies a text. `file` is the name of the file that it comes from, empty for a text that was pasted or typed.
#[wasm_bindgen(js_name = textKind)]
pub fn text_kind(text: &str, file: &str) -> TextKind {
    let mut board = None;
    let (kind, program, foreign) = match kind_of(text, file) {
        Kind::Nothing => ("nothing", None, None),
        Kind::Picture => ("picture", None, None),
        Kind::Jobs => ("jobs", None, None),
        Kind::Notebook => ("notebook", None, None),
        Kind::Lesson => ("lesson", None, None),
        Kind::Program(program) => ("program", Some(program), None),
        Kind::Either(program, rest) => {
            board = Some(rest);
            ("either", Some(program), None)
        }
        Kind::Foreign(name) => ("foreign", None, Some(name.unwrap_or_default())),
        Kind::Board => ("board", None, None),
    };
    let program = program.map_or(JsValue::NULL, |program| program_object(&program));
    object(&[("kind", kind.into()), ("program", program), ("board", board.into()), ("foreign", foreign.into())])
        .unchecked_into()
}

/// The damage that can be mended in a program in `python`, `c`, `cpp` or `java`, by kind.
#[wasm_bindgen(js_name = programDamage)]
pub fn program_damage(text: &str, language: &str) -> Damages {
    let all = [Language::Python, Language::C, Language::Cpp, Language::Java];
    let found = all.into_iter().find(|known| known.key() == language).map(|language| damage(text, language));
    found.unwrap_or_default().iter().map(damage_object).collect::<Array>().unchecked_into()
}

fn program_object(program: &Program) -> JsValue {
    let cleaned: Array = program.cleaned.iter().map(|cleaning| JsValue::from_str(cleaning.code())).collect();
    object(&[
        ("language", program.language.key().into()),
        ("text", (&program.text).into()),
        ("cleaned", cleaned.into()),
        ("hasMain", program.has_main.into()),
        ("knight", program.knight.into()),
    ])
}

fn damage_object(damage: &Damage) -> JsValue {
    let lines: Vec<u32> = damage.lines.iter().map(|&line| line as u32).collect();
    object(&[
        ("code", damage.kind.code().into()),
        ("lines", Uint32Array::from(lines.as_slice()).into()),
        ("mended", (&damage.mended).into()),
    ])
}
