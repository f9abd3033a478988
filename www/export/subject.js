/**
 * What is pictured: the board that is shown, and what is said of it.
 *
 * @typedef {import('../board/scene.js').Scene} Scene
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../player/display.js').Shown} Asked
 *
 * @typedef {object} Subject
 * @property {Asked} asked
 * @property {Scene} scene
 * @property {number | null} step of the run; `null` where there is none, and at the end of a tour
 * @property {string} title
 * @property {string} caption
 */

import { squareName } from '../core/squares.js';
import { say } from '../i18n/index.js';

/**
 * @param {Exhibit} exhibit
 * @returns {Subject}
 */
export function subjectOf({ asked, run, view, searching }) {
  const { scene, caption } = view(run?.step ?? 0, undefined);
  const step = run === null || (run.atEnd && !searching) ? null : run.step;
  const title = step === null ? named(asked) : say('picture.at', { title: named(asked), step });
  return { asked, scene: { ...scene, change: null }, step, title, caption };
}

/** @param {Asked} asked */
function named(asked) {
  if (asked.view === 'queens') {
    const { size, solver } = asked;
    return solver === null
      ? say('picture.placement', { size })
      : say('picture.queens', { size, solver: say(`solver.${solver}`) });
  }
  const { files, ranks, start, closed, solver, riding } = asked;
  if (start === null) return say('picture.ground', { files, ranks });
  const key = solver ? 'picture.search' : riding ? 'picture.ride' : closed ? 'picture.tour.closed' : 'picture.tour';
  return say(key, { files, ranks, square: squareName(start) });
}

/**
 * The name of a file without its ending, such as `queens-8-marks-982`.
 * @param {Asked} asked
 * @param {number | null} [step]
 */
export function fileStem(asked, step = null) {
  const words =
    asked.view === 'queens'
      ? ['queens', asked.size, asked.solver]
      : [
          'knight',
          `${asked.files}x${asked.ranks}`,
          asked.start === null ? null : squareName(asked.start),
          asked.closed || asked.riding?.closed ? 'closed' : null,
          asked.solver,
        ];
  return [...words, step].filter((word) => word !== null).join('-');
}

/**
 * The pieces, the holes and the way alone: nothing of what a search has to say.
 * @param {Scene} scene
 * @returns {Scene}
 */
export const plain = (scene) => ({
  ...scene,
  zones: null,
  counts: [],
  signs: [],
  lines: [],
  notes: [],
  heat: null,
});

/**
 * Whether there is anything on the board that a plain picture leaves out.
 * @param {Scene} scene
 */
export const isMarked = ({ zones, counts, signs, lines, notes, heat }) =>
  zones !== null || heat !== null || [counts, signs, lines, notes].some(({ length }) => length > 0);
