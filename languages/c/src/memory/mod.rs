//! Memory: two segments of bytes in pages, each byte with a bit that says whether it was set. A clone shares the pages;
//! whichever writes one first copies it.

mod heap;
mod object;
mod page;

use std::cell::Cell;
use std::rc::Rc;

pub(crate) use heap::Heap;
pub(crate) use object::{MAX_OBJECTS, Object, Objects, State};
use page::{BLOCK, PAGE, Page};

use crate::types::Kind;

/// Addresses with this bit are of the stack.
pub(crate) const STACK: u32 = 1 << 31;

/// Memory in pages.
#[derive(Debug, Default)]
struct Segment {
    pages: Vec<Rc<Page>>,
    /// How many pages were made since the last clone: what this state has for itself.
    fresh: Cell<u32>,
    /// The step of the last write of any of them.
    written: u64,
}

impl Clone for Segment {
    fn clone(&self) -> Segment {
        self.fresh.set(0);
        Segment { pages: self.pages.clone(), fresh: Cell::new(0), written: self.written }
    }
}

/// The memory of a program.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    segments: [Segment; 2],
    /// Pages that nobody has written: of set zeros, and of unset bytes.
    zeros: Rc<Page>,
    unset: Rc<Page>,
    /// The number of the step, for the last write of a place.
    pub(crate) now: u64,
}

impl Segment {
    #[inline]
    fn page_mut(&mut self, at: u32) -> &mut Page {
        let page = &mut self.pages[(at >> page::SHIFT) as usize];
        if Rc::strong_count(page) != 1 {
            self.fresh.set(self.fresh.get() + 1);
        }
        Rc::make_mut(page)
    }
}

/// The bits of a size of bytes.
#[inline]
fn mask(size: u32) -> u64 {
    if size == 8 { u64::MAX } else { (1 << (8 * size)) - 1 }
}

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory {
            segments: [Segment::default(), Segment::default()],
            zeros: Rc::new(Page::new(true)),
            unset: Rc::new(Page::new(false)),
            now: 0,
        }
    }

    /// Makes room up to an address: of zeros, or of unset bytes.
    pub(crate) fn grow(&mut self, to: u32, is_set: bool) {
        let page = if is_set { &self.zeros } else { &self.unset };
        let segment = &mut self.segments[(to >> 31) as usize];
        let count = ((to & !STACK) as usize).div_ceil(PAGE);
        while segment.pages.len() < count {
            segment.pages.push(page.clone());
        }
    }

    /// Reads bytes that lie in one word: what they are worth, and whether all of them were set.
    #[inline]
    pub(crate) fn read(&self, at: u32, size: u32) -> (u64, bool) {
        let place = at & !STACK;
        let page = &self.segments[(at >> 31) as usize].pages[(place >> page::SHIFT) as usize];
        page.read(place, mask(size), size)
    }

    #[inline]
    pub(crate) fn read32(&self, at: u32) -> (i32, bool) {
        let (bits, set) = self.read(at, 4);
        (bits as i32, set)
    }

    /// Writes bytes that lie in one word.
    #[inline]
    pub(crate) fn write(&mut self, at: u32, size: u32, bits: u64) {
        let place = at & !STACK;
        let now = self.now;
        let segment = &mut self.segments[(at >> 31) as usize];
        segment.written = now;
        segment.page_mut(place).write(place, mask(size), size, bits, now);
    }

    /// Writes a word that may be two values.
    fn write_eight(&mut self, at: u32, bits: u64) {
        self.write(at, 8, bits);
        let (place, now) = (at & !STACK, self.now);
        self.segments[(at >> 31) as usize].page_mut(place).write_second(place, now);
    }

    /// Writes unset bytes: a value that was computed from unset bytes.
    pub(crate) fn write_unset(&mut self, at: u32, size: u32, bits: u64) {
        self.write(at, size, bits);
        let place = at & !STACK;
        self.segments[(at >> 31) as usize].page_mut(place).unset_bits(place, size);
    }

    /// What a scalar is worth in a register.
    #[inline]
    pub(crate) fn load(&self, kind: Kind, at: u32) -> (u64, bool) {
        let (bits, set) = self.read(at, kind.size());
        (extended(kind, bits), set)
    }

    #[inline]
    pub(crate) fn store(&mut self, kind: Kind, at: u32, value: u64) {
        self.write(
            at,
            kind.size(),
            if kind == Kind::F32 { u64::from((f64::from_bits(value) as f32).to_bits()) } else { value },
        );
    }

    pub(crate) fn byte(&self, at: u32) -> (u8, bool) {
        let (bits, set) = self.read(at, 1);
        (bits as u8, set)
    }

    /// Whether a byte was set.
    pub(crate) fn is_set(&self, at: u32, size: u32) -> bool {
        (0..size).all(|index| self.read(at + index, 1).1)
    }

    /// The first unset one of some bytes.
    pub(crate) fn first_unset(&self, at: u32, size: u32) -> Option<u32> {
        (at..at + size).find(|&at| !self.read(at, 1).1)
    }

    /// Copies bytes, with whether they were set; they may overlap.
    pub(crate) fn copy(&mut self, to: u32, from: u32, size: u32) {
        if size == 0 || to == from {
            return;
        }
        let words = (to | from | size) & 7 == 0;
        let width = if words { 8 } else { 1 };
        let count = size / width;
        for index in 0..count {
            let index = if to < from { index } else { count - 1 - index };
            let (source, target) = (from + index * width, to + index * width);
            let (bits, set) = self.read(source, width);
            if set {
                if words { self.write_eight(target, bits) } else { self.write(target, width, bits) }
            } else {
                for at in 0..width {
                    let (bits, set) = self.read(source + at, 1);
                    if set { self.write(target + at, 1, bits) } else { self.write_unset(target + at, 1, bits) }
                }
            }
        }
    }

    /// Sets bytes to one value.
    pub(crate) fn fill(&mut self, at: u32, size: u32, value: u8) {
        let (mut at, end) = (at, at + size);
        while at < end {
            if at & 7 == 0 && end - at >= 8 {
                self.write_eight(at, u64::from(value) * 0x0101_0101_0101_0101);
                at += 8;
            } else {
                self.write(at, 1, u64::from(value));
                at += 1;
            }
        }
    }

    /// Marks bytes as unset, though they keep their values.
    pub(crate) fn forget(&mut self, at: u32, size: u32) {
        self.each_block(at, size, |page, place, length| page.forget(place, length));
    }

    /// Bytes of a new call or block: 0, and not set.
    pub(crate) fn clear(&mut self, at: u32, size: u32) {
        self.each_block(at, size, |page, place, length| page.clear(place, length));
    }

    fn each_block(&mut self, at: u32, size: u32, change: impl Fn(&mut Page, u32, u32)) {
        let (mut place, end) = (at & !STACK, (at & !STACK) + size);
        let now = self.now;
        let segment = &mut self.segments[(at >> 31) as usize];
        segment.written = now;
        while place < end {
            let length = (BLOCK - place % BLOCK).min(end - place);
            let page = segment.page_mut(place);
            change(page, place, length);
            page.touch(place, now);
            place += length;
        }
    }

    /// The step of the last write of some bytes. At both ends they may share a block with others.
    pub(crate) fn version(&self, at: u32, size: u32) -> u64 {
        let (place, end) = (at & !STACK, (at & !STACK) + size.max(1));
        let pages = &self.segments[(at >> 31) as usize].pages;
        let page = |at: u32| pages.get(at as usize / PAGE);
        let is_exact = self.now <= u64::from(u32::MAX);
        let of_block = |block: u32| {
            let (start, stop) = (block * BLOCK, (block + 1) * BLOCK);
            let page = page(start)?;
            if !is_exact || (start >= place && stop <= end) {
                return Some(page.version(start));
            }
            let fours = (start.max(place)..stop.min(end)).step_by(4);
            fours.map(|at| u64::from(page.order(at))).max()
        };
        (place / BLOCK..end.div_ceil(BLOCK)).filter_map(of_block).max().unwrap_or(0)
    }

    /// Whether some bytes were written since a step, or bytes beside them cleared.
    pub(crate) fn is_written(&self, at: u32, size: u32, since: u64) -> bool {
        let (place, end) = (at & !STACK, (at & !STACK) + size);
        let pages = &self.segments[(at >> 31) as usize].pages;
        (place / BLOCK..end.div_ceil(BLOCK)).any(|block| {
            let (from, to) = (place.max(block * BLOCK), end.min((block + 1) * BLOCK));
            pages.get(from as usize / PAGE).is_some_and(|page| page.is_written(from, to, since))
        })
    }

    /// Whether a global variable or a block of the heap was written since a step.
    pub(crate) fn is_data_written(&self, since: u64) -> bool {
        self.segments[0].written >= since
    }

    /// The step of the last write of a byte, or of one of those that share its four bytes; 0 where there was none.
    pub(crate) fn order(&self, at: u32) -> u32 {
        let place = at & !STACK;
        self.segments[(at >> 31) as usize].pages[(place >> page::SHIFT) as usize].order(place)
    }

    /// The last write of some bytes: its step, and the last four bytes that it wrote; 0 where there was none.
    pub(crate) fn latest(&self, at: u32, size: u32) -> (u32, u32) {
        let (start, end) = (at & !3, at + size);
        (start..end).step_by(4).map(|at| (self.order(at), at)).max().unwrap_or_default()
    }

    /// Whether there is memory at an address.
    pub(crate) fn has(&self, at: u32, size: u32) -> bool {
        let end = u64::from(at & !STACK) + u64::from(size);
        end <= (self.segments[(at >> 31) as usize].pages.len() * PAGE) as u64
    }

    /// How many pages were made since the last clone.
    pub(crate) fn fresh(&self) -> [u32; 2] {
        [self.segments[0].fresh.get(), self.segments[1].fresh.get()]
    }

    /// After a clone that is not kept: what was made before it counts on.
    pub(crate) fn set_fresh(&self, fresh: [u32; 2]) {
        self.segments.iter().zip(fresh).for_each(|(segment, fresh)| segment.fresh.set(fresh));
    }

    /// The bytes that this state has for itself since the last clone, with its tables.
    pub(crate) fn footprint(&self) -> usize {
        let of = |segment: &Segment| {
            segment.fresh.get() as usize * (size_of::<Page>() + 16) + segment.pages.len() * size_of::<Rc<Page>>()
        };
        self.segments.iter().map(of).sum()
    }
}

/// The value of bits in a register.
#[inline]
pub(crate) fn extended(kind: Kind, bits: u64) -> u64 {
    match kind {
        Kind::I8 => i64::from(bits as i8) as u64,
        Kind::I16 => i64::from(bits as i16) as u64,
        Kind::I32 => i64::from(bits as i32) as u64,
        Kind::F32 => f64::from(f32::from_bits(bits as u32)).to_bits(),
        _ => bits,
    }
}
