// N queens by an explicit machine, without recursion: node scan.js 8 // alone
// judge: // The Checker Challenge (P1219): node scan.js

class Queens {
  currentRow = 0;
  currentCol = 0;

  constructor(n) {
    this.n = n;
    this.board = Array.from({ length: n }, () => Array(n).fill(false));
    this.solution = Array(n).fill(n); // n means not tried
  }

  nextSolution() {
    // line 0
    if (this.currentRow === this.n) this.currentRow -= 1; // line 0
    while (this.currentRow >= 0 && this.currentRow < this.n) {
      if (this.selectPlace()) this.forward();
      else this.backward();
    }
    return this.currentRow === this.n; // line 8
  }

  selectPlace() {
    const tried = this.solution[this.currentRow]; // line 1
    this.currentCol = tried === this.n ? 0 : tried + 1; // line 1
    while (this.currentCol < this.n && !this.check()) this.currentCol += 1;
    return this.currentCol < this.n;
  }

  check() {
    if (this.seesQueen(0)) return false; // line 3
    if (this.seesQueen(-1)) return false; // line 4
    return !this.seesQueen(1); // line 5
  }

  // Up the board from the square itself, `step` columns a row.
  seesQueen(step) {
    let col = this.currentCol;
    for (let row = this.currentRow; row >= 0; row -= 1) {
      if (this.board[row][col]) return true;
      col += step;
    }
    return false;
  }

  forward() {
    this.lift(); // line 6
    this.board[this.currentRow][this.currentCol] = true; // line 7
    this.solution[this.currentRow] = this.currentCol; // line 7
    this.currentRow += 1; // line 7
  }

  backward() {
    this.lift(); // line 9
    this.currentRow -= 1; // line 9
  }

  lift() {
    const col = this.solution[this.currentRow];
    if (col < this.n) this.board[this.currentRow][col] = false;
    this.solution[this.currentRow] = this.n;
  }
}

const queens = new Queens(Number(process.argv[2] ?? 8)); // alone
// judge: const queens = new Queens(Number(require('node:fs').readFileSync(0, 'utf8')));
let count = 0;
while (queens.nextSolution()) {
  count += 1;
  // judge: if (count <= 3) console.log(queens.solution.map((col) => col + 1).join(' '));
}
console.log(count);
