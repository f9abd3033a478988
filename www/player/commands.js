/**
 * The commands of the player's buttons and keys, and the reason where one has nothing to do.
 *
 * @import { Message } from '../ui/dom.js'
 * @import { PlayerState } from './state.js'
 * @import { Playback } from './playback.js'
 */

import { hasSolver, marks } from '../core/index.js';
import { says, t } from '../i18n/index.js';

/** @satisfies {Record<string, (playback: Playback) => void>} */
const commands = {
  first: (playback) => playback.goTo(0),
  back: (playback) => playback.stepBy(-1),
  play: (playback) => playback.toggle(),
  forward: (playback) => playback.stepBy(1),
  last: (playback) => playback.toEnd(),
  previousSolution: (playback) => playback.toPrevious(marks.solution),
  previousBacktrack: (playback) => playback.toPrevious(marks.backtrack),
  nextBacktrack: (playback) => playback.toNext(marks.backtrack),
  nextSolution: (playback) => playback.toNext(marks.solution),
};

/** @typedef {keyof typeof commands} Command */

/**
 * Acts, or says why there is nothing to do.
 * @param {Command} command
 * @param {Playback} playback
 * @param {PlayerState} player
 * @param {(sentence: Message) => void} inform
 */
export function perform(command, playback, player, inform) {
  const idle = whyIdle(command, player);
  if (idle) inform(idle);
  else commands[command](playback);
}

/**
 * Why a command has nothing to do, as far as that is known; `null` where it has.
 * @param {Command} command
 * @param {PlayerState} player
 * @returns {Message | null}
 */
export function whyIdle(command, player) {
  const { display, snapshot, seeking, playing, pending } = player;
  if (!display?.run) return () => t(pending ? 'idle.pending' : 'idle.board');
  const { step, length, atEnd } = snapshot;
  if (length === 0) return says('idle.single');
  if (seeking || playing) return null;
  switch (command) {
    case 'play':
      return null;
    case 'first':
    case 'back':
      return step > 0 ? null : says('idle.first');
    case 'forward':
    case 'last':
      return atEnd ? says('idle.last') : null;
    case 'nextSolution':
    case 'nextBacktrack':
      return whyNoneAfter(command === 'nextSolution', player);
    default:
      return whyNoneBefore(command === 'previousSolution', player);
  }
}

/**
 * Why there is no solution, or no backtrack, after the step shown; `null` where there is one, or there may be.
 * @param {boolean} solution
 * @param {PlayerState} player
 * @returns {Message | null}
 */
export function whyNoneAfter(solution, { display, snapshot }) {
  const { explored, length } = snapshot;
  if (length === undefined || hasNext(solution, { display, snapshot })) return null;
  const route = display?.route;
  if (!solution) return () => t('idle.backtrack', { after: true });
  if (!route || explored.solutions > 0 || display.program)
    return () => t('idle.solution', { after: true, knight: route?.view === 'knight' });
  if (route.view === 'knight') return says('idle.no.tour');
  if (route.queens.length > 0 && hasSolver(route)) return says('idle.no.solution.given');
  return () => t('idle.no.solution', { size: route.size });
}

/**
 * @param {boolean} solution
 * @param {PlayerState} player
 * @returns {Message | null}
 */
function whyNoneBefore(solution, player) {
  if (hasPrevious(solution, player)) return null;
  // Where there is none at all, that says more.
  const none = solution && !player.display?.program && player.snapshot.explored.solutions === 0;
  const never = none ? whyNoneAfter(true, player) : null;
  if (never) return never;
  if (!solution) return () => t('idle.backtrack', { after: false });
  return () => t('idle.solution', { after: false, knight: player.display?.route.view === 'knight' });
}

/**
 * Whether there is a mark after the step shown. In a program it is known by the counts: finding it may take a second.
 * @param {boolean} solution
 * @param {Pick<PlayerState, 'display' | 'snapshot'>} player
 */
function hasNext(solution, { display, snapshot: { statistics, explored } }) {
  if (!display?.program) return display?.run?.player.next(markOf(solution)) !== undefined;
  return solution ? statistics.solutions < explored.solutions : statistics.backtracks < explored.backtracks;
}

/**
 * Whether there is one before.
 * @param {boolean} solution
 * @param {Pick<PlayerState, 'display'>} player
 */
function hasPrevious(solution, { display }) {
  const walked = display?.run?.player;
  return walked?.nth ? walked.nth(markOf(solution), true) > 0 : walked?.previous(markOf(solution)) !== undefined;
}

/** @param {boolean} solution */
const markOf = (solution) => (solution ? marks.solution : marks.backtrack);
