//! The variables of a program as JSON, which an engine reads faster than objects are made one by one.

use crate::board::Square;
use crate::program::{Content, Frame, Shown, Tree};

/// Frames as JSON: `ProgramFrame[]` in the types.
pub(super) fn written(frames: &[Frame]) -> String {
    let mut out = String::new();
    list(&mut out, frames, frame);
    out
}

fn frame(out: &mut String, Frame { function, line, depth, variables }: &Frame) {
    out.push_str("{\"name\":");
    text(out, function);
    number(out, ",\"line\":", *line as usize);
    number(out, ",\"depth\":", *depth);
    out.push_str(",\"variables\":");
    list(out, variables, shown);
    out.push('}');
}

fn shown(out: &mut String, Shown { name, value, board }: &Shown) {
    out.push_str("{\"name\":");
    text(out, name);
    out.push_str(",\"value\":");
    tree(out, value);
    if let Some(board) = board {
        out.push_str(",\"board\":");
        list(out, board, |out, square: &Square| out.push_str(&square.pack().to_string()));
    }
    out.push('}');
}

fn tree(out: &mut String, Tree { content, changed }: &Tree) {
    match content {
        Content::Plain(plain) => {
            out.push_str("{\"kind\":\"plain\",\"text\":");
            text(out, plain);
        }
        Content::Unset => out.push_str("{\"kind\":\"unset\""),
        Content::Items { class, items, more, .. } => {
            out.push_str("{\"kind\":\"items\",\"class\":");
            text(out, class);
            out.push_str(",\"items\":");
            list(out, items, tree);
            number(out, ",\"more\":", *more);
        }
        Content::Entries { entries, more } => {
            out.push_str("{\"kind\":\"entries\",\"entries\":");
            list(out, entries, |out, (key, value): &(Tree, Tree)| {
                out.push('[');
                tree(out, key);
                out.push(',');
                tree(out, value);
                out.push(']');
            });
            number(out, ",\"more\":", *more);
        }
        Content::Instance { class, attributes, more } => {
            out.push_str("{\"kind\":\"instance\",\"class\":");
            text(out, class);
            out.push_str(",\"attributes\":");
            list(out, attributes, shown);
            number(out, ",\"more\":", *more);
        }
    }
    out.push_str(if *changed { ",\"changed\":true}" } else { ",\"changed\":false}" });
}

fn list<T>(out: &mut String, items: &[T], one: impl Fn(&mut String, &T)) {
    out.push('[');
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        one(out, item);
    }
    out.push(']');
}

fn number(out: &mut String, name: &str, value: usize) {
    out.push_str(name);
    out.push_str(&value.to_string());
}

/// A string of JSON.
fn text(out: &mut String, text: &str) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\u{0}'..='\u{1f}' => {
                out.push_str("\\u00");
                for digit in [letter as u32 >> 4, letter as u32 & 15] {
                    out.extend(char::from_digit(digit, 16));
                }
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
}
