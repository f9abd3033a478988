/**
 * The gate for numbers at the edge of the wasm modules: whatever number a page hands over, the core answers or refuses it in
 * a sentence. It never traps, which would leave its instance unusable.
 *
 * @import { Dice } from '../chance.mjs'
 */

import assert from 'node:assert/strict';
import { isRefusal } from '../../../www/core/index.js';
import { explain } from '../../../www/i18n/index.js';
import { core as chinese } from '../../../www/i18n/zh-rest.js';
import { core, count, lazy } from '../core.mjs';
import '../english.mjs';

/** Numbers that no gate may let pass, and those around every limit. */
// prettier-ignore
const ODD = [
  NaN, Infinity, -Infinity, -0, -1, 0.5, 8.7, 1e-300, 1e300, 2 ** 31, 2 ** 32, 2 ** 32 + 8, 2 ** 53, -(2 ** 31),
  2 ** 20, 0, 1, 7, 8, 9, 10, 11, 13, 14, 15, 16, 27, 28, 32, 33, 48, 49, 50, 51, 255, 256, 1000, 1001, 1023, 1024,
  65_536,
];

/** @typedef {(dice: Dice) => unknown} Make */

/** @type {Make} */
const any = ({ oneOf }) => oneOf(ODD);
/** Mostly a small board. @type {Make} */
const side = ({ whole, oneOf }) => (whole(0, 2) ? whole(1, 9) : oneOf(ODD));
/** @type {Make} */
const square = ({ whole, oneOf }) => (whole(0, 3) ? (whole(0, 8) << 10) | whole(0, 8) : oneOf(ODD));
/** @type {Make} */
const squares = (dice) => Array.from({ length: dice.whole(0, 4) }, () => square(dice));
/** @type {Make} */
const yes = ({ whole }) => whole(0, 1) === 1;
/** @type {Make} */
const solver = ({ oneOf }) =>
  oneOf(['scan', 'marks', 'mask', 'permute', 'access', 'warnsdorff', 'plain', '', 'Marks', '皇']);
/** @type {Make} */
const method = ({ oneOf }) => oneOf(['join', 'bitmask', 'naive', '', 'mask']);
/** @type {Make} */
const digits = ({ oneOf }) => oneOf(['', '0', '04', '0721', '8', 'x', '皇', '7'.repeat(70)]);
/** @type {Make} */
const big = ({ oneOf }) => oneOf([0n, 1n, 92n, -1n, 2n ** 63n, 2n ** 64n, 10n ** 18n, -(2n ** 70n)]);

/** @type {Make} */
const comparison = ({ oneOf }) =>
  oneOf([
    '6?left=scan&right=mask',
    '6?left=marks&right=mask&by=placement',
    '5x5/a1?left=warnsdorff&right=plain&by=solution',
  ]);

/** The methods of every run, with makers of their arguments. @type {[name: string, args: Make[]][]} */
const QUESTIONS = [
  ['explore', [any]],
  ['goTo', [any]],
  ['next', [any]],
  ['previous', [any]],
  ['stepOf', [any, any]],
  ['densities', [any, any]],
];

/** Calls, each cheap whatever it is given. @type {[name: string, call: (...args: any[]) => any, args: Make[]][]} */
const CALLS = [
  ['Player.queens', (...a) => core.Player.queens(a[0], a[1], a[2]), [side, solver, squares]],
  [
    'Player.search',
    (...a) => lazy.Player.search(a[0], a[1], a[2], a[3], a[4], a[5], a[6]),
    [side, side, square, yes, squares, solver, yes],
  ],
  [
    'Player.givenTour',
    (...a) => lazy.Player.givenTour(a[0], a[1], a[2], a[3], a[4]),
    [side, side, square, squares, digits],
  ],
  ['Player.ridden', (...a) => lazy.Player.ridden(a[0], a[1], a[2], a[3], a[4]), [side, side, squares, squares, yes]],
  ['Pair', (link) => new lazy.Pair(`#1/compare/${link}`), [comparison]],
  ['tourTexts', lazy.tourTexts, [side, side, squares, squares]],
  ['publishedTours', lazy.publishedTours, [side, side, yes]],
  ['TourCount', (...a) => new lazy.TourCount(a[0], a[1], a[2], a[3], a[4]), [side, side, yes, square, any]],
  ['toursExceed', lazy.toursExceed, [side, side, yes, any]],
  ['queensConflicts', core.queensConflicts, [side, squares]],
  ['queensAttackers', core.queensAttackers, [side, squares]],
  ['queensFen', core.queensFen, [side, squares]],
  ['queensTextBoard', core.queensTextBoard, [side, squares]],
  ['queensImage', core.queensImage, [side, squares, any]],
  ['queensNumber', core.queensNumber, [side, squares]],
  ['checkerChallenge', count.checkerChallenge, [({ oneOf }) => oneOf(ODD.filter((n) => !(n > 8 && n < 14)))]],
  ['pseudoCode', core.pseudoCode, [solver]],
  ['publishedCount', count.publishedCount, [any]],
  ['publishedFundamental', count.publishedFundamental, [any]],
  ['quickestMethod', count.quickestMethod, [any]],
  ['fundamentalCount', count.fundamentalCount, [({ oneOf }) => oneOf(ODD.filter((n) => !(n > 11 && n < 28))), big]],
  [
    'jobLines',
    (...[n, of, version, jobs, job, solutions]) =>
      count.jobLines(n, { method: of, version, jobs, each: new Map([[job, solutions]]) }),
    [any, method, any, any, any, big],
  ],
  ['Solutions', (n) => new count.Solutions(n), [any]],
  ['images', (n, queens) => new count.Solutions(n).images(queens), [side, squares]],
  ['Racer', (...a) => new count.Racer(a[0], a[1], a[2], a[3]), [side, solver, squares, yes]],
];

/** @typedef {{ at: number, args: unknown[], asked: [at: number, args: unknown[]][] }} Call */

/**
 * @param {Make[]} makes
 * @param {Dice} dice
 */
const made = (makes, dice) => makes.map((make) => make(dice));

/** The codes of the core's refusals, as the catalogue has them. */
const CODES = Object.keys(chinese.sentences).flatMap((key) => (/^(?:core|why)\./.test(key) ? [key] : []));

/** Those that the calls above can give, but for the reasons why there is no tour. */
// prettier-ignore
const ERRORS = [
  'core.not-whole', 'core.off-board', 'core.clash', 'core.no-solver', 'core.bad-holes', 'core.no-method',
  'core.not-a-move', 'core.start-taken-out', 'core.not-a-ride', 'core.too-wide-to-count',
];

/** @type {import('./driver.mjs').Target} */
export const target = {
  name: 'gate',
  short: 4000,
  corpus: CALLS.map((_, at) => ({ at, args: null, asked: [] })),
  errors: ERRORS,

  /** Another call of the same function, or another argument of it. */
  mutate({ at, args, asked }, _, dice) {
    const makes = CALLS[at][2];
    const changed = args ? [...args] : made(makes, dice);
    const which = dice.whole(0, makes.length - 1);
    changed[which] = makes[which](dice);
    const question = dice.whole(0, QUESTIONS.length - 1);
    return { at, args: changed, asked: [...asked.slice(-5), [question, made(QUESTIONS[question][1], dice)]] };
  },
  // None is kept: those that are accepted would soon be all.
  size: () => Infinity,

  /** @param {Call} call */
  check({ at, args, asked }, met) {
    if (!args) return true;
    const result = refusable(() => CALLS[at][1](...args), met);
    if (result === REFUSED) return false;
    if (typeof result?.free !== 'function') return true;
    for (const [which, given] of asked) {
      const [name] = QUESTIONS[which];
      if (typeof result[name] !== 'function') continue;
      // Steps without end would take as long.
      if (name === 'explore' || name === 'goTo') given[0] = Math.min(Number(given[0]), 2000);
      refusable(() => result[name](...given), met);
      if (typeof result.snapshot === 'function') assert.ok(result.snapshot().step <= result.furthest);
    }
    result.free();
    return true;
  },
};

const REFUSED = Symbol('refused');

/**
 * @param {() => any} call
 * @param {(kind: string) => void} met
 */
function refusable(call, met) {
  try {
    return call();
  } catch (error) {
    assert.ok(isRefusal(error), `${error}`);
    const { why } = /** @type {{ why?: { code: string } }} */ (/** @type {unknown} */ (error));
    const code = why ? `why.${why.code}` : `core.${error.code}`;
    assert.ok(CODES.includes(code), code);
    assert.ok(!/undefined|\{/.test(explain(error)));
    if (ERRORS.includes(code)) met(code);
    return REFUSED;
  }
}
