// N queens with bit masks, counted without a board: node mask.js 8

const n = Number(process.argv[2] ?? 8); // at most 31, as its words have 32 bits
const upper = 2 ** n - 1;

function count(row, rd, ld) {
  // line 0
  if (row === upper) return 1; // line 1
  let solutions = 0;
  let pos = upper & ~(row | rd | ld); // line 2
  while (pos !== 0) {
    // line 4
    const p = pos & -pos; // line 5
    pos -= p; // line 6
    const below = count(row | p, (rd | p) << 1, (ld | p) >> 1); // line 7
    solutions += below; // line 8
  }
  return solutions;
}

console.log(count(0, 0, 0));
