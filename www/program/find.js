/**
 * Steps that are looked for along the run: the next or the last time that a line runs, over a call, or out of it.
 *
 * @import { ProgramGoal, ProgramPlayer } from '../../pkg/program.js'
 * @import { Controller } from '../app/controller.js'
 *
 * @typedef {[goal: ProgramGoal, value: number | undefined, none: () => string]} Sought what is said where there is none comes last
 */

import { marks } from '../core/index.js';
import { yieldToMain } from '../platform/index.js';

/** Lines looked through in one task. */
const LINES = 20_000;

/**
 * Looks for a step in slices, and goes there.
 * @param {Pick<Controller, 'notices' | 'playback' | 'player'>} page
 * @param {Sought} sought
 */
export async function findStep({ playback, player, notices }, ...[goal, value, none]) {
  const { display } = player.state;
  if (!display?.program || !display.run) return;
  const walked = /** @type {ProgramPlayer} */ (/** @type {unknown} */ (display.run.player));
  playback.pause();
  walked.find(goal, value);
  while (walked.search(LINES)) {
    await yieldToMain();
    if (player.state.display !== display) return;
  }
  const step = walked.found;
  if (step === undefined) notices.inform(none);
  else playback.goTo(step);
}

/**
 * From where a tour is claimed back to where it came about, which says more.
 * @param {Pick<Controller, 'playback' | 'player'>} page
 * @param {number} claimed the step to which the player is on its way
 */
export async function backToBoard({ playback, player }, claimed) {
  const { display } = player.state;
  while (player.state.seeking && player.state.display === display) await yieldToMain();
  if (player.state.display !== display || player.state.snapshot.step !== claimed) return;
  playback.toPrevious(marks.solution);
}
