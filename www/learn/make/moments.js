/**
 * The boards of a lesson: what the link of a stop shows, without showing it on the page.
 *
 * @import { Core, LazyCore } from '../../core/wasm.js'
 * @import { CompareLink, KnightRoute, Link, ProgramLink, QueensRoute } from '../../core/routes.js'
 * @import { SolverRoute } from '../../queens/display.js'
 * @import { Display } from '../../player/display.js'
 * @import { Subject } from '../../export/subject.js'
 *
 * @typedef {object} Boards what opens them
 * @property {Core} core
 * @property {() => Promise<{ core: LazyCore, open: (route: KnightRoute) => Display }>} tours the part that opens knights
 * @property {() => Promise<typeof import('../../program/moment.js')>} programs the part that runs programs
 *
 * @typedef {Subject & { line?: number | null }} Moment `line` of the program comes next
 */

import { openComparison } from '../../compare/index.js';
import { hasSolver, isRefusal, noRun } from '../../core/index.js';
import { subjectOf } from '../../export/index.js';
import { t } from '../../i18n/index.js';
import { yieldToMain } from '../../platform/index.js';
import { PackedError, unpack } from '../../share/index.js';
import { opensAtEnd } from '../../player/index.js';
import { openPlacement, openQueens } from '../../queens/index.js';

/** How long a run is explored at a stretch, in milliseconds. */
const SLICE = 12;

/** A program is called by at most so many characters of its first line. */
const NAME = 60;

/**
 * Whether a link shows one board: others show more, such as two solvers in step, or none.
 * @param {Link} link
 * @returns {link is Extract<Link, { view: 'queens' | 'knight' }>}
 */
export const showsBoard = (link) => link.view === 'queens' || link.view === 'knight';

/**
 * The boards that a link shows: one, or the two of a comparison.
 * @param {Boards} boards
 * @param {string} link
 * @param {{ wanted?: () => boolean, furthest?: number, runs?: boolean }} [bounds] `wanted` is asked in each task whether to
 *   go on; no step beyond `furthest` is opened; a program that waits at a step is run only if it `runs`
 * @returns {Promise<Moment[]>} none if the link shows no board or cannot be opened, or the call was cancelled
 */
export async function boardsOf(boards, link, { wanted = () => true, furthest = Infinity, runs = false } = {}) {
  try {
    const parsed = boards.core.parseLink(link);
    const isPair = parsed.view === 'compare';
    const isProgram = parsed.view === 'program' && runs && parsed.step !== null;
    if (!isPair && !isProgram && !showsBoard(parsed)) return [];
    const step = parsed.step ?? (isPair ? null : parsed.steps?.[0]) ?? null;
    if (step !== null && step > furthest) return [];
    const display = await displayOf(boards, parsed, wanted);
    if (display === null) return [];
    try {
      if (!(await reached(display, step, wanted))) return [];
      const here = display.run?.snapshot() ?? noRun;
      const { sides = [display] } = display;
      const line = here.program && here.program.end?.kind !== 'end' ? here.program.line : null;
      return sides.map((side, index) => ({ ...subjectOf(side, here.sides?.[index] ?? here), line }));
    } finally {
      display.run?.free();
      display.stop?.();
    }
  } catch (error) {
    if (isRefusal(error) || error instanceof PackedError) return [];
    throw error;
  }
}

/**
 * The first of the boards, by the name of all of them.
 * @param {Subject[]} subjects
 * @returns {Subject | null}
 */
export function firstOf([subject, other]) {
  if (subject === undefined) return null;
  return other ? { ...subject, title: t('make.compared', { one: subject.title, other: other.title }) } : subject;
}

/**
 * What a link to a program is called: the first line of its text that says something, and the step.
 * @param {Boards} boards
 * @param {string} link
 * @returns {Promise<{ title: string, text: string } | null>} `null` for any other link, or a text that cannot be read
 */
export async function programOf({ core }, link) {
  try {
    const parsed = core.parseLink(link);
    if (parsed.view !== 'program') return null;
    const text = await unpack(parsed.packed);
    const first = text.split('\n').find((line) => /\p{L}/u.test(line)) ?? '';
    const name = first.replace(/^[\s#/*]+|[\s:{*/]+$/g, '').slice(0, NAME);
    const title = t('make.program', { name });
    const { step } = parsed;
    return { title: step === null ? title : t('picture.at', { title, step }), text };
  } catch (error) {
    if (error instanceof PackedError || isRefusal(error)) return null;
    throw error;
  }
}

/**
 * @param {Boards} boards
 * @param {CompareLink | ProgramLink | QueensRoute | KnightRoute} link
 * @param {() => boolean} wanted
 */
async function displayOf(boards, link, wanted) {
  if (link.view === 'compare') return comparedDisplay(boards, link);
  if (link.view !== 'program') return openedDisplay(boards, link);
  const [text, { openRun }] = await Promise.all([unpack(link.packed), boards.programs()]);
  return openRun(boards.core, link, text, wanted);
}

/**
 * @param {Boards} boards
 * @param {CompareLink} link
 */
async function comparedDisplay({ core, tours }, link) {
  const queens = (/** @type {SolverRoute} */ route) => openQueens(core, route);
  const { core: lazy, open: knight } = await tours();
  const open = link.problem === 'queens' ? queens : knight;
  return openComparison({ core, lazy }, link, /** @type {(route: any) => Display} */ (open), () => {});
}

/**
 * @param {Boards} boards
 * @param {QueensRoute | KnightRoute} route
 */
async function openedDisplay({ core, tours }, route) {
  if (route.view === 'queens') return hasSolver(route) ? openQueens(core, route) : openPlacement(core, route);
  let display = (await tours()).open(route);
  while (display.make) display = await display.make().answer;
  return display;
}

/**
 * Goes to a step, or where a link without one opens.
 * @param {Display} display
 * @param {number | null} step
 * @param {() => boolean} wanted
 * @returns {Promise<boolean>} whether it is there
 */
async function reached(display, step, wanted) {
  const { run } = display;
  if (!run) return true;
  const target = step ?? (opensAtEnd(display) ? undefined : 0);
  do {
    // To open the boards takes a task of its own where they are large.
    await yieldToMain();
    if (!wanted()) return false;
  } while (run.explore(performance.now() + SLICE, target));
  run.goTo(Math.min(target ?? Infinity, run.furthest));
  return true;
}
