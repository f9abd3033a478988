//! Animated GIFs, written by the crate `gif`: each frame is a box of indices into one palette.

use crate::wasm::error::Failure;
use crate::wasm::gate::whole;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use js_sys::Error;
use std::borrow::Cow;
use wasm_bindgen::prelude::*;

/// The sides and times of GIF89a have 16 bits.
const WORD: u32 = u16::MAX as u32;

/// An animation that is being written.
#[wasm_bindgen]
pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    transparent: u8,
}

#[wasm_bindgen]
impl Gif {
    /// An animation of some width and height in pixels, with a palette of at most 255 colours, three bytes each, played
    /// `loops` times; 0 for ever.
    ///
    /// # Errors
    /// When a number is out of range or the palette has too many colours.
    #[wasm_bindgen(constructor)]
    pub fn new(width: f64, height: f64, palette: &[u8], loops: f64) -> Result<Gif, Failure> {
        let width = whole(width, "width", 1, WORD)? as u16;
        let height = whole(height, "height", 1, WORD)? as u16;
        let loops = whole(loops, "loops", 0, WORD)? as u16;
        let Ok(transparent) = u8::try_from(palette.len() / 3) else { return Err(refused()) };
        let mut colours = palette.to_vec();
        colours.extend([0; 3]); // that of the transparent index
        let mut encoder = Encoder::new(Vec::new(), width, height, &colours).map_err(|_| refused())?;
        // The block says how often it is shown again; without it, it is shown once.
        match loops {
            0 => encoder.set_repeat(Repeat::Infinite).map_err(|_| refused())?,
            1 => {}
            _ => encoder.set_repeat(Repeat::Finite(loops - 1)).map_err(|_| refused())?,
        }
        Ok(Gif { encoder, transparent })
    }

    /// The index of a pixel that stays as it is.
    #[wasm_bindgen(getter)]
    pub fn transparent(&self) -> u8 {
        self.transparent
    }

    /// Adds a frame: a box with an index for each of its pixels, row by row, shown for `delay` hundredths of a second.
    ///
    /// # Errors
    /// When a number is out of range, or there are more or fewer indices than pixels.
    pub fn add(
        &mut self,
        left: f64,
        top: f64,
        width: f64,
        height: f64,
        indices: &[u8],
        delay: f64,
    ) -> Result<(), Failure> {
        let frame = Frame {
            delay: whole(delay, "delay", 0, WORD)? as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(self.transparent),
            left: whole(left, "left", 0, WORD)? as u16,
            top: whole(top, "top", 0, WORD)? as u16,
            width: whole(width, "width", 1, WORD)? as u16,
            height: whole(height, "height", 1, WORD)? as u16,
            buffer: Cow::Borrowed(indices),
            ..Frame::default()
        };
        if usize::from(frame.width) * usize::from(frame.height) != indices.len() {
            return Err(refused());
        }
        self.encoder.write_frame(&frame).map_err(|_| refused())
    }

    /// How many bytes are written so far.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// The bytes of the whole file.
    ///
    /// # Errors
    /// When the end cannot be written.
    pub fn finish(self) -> Result<Vec<u8>, Failure> {
        self.encoder.into_inner().map_err(|_| refused())
    }
}

/// The error of the crate's own checks. The page makes palettes and boxes itself, so no person meets it.
fn refused() -> Failure {
    Error::new("This is no frame of a GIF.").into()
}
