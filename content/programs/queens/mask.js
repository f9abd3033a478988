// N queens with bit masks, counted without a board: node mask.js 8 // alone
// judge: // The Checker Challenge (P1219): node mask.js

// At most 31, as its words have 32 bits.
const n = Number(process.argv[2] ?? 8); // alone
// judge: const n = Number(require('node:fs').readFileSync(0, 'utf8'));
// judge: const placed = [];
// judge: let shown = 0;
const upper = 2 ** n - 1;

// judge: // Columns are numbered from the right: mirroring keeps solutions.
// judge: function report() {
// judge:   if (shown < 3) console.log(placed.join(' '));
// judge:   shown += 1;
// judge: }
// judge:
function count(row, rd, ld) {
  // line 0
  if (row === upper) {
    // line 1
    // judge: report();
    return 1; // line 1
  }
  let solutions = 0;
  let pos = upper & ~(row | rd | ld); // line 2
  while (pos !== 0) {
    // line 4
    const p = pos & -pos; // line 5
    pos -= p; // line 6
    // judge: placed.push(32 - Math.clz32(p));
    const below = count(row | p, (rd | p) << 1, (ld | p) >> 1); // line 7
    // judge: placed.pop();
    solutions += below; // line 8
  }
  return solutions;
}

console.log(count(0, 0, 0));
