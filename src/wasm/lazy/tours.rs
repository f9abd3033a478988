//! Counting and numbering knight's tours, for a worker.

use crate::board::{Board, MAX_SIDE};
use crate::knight::count::{self, CannotCount, Ends, Kind, TourCounter, Tours};
use crate::knight::{Holes, Tour};
use crate::sentence;
use crate::wasm::arguments::board;
use crate::wasm::error::{Failure, failure, object};
use crate::wasm::gate::{self, whole};
use js_sys::BigInt;
use wasm_bindgen::prelude::*;

/// The tours of a whole board, closed, or open and perhaps with an end on the packed square `start`.
fn tours(files: f64, ranks: f64, closed: bool, start: Option<f64>) -> Result<Tours, Failure> {
    let board = board(files, ranks, MAX_SIDE)?;
    let start = start.map(|start| gate::square(start, board)).transpose()?;
    let kind = if closed { Kind::Closed } else { Kind::Open(start.map_or(Ends::Any, Ends::From)) };
    Tours::try_new(board, Holes::NONE, kind)
        .map_err(|error| failure("too-wide-to-count", &sentence(&error), &sides(board)))
}

fn sides(board: Board) -> [(&'static str, String); 2] {
    [("files", board.files().to_string()), ("ranks", board.ranks().to_string())]
}

fn cannot_count(error: CannotCount) -> Failure {
    let text = sentence(&error);
    match error {
        CannotCount::Memory { needed, allowed } => {
            let mut values = vec![("allowed", allowed.to_string())];
            values.extend(needed.map(|needed| ("needed", needed.to_string())));
            failure("too-much-memory", &text, &values)
        }
        CannotCount::TooMany => failure("too-many-tours", &text, &[]),
    }
}

/// An exact count of the tours of a board, in slices.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TourCount(TourCounter);

#[wasm_bindgen]
impl TourCount {
    /// A count of the open or closed tours that will not use more than about `maxBytes` of memory: of all, or of the
    /// open ones with an end on the packed square `start`. A closed tour starts on any square.
    ///
    /// # Errors
    /// When a side is not one there is, the shorter one is above 10, the square is not on the board, or the bytes are
    /// not a whole number below 2³².
    #[wasm_bindgen(constructor)]
    pub fn new(
        files: f64,
        ranks: f64,
        closed: bool,
        start: Option<f64>,
        #[wasm_bindgen(js_name = maxBytes)] max_bytes: f64,
    ) -> Result<TourCount, Failure> {
        let max_bytes = whole(max_bytes, "memory in bytes", 0, u32::MAX)?;
        Ok(TourCount(TourCounter::new(&tours(files, ranks, closed, start)?, max_bytes.into())))
    }

    /// Goes on for about `budget` additions, a million being a few milliseconds; returns whether the count is finished.
    ///
    /// # Errors
    /// With the code `too-much-memory`, `allowed` and if known `needed` in bytes, when the count would take more
    /// memory than allowed; with `too-many-tours` when the number may have more than 128 bits.
    pub fn advance(&mut self, budget: f64) -> Result<bool, Failure> {
        let progress = self.0.advance(gate::steps(budget)).map_err(cannot_count)?;
        Ok(matches!(progress, count::Progress::Done(_)))
    }

    /// How much is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        self.0.progress().map_or(0.0, count::Progress::fraction)
    }

    /// The number of tours, each counted once for both directions, once it is known.
    pub fn total(&self) -> Option<BigInt> {
        match self.0.progress() {
            Ok(count::Progress::Done(total)) => Some(BigInt::from(total)),
            _ => None,
        }
    }

    /// The bytes of memory that the count takes at most, as soon as it is planned and before it begins.
    pub fn memory(&self) -> Option<f64> {
        self.0.memory().map(|bytes| bytes as f64)
    }
}

/// The published number of open or closed tours of a board, with its source, if there is one.
///
/// # Errors
/// When a side is not one there is, or the shorter one is above 10.
#[wasm_bindgen(
    js_name = publishedTours,
    unchecked_return_type = "{ tours: bigint; source: string } | undefined"
)]
pub fn published_tours(files: f64, ranks: f64, closed: bool) -> Result<JsValue, Failure> {
    let published = count::published(&tours(files, ranks, closed, None)?);
    Ok(published.map_or(JsValue::UNDEFINED, |known| {
        object(&[("tours", BigInt::from(known.tours).into()), ("source", known.source.into())])
    }))
}

/// Whether a count of these tours is known to need more than `maxBytes` of memory.
///
/// # Errors
/// As for [`TourCount::new`].
#[wasm_bindgen(js_name = toursExceed)]
pub fn tours_exceed(
    files: f64,
    ranks: f64,
    closed: bool,
    #[wasm_bindgen(js_name = maxBytes)] max_bytes: f64,
) -> Result<bool, Failure> {
    let max_bytes = whole(max_bytes, "memory in bytes", 0, u32::MAX)?;
    Ok(count::exceeds(&tours(files, ranks, closed, None)?, max_bytes.into()))
}

/// All closed tours of a board of at most 48 squares by their number, as in a link.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TourTable(count::TourTable);

#[wasm_bindgen]
impl TourTable {
    /// The table of a board: for 6×8 it takes a fraction of a second and 43 MB.
    ///
    /// # Errors
    /// When a side is not one there is, or with the code `too-large-to-number` when the board is too large.
    #[wasm_bindgen(constructor)]
    pub fn new(files: f64, ranks: f64) -> Result<TourTable, Failure> {
        let board = board(files, ranks, MAX_SIDE)?;
        let table = count::TourTable::try_new(board);
        table.map(TourTable).map_err(|error| failure("too-large-to-number", &sentence(&error), &sides(board)))
    }

    /// The number of closed tours, at most 55,488,142.
    pub fn total(&self) -> f64 {
        self.0.total() as f64
    }

    /// The packed squares of a tour by its number from 1, in order from the packed square `start`.
    ///
    /// # Errors
    /// When there is no such number or square, or with the code `no-closed-tour` no closed tour at all.
    pub fn tour(&self, number: f64, start: f64) -> Result<Vec<u32>, Failure> {
        Ok(self.find(number, start)?.squares().iter().map(|&square| square.pack()).collect())
    }

    /// The same as one digit a move.
    ///
    /// # Errors
    /// As for [`TourTable::tour`].
    pub fn digits(&self, number: f64, start: f64) -> Result<String, Failure> {
        Ok(self.find(number, start)?.digits())
    }

    /// The number of the closed tour through these packed squares, whichever way round; nothing when it is none.
    ///
    /// # Errors
    /// When a square is not on the board.
    pub fn number(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] squares: &[f64],
    ) -> Result<Option<f64>, Failure> {
        let board = self.0.board();
        let squares = squares.iter().map(|&square| gate::square(square, board)).collect::<Result<_, _>>()?;
        let tour = Tour::try_new(board, Holes::NONE, squares).ok();
        Ok(tour.and_then(|tour| self.0.number(&tour)).map(|number| number as f64))
    }

    /// A number drawn with the first of these words of 64 random bits that serves: each as likely as any other. The
    /// first nearly always does; nothing when none does or there is no tour.
    pub fn drawn(&self, words: &[u64]) -> Option<f64> {
        words.iter().find_map(|&word| self.0.drawn(word)).map(|number| number as f64)
    }

    fn find(&self, number: f64, start: f64) -> Result<Tour, Failure> {
        let board = self.0.board();
        let none = || {
            let [files, ranks] = sides(board);
            let text = format!("There is no closed tour of {}×{}.", files.1, ranks.1);
            failure("no-closed-tour", &text, &[files, ranks])
        };
        let total = u32::try_from(self.0.total()).ok().filter(|&total| total > 0).ok_or_else(none)?;
        let number = whole(number, "number of the tour", 1, total)?;
        self.0.tour(number.into(), gate::square(start, board)?).ok_or_else(none)
    }
}
