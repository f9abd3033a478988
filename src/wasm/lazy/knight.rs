//! Knights for a page: tours made, given and searched for, each as a run to be walked along.

use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::board::{MAX_SIDE, Square};
use crate::knight::Replay;
use crate::knight::backtrack::{self, MAX_SEARCHED_SIDE, Order, Task};
use crate::knight::caption;
use crate::knight::construct;
use crate::knight::moment::CODE;
use crate::knight::moves::{self, parse_digits};
use crate::knight::{Goal, Holes, Question, Tour};
use crate::sentence;
use crate::wasm::arguments::{board, holes_of};
use crate::wasm::error::{Failure, failure};
use crate::wasm::gate;
use crate::wasm::lazy::why_not::{WhyNot, no_tour, of_break};
use crate::wasm::player::Player;
use crate::wasm::sentence::sentence_object;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A square that a searching knight may go to. */
export interface KnightCandidate {
  square: number;
  /** The digit of the move that leads there. */
  digit: number;
  /** How many free squares are a move away from it. */
  degree: number;
  /** From the central square, in files plus ranks. */
  distance: number;
  /** Whether the search has been there and come back. */
  tried: boolean;
}

/** A message, and the values in it; squares are packed, and named one by one. */
export interface Sentence {
  key: string;
  /** A text is the key of a solver. */
  values: Record<string, number | boolean | string | Uint32Array>;
}

/** A step of a knight's search. */
export interface KnightMoment {
  /** The event that led to it; the last four are why a move was taken back. */
  kind: 'start' | 'place' | 'solved' | 'open' | 'pruned' | 'tried' | 'stuck';
  /** The path, its first square included. */
  squares: number[];
  /** The square of a move just taken back. */
  taken: number | null;
  /** Best first. */
  candidates: KnightCandidate[];
  /** Whether the prune forbids them all. */
  pruned: boolean;
  /** The line of the pseudo-code that led to it, and those passed, a bit each. */
  line: number;
  passed: number;
  /** The event and the next choice. */
  past: Sentence;
  next: Sentence | null;
}
"#;

#[wasm_bindgen]
impl Player {
    /// A knight's tour made at once, on a board of up to 1000 × 1000 squares: open, closed, or from `start` to `end`,
    /// without the squares in `holes`.
    ///
    /// # Errors
    /// When a side or a square is not one there is; with the code `no-tour` when there is no such tour, and
    /// `not-decided` when none was found. A `no-tour` error carries the reason as `why`, a `WhyNot`.
    pub fn tour(
        files: f64,
        ranks: f64,
        start: f64,
        closed: bool,
        end: Option<f64>,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
    ) -> Result<Player, Failure> {
        let question = question(files, ranks, start, closed, end, holes)?;
        let tour = construct::tour(&question).map_err(|error| no_tour(&error, Some(&question)))?;
        Ok(walking(&tour, closed))
    }

    /// The same, on boards of up to 50 × 50 squares within a few milliseconds; nothing when that is not enough, and a
    /// worker has to be asked.
    ///
    /// # Errors
    /// As for [`Player::tour`], the sides being from 1 to 50.
    #[wasm_bindgen(js_name = tourSoon)]
    pub fn tour_soon(
        files: f64,
        ranks: f64,
        start: f64,
        closed: bool,
        end: Option<f64>,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
    ) -> Result<Option<Player>, Failure> {
        board(files, ranks, MAX_SEARCHED_SIDE)?;
        let question = question(files, ranks, start, closed, end, holes)?;
        let answer = construct::tour_soon(&question).transpose().map_err(|error| no_tour(&error, Some(&question)))?;
        Ok(answer.map(|tour| walking(&tour, closed)))
    }

    /// The tour that a start and one digit a move describe, as far as it is legal; the place where it breaks the rules
    /// is given by [`broken`](Player::broken).
    ///
    /// # Errors
    /// When a side or the start is not one there is, or a character is not a digit from 0 to 7.
    #[wasm_bindgen(js_name = givenTour)]
    pub fn given_tour(
        files: f64,
        ranks: f64,
        start: f64,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
        digits: &str,
    ) -> Result<Player, Failure> {
        let board = board(files, ranks, MAX_SIDE)?;
        let holes = holes_of(board, holes)?;
        let start = left(gate::square(start, board)?, &holes)?;
        let digits = parse_digits(digits).map_err(|error| failure("not-a-move", &sentence(&error), &[]))?;
        Ok(match Tour::from_moves(board, holes, start, &digits) {
            Ok(tour) => Player::new(AnySearch::Replay(Replay::new(tour.squares(), tour.is_closed()))),
            Err(broken) => {
                let mut player = Player::new(AnySearch::Replay(Replay::new(&broken.legal, false)));
                player.broken = Some(broken.cause);
                player
            }
        })
    }

    /// A knight's tour by backtracking on a board of up to 50 × 50 squares, `warnsdorff` or `plain`.
    ///
    /// # Errors
    /// When a side, a square or the solver's key is not one there is.
    pub fn search(
        files: f64,
        ranks: f64,
        start: f64,
        closed: bool,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
        solver: &str,
        prune: bool,
    ) -> Result<Player, Failure> {
        let board = board(files, ranks, MAX_SEARCHED_SIDE)?;
        let holes = holes_of(board, holes)?;
        let start = left(gate::square(start, board)?, &holes)?;
        let order = match solver {
            "warnsdorff" => Order::Warnsdorff,
            "plain" => Order::Plain,
            _ => return Err(failure("no-solver", "A knight's solver is warnsdorff or plain.", &[])),
        };
        Ok(Player::new(AnySearch::Knight(backtrack::search(board, &holes, start, Task { order, closed, prune }))))
    }

    /// Where and why a given tour breaks the rules; nothing when it is a tour.
    #[wasm_bindgen(getter)]
    pub fn broken(&self) -> Option<WhyNot> {
        self.broken.as_ref().map(of_break)
    }

    /// How many free squares are a move away from each free square, by `rank * files + file`, once a knight has visited these;
    /// −1 for a square that is not free.
    ///
    /// # Errors
    /// When a side or a square is not one there is.
    pub fn degrees(
        files: f64,
        ranks: f64,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] visited: &[f64],
    ) -> Result<Vec<i8>, Failure> {
        let board = board(files, ranks, MAX_SIDE)?;
        let taken = holes.iter().chain(visited).map(|&square| gate::square(square, board));
        let degrees = moves::degrees(board, taken.collect::<Result<Vec<_>, _>>()?);
        Ok(degrees.into_iter().map(|degree| degree.map_or(-1, |degree| degree as i8)).collect())
    }

    /// The packed squares of a tour that is known, those not reached yet included; nothing for other runs.
    pub fn way(&self) -> Vec<u32> {
        let AnySearch::Replay(replay) = self.search_here() else { return Vec::new() };
        replay.squares().iter().copied().map(Square::pack).collect()
    }
}

/// The moves that Warnsdorff's search takes back until its first tour, with the prune and without, in a sentence; it is given up
/// after `limit` steps.
///
/// # Errors
/// As for [`Player::search`].
#[wasm_bindgen(js_name = comparePrune, unchecked_return_type = "Sentence")]
pub fn compare_prune(
    files: f64,
    ranks: f64,
    start: f64,
    closed: bool,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] holes: &[f64],
    limit: f64,
) -> Result<JsValue, Failure> {
    let board = board(files, ranks, MAX_SEARCHED_SIDE)?;
    let holes = holes_of(board, holes)?;
    let start = left(gate::square(start, board)?, &holes)?;
    let limit = gate::steps(limit);
    let backtracks = |prune| {
        let search = backtrack::search(board, &holes, start, Task { order: Order::Warnsdorff, closed, prune });
        backtrack::backtracks_to_tour(search, limit)
    };
    Ok(sentence_object(&caption::savings(backtracks(true), backtracks(false), limit)))
}

/// See [`CODE`].
#[wasm_bindgen(js_name = searchCode)]
pub fn search_code() -> Vec<u32> {
    CODE.to_vec()
}

/// The way along a tour. An open one may happen to end a move from its start: that move is no step unless a closed tour
/// was asked for.
fn walking(tour: &Tour, closed: bool) -> Player {
    Player::new(AnySearch::Replay(Replay::new(tour.squares(), closed)))
}

fn question(
    files: f64,
    ranks: f64,
    start: f64,
    closed: bool,
    end: Option<f64>,
    holes: &[f64],
) -> Result<Question, Failure> {
    let board = board(files, ranks, MAX_SIDE)?;
    let holes = holes_of(board, holes)?;
    let goal = match end {
        Some(_) if closed => return Err(failure("closed-to", "A closed tour has no end of its own.", &[])),
        Some(end) => Goal::To(gate::square(end, board)?),
        None if closed => Goal::Closed,
        None => Goal::Open,
    };
    Question::try_new(board, holes, gate::square(start, board)?, goal)
        .map_err(|error| failure("bad-question", &sentence(&error), &[]))
}

/// The square, unless it was taken out of the board.
fn left(square: Square, holes: &Holes) -> Result<Square, Failure> {
    if holes.contains(square) {
        let sentence = format!("The start {square} was taken out of the board.");
        return Err(failure("start-taken-out", &sentence, &[("square", square.to_string())]));
    }
    Ok(square)
}
