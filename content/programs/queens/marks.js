// N queens with three arrays of marks: node marks.js 8 // alone
// judge: // The Checker Challenge (P1219): node marks.js

const n = Number(process.argv[2] ?? 8); // alone
// judge: const n = Number(require('node:fs').readFileSync(0, 'utf8'));
// judge: const placed = [];
// judge: let shown = 0;
const columns = Array(n + 1).fill(false);
const antiDiagonals = Array(2 * n + 1).fill(false);
const mainDiagonals = Array(2 * n).fill(false);

function mark(row, column, value) {
  columns[column] = value;
  antiDiagonals[row + column] = value;
  mainDiagonals[row - column + n] = value;
}

// judge: function report() {
// judge:   if (shown < 3) console.log(placed.join(' '));
// judge:   shown += 1;
// judge: }
// judge:
function search(row) {
  // line 0
  if (row === n + 1) {
    // line 1
    // judge: report();
    return 1; // line 1
  }
  let solutions = 0;
  for (let column = 1; column <= n; column += 1) {
    // line 2
    if (columns[column]) continue; // line 4
    if (antiDiagonals[row + column]) continue; // line 5
    if (mainDiagonals[row - column + n]) continue; // line 6
    mark(row, column, true); // line 7
    // judge: placed.push(column);
    solutions += search(row + 1); // line 7
    // judge: placed.pop();
    mark(row, column, false); // line 8
  }
  return solutions;
}

console.log(search(1));
