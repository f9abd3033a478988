// N queens by an explicit machine: rustc -O scan.rs && ./scan 8 // alone
// judge: // The Checker Challenge (P1219): rustc -O scan.rs && ./scan

struct Queens {
    n: usize,
    board: Vec<Vec<bool>>,
    solution: Vec<usize>, // n means not tried
    current_row: usize,
}

impl Queens {
    fn next_solution(&mut self) -> bool {
        // line 0
        if self.current_row == self.n {
            // line 0
            self.current_row -= 1; // line 0
        }
        while self.current_row < self.n {
            match self.select_place() {
                Some(col) => self.forward(col),
                None => self.backward(),
            }
        }
        self.current_row == self.n // line 8
    }

    fn select_place(&self) -> Option<usize> {
        let tried = self.solution[self.current_row]; // line 1
        let first = if tried == self.n { 0 } else { tried + 1 }; // line 1
        (first..self.n).find(|&col| self.check(col))
    }

    fn check(&self, col: usize) -> bool {
        !(self.sees_queen(col, 0) // line 3
            || self.sees_queen(col, -1) // line 4
            || self.sees_queen(col, 1)) // line 5
    }

    // Up the board from the square itself, `step` columns a row.
    fn sees_queen(&self, col: usize, step: isize) -> bool {
        let rows = self.board[..=self.current_row].iter().rev();
        let cols = std::iter::successors(Some(col), |col| col.checked_add_signed(step));
        rows.zip(cols).any(|(row, col)| row.get(col) == Some(&true))
    }

    fn forward(&mut self, col: usize) {
        self.lift(); // line 6
        self.board[self.current_row][col] = true; // line 7
        self.solution[self.current_row] = col; // line 7
        self.current_row += 1; // line 7
    }

    fn backward(&mut self) {
        self.lift(); // line 9
        self.current_row = self.current_row.wrapping_sub(1); // line 9
    }

    fn lift(&mut self) {
        let col = self.solution[self.current_row];
        if col < self.n {
            self.board[self.current_row][col] = false;
            self.solution[self.current_row] = self.n;
        }
    }
}

fn main() {
    let n = std::env::args().nth(1).map_or(8, |n| n.parse().unwrap()); // alone
    // judge: let mut text = String::new();
    // judge: std::io::stdin().read_line(&mut text).unwrap();
    // judge: let n: usize = text.trim().parse().unwrap();
    let (board, solution) = (vec![vec![false; n]; n], vec![n; n]);
    let mut queens = Queens { n, board, solution, current_row: 0 };
    let solutions = std::iter::from_fn(|| queens.next_solution().then_some(())); // alone
    println!("{}", solutions.count()); // alone
    // judge: let mut count = 0;
    // judge: while queens.next_solution() {
    // judge:     count += 1;
    // judge:     if count <= 3 {
    // judge:         let columns = queens.solution.iter().map(|col| (col + 1).to_string());
    // judge:         println!("{}", columns.collect::<Vec<_>>().join(" "));
    // judge:     }
    // judge: }
    // judge: println!("{count}");
}
