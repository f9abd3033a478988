//! Known tours, tours to be finished, and tours as text.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::board::{Board, MAX_SIDE, Square};
use crate::knight::Broken;
use crate::knight::Replay;
use crate::knight::construct::PartialTour;
use crate::knight::facts::{self, Alike, Magic, Sums};
use crate::knight::referee::Break;
use crate::knight::{Holes, Tour, moves};
use crate::sentence;
use crate::wasm::Player;
use crate::wasm::arguments::{board, holes_of};
use crate::wasm::error::{Failure, failure, object};
use crate::wasm::gate;
use crate::wasm::why_not::no_tour;

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

/** A free square that a knight may go to, and how many free squares are a move away from it. */
export interface NextSquare {
  square: number;
  degree: number;
}

/** Lines of one direction that sum alike: as many as there can be, of how many. */
export interface Alike {
  sum: number;
  count: number;
  of: number;
}

/** Facts of a tour. */
export interface TourFacts {
  /** The sums of its numbers; `null` on a board with squares taken out. */
  sums: {
    rows: Alike;
    columns: Alike;
    /** `null` on a board that is no square. */
    diagonals: Alike | null;
    magic: "semi" | "full" | null;
  } | null;
  symmetries: ("half-turn" | "quarter-turn" | "left-right" | "top-bottom" | "rising" | "falling")[];
  /** Pairs of moves that cross. */
  crossings: number;
  turns: number;
  moves: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A way as text: `TourTexts` in the types.
    #[wasm_bindgen(typescript_type = "TourTexts")]
    pub type TourTexts;

    /// A square that a knight may go to: `NextSquare` in the types.
    #[wasm_bindgen(typescript_type = "NextSquare")]
    pub type NextSquare;

    /// Facts of a tour: `TourFacts` in the types.
    #[wasm_bindgen(typescript_type = "TourFacts")]
    pub type TourFacts;
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

/// The squares to which a knight can go on from the end of a path over these packed squares, in the order of the digits.
///
/// # Errors
/// When a side or a square is not one there is.
#[wasm_bindgen(js_name = nextSquares)]
pub fn next_squares(
    files: f64,
    ranks: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] path: &[f64],
) -> Result<Vec<NextSquare>, Failure> {
    let (board, holes, path) = way(files, ranks, holes, path)?;
    let next = moves::onward(board, &holes, &path).into_iter();
    let object = |(square, degree)| object(&[("square", Square::pack(square).into()), ("degree", u8::into(degree))]);
    Ok(next.map(|square| object(square).unchecked_into()).collect())
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
) -> Result<Option<TourFacts>, Failure> {
    let (board, holes, squares) = way(files, ranks, holes, squares)?;
    let Ok(tour) = Tour::try_new(board, holes, squares) else { return Ok(None) };
    let facts = facts::facts(&tour, closed);
    let symmetries: Array = facts.symmetries.iter().map(|symmetry| JsValue::from_str(symmetry.code())).collect();
    let facts = object(&[
        ("sums", facts.sums.as_ref().map_or(JsValue::NULL, sums)),
        ("symmetries", symmetries.into()),
        ("crossings", (facts.crossings as f64).into()),
        ("turns", (facts.turns as f64).into()),
        ("moves", (facts.moves as f64).into()),
    ]);
    Ok(Some(facts.unchecked_into()))
}

fn sums(sums: &Sums) -> JsValue {
    let alike = |alike: Alike| {
        object(&[("sum", (alike.sum as f64).into()), ("count", alike.count.into()), ("of", alike.of.into())])
    };
    let magic = match sums.magic {
        None => JsValue::NULL,
        Some(Magic::Semi) => "semi".into(),
        Some(Magic::Full) => "full".into(),
    };
    object(&[
        ("rows", alike(sums.rows)),
        ("columns", alike(sums.columns)),
        ("diagonals", sums.diagonals.map_or(JsValue::NULL, alike)),
        ("magic", magic),
    ])
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
