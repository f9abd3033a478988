//! The one printer: the canonical form of every state.

use std::fmt::{self, Display};

use super::parameter::Parameter;
use super::{
    By, Compare, Fields, Gallery, Input, Knight, Language, Lesson, Link, Moment, Program, Queens, Search, Seed, Shown,
    Sides, Step, Steps, Stop, Stride, Text, View,
};
use crate::board::Square;
use crate::problem::Problem;
use crate::queens::{Given, Placement, Solver};

impl Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (view, flag) = match self {
            Link::Home => return Ok(()),
            Link::Page(view) => (view, None),
            Link::Embed(view) => (view, Some(Parameter::Embed)),
            Link::Present(view) => (view, Some(Parameter::Present)),
        };
        write!(f, "#1/{}/", view.mode().key())?;
        let mut query = Query { sign: '?' };
        match view {
            View::Queens(queens) => self::queens(f, &mut query, queens),
            View::Solutions(gallery) => solutions(f, &mut query, *gallery),
            View::Race(given) => {
                write!(f, "{}{}", given.size(), OfGiven(given))
            }
            View::Knight(knight) => self::knight(f, &mut query, knight),
            View::Count { n, mask } => {
                write!(f, "{n}")?;
                if *mask { query.value(f, Parameter::Method, "mask") } else { Ok(()) }
            }
            View::Lesson(Lesson { text, stop }) => {
                match text {
                    Text::Own(packed) => write!(f, "~{}", packed.get())?,
                    text => f.write_str(text.key().unwrap_or_default())?,
                }
                if *stop == Stop::FIRST { Ok(()) } else { query.value(f, Parameter::Stop, stop) }
            }
            View::Compare(compare) => self::compare(f, &mut query, compare),
            View::Program(program) => self::program(f, &mut query, program),
        }?;
        flag.map_or(Ok(()), |flag| query.name(f, flag))
    }
}

fn queens(f: &mut fmt::Formatter<'_>, query: &mut Query, queens: &Queens) -> fmt::Result {
    write!(f, "{}", queens.size())?;
    match queens {
        Queens::Place(placement) if placement.columns().is_some() => write!(f, "/{}", Rows(placement)),
        Queens::Place(placement) => query.value(f, Parameter::At, Dotted(&placement.iter().collect::<Vec<_>>())),
        Queens::Run { given, solver: Solver::Marks, moment }
            if *moment == Moment::default() && given.placement().is_empty() =>
        {
            Ok(())
        }
        Queens::Run { given, solver, moment } => {
            write!(f, "{}", OfGiven(given))?;
            query.value(f, Parameter::Solver, solver)?;
            query.shown(f, moment.shown(), Some(Step::FIRST))
        }
    }
}

fn solutions(f: &mut fmt::Formatter<'_>, query: &mut Query, gallery: Gallery) -> fmt::Result {
    write!(f, "{}", gallery.size())?;
    if gallery.fundamental() {
        query.value(f, Parameter::Only, "fundamental")?;
    }
    query.optional(f, Parameter::With, gallery.with())
}

/// A knight's board and its squares, moves and kind of tour; the other fields are for the caller to print.
fn board(f: &mut fmt::Formatter<'_>, query: &mut Query, knight: &Knight) -> Result<Fields, fmt::Error> {
    write!(f, "{}x{}", knight.board().files(), knight.board().ranks())?;
    let fields = knight.fields();
    if let Some(start) = fields.start {
        write!(f, "/{start}")?;
    }
    if let Some(moves) = &fields.moves {
        f.write_str("/")?;
        moves.digits().iter().try_for_each(|digit| write!(f, "{digit}"))?;
    }
    if fields.closed == Some(true) {
        query.value(f, Parameter::Tour, "closed")?;
    }
    query.optional(f, Parameter::To, fields.to)?;
    if !fields.holes.is_empty() {
        query.value(f, Parameter::Holes, Dotted(&fields.holes))?;
    }
    Ok(fields)
}

fn knight(f: &mut fmt::Formatter<'_>, query: &mut Query, knight: &Knight) -> fmt::Result {
    let Fields { number, solver, prune, shown, .. } = board(f, query, knight)?;
    query.optional(f, Parameter::Number, number)?;
    query.optional(f, Parameter::Solver, solver.map(|order| order.key()))?;
    if prune {
        query.value(f, Parameter::Prune, 1)?;
    }
    // A search begins at step 0 by itself; a tour without a step is shown at its end.
    query.shown(f, shown, solver.map(|_| Step::FIRST))
}

fn compare(f: &mut fmt::Formatter<'_>, query: &mut Query, compare: &Compare) -> fmt::Result {
    let keys = match &compare.sides {
        Sides::Queens(given, solvers) => {
            write!(f, "{}{}", given.size(), OfGiven(given))?;
            solvers.map(Solver::key)
        }
        Sides::Knight(ride) => {
            board(f, query, ride.knight())?;
            ride.searches().map(Search::key)
        }
    };
    query.value(f, Parameter::Left, keys[0])?;
    query.value(f, Parameter::Right, keys[1])?;
    if compare.by != By::default() {
        query.value(f, Parameter::By, compare.by.key())?;
    }
    if compare.step == Step::FIRST { Ok(()) } else { query.value(f, Parameter::Step, compare.step) }
}

fn program(f: &mut fmt::Formatter<'_>, query: &mut Query, program: &Program) -> fmt::Result {
    match program.problem {
        Problem::Queens(size) => write!(f, "{size}")?,
        Problem::Knight(board) => write!(f, "{}x{}", board.files(), board.ranks())?,
    }
    write!(f, "/~{}", program.text.get())?;
    if program.language != Language::default() {
        query.value(f, Parameter::Lang, program.language.key())?;
    }
    query.optional(f, Parameter::Board, program.board.as_ref())?;
    if program.by != Stride::default() {
        query.value(f, Parameter::By, program.by.key())?;
    }
    if program.input != Input::default() {
        query.value(f, Parameter::Input, &program.input)?;
    }
    if program.seed != Seed::default() {
        query.value(f, Parameter::Seed, program.seed.0)?;
    }
    query.shown(f, program.shown(), None)
}

/// The parameters, which the first begins with `?` and each other with `&`.
struct Query {
    sign: char,
}

impl Query {
    fn name(&mut self, f: &mut fmt::Formatter<'_>, parameter: Parameter) -> fmt::Result {
        write!(f, "{}{}", std::mem::replace(&mut self.sign, '&'), parameter.name())
    }

    fn value(&mut self, f: &mut fmt::Formatter<'_>, parameter: Parameter, value: impl Display) -> fmt::Result {
        self.name(f, parameter)?;
        write!(f, "={value}")
    }

    fn optional(
        &mut self,
        f: &mut fmt::Formatter<'_>,
        parameter: Parameter,
        value: Option<impl Display>,
    ) -> fmt::Result {
        value.map_or(Ok(()), |value| self.value(f, parameter, value))
    }

    /// The parameters for the moment of a run, which begins at `first` without them.
    fn shown(&mut self, f: &mut fmt::Formatter<'_>, shown: Shown, first: Option<Step>) -> fmt::Result {
        let Shown { step, steps, looped, ask } = shown;
        let first = steps.map(Steps::first).or(first);
        self.optional(f, Parameter::Step, step.filter(|&step| Some(step) != first).map(Step::get))?;
        if let Some(steps) = steps {
            self.value(f, Parameter::Steps, format_args!("{}-{}", steps.first(), steps.last()))?;
        }
        for (given, parameter) in [(looped, Parameter::Loop), (ask, Parameter::Ask)] {
            if given {
                self.name(f, parameter)?;
            }
        }
        Ok(())
    }
}

/// The queens given to a solver, after a slash; nothing when there are none.
struct OfGiven<'a>(&'a Given);

impl Display for OfGiven<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let placement = self.0.placement();
        if placement.is_empty() { Ok(()) } else { write!(f, "/{}", Rows(placement)) }
    }
}

/// The link of a placement with a queen in each row, which is printed apart because it alone is wanted where a program or
/// its output is judged.
#[must_use]
pub fn solution_link(placement: &Placement) -> String {
    format!("#1/queens/{}/{}", placement.size(), Rows(placement))
}

/// A placement row by row, as `1xxxxxxx` or `1.3.x`; of several queens in a row the leftmost.
pub(crate) struct Rows<'a>(pub(crate) &'a Placement);

impl Display for Rows<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.size();
        for row in 0..size.get() {
            if row > 0 && size.get() >= 10 {
                f.write_str(".")?;
            }
            match (0..size.get()).find(|&column| self.0.contains(size.square(row, column))) {
                Some(column) => write!(f, "{}", column + 1)?,
                None => f.write_str("x")?,
            }
        }
        Ok(())
    }
}

/// Squares with dots between them.
pub(crate) struct Dotted<'a>(pub(crate) &'a [Square]);

impl Display for Dotted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.0.iter().enumerate() {
            write!(f, "{}{square}", if index == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_of_a_solution_is_that_of_its_view() {
        for link in ["#1/queens/8/15863724", "#1/queens/10/1.3.6.8.10.5.9.2.4.7"] {
            let parsed = link.parse().unwrap();
            let Link::Page(View::Queens(Queens::Place(placement))) = parsed else { panic!("{link} is a placement") };
            assert_eq!((solution_link(&placement), parsed.to_string()), (link.to_owned(), link.to_owned()));
        }
    }
}
