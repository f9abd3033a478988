//! The step of a run that a link opens, and the mode: at rest, playing a range, or asking.

use super::error::Kind;
use super::fault::Fault;
use super::number::{Step, Steps};
use super::parameter::Parameter;

/// The parameters of a link for the moment of a run: any combination, contradictions included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Shown {
    /// The step shown.
    pub step: Option<Step>,
    /// The steps to play.
    pub steps: Option<Steps>,
    /// Whether they are played round and round.
    pub looped: bool,
    /// Whether the page asks for the next step.
    pub ask: bool,
}

impl Shown {
    /// The moment, if there is one.
    ///
    /// # Errors
    /// When the parameters contradict each other.
    pub(super) fn moment(self) -> Result<Option<Moment>, Fault> {
        let Shown { step, steps, looped, ask } = self;
        let fault = match steps {
            None if looped => Fault::with(Parameter::Loop, Kind::LoopSteps),
            Some(_) if ask => Fault::with(Parameter::Ask, Kind::AskSteps),
            Some(steps) if step.is_some_and(|step| step < steps.first() || step > steps.last()) => {
                Fault::with(Parameter::Step, Kind::StepOutside(steps))
            }
            None if step.is_none() && !ask => return Ok(None),
            _ => {
                let step = step.unwrap_or(steps.map_or(Step::FIRST, Steps::first));
                return Ok(Some(Moment { step, steps, looped, ask }));
            }
        };
        Err(fault)
    }
}

/// A step of a run: alone, with a question about the next step, or within a range that is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Moment {
    step: Step,
    steps: Option<Steps>,
    looped: bool,
    ask: bool,
}

impl Moment {
    /// The parameters of a link to it.
    #[must_use]
    pub const fn shown(self) -> Shown {
        let Moment { step, steps, looped, ask } = self;
        Shown { step: Some(step), steps, looped, ask }
    }

    /// The step.
    #[must_use]
    pub const fn step(self) -> Step {
        self.step
    }
}
