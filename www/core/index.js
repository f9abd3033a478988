/** The exports of `www/core/` for other parts of the page. */
export { MAX_GRID, limits } from './limits.js';
export { parseSquare } from './parse-square.js';
export * from './routes.js';
export { Run, marks, noRun } from './run.js';
export { fileName, fileOf, rankOf, squareAt, squareName } from './squares.js';
export * from './wasm.js';
