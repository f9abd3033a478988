// N queens by moving letters: rustc -O permute.rs && ./permute 8

fn queen(t: &str, s: &str) -> u64 {
    // line 0
    if s.is_empty() {
        // line 1
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
    let n: u8 = std::env::args().nth(1).map_or(8, |n| n.parse().unwrap());
    // A letter a row: 0, 1, 2 and so on.
    let rows: String = (b'0'..b'0' + n).map(char::from).collect();
    println!("{}", queen("", &rows));
}
