//! The Mersenne Twister (MT19937) with the seeding of CPython, so that a seed gives the same numbers.

use crate::big_int::BigInt;
use crate::elementary;

const WORDS: usize = 624;
const MIDDLE: usize = 397;

/// A generator of random numbers.
#[derive(Clone, Debug)]
pub struct Twister {
    words: Box<[u32; WORDS]>,
    next: usize,
    /// The second number of the last pair of `gauss`.
    gauss: Option<f64>,
}

impl Twister {
    /// `random.seed(seed)` of an integer: its absolute value counts.
    #[must_use]
    pub fn new(seed: &BigInt) -> Self {
        let key = seed.words().to_vec();
        let key = if key.is_empty() { vec![0] } else { key };
        let mut twister = Self::from_word(19_650_218);
        let words = &mut twister.words;
        let (mut at, mut from) = (1, 0);
        for _ in 0..WORDS.max(key.len()) {
            #[allow(clippy::cast_possible_truncation, reason = "shorter than a source text")]
            let place = from as u32;
            words[at] = (words[at] ^ mix(words[at - 1]).wrapping_mul(1_664_525)).wrapping_add(key[from]);
            words[at] = words[at].wrapping_add(place);
            at = following(words, at);
            from = (from + 1) % key.len();
        }
        for _ in 1..WORDS {
            #[allow(clippy::cast_possible_truncation, reason = "below 624")]
            let place = at as u32;
            words[at] = (words[at] ^ mix(words[at - 1]).wrapping_mul(1_566_083_941)).wrapping_sub(place);
            at = following(words, at);
        }
        words[0] = 1 << 31;
        twister
    }

    fn from_word(seed: u32) -> Self {
        let mut words = Box::new([0; WORDS]);
        words[0] = seed;
        for at in 1..WORDS {
            #[allow(clippy::cast_possible_truncation, reason = "below 624")]
            let place = at as u32;
            words[at] = mix(words[at - 1]).wrapping_mul(1_812_433_253).wrapping_add(place);
        }
        Self { words, next: WORDS, gauss: None }
    }

    fn word(&mut self) -> u32 {
        if self.next == WORDS {
            for at in 0..WORDS {
                let joined = (self.words[at] & 1 << 31) | (self.words[(at + 1) % WORDS] & !(1 << 31));
                let odd = if joined & 1 == 1 { 0x9908_b0df } else { 0 };
                self.words[at] = self.words[(at + MIDDLE) % WORDS] ^ (joined >> 1) ^ odd;
            }
            self.next = 0;
        }
        let mut word = self.words[self.next];
        self.next += 1;
        word ^= word >> 11;
        word ^= (word << 7) & 0x9d2c_5680;
        word ^= (word << 15) & 0xefc6_0000;
        word ^ (word >> 18)
    }

    /// `random.random()`: 0 ≤ x < 1 with 53 random bits.
    pub fn random(&mut self) -> f64 {
        let high = f64::from(self.word() >> 5);
        let low = f64::from(self.word() >> 6);
        (high * 67_108_864.0 + low) / 9_007_199_254_740_992.0
    }

    /// `random.getrandbits(bits)` for at most 64 bits.
    pub fn bits(&mut self, bits: u32) -> u64 {
        match bits {
            0 => 0,
            1..=32 => u64::from(self.word() >> (32 - bits)),
            _ => {
                let low = u64::from(self.word());
                low | u64::from(self.word() >> (64 - bits)) << 32
            }
        }
    }

    /// `random.getrandbits(bits)` for any number of bits.
    pub fn many_bits(&mut self, bits: usize) -> BigInt {
        let count = bits.div_ceil(32);
        let mut words: Vec<u32> = (0..count).map(|_| self.word()).collect();
        if let Some(last) = words.last_mut().filter(|_| !bits.is_multiple_of(32)) {
            *last >>= 32 - bits % 32;
        }
        BigInt::from_words(words)
    }

    /// A whole number from 0 to `end` − 1.
    ///
    /// # Panics
    /// Never, but does not end for an `end` of 0.
    pub fn below(&mut self, end: u64) -> u64 {
        let bits = u64::BITS - end.leading_zeros();
        loop {
            let value = self.bits(bits);
            if value < end {
                return value;
            }
        }
    }

    /// `random.gauss(mean, deviation)`
    pub fn gauss(&mut self, mean: f64, deviation: f64) -> f64 {
        let z = self.gauss.take().unwrap_or_else(|| {
            let turn = self.random() * std::f64::consts::TAU;
            let radius = (-2.0 * elementary::log(1.0 - self.random())).sqrt();
            self.gauss = Some(elementary::sin(turn) * radius);
            elementary::cos(turn) * radius
        });
        mean + z * deviation
    }
}

fn mix(word: u32) -> u32 {
    word ^ (word >> 30)
}

/// The index after `at`, where the last word is carried over to the front.
fn following(words: &mut [u32; WORDS], at: usize) -> usize {
    if at + 1 < WORDS {
        return at + 1;
    }
    words[0] = words[WORDS - 1];
    1
}
