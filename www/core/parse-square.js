/**
 * A typed square: its name in chess, or its row from the top and its column from the left.
 *
 * @import { Square } from './squares.js'
 */

import { squareAt } from './squares.js';
import { unlessRefused } from './wasm.js';

/** Letters and digits, with nothing of a link behind them; a phone begins a word with a capital. */
const NAME = /^[a-z]+[0-9]+$/i;

/** Such as `4,5`, `(4, 5)`, `r4c5`, `row 4, column 5` and `第 4 行第 5 列`. */
const PLACE = /^\(?(?:r(?:ow)? ?|第 ?)?(\d+) ?(?:行|[,、])? ?(?:c(?:olumn)? ?|第 ?|(?<=[行,、 ]))(\d+) ?列?\)?$/i;

/**
 * @param {Pick<import('./wasm.js').Core, 'parseLink'>} core
 * @param {{ files: number, ranks: number }} board
 * @param {string} typed
 * @returns {Square | null} `null` when the board has no such square
 */
export function parseSquare(core, { files, ranks }, typed) {
  // Digits, letters and commas may be as wide as Chinese characters.
  const name = typed.normalize('NFKC').trim();
  const [, row, column] = (PLACE.exec(name) ?? []).map(Number);
  if (row >= 1 && row <= ranks && column >= 1 && column <= files) return squareAt(column - 1, ranks - row);
  if (!NAME.test(name)) return null;
  const link = unlessRefused(() => core.parseLink(`1/knight/${files}x${ranks}/${name.toLowerCase()}`));
  return link?.view === 'knight' ? link.start : null;
}
