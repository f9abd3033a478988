//! Known tours, tours to be finished, and tours as text.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::board::{Board, MAX_SIDE, Square};
use crate::knight::Broken;
use crate::knight::Replay;
use crate::knight::caption::{self, Said};
use crate::knight::construct::PartialTour;
use crate::knight::facts;
use crate::knight::referee::Break;
use crate::knight::{Holes, Tour, moves};
use crate::sentence;
use crate::wasm::arguments::{board, holes_of};
use crate::wasm::error::{Failure, failure, object};
use crate::wasm::gate;
use crate::wasm::lazy::why_not::no_tour;
use crate::wasm::player::Player;
use crate::wasm::sentence::sentence_object;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A way as text: the squares by name, their numbers as comma-separated values, and of a whole tour the board as a table of
 * numbers and one digit a move. */
export interface TourTexts {
  squares: string;
  grid: string;
  table: string | undefined;
  digits: string | undefined;
}

/** The end of a tour moved by hand: its sentences, and the free squares that the knight may go to, each with how many
 * free squares are a move away from it. */
export interface TourEnd {
  said: Sentence;
  next: { square: number; degree: number }[];
}

/** The value of a fact of a tour, whose key this is: sentences to be joined, or a number. */
export interface TourFact {
  label: string;
  value: Sentence[] | number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A way as text: `TourTexts` in the types.
    #[wasm_bindgen(typescript_type = "TourTexts")]
    pub type TourTexts;

    /// The end of a tour moved by hand: `TourEnd` in the types.
    #[wasm_bindgen(typescript_type = "TourEnd")]
    pub type TourEnd;

    /// A fact of a tour: `TourFact` in the types.
    #[wasm_bindgen(typescript_type = "TourFact")]
    pub type TourFact;
}

#[wasm_bindgen]
impl Player {
    /// The way over these packed squares, a tour or the beginning of one; with `closed` a tour gets the step that draws
    /// the closing move. The referee looks at all of it.
    ///
    /// # Errors
    /// With the code `not-a-ride` when it is not the legal beginning of a tour, and when a side or a square is not one
    /// there is.
    pub fn ridden(
        files: f64,
        ranks: f64,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] squares: &[f64],
        closed: bool,
    ) -> Result<Player, Failure> {
        let (board, holes, squares) = way(files, ranks, holes, squares)?;
        let replay = match Tour::try_new(board, holes, squares) {
            Ok(tour) => Replay::new(tour.squares(), closed && tour.is_closed()),
            Err(Broken { legal, cause: Break::Unvisited { at: 1.., .. } }) => Replay::new(&legal, false),
            Err(broken) => return Err(not_a_ride(&broken)),
        };
        Ok(Player::new(AnySearch::Replay(replay)))
    }
}

/// The packed squares of a tour that begins with these.
///
/// # Errors
/// With the code `no-tour` and the reason as `why` when there is none, with `not-decided` when none was found, and as
/// for [`Player::ridden`].
#[wasm_bindgen(js_name = finishRide)]
pub fn finish_ride(
    files: f64,
    ranks: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] squares: &[f64],
    closed: bool,
) -> Result<Vec<u32>, Failure> {
    let (board, holes, squares) = way(files, ranks, holes, squares)?;
    let ride = PartialTour::try_new(board, holes, squares).map_err(|broken| not_a_ride(&broken))?;
    let tour = ride.finish(closed).map_err(|error| no_tour(&error, None))?;
    Ok(tour.squares().iter().copied().map(Square::pack).collect())
}

/// The moves over these packed squares, one digit each; nothing when one of them is no move.
///
/// # Errors
/// When a square is not one there is.
#[wasm_bindgen(js_name = moveDigits)]
pub fn move_digits(
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] squares: &[f64],
) -> Result<Option<String>, Failure> {
    let (.., squares) = way(MAX_SIDE.into(), MAX_SIDE.into(), &[], squares)?;
    Ok(moves::digits(&squares))
}

/// The end of a tour moved by hand over these packed squares; the squares to go on to are in the order of the digits.
///
/// # Errors
/// When a side or a square is not one there is.
#[wasm_bindgen(js_name = tourEnd)]
pub fn tour_end(
    files: f64,
    ranks: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] path: &[f64],
) -> Result<TourEnd, Failure> {
    let (board, holes, path) = way(files, ranks, holes, path)?;
    let next = moves::onward(board, &holes, &path);
    let said = caption::moved(board, &holes, &path, next.len());
    let square = |&(square, degree): &(Square, u8)| {
        object(&[("square", Square::pack(square).into()), ("degree", u8::into(degree))])
    };
    let next = next.iter().map(square).collect::<Array>();
    Ok(object(&[("said", sentence_object(&said)), ("next", next.into())]).unchecked_into())
}

/// The texts of the way over these packed squares; its table and its digits when it is a whole tour.
///
/// # Errors
/// When a side or a square is not one there is.
#[wasm_bindgen(js_name = tourTexts)]
pub fn tour_texts(
    files: f64,
    ranks: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] squares: &[f64],
) -> Result<TourTexts, Failure> {
    let (board, holes, squares) = way(files, ranks, holes, squares)?;
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    let grid = numbers_by_commas(board, &squares);
    let tour = Tour::try_new(board, holes, squares).ok();
    let texts = object(&[
        ("squares", names.join("-").into()),
        ("grid", grid.into()),
        ("table", tour.as_ref().map(Tour::table).into()),
        ("digits", tour.as_ref().map(Tour::digits).into()),
    ]);
    Ok(texts.unchecked_into())
}

/// The numbers of the squares as comma-separated values (RFC 4180), the highest rank first; squares without a number are
/// empty.
fn numbers_by_commas(board: Board, squares: &[Square]) -> String {
    let mut cells = vec![String::new(); board.squares()];
    for (&square, number) in squares.iter().zip(1..) {
        cells[board.index(square)] = i32::to_string(&number);
    }
    cells.chunks(board.files().into()).rev().map(|rank| rank.join(",") + "\r\n").collect()
}

/// Facts of the tour over these packed squares, with its closing move if `closed`; nothing when they are not a whole tour.
///
/// # Errors
/// When a side or a square is not one there is.
#[wasm_bindgen(js_name = tourFacts)]
pub fn tour_facts(
    files: f64,
    ranks: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] squares: &[f64],
    closed: bool,
) -> Result<Option<Vec<TourFact>>, Failure> {
    let (board, holes, squares) = way(files, ranks, holes, squares)?;
    let Ok(tour) = Tour::try_new(board, holes, squares) else { return Ok(None) };
    let rows = caption::facts(&facts::facts(&tour, closed));
    Ok(Some(rows.iter().map(fact).collect()))
}

fn fact((label, said): &(&str, Said)) -> TourFact {
    let value = match said {
        Said::Number(number) => (*number as f64).into(),
        Said::Sentences(sentences) => sentences.iter().map(sentence_object).collect::<Array>().into(),
    };
    object(&[("label", JsValue::from_str(label)), ("value", value)]).unchecked_into()
}

fn way(files: f64, ranks: f64, holes: &[f64], squares: &[f64]) -> Result<(Board, Holes, Vec<Square>), Failure> {
    let board = board(files, ranks, MAX_SIDE)?;
    // Collected as a result they would be moved at every growth, and a way may have a million.
    let mut way = Vec::with_capacity(squares.len());
    for &square in squares {
        way.push(gate::square(square, board)?);
    }
    Ok((board, holes_of(board, holes)?, way))
}

fn not_a_ride(broken: &Broken) -> Failure {
    failure("not-a-ride", &sentence(&broken.cause), &broken.cause.values())
}
