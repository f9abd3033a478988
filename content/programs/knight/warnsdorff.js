// A knight's tour by Warnsdorff's rule: node warnsdorff.js

const [FILES, RANKS] = [8, 8];
const START = [0, 0]; // file and rank, from 0: a1
const CLOSED = true;

const CENTRE = [(FILES >> 1) - 1, RANKS - (RANKS >> 1)];
const FIRST = CLOSED ? CENTRE : START;
const RIGHT = [-1, -2, -2, -1, 1, 2, 2, 1]; // files and ranks of the moves
const UP = [2, 1, -1, -2, -2, -1, 1, 2];
const number = Array.from({ length: FILES }, () => Array(RANKS).fill(0)); // 0 is free

const reach = ([file, rank]) => UP.map((up, move) => [file + RIGHT[move], rank + up]);
const free = (square) =>
  reach(square).filter(([file, rank]) => number[file]?.[rank] === 0);
const degree = (square) => free(square).length;
const distance = ([file, rank]) =>
  Math.abs(file - CENTRE[0]) + Math.abs(rank - CENTRE[1]);
const isFirst = ([file, rank]) => file === FIRST[0] && rank === FIRST[1];

function ride(square, k) {
  // line 0
  const [file, rank] = square;
  number[file][rank] = k; // line 0
  if (k === FILES * RANKS) return !CLOSED || reach(square).some(isFirst); // line 1
  if (CLOSED && free(FIRST).length === 0) return false; // line 2
  const candidates = free(square); // line 3
  candidates.sort((a, b) => degree(a) - degree(b) || distance(b) - distance(a)); // line 4
  for (const candidate of candidates) {
    // line 5
    if (ride(candidate, k + 1)) return true; // line 6
    number[candidate[0]][candidate[1]] = 0; // line 7
  }
  return false;
}

if (!ride(FIRST, 1)) {
  console.log('no tour');
} else {
  // A closed tour goes round: it is numbered from the start.
  const total = FILES * RANKS;
  const before = number[START[0]][START[1]];
  for (let rank = RANKS - 1; rank >= 0; rank -= 1) {
    const row = number.map((ranks) => ((ranks[rank] - before + total) % total) + 1);
    console.log(row.map((k) => String(k).padStart(5)).join(''));
  }
}
