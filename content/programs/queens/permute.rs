// N queens by moving letters: rustc -O permute.rs && ./permute 8 // alone
// judge: // The Checker Challenge (P1219): rustc -O permute.rs && ./permute

// judge: use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
// judge:
// judge: static SHOWN: AtomicU64 = AtomicU64::new(0);
// judge:
// judge: // The row of each column: exchanging rows and columns keeps solutions.
// judge: fn report(t: &str) {
// judge:     if SHOWN.fetch_add(1, Relaxed) < 3 {
// judge:         let rows = t.bytes().map(|letter| (letter - b'0' + 1).to_string());
// judge:         println!("{}", rows.collect::<Vec<_>>().join(" "));
// judge:     }
// judge: }
// judge:
fn queen(t: &str, s: &str) -> u64 {
    // line 0
    if s.is_empty() {
        // line 1
        // judge: report(t);
        return 1; // line 1
    }
    let mut solutions = 0;
    for letter in s.chars() {
        // line 2
        let mut safe = true;
        for (column, used) in t.chars().enumerate() {
            // line 4
            let rows = (letter as usize).abs_diff(used as usize); // line 5
            if rows == t.len() - column {
                // line 5
                safe = false; // line 5
                break; // line 5
            }
        }
        if safe {
            let (t, s) = (format!("{t}{letter}"), s.replace(letter, "")); // line 6
            solutions += queen(&t, &s); // line 7
        }
    }
    solutions
}

fn main() {
    let n: u8 = std::env::args().nth(1).map_or(8, |n| n.parse().unwrap()); // alone
    // judge: let mut text = String::new();
    // judge: std::io::stdin().read_line(&mut text).unwrap();
    // judge: let n: u8 = text.trim().parse().unwrap();
    // A letter a row: 0, 1, 2 and so on.
    let rows: String = (b'0'..b'0' + n).map(char::from).collect();
    println!("{}", queen("", &rows));
}
