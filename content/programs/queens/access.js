// N queens column by column, by the rows still open: node access.js 8 // alone
// judge: // The Checker Challenge (P1219): node access.js

const n = Number(process.argv[2] ?? 8); // alone
// judge: const n = Number(require('node:fs').readFileSync(0, 'utf8'));
// judge: let shown = 0;
const cols = []; // the row of the queen in each column

// judge: // The row of each column: exchanging rows and columns keeps solutions.
// judge: function report() {
// judge:   if (shown < 3) console.log(cols.map((row) => row + 1).join(' '));
// judge:   shown += 1;
// judge: }
// judge:
function getAccessRows(col) {
  const rows = Array(n).fill(true); // line 1
  for (const [earlier, row] of cols.entries()) {
    // line 2
    const d = col - earlier; // line 2
    for (const struck of [row, row + d, row - d]) {
      // line 2
      if (struck >= 0 && struck < n) rows[struck] = false; // line 2
    }
  }
  return rows;
}

function solve(col) {
  // line 0
  let solutions = 0;
  const rows = getAccessRows(col);
  for (let row = 0; row < n; row += 1) {
    // line 3
    if (!rows[row]) continue; // line 5
    cols.push(row); // line 6
    // judge: if (col === n - 1) report();
    if (col === n - 1)
      solutions += 1; // line 7
    else solutions += solve(col + 1); // line 8
    cols.pop(); // line 9
  }
  return solutions;
}

console.log(solve(0));
