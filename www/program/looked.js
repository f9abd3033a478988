/**
 * A program that has been run, with the look ahead along it.
 *
 * @import { BoardSource, Look, Problem, ProgramVerdict } from '../../pkg/program.js'
 * @import { ProgramLink } from '../core/routes.js'
 * @import { ProgramCore } from '../core/wasm.js'
 *
 * @typedef {object} Looked a program that has been run
 * @property {ProgramLink} link by which
 * @property {Look} look
 * @property {'looking' | 'ended' | 'stopped' | 'limit'} state
 * @property {number} limit of the look ahead, in lines; 0 once it is to stop
 * @property {BoardSource | null} source where the board is read
 * @property {boolean} settled whether that stays, unless the viewer chooses another
 * @property {ProgramVerdict | null} verdict when it was looked ahead last
 * @property {number | null} step where it was to be shown; `null` for its first right board
 */

import { t } from '../i18n/index.js';
import { yieldToMain } from '../platform/index.js';

/** The lines of a look ahead, and of each continuation on request. */
export const LOOK = 10_000_000;

/** How long a slice of it may take, in milliseconds; the first one is over before the run is shown. */
export const SLICE_MS = 10;
const FIRST_MS = 24;

/** Lines that are carried out between two looks at the clock. */
export const LINES = 500;

/**
 * Begins to look ahead along a program.
 * @param {ProgramCore} core
 * @param {string} text
 * @param {ProgramLink} link
 * @returns {Looked}
 * @throws the refusal of a text that is not run
 */
export function beginLook(core, text, link) {
  const problem = /** @type {Problem} */ (
    link.problem === 'queens' ? { queens: link.size } : { knight: { files: link.files, ranks: link.ranks } }
  );
  const program = new core.Program(text, link.lang);
  const look = program.look(problem, link.input, link.seed);
  program.free();
  const { step } = link;
  return { link, look, state: 'looking', limit: LOOK, source: null, settled: false, verdict: null, step };
}

/**
 * Looks ahead until a moment in time.
 * @param {Looked} looked
 * @param {number} deadline in milliseconds
 * @returns {boolean} whether there is more
 */
export function lookAhead(looked, deadline) {
  const { look } = looked;
  while (looked.state === 'looking') {
    const after = stateAfter(looked);
    if (!(after === 'ended' ? look.look(LINES) : look.judge(LINES))) looked.state = after;
    else if (performance.now() >= deadline) return true;
  }
  return false;
}

/**
 * What a look ahead comes to from where it is: where it goes no further, only the verdict is to be found.
 * @param {Looked} looked
 */
function stateAfter({ look, limit }) {
  if (limit === 0) return 'stopped';
  return look.lines >= limit && !look.end() ? 'limit' : 'ended';
}

/**
 * Judges what has been looked ahead, in short tasks.
 * @param {Look} look may end meanwhile
 */
export async function judged(look) {
  let deadline = performance.now() + SLICE_MS;
  while (isAlive(look) && look.judge(LINES)) {
    if (performance.now() < deadline) continue;
    await yieldToMain();
    deadline = performance.now() + SLICE_MS;
  }
}

/**
 * Looks ahead for the first time, in a separate task, and leaves the next one to what shows the run.
 * @param {Looked} looked may end meanwhile
 */
export async function lookFirst(looked) {
  await yieldToMain();
  if (isAlive(looked.look)) lookAhead(looked, performance.now() + FIRST_MS);
  await yieldToMain();
}

/**
 * Hands what has been looked ahead to the run that is shown. As long as it is led on, or has no board yet, it is not explored
 * beside the look.
 * @param {Looked} looked
 * @param {import('../core/run.js').Run | null} run of it
 */
export function lead({ look, state, source }, run) {
  if (!run) return;
  const isSame = run.follow(look);
  run.isLed = state === 'looking' && (isSame || source === null);
}

/** @param {Looked | null} looked */
export function endLook(looked) {
  if (looked && isAlive(looked.look)) looked.look.free();
}

/**
 * Whether a look, or a comparison, is still of this core: after a trap there is another.
 * @param {{ readonly lines: number }} look
 */
export function isAlive(look) {
  try {
    return look.lines >= 0;
  } catch {
    return false;
  }
}

/**
 * The step at which a run is shown first: that of the first board which is claimed, right or wrong.
 * @param {Look} look
 * @param {BoardSource | null} source
 */
export function firstOf(look, source) {
  const { problem, firstRight, firstWrong } = look.verdict();
  const right = (problem === 'queens' ? source?.since : firstRight) ?? Infinity;
  const first = Math.min(right, firstWrong?.step ?? Infinity);
  return Number.isFinite(first) ? first : 0;
}

/**
 * The link with the problem that the program solves, which need not be that of the page.
 * @param {ProgramLink} link
 * @param {Look} look
 * @param {BoardSource | null} source
 * @returns {ProgramLink}
 */
export function ownLink(link, look, source) {
  const own = look.own();
  if (own && 'knight' in own) {
    return link.problem === 'knight'
      ? { ...link, ...own.knight }
      : { ...withoutBoard(link), problem: 'knight', ...own.knight };
  }
  if (link.problem === 'knight') {
    return own ? { ...withoutBoard(link), problem: 'queens', size: own.queens } : link;
  }
  const size = source?.ranks ?? own?.queens;
  return size === undefined ? link : { ...link, size };
}

/**
 * A link without its board.
 * @param {ProgramLink} link
 * @returns {any}
 */
function withoutBoard(link) {
  const rest = /** @type {any} */ ({ ...link });
  for (const side of ['size', 'files', 'ranks']) delete rest[side];
  return rest;
}

/**
 * What is said once a program has another N than the board that was shown.
 * @param {ProgramLink & { problem: 'queens' }} link
 */
export const sizeWords = ({ size }) => t('program.size', { size });

/** What a run depends on. @param {ProgramLink} link */
function keyOf({ lang, packed, input, seed, ...link }) {
  const board = link.problem === 'queens' ? [link.size] : [link.files, link.ranks];
  return JSON.stringify([lang, packed, input, seed, ...board]);
}

/**
 * Whether two links are of the same run, wherever its board is read and whatever is shown of it.
 * @param {ProgramLink} one
 * @param {ProgramLink} other
 */
export function isSameRun(one, other) {
  return keyOf(one) === keyOf(other);
}

/**
 * Whether two links are of the same text with the same input, on whatever board.
 * @param {ProgramLink} one
 * @param {ProgramLink} other
 */
export function isSameText(one, other) {
  return one.packed === other.packed && one.input === other.input && one.seed === other.seed;
}
