//! Every way, tried: an exact search for small boards and for corners where nothing else decides.
//!
//! Each question is made one of a ring through all points of a graph. The points are the squares; for an open tour
//! one more point joins the two ends, linked for certain with the start and perhaps with every possible end. The
//! search decides link by link, draws every conclusion at once (two links a point, no ring before the last), and gives
//! up a position whose open links fall apart when a single point is removed.

use crate::board::Square;
use crate::knight::moves::MOVES;
use crate::knight::parts::Parts;
use crate::knight::{Goal, Question};

/// The result of the search.
pub(crate) enum Outcome {
    /// The squares of a tour in order.
    Tour(Vec<Square>),
    /// There is none.
    None,
    /// The search was stopped before it was through.
    Stopped,
}

/// Up to this many squares the search is never stopped.
pub(crate) const ALWAYS: usize = 36;
/// Above this many squares it is not begun.
const NEVER: usize = 2_500;
/// Between them it is stopped when it has looked at this many squares, a position being all squares once.
const LOOKS: u64 = 8_000_000;

/// Looks for a tour.
///
/// The colours of start and end must fit, and there must be at least two squares, three for a closed tour.
pub(crate) fn search(question: &Question) -> Outcome {
    let positions = match question.squares() {
        0..=ALWAYS => u64::MAX,
        squares @ 0..=NEVER => LOOKS / squares as u64,
        _ => return Outcome::Stopped,
    };
    let mut ring = Ring::new(question, positions);
    match (ring.solve(), ring.positions) {
        (true, _) => Outcome::Tour(ring.squares(question)),
        (false, 0) => Outcome::Stopped,
        (false, _) => Outcome::None,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Link {
    Open,
    In,
    Out,
}

/// A link between two points, and whether it is in the tour, out of it or open.
struct Edge {
    ends: [usize; 2],
    link: Link,
}

/// A point of the graph.
struct Point {
    /// Its edges.
    edges: Vec<usize>,
    /// How many of them are in.
    inside: usize,
    /// How many are open.
    open: usize,
    /// For an end of a path of links the other end; a point without links is a path of its own.
    mate: usize,
}

/// A search for a ring through all points.
struct Ring {
    squares: Vec<Square>,
    points: Vec<Point>,
    edges: Vec<Edge>,
    /// The edges that are in for certain.
    given: Vec<usize>,
    /// How many edges are in.
    inside: usize,
    /// The edges decided, in order, each with the ends of the path that it made, so that they can be taken back.
    decided: Vec<(usize, Option<[usize; 2]>)>,
    /// Points at which something was decided, so that there may be conclusions.
    to_conclude: Vec<usize>,
    /// How many positions may still be looked at.
    positions: u64,
}

impl Ring {
    fn new(question: &Question, positions: u64) -> Ring {
        let board = question.board();
        let squares: Vec<Square> = board.iter().filter(|&square| !question.holes().contains(square)).collect();
        let mut index = vec![usize::MAX; board.squares()];
        for (point, &square) in squares.iter().enumerate() {
            index[board.index(square)] = point;
        }
        let point_of = |square: Square| index[board.index(square)];
        let mut edges = Vec::new();
        for (from, square) in squares.iter().enumerate() {
            for (files, ranks) in [MOVES[0], MOVES[1], MOVES[6], MOVES[7]] {
                let to = square.offset(files, ranks).filter(|&to| board.contains(to)).map(point_of);
                edges.extend(to.filter(|&to| to != usize::MAX).map(|to| [from, to]));
            }
        }
        let mut given = Vec::new();
        let joint = squares.len();
        if question.goal() != Goal::Closed {
            given.push(edges.len());
            edges.push([point_of(question.start()), joint]);
        }
        match question.goal() {
            Goal::Closed => {}
            Goal::To(end) => {
                given.push(edges.len());
                edges.push([point_of(end), joint]);
            }
            Goal::Open => {
                let same_colour = squares.len() % 2 == 1;
                edges.extend(
                    (0..joint)
                        .filter(|&end| (squares[end].is_dark() == question.start().is_dark()) == same_colour)
                        .filter(|&end| squares[end] != question.start())
                        .map(|end| [end, joint]),
                );
            }
        }
        let count = joint + usize::from(question.goal() != Goal::Closed);
        let mut points: Vec<Point> =
            (0..count).map(|mate| Point { edges: Vec::new(), inside: 0, open: 0, mate }).collect();
        for (edge, ends) in edges.iter().enumerate() {
            for &end in ends {
                points[end].edges.push(edge);
                points[end].open += 1;
            }
        }
        let edges = edges.into_iter().map(|ends| Edge { ends, link: Link::Open }).collect();
        Ring { squares, points, edges, given, inside: 0, decided: Vec::new(), to_conclude: Vec::new(), positions }
    }

    /// Looks for the ring; `false` when there is none, or no position left to look at.
    fn solve(&mut self) -> bool {
        let given = std::mem::take(&mut self.given);
        self.to_conclude.extend(0..self.points.len());
        let mut consistent = given.into_iter().all(|edge| self.take(edge)) && self.conclude_all();
        // The edges tried in and not yet out, each with the number of edges decided before it.
        let mut tried: Vec<(usize, usize)> = Vec::new();
        loop {
            if consistent && self.inside == self.points.len() {
                return true;
            }
            if consistent && !self.falls_apart() {
                if self.positions == 0 {
                    return false;
                }
                self.positions -= 1;
                let edge = self.choose();
                tried.push((edge, self.decided.len()));
                consistent = self.take(edge) && self.conclude_all();
            } else {
                let Some((edge, before)) = tried.pop() else { return false };
                self.undo(before);
                self.drop(edge);
                consistent = self.conclude_all();
            }
        }
    }

    /// An open edge at a point with the fewest, best at the end of a path; there is one before the ring is complete.
    fn choose(&self) -> usize {
        let open = self.points.iter().filter(|point| point.open > 0);
        let point = open.min_by_key(|point| (point.open, 2 - point.inside)).expect("a point has open edges");
        let mut edges = point.edges.iter().copied();
        edges.find(|&edge| self.edges[edge].link == Link::Open).expect("the point has open edges")
    }

    /// Takes an open edge in; `false` when a point would have three or a ring would close early.
    fn take(&mut self, edge: usize) -> bool {
        let [one, other] = self.edges[edge].ends;
        let closing = self.points[one].mate == other;
        let last_edge = self.inside + 1 == self.points.len();
        if (closing && !last_edge) || self.points[one].inside == 2 || self.points[other].inside == 2 {
            return false;
        }
        self.edges[edge].link = Link::In;
        self.inside += 1;
        for end in [one, other] {
            self.points[end].inside += 1;
            self.points[end].open -= 1;
        }
        self.to_conclude.extend([one, other]);
        let [first, last] = [self.points[one].mate, self.points[other].mate];
        self.decided.push((edge, Some([first, last])));
        self.points[first].mate = last;
        self.points[last].mate = first;
        if self.inside + 1 < self.points.len() {
            // The two ends of a path must not be linked before all is one path.
            let mut edges = self.points[first].edges.iter().copied();
            let between =
                edges.find(|&edge| self.edges[edge].link == Link::Open && self.edges[edge].ends.contains(&last));
            if let Some(edge) = between {
                self.drop(edge);
            }
        }
        true
    }

    /// Leaves an open edge out.
    fn drop(&mut self, edge: usize) {
        self.edges[edge].link = Link::Out;
        self.decided.push((edge, None));
        for end in self.edges[edge].ends {
            self.points[end].open -= 1;
            self.to_conclude.push(end);
        }
    }

    /// Draws all conclusions from the edges decided; `false` when there is a contradiction.
    fn conclude_all(&mut self) -> bool {
        while let Some(point) = self.to_conclude.pop() {
            if !self.conclude(point) {
                self.to_conclude.clear();
                return false;
            }
        }
        true
    }

    /// Each point has two links: the rest is out when it has them, all that are left are in when it must.
    fn conclude(&mut self, point: usize) -> bool {
        let Point { inside, open, .. } = self.points[point];
        if inside + open < 2 {
            return false;
        }
        if inside < 2 && inside + open > 2 {
            return true;
        }
        for place in 0..self.points[point].edges.len() {
            let edge = self.points[point].edges[place];
            if self.edges[edge].link != Link::Open {
                continue;
            }
            if inside == 2 {
                self.drop(edge);
            } else if !self.take(edge) {
                return false;
            }
        }
        true
    }

    fn undo(&mut self, to: usize) {
        while self.decided.len() > to {
            let (edge, path) = self.decided.pop().expect("more than `to` are decided");
            let ends = self.edges[edge].ends;
            self.edges[edge].link = Link::Open;
            for end in ends {
                self.points[end].open += 1;
            }
            if let Some([first, last]) = path {
                self.inside -= 1;
                for end in ends {
                    self.points[end].inside -= 1;
                }
                self.points[first].mate = ends[0];
                self.points[last].mate = ends[1];
            }
        }
    }

    /// Whether the points fall apart when one of them is removed, edges that are out not counted: no ring then.
    fn falls_apart(&self) -> bool {
        let parts = Parts::of(self.points.len(), None, |point, place| {
            let edge = &self.edges[*self.points[point].edges.get(place)?];
            let [one, other] = edge.ends;
            Some((edge.link != Link::Out).then_some(if one == point { other } else { one }))
        });
        parts.count > 1 || parts.gained.iter().any(|&gained| gained > 0)
    }

    /// The squares round the ring from the start.
    fn squares(&self, question: &Question) -> Vec<Square> {
        let start = self.squares.iter().position(|&square| square == question.start()).unwrap_or(0);
        let mut came = if question.goal() == Goal::Closed { usize::MAX } else { self.squares.len() };
        let mut point = start;
        let mut squares = Vec::with_capacity(self.squares.len());
        while let Some(&square) = self.squares.get(point) {
            squares.push(square);
            let linked = self.points[point].edges.iter().map(|&edge| &self.edges[edge]);
            let next = linked
                .filter(|edge| edge.link == Link::In)
                .map(|edge| if edge.ends[0] == point { edge.ends[1] } else { edge.ends[0] })
                .find(|&to| to != came);
            came = point;
            match next {
                Some(to) if to != start => point = to,
                _ => break,
            }
        }
        squares
    }
}
