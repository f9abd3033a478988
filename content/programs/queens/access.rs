// N queens column by column: rustc -O access.rs && ./access 8

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
            solutions += 1; // line 7
        } else {
            solutions += solve(n, cols, col + 1); // line 8
        }
        cols.pop(); // line 9
    }
    solutions
}

fn main() {
    let n = std::env::args().nth(1).map_or(8, |n| n.parse().unwrap());
    println!("{}", solve(n, &mut Vec::new(), 0));
}
