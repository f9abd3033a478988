/**
 * The sentences where a button of the player has nothing to do: at the ends of a run, and where nothing of a kind comes.
 *
 * @import { Form } from './form.mjs'
 * @import { See } from './walks.mjs'
 * @import { Snapshot } from '../../../www/core/run.js'
 * @import { PlayerState } from '../../../www/player/state.js'
 *
 * @typedef {object} IdleFacts
 * @property {boolean} isKnight
 * @property {number} size of a queens board
 * @property {number} given queens
 * @property {number} all solutions of a queens board that contain the given queens
 * @property {readonly string[]} kinds of the steps from the first on, as a witness has seen them
 * @property {number} step shown
 * @property {string} command
 */

import { openKnight } from '../../../www/knight/display.js';
import { whyIdle } from '../../../www/player/commands.js';
import { openQueens } from '../../../www/queens/display.js';
import { core, lazy } from '../core.mjs';
import { count, forms } from './form.mjs';
import { unpacked } from './geometry.mjs';
import { KnightWitness } from './knight-witness.mjs';
import { completions, QueensWitness } from './queens-witness.mjs';
import { knightRoutes, queensRoutes } from './runs.mjs';

/** Whether there is none of these kinds of steps after the one shown, or before it. @param {IdleFacts} facts @param {string} when @param {string[]} of */
const none = ({ kinds, step }, when, of) =>
  !(/^(after|后)$/.test(when) ? kinds.slice(step) : kinds.slice(0, Math.max(0, step - 1))).some((kind) =>
    of.includes(kind),
  );

/** Whether the words are about the target of the button. @param {IdleFacts} facts @param {string} when @param {RegExp} what */
const isAsked = ({ command }, when, what) =>
  what.test(command) && command.startsWith('next') === /^(after|后)$/.test(when);

/** @type {Form<IdleFacts>[]} */
export const idleForms = forms({
  'idle.single': ({ kinds }) => kinds.length === 0,
  'idle.first': ({ kinds, step, command }) => kinds.length > 0 && step === 0 && /^(first|back)$/.test(command),
  'idle.last': ({ kinds, step, command }) =>
    kinds.length > 0 && step === kinds.length && /^(last|forward)$/.test(command),
  'idle.solution': (facts, { what, when }) =>
    facts.isKnight === /^(tour|周游)$/.test(what) &&
    isAsked(facts, when, /Solution$/) &&
    none(facts, when, ['solved', 'tour']) &&
    facts.kinds.some((kind) => kind === 'solved' || kind === 'tour'),
  'idle.backtrack': (facts, { when }) => isAsked(facts, when, /Backtrack$/) && none(facts, when, ['removed', 'back']),
  'idle.no.solution': ({ isKnight, size, given, command }, slots) =>
    !isKnight &&
    given === 0 &&
    count(slots.size) === size &&
    command.endsWith('Solution') &&
    completions(count(slots.size), []) === 0,
  'idle.no.solution.given': ({ isKnight, given, all, command }) =>
    !isKnight && given > 0 && all === 0 && command.endsWith('Solution'),
  'idle.no.tour': ({ isKnight, kinds, command }) => isKnight && !kinds.includes('tour') && command.endsWith('Solution'),
});

const COMMANDS = /** @type {const} */ ([
  'first',
  'back',
  'forward',
  'last',
  'nextSolution',
  'nextBacktrack',
  'previousSolution',
  'previousBacktrack',
]);

/** The longest run that is walked, in steps, and how many of its steps are asked about. */
const [LONGEST, ASKED] = [400, 12];

/** Every button at steps of small runs. @param {See<IdleFacts>} see */
export function walkIdle(see) {
  for (const route of queensRoutes()) {
    if (route.size > 4 || route.queens.length > 1) continue;
    const place = (/** @type {number} */ square) => unpacked(square, route.size);
    const given = route.queens.map(place);
    const witness = new QueensWitness(route.solver, route.size, given);
    const all = completions(route.size, given);
    const facts = { isKnight: false, size: route.size, given: given.length, all };
    const display = openQueens(core, /** @type {any} */ (route));
    walk(see, display, facts, (snapshot) => witness.see([...snapshot.path].map(place), snapshot.atEnd).kind);
  }
  for (const { route } of knightRoutes()) {
    if (route.files * route.ranks > 20) continue;
    const display = openKnight(lazy, route);
    const { run } = display;
    if (!run) continue;
    const place = (/** @type {number} */ square) => unpacked(square, route.ranks);
    const first = place(/** @type {import('../../../pkg/lazy.js').Player} */ (run.player).start?.() ?? 0);
    const task = { ...route, holes: route.holes.map(place), rule: route.solver === 'warnsdorff' };
    const witness = new KnightWitness(task, first);
    const facts = { isKnight: true, size: 0, given: 0, all: 0 };
    walk(see, display, facts, (snapshot) => witness.see([first, ...[...snapshot.path].map(place)], false).kind);
  }
}

/**
 * @param {See<IdleFacts>} see
 * @param {import('../../../www/player/display.js').Display} display
 * @param {Pick<IdleFacts, 'isKnight' | 'size' | 'given' | 'all'>} known
 * @param {(snapshot: Snapshot) => string} kindOf
 */
function walk(see, display, known, kindOf) {
  const run = /** @type {import('../../../www/core/run.js').Run} */ (display.run);
  run.explore(Infinity, LONGEST + 1);
  const { length } = run;
  if (length !== undefined && length <= LONGEST) {
    const kinds = Array.from({ length: length + 1 }, (_, step) => {
      run.goTo(step);
      return kindOf(run.snapshot());
    }).slice(1);
    const every = Math.max(1, Math.floor(length / ASKED));
    for (let step = 0; step <= length; step = step === length ? length + 1 : Math.min(length, step + every)) {
      run.goTo(step);
      const player = { display, snapshot: run.snapshot(), seeking: null, playing: false, pending: false };
      for (const command of COMMANDS) {
        const why = whyIdle(command, /** @type {PlayerState} */ (/** @type {unknown} */ (player)));
        if (why) see(why, { ...known, kinds, step, command });
      }
    }
  }
  run.free();
}
