// N queens by moving letters between two strings: node permute.js 8

const n = Number(process.argv[2] ?? 8);

/** The row of a letter: 0 to 9, then a to v. */
const rowOf = (letter) => Number.parseInt(letter, 32);

function queen(t, s) {
  // line 0
  if (s === '') return 1; // line 1
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
