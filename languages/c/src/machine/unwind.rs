//! Exceptions: from the throw to the handler.

use super::{Machine, Stop};
use crate::code::{Code, Handler};
use crate::library::ABORTED;
use crate::tree::Catch;
use crate::types::Ty;

/// In front of the object that is thrown: the number of its type.
pub(crate) const HEADER: u32 = 16;

impl Machine {
    /// Goes on where an exception is caught, or first where an object on the way there ends.
    pub(super) fn unwind(&mut self, object: u64) -> Result<(), Stop> {
        let code = self.code.clone();
        let ty = Ty::numbered(self.memory.read(object as u32 - HEADER, 8).0 as u32);
        self.take_work(self.frames.len() as u64)?;
        let find = |machine: &Machine, passes: bool| {
            (0..machine.frames.len()).rev().find_map(|depth| {
                let found = handler(&code, machine.frames[depth].pc, ty, passes)?;
                Some((depth, found))
            })
        };
        if find(self, false).is_none() {
            let name = code.types.name(ty);
            self.print_error(format!("terminate called after throwing an instance of '{name}'\n").as_bytes())?;
            return Err(Stop::Exit(ABORTED));
        }
        let Some((depth, found)) = find(self, true) else { return Err(Stop::Exit(ABORTED)) };
        while self.frames.len() > depth + 1 {
            self.leave();
        }
        if self.leaves_comparison() {
            return Err(Stop::Exit(0));
        }
        if let Some(frame) = self.frames.last_mut() {
            (frame.pc, frame.line) = (found.at, 0);
            let (at, base) = (frame.bottom + found.slot, frame.base as usize);
            self.memory.write(at, 8, object);
            if self.is_watching {
                self.taint[base..].fill(0);
            }
        }
        Ok(())
    }
}

/// Where an exception goes that leaves a call at an instruction.
#[inline(never)]
fn handler(code: &Code, pc: u32, ty: Ty, passes: bool) -> Option<&Handler> {
    code.handlers.iter().find(|handler| {
        handler.from < pc
            && pc <= handler.to
            && match handler.catches {
                Catch::All => true,
                Catch::Nothing => passes,
                Catch::Type(wanted) => {
                    let base = |of: &Ty| code.bases.iter().find(|(derived, _)| derived == of).map(|&(_, base)| base);
                    std::iter::successors(Some(ty), base).any(|ty| ty.same(wanted))
                }
            }
    })
}
