/**
 * How many candidates a solver will have tested when it has found all solutions: counted up to N = 14, estimated above.
 */

/**
 * Counted by the core for N = 1 to 14. Three solvers look at every square of a row, one at every row left, and one
 * only at free columns, which is the number of queens that any of them places.
 */
const everySquare = [1, 6, 18, 60, 220, 894, 3584, 15720, 72378, 348150, 1806706, 10103868, 59815314, 377901398];
const rowsLeft = [1, 4, 11, 32, 101, 356, 1345, 5508, 24011, 110004, 546357, 2915740, 16469569, 99280504];
const freeColumns = [1, 2, 5, 16, 53, 152, 551, 2056, 8393, 35538, 166925, 856188, 4674889, 27358552];

/** @type {Record<string, number[]>} */
const counted = { scan: everySquare, marks: everySquare, access: everySquare, permute: rowsLeft, mask: freeColumns };

/**
 * @param {string} solver
 * @param {number} size from 1
 * @returns {{ tests: number, exact: boolean }}
 */
export function allTests(solver, size) {
  const counts = counted[solver];
  if (size <= counts.length) return { tests: counts[size - 1], exact: true };
  // From N to N + 1 the tree grows by a factor that itself grows by nearly the same amount each time.
  const at = (/** @type {number} */ back) => counts[counts.length - back];
  let factor = at(1) / at(2);
  const growth = factor - at(2) / at(3);
  let tests = at(1);
  for (let n = counts.length; n < size; n += 1) {
    factor += growth;
    tests *= factor;
  }
  return { tests, exact: false };
}
