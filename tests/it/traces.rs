//! The pseudo-codes carried out line by line, with the variables of their articles written down at every step:
//! the oracle of the explanations.
//!
//! Nothing here is shared with the solvers but the types of their variables; rows and columns count from 0.

use queens_and_knights::Square;
use queens_and_knights::queens::solvers::mask::Call;
use queens_and_knights::queens::solvers::{access, marks, mask, permute, scan};

/// The visible state at a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown<V> {
    pub current: u8,
    pub passed: u32,
    pub variables: V,
}

/// Writes down the lines carried out, and a step with its variables.
struct Trace<V> {
    current: u8,
    passed: u32,
    steps: Vec<Shown<V>>,
}

impl<V> Trace<V> {
    /// Step 0 shows the first line, which is about to be carried out.
    fn begin(variables: V) -> Trace<V> {
        Trace { current: 0, passed: 1, steps: vec![Shown { current: 0, passed: 1, variables }] }
    }

    fn line(&mut self, line: u8) {
        self.current = line;
        self.passed |= 1 << line;
    }

    fn step(&mut self, variables: V) {
        self.steps.push(Shown { current: self.current, passed: self.passed, variables });
        self.passed = 0;
    }
}

fn square(n: usize, row: usize, column: usize) -> Square {
    Square::new(column as u16, (n - 1 - row) as u16)
}

/// The class of `scan`.
pub fn scan(n: usize) -> Vec<Shown<scan::Variables>> {
    let mut solution = vec![n as u8; n];
    let mut board = vec![vec![false; n]; n];
    let mut row: isize = 0;
    let variables = |solution: &[u8], row: isize, column: usize, looks: &mut Vec<Square>| scan::Variables {
        solution: solution.to_vec(),
        current_row: row as i8,
        current_col: column as u8,
        looks: std::mem::take(looks),
    };
    let mut looks = Vec::new();
    let mut trace = Trace::begin(variables(&solution, 0, 0, &mut looks));
    loop {
        trace.line(0);
        row = row.min(n as isize - 1);
        loop {
            let r = row as usize;
            trace.line(1);
            let mut column = if solution[r] == n as u8 { 0 } else { usize::from(solution[r]) + 1 };
            while column < n && !check(&board, r, column, &mut looks, &mut trace) {
                trace.step(variables(&solution, row, column, &mut looks));
                column += 1;
            }
            if column < n {
                if usize::from(solution[r]) < n {
                    trace.line(6);
                    board[r][usize::from(solution[r])] = false;
                    trace.step(variables(&solution, row, column, &mut looks));
                }
                trace.line(7);
                solution[r] = column as u8;
                board[r][column] = true;
                row += 1;
                trace.step(variables(&solution, row, column, &mut looks));
            } else {
                trace.line(9);
                row -= 1;
                if usize::from(solution[r]) < n {
                    board[r][usize::from(solution[r])] = false;
                    solution[r] = n as u8;
                    trace.step(variables(&solution, row, column, &mut looks));
                }
            }
            if row < 0 {
                return trace.steps;
            }
            if row == n as isize {
                trace.line(8);
                trace.step(variables(&solution, row, column, &mut looks));
                break;
            }
        }
    }
}

fn check(
    board: &[Vec<bool>],
    row: usize,
    column: usize,
    looks: &mut Vec<Square>,
    trace: &mut Trace<scan::Variables>,
) -> bool {
    let n = board.len();
    for (line, right) in [(3, 0), (4, -1), (5, 1)] {
        trace.line(line);
        let (mut r, mut c) = (row as isize, column as isize);
        while r >= 0 && c >= 0 && c < n as isize {
            looks.push(square(n, r as usize, c as usize));
            if board[r as usize][c as usize] {
                return false;
            }
            (r, c) = (r - 1, c + right);
        }
    }
    true
}

/// The recursion of `marks`.
pub fn marks(n: usize) -> Vec<Shown<marks::Variables>> {
    struct Run {
        n: usize,
        columns: Vec<u8>,
        anti: Vec<u8>,
        main: Vec<u8>,
        queens: Vec<(usize, usize)>,
        trace: Trace<marks::Variables>,
    }
    impl Run {
        fn step(&mut self, row: usize, column: Option<usize>) {
            let mut owners = Vec::new();
            for rank in 0..self.n {
                for file in 0..self.n {
                    let row = self.n - 1 - rank;
                    let attacks = |&&(r, c): &&(usize, usize)| {
                        r == row || c == file || r + c == row + file || r + file == row + c
                    };
                    owners.push(self.queens.iter().find(attacks).map_or(0, |&(row, _)| row as u8 + 1));
                }
            }
            self.trace.step(marks::Variables {
                row: row as u8,
                column: column.map(|column| column as u8),
                columns: self.columns.clone(),
                anti: self.anti.clone(),
                main: self.main.clone(),
                owners,
            });
        }

        fn mark(&mut self, row: usize, j: usize, mark: u8) {
            self.columns[j] = mark;
            self.anti[row + j] = mark;
            self.main[row + self.n - 1 - j] = mark;
        }

        fn search(&mut self, row: usize) {
            self.trace.line(0);
            self.trace.line(1);
            if row == self.n {
                return self.step(row, None);
            }
            self.trace.line(2);
            for j in 0..self.n {
                let tests = [(4, self.columns[j]), (5, self.anti[row + j]), (6, self.main[row + self.n - 1 - j])];
                let marked = tests.into_iter().find(|&(line, mark)| {
                    self.trace.line(line);
                    mark != 0
                });
                if marked.is_some() {
                    self.step(row, Some(j));
                } else {
                    self.trace.line(7);
                    self.mark(row, j, row as u8 + 1);
                    self.queens.push((row, j));
                    self.step(row, Some(j));
                    self.search(row + 1);
                    self.trace.line(8);
                    self.mark(row, j, 0);
                    self.queens.pop();
                    self.step(row, Some(j));
                }
                self.trace.line(2);
            }
        }
    }
    let lines = vec![0; 2 * n - 1];
    let (columns, anti, main) = (vec![0; n], lines.clone(), lines);
    let trace = Trace { current: 0, passed: 0, steps: Vec::new() };
    let mut run = Run { n, columns, anti, main, queens: Vec::new(), trace };
    run.trace.line(0);
    run.step(0, None);
    run.search(0);
    run.trace.steps
}

/// The recursion of `mask`.
pub fn mask(n: usize) -> Vec<Shown<mask::Variables>> {
    fn count(n: usize, depth: usize, call: Call, trace: &mut Trace<mask::Variables>) {
        let upper = (1 << n) - 1;
        let mut variables = mask::Variables { row: depth as u8, call, given: 0, free: 0, pos: 0, p: 0, next: None };
        trace.line(0);
        trace.line(1);
        if call.row == upper {
            return trace.step(variables);
        }
        trace.line(2);
        variables.free = upper & !(call.row | call.rd | call.ld);
        variables.pos = variables.free;
        trace.line(4);
        while variables.pos != 0 {
            trace.line(5);
            variables.p = 1 << variables.pos.trailing_zeros();
            trace.line(6);
            variables.pos -= variables.p;
            trace.line(7);
            let p = variables.p;
            let next = Call { row: call.row + p, rd: ((call.rd | p) << 1) & upper, ld: (call.ld | p) >> 1 };
            variables.next = Some(next);
            trace.step(variables.clone());
            count(n, depth + 1, next, trace);
            trace.line(8);
            trace.step(variables.clone());
            trace.line(4);
        }
    }
    let upper = (1 << n) - 1;
    let call = Call::default();
    let mut trace = Trace::begin(mask::Variables { row: 0, call, given: 0, free: upper, pos: upper, p: 0, next: None });
    count(n, 0, call, &mut trace);
    trace.steps
}

/// The recursion of `permute`.
pub fn permute(n: usize) -> Vec<Shown<permute::Variables>> {
    fn variables(t: &[u8], s: &[u8], letter: Option<(u8, u8)>, compared: usize, clash: bool) -> permute::Variables {
        permute::Variables {
            used: t.to_vec(),
            left: s.to_vec(),
            letter,
            compared: compared as u8,
            clash: clash.then(|| compared as u8 - 1),
        }
    }
    fn queen(t: &[u8], s: &[u8], trace: &mut Trace<permute::Variables>) {
        trace.line(0);
        trace.line(1);
        if s.is_empty() {
            return trace.step(variables(t, s, None, 0, false));
        }
        trace.line(2);
        for i in 0..s.len() {
            let letter = Some((s[i], t.len() as u8));
            let mut compared = 0;
            let clash = (0..t.len()).any(|j| {
                trace.line(4);
                trace.line(5);
                compared += 1;
                t.len() - j == usize::from(s[i].abs_diff(t[j]))
            });
            if clash {
                trace.step(variables(t, s, letter, compared, true));
            } else {
                trace.line(6);
                let used = [t, &[s[i]]].concat();
                let mut left = s.to_vec();
                left.remove(i);
                trace.step(variables(&used, &left, letter, compared, false));
                queen(&used, &left, trace);
                trace.line(7);
                trace.step(variables(t, s, letter, 0, false));
            }
            trace.line(2);
        }
    }
    let s: Vec<u8> = (0..n as u8).collect();
    let mut trace = Trace::begin(variables(&[], &s, None, 0, false));
    queen(&[], &s, &mut trace);
    trace.steps
}

/// The recursion of `access`.
pub fn access(n: usize) -> Vec<Shown<access::Variables>> {
    fn bits(rows: &[bool]) -> u32 {
        rows.iter().rev().fold(0, |bits, &row| bits << 1 | u32::from(row))
    }
    fn solve(n: usize, cols: &mut Vec<u8>, trace: &mut Trace<access::Variables>) {
        let column = cols.len();
        trace.line(0);
        trace.line(1);
        let mut rows = vec![true; n];
        let mut strikes = Vec::new();
        for (i, &row) in cols.iter().enumerate() {
            trace.line(2);
            let (row, d) = (usize::from(row), column - i);
            let mut strike = vec![false; n];
            for hit in [Some(row), Some(row + d).filter(|&down| down < n), row.checked_sub(d)].into_iter().flatten() {
                rows[hit] = false;
                strike[hit] = true;
            }
            strikes.push(bits(&strike));
        }
        let mut owners = vec![0; n * n];
        for row in 0..n {
            let first = strikes.iter().position(|strike| strike >> row & 1 == 1);
            owners[(n - 1 - row) * n + column] = first.map_or(0, |queen| queen as u8 + 1);
        }
        let show = |cols: &[u8], row: usize| access::Variables {
            column: column as u8,
            row: Some(row as u8),
            cols: cols.to_vec(),
            rows: bits(&rows),
            strikes: strikes.clone(),
            given: 0,
            owners: owners.clone(),
        };
        trace.line(3);
        for (row, &open) in rows.iter().enumerate() {
            trace.line(5);
            if !open {
                trace.step(show(cols, row));
            } else {
                trace.line(6);
                cols.push(row as u8);
                trace.step(show(cols, row));
                if column == n - 1 {
                    trace.line(7);
                    trace.step(show(cols, row));
                } else {
                    trace.line(8);
                    solve(n, cols, trace);
                }
                trace.line(9);
                cols.pop();
                trace.step(show(cols, row));
            }
            trace.line(3);
        }
    }
    let rows = u32::MAX >> (32 - n);
    let (cols, strikes, owners) = (Vec::new(), Vec::new(), vec![0; n * n]);
    let begin = access::Variables { column: 0, row: None, cols, rows, strikes, given: 0, owners };
    let mut trace = Trace::begin(begin);
    solve(n, &mut Vec::new(), &mut trace);
    trace.steps
}
