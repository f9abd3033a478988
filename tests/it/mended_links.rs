//! Links within sentences: the link that is opened where the parser refuses the whole text, and no others.

use crate::link::golden;
use queens_and_knights::text::kind::board;
use queens_and_knights::text::link::{Link, mended};
use std::collections::BTreeSet;

#[test]
fn golden_links_out_of_sentences_are_refused_by_the_parser_and_opened() {
    for (text, expected) in golden(include_str!("../golden/mended-links.txt")) {
        assert!(text.parse::<Link>().is_err(), "the parser takes {text}");
        let link = mended(&text).unwrap_or_else(|| panic!("{text} is not opened"));
        assert_eq!(link.to_string(), expected, "{text}");
        assert_eq!(board(&text, None).map(|opened| opened.pasted.link), Ok(link), "{text}");
    }
}

#[test]
fn a_bad_link_is_opened_only_where_the_golden_file_says_so() {
    let listed: BTreeSet<String> = golden(include_str!("../golden/mended-links.txt")).map(|(text, _)| text).collect();
    for (text, _) in golden(include_str!("../golden/bad-links.txt")) {
        assert_eq!(mended(&text).is_some(), listed.contains(&text), "{text}");
    }
}

#[test]
fn a_good_link_is_never_another() {
    for (text, canonical) in golden(include_str!("../golden/links.txt")) {
        // The function also finds links among words: in a good link it finds just that link.
        if let Some(link) = mended(&text) {
            assert_eq!(link.to_string(), canonical, "{text}");
        }
    }
}
