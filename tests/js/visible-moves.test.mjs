import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visibleMoves } from '../../www/board/geometry.js';
import { fileOf, rankOf, squareAt } from '../../www/core/squares.js';
import { chance } from './chance.mjs';

const SIDE = 60;

/**
 * Whether a file or a rank is within two of this many that are seen.
 * @param {number} place
 * @param {number} first
 * @param {number} length
 */
const near = (place, first, length) => place >= first - 2 && place < first + length + 2;

/** @param {import('./chance.mjs').Dice} dice */
function shuffled({ whole }) {
  const squares = Uint32Array.from({ length: SIDE * SIDE }, (_, at) => squareAt(at % SIDE, Math.floor(at / SIDE)));
  for (let at = squares.length - 1; at > 0; at -= 1) {
    const other = whole(0, at);
    [squares[at], squares[other]] = [squares[other], squares[at]];
  }
  return squares;
}

test('the visible moves are all that have an end within two squares of the part that is seen, in order', () => {
  const dice = chance(7);
  const squares = shuffled(dice);
  for (let time = 0; time < 300; time += 1) {
    // So many squares are seen, from the one at the upper left on, each 10 pixels wide.
    const [across, down] = [dice.whole(1, SIDE), dice.whole(1, SIDE)];
    const [file, row] = [dice.whole(0, SIDE - across), dice.whole(0, SIDE - down)];
    const place = { width: 10 * across, height: 10 * down, left: -10 * file, top: -10 * row };
    const viewport = { ...place, cell: 10, ratio: 1, gutter: 0, files: SIDE, ranks: SIDE };
    const found = visibleMoves(squares, viewport);
    const wanted = [...squares.keys()].filter(
      (at) => near(fileOf(squares[at]), file, across) && near(SIDE - 1 - rankOf(squares[at]), row, down),
    );
    assert.deepEqual([...found], wanted);
  }
});
