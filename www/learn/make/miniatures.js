/**
 * Small pictures of the stops: one board after the other is made, and kept for as long as the page is open.
 *
 * @import { Subject } from '../../export/subject.js'
 * @import { Boards } from './moments.js'
 *
 * @typedef {{ title: string, scene: Subject['scene'] | null }} Miniature a program has a title alone
 */

import { contextOf, pageTokens, paintBare } from '../../board/index.js';
import { isLarge } from '../../core/index.js';
import { boardsOf, firstOf, programOf } from './moments.js';

/** The longer side of a picture, in CSS pixels. */
const SIDE = 88;

/** A step farther off than this has no picture: going there would take seconds. */
const FURTHEST = 3_000_000;

/**
 * @param {Boards} boards
 * @param {() => void} ready called when another one is there
 */
export function miniatures(boards, ready) {
  /** `null` where there is none, or none yet. @type {Map<string, Miniature | null>} */
  const made = new Map();
  let last = Promise.resolve();
  /**
   * @param {string} link
   * @param {Promise<void>} before the board before it
   */
  const make = async (link, before) => {
    await before;
    const subjects = await boardsOf(boards, link, { furthest: FURTHEST }).catch(() => null);
    if (!subjects) {
      // A board that fails to load is asked for again when it is next shown.
      made.delete(link);
      return;
    }
    const program = await programOf(boards, link);
    made.set(link, program ? { title: program.title, scene: null } : firstOf(subjects));
    ready();
  };
  return {
    /**
     * Keeps a board that is there already.
     * @param {string} link
     * @param {Miniature | null} subject
     */
    keep: (link, subject) => made.set(link, subject),
    /** Forgets all of them: their titles are in another language now. */
    forget: () => made.clear(),
    /**
     * The board of a link, if it is there; else it is made.
     * @param {string} link
     */
    get(link) {
      if (!made.has(link)) {
        made.set(link, null);
        last = make(link, last);
      }
      return made.get(link) ?? null;
    },
  };
}

/**
 * Paints a board, unless it is too large for a picture so small.
 * @param {HTMLCanvasElement} canvas
 * @param {Miniature | null} subject
 */
export function paintMoment(canvas, subject) {
  const scene = subject?.scene ?? null;
  canvas.hidden = scene === null || isLarge(scene);
  if (scene === null || canvas.hidden) return;
  const { files, ranks } = scene;
  const cell = SIDE / Math.max(files, ranks);
  paintBare(contextOf(canvas), scene, cell, devicePixelRatio, pageTokens());
  canvas.style.width = `${files * cell}px`;
}
