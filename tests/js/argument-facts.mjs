/**
 * What each sentence of an argument claims, checked on its board.
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
 * @property {string} place
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
function numbered({ step, place }, squares) {
  const labels = step.labels ?? new Map();
  same(
    squares.map((square) => Number(labels.get(square))),
    squares.map((_, index) => index + 1),
    place,
  );
}

/** How many moves a tour makes at a square. @param {Claim['board']} board @param {number} square */
const ways = ({ start, end, closed }, square) => (!closed && (square === start || square === end) ? 1 : 2);

/** Every key of an argument, and the check of its claim. @type {Record<string, (claim: Claim) => void>} */
export const facts = {
  ...forcedFacts,
  'argue.move'({ step, place }) {
    assert.ok(
      (step.moves ?? []).every(([from, to]) => isDark(from) !== isDark(to)),
      place,
    );
  },
  'argue.dark'(claim) {
    assert.equal(claim.values.dark, darkOf(claim.board).length, claim.place);
    numbered(claim, darkOf(claim.board));
  },
  'argue.light'(claim) {
    assert.equal(claim.values.light, lightOf(claim.board).length, claim.place);
    numbered(claim, lightOf(claim.board));
  },
  'argue.light.odd'(claim) {
    const [dark, light] = [darkOf(claim.board).length, lightOf(claim.board).length];
    assert.deepEqual(claim.values, { dark, light, squares: dark + light }, claim.place);
    assert.equal((dark + light) % 2, 1, claim.place);
  },
  'argue.turns.closed': ({ board, place }) => assert.ok(board.closed, place),
  'argue.turns.open': ({ board, place }) => assert.ok(!board.closed, place),
  'argue.uneven.closed'({ board, values, step, place }) {
    const [dark, light] = [darkOf(board).length, lightOf(board).length];
    assert.deepEqual(values, { dark, light, over: Math.abs(dark - light) }, place);
    assert.ok(values.over > 0 && step.marked?.conflict?.length === values.over, place);
  },
  'argue.uneven.open'({ board, values, place }) {
    const [dark, light] = [darkOf(board).length, lightOf(board).length];
    assert.deepEqual(values, { dark, light, over: Math.abs(dark - light) }, place);
    assert.ok(values.over > 1, place);
  },
  'argue.ends'({ board, values: { dark, more, fewer }, place }) {
    same([more, fewer], [darkOf(board).length, lightOf(board).length], place);
    assert.equal(more, fewer + 1, place);
    assert.equal(dark, darkOf(board).length === more, place);
  },
  'argue.start'({ board, values, place }) {
    assert.equal(values.start[0], board.start, place);
    assert.notEqual(isDark(Number(values.start[0])), values.dark, place);
    assert.equal(values.fewer, (values.dark ? lightOf(board) : darkOf(board)).length, place);
  },
  'argue.numbers': ({ board, values, place }) => assert.equal(values.dark, isDark(board.start ?? 0), place),
  'argue.last'({ board, values, place }) {
    assert.equal(values.squares, squaresOf(board).length, place);
    assert.equal(values.dark, isDark(board.start ?? 0) === (values.squares % 2 === 1), place);
  },
  'argue.end'({ board, values, place }) {
    assert.equal(values.dark, isDark(board.end ?? 0), place);
    assert.equal(values.dark === isDark(board.start ?? 0), squaresOf(board).length % 2 === 0, place);
  },
  'argue.all.colours'({ board, values, place }) {
    const [dark, light] = [darkOf(board).length, lightOf(board).length];
    assert.deepEqual(values, { dark, light }, place);
    assert.ok(Math.abs(dark - light) <= (board.closed ? 0 : 1), place);
  },
  'argue.all.ways'({ board, values, step, place }) {
    const degrees = squaresOf(board).map((square) => near(board, square).length);
    assert.equal(values.least, Math.min(...degrees), place);
    assert.deepEqual(
      squaresOf(board).map((square) => step.labels?.get(square)),
      degrees,
      place,
    );
  },
  'argue.all': ({ board, values, place }) => assert.equal(values.squares, squaresOf(board).length, place),
  'argue.cut.one': (claim) => same(claim.values.square, cutOf(claim), claim.place),
  'argue.cut'(claim) {
    assert.equal(claim.values.count, cutOf(claim).length, claim.place);
    same(claim.step.marked?.rejected ?? [], cutOf(claim), claim.place);
  },
  'argue.corners'({ board, values, step, place }) {
    const { now = [], looked = [] } = step.marked ?? {};
    assert.deepEqual([now.length, looked.length], [values.corners, values.count], place);
    for (const corner of now)
      assert.ok(
        near(board, corner).every((to) => looked.includes(to)),
        place,
      );
  },
  'argue.parts'(claim) {
    const { step, values, place } = claim;
    assert.equal(values.parts, partsOf(without(claim)), place);
    assert.equal(step.areas?.length, values.parts, place);
    for (const part of step.areas ?? []) same(part, joined(without(claim), part[0]), place);
  },
  'argue.pieces.closed'(claim) {
    assert.ok(claim.board.closed && claim.values.pieces === claim.values.count, claim.place);
    assert.equal(claim.values.count, cutOf(claim).length, claim.place);
  },
  'argue.pieces.open'(claim) {
    assert.ok(!claim.board.closed, claim.place);
    assert.deepEqual(claim.values, { count: cutOf(claim).length, pieces: cutOf(claim).length + 1 }, claim.place);
  },
  'argue.pieces.ends'(claim) {
    const { board, values, place } = claim;
    const taken = cutOf(claim).filter((square) => square === board.start || square === board.end);
    same(values.ends, taken, place);
    assert.equal(values.one, taken.length === 1, place);
    assert.equal(values.pieces, cutOf(claim).length + 1 - taken.length, place);
  },
  'argue.pieces.together'(claim) {
    const { board, values, place } = claim;
    assert.ok(joined(without(claim), Number(board.start)).includes(Number(board.end)), place);
    assert.equal(values.pieces, cutOf(claim).length + 1, place);
    assert.equal(values.most, cutOf(claim).length, place);
  },
  'argue.many'(claim) {
    const { why, values, place } = claim;
    assert.deepEqual([values.parts, values.most].map(String), [why.values.parts, why.values.most], place);
    assert.equal(values.parts, partsOf(without(claim)), place);
    assert.ok(values.most < values.parts, place);
  },
  'argue.reach'({ board, why, values, step, place }) {
    assert.equal(squareName(values.start[0]), why.values.start, place);
    const reached = joined(board, values.start[0]);
    assert.deepEqual([values.count, values.squares], [reached.length, squaresOf(board).length], place);
    same(step.areas?.[0] ?? [], reached, place);
  },
  'argue.reach.not'({ board, values, place }) {
    assert.equal(values.left, squaresOf(board).length - joined(board, values.start[0]).length, place);
    assert.ok(values.left > 0, place);
  },
  'argue.shape'() {},
  'argue.one.wide': ({ board, place }) => assert.equal(Math.min(board.files, board.ranks), 1, place),
  'argue.along': ({ board, place }) => assert.equal(Math.min(board.files, board.ranks), 2, place),
  'argue.row'({ board, values, place }) {
    const reached = joined(board, values.start[0]);
    assert.deepEqual([values.count, values.squares], [reached.length, squaresOf(board).length], place);
  },
  'argue.row.not'(claim) {
    const { board, values, step, place } = claim;
    const missed = squaresOf(board).filter((square) => !joined(board, board.start ?? 0).includes(square));
    assert.equal(values.left, missed.length, place);
    same(step.marked?.conflict ?? [], missed, place);
    same(group(claim, 'fault'), missed, place);
  },
  'argue.round'({ board, values, step, place }) {
    assert.equal(values.count, step.areas?.[0].length, place);
    same(joined(board, 0), step.areas?.[0] ?? [], place);
  },
  'argue.isolated': ({ board, values, place }) => assert.deepEqual(near(board, values.square[0]), [], place),
  'argue.lines'(claim) {
    const [outer = [], inner = []] = claim.step.areas ?? [];
    assert.deepEqual([outer.length, inner.length], [claim.values.count, claim.values.count], claim.place);
    same([...outer, ...inner], squaresOf(claim.board), claim.place);
    same(outer, group(claim, 'outer'), claim.place);
    same(inner, group(claim, 'inner'), claim.place);
  },
  'argue.outer'({ board, step, place }) {
    const [outer = [], inner = []] = step.areas ?? [];
    for (const square of outer)
      assert.ok(
        near(board, square).every((to) => inner.includes(to)),
        place,
      );
  },
  'argue.lines.closed': ({ board, place }) => assert.ok(board.closed, place),
  'argue.lines.open'({ board, step, values, place }) {
    assert.ok([board.start, board.end].includes(values.square[0]), place);
    assert.ok(step.areas?.[1].includes(values.square[0]), place);
  },
  'argue.lines.colours'({ step, values, place }) {
    const [outer = []] = step.areas ?? [];
    const [square] = values.square;
    assert.equal(values.dark, outer.includes(square) === isDark(square), place);
    for (const visited of step.labels?.keys() ?? [])
      assert.equal(isDark(visited), outer.includes(visited) === values.dark, place);
  },
  'argue.lines.missed'(claim) {
    const { step, values, place } = claim;
    const missed = step.marked?.conflict ?? [];
    same(missed, group(claim, 'fault'), place);
    assert.equal(missed.length, values.count, place);
    assert.ok(missed.length > 0 && missed.every((square) => isDark(square) === values.dark), place);
  },
  'argue.corner': ({ board, values, place }) => same(near(board, values.square[0]), values.others, place),
  'argue.corner.same': ({ board, values, place }) => same(near(board, values.square[0]), values.others, place),
  'argue.ring': ({ step, values, place }) => assert.deepEqual(rings(step.moves ?? []), [values.count], place),
  'argue.ring.left'({ board, step, values, place }) {
    assert.deepEqual(rings(step.moves ?? []), [values.count], place);
    assert.equal(values.left, squaresOf(board).length - values.count, place);
  },
  'argue.need.closed'(claim) {
    assert.ok(claim.board.closed, claim.place);
    assert.deepEqual(claim.values, { count: group(claim, 'fault').length, need: 2 * group(claim, 'fault').length });
  },
  'argue.need.open'(claim) {
    const starved = group(claim, 'fault');
    const need = starved.reduce((sum, square) => sum + ways(claim.board, square), 0);
    assert.deepEqual(claim.values, { count: starved.length, need }, claim.place);
  },
  'argue.need.end'(claim) {
    const starved = group(claim, 'fault');
    const need = starved.reduce((sum, square) => sum + ways(claim.board, square), 0);
    assert.equal(claim.board.end, null, claim.place);
    assert.deepEqual(claim.values, { count: starved.length, need: need - 1 }, claim.place);
  },
  'argue.around'(claim) {
    const around = new Set(group(claim, 'fault').flatMap((square) => near(claim.board, square)));
    same(claim.step.marked?.hint ?? [], around, claim.place);
    assert.equal(claim.values.count, around.size, claim.place);
  },
  'argue.offer'(claim) {
    const { board, step, values, place } = claim;
    const starved = group(claim, 'fault');
    const labels = step.marked?.hint?.map((square) => {
      const taken = Math.min(near(board, square).filter((to) => starved.includes(to)).length, ways(board, square));
      assert.equal(step.labels?.get(square), taken, `${place} ${squareName(square)}`);
      return taken;
    });
    assert.equal(
      values.offer,
      labels?.reduce((sum, count) => sum + count, 0),
      place,
    );
  },
  'argue.starved'({ why, values, place }) {
    assert.deepEqual([values.need, values.offer].map(String), [why.values.need, why.values.offer], place);
    assert.ok(values.need > values.offer, place);
  },
  'argue.none': ({ board, values, place }) => assert.deepEqual(near(board, values.square[0]), [], place),
  'argue.none.not': ({ board, values, place }) => assert.deepEqual(near(board, values.square[0]), [], place),
  'argue.through.closed': ({ board, place }) => assert.ok(board.closed, place),
  'argue.through.ends'({ board, values, place }) {
    assert.deepEqual([values.start, values.end], [[board.start], [board.end]], place);
    assert.ok(![board.start, board.end].includes(values.square[0]), place);
  },
  'argue.through.open'({ board, values, place }) {
    assert.notEqual(values.square[0], board.start, place);
    assert.equal(values.squares, squaresOf(board).length, place);
    assert.equal(values.dark, isDark(Number(board.start)) === (values.squares % 2 === 1), place);
    assert.notEqual(isDark(values.square[0]), values.dark, place);
  },
  'argue.only': ({ board, values, place }) => assert.deepEqual(near(board, values.square[0]), values.other, place),
  'argue.only.not': ({ board, values, place }) => assert.equal(near(board, values.square[0]).length, 1, place),
  'argue.beside': ({ board, place }) => assert.ok(board.closed, place),
  'argue.few'({ board, values, place }) {
    assert.equal(squaresOf(board).length, 2, place);
    assert.equal(values.squares, 2, place);
  },
  'argue.once': ({ board, values, place }) => assert.deepEqual(values.square, [board.start], place),
  'argue.again': ({ board, values, place }) => assert.deepEqual(values.square, [board.end], place),
};
