//! Which bits of the keys the lists are sorted by.
//!
//! A run of probes is skipped for a group when the bits that it is sorted by strike out all lanes. How often a bit does
//! so depends on the rows of both halves: it must be frequent in either list. So each pair of lists has an order of its
//! own of the bits of the longest diagonals, the most telling one first.

use super::super::super::simd::{Key, LANES, Lanes, Total};

/// The bits that are ordered, the lowest of the key.
const ORDERED: usize = 16;

/// A permutation of the lowest 16 bits of a key.
#[derive(Clone, Debug)]
pub struct BitOrder {
    /// The new place of each bit.
    places: [u8; ORDERED],
    /// The new bits of each of the two low bytes.
    bytes: [[u16; 256]; 2],
    /// The same for the mirror image of a key.
    mirrored_bytes: [[u16; 256]; 2],
}

impl Default for BitOrder {
    /// Every bit in its own place.
    fn default() -> BitOrder {
        let mut order = BitOrder { places: [0; ORDERED], bytes: [[0; 256]; 2], mirrored_bytes: [[0; 256]; 2] };
        order.set(std::array::from_fn(|bit| bit));
        order
    }
}

impl BitOrder {
    /// Puts the bits that are frequent both in `probes` and in the mirror images of `tabled` first, judging from a
    /// sample.
    #[inline(never)]
    pub fn choose<K: Key>(&mut self, probes: &[&[K]], tabled: &[K]) {
        let mut met = [0; ORDERED];
        for list in probes {
            // The planes are those of mirrored keys.
            let having = having(list);
            met.iter_mut().enumerate().for_each(|(bit, met)| *met += having[bit ^ 2] * list.len() as u64);
        }
        let having = having(tabled);
        let mut bits: [(u64, usize); ORDERED] = std::array::from_fn(|bit| (having[bit] * met[bit], bit));
        bits.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        self.set(bits.map(|(_, bit)| bit));
    }

    /// Puts the bits into this order.
    fn set(&mut self, bits: [usize; ORDERED]) {
        for (place, bit) in bits.into_iter().enumerate() {
            self.places[bit] = place as u8;
        }
        for byte in 0..2 {
            for bit in 0..8 {
                let [plain, image] = [8 * byte + bit, 8 * byte + (bit ^ 2)].map(|bit| 1 << self.places[bit]);
                for (table, place) in [(&mut self.bytes, plain), (&mut self.mirrored_bytes, image)] {
                    let (front, back) = table[byte].split_at_mut(1 << bit);
                    for (to, from) in back.iter_mut().zip(front) {
                        *to = *from | place;
                    }
                }
            }
        }
    }

    /// The key with its bits in this order.
    #[inline(always)]
    pub fn of(&self, key: u64) -> u64 {
        let [low, high] = [key, key >> 8].map(|key| key as usize & 255);
        key & !0xffff | u64::from(self.bytes[0][low] | self.bytes[1][high])
    }

    /// The first 16 bits of the mirror image of a key, in this order.
    #[inline(always)]
    pub fn of_mirrored(&self, key: u64) -> u16 {
        let [low, high] = [key, key >> 8].map(|key| key as usize & 255);
        self.mirrored_bytes[0][low] | self.mirrored_bytes[1][high]
    }

    /// Puts the planes of mirrored keys in this order.
    #[inline(always)]
    pub fn order_planes(&self, planes: &mut [Lanes; 48]) {
        let before: [Lanes; ORDERED] = *planes.first_chunk().expect("more planes than are ordered");
        for (plane, place) in before.into_iter().zip(self.places) {
            planes[usize::from(place)] = plane;
        }
    }
}

/// How many of a sample of keys have each of the low bits once they are mirrored, in 2^16 of their number.
fn having<K: Key>(list: &[K]) -> [u64; ORDERED] {
    /// In a list of fewer keys a sample of one group is enough.
    const LONG: usize = 4096;
    let mut having = [0; ORDERED];
    if list.is_empty() {
        return having;
    }
    let groups = if list.len() < LONG { 1 } else { 4 };
    let step = (list.len() / (groups * LANES)).max(1);
    let mut keys = [K::default(); LANES];
    for group in 0..groups {
        let sample = list.iter().skip(group * LANES * step).step_by(step);
        let mut count = 0;
        for (to, &key) in keys.iter_mut().zip(sample) {
            *to = key;
            count += 1;
        }
        keys[count..].fill(K::default());
        for (having, plane) in having.iter_mut().zip(K::planes(&keys)) {
            let mut total = Total::default();
            total.add(plane);
            *having += (total.sum() << 16) / (groups * count.max(1)) as u64;
        }
    }
    having
}

#[cfg(test)]
mod tests {
    use super::super::super::super::diagonals::mirrored;
    use super::*;

    #[test]
    fn keys_that_meet_meet_in_any_order() {
        let mut state = 99u64;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state & 0xfff_ffff
        };
        let (probes, tabled): (Vec<u64>, Vec<u64>) = (0..300).map(|_| (random() & random(), random())).unzip();
        let mut order = BitOrder::default();
        order.choose(&[&probes], &tabled);
        let mut places = order.places;
        places.sort_unstable();
        assert_eq!(places, std::array::from_fn(|place| place as u8));
        for (&probe, &key) in probes.iter().zip(&tabled) {
            let (low, image) = (order.of(probe) & 0xffff, u64::from(order.of_mirrored(key)));
            assert_eq!((low & image).count_ones(), (probe & mirrored(key) & 0xffff).count_ones());
            assert_eq!(order.of(probe) >> 16, probe >> 16);
        }
    }
}
