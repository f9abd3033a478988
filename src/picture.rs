//! The frames of an animated drawing as a GIF stores them: a palette of flat colours, and of each frame the smallest box
//! that holds what has changed.
//!
//! Pixels are words as a canvas packs them, `alpha << 24 | blue << 16 | green << 8 | red`, all of them opaque.
//!
//! ```
//! use queens_and_knights::picture::{Colours, Frames};
//!
//! let (paper, ink) = (0xff_ff_ff_ff, 0xff_00_00_00);
//! let [first, second] = [[paper; 4], [paper, ink, paper, paper]];
//! let mut colours = Colours::default();
//! colours.count(&first);
//! colours.count(&second);
//! let mut frames = Frames::new(2, colours.palette());
//! assert!(frames.add(&first, 10).is_none());
//! let shown = frames.add(&second, 10).unwrap();
//! assert_eq!((shown.left, shown.top, shown.width, shown.height, shown.delay), (0, 0, 2, 2, 10));
//! let last = frames.last().unwrap();
//! assert_eq!((last.left, last.top, last.indices), (1, 0, vec![1]));
//! ```

use std::collections::BTreeMap;

/// The most colours of a palette: a GIF has 256, and one is kept for the pixels that do not change.
pub const MAX_COLOURS: usize = 255;
/// The longest time that a frame is shown, in hundredths of a second.
pub const MAX_DELAY: u32 = u16::MAX as u32;
/// The colours that are considered: the rarest beyond them are ignored.
const COUNTED: usize = 6000;

/// How many pixels have each colour.
#[derive(Clone, Default, Debug)]
pub struct Colours(BTreeMap<u32, u64>);

impl Colours {
    /// Counts the pixels of a frame.
    pub fn count(&mut self, pixels: &[u32]) {
        for run in pixels.chunk_by(|one, other| one == other) {
            *self.0.entry(run[0]).or_default() += run.len() as u64;
        }
    }

    /// The best colours, at most [`MAX_COLOURS`]: the first covers most pixels, and each next one is the colour whose
    /// pixels are worst matched so far, by their number and their distance. So the colours that cover most are in it as
    /// they are, and the shades of soft edges come close.
    #[must_use]
    pub fn palette(&self) -> Vec<u32> {
        let mut common: Vec<(u32, u64)> = self.0.iter().map(|(&colour, &count)| (colour, count)).collect();
        common.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        common.truncate(COUNTED);
        let mut off = vec![u64::MAX; common.len()];
        let mut palette = Vec::new();
        let mut best = 0;
        while palette.len() < MAX_COLOURS && off.get(best).is_some_and(|&off| off > 0) {
            let chosen = common[best].0;
            palette.push(chosen);
            let mut most = 0;
            for (index, (&(colour, count), off)) in common.iter().zip(&mut off).enumerate() {
                *off = (*off).min(distance(colour, chosen));
                if *off * count > most {
                    (best, most) = (index, *off * count);
                }
            }
            if most == 0 {
                break;
            }
        }
        palette
    }
}

/// How far two colours are apart: squares of the channels, weighed about as the eye does.
fn distance(one: u32, other: u32) -> u64 {
    let channel = |shift: u32| u64::from((one >> shift & 255).abs_diff(other >> shift & 255)).pow(2);
    2 * channel(0) + 4 * channel(8) + 3 * channel(16)
}

/// A frame: a box of indices into the palette, row by row, of which the one beyond the last colour stays as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say what they are, in pixels")]
pub struct Frame {
    pub left: usize,
    pub top: usize,
    pub width: usize,
    pub height: usize,
    pub indices: Vec<u8>,
    /// How long it is shown, in hundredths of a second, at most [`MAX_DELAY`].
    pub delay: u32,
}

/// Makes frames of pictures of one size, and one of those that are the same one after the other.
#[derive(Debug)]
pub struct Frames {
    width: usize,
    palette: Vec<u32>,
    /// The nearest colour of the palette by its index, of those met so far.
    nearest: BTreeMap<u32, u8>,
    /// The pixels shown last; none at first.
    before: Vec<u32>,
    /// The frame that may be shown longer.
    last: Option<Frame>,
}

impl Frames {
    /// Pictures of some width, which is not 0, and a palette of 1 to [`MAX_COLOURS`] colours.
    #[must_use]
    pub fn new(width: usize, palette: Vec<u32>) -> Frames {
        Frames { width, palette, nearest: BTreeMap::new(), before: Vec::new(), last: None }
    }

    /// Adds a picture, and returns the frame before it once that is known to have ended. Pictures have the same number of
    /// pixels, whole rows.
    pub fn add(&mut self, pixels: &[u32], delay: u32) -> Option<Frame> {
        // At first every pixel differs.
        self.before.resize(pixels.len(), 0);
        let Some([left, top, width, height]) = self.changed(pixels) else {
            if let Some(last) = &mut self.last {
                last.delay = MAX_DELAY.min(last.delay + delay);
            }
            return None;
        };
        let mut indices = Vec::with_capacity(width * height);
        for row in top..top + height {
            let begin = row * self.width + left;
            let places = begin..begin + width;
            for place in places {
                let now = pixels[place];
                let stays = self.before[place] == now;
                indices.push(if stays { self.palette.len() as u8 } else { self.index_of(now) });
            }
        }
        self.before.copy_from_slice(pixels);
        self.last.replace(Frame { left, top, width, height, indices, delay })
    }

    /// The frame of the last picture; nothing when there was none.
    #[must_use]
    pub fn last(self) -> Option<Frame> {
        self.last
    }

    /// Left, top, width and height of the smallest box that holds every pixel that differs; nothing when none does.
    fn changed(&self, pixels: &[u32]) -> Option<[usize; 4]> {
        let (mut columns, mut rows) = (None, None);
        let around = |span: Option<(usize, usize)>, from: usize, to: usize| {
            Some(span.map_or((from, to), |(first, last)| (first.min(from), last.max(to))))
        };
        for (row, (before, now)) in self.before.chunks(self.width).zip(pixels.chunks(self.width)).enumerate() {
            let mut differing = before.iter().zip(now).map(|(before, now)| before != now);
            if let Some(from) = differing.clone().position(|differs| differs) {
                let to = differing.rposition(|differs| differs).unwrap_or(from);
                columns = around(columns, from, to);
                rows = around(rows, row, row);
            }
        }
        let ((left, right), (top, bottom)) = columns.zip(rows)?;
        Some([left, top, right - left + 1, bottom - top + 1])
    }

    fn index_of(&mut self, colour: u32) -> u8 {
        let palette = &self.palette;
        *self.nearest.entry(colour).or_insert_with(|| {
            let nearest = (0..palette.len()).min_by_key(|&index| distance(palette[index], colour));
            nearest.unwrap_or_default() as u8
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rgb(red: u32, green: u32, blue: u32) -> u32 {
        255 << 24 | (blue & 255) << 16 | (green & 255) << 8 | (red & 255)
    }

    #[test]
    fn a_palette_holds_every_colour_when_there_are_few_and_the_commonest_when_there_are_many() {
        let few = [rgb(1, 1, 1), rgb(2, 2, 2), rgb(1, 1, 1), rgb(200, 0, 0)];
        let mut colours = Colours::default();
        colours.count(&few);
        let mut palette = colours.palette();
        palette.sort_unstable();
        assert_eq!(palette, [rgb(200, 0, 0), rgb(1, 1, 1), rgb(2, 2, 2)]);

        let flat = [rgb(250, 245, 234), rgb(38, 31, 23), rgb(0, 112, 79)];
        let mut colours = Colours::default();
        for colour in flat {
            colours.count(&[colour; 5000]);
        }
        for index in 0..2000 {
            colours.count(&[rgb(index, index * 7, index * 13)]);
        }
        let palette = colours.palette();
        assert_eq!(palette.len(), MAX_COLOURS);
        let mut frames = Frames::new(1, palette.clone());
        for colour in flat {
            assert_eq!(palette[usize::from(frames.index_of(colour))], colour);
        }
        assert!(Colours::default().palette().is_empty());
    }

    #[test]
    fn a_frame_is_the_smallest_box_that_holds_what_has_changed() {
        let (first, mut second) = ([rgb(1, 2, 3); 100], [rgb(1, 2, 3); 100]);
        second[34] = rgb(9, 9, 9);
        second[57] = rgb(9, 9, 9);
        let mut frames = Frames::new(10, vec![rgb(1, 2, 3), rgb(9, 9, 9)]);
        frames.add(&first, 1);
        frames.add(&second, 1);
        let Frame { left, top, width, height, indices, .. } = frames.last().unwrap();
        assert_eq!((left, top, width, height), (4, 3, 4, 3));
        assert_eq!(indices, [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
    }

    #[test]
    fn where_nothing_changes_the_frame_before_is_shown_longer() {
        let mut frames = Frames::new(1, vec![rgb(0, 0, 0)]);
        let picture = [rgb(0, 0, 0)];
        assert!(frames.add(&picture, 7).is_none() && frames.add(&picture, 7).is_none());
        assert_eq!(frames.last().unwrap().delay, 14);
        let mut frames = Frames::new(1, vec![rgb(0, 0, 0)]);
        frames.add(&picture, MAX_DELAY);
        frames.add(&picture, 1);
        assert_eq!(frames.last().unwrap().delay, MAX_DELAY);
    }
}
