//! Arguments by colours: a knight changes colour with each move, so dark and light squares take turns.

use super::ground::Ground;
use super::step::{Label, Mark, Step};
use crate::board::Square;
use crate::knight::existence::Colour;

/// How many moves each square has.
fn degrees(ground: &Ground<'_>) -> Vec<(Square, usize)> {
    ground.squares.iter().map(|&square| (square, ground.near(square).len())).collect()
}

/// The rule, with the moves from a square that has as many as any.
fn changes_colour(ground: &Ground<'_>) -> Step {
    let degrees = degrees(ground);
    let most = degrees.iter().map(|&(_, degree)| degree).max();
    let busy: Vec<Square> =
        degrees.into_iter().filter(|&(_, degree)| Some(degree) == most).map(|(square, _)| square).collect();
    let from = busy[busy.len() / 2];
    Step::new("argue.move")
        .mark(Mark::Now, &[from])
        .mark(Mark::Looked, &ground.near(from))
        .moves(&ground.moves_from(&[from]))
}

/// The dark squares counted, then the light ones; `odd` if it matters that they are an odd number together.
fn counts(dark: &[Square], light: &[Square], odd: bool) -> [Step; 2] {
    let lights = if odd {
        Step::new("argue.light.odd").number("dark", dark.len()).number("squares", dark.len() + light.len())
    } else {
        Step::new("argue.light")
    };
    [
        Step::new("argue.dark").number("dark", dark.len()).area(dark).counted(dark),
        lights.number("light", light.len()).area(&[]).area(light).counted(light),
    ]
}

/// A tint for squares of one colour: that of the first area for dark ones, of the second for light ones.
fn tint(step: Step, squares: &[Square], colour: Colour) -> Step {
    if colour == Colour::Light { step.area(&[]).area(squares) } else { step.area(squares) }
}

/// More squares of one colour than can take turns with the other.
pub(super) fn uneven(ground: &Ground<'_>) -> Vec<Step> {
    let closed = ground.closed();
    let (dark, light) = ground.colours();
    let (fewer, more) = if dark.len() <= light.len() { (&dark, &light) } else { (&light, &dark) };
    let over = &more[fewer.len() + usize::from(!closed)..];
    let both = |key| Step::new(key).area(&dark).area(&light);
    let (turns, uneven, by) = if closed {
        ("argue.turns.closed", "argue.uneven.closed", over.len())
    } else {
        ("argue.turns.open", "argue.uneven.open", more.len() - fewer.len())
    };
    let [darks, lights] = counts(&dark, &light, closed && ground.squares.len() % 2 == 1);
    let last = both(uneven).number("dark", dark.len()).number("light", light.len()).number("over", by);
    let last = last.counted(&dark).counted(&light).mark(Mark::Conflict, over);
    vec![changes_colour(ground), darks, lights, both(turns), last]
}

/// A start of the colour of which there is one square fewer.
pub(super) fn wrong_start(ground: &Ground<'_>, start: Square, needed: Colour) -> Vec<Step> {
    let (dark, light) = ground.colours();
    let (fewer, more) = if needed == Colour::Dark { (&light, &dark) } else { (&dark, &light) };
    let [darks, lights] = counts(&dark, &light, false);
    let is_dark = needed == Colour::Dark;
    let ends = Step::new("argue.ends").flag("dark", is_dark).number("more", more.len()).number("fewer", fewer.len());
    vec![
        changes_colour(ground),
        darks,
        lights,
        tint(ends, more, needed),
        Step::new("argue.start")
            .squares("start", &[start])
            .flag("dark", is_dark)
            .number("fewer", fewer.len())
            .area(&dark)
            .area(&light)
            .mark(Mark::Conflict, &[start]),
    ]
}

/// An end of a colour on which no tour from the start ends.
pub(super) fn wrong_end(ground: &Ground<'_>, start: Square, end: Square, needed: Colour) -> Vec<Step> {
    let (dark, light) = ground.colours();
    let of = |colour| if colour == Colour::Dark { &dark } else { &light };
    let first = Colour::of(start);
    let dark_is = |colour: Colour| colour == Colour::Dark;
    let numbers = Step::new("argue.numbers").squares("start", &[start]).flag("dark", dark_is(first));
    let last = Step::new("argue.last").number("squares", ground.squares.len()).flag("dark", dark_is(needed));
    vec![
        changes_colour(ground),
        tint(numbers, of(first), first).mark(Mark::Start, &[start]),
        tint(last, of(needed), needed).mark(Mark::Start, &[start]),
        Step::new("argue.end")
            .squares("start", &[start])
            .squares("end", &[end])
            .flag("dark", end.is_dark())
            .area(&dark)
            .area(&light)
            .label(&[start], Label::Number(1))
            .mark(Mark::Conflict, &[end]),
    ]
}

/// Every way was tried. The steps show that neither the colours nor a single square forbid a tour.
pub(super) fn exhausted(ground: &Ground<'_>) -> Vec<Step> {
    let (dark, light) = ground.colours();
    let degrees = degrees(ground);
    vec![
        Step::new("argue.all.colours")
            .number("dark", dark.len())
            .number("light", light.len())
            .area(&dark)
            .area(&light)
            .counted(&dark)
            .counted(&light),
        Step::new("argue.all.ways")
            .number("least", degrees.iter().map(|&(_, degree)| degree).min().unwrap_or_default())
            .numbers(&degrees),
        Step::new("argue.all").number("squares", ground.squares.len()),
    ]
}
