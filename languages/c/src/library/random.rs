//! glibc's `rand`: an additive feedback generator of degree 31 with separation 3, seeded by a linear congruential one
//! (the algorithm is documented in the manual page random(3) and by D. Knuth, TAOCP 2, 3.2.2).

#[derive(Clone, Debug)]
pub(super) struct Random {
    state: [u32; 31],
    at: usize,
}

impl Random {
    pub(super) fn new(seed: u32) -> Random {
        let mut state = [0u32; 31];
        let mut word = if seed == 0 { 1 } else { seed as i32 };
        state[0] = word as u32;
        for place in state.iter_mut().skip(1) {
            // 16807 word mod 2³¹ − 1, without an overflow.
            let (high, low) = (word / 127_773, word % 127_773);
            word = 16_807i32.wrapping_mul(low).wrapping_sub(2_836i32.wrapping_mul(high));
            if word < 0 {
                word += 2_147_483_647;
            }
            *place = word as u32;
        }
        let mut random = Random { state, at: 0 };
        for _ in 0..310 {
            random.next();
        }
        random
    }

    pub(super) fn next(&mut self) -> u32 {
        // The front pointer is three places ahead of the rear one.
        let front = (self.at + 3) % 31;
        self.state[front] = self.state[front].wrapping_add(self.state[self.at]);
        self.at = (self.at + 1) % 31;
        self.state[front] >> 1
    }
}
