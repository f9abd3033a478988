//! What no reference leads to any more is given back, between two lines.

use crate::machine::Machine;
use crate::memory::State;

/// Bytes that are handed out before it is looked what of them is still in use.
const OFTEN: u32 = 8 << 20;

impl Machine {
    /// Gives back what cannot be reached, where enough has been handed out since the last time.
    pub(crate) fn collect(&mut self) {
        if self.library.garbage < OFTEN {
            return;
        }
        self.library.garbage = 0;
        let mut waiting = self.roots();
        let mut reached = vec![false; crate::memory::MAX_OBJECTS as usize + 1];
        while let Some(word) = waiting.pop() {
            let tag = (word >> 32) as u32;
            let Some(object) = self.objects.find(tag).filter(|object| object.state == State::Heap) else { continue };
            let mark = &mut reached[(tag & crate::memory::MAX_OBJECTS) as usize];
            if word as u32 == object.start && !std::mem::replace(mark, true) {
                let words = (object.start..object.start + object.size / 8 * 8).step_by(8);
                waiting.extend(words.map(|at| self.memory.read(at, 8).0).filter(|word| word >> 32 != 0));
            }
        }
        for (tag, start, size) in self.objects.heap() {
            if !reached[(tag & crate::memory::MAX_OBJECTS) as usize] {
                self.objects.end(tag, State::Freed);
                self.heap.give_back(start, size);
            }
        }
    }
}
