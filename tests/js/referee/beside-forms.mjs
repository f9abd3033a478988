/**
 * A program beside a solver. The placements of the solver are found by trying every square of its rows or columns in order;
 * the program places the same queens up to one that is chosen.
 *
 * @import { Solver } from '../../../www/core/routes.js'
 * @import { Place } from './geometry.mjs'
 * @import { Form } from './form.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {object} BesideFacts
 * @property {readonly string[]} solver its names
 * @property {number} size
 * @property {Place[]} solved the placements of the solver
 * @property {Place[]} placed those of the program
 * @property {boolean} isMany whether the program places several queens at once then
 * @property {boolean} isEndless whether it goes on then without placing any
 * @property {number} [stepped] how many queens the solver has placed beside the step that is shown
 */

import { t } from '../../../www/i18n/index.js';
import { partingOf } from '../../../www/program/judge-words.js';
import { forms, said } from './form.mjs';
import { attackersOf, isSame, placeNamed } from './geometry.mjs';
import { python } from './straight-programs.mjs';

/** How many placements are the same. @param {BesideFacts} facts */
function sameIn({ solved, placed }) {
  const first = placed.findIndex((place, index) => !isSame(place, solved[index]));
  return first < 0 ? placed.length : first;
}

/** Whether the program places all that the solver does and then ends. @param {BesideFacts} facts */
const areSame = (facts) =>
  !facts.isMany && !facts.isEndless && sameIn(facts) === facts.solved.length && isOver(facts, facts.placed);

/** Whether nothing follows the common part. @param {BesideFacts} facts @param {Place[]} places */
const isOver = (facts, places) => places.length === sameIn(facts);

/** @type {Form<BesideFacts>[]} */
export const besideForms = forms({
  'beside.same': (facts, { count, solver }) =>
    areSame(facts) && facts.solver.includes(solver) && said(count) === facts.solved.length,
  'beside.first': (facts, { solver }) => !areSame(facts) && sameIn(facts) === 0 && facts.solver.includes(solver),
  'beside.apart': (facts, { count, solver }) =>
    !areSame(facts) && said(count) === sameIn(facts) && sameIn(facts) > 0 && facts.solver.includes(solver),
  'beside.own': (facts, { square }) => isSame(facts.placed[sameIn(facts)], placeNamed(square, facts.size)),
  'beside.own.end': (facts) => isOver(facts, facts.placed) && !facts.isMany && !facts.isEndless,
  'beside.own.many': (facts) => isOver(facts, facts.placed) && facts.isMany,
  'beside.other': (facts, { solver, square }) =>
    facts.solver.includes(solver) && isSame(facts.solved[sameIn(facts)], placeNamed(square, facts.size)),
  'beside.other.end': (facts, { solver }) => facts.solver.includes(solver) && isOver(facts, facts.solved),
  'beside.limit': (facts, { count }) => facts.isEndless && said(count) === sameIn(facts) && isOver(facts, facts.placed),
  'beside.at': (facts, { solver, count }) => facts.solver.includes(solver) && said(count) === facts.stepped,
});

/** @typedef {{ place: Place, comes: boolean }} Change */

/** Every queen that comes and goes where each row, or column, is tried in order. @param {number} size @param {boolean} byColumn */
function changesOf(size, byColumn) {
  /** @type {Change[]} */
  const changes = [];
  const extend = (/** @type {Place[]} */ queens) => {
    for (let at = 1; at <= size && queens.length < size; at += 1) {
      const line = queens.length + 1;
      const place = byColumn ? { row: at, column: line } : { row: line, column: at };
      if (attackersOf(place, queens).length > 0) continue;
      changes.push({ place, comes: true });
      extend([...queens, place]);
      changes.push({ place, comes: false });
    }
  };
  extend([]);
  return changes;
}

/** @param {Change[]} changes */
const placedBy = (changes) => changes.filter(({ comes }) => comes).map(({ place }) => place);

/** A line of a program that makes a change of a board of cells. @param {Change} change */
const written = ({ place: { row, column }, comes }) => `board[${row - 1}][${column - 1}] = ${comes ? 1 : 0}`;

const SOLVERS = /** @type {const} */ ([
  ['marks', false, ['Marks', '标记禁区']],
  ['access', true, ['Access rows', '可用行']],
]);

/** @param {See<BesideFacts>} see */
export function walkBeside(see) {
  for (const [solver, byColumn, names] of SOLVERS) {
    for (const size of [4, 5]) {
      const changes = changesOf(size, byColumn);
      const known = { solver: names, size, solved: placedBy(changes), isMany: false, isEndless: false };
      const other = { place: { row: size, column: size }, comes: true };
      const first = { place: byColumn ? { row: 2, column: 1 } : { row: 1, column: 2 }, comes: true };
      compared(solver, changes, [], known, see);
      compared(solver, [...changes, other], [], known, see);
      compared(solver, [first, ...changes], [], known, see);
      for (const length of [1, 2, 3, 7, 8, 12]) {
        const begun = changes.slice(0, length);
        compared(solver, begun, [], known, see);
        compared(solver, [...begun, other], [], known, see);
        const many = `board[:] = [[1] * ${size} for row in range(${size})]`;
        compared(solver, begun, [many], { ...known, isMany: true }, see);
        compared(solver, begun, ['while True: pass'], { ...known, isEndless: true }, see);
      }
    }
  }
}

/**
 * @param {Solver} solver
 * @param {Change[]} changes of the board by the program
 * @param {string[]} more lines
 * @param {Omit<BesideFacts, 'placed'>} known
 * @param {See<BesideFacts>} see
 */
function compared(solver, changes, more, known, see) {
  const { size } = known;
  const lines = [
    'board = []',
    `for row in range(${size}): board.append([0] * ${size})`,
    ...changes.map(written),
    ...more,
  ];
  const look = new python.Program(lines.join('\n')).look({ queens: size }, '', 1);
  look.look(2000);
  const comparison = look.compare('.board', solver);
  comparison.run(2000);
  const placed = placedBy(changes);
  // The last lines are the changes; what differs first ends the comparison.
  for (const back of more.length > 0 ? [] : [0, 1, 2, 5]) {
    const shown = placedBy(changes.slice(0, Math.max(0, changes.length - back))).length;
    if (shown > sameIn({ ...known, placed }) + 1) continue;
    comparison.goTo(look.lines - back);
    // Where the program ends first, the solver shows its next queen.
    const solverMoved = shown + Number(back === 0 && shown === sameIn({ ...known, placed }));
    const stepped = Math.min(known.solved.length, solverMoved);
    const text = () => t('beside.at', { solver: t(`solver.${solver}`), count: comparison.placed });
    see(text, { ...known, placed, stepped });
  }
  const parting = { state: /** @type {const} */ ('ended'), solver, size, same: comparison.same, end: comparison.end() };
  comparison.free();
  look.free();
  see(() => partingOf(parting), { ...known, placed });
}
