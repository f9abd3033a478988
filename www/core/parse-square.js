/**
 * A typed square name, read by the parser of links.
 */

import { isRefusal } from './wasm.js';

/** Letters and digits, with nothing of a link behind them; a phone begins a word with a capital. */
const NAME = /^[a-z]+[0-9]+$/i;

/**
 * @param {Pick<import('./wasm.js').Core, 'parseLink'>} core
 * @param {{ files: number, ranks: number }} board
 * @param {string} name
 * @returns {import('./squares.js').Square | null} `null` when the board has no such square
 */
export function parseSquare(core, { files, ranks }, name) {
  if (!NAME.test(name)) return null;
  try {
    const link = core.parseLink(`1/knight/${files}x${ranks}/${name.toLowerCase()}`);
    return link.view === 'knight' ? link.start : null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
