/**
 * The claims of each sentence of an argument, checked on its board.
 */

import assert from 'node:assert/strict';
import { squareName } from '../../www/core/squares.js';
import { forcedFacts, rings, same } from './argument-forced.mjs';
import { isDark, near, squaresOf } from './lesson-facts.mjs';

/**
 * @typedef {object} Claim
 * @property {import('./argument-steps.mjs').Board} board
 * @property {import('../../pkg/lazy.js').WhyNot} why
 * @property {import('./argument-steps.mjs').Step} step
 * @property {import('./argument-steps.mjs').Step | undefined} before the step before it
 * @property {Record<string, any>} values
 */

/** @param {Claim['board']} board */
const darkOf = (board) => squaresOf(board).filter(isDark);
/** @param {Claim['board']} board */
const lightOf = (board) => squaresOf(board).filter((square) => !isDark(square));

/** The squares joined with one by moves. @param {Claim['board']} board @param {number} from */
function joined(board, from) {
  const found = [from];
  for (const square of found) found.push(...near(board, square).filter((to) => !found.includes(to)));
  return found;
}

/** How many parts squares are in. @param {Claim['board']} board */
function partsOf(board) {
  let [rest, parts] = [squaresOf(board), 0];
  while (rest.length > 0) {
    const part = joined(board, rest[0]);
    rest = rest.filter((square) => !part.includes(square));
    parts += 1;
  }
  return parts;
}

/** @param {Claim} claim */
const cutOf = ({ why }) => why.groups.filter(({ role }) => role === 'cut').flatMap(({ squares }) => [...squares]);
/** @param {Claim} claim */
const without = (claim) => ({ ...claim.board, holes: [...claim.board.holes, ...cutOf(claim)] });
/** @param {Claim} claim @param {string} role */
const group = ({ why }, role) => why.groups.filter((each) => each.role === role).flatMap(({ squares }) => [...squares]);

/** Numbers from 1 to as many, each once, on these squares. @param {Claim} claim @param {number[]} squares */
function numbered({ step }, squares) {
  assert.deepEqual(
    squares.map((square) => Number(step.labels.get(square))),
    squares.map((_, index) => index + 1),
  );
}

/** How many moves a tour makes at a square. @param {Claim['board']} board @param {number} square */
const ways = ({ start, end, closed }, square) => (!closed && (square === start || square === end) ? 1 : 2);

/** Every key of an argument, and the check of its claim. @type {Record<string, (claim: Claim) => void>} */
export const facts = {
  ...forcedFacts,
  'argue.move'({ step }) {
    assert.ok(step.moves.every(([from, to]) => isDark(from) !== isDark(to)));
  },
  'argue.dark'(claim) {
    assert.equal(claim.values.dark, darkOf(claim.board).length);
    numbered(claim, darkOf(claim.board));
  },
  'argue.light'(claim) {
    assert.equal(claim.values.light, lightOf(claim.board).length);
    numbered(claim, lightOf(claim.board));
  },
  'argue.light.odd'(claim) {
    const [dark, light] = [darkOf(claim.board).length, lightOf(claim.board).length];
    assert.deepEqual(claim.values, { dark, light, squares: dark + light });
    assert.equal((dark + light) % 2, 1);
  },
  'argue.turns.closed': ({ board }) => assert.ok(board.closed),
  'argue.turns.open': ({ board }) => assert.ok(!board.closed),
  'argue.uneven.closed'({ board, values, step }) {
    const [dark, light] = [darkOf(board).length, lightOf(board).length];
    assert.deepEqual(values, { dark, light, over: Math.abs(dark - light) });
    assert.ok(values.over > 0 && step.marked.conflict?.length === values.over);
  },
  'argue.uneven.open'({ board, values }) {
    const [dark, light] = [darkOf(board).length, lightOf(board).length];
    assert.deepEqual(values, { dark, light, over: Math.abs(dark - light) });
    assert.ok(values.over > 1);
  },
  'argue.ends'({ board, values: { dark, more, fewer } }) {
    same([more, fewer], [darkOf(board).length, lightOf(board).length]);
    assert.equal(more, fewer + 1);
    assert.equal(dark, darkOf(board).length === more);
  },
  'argue.start'({ board, values }) {
    assert.equal(values.start[0], board.start);
    assert.notEqual(isDark(Number(values.start[0])), values.dark);
    assert.equal(values.fewer, (values.dark ? lightOf(board) : darkOf(board)).length);
  },
  'argue.numbers': ({ board, values }) => assert.equal(values.dark, isDark(board.start ?? 0)),
  'argue.last'({ board, values }) {
    assert.equal(values.squares, squaresOf(board).length);
    assert.equal(values.dark, isDark(board.start ?? 0) === (values.squares % 2 === 1));
  },
  'argue.end'({ board, values }) {
    assert.deepEqual([values.start, values.end], [[board.start], [board.end]]);
    assert.equal(values.dark, isDark(board.end ?? 0));
    assert.equal(values.dark === isDark(board.start ?? 0), squaresOf(board).length % 2 === 0);
  },
  'argue.all.colours'({ board, values }) {
    const [dark, light] = [darkOf(board).length, lightOf(board).length];
    assert.deepEqual(values, { dark, light });
    assert.ok(Math.abs(dark - light) <= (board.closed ? 0 : 1));
  },
  'argue.all.ways'({ board, values, step }) {
    const degrees = squaresOf(board).map((square) => near(board, square).length);
    assert.equal(values.least, Math.min(...degrees));
    assert.deepEqual(
      squaresOf(board).map((square) => step.labels.get(square)),
      degrees,
    );
  },
  'argue.all': ({ board, values }) => assert.equal(values.squares, squaresOf(board).length),
  'argue.cut.one': (claim) => same(claim.values.square, cutOf(claim)),
  'argue.cut'(claim) {
    assert.equal(claim.values.count, cutOf(claim).length);
    same(claim.step.marked.rejected ?? [], cutOf(claim));
  },
  'argue.corners'({ board, values, step }) {
    const { now = [], looked = [] } = step.marked;
    assert.deepEqual([now.length, looked.length], [values.corners, values.count]);
    for (const corner of now) assert.ok(near(board, corner).every((to) => looked.includes(to)));
  },
  'argue.parts'(claim) {
    const { step, values } = claim;
    assert.equal(values.parts, partsOf(without(claim)));
    assert.equal(step.areas.length, values.parts);
    for (const part of step.areas) same(part, joined(without(claim), part[0]));
  },
  'argue.pieces.closed'(claim) {
    assert.ok(claim.board.closed && claim.values.pieces === claim.values.count);
    assert.equal(claim.values.count, cutOf(claim).length);
  },
  'argue.pieces.open'(claim) {
    assert.ok(!claim.board.closed);
    assert.deepEqual(claim.values, { count: cutOf(claim).length, pieces: cutOf(claim).length + 1 });
  },
  'argue.pieces.ends'(claim) {
    const { board, values } = claim;
    const taken = cutOf(claim).filter((square) => square === board.start || square === board.end);
    same(values.ends, taken);
    assert.equal(values.one, taken.length === 1);
    assert.equal(values.pieces, cutOf(claim).length + 1 - taken.length);
  },
  'argue.pieces.together'(claim) {
    const { board, values } = claim;
    assert.ok(joined(without(claim), Number(board.start)).includes(Number(board.end)));
    assert.equal(values.pieces, cutOf(claim).length + 1);
    assert.equal(values.most, cutOf(claim).length);
  },
  'argue.many'(claim) {
    const { why, values } = claim;
    assert.deepEqual([values.parts, values.most].map(String), [why.values.parts, why.values.most]);
    assert.equal(values.parts, partsOf(without(claim)));
    assert.ok(values.most < values.parts);
  },
  'argue.reach'({ board, why, values, step }) {
    assert.equal(squareName(values.start[0]), why.values.start);
    const reached = joined(board, values.start[0]);
    assert.deepEqual([values.count, values.squares], [reached.length, squaresOf(board).length]);
    same(step.areas[0], reached);
  },
  'argue.reach.not'({ board, step, values }) {
    assert.equal(values.left, squaresOf(board).length - joined(board, values.start[0]).length);
    assert.ok(values.left > 0);
    assert.equal(step.marked.conflict?.length, values.left);
  },
  'argue.shape'() {},
  'argue.one.wide': ({ board }) => assert.equal(Math.min(board.files, board.ranks), 1),
  'argue.along': ({ board }) => assert.equal(Math.min(board.files, board.ranks), 2),
  'argue.row'({ board, values }) {
    const reached = joined(board, values.start[0]);
    assert.deepEqual([values.count, values.squares], [reached.length, squaresOf(board).length]);
  },
  'argue.row.not'(claim) {
    const { board, values, step } = claim;
    const missed = squaresOf(board).filter((square) => !joined(board, board.start ?? 0).includes(square));
    assert.equal(values.left, missed.length);
    same(step.marked.conflict ?? [], missed);
    same(group(claim, 'fault'), missed);
  },
  'argue.round'({ board, values, step }) {
    assert.equal(values.count, step.areas[0].length);
    same(joined(board, 0), step.areas[0]);
  },
  'argue.isolated': ({ board, values }) => assert.deepEqual(near(board, values.square[0]), []),
  'argue.lines'(claim) {
    const [outer = [], inner = []] = claim.step.areas;
    assert.deepEqual([outer.length, inner.length], [claim.values.count, claim.values.count]);
    same([...outer, ...inner], squaresOf(claim.board));
    same(outer, group(claim, 'outer'));
    same(inner, group(claim, 'inner'));
  },
  'argue.outer'({ board, step }) {
    const [outer, inner] = step.areas;
    for (const square of outer) assert.ok(near(board, square).every((to) => inner.includes(to)));
  },
  'argue.lines.closed': ({ board }) => assert.ok(board.closed),
  'argue.lines.open'({ board, step, values }) {
    assert.ok([board.start, board.end].includes(values.square[0]));
    assert.ok(step.areas[1].includes(values.square[0]));
  },
  'argue.lines.colours'({ step, values }) {
    const [outer] = step.areas;
    const [square] = values.square;
    assert.equal(values.dark, outer.includes(square) === isDark(square));
    for (const visited of step.labels.keys() ?? [])
      assert.equal(isDark(visited), outer.includes(visited) === values.dark);
  },
  'argue.lines.missed'(claim) {
    const { step, values } = claim;
    const missed = step.marked.conflict ?? [];
    same(missed, group(claim, 'fault'));
    assert.equal(missed.length, values.count);
    assert.ok(missed.length > 0 && missed.every((square) => isDark(square) === values.dark));
  },
  'argue.corner': ({ board, values }) => same(near(board, values.square[0]), values.others),
  'argue.corner.same': ({ board, values }) => same(near(board, values.square[0]), values.others),
  'argue.ring': ({ step, values }) => assert.deepEqual(rings(step.moves), [values.count]),
  'argue.ring.left'({ board, step, values }) {
    assert.deepEqual(rings(step.moves), [values.count]);
    assert.equal(values.left, squaresOf(board).length - values.count);
  },
  'argue.need.closed'(claim) {
    assert.ok(claim.board.closed);
    assert.deepEqual(claim.values, { count: group(claim, 'fault').length, need: 2 * group(claim, 'fault').length });
  },
  'argue.need.open'(claim) {
    const starved = group(claim, 'fault');
    const need = starved.reduce((sum, square) => sum + ways(claim.board, square), 0);
    assert.deepEqual(claim.values, { count: starved.length, need });
  },
  'argue.need.end'(claim) {
    const starved = group(claim, 'fault');
    const need = starved.reduce((sum, square) => sum + ways(claim.board, square), 0);
    assert.equal(claim.board.end, null);
    assert.deepEqual(claim.values, { count: starved.length, need: need - 1 });
  },
  'argue.around'(claim) {
    const around = new Set(group(claim, 'fault').flatMap((square) => near(claim.board, square)));
    same(claim.step.marked.hint ?? [], around);
    assert.equal(claim.values.count, around.size);
  },
  'argue.offer'(claim) {
    const { board, step, values } = claim;
    const starved = group(claim, 'fault');
    const labels = step.marked.hint?.map((square) => {
      const taken = Math.min(near(board, square).filter((to) => starved.includes(to)).length, ways(board, square));
      assert.equal(step.labels.get(square), taken, squareName(square));
      return taken;
    });
    assert.equal(
      values.offer,
      labels?.reduce((sum, count) => sum + count, 0),
    );
  },
  'argue.starved'({ why, step, values }) {
    const labels = [...step.labels.values()].map(Number);
    const spared = why.steps[0].key === 'argue.need.end' ? 1 : 0;
    assert.equal(
      labels.reduce((sum, label) => sum + label, 0),
      values.need + spared + values.offer,
    );
    assert.deepEqual([values.need, values.offer].map(String), [why.values.need, why.values.offer]);
    assert.ok(values.need > values.offer);
  },
  'argue.none': ({ board, values }) => assert.deepEqual(near(board, values.square[0]), []),
  'argue.none.not': ({ board, values }) => assert.deepEqual(near(board, values.square[0]), []),
  'argue.through.closed': ({ board }) => assert.ok(board.closed),
  'argue.through.ends'({ board, values }) {
    assert.deepEqual([values.start, values.end], [[board.start], [board.end]]);
    assert.ok(![board.start, board.end].includes(values.square[0]));
  },
  'argue.through.open'({ board, values }) {
    assert.notEqual(values.square[0], board.start);
    assert.equal(values.squares, squaresOf(board).length);
    assert.equal(values.dark, isDark(Number(board.start)) === (values.squares % 2 === 1));
    assert.notEqual(isDark(values.square[0]), values.dark);
  },
  'argue.only': ({ board, values }) => assert.deepEqual(near(board, values.square[0]), values.other),
  'argue.only.not': ({ board, values }) => assert.equal(near(board, values.square[0]).length, 1),
  'argue.beside': ({ board }) => assert.ok(board.closed),
  'argue.few'({ board, values }) {
    assert.equal(squaresOf(board).length, 2);
    assert.equal(values.squares, 2);
  },
  'argue.once': ({ board, values }) => assert.deepEqual(values.square, [board.start]),
  'argue.again': ({ board, values }) => assert.deepEqual(values.square, [board.end]),
};
