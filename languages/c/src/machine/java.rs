//! Specifics of Java: elements of arrays with lengths, the words of exceptions, and the places of references.

use super::Machine;
use crate::compile::FIRST;
use crate::memory::STACK;
use crate::note::Fault;

/// The tag of a reference to an element that is none: its address is the index.
const BEYOND: u32 = u32::MAX - 3;

impl Machine {
    /// A reference to an element. One that is none is followed only after what stands to its right.
    #[inline]
    pub(super) fn element_of(&mut self, array: u64, index: i64, stride: u32) -> u64 {
        let Some(object) = self.objects.find((array >> 32) as u32).filter(|_| array != 0) else { return 0 };
        let length = object.size / stride;
        if (index as u64) < u64::from(length) {
            return array + index as u64 * u64::from(stride);
        }
        self.library.beyond = length;
        u64::from(BEYOND) << 32 | u64::from(index as u32)
    }

    /// Why a reference cannot be followed.
    #[cold]
    pub(super) fn reference_fault(&self, reference: u64) -> Fault {
        let exception = if (reference >> 32) as u32 == BEYOND {
            let (index, length) = (reference as u32 as i32, self.library.beyond);
            format!("ArrayIndexOutOfBoundsException: Index {index} out of bounds for length {length}")
        } else {
            "NullPointerException".to_owned()
        };
        Fault::Thrown { exception }
    }

    /// A fault as the exception that it is in Java.
    pub(super) fn in_java(fault: Fault) -> Fault {
        let exception = match fault {
            Fault::Thrown { .. } => return fault,
            Fault::DivideByZero => "ArithmeticException: / by zero",
            Fault::Stack => "StackOverflowError",
            _ => "NullPointerException",
        };
        Fault::Thrown { exception: exception.to_owned() }
    }

    /// Every word from which a reference may lead to an object, between two lines.
    pub(crate) fn roots(&self) -> Vec<u64> {
        let top = self.frames.last().map_or(STACK, |frame| frame.top);
        let live = self.frames.last().map_or(0, |frame| frame.base as usize).min(self.regs.len());
        let words = (FIRST..self.code.data_end / 8 * 8).step_by(8).chain((STACK..top / 8 * 8).step_by(8));
        let words = words.filter(|&at| self.memory.has(at, 8)).map(|at| self.memory.read(at, 8).0);
        words.chain(self.regs[..live].iter().copied()).filter(|word| word >> 32 != 0).collect()
    }
}
