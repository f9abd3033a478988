//! The states of the knight that a link can name.

use super::error::Kind;
use super::fault::Fault;
use super::moment::{Moment, Shown};
use super::number::TourNumber;
use super::parameter::Parameter;
use crate::board::{Board, Square};
use crate::knight::BadHoles;
use crate::knight::backtrack::{Order, Task};
use crate::knight::{Goal, Holes};

/// A knight's board and the view of it.
///
/// Every square lies on the board, and neither start nor end is a hole. See [`Fields`] for how one is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knight {
    board: Board,
    holes: Holes,
    view: KnightView,
}

/// The view of a knight's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KnightView {
    /// The board waits for a start square.
    Waiting(Method),
    /// A tour made by construction.
    Tour {
        /// The first square.
        start: Square,
        /// How the tour ends.
        goal: Goal,
        /// The moment shown; without it the last step.
        moment: Option<Moment>,
    },
    /// A search for a tour.
    Search {
        /// The first square.
        start: Square,
        /// The search.
        search: Search,
        /// The moment shown.
        moment: Moment,
    },
    /// One closed tour of all that the whole board has.
    Numbered {
        /// The square from which the tour is drawn.
        start: Square,
        /// Its number.
        number: TourNumber,
        /// The moment shown; without it the last step.
        moment: Option<Moment>,
    },
    /// A tour given move by move, not checked.
    Given {
        /// The first square.
        start: Square,
        /// The moves.
        moves: Moves,
        /// The moment shown; without it the last step.
        moment: Option<Moment>,
    },
}

/// How a tour is to be found once there is a start square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// By construction.
    Tour {
        /// Whether it must be closed.
        closed: bool,
    },
    /// By a search that can be watched.
    Search(Search),
}

/// A search that can be watched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Search {
    /// Plain backtracking.
    Plain {
        /// Whether the tour must be closed.
        closed: bool,
    },
    /// Warnsdorff's rule.
    Warnsdorff {
        /// Whether the tour must be closed.
        closed: bool,
    },
    /// Warnsdorff's rule for a closed tour, with the extra prune.
    Pruned,
}

impl Search {
    /// The search with a key of a comparison; `pruned` is one for a closed tour, whatever is asked for.
    pub(crate) fn named(key: &str, closed: bool) -> Option<Search> {
        let searches = [Search::Warnsdorff { closed }, Search::Pruned, Search::Plain { closed }];
        searches.into_iter().find(|search| search.key() == key)
    }

    /// The key in the link of a comparison.
    #[must_use]
    pub const fn key(self) -> &'static str {
        if let Search::Pruned = self { "pruned" } else { self.task().order.key() }
    }

    /// The task of the search.
    #[must_use]
    pub const fn task(self) -> Task {
        match self {
            Search::Plain { closed } => Task { order: Order::Plain, closed, prune: false },
            Search::Warnsdorff { closed } => Task { order: Order::Warnsdorff, closed, prune: false },
            Search::Pruned => Task { order: Order::Warnsdorff, closed: true, prune: true },
        }
    }
}

/// The moves of a given tour, at least one, as digits 0..=7.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Moves(Vec<u8>);

impl Moves {
    /// The moves with these digits, or `None` when there is none or one is not 0..=7.
    #[must_use]
    pub fn try_new(digits: Vec<u8>) -> Option<Moves> {
        (!digits.is_empty() && digits.iter().all(|&digit| digit < 8)).then_some(Moves(digits))
    }

    /// The digits, 0..=7 each.
    #[must_use]
    pub fn digits(&self) -> &[u8] {
        &self.0
    }
}

/// A knight's link field by field, as links and pages write it: any combination, contradictions included.
///
/// [`Knight::try_from_fields`] finds the contradictions, wherever the fields come from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields {
    /// The squares taken out.
    pub holes: Vec<Square>,
    /// The first square.
    pub start: Option<Square>,
    /// The moves of a given tour.
    pub moves: Option<Moves>,
    /// `Some(true)` for `tour=closed`, `Some(false)` for `tour=open`.
    pub closed: Option<bool>,
    /// The last square of an open tour.
    pub to: Option<Square>,
    /// The number of a closed tour.
    pub number: Option<TourNumber>,
    /// The search that runs.
    pub solver: Option<Order>,
    /// Whether it has the extra prune.
    pub prune: bool,
    /// The moment shown.
    pub shown: Shown,
}

impl Knight {
    /// The state that these fields describe on a board.
    ///
    /// # Errors
    /// When a square is not on the board, or the start or the end is a hole, or fields contradict each other.
    pub fn try_from_fields(board: Board, fields: Fields) -> Result<Knight, Fault> {
        let view = fields.view()?;
        let on_board = |square| if board.contains(square) { Ok(square) } else { Err(Kind::OffBoard(square, board)) };
        let holes = Holes::try_new(board, fields.holes).map_err(|bad| {
            let kind = match bad {
                BadHoles::OffBoard(square) => Kind::OffBoard(square, board),
                BadHoles::Twice(square) => Kind::Twice(square),
                BadHoles::NothingLeft => Kind::NothingLeft,
            };
            Fault::with(Parameter::Holes, kind)
        })?;
        if let Some(start) = fields.start {
            on_board(start).map_err(Fault::with_start)?;
            if holes.contains(start) {
                return Err(Fault::with_start(Kind::StartTakenOut(start)));
            }
        }
        if let Some(end) = fields.to {
            on_board(end).map_err(|kind| Fault::with(Parameter::To, kind))?;
            if holes.contains(end) {
                return Err(Fault::with(Parameter::To, Kind::EndTakenOut(end)));
            }
        }
        Ok(Knight { board, holes, view })
    }

    /// The same, field by field.
    #[must_use]
    pub fn fields(&self) -> Fields {
        let mut fields = Fields { holes: self.holes.iter().collect(), ..Fields::default() };
        let shown = |moment: Option<Moment>| moment.map(Moment::shown).unwrap_or_default();
        match &self.view {
            KnightView::Waiting(Method::Tour { closed }) => fields.closed = Some(*closed),
            KnightView::Waiting(Method::Search(search)) => fields.set_search(*search),
            KnightView::Tour { start, goal, moment } => {
                (fields.start, fields.shown) = (Some(*start), shown(*moment));
                match goal {
                    Goal::Open => fields.closed = Some(false),
                    Goal::Closed => fields.closed = Some(true),
                    Goal::To(end) => (fields.closed, fields.to) = (Some(false), Some(*end)),
                }
            }
            KnightView::Search { start, search, moment } => {
                fields.set_search(*search);
                (fields.start, fields.shown) = (Some(*start), moment.shown());
            }
            KnightView::Numbered { start, number, moment } => {
                (fields.start, fields.shown) = (Some(*start), shown(*moment));
                (fields.closed, fields.number) = (Some(true), Some(*number));
            }
            KnightView::Given { start, moves, moment } => {
                (fields.start, fields.shown) = (Some(*start), shown(*moment));
                fields.moves = Some(moves.clone());
            }
        }
        fields
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The squares taken out of the board.
    #[must_use]
    pub const fn holes(&self) -> &Holes {
        &self.holes
    }

    /// The view.
    #[must_use]
    pub const fn view(&self) -> &KnightView {
        &self.view
    }
}

impl Fields {
    pub(super) fn set_search(&mut self, search: Search) {
        let Task { order, closed, prune } = search.task();
        (self.solver, self.closed, self.prune) = (Some(order), Some(closed), prune);
    }

    /// The squares that the fields describe, unless they contradict each other.
    fn view(&self) -> Result<KnightView, Fault> {
        use Parameter::{Ask, Number, Prune, Solver, Step, Steps, To, Tour};
        let given = |parameter| match parameter {
            Tour => self.closed.is_some(),
            To => self.to.is_some(),
            Number => self.number.is_some(),
            Solver => self.solver.is_some(),
            Prune => self.prune,
            Step => self.shown.step.is_some(),
            Steps => self.shown.steps.is_some(),
            Ask => self.shown.ask,
            _ => false,
        };
        let first_of = |parameters: &[Parameter]| parameters.iter().copied().find(|&parameter| given(parameter));

        let Some(start) = self.start else {
            if self.moves.is_some() {
                return Err(Fault::with_start(Kind::MissingStart));
            }
            if let Some(parameter) = first_of(&[To, Number, Step, Steps, Ask]) {
                return Err(Fault::with(parameter, Kind::NeedsStart(parameter)));
            }
            self.shown.moment()?;
            return self.method().map(KnightView::Waiting);
        };
        let moment = self.shown.moment()?;
        if let Some(moves) = &self.moves {
            if let Some(parameter) = first_of(&[Tour, To, Number, Solver, Prune, Ask]) {
                return Err(Fault::with(parameter, Kind::GivenTour(parameter)));
            }
            return Ok(KnightView::Given { start, moves: moves.clone(), moment });
        }
        let method = self.method()?;
        if self.shown.ask && matches!(method, Method::Tour { .. }) {
            return Err(Fault::with(Ask, Kind::NeedsSolver(Ask)));
        }
        if let Some(number) = self.number {
            return match method {
                Method::Search(_) => Err(Fault::with(Solver, Kind::NumberSolver)),
                Method::Tour { closed: false } => Err(Fault::with(Number, Kind::NumberOpen)),
                Method::Tour { closed: true } if self.to.is_some() => Err(Fault::with(To, Kind::ClosedTo)),
                _ if !self.holes.is_empty() => Err(Fault::with(Number, Kind::NumberHoles)),
                _ => Ok(KnightView::Numbered { start, number, moment }),
            };
        }
        match (method, self.to) {
            (Method::Tour { closed: true }, None) => Ok(KnightView::Tour { start, goal: Goal::Closed, moment }),
            (Method::Tour { closed: false }, None) => Ok(KnightView::Tour { start, goal: Goal::Open, moment }),
            (Method::Tour { closed: false }, Some(end)) => Ok(KnightView::Tour { start, goal: Goal::To(end), moment }),
            (Method::Tour { closed: true }, Some(_)) => Err(Fault::with(To, Kind::ClosedTo)),
            (Method::Search(_), Some(_)) => Err(Fault::with(Solver, Kind::SolverTo)),
            (Method::Search(search), None) => {
                Ok(KnightView::Search { start, search, moment: moment.unwrap_or_default() })
            }
        }
    }

    /// How a tour is to be found.
    fn method(&self) -> Result<Method, Fault> {
        let closed = self.closed.unwrap_or(false);
        match (self.solver, self.prune) {
            (None, false) => Ok(Method::Tour { closed }),
            (Some(Order::Plain), false) => Ok(Method::Search(Search::Plain { closed })),
            (Some(Order::Warnsdorff), false) => Ok(Method::Search(Search::Warnsdorff { closed })),
            (Some(Order::Warnsdorff), true) if closed => Ok(Method::Search(Search::Pruned)),
            (Some(Order::Warnsdorff), true) => Err(Fault::with(Parameter::Prune, Kind::PruneOpen)),
            (None | Some(Order::Plain), true) => Err(Fault::with(Parameter::Prune, Kind::PruneSolver)),
        }
    }
}
