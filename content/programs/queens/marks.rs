// N queens with three arrays of marks: rustc -O marks.rs && ./marks 8 // alone
// judge: // The Checker Challenge (P1219): rustc -O marks.rs && ./marks

struct Marks {
    n: usize,
    columns: Vec<bool>,
    anti_diagonals: Vec<bool>,
    main_diagonals: Vec<bool>,
    // judge: placed: Vec<String>,
    // judge: shown: u32,
}

impl Marks {
    fn mark(&mut self, row: usize, column: usize, value: bool) {
        self.columns[column] = value;
        self.anti_diagonals[row + column] = value;
        self.main_diagonals[row + self.n - column] = value;
    }

    // judge: fn report(&mut self) {
    // judge:     if self.shown < 3 {
    // judge:         println!("{}", self.placed.join(" "));
    // judge:         self.shown += 1;
    // judge:     }
    // judge: }
    // judge:
    fn search(&mut self, row: usize) -> u64 {
        // line 0
        if row == self.n + 1 {
            // line 1
            // judge: self.report();
            return 1; // line 1
        }
        let mut solutions = 0;
        for column in 1..=self.n {
            // line 2
            if self.columns[column] {
                // line 4
                continue;
            }
            if self.anti_diagonals[row + column] {
                // line 5
                continue;
            }
            if self.main_diagonals[row + self.n - column] {
                // line 6
                continue;
            }
            self.mark(row, column, true); // line 7
            // judge: self.placed.push(column.to_string());
            solutions += self.search(row + 1); // line 7
            // judge: self.placed.pop();
            self.mark(row, column, false); // line 8
        }
        solutions
    }
}

fn main() {
    let n = std::env::args().nth(1).map_or(8, |n| n.parse().unwrap()); // alone
    // judge: let mut text = String::new();
    // judge: std::io::stdin().read_line(&mut text).unwrap();
    // judge: let n: usize = text.trim().parse().unwrap();
    let mut marks = Marks {
        n,
        columns: vec![false; n + 1],
        anti_diagonals: vec![false; 2 * n + 1],
        main_diagonals: vec![false; 2 * n],
        // judge: placed: Vec::new(),
        // judge: shown: 0,
    };
    println!("{}", marks.search(1));
}
