// N queens column by column: rustc -O access.rs && ./access 8 // alone
// judge: // The Checker Challenge (P1219): rustc -O access.rs && ./access

// judge: use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
// judge:
// judge: static SHOWN: AtomicU64 = AtomicU64::new(0);
// judge:
// judge: // The row of each column: exchanging rows and columns keeps solutions.
// judge: fn report(cols: &[usize]) {
// judge:     if SHOWN.fetch_add(1, Relaxed) < 3 {
// judge:         let rows = cols.iter().map(|row| (row + 1).to_string());
// judge:         println!("{}", rows.collect::<Vec<_>>().join(" "));
// judge:     }
// judge: }
// judge:
fn get_access_rows(n: usize, cols: &[usize], col: usize) -> Vec<bool> {
    let mut rows = vec![true; n]; // line 1
    for (earlier, &row) in cols.iter().enumerate() {
        // line 2
        let d = col - earlier; // line 2
        for struck in [row, row + d, row.wrapping_sub(d)] {
            // line 2
            if struck < n {
                // line 2
                rows[struck] = false; // line 2
            }
        }
    }
    rows
}

// `cols` has the row of the queen in each column.
fn solve(n: usize, cols: &mut Vec<usize>, col: usize) -> u64 {
    // line 0
    let mut solutions = 0;
    let rows = get_access_rows(n, cols, col);
    for row in 0..n {
        // line 3
        if !rows[row] {
            // line 5
            continue;
        }
        cols.push(row); // line 6
        if col == n - 1 {
            // line 7
            // judge: report(cols);
            solutions += 1; // line 7
        } else {
            solutions += solve(n, cols, col + 1); // line 8
        }
        cols.pop(); // line 9
    }
    solutions
}

fn main() {
    let n = std::env::args().nth(1).map_or(8, |n| n.parse().unwrap()); // alone
    // judge: let mut text = String::new();
    // judge: std::io::stdin().read_line(&mut text).unwrap();
    // judge: let n: usize = text.trim().parse().unwrap();
    println!("{}", solve(n, &mut Vec::new(), 0));
}
