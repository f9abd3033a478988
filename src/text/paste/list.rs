//! Lists as programs print and write them: brackets of any kind around numbers, words and quoted texts.

use crate::text::link::error::{Kind, LinkError, Quoted};
use crate::text::link::piece::Piece;

/// Whether a text begins as a list does: with a bracket or a quotation mark.
pub(super) fn is_list(text: &str) -> bool {
    text.starts_with(['[', '(', '{', '"', '\''])
}

/// The innermost lists of an ASCII text, each with its items, of which there is at least one. Items that stand in no
/// bracket, as lines in quotation marks do, are one list.
///
/// Between items may stand commas, semicolons and blanks, or nothing where a bracket or a quotation mark is. An empty
/// pair of quotation marks is an item.
pub(super) fn rows(text: Piece<'_>) -> Result<Vec<Vec<Piece<'_>>>, LinkError> {
    let bracketed = text.text.starts_with(['[', '(', '{']);
    let (mut open, mut rows, mut items) = (Vec::<Piece<'_>>::new(), Vec::new(), Vec::<Piece<'_>>::new());
    // Whether the list that was begun or ended last is still open, so that the next items are its own.
    let mut innermost = !bracketed;
    let mut rest = text;
    while let Some(&first) = rest.text.as_bytes().first() {
        let unreadable = || Err(rest.wrong(Kind::Unreadable(Quoted::new(rest.text))));
        let (mark, others) = rest.split_at(1);
        match first {
            b',' | b';' => rest = others,
            blank if blank.is_ascii_whitespace() => rest = others,
            b'[' | b'(' | b'{' if !items.is_empty() => return unreadable(),
            b'[' | b'(' | b'{' => {
                open.push(mark);
                innermost = true;
                rest = others;
            }
            b']' | b')' | b'}' => {
                if open.pop().is_none_or(|opened| partner(opened.text) != mark.text) {
                    return Err(mark.wrong(Kind::Unpaired(Quoted::new(mark.text))));
                }
                if !items.is_empty() {
                    rows.push(std::mem::take(&mut items));
                }
                innermost = false;
                rest = others;
            }
            _ if !innermost => return unreadable(),
            b'"' | b'\'' => {
                let (inside, after) = others.split_once(char::from(first));
                rest = after.ok_or_else(|| mark.wrong(Kind::Unpaired(Quoted::new(mark.text))))?;
                items.push(inside.trim());
            }
            _ => {
                let (item, after) = rest.split_at(rest.text.find(ends_word).unwrap_or(rest.text.len()));
                items.push(item);
                rest = after;
            }
        }
    }
    if let Some(opened) = open.last() {
        return Err(opened.wrong(Kind::Unpaired(Quoted::new(opened.text))));
    }
    rows.extend((!items.is_empty()).then_some(items));
    if rows.is_empty() { Err(text.wrong(Kind::Unreadable(Quoted::new(text.text)))) } else { Ok(rows) }
}

/// The bracket that ends what this one begins.
fn partner(bracket: &str) -> &'static str {
    match bracket {
        "[" => "]",
        "(" => ")",
        _ => "}",
    }
}

fn ends_word(c: char) -> bool {
    c.is_ascii_whitespace() || ",;[](){}\"'".contains(c)
}
