//! Links for a page: texts to plain objects and back; `link_object` makes the objects.

use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::board::{Board, Square, SquareSet};
use crate::knight::backtrack::Order;
use crate::knight::moves;
use crate::problem::Problem;
use crate::queens::{Clash, Given, Placement, Solver};
use crate::text::link::number::{count_size, side, size};
use crate::text::link::{
    BoardName, By, Compare, Fields, Gallery, Input, Kind, Knight, Language, Lesson, Link, MAX_LENGTH, Mode, Moves,
    Packed, Parameter, Program, Queens, Quoted, Ride, Search, Seed, Shown, Sides, Step, Steps, Stop, Stride, Text,
    TourNumber, View,
};
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
    let link = read(Record(link)).map_err(|kind| fault(&kind))?;
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
    read(Record(link)).map(|link| link.to_string()).map_err(|kind| fault(&kind))
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

fn read(record: Record<'_>) -> Result<Link, Kind> {
    let view = record.text("view").ok_or(Kind::MissingMode)?;
    if view == "home" {
        return Ok(Link::Home);
    }
    let view = match Mode::named(&view).ok_or_else(|| Kind::UnknownMode(Quoted::new(&view)))? {
        Mode::Queens => {
            let solver = record.optional("solver", |key| key.parse::<Solver>().ok(), Kind::QueensSolver)?;
            let queens = Queens::try_new(record.placement()?, solver, record.shown()?);
            View::Queens(queens.map_err(|fault| fault.kind)?)
        }
        Mode::Solutions => {
            let size = record.required("size", size, Kind::BoardSize)?;
            let with = record.square("with", size.board())?;
            View::Solutions(Gallery::try_new(size, record.flag("fundamental"), with)?)
        }
        Mode::Race => View::Race(record.given()?),
        Mode::Knight => View::Knight(knight(&record)?),
        Mode::Count => View::Count {
            n: record.required("size", count_size, Kind::CountSize)?,
            mask: record.optional("method", |key| (key == "mask").then_some(true), Kind::CountMethod)?.is_some(),
        },
        Mode::Lesson => View::Lesson(Lesson {
            text: match record.optional("packed", Packed::try_new, Kind::PackedLesson)? {
                Some(packed) => Text::Own(packed),
                None => record.required("lesson", Text::named, Kind::LessonName)?,
            },
            stop: record.optional("stop", Stop::read, Kind::Stop)?.unwrap_or(Stop::FIRST),
        }),
        Mode::Compare => View::Compare(Compare {
            by: record.optional("by", By::named, Kind::By)?.unwrap_or_default(),
            step: record.optional("step", Step::read, Kind::Step)?.unwrap_or_default(),
            sides: sides(&record)?,
        }),
        Mode::Program => View::Program(program(&record)?),
    };
    match (record.flag("present"), record.flag("embed")) {
        (true, true) => Err(Kind::PresentEmbed),
        (true, false) if !view.has_player() => {
            Err(Kind::UnknownParameter { mode: view.mode(), found: Quoted::new(Parameter::Present.name()) })
        }
        (true, false) => Ok(Link::Present(view)),
        (false, true) => Ok(Link::Embed(view)),
        (false, false) => Ok(Link::Page(view)),
    }
}

fn program(record: &Record<'_>) -> Result<Program, Kind> {
    let problem = if record.text("problem").as_deref() == Some("knight") {
        Problem::Knight(record.board()?)
    } else {
        Problem::Queens(record.required("size", size, Kind::BoardSize)?)
    };
    let program = Program {
        problem,
        text: record.required("packed", Packed::try_new, Kind::PackedProgram)?,
        language: record.optional("lang", Language::named, Kind::Language)?.unwrap_or_default(),
        board: record.optional("board", BoardName::try_new, Kind::ProgramBoard)?,
        by: record.optional("by", Stride::named, Kind::Stride)?.unwrap_or_default(),
        input: record.optional("input", Input::try_new, Kind::Input)?.unwrap_or_default(),
        seed: record.optional("seed", Seed::read, Kind::Seed)?.unwrap_or_default(),
        moment: None,
    };
    program.at(record.shown()?).map_err(|fault| fault.kind)
}

fn knight(record: &Record<'_>) -> Result<Knight, Kind> {
    let board = record.board()?;
    let moves = record.text("digits").map(|digits| match moves::parse_digits(&digits) {
        Ok(digits) => Moves::try_new(digits).ok_or(Kind::MissingMoves),
        Err(wrong) => {
            let found = Quoted::new(wrong.found.encode_utf8(&mut [0; 4]));
            Err(Kind::MoveDigit { number: wrong.position + 1, found })
        }
    });
    let order = |key: &str| Order::ALL.into_iter().find(|order| order.key() == key);
    let fields = Fields {
        moves: moves.transpose()?,
        to: record.square("end", board)?,
        number: record.optional("number", TourNumber::read, Kind::TourNumber)?,
        solver: record.optional("solver", order, Kind::KnightSolver)?,
        prune: record.flag("prune"),
        shown: record.shown()?,
        ..record.ride(board)?
    };
    Knight::try_from_fields(board, fields).map_err(|fault| fault.kind)
}

/// The two sides of a comparison: of queens unless it says knight.
fn sides(record: &Record<'_>) -> Result<Sides, Kind> {
    if record.text("problem").as_deref() != Some("knight") {
        return Ok(Sides::Queens(record.given()?, record.sides(|key| key.parse().ok(), Kind::QueensSolver)?));
    }
    let board = record.board()?;
    let fields = record.ride(board)?;
    let searches = record.sides(|key| Search::named(key, fields.closed == Some(true)), Kind::KnightSide)?;
    Ride::try_new(board, fields, searches).map(Sides::Knight).map_err(|fault| fault.kind)
}

/// An unvalidated object from a page.
struct Record<'a>(&'a JsValue);

impl Record<'_> {
    fn get(&self, name: &str) -> Option<JsValue> {
        get(self.0, name)
    }

    /// A field as a link would write it.
    fn text(&self, name: &str) -> Option<String> {
        self.get(name).map(|value| written(&value))
    }

    fn flag(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| value.is_truthy())
    }

    fn optional<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Option<T>,
        kind: impl FnOnce(Quoted) -> Kind,
    ) -> Result<Option<T>, Kind> {
        self.text(name).map(|text| read(&text).ok_or_else(|| kind(Quoted::new(&text)))).transpose()
    }

    fn required<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Option<T>,
        kind: impl Fn(Quoted) -> Kind,
    ) -> Result<T, Kind> {
        self.optional(name, read, &kind)?.ok_or_else(|| kind(Quoted::new("")))
    }

    fn square(&self, name: &str, board: Board) -> Result<Option<Square>, Kind> {
        self.get(name).map(|value| square(&value, board)).transpose()
    }

    /// Squares in an array of any kind, each of them once.
    fn squares(&self, name: &str, board: Board) -> Result<Vec<Square>, Kind> {
        let Some(list) = self.get(name) else { return Ok(Vec::new()) };
        let packed = match list.dyn_ref::<Uint32Array>() {
            Some(packed) => Array::from(packed),
            None => list.dyn_into::<Array>().map_err(|list| Kind::SquareName(Quoted::new(&written(&list))))?,
        };
        let mut seen = SquareSet::empty(board);
        let once = |value: JsValue| {
            let square = square(&value, board)?;
            if seen.insert(square) { Ok(square) } else { Err(Kind::Twice(square)) }
        };
        // An array with more entries than the board has squares ends at the first that comes twice.
        packed.iter().map(once).collect()
    }

    /// A knight's board.
    fn board(&self) -> Result<Board, Kind> {
        let files = self.required("files", side, Kind::Side)?;
        Ok(Board::new(files, self.required("ranks", side, Kind::Side)?))
    }

    /// The squares of a knight's board and the kind of its tour.
    fn ride(&self, board: Board) -> Result<Fields, Kind> {
        Ok(Fields {
            holes: self.squares("holes", board)?,
            start: self.square("start", board)?,
            closed: self.flag("closed").then_some(true),
            ..Fields::default()
        })
    }

    /// The parameters for the moment of a run.
    fn shown(&self) -> Result<Shown, Kind> {
        let range = |list: JsValue| {
            let mut text = written(&list);
            if let Some(ends) = list.dyn_ref::<Array>().filter(|list| list.length() == 2) {
                text = written(&ends.get(0));
                text.push('-');
                text += &written(&ends.get(1));
            }
            Steps::read(&text).ok_or_else(|| Kind::Steps(Quoted::new(&text)))
        };
        Ok(Shown {
            step: self.optional("step", Step::read, Kind::Step)?,
            steps: self.get("steps").map(range).transpose()?,
            looped: self.flag("loop"),
            ask: self.flag("ask"),
        })
    }

    /// The two sides of a comparison, which must be there.
    fn sides<T>(&self, read: impl Fn(&str) -> Option<T>, kind: impl Fn(Quoted) -> Kind) -> Result<[T; 2], Kind> {
        let side = |name, parameter| self.optional(name, &read, &kind)?.ok_or(Kind::NeedsSide(parameter));
        Ok([side("left", Parameter::Left)?, side("right", Parameter::Right)?])
    }

    fn given(&self) -> Result<Given, Kind> {
        let placement = self.placement()?;
        let clash = |Clash(one, other)| Kind::Clash { one, other, size: placement.size() };
        Given::try_from(&placement).map_err(clash)
    }

    fn placement(&self) -> Result<Placement, Kind> {
        let size = self.required("size", size, Kind::BoardSize)?;
        let mut placement = Placement::empty(size);
        for queen in self.squares("queens", size.board())? {
            placement.insert(queen);
        }
        Ok(placement)
    }
}

/// A packed square, `rank << 10 | file`, on a board.
fn square(value: &JsValue, board: Board) -> Result<Square, Kind> {
    match value.as_f64().and_then(square_of) {
        Some(square) if board.contains(square) => Ok(square),
        Some(square) => Err(Kind::OffBoard(square, board)),
        None => Err(Kind::SquareName(Quoted::new(&written(value)))),
    }
}

/// A text as it is, a number in decimal; nothing for any other value.
fn written(value: &JsValue) -> String {
    // Adding 0 turns -0 into 0.
    value.as_f64().map(|number| decimal(number + 0.0)).or_else(|| value.as_string()).unwrap_or_default()
}
