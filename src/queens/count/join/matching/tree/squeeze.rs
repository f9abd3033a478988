//! Some bits of a key, moved together.

/// Moves the bits of a mask to the lowest places, in their order: in step i, those whose way down has bit i move by
/// 2^i. All keys take the same steps, so that a compiler can do several at once.
///
/// The steps are those of "compress, or generalized extract" in Henry S. Warren, *Hacker's Delight*, section 7–4.
#[derive(Clone, Copy, Debug)]
pub struct Squeeze {
    mask: u64,
    /// The bits that move in each step, where they are then.
    moving: [u64; 6],
}

impl Squeeze {
    /// For the bits of `mask`.
    pub fn new(mask: u64) -> Squeeze {
        let mut left = mask;
        let mut moving = [0; 6];
        // Below each bit, the places that are not of the mask.
        let mut gaps = !mask << 1;
        for (step, moving) in moving.iter_mut().enumerate() {
            // Whether the number of gaps below is odd.
            let mut odd = gaps;
            for shift in [1, 2, 4, 8, 16, 32] {
                odd ^= odd << shift;
            }
            *moving = odd & left;
            left = left ^ *moving | *moving >> (1 << step);
            gaps &= !odd;
        }
        Squeeze { mask, moving }
    }

    /// The bits of the key.
    #[inline(always)]
    pub fn of(&self, key: u64) -> u64 {
        let mut bits = key & self.mask;
        for (step, moving) in self.moving.iter().enumerate() {
            let move_now = bits & moving;
            bits = bits ^ move_now | move_now >> (1 << step);
        }
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_of_a_mask_are_squeezed_in_their_order() {
        let mut state = 99u64;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for i in 0..1000 {
            let (mask, key) = match i {
                0 => (0, u64::MAX),
                1 => (u64::MAX, random()),
                _ => (random() & random(), random()),
            };
            let places = (0..64).filter(|place| mask >> place & 1 == 1);
            let expected = places.enumerate().fold(0, |bits, (to, from)| bits | (key >> from & 1) << to);
            assert_eq!(Squeeze::new(mask).of(key), expected, "{mask:x} {key:x}");
        }
    }
}
