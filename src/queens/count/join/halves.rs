//! All placements in a half of the board: a northern quarter crossed with a southern one.

use super::lanes::Key;

/// A growing list of keys with room to write ahead.
#[derive(Clone, Debug, Default)]
pub struct Keys<K> {
    keys: Vec<K>,
    length: usize,
    others: Vec<K>,
}

impl<K: Key> Keys<K> {
    /// Empties the list.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// The keys.
    pub fn as_slice(&self) -> &[K] {
        &self.keys[..self.length]
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        self.keys.capacity() * size_of::<K>()
    }

    /// Adds the unions of each of `north` with each of the images under `turn` of `south` that are disjoint.
    #[inline(always)]
    pub fn cross(&mut self, north: &[[K; 4]], south: &[[K; 4]], turn: impl Fn(K) -> K) {
        if north.is_empty() || south.is_empty() {
            return;
        }
        let room = self.length + 16 * north.len() * south.len();
        if self.keys.len() < room {
            self.keys.resize(2 * room, K::default());
        }
        self.others.clear();
        for &key in south.as_flattened().iter().take_while(|&&key| key != K::FILLER) {
            let key = turn(key);
            if key != K::default() {
                self.others.push(key);
            } else {
                // Disjoint from every key, the filler too.
                for &key in north.as_flattened().iter().filter(|&&key| key != K::FILLER) {
                    self.keys[self.length] = key;
                    self.length += 1;
                }
            }
        }
        for four in north {
            self.length = K::cross(four, &self.others, &mut self.keys, self.length);
        }
    }
}

/// The subsets of `0..m` of `size` members, as bits, in rising order.
pub fn subsets(m: u32, size: u32) -> impl Iterator<Item = u32> + Clone {
    let first = (1u32 << size) - 1;
    let next = move |&set: &u32| {
        if set == 0 {
            return None;
        }
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        let next = carried | (((set ^ carried) >> 2) / lowest);
        (next >> m == 0).then_some(next)
    };
    std::iter::successors(Some(first), next)
}
