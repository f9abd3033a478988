//! The one printer: the canonical form of every state.

use std::fmt::{self, Display};

use super::parameter::Parameter;
use super::{Fields, Gallery, Knight, Link, Queens, Step, View};
use crate::board::Square;
use crate::queens::{Placement, Solver};

impl Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (view, embed) = match self {
            Link::Home => return Ok(()),
            Link::Page(view) => (view, false),
            Link::Embed(view) => (view, true),
        };
        write!(f, "#1/{}/", view.mode().key())?;
        let mut query = Query { sign: '?' };
        match view {
            View::Queens(queens) => self::queens(f, &mut query, queens),
            View::Solutions(gallery) => solutions(f, &mut query, *gallery),
            View::Race(given) => {
                write!(f, "{}", given.size().get())?;
                if given.placement().is_empty() { Ok(()) } else { write!(f, "/{}", Rows(given.placement())) }
            }
            View::Knight(knight) => self::knight(f, &mut query, knight),
            View::Count { n, mask } => {
                write!(f, "{}", n.get())?;
                if *mask { query.value(f, Parameter::Method, "mask") } else { Ok(()) }
            }
        }?;
        if embed { query.name(f, Parameter::Embed) } else { Ok(()) }
    }
}

fn queens(f: &mut fmt::Formatter<'_>, query: &mut Query, queens: &Queens) -> fmt::Result {
    write!(f, "{}", queens.size().get())?;
    match queens {
        Queens::Place(placement) if placement.columns().is_some() => write!(f, "/{}", Rows(placement)),
        Queens::Place(placement) => query.value(f, Parameter::At, Dotted(&placement.iter().collect::<Vec<_>>())),
        Queens::Run { given, solver: Solver::Marks, step: Step::FIRST } if given.placement().is_empty() => Ok(()),
        Queens::Run { given, solver, step } => {
            if !given.placement().is_empty() {
                write!(f, "/{}", Rows(given.placement()))?;
            }
            query.value(f, Parameter::Solver, solver)?;
            if *step == Step::FIRST { Ok(()) } else { query.value(f, Parameter::Step, step.get()) }
        }
    }
}

fn solutions(f: &mut fmt::Formatter<'_>, query: &mut Query, gallery: Gallery) -> fmt::Result {
    write!(f, "{}", gallery.size().get())?;
    if gallery.fundamental() {
        query.value(f, Parameter::Only, "fundamental")?;
    }
    query.optional(f, Parameter::With, gallery.with())
}

fn knight(f: &mut fmt::Formatter<'_>, query: &mut Query, knight: &Knight) -> fmt::Result {
    write!(f, "{}x{}", knight.board().files(), knight.board().ranks())?;
    let Fields { holes, start, moves, closed, to, number, solver, prune, step } = knight.fields();
    if let Some(start) = start {
        write!(f, "/{start}")?;
    }
    if let Some(moves) = moves {
        f.write_str("/")?;
        moves.digits().iter().try_for_each(|digit| write!(f, "{digit}"))?;
    }
    if closed == Some(true) {
        query.value(f, Parameter::Tour, "closed")?;
    }
    query.optional(f, Parameter::To, to)?;
    if !holes.is_empty() {
        query.value(f, Parameter::Holes, Dotted(&holes))?;
    }
    query.optional(f, Parameter::Number, number.map(|number| number.get()))?;
    query.optional(f, Parameter::Solver, solver.map(|order| order.key()))?;
    if prune {
        query.value(f, Parameter::Prune, 1)?;
    }
    // A search begins at step 0 by itself; a tour without a step is shown at its end.
    let step = step.filter(|&step| solver.is_none() || step != Step::FIRST);
    query.optional(f, Parameter::Step, step.map(Step::get))
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
}

/// A placement row by row, as `1xxxxxxx` or `1.3.x`; of several queens in a row the leftmost.
struct Rows<'a>(&'a Placement);

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
struct Dotted<'a>(&'a [Square]);

impl Display for Dotted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.0.iter().enumerate() {
            write!(f, "{}{square}", if index == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}
