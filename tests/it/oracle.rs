//! The articles written plainly, as recursion or as the article's own loop: the oracle of each solver.
//!
//! Nothing here is shared with the solvers; rows and columns count from 0, row 0 at the top, column 0 at the left.

/// The actions of an article's program, in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    Place(usize, usize),
    Remove(usize, usize),
    Reject(usize, usize),
    Solved,
}

use Act::{Place, Reject, Remove, Solved};

/// The class of `scan`: `select_place`, `forward`, `backward`, asked for one solution after the other.
pub fn scan(n: usize) -> Vec<Act> {
    let mut acts = Vec::new();
    let mut solution = vec![n; n];
    let mut board = vec![vec![false; n]; n];
    let mut row: isize = 0;
    loop {
        // get_next_solution
        if row == n as isize {
            row = n as isize - 1;
        }
        loop {
            let r = row as usize;
            let mut col = if solution[r] >= n { 0 } else { solution[r] + 1 };
            while col < n && !scan_check(&board, r, col) {
                acts.push(Reject(r, col));
                col += 1;
            }
            if solution[r] < n {
                board[r][solution[r]] = false;
                acts.push(Remove(r, solution[r]));
            }
            if col < n {
                solution[r] = col;
                board[r][col] = true;
                acts.push(Place(r, col));
                row += 1;
            } else {
                solution[r] = n;
                row -= 1;
            }
            if row < 0 {
                return acts;
            }
            if row == n as isize {
                acts.push(Solved);
                break;
            }
        }
    }
}

fn scan_check(board: &[Vec<bool>], row: usize, col: usize) -> bool {
    let n = board.len() as isize;
    for (down, right) in [(-1, 0), (-1, -1), (-1, 1)] {
        let (mut r, mut c) = (row as isize, col as isize);
        while r >= 0 && c >= 0 && c < n {
            if board[r as usize][c as usize] {
                return false;
            }
            (r, c) = (r + down, c + right);
        }
    }
    true
}

/// The recursion of `marks`.
pub fn marks(n: usize) -> Vec<Act> {
    fn dfs(row: usize, n: usize, check: &mut [Vec<bool>; 3], acts: &mut Vec<Act>) {
        if row == n {
            acts.push(Solved);
            return;
        }
        for j in 0..n {
            if check[0][j] || check[1][row + j] || check[2][row + n - j] {
                acts.push(Reject(row, j));
                continue;
            }
            acts.push(Place(row, j));
            (check[0][j], check[1][row + j], check[2][row + n - j]) = (true, true, true);
            dfs(row + 1, n, check, acts);
            (check[0][j], check[1][row + j], check[2][row + n - j]) = (false, false, false);
            acts.push(Remove(row, j));
        }
    }
    let mut acts = Vec::new();
    dfs(0, n, &mut [vec![false; n], vec![false; 2 * n], vec![false; 2 * n + 1]], &mut acts);
    acts
}

/// The recursion of `mask`.
pub fn mask(n: usize) -> Vec<Act> {
    fn get_sum(n: usize, depth: usize, (row, rd, ld): (u64, u64, u64), acts: &mut Vec<Act>) {
        let upper = (1 << n) - 1;
        if row == upper {
            acts.push(Solved);
            return;
        }
        let mut pos = upper & !(row | rd | ld);
        while pos != 0 {
            let p = pos & pos.wrapping_neg();
            pos -= p;
            let column = n - 1 - p.trailing_zeros() as usize;
            acts.push(Place(depth, column));
            get_sum(n, depth + 1, (row + p, (rd | p) << 1, (ld | p) >> 1), acts);
            acts.push(Remove(depth, column));
        }
    }
    let mut acts = Vec::new();
    get_sum(n, 0, (0, 0, 0), &mut acts);
    acts
}

/// The recursion of `permute`, with the number of pairs of letters it compares.
pub fn permute(n: usize) -> (Vec<Act>, u64) {
    fn queen(t: &[usize], s: &[usize], acts: &mut Vec<Act>, pairs: &mut u64) {
        if s.is_empty() {
            acts.push(Solved);
            return;
        }
        for i in 0..s.len() {
            let mut safe = true;
            for j in 0..t.len() {
                *pairs += 1;
                if t.len() - j == s[i].abs_diff(t[j]) {
                    safe = false;
                    break;
                }
            }
            if safe {
                acts.push(Place(s[i], t.len()));
                let mut left = s.to_vec();
                left.remove(i);
                queen(&[t, &[s[i]]].concat(), &left, acts, pairs);
                acts.push(Remove(s[i], t.len()));
            } else {
                acts.push(Reject(s[i], t.len()));
            }
        }
    }
    let (mut acts, mut pairs) = (Vec::new(), 0);
    queen(&[], &(0..n).collect::<Vec<_>>(), &mut acts, &mut pairs);
    (acts, pairs)
}

/// The recursion of `access`, with the number of earlier queens that strike out rows.
pub fn access(n: usize) -> (Vec<Act>, u64) {
    fn solve(n: usize, cols: &mut Vec<usize>, acts: &mut Vec<Act>, struck: &mut u64) {
        let col = cols.len();
        let mut rows = vec![true; n];
        for (i, &row) in cols.iter().enumerate() {
            *struck += 1;
            let d = col - i;
            rows[row] = false;
            if row + d < n {
                rows[row + d] = false;
            }
            if row >= d {
                rows[row - d] = false;
            }
        }
        for (row, open) in rows.into_iter().enumerate() {
            if !open {
                acts.push(Reject(row, col));
                continue;
            }
            acts.push(Place(row, col));
            if col == n - 1 {
                acts.push(Solved);
            } else {
                cols.push(row);
                solve(n, cols, acts, struck);
                cols.pop();
            }
            acts.push(Remove(row, col));
        }
    }
    let (mut acts, mut struck) = (Vec::new(), 0);
    solve(n, &mut Vec::new(), &mut acts, &mut struck);
    (acts, struck)
}

/// All solutions, as the column of each row, in lexicographic order: every permutation is looked at.
pub fn solutions(n: usize) -> Vec<Vec<usize>> {
    fn extend(n: usize, columns: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
        if columns.len() == n {
            found.push(columns.clone());
            return;
        }
        for column in 0..n {
            let row = columns.len();
            if columns.iter().enumerate().all(|(r, &c)| c != column && row - r != column.abs_diff(c)) {
                columns.push(column);
                extend(n, columns, found);
                columns.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(n, &mut Vec::new(), &mut found);
    found
}
