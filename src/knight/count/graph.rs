//! The degrees that matter, layer by layer, and the choices that lead from one to the next: all that counting needs.
//!
//! A node stands for the degrees of the frontier before some square; with `e` path ends it has one entry for each of
//! the `(e − 1)!!` matchings of them. An edge stands for a choice at the square: it sends every entry of its node to
//! one entry of a later node, by a [`Rule`] that depends on the edge alone.

use super::matching::matchings;
use super::rule::Rule;

/// A choice at a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The node of the next layer.
    pub(super) target: u32,
    /// The index of the rule, and in the low bits the digits of the links.
    rule_and_links: u32,
}

/// The links of a choice are a mask of the eight moves and the apex.
const LINK_BITS: u32 = 9;

impl Edge {
    /// The most rules there can be.
    pub(super) const MAX_RULES: usize = 1 << (u32::BITS - LINK_BITS);

    pub(super) fn new(target: u32, rule: usize, links: u16) -> Edge {
        debug_assert!(rule < Edge::MAX_RULES && links < 1 << LINK_BITS, "rule {rule} and links {links} fit");
        Edge { target, rule_and_links: (rule as u32) << LINK_BITS | u32::from(links) }
    }

    /// The index of the rule.
    pub(super) fn rule(self) -> usize {
        (self.rule_and_links >> LINK_BITS) as usize
    }

    /// The digits of the links as a mask.
    pub(super) fn links(self) -> u16 {
        (self.rule_and_links & ((1 << LINK_BITS) - 1)) as u16
    }
}

/// The nodes before one square.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    /// The number of ends of each node and where its edges stop.
    nodes: Vec<(u8, u32)>,
    edges: Vec<Edge>,
}

impl Layer {
    /// Adds a node with this many ends and these edges.
    pub(super) fn push(&mut self, ends: u8, edges: &[Edge]) {
        self.edges.extend_from_slice(edges);
        self.nodes.push((ends, self.edges.len() as u32));
    }

    /// The number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The number of path ends of a node.
    pub(super) fn ends(&self, node: usize) -> u8 {
        self.nodes[node].0
    }

    /// The number of entries of a node.
    pub(super) fn entries(&self, node: usize) -> u64 {
        matchings(self.ends(node))
    }

    /// The choices of a node.
    pub(super) fn edges(&self, node: usize) -> &[Edge] {
        let first = if node == 0 { 0 } else { self.nodes[node - 1].1 };
        &self.edges[first as usize..self.nodes[node].1 as usize]
    }

    /// For each node of the next layer, the last node of this one that looks at it: after that it can be forgotten.
    pub(super) fn last_looks(&self, later: &Layer) -> Vec<u32> {
        let mut last = vec![0; later.len()];
        for node in 0..self.len() {
            for edge in self.edges(node) {
                last[edge.target as usize] = node as u32;
            }
        }
        last
    }

    /// The most entries held at a time while this layer is worked out from the next.
    fn peak(&self, later: &Layer) -> u64 {
        let mut freed = vec![0; self.len()];
        for (node, &last) in self.last_looks(later).iter().enumerate() {
            freed[last as usize] += later.entries(node);
        }
        let mut held: u64 = (0..later.len()).map(|node| later.entries(node)).sum();
        let mut peak = held;
        for (node, freed) in freed.iter().enumerate() {
            held += self.entries(node);
            peak = peak.max(held);
            held -= freed;
        }
        peak
    }

    /// The additions it takes to work out this layer from the next.
    pub(super) fn additions(&self) -> u64 {
        (0..self.len()).map(|node| self.entries(node) * self.edges(node).len() as u64).sum()
    }

    fn bytes(&self) -> u64 {
        (self.nodes.capacity() * size_of::<(u8, u32)>() + self.edges.capacity() * size_of::<Edge>()) as u64
    }

    /// Gives back the room kept for growing.
    pub(super) fn shrink(&mut self) {
        self.nodes.shrink_to_fit();
        self.edges.shrink_to_fit();
    }
}

/// The layers before each square and after the last.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    /// From the last layer, after all squares, to the first: the order in which they are found and used.
    pub(super) backwards: Vec<Layer>,
    /// The most entries held at a time while the graph is worked through.
    pub(super) peak: u64,
    /// The most nodes in two successive layers.
    pub(super) peak_nodes: u64,
    /// The additions it takes in all.
    pub(super) additions: u64,
    /// The bytes of the graph itself.
    pub(super) bytes: u64,
    /// The ways to give every square its degree, were it not for early cycles: no entry of the graph is larger.
    pub(super) largest: u128,
    pub(super) rules: Vec<Rule>,
}

impl Graph {
    /// Adds the layer before the one added last.
    pub(super) fn push(&mut self, mut layer: Layer) {
        layer.shrink();
        if let Some(later) = self.backwards.last() {
            self.peak = self.peak.max(layer.peak(later));
            self.peak_nodes = self.peak_nodes.max((layer.len() + later.len()) as u64);
        }
        self.additions += layer.additions();
        self.bytes += layer.bytes();
        self.backwards.push(layer);
    }

    /// Whether there is any way at all to give every square its degree.
    pub(super) fn is_possible(&self) -> bool {
        self.backwards.last().is_some_and(|first| first.len() > 0)
    }
}
