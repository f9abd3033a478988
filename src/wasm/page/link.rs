//! Links for a page: texts to plain objects and back; `link_object` makes the objects.

use std::mem::replace;

use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::queens::{Clash, Given, Placement};
use crate::text::link::number::size;
use crate::text::link::parse;
use crate::text::link::print::{Dotted, Rows};
use crate::text::link::program::Escaped;
use crate::text::link::{Kind, Language, Link, MAX_LENGTH, Mode, Parameter, Quoted};
use crate::text::paste::{Diagram, Fen};
use crate::wasm::arguments::placement;
use crate::wasm::error::{Failure, decimal, get};
use crate::wasm::gate::square_of;
use crate::wasm::link_object::{LinkObject, fault, object, refusal};

/// Reads a link, with its `#` or without.
///
/// # Errors
/// A `LinkError` with the position that is wrong.
#[wasm_bindgen(js_name = parseLink)]
pub fn parse_link(text: &str) -> Result<LinkObject, Failure> {
    let link = text.parse().map_err(|error| refusal(&error))?;
    Ok(object(&link))
}

/// The canonical link of an object, with its `#`; the empty text for the home state. What is null may be left out.
///
/// # Errors
/// A `LinkError` when a field is not what it must be, when fields contradict each other, and with the code `too-long`
/// when the link would be too long to be read again.
#[wasm_bindgen(js_name = printLink)]
pub fn print_link(link: &LinkObject) -> Result<String, Failure> {
    let link = read(link).map_err(|kind| fault(&kind))?;
    let text = link.to_string();
    if text.len() <= MAX_LENGTH + 1 { Ok(text) } else { Err(fault(&Kind::TooLong { length: text.len() - 1 })) }
}

/// The canonical link of an object, however long: a link that is too long is passed on in a file, which
/// `read_pasted` reads.
///
/// # Errors
/// As for [`print_link`], but for `too-long`.
#[wasm_bindgen(js_name = printLongLink)]
pub fn print_long_link(link: &LinkObject) -> Result<String, Failure> {
    read(link).map(|link| link.to_string()).map_err(|kind| fault(&kind))
}

/// Queens as a FEN; on 8×8 with the fields that chess programs expect.
///
/// # Errors
/// When n is not a whole number from 1 to 32, or a queen is not on the board.
#[wasm_bindgen(js_name = queensFen)]
pub fn queens_fen(
    n: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
) -> Result<String, Failure> {
    Ok(Fen(placement(n, queens)?).to_string())
}

/// Queens as a text board, a line for each rank and between them.
///
/// # Errors
/// When n is not a whole number from 1 to 32, or a queen is not on the board.
#[wasm_bindgen(js_name = queensTextBoard)]
pub fn queens_text_board(
    n: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
) -> Result<String, Failure> {
    Ok(Diagram(placement(n, queens)?).to_string())
}

/// Reads an object by the link that it spells.
fn read(object: &JsValue) -> Result<Link, Kind> {
    parse::read(&spelled(&Record(object))?, usize::MAX).map_err(|error| error.kind)
}

/// A link that says what an object says, in one of the forms that are read.
fn spelled(record: &Record<'_>) -> Result<String, Kind> {
    let view = record.text("view")?;
    let Some(mode) = Mode::named(&view) else {
        return Ok(if view == "home" { String::new() } else { format!("1/{view}") });
    };
    let mut link = format!("1/{view}/{}", segments(record, mode)?);
    let mut sign = '?';
    for &parameter in mode.parameters() {
        if let Some(value) = record.value(parameter)? {
            let equals = if parameter.is_flag() { "" } else { "=" };
            link += &format!("{}{}{equals}{value}", replace(&mut sign, '&'), parameter.name());
        }
    }
    Ok(link)
}

fn segments(record: &Record<'_>, mode: Mode) -> Result<String, Kind> {
    let packed = || Ok(format!("~{}", record.text("packed")?));
    if mode == Mode::Lesson {
        return if record.get("packed").is_some() { packed() } else { record.text("lesson") };
    }
    let knights = mode == Mode::Knight || record.text("problem")? == "knight";
    let size = if knights { [record.text("files")?, record.text("ranks")?].join("x") } else { record.text("size")? };
    let queens = record.squares("queens")?;
    Ok(match mode {
        Mode::Program => format!("{size}/{}", packed()?),
        Mode::Knight | Mode::Compare if knights => {
            let start = record.square("start")?.map_or(String::new(), |start| format!("/{start}"));
            match record.get("digits") {
                Some(_) if start.is_empty() => return Err(Kind::MissingStart),
                Some(_) => format!("{size}{start}/{}", record.text("digits")?),
                None => size + &start,
            }
        }
        // Queens anywhere are those of `at`.
        Mode::Queens if !queens.is_empty() => size,
        Mode::Queens | Mode::Race | Mode::Compare => format!("{size}/{}", Rows(given(&size, &queens)?.placement())),
        _ => size,
    })
}

fn given(text: &str, queens: &[Square]) -> Result<Given, Kind> {
    let size = size(text).ok_or_else(|| Kind::BoardSize(Quoted::new(text)))?;
    let mut placement = Placement::empty(size);
    for &queen in queens {
        if !size.board().contains(queen) {
            return Err(Kind::OffBoard(queen, size.board()));
        }
        placement.insert(queen);
    }
    Given::try_from(&placement).map_err(|Clash(one, other)| Kind::Clash { one, other, size })
}

/// An unvalidated object from a page.
struct Record<'a>(&'a JsValue);

impl Record<'_> {
    fn get(&self, name: &str) -> Option<JsValue> {
        get(self.0, name)
    }

    /// A field as a link would write it, the empty text where there is none.
    fn text(&self, name: &str) -> Result<String, Kind> {
        plain(self.get(name).map(|value| written(&value)).unwrap_or_default())
    }

    /// The value of a parameter, which of a flag is nothing; `None` where the object does not say it.
    fn value(&self, parameter: Parameter) -> Result<Option<String>, Kind> {
        let name = parameter.name();
        let flag = |name: &str, value: &str| Ok(self.flag(name).then(|| value.to_owned()));
        match parameter {
            Parameter::Tour => flag("closed", "closed"),
            Parameter::Only => flag("fundamental", "fundamental"),
            Parameter::Prune => flag("prune", "1"),
            flagged if flagged.is_flag() => flag(name, ""),
            Parameter::To => Ok(self.square("end")?.map(|square| square.to_string())),
            Parameter::With => Ok(self.square("with")?.map(|square| square.to_string())),
            Parameter::Holes => self.dotted("holes"),
            Parameter::At => self.dotted("queens"),
            Parameter::Input | Parameter::Board => {
                let text = self.get(name).map(|value| Escaped(&written(&value)).to_string());
                Ok(text.filter(|text| !text.is_empty()))
            }
            Parameter::Steps => self.get(name).map(|steps| plain(range(&steps))).transpose(),
            // It is the one that a link does not name.
            Parameter::Lang if self.text(name)? == Language::Python.key() => Ok(None),
            _ => self.get(name).map(|value| plain(written(&value))).transpose(),
        }
    }

    fn flag(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| value.is_truthy())
    }

    fn square(&self, name: &str) -> Result<Option<Square>, Kind> {
        self.get(name).map(|value| square(&value)).transpose()
    }

    /// Squares in an array of any kind.
    fn squares(&self, name: &str) -> Result<Vec<Square>, Kind> {
        let Some(list) = self.get(name) else { return Ok(Vec::new()) };
        let packed = match list.dyn_ref::<Uint32Array>() {
            Some(packed) => Array::from(packed),
            None => list.dyn_into::<Array>().map_err(|list| Kind::SquareName(Quoted::new(&written(&list))))?,
        };
        packed.iter().map(|value| square(&value)).collect()
    }

    fn dotted(&self, name: &str) -> Result<Option<String>, Kind> {
        let squares = self.squares(name)?;
        Ok((!squares.is_empty()).then(|| Dotted(&squares).to_string()))
    }
}

/// A packed square, `rank << 10 | file`.
fn square(value: &JsValue) -> Result<Square, Kind> {
    value.as_f64().and_then(square_of).ok_or_else(|| Kind::SquareName(Quoted::new(&written(value))))
}

/// The first and the last step of a pair.
fn range(pair: &JsValue) -> String {
    match pair.dyn_ref::<Array>().filter(|list| list.length() == 2) {
        Some(ends) => [written(&ends.get(0)), written(&ends.get(1))].join("-"),
        None => written(pair),
    }
}

/// A text that stays one part of a link.
fn plain(text: String) -> Result<String, Kind> {
    match text.chars().find(|&c| "/?&=#%".contains(c)) {
        Some(found) => Err(Kind::Character(found)),
        None => Ok(text),
    }
}

/// A text as it is, a number in decimal; nothing for any other value.
fn written(value: &JsValue) -> String {
    // Adding 0 turns -0 into 0.
    value.as_f64().map(|number| decimal(number + 0.0)).or_else(|| value.as_string()).unwrap_or_default()
}
