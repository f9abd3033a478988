// N queens by moving letters between two strings: node permute.js 8 // alone
// judge: // The Checker Challenge (P1219): node permute.js

const n = Number(process.argv[2] ?? 8); // alone
// judge: const n = Number(require('node:fs').readFileSync(0, 'utf8'));
// judge: let shown = 0;

/** The row of a letter: 0 to 9, then a to v. */
const rowOf = (letter) => Number.parseInt(letter, 32);

// judge: // The row of each column: exchanging rows and columns keeps solutions.
// judge: function report(t) {
// judge:   if (shown < 3) console.log([...t].map((letter) => rowOf(letter) + 1).join(' '));
// judge:   shown += 1;
// judge: }
// judge:
function queen(t, s) {
  // line 0
  if (s === '') {
    // line 1
    // judge: report(t);
    return 1; // line 1
  }
  let solutions = 0;
  for (const letter of s) {
    // line 2
    let safe = true;
    for (const [column, used] of [...t].entries()) {
      // line 4
      if (Math.abs(rowOf(letter) - rowOf(used)) === t.length - column) {
        // line 5
        safe = false; // line 5
        break; // line 5
      }
    }
    if (safe) {
      const below = queen(t + letter, s.replace(letter, '')); // line 6
      solutions += below; // line 7
    }
  }
  return solutions;
}

const rows = Array.from({ length: n }, (_, row) => row.toString(32));
console.log(queen('', rows.join('')));
