//! Repairs links that were copied from sentences and mail, where they are opened. The parser itself stays strict.

use super::Link;
use super::length::MAX_LENGTH;

/// Punctuation that a sentence leaves behind a link: as it is written, as an entity of HTML and as browsers escape it.
const HANGING: &[&str] = &[
    ".", ",", ";", ":", "!", "?", ")", "]", "}", ">", "*", "\"", "'", "`", "。", "，", "》", "、", "；", "：", "！",
    "？", "）", "】", "」", "”", "’", "&quot;", "&#34;", "&apos;", "&#39;", "&gt;", "&lt;", "&nbsp;", "&", "%20",
    "%22", "%27", "%29", "%2A", "%2C", "%3E", "%5D", "%60", "%7D", "%C2%A0", "%E3%80%82", "%EF%BC%8C", "%E3%80%8B",
    "%E3%80%81", "%EF%BC%9B", "%EF%BC%9A", "%EF%BC%81", "%EF%BC%9F", "%EF%BC%89", "%E3%80%91", "%E3%80%8D",
    "%E2%80%9D", "%E2%80%99",
];

/// Parameters that trackers add.
const TRACKERS: &[&str] = &[
    "fbclid", "gclid", "dclid", "gbraid", "wbraid", "msclkid", "yclid", "twclid", "ttclid", "igshid", "igsh", "mc_cid",
    "mc_eid", "_ga", "_gl", "spm", "share_source", "share_token",
];

/// The most marks taken off a link.
const MARKS: usize = 16;

/// The link in a text that is not a link: trailing punctuation and parameters of trackers are taken off, and words around
/// it are skipped. Nothing where no part of the text is a link.
///
/// ```
/// use queens_and_knights::Link;
/// use queens_and_knights::text::link::mended;
///
/// let text = "(see https://example.org/#1/queens/8?step=982&utm_source=mail).";
/// assert_eq!(mended(text), "#1/queens/8?step=982".parse::<Link>().ok());
/// assert_eq!(mended("#1/queens/99."), None);
/// ```
#[must_use]
pub fn mended(text: &str) -> Option<Link> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let begins =
        |word: &&str| word.starts_with("1/") || ["#1/", "#1%2F", "#1%2f"].iter().any(|mark| word.contains(mark));
    let word = text.split_whitespace().find(begins)?;
    // Behind a blank stands another word, and no further part of the link.
    let is_word = |other: &str| {
        let letters = other.trim_matches(|c: char| !c.is_alphanumeric());
        !letters.is_empty() && letters.chars().all(char::is_alphabetic)
    };
    if word != text && !text.split_whitespace().any(|other| other != word && is_word(other)) {
        return None;
    }
    let at = word.find("#1").unwrap_or(0);
    if word[..at].ends_with('#') { None } else { one(&word[at..]) }
}

/// The link that a word begins with.
fn one(word: &str) -> Option<Link> {
    // Where the next sentence follows without a blank, as in Chinese.
    let ends = |c: char| matches!(c, '<' | '>' | '"' | '\u{2018}'..='\u{201f}' | '…') || c >= '\u{2e80}';
    let end = word.find(ends).unwrap_or(word.len());
    let text = word.get(..end).filter(|text| text.len() <= 2 * MAX_LENGTH)?.replace("&amp;", "&");
    let mut rest = text.as_str();
    for _ in 0..=MARKS {
        if let Ok(link) = without_trackers(rest).parse() {
            return Some(link);
        }
        let hangs = |mark: &&&str| {
            let end = rest.len().checked_sub(mark.len()).and_then(|at| rest.get(at..));
            end.is_some_and(|end| end.eq_ignore_ascii_case(mark))
        };
        // The longest first: an entity ends with a semicolon.
        let mark = HANGING.iter().filter(hangs).max_by_key(|mark| mark.len())?;
        rest = rest.get(..rest.len() - mark.len())?;
    }
    None
}

/// A link without the parameters of trackers.
fn without_trackers(text: &str) -> String {
    let Some((path, query)) = text.split_once('?') else { return text.to_owned() };
    let is_own = |parameter: &&str| {
        let name = parameter.split('=').next().unwrap_or_default();
        !name.starts_with("utm_") && !TRACKERS.contains(&name)
    };
    let own: Vec<&str> = query.split('&').filter(is_own).collect();
    if own.is_empty() { path.to_owned() } else { format!("{path}?{}", own.join("&")) }
}
