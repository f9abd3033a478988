//! Degree pruning: which degrees of the frontier can be reached from the empty board *and* completed to the full one.
//!
//! Degrees alone decide most of it, and there are far fewer of them than states: on 6×6 they leave 4,468 states of
//! 495,238 in the largest layer. One pass forward finds those that can be reached, one pass backward keeps those that
//! can be completed and draws the [`Graph`].

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::degrees::Degrees;
use super::graph::{Edge, Graph, Layer};
use super::rule::Rule;
use super::step::Step;
use super::sweep::Sweep;

/// A multiplicative hash: the keys are small, many, and not chosen by an attacker.
#[derive(Default)]
pub(super) struct Multiply(u64);

impl Hasher for Multiply {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn write_u64(&mut self, word: u64) {
        // An odd multiplier close to 2⁶⁴ over the golden ratio.
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        // The product's high bits are the well mixed ones, and the tables look at the low ones.
        self.0.rotate_left(26)
    }
}

type Fast = BuildHasherDefault<Multiply>;

/// The planning of a count, in slices.
#[derive(Debug)]
pub(super) struct Planner {
    sweep: Sweep,
    /// The degrees reached before each square, those of the last layer at the end.
    reached: Vec<Vec<Degrees>>,
    bytes_reached: u64,
    backward: bool,
    /// Backward, whether all that is to be kept of the layer in work is known.
    drawing: bool,
    /// How far the layer in work has come.
    cursor: usize,
    /// Forward: the next layer.
    next: HashSet<Degrees, Fast>,
    /// Backward: the nodes of the later layer, and how many ways lead on from each.
    later: HashMap<Degrees, u32, Fast>,
    later_ways: Vec<u128>,
    /// The same of the layer in work, and the layer itself.
    kept: Vec<Degrees>,
    ways: Vec<u128>,
    layer: Layer,
    rule_index: HashMap<Rule, usize, Fast>,
    graph: Graph,
}

impl Planner {
    pub(super) fn new(sweep: Sweep) -> Planner {
        Planner {
            reached: vec![vec![sweep.start]],
            bytes_reached: 8,
            backward: false,
            drawing: false,
            cursor: 0,
            next: HashSet::default(),
            later: HashMap::default(),
            later_ways: vec![],
            layer: Layer::default(),
            kept: vec![],
            ways: vec![],
            rule_index: HashMap::default(),
            graph: Graph::default(),
            sweep,
        }
    }

    /// How much is done, 0 to 1.
    pub(super) fn fraction(&self) -> f64 {
        let squares = self.sweep.steps.len();
        let layers = if self.backward { squares + self.graph.backwards.len() } else { self.reached.len() - 1 };
        layers as f64 / (2 * squares + 1) as f64
    }

    /// The bytes in use, about.
    pub(super) fn bytes(&self) -> u64 {
        // A hash table has room for a seventh more than it admits to, doubled while it grows, and a byte more an entry.
        let tables = self.next.capacity() * 20 + self.later.capacity() * 40;
        let lists = self.kept.capacity() * 8 + (self.ways.capacity() + self.later_ways.capacity()) * 16;
        self.bytes_reached + self.graph.bytes + (tables + lists) as u64
    }

    /// The finished graph, once [`Planner::advance`] has said so.
    pub(super) fn into_graph(self) -> Graph {
        self.graph
    }

    /// Goes on until about `budget` degrees have been looked at; returns how many, and whether the graph is finished.
    pub(super) fn advance(&mut self, budget: u64) -> (u64, bool) {
        let mut spent = 0;
        while spent < budget {
            if !self.backward {
                spent += self.reach(budget - spent);
            } else if self.drawing {
                spent += self.draw(budget - spent);
            } else if self.graph.backwards.len() <= self.sweep.steps.len() {
                spent += self.prune(budget - spent);
            } else {
                return (spent, true);
            }
        }
        (spent, false)
    }

    /// Forward: works on the layer after the last one reached.
    fn reach(&mut self, budget: u64) -> u64 {
        let place = self.reached.len() - 1;
        let Some(step) = self.sweep.steps.get(place) else {
            self.begin_backward();
            return 1;
        };
        let from = &self.reached[place];
        let until = from.len().min(self.cursor.saturating_add(usize::try_from(budget).unwrap_or(usize::MAX)));
        for degrees in &from[self.cursor..until] {
            degrees.for_each_choice(step, self.sweep.done, |choice| {
                self.next.insert(turned_over(choice.after, step).0);
            });
        }
        let spent = until - self.cursor;
        self.cursor = until;
        if until == from.len() {
            let mut layer: Vec<Degrees> = self.next.drain().collect();
            if place + 1 == self.sweep.steps.len() {
                layer.retain(|&degrees| degrees == self.sweep.done);
            }
            self.bytes_reached += 8 * layer.len() as u64;
            self.reached.push(layer);
            self.cursor = 0;
        }
        spent as u64 + 1
    }

    fn begin_backward(&mut self) {
        self.backward = true;
        self.next = HashSet::default();
        let mut last = Layer::default();
        let finished = self.reached.pop().unwrap_or_default();
        self.bytes_reached -= 8 * finished.len() as u64;
        for degrees in finished {
            self.later.insert(degrees, last.len() as u32);
            self.later_ways.push(1);
            last.push(degrees.ends(), &[]);
        }
        self.graph.push(last);
    }

    /// Backward: keeps the degrees that can be completed, of the layer before the one finished last.
    fn prune(&mut self, budget: u64) -> u64 {
        let place = self.reached.len() - 1;
        let (reached, step) = (&self.reached[place], &self.sweep.steps[place]);
        let until = reached.len().min(self.cursor.saturating_add(usize::try_from(budget).unwrap_or(usize::MAX)));
        for degrees in &reached[self.cursor..until] {
            let mut leads_on = false;
            degrees.for_each_choice(step, self.sweep.done, |choice| {
                leads_on = leads_on || self.later.contains_key(&turned_over(choice.after, step).0);
            });
            if leads_on {
                self.kept.push(*degrees);
            }
        }
        let spent = until - self.cursor;
        self.cursor = until;
        if until == reached.len() {
            // Nodes that look at the same later nodes stand together, so that these can soon be forgotten.
            self.kept.sort_unstable_by_key(|degrees| (degrees.untouched(step), *degrees));
            self.bytes_reached -= 8 * reached.len() as u64;
            self.reached.pop();
            self.cursor = 0;
            self.drawing = true;
        }
        spent as u64 + 1
    }

    /// Backward: adds the layer of the degrees that were kept.
    fn draw(&mut self, budget: u64) -> u64 {
        let step = &self.sweep.steps[self.reached.len()];
        let until = self.kept.len().min(self.cursor.saturating_add(usize::try_from(budget).unwrap_or(usize::MAX)));
        let mut edges = vec![];
        for degrees in &self.kept[self.cursor..until] {
            edges.clear();
            let mut ways = 0u128;
            degrees.for_each_choice(step, self.sweep.done, |choice| {
                let (after, turn) = turned_over(choice.after, step);
                if let Some(&target) = self.later.get(&after) {
                    let turn = turn.map(|turn| choice.after.turn_of_ends(turn));
                    let rule = Rule { ends: degrees.ends(), change: choice.change, turn };
                    let rules = &mut self.graph.rules;
                    let index = *self.rule_index.entry(rule).or_insert_with(|| {
                        rules.push(rule);
                        rules.len() - 1
                    });
                    edges.push(Edge::new(target, index, choice.links));
                    ways = ways.saturating_add(self.later_ways[target as usize]);
                }
            });
            edges.sort_unstable_by_key(|edge| edge.links());
            self.layer.push(degrees.ends(), &edges);
            self.ways.push(ways);
        }
        let spent = until - self.cursor;
        self.cursor = until;
        if until == self.kept.len() {
            self.graph.push(std::mem::take(&mut self.layer));
            self.later.clear();
            self.later.extend(self.kept.drain(..).zip(0..));
            std::mem::swap(&mut self.ways, &mut self.later_ways);
            self.ways.clear();
            self.graph.largest = self.later_ways.first().copied().unwrap_or(0);
            self.cursor = 0;
            self.drawing = false;
        }
        spent as u64 + 1
    }
}

/// Of the degrees after a step and, where a line across the board is done, those of the board turned over, the lesser;
/// with the turn if it is needed.
fn turned_over(after: Degrees, step: &Step) -> (Degrees, Option<&[u8]>) {
    match step.turn.as_deref().map(|turn| (after.turned(turn), turn)) {
        Some((turned, turn)) if turned < after => (turned, Some(turn)),
        _ => (after, None),
    }
}
