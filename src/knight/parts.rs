//! The connected components of a graph, and how many there are without a point.

/// The number of parts of a graph, whole and without each of its points.
pub(crate) struct Parts {
    /// The number of parts of the whole graph.
    pub count: usize,
    /// For each point how many more parts there are without it; one fewer for a point that is a part of its own.
    pub gained: Vec<isize>,
}

impl Parts {
    /// Looks at the points from 0 to `points`, without `left_out`.
    ///
    /// `edge(point, place)` is an edge of the point: `None` after the last, `Some(None)` for one that does not count.
    /// Depth-first with low points (Hopcroft and Tarjan 1973).
    pub fn of(points: usize, left_out: Option<usize>, edge: impl Fn(usize, usize) -> Option<Option<usize>>) -> Parts {
        let mut count = 0;
        let mut gained = vec![0; points];
        let mut depth = vec![0u32; points];
        let mut low = vec![0; points];
        let mut stack = Vec::new();
        for root in (0..points).filter(|&root| Some(root) != left_out) {
            if depth[root] > 0 {
                continue;
            }
            count += 1;
            gained[root] = -1;
            (depth[root], low[root]) = (1, 1);
            stack.push((root, 0));
            while let Some((point, place)) = stack.last_mut() {
                let point = *point;
                if let Some(to) = edge(point, *place) {
                    *place += 1;
                    match to {
                        Some(to) if Some(to) == left_out => {}
                        Some(to) if depth[to] == 0 => {
                            depth[to] = depth[point] + 1;
                            low[to] = depth[to];
                            stack.push((to, 0));
                        }
                        Some(to) => low[point] = low[point].min(depth[to]),
                        None => {}
                    }
                } else {
                    stack.pop();
                    if let Some(&(parent, _)) = stack.last() {
                        low[parent] = low[parent].min(low[point]);
                        gained[parent] += isize::from(low[point] >= depth[parent]);
                    }
                }
            }
        }
        Parts { count, gained }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(points: usize, left_out: Option<usize>, edges: &[(usize, usize)]) -> (usize, Vec<isize>) {
        let next = |point: usize| {
            edges.iter().filter_map(move |&(one, other)| match point {
                _ if point == one => Some(other),
                _ if point == other => Some(one),
                _ => None,
            })
        };
        let parts = Parts::of(points, left_out, |point, place| next(point).nth(place).map(Some));
        (parts.count, parts.gained)
    }

    #[test]
    fn a_point_gains_the_parts_that_it_holds_together() {
        // A triangle 0 1 2 with the tails 2-3-4 and 2-5, and 6 alone.
        let edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (2, 5)];
        assert_eq!(parts(7, None, &edges), (2, vec![0, 0, 2, 1, 0, 0, -1]));
        assert_eq!(parts(7, Some(3), &edges), (3, vec![0, 0, 1, 0, -1, 0, -1]));
    }
}
