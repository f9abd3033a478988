/**
 * Arguments why there is no tour, step by step: `tests/golden/arguments.txt` holds the sentences and drawings of some
 * small boards that need every kind of step between them. A section begins with the board, whether the tour is closed, its
 * start, its end and the squares taken out, and the core's reason. `argument.test.mjs` checks that arguments are true;
 * `UPDATE_GOLDEN=1 npm test -- js` writes the file anew.
 */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { isRefusal } from '../../www/core/wasm.js';
import { squareName } from '../../www/core/squares.js';
import { sentenceOf } from '../../www/i18n/index.js';
import { stepsOf, withoutMoves } from './argument-steps.mjs';
import { lazy, squares } from './core.mjs';
import './english.mjs';

/**
 * @import { ArgumentStep, WhyNot } from '../../pkg/lazy.js'
 * @import { Board, Step } from './argument-steps.mjs'
 */

const FILE = new URL('../golden/arguments.txt', import.meta.url);

/** The square or none of a heading. @param {string} name */
const squareOf = (name) => (name === '-' ? null : squares(name)[0]);

/**
 * @param {string} heading
 * @returns {{ board: Board, code: string }}
 */
function readHeading(heading) {
  const [size, kind, start, end, holes, code] = heading.split(' ');
  const [files, ranks] = size.split('x').map(Number);
  const out = holes === '-' ? [] : squares(holes.replaceAll(',', ' '));
  const board = { files, ranks, closed: kind === 'closed', start: squareOf(start), end: squareOf(end), holes: out };
  return { board, code };
}

/**
 * The core's reason why a board has no tour.
 * @param {Board} board
 * @param {string} code
 * @returns {WhyNot}
 */
function reasonOf({ files, ranks, start, end, closed, holes }, code) {
  if (code === withoutMoves.code) return withoutMoves;
  const out = Uint32Array.from(holes);
  if (start === null) return lazy.whyNoTour(files, ranks, closed, out) ?? assert.fail();
  try {
    lazy.Player.tour(files, ranks, start, closed, end, out).free();
  } catch (error) {
    if (isRefusal(error)) return /** @type {any} */ (error).why;
    throw error;
  }
  return assert.fail();
}

/** @param {Iterable<number>} list */
const namesOf = (list) => [...list].map(squareName).join(' ');

/** @param {Step} step @param {ArgumentStep} given the same step, as the core gives it */
function linesOf({ areas, labels, marked, moves, wrong }, given) {
  const drawn = [
    ...areas.map((area, index) => `area ${index + 1}: ${namesOf(area)}`),
    ...(labels.size > 0 ? [`labels: ${[...labels].map(([on, label]) => `${squareName(on)}=${label}`).join(' ')}`] : []),
    ...Object.entries(marked).map(([kind, list]) => `${kind}: ${namesOf(list)}`),
    ...(moves.length > 0 ? [`moves: ${moves.map((move) => move.map(squareName).join('–')).join(' ')}`] : []),
    ...(wrong.length > 0 ? [`wrong: ${wrong.map((move) => move.map(squareName).join('–')).join(' ')}`] : []),
  ];
  return [sentenceOf(given), ...drawn.map((line) => `  ${line}`)];
}

const text = readFileSync(FILE, 'utf8');
const headings = text.split('\n').flatMap((line) => (line.startsWith('; ') ? [line.slice(2)] : []));
const sections = headings.map((heading) => {
  const { board, code } = readHeading(heading);
  const why = reasonOf(board, code);
  return { heading, why, code, lines: stepsOf(why).flatMap((step, index) => linesOf(step, why.steps[index])) };
});
if (process.env.UPDATE_GOLDEN) {
  writeFileSync(FILE, sections.map(({ heading, lines }) => `; ${heading}\n${lines.join('\n')}\n`).join('\n'));
}

test('arguments are told and drawn as they were', () => {
  const frozen = text.trimEnd().split(/\n\n/);
  assert.ok(sections.length > 40);
  for (const [index, { heading, why, code, lines }] of sections.entries()) {
    assert.equal(why.code, code, heading);
    assert.deepEqual(lines, frozen[index].split('\n').slice(1), heading);
  }
});
