// N queens with bit masks: rustc -O mask.rs && ./mask 8 // alone
// judge: // The Checker Challenge (P1219): rustc -O mask.rs && ./mask

// judge: use std::sync::Mutex;
// judge: use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
// judge:
// judge: static PLACED: Mutex<Vec<u32>> = Mutex::new(Vec::new());
// judge: static SHOWN: AtomicU64 = AtomicU64::new(0);
// judge:
// judge: // Columns are numbered from the right: mirroring keeps solutions.
// judge: fn report() {
// judge:     if SHOWN.fetch_add(1, Relaxed) < 3 {
// judge:         let words: Vec<_> = PLACED.lock().unwrap().iter().map(u32::to_string).collect();
// judge:         println!("{}", words.join(" "));
// judge:     }
// judge: }
// judge:
fn count(upper: u64, row: u64, rd: u64, ld: u64) -> u64 {
    // line 0
    if row == upper {
        // line 1
        // judge: report();
        return 1; // line 1
    }
    let mut solutions = 0;
    let mut pos = upper & !(row | rd | ld); // line 2
    while pos != 0 {
        // line 4
        let p = pos & pos.wrapping_neg(); // line 5
        pos -= p; // line 6
        // judge: PLACED.lock().unwrap().push(p.ilog2() + 1);
        let below = count(upper, row | p, (rd | p) << 1, (ld | p) >> 1); // line 7
        // judge: PLACED.lock().unwrap().pop();
        solutions += below; // line 8
    }
    solutions
}

fn main() {
    let n: u32 = std::env::args().nth(1).map_or(8, |n| n.parse().unwrap()); // alone
    // judge: let mut text = String::new();
    // judge: std::io::stdin().read_line(&mut text).unwrap();
    // judge: let n: u32 = text.trim().parse().unwrap();
    println!("{}", count((1 << n) - 1, 0, 0, 0));
}
