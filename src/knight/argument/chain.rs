//! Arguments by one forced move after another, on a board where nothing shorter is known: a square with only two moves
//! left has both, a square that has two loses its others, and no ring may close before its time.

use super::ground::Ground;
use super::step::{Mark, Move, Step};
use crate::board::Square;

/// No reader follows a longer argument.
const LONGEST: usize = 10;

/// On more squares than this it takes too long.
const LARGEST: usize = 100;

/// The moves that a tour makes at a square, as it cannot make the others.
struct Conclusion {
    square: Square,
    moves: Vec<Move>,
    lost: Vec<Move>,
    /// The conclusions that it follows from, by their places.
    because: Vec<usize>,
}

/// A square that is left with fewer moves than a tour makes there.
struct Contradiction {
    square: Square,
    left: usize,
    need: usize,
    lost: Vec<Move>,
    because: Vec<usize>,
}

/// What is known of a move between two squares.
#[derive(Clone)]
enum Status {
    Open,
    /// A tour makes it, by this conclusion.
    Made(usize),
    /// No tour makes it, by these conclusions.
    Lost(Vec<usize>),
}

/// A move from one square to another, both by their places among the squares that are left.
#[derive(Clone)]
struct Edge {
    to: usize,
    status: Status,
}

impl Edge {
    fn is_made(&self) -> bool {
        matches!(self.status, Status::Made(_))
    }

    fn is_lost(&self) -> bool {
        matches!(self.status, Status::Lost(_))
    }

    fn conclusion(&self) -> Option<usize> {
        match self.status {
            Status::Made(conclusion) => Some(conclusion),
            Status::Open | Status::Lost(_) => None,
        }
    }
}

/// Draws conclusions until one cannot be.
struct Chain<'a> {
    ground: &'a Ground<'a>,
    /// The moves at each square; each move is there twice, once at either end.
    edges: Vec<Vec<Edge>>,
    /// How many moves a tour makes at each square, at least and at most.
    needs: Vec<(usize, usize)>,
    conclusions: Vec<Conclusion>,
}

enum Progress {
    Concluded,
    Contradicted(Contradiction),
    /// Going on would take a choice.
    Stuck,
}

impl<'a> Chain<'a> {
    fn new(ground: &'a Ground<'a>) -> Chain<'a> {
        let place = |square| ground.squares.iter().position(|&other| other == square);
        let edge = |to| place(to).map(|to| Edge { to, status: Status::Open });
        let edges = ground.squares.iter().map(|&square| ground.near(square).into_iter().filter_map(edge).collect());
        let needs = ground.squares.iter().map(|&square| needs(ground, square));
        Chain { ground, edges: edges.collect(), needs: needs.collect(), conclusions: Vec::new() }
    }

    fn count(&self, place: usize, which: impl Fn(&Edge) -> bool) -> usize {
        self.edges[place].iter().filter(|&edge| which(edge)).count()
    }

    /// The conclusions by which moves at a square are made.
    fn causes(&self, place: usize) -> Vec<usize> {
        self.edges[place].iter().filter_map(Edge::conclusion).collect()
    }

    /// The conclusions by which moves at a square are lost.
    fn losses(&self, place: usize) -> Vec<usize> {
        let lost = |edge: &Edge| match &edge.status {
            Status::Lost(because) => because.clone(),
            Status::Open | Status::Made(_) => Vec::new(),
        };
        self.edges[place].iter().flat_map(lost).collect()
    }

    /// The moves at a square of some kind.
    fn moves(&self, place: usize, which: impl Fn(&Edge) -> bool) -> Vec<Move> {
        let squares = &self.ground.squares;
        self.edges[place].iter().filter(|&edge| which(edge)).map(|edge| (squares[place], squares[edge.to])).collect()
    }

    /// Says the same of a move at either end.
    fn set(&mut self, one: usize, other: usize, status: &Status) {
        for (from, to) in [(one, other), (other, one)] {
            if let Some(edge) = self.edges[from].iter_mut().find(|edge| edge.to == to) {
                edge.status = status.clone();
            }
        }
    }

    /// The end of the way of made moves that begins at a square, how many squares it has, and its conclusions.
    fn way_from(&self, place: usize) -> (usize, usize, Vec<usize>) {
        let (mut way, mut because) = (vec![place], Vec::new());
        while let Some((to, conclusion)) = self.edges[way[way.len() - 1]]
            .iter()
            .find_map(|edge| Some((edge.to, edge.conclusion()?)).filter(|(to, _)| !way.contains(to)))
        {
            way.push(to);
            because.push(conclusion);
        }
        (way[way.len() - 1], way.len(), because)
    }

    /// Strikes the moves that a full square loses, and those that would close a ring too soon.
    fn lose(&mut self) {
        for place in 0..self.edges.len() {
            if self.count(place, Edge::is_made) < self.needs[place].1 {
                continue;
            }
            let lost = Status::Lost(self.causes(place));
            let open = |edge: &&Edge| matches!(edge.status, Status::Open);
            let others: Vec<usize> = self.edges[place].iter().filter(open).map(|edge| edge.to).collect();
            others.into_iter().for_each(|to| self.set(place, to, &lost));
        }
        for place in 0..self.edges.len() {
            if self.count(place, Edge::is_made) != 1 {
                continue;
            }
            let (last, length, because) = self.way_from(place);
            if length < 3 || (self.ground.closed() && length == self.edges.len()) {
                continue;
            }
            if self.edges[place].iter().any(|edge| edge.to == last && !edge.is_lost()) {
                self.set(place, last, &Status::Lost(because));
            }
        }
    }

    /// Concludes at the next square whose moves are forced, or contradicts where one has too few.
    fn advance(&mut self) -> Progress {
        self.lose();
        for place in 0..self.edges.len() {
            let left = self.count(place, |edge| !edge.is_lost());
            let need = self.needs[place].0;
            if left < need {
                let (lost, because) = (self.moves(place, Edge::is_lost), self.losses(place));
                let square = self.ground.squares[place];
                return Progress::Contradicted(Contradiction { square, left, need, lost, because });
            }
        }
        for place in 0..self.edges.len() {
            let left = self.count(place, |edge| !edge.is_lost());
            if left > self.needs[place].0 || left == self.count(place, Edge::is_made) {
                continue;
            }
            let made = Status::Made(self.conclusions.len());
            self.conclusions.push(Conclusion {
                square: self.ground.squares[place],
                moves: self.moves(place, |edge| !edge.is_lost()),
                lost: self.moves(place, Edge::is_lost),
                because: self.losses(place),
            });
            let open = |edge: &&Edge| matches!(edge.status, Status::Open);
            let fresh: Vec<usize> = self.edges[place].iter().filter(open).map(|edge| edge.to).collect();
            fresh.into_iter().for_each(|to| self.set(place, to, &made));
            return Progress::Concluded;
        }
        Progress::Stuck
    }
}

/// How many moves a tour makes at a square, at least and at most: an open one without a required end may end on any
/// square of the right colour.
fn needs(ground: &Ground<'_>, square: Square) -> (usize, usize) {
    if ground.closed() {
        return (2, 2);
    }
    if [ground.wish.start, ground.end()].contains(&Some(square)) {
        return (1, 1);
    }
    let same_colour = ground.wish.start.is_some_and(|start| start.is_dark() == square.is_dark());
    let may_end = ground.end().is_none() && same_colour == (ground.squares.len() % 2 == 1);
    (if may_end { 1 } else { 2 }, 2)
}

/// One forced move after another, up to a contradiction; `None` where that takes a choice, or too long.
pub(super) fn chain(ground: &Ground<'_>) -> Option<Vec<Step>> {
    // Before a start is chosen, any square of an open tour may be one of its ends.
    if (!ground.closed() && ground.wish.start.is_none()) || ground.squares.len() > LARGEST {
        return None;
    }
    let mut drawn = Chain::new(ground);
    let end = loop {
        match drawn.advance() {
            Progress::Concluded => {}
            Progress::Contradicted(end) => break end,
            Progress::Stuck => return None,
        }
    };
    // Conclusions that the end does not depend on are left out.
    let mut used = vec![false; drawn.conclusions.len()];
    let mut next = end.because.clone();
    while let Some(place) = next.pop() {
        if !std::mem::replace(&mut used[place], true) {
            next.extend(&drawn.conclusions[place].because);
        }
    }
    let conclusions: Vec<&Conclusion> =
        drawn.conclusions.iter().zip(used).filter_map(|(conclusion, used)| used.then_some(conclusion)).collect();
    let (first, others): (Vec<&Conclusion>, Vec<&Conclusion>) =
        conclusions.iter().partition(|conclusion| conclusion.because.is_empty());
    (others.len() <= LONGEST).then(|| told(&conclusions, &first, &others, end))
}

/// The steps: all squares that have no choice from the beginning at once, then one square a step.
fn told(all: &[&Conclusion], first: &[&Conclusion], others: &[&Conclusion], end: Contradiction) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut made: Vec<Move> = first.iter().flat_map(|conclusion| conclusion.moves.iter().copied()).collect();
    if !first.is_empty() {
        let squares: Vec<Square> = first.iter().map(|conclusion| conclusion.square).collect();
        let step = Step::new("argue.chain.first").number("count", first.len());
        steps.push(step.mark(Mark::Now, &squares).moves(&made));
    }
    for Conclusion { square, moves, lost, .. } in others {
        made.extend(moves);
        let to: Vec<Square> = moves.iter().map(|&(_, to)| to).collect();
        let step = Step::new("argue.chain.next").squares("square", &[*square]).number("count", moves.len());
        let step = step.squares("others", &to).mark(Mark::Now, &[*square]);
        steps.push(step.moves(&made).wrong(lost));
    }
    let step =
        Step::new("argue.chain.few").squares("square", &[end.square]).number("left", end.left).number("need", end.need);
    let moves: Vec<Move> = all.iter().flat_map(|conclusion| conclusion.moves.iter().copied()).collect();
    steps.push(step.mark(Mark::Conflict, &[end.square]).moves(&moves).wrong(&end.lost));
    steps
}
