//! Animated GIFs, written by the crate `gif`.

use crate::picture::{self, Colours, Frames};
use crate::wasm::error::Failure;
use crate::wasm::gate::whole;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use js_sys::Error;
use std::borrow::Cow;
use wasm_bindgen::prelude::*;

/// The sides and times of GIF89a have 16 bits.
const WORD: u32 = u16::MAX as u32;

/// An animation: its colours are counted in some of its pictures first, then all pictures are added in order.
#[wasm_bindgen]
pub struct Gif {
    width: u16,
    height: u16,
    repeat: Option<Repeat>,
    colours: Colours,
    writer: Option<Writer>,
}

struct Writer {
    frames: Frames,
    encoder: Encoder<Vec<u8>>,
    transparent: u8,
}

#[wasm_bindgen]
impl Gif {
    /// An animation of some width and height in pixels, played `loops` times; 0 for ever.
    ///
    /// # Errors
    /// When a number is out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(width: f64, height: f64, loops: f64) -> Result<Gif, Failure> {
        // The block says how often it is shown again; without it, it is shown once.
        let repeat = match whole(loops, "loops", 0, WORD)? as u16 {
            0 => Some(Repeat::Infinite),
            1 => None,
            loops => Some(Repeat::Finite(loops - 1)),
        };
        let width = whole(width, "width", 1, WORD)? as u16;
        let height = whole(height, "height", 1, WORD)? as u16;
        Ok(Gif { width, height, repeat, colours: Colours::default(), writer: None })
    }

    /// Counts the colours of a picture, whose pixels are as a canvas packs them. Later than the first frame it changes
    /// nothing.
    pub fn sample(&mut self, pixels: &[u32]) {
        self.colours.count(pixels);
    }

    /// Adds a picture, shown for `delay` hundredths of a second.
    ///
    /// # Errors
    /// When the delay is out of range, the picture has another size or no picture was sampled.
    pub fn add(&mut self, pixels: &[u32], delay: f64) -> Result<(), Failure> {
        let delay = whole(delay, "delay", 0, WORD)?;
        if pixels.len() != usize::from(self.width) * usize::from(self.height) {
            return Err(refused());
        }
        let writer = match &mut self.writer {
            Some(writer) => writer,
            None => self.writer.insert(Writer::new(self.width, self.height, self.repeat, self.colours.palette())?),
        };
        writer.frames.add(pixels, delay).map_or(Ok(()), |frame| writer.write(frame))
    }

    /// How many bytes are written so far.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.writer.as_ref().map_or(0, |writer| writer.encoder.get_ref().len())
    }

    /// The bytes of the whole file.
    ///
    /// # Errors
    /// When there is no picture.
    pub fn finish(mut self) -> Result<Vec<u8>, Failure> {
        let Some(mut writer) = self.writer.take() else { return Err(refused()) };
        let frames = std::mem::replace(&mut writer.frames, Frames::new(1, Vec::new()));
        frames.last().map_or(Ok(()), |frame| writer.write(frame))?;
        writer.encoder.into_inner().map_err(|_| refused())
    }
}

impl Writer {
    fn new(width: u16, height: u16, repeat: Option<Repeat>, palette: Vec<u32>) -> Result<Writer, Failure> {
        if palette.is_empty() {
            return Err(refused());
        }
        let mut colours: Vec<u8> = palette.iter().flat_map(|colour| colour.to_le_bytes().into_iter().take(3)).collect();
        colours.extend([0; 3]); // that of the transparent index
        let mut encoder = Encoder::new(Vec::new(), width, height, &colours).map_err(|_| refused())?;
        if let Some(repeat) = repeat {
            encoder.set_repeat(repeat).map_err(|_| refused())?;
        }
        let transparent = palette.len() as u8;
        Ok(Writer { frames: Frames::new(width.into(), palette), encoder, transparent })
    }

    fn write(&mut self, frame: picture::Frame) -> Result<(), Failure> {
        let frame = Frame {
            delay: frame.delay as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(self.transparent),
            left: frame.left as u16,
            top: frame.top as u16,
            width: frame.width as u16,
            height: frame.height as u16,
            buffer: Cow::Owned(frame.indices),
            ..Frame::default()
        };
        self.encoder.write_frame(&frame).map_err(|_| refused())
    }
}

/// The error of the crate's own checks and of the wrong order. The page makes the pictures, so no user sees it.
fn refused() -> Failure {
    Error::new("This is no frame of a GIF.").into()
}
