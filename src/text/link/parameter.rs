//! The modes that a link can lead to, and the parameters of each.

use crate::keyed::keyed;

keyed! {
    /// The modes, by their keys in links.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Mode {
        /// A placement, or a search for placements.
        Queens = "queens",
        /// The gallery of solutions.
        Solutions = "solutions",
        /// The solvers side by side.
        Race = "race",
        /// Knight's tours.
        Knight = "knight",
        /// Counting all solutions.
        Count = "count",
        /// A lesson.
        Lesson = "lesson",
        /// Two solvers in step.
        Compare = "compare",
        /// A user's program.
        Program = "program",
    }

    /// The key in links.
    pub const fn key;

    /// The mode with a key.
    pub(crate) fn named;
}

impl Mode {
    /// The parameters that a link to this mode may have, in printing order.
    #[must_use]
    pub const fn parameters(self) -> &'static [Parameter] {
        use Parameter::{
            Ask, At, Board, By, Embed, Holes, Input, Lang, Left, Loop, Method, Number, Only, Present, Prune, Right,
            Seed, Solver, Step, Steps, Stop, To, Tour, With,
        };
        match self {
            Mode::Queens => &[Solver, At, Step, Steps, Loop, Ask, Present, Embed],
            Mode::Solutions => &[Only, With, Embed],
            Mode::Race => &[Embed],
            Mode::Knight => &[Tour, To, Holes, Number, Solver, Prune, Step, Steps, Loop, Ask, Present, Embed],
            Mode::Count => &[Method, Embed],
            Mode::Lesson => &[Stop, Present, Embed],
            Mode::Compare => &[Tour, Holes, Left, Right, By, Step, Present, Embed],
            Mode::Program => &[Lang, Board, By, Input, Seed, Step, Steps, Loop, Ask, Present, Embed],
        }
    }
}

keyed! {
    /// The parameters after the question mark, in printing order.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Parameter {
        /// Whether a tour is open or closed.
        Tour = "tour",
        /// The last square of an open tour.
        To = "to",
        /// Squares taken out of the board.
        Holes = "holes",
        /// The number of a closed tour.
        Number = "number",
        /// The solver that runs.
        Solver = "solver",
        /// The solver on the left of a comparison.
        Left = "left",
        /// The solver on the right.
        Right = "right",
        /// The language of a program.
        Lang = "lang",
        /// The variable in which a program has its board.
        Board = "board",
        /// The unit in which two solvers or a program step.
        By = "by",
        /// The input of a program.
        Input = "input",
        /// The seed of the random numbers of a program.
        Seed = "seed",
        /// The extra prune of the search for a closed tour.
        Prune = "prune",
        /// The squares of a free placement.
        At = "at",
        /// Fundamental solutions only.
        Only = "only",
        /// Solutions with a queen on this square.
        With = "with",
        /// The method of a count.
        Method = "method",
        /// The stop of a lesson.
        Stop = "stop",
        /// The step of the run.
        Step = "step",
        /// The steps to play.
        Steps = "steps",
        /// Those steps played round and round.
        Loop = "loop",
        /// The question about the next step.
        Ask = "ask",
        /// Projector mode.
        Present = "present",
        /// Board and transport alone.
        Embed = "embed",
    }

    /// The name in links.
    pub const fn name;
}

impl Parameter {
    /// Whether it is its name alone.
    pub(crate) const fn is_flag(self) -> bool {
        matches!(self, Parameter::Loop | Parameter::Ask | Parameter::Present | Parameter::Embed)
    }
}
