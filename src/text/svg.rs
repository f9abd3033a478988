//! The link that a picture made by the page carries in its metadata.
//!
//! ```
//! use queens_and_knights::text::svg::link_in_svg;
//!
//! let picture = "<svg><metadata>#1/queens/8?solver=marks&amp;step=982</metadata></svg>";
//! assert_eq!(link_in_svg(picture).as_deref(), Some("#1/queens/8?solver=marks&step=982"));
//! ```

/// Characters that are searched: the link is near the beginning of a picture.
const SEARCHED: usize = 100_000;

/// The signs that XML names.
const SIGNS: [(&str, char); 5] = [("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\'')];

/// The link of an SVG picture, the text of its `metadata`, even if another program has saved it since. It is any text
/// with a `#`, which [`paste`](super::paste) still has to accept; nothing when this is no SVG, or one that carries none.
#[must_use]
pub fn link_in_svg(text: &str) -> Option<String> {
    let end = text.char_indices().nth(SEARCHED).map_or(text.len(), |(end, _)| end);
    let searched = &text[..end];
    // A link or a board as text never begins like a document.
    if !searched.trim_start_matches(is_space).starts_with('<') {
        return None;
    }
    after_tag(searched, "<svg")?;
    let rest = after_tag(searched, "<metadata")?;
    let (attributes, rest) = rest.split_once('>')?;
    if attributes.contains('<') || attributes.ends_with('/') {
        return None;
    }
    let content = rest.split('<').next().unwrap_or_default();
    let link = unescaped(content);
    link.contains('#').then(|| link.trim_matches(is_space).to_owned())
}

/// White space as the page's language has it.
fn is_space(character: char) -> bool {
    character == '\u{feff}' || (character.is_whitespace() && character != '\u{85}')
}

/// The text after the name of a tag, which ends there.
fn after_tag<'a>(text: &'a str, tag: &str) -> Option<&'a str> {
    text.match_indices(tag)
        .map(|(at, _)| &text[at + tag.len()..])
        .find(|rest| rest.starts_with(is_space) || rest.starts_with('>'))
}

/// A text with its references to characters written out, as far as they are ASCII; others stay.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('&');
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(';').and_then(|(name, rest)| Some((sign(name)?, rest))) {
            Some((sign, rest)) => {
                whole.push(sign);
                whole.push_str(rest);
            }
            None => {
                whole.push('&');
                whole.push_str(part);
            }
        }
    }
    whole
}

/// The character of a reference, `#38`, `#x26` or `amp`.
fn sign(name: &str) -> Option<char> {
    let Some(number) = name.strip_prefix('#') else {
        return SIGNS.iter().find(|(known, _)| *known == name).map(|&(_, sign)| sign);
    };
    let (digits, radix, longest) = match number.strip_prefix(['x', 'X']) {
        Some(digits) => (digits, 16, 5),
        None => (number, 10, 6),
    };
    if digits.len() > longest || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let code = u32::from_str_radix(digits, radix).ok().filter(|&code| code < 128)?;
    char::from_u32(code)
}

#[cfg(test)]
mod tests {
    use super::link_in_svg;

    #[test]
    fn what_is_no_picture_of_ours_carries_no_link() {
        let far = format!("{}<svg><metadata>#1/queens/8</metadata></svg>", " ".repeat(200_000));
        for text in [
            "",
            "#1/queens/8",
            "<p>#1/queens/8</p>",
            "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
            "<svg><metadata/></svg>#",
            "<svg><metadata /></svg>#",
            "<svg><metadata>nothing</metadata></svg>",
            "see <svg><metadata>#1/queens/8</metadata></svg>",
            "<svgs><metadata>#1/queens/8</metadata></svgs>",
            "<svg><metadatas>#1/queens/8</metadatas></svg>",
            &far,
        ] {
            assert_eq!(link_in_svg(text), None, "{}", text.get(..60).unwrap_or(text));
        }
    }

    #[test]
    fn references_that_are_ascii_are_written_out() {
        let read =
            |text: &str| link_in_svg(&format!("\u{feff}<svg ><metadata a=\"b\">\n#{text}\n<x/></metadata></svg>"));
        for (text, expected) in [
            ("&lt;&gt;&quot;&apos;&amp;", "#<>\"'&"),
            ("&#38;&#x7e;&#X7E;&#126;&#x0026;", "#&~~~&"),
            ("&#000126;&#x0007e;", "#~~"),
            ("&#0000126;&#x00007e;", "#&#0000126;&#x00007e;"),
            ("&#128;&#x80;&copy;&AMP;&#1234567;&#x123456;&;&#;&", "#&#128;&#x80;&copy;&AMP;&#1234567;&#x123456;&;&#;&"),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected));
        }
    }
}
