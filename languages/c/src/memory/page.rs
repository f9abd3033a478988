//! A page: 1 KiB of bytes as words, with a bit a byte that says whether it was set, and the step of the last write of
//! each block of 64 bytes and of every four bytes.

/// Bytes of a page.
pub(super) const PAGE: usize = 1 << SHIFT;
pub(super) const SHIFT: u32 = 10;
/// Bytes of a block.
pub(super) const BLOCK: u32 = 64;

const WORDS: usize = PAGE / 8;
const BLOCKS: usize = PAGE / BLOCK as usize;

#[derive(Clone, Debug)]
pub(super) struct Page {
    words: [u64; WORDS],
    set: [u64; BLOCKS],
    written: [u64; BLOCKS],
    /// The step in which bytes of each block were last cleared or forgotten.
    cleared: [u64; BLOCKS],
    /// The steps of the last writes of every four bytes, modulo 2³²; 0 where there was none.
    order: [u32; PAGE / 4],
}

/// The word of a byte.
#[inline]
fn word(place: u32) -> usize {
    (place >> 3) as usize % WORDS
}

/// The four bytes of a byte.
#[inline]
fn four(place: u32) -> usize {
    (place >> 2) as usize % (PAGE / 4)
}

#[inline]
fn block(place: u32) -> usize {
    (place / BLOCK) as usize % BLOCKS
}

/// As many bits as there are bytes, at the place of the first one in its block.
#[inline]
fn bits(place: u32, size: u32) -> u64 {
    (u64::MAX >> (64 - size)) << (place % BLOCK)
}

impl Page {
    pub(super) fn new(is_set: bool) -> Page {
        Page {
            words: [0; WORDS],
            set: [if is_set { u64::MAX } else { 0 }; BLOCKS],
            written: [0; BLOCKS],
            cleared: [0; BLOCKS],
            order: [0; PAGE / 4],
        }
    }

    #[inline]
    pub(super) fn read(&self, place: u32, mask: u64, size: u32) -> (u64, bool) {
        let value = (self.words[word(place)] >> (8 * (place & 7))) & mask;
        let wanted = bits(place, size);
        (value, self.set[block(place)] & wanted == wanted)
    }

    #[inline]
    pub(super) fn write(&mut self, place: u32, mask: u64, size: u32, value: u64, now: u64) {
        let shift = 8 * (place & 7);
        let word = &mut self.words[word(place)];
        *word = (*word & !(mask << shift)) | ((value & mask) << shift);
        let block = block(place);
        self.set[block] |= bits(place, size);
        self.written[block] = now;
        self.order[four(place)] = now as u32;
    }

    /// The four bytes behind the first four of a write of eight.
    #[inline]
    pub(super) fn write_second(&mut self, place: u32, now: u64) {
        self.order[four(place) | 1] = now as u32;
    }

    pub(super) fn unset_bits(&mut self, place: u32, size: u32) {
        self.set[block(place)] &= !bits(place, size);
    }

    /// Bytes of one block.
    pub(super) fn forget(&mut self, place: u32, size: u32) {
        self.unset_bits(place, size);
    }

    /// Bytes of one block.
    pub(super) fn clear(&mut self, place: u32, size: u32) {
        self.unset_bits(place, size);
        for at in (place..place + size).step_by(4) {
            self.order[four(at)] = 0;
        }
        let (mut place, end) = (place, place + size);
        while place < end {
            let length = (8 - place % 8).min(end - place);
            let mask = if length == 8 { u64::MAX } else { ((1 << (8 * length)) - 1) << (8 * (place % 8)) };
            self.words[word(place)] &= !mask;
            place += length;
        }
    }

    pub(super) fn touch(&mut self, place: u32, now: u64) {
        self.written[block(place)] = now;
        self.cleared[block(place)] = now;
    }

    /// Whether bytes of one block were written since a step, or bytes beside them cleared.
    pub(super) fn is_written(&self, from: u32, to: u32, since: u64) -> bool {
        let at = block(from);
        let is_newer = |order: u32| order != 0 && order.wrapping_sub(since as u32).cast_signed() >= 0;
        let fours = (from..to).step_by(4).chain(to.checked_sub(1));
        self.written[at] >= since && (self.cleared[at] >= since || { fours }.any(|place| is_newer(self.order(place))))
    }

    pub(super) fn version(&self, place: u32) -> u64 {
        self.written[block(place)]
    }

    pub(super) fn order(&self, place: u32) -> u32 {
        self.order[four(place)]
    }
}
