//! The modes that a link can lead to, and the parameters of each.

/// The modes, by their keys in links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A placement, or a search for placements.
    Queens,
    /// The gallery of solutions.
    Solutions,
    /// The solvers side by side.
    Race,
    /// Knight's tours.
    Knight,
    /// Counting all solutions.
    Count,
    /// A lesson.
    Lesson,
    /// Two solvers in step.
    Compare,
    /// A user's program.
    Program,
}

impl Mode {
    /// All modes, in the order in which sentences name them.
    pub const ALL: [Mode; 8] = [
        Mode::Queens,
        Mode::Solutions,
        Mode::Race,
        Mode::Knight,
        Mode::Count,
        Mode::Lesson,
        Mode::Compare,
        Mode::Program,
    ];

    /// The key in links.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Mode::Queens => "queens",
            Mode::Solutions => "solutions",
            Mode::Race => "race",
            Mode::Knight => "knight",
            Mode::Count => "count",
            Mode::Lesson => "lesson",
            Mode::Compare => "compare",
            Mode::Program => "program",
        }
    }

    /// The mode with a key.
    pub(crate) fn named(key: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.key() == key)
    }

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

/// The parameters after the question mark, in printing order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// Whether a tour is open or closed.
    Tour,
    /// The last square of an open tour.
    To,
    /// Squares taken out of the board.
    Holes,
    /// The number of a closed tour.
    Number,
    /// The solver that runs.
    Solver,
    /// The solver on the left of a comparison.
    Left,
    /// The solver on the right.
    Right,
    /// The language of a program.
    Lang,
    /// The variable in which a program has its board.
    Board,
    /// The unit in which two solvers or a program step.
    By,
    /// The input of a program.
    Input,
    /// The seed of the random numbers of a program.
    Seed,
    /// The extra prune of the search for a closed tour.
    Prune,
    /// The squares of a free placement.
    At,
    /// Fundamental solutions only.
    Only,
    /// Solutions with a queen on this square.
    With,
    /// The method of a count.
    Method,
    /// The stop of a lesson.
    Stop,
    /// The step of the run.
    Step,
    /// The steps to play.
    Steps,
    /// Those steps played round and round.
    Loop,
    /// The question about the next step.
    Ask,
    /// Projector mode.
    Present,
    /// Board and transport alone.
    Embed,
}

impl Parameter {
    /// How many parameters there are.
    pub(super) const COUNT: usize = Parameter::Embed as usize + 1;

    /// Whether it is its name alone.
    pub(crate) const fn is_flag(self) -> bool {
        matches!(self, Parameter::Loop | Parameter::Ask | Parameter::Present | Parameter::Embed)
    }

    /// The name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Parameter::Tour => "tour",
            Parameter::To => "to",
            Parameter::Holes => "holes",
            Parameter::Number => "number",
            Parameter::Solver => "solver",
            Parameter::Left => "left",
            Parameter::Right => "right",
            Parameter::Lang => "lang",
            Parameter::Board => "board",
            Parameter::By => "by",
            Parameter::Input => "input",
            Parameter::Seed => "seed",
            Parameter::Prune => "prune",
            Parameter::At => "at",
            Parameter::Only => "only",
            Parameter::With => "with",
            Parameter::Method => "method",
            Parameter::Stop => "stop",
            Parameter::Step => "step",
            Parameter::Steps => "steps",
            Parameter::Loop => "loop",
            Parameter::Ask => "ask",
            Parameter::Present => "present",
            Parameter::Embed => "embed",
        }
    }
}
