/**
 * Lines of a program that are carried out beside the page: in short tasks, as long as somebody wants them.
 */

import { yieldToMain } from '../platform/index.js';
import { LINES, SLICE_MS } from './looked.js';

/**
 * @param {(lines: number) => boolean} run carries out that number of lines; `false` when there are no more
 * @param {() => boolean} isWanted asked before each task
 * @param {(isOver: boolean) => boolean} goesOn called after each task; whether there is to be another
 */
export async function inSlices(run, isWanted, goesOn) {
  for (let isOver = false; !isOver;) {
    await yieldToMain();
    if (!isWanted()) return;
    const deadline = performance.now() + SLICE_MS;
    do isOver = !run(LINES);
    while (!isOver && performance.now() < deadline);
    if (!goesOn(isOver)) return;
  }
}
