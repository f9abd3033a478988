//! A value of a program, read once, as far as it may be part of a board.

use std::borrow::Cow;

/// A value, cut off where it is too large for any board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Data {
    /// Nothing, as in a row without a queen.
    None,
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A text.
    Text(String),
    /// A list or a tuple.
    List(Vec<Data>),
    /// A set, in its order.
    Set(Vec<Data>),
    /// A dict, in its order.
    Map(Vec<(Data, Data)>),
    /// Anything else, and whatever is too large.
    Other,
}

/// Whether a square with such a text is empty.
pub(crate) fn is_blank_text(text: &str) -> bool {
    text.trim().is_empty() || matches!(text, "." | "-" | "_" | "0")
}

/// The characters of a text, or its words if it has several.
pub(crate) fn text_elements(text: &str) -> Vec<Data> {
    let text = text.trim();
    let words = text.split_whitespace();
    match words.clone().nth(1) {
        Some(_) => words.map(|word| Data::Text(word.to_owned())).collect(),
        None => text.chars().map(|letter| Data::Text(letter.to_string())).collect(),
    }
}

impl Data {
    /// Whether a square that holds this is empty, whatever the others hold.
    pub(crate) fn is_blank(&self) -> bool {
        match self {
            Data::None | Data::Bool(false) => true,
            Data::Int(number) => *number <= 0,
            Data::Text(text) => is_blank_text(text),
            _ => false,
        }
    }

    /// The whole number that this is, or that it is written as.
    pub(crate) fn int(&self) -> Option<i64> {
        match self {
            Data::Int(number) => Some(*number),
            Data::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    /// The elements of a list, or the characters of a text.
    pub(crate) fn elements(&self) -> Option<Cow<'_, [Data]>> {
        match self {
            Data::List(items) => Some(Cow::Borrowed(items)),
            Data::Text(text) => Some(Cow::Owned(text_elements(text))),
            _ => None,
        }
    }

    /// A square as a pair of whole numbers.
    fn pair(&self) -> Option<(i64, i64)> {
        match self {
            Data::List(items) => match items.as_slice() {
                [row, column] => Some((row.int()?, column.int()?)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The pairs of a list, a set, or the keys of a dict whose values are true.
    pub(crate) fn pairs(&self) -> Option<Vec<(i64, i64)>> {
        match self {
            Data::List(items) | Data::Set(items) => items.iter().map(Data::pair).collect(),
            Data::Map(items) => {
                items.iter().filter(|(_, value)| !value.is_blank()).map(|(key, _)| key.pair()).collect()
            }
            _ => None,
        }
    }

    /// The number of each square of a dict from pairs to numbers.
    pub(crate) fn numbered_pairs(&self) -> Option<Vec<((i64, i64), i64)>> {
        let Data::Map(items) = self else { return None };
        items.iter().map(|(key, value)| Some((key.pair()?, value.int()?))).collect()
    }
}
