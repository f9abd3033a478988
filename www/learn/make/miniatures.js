/**
 * Small pictures of the stops: one board after the other is made, and kept for as long as the page is open.
 *
 * @import { Subject } from '../../export/subject.js'
 * @import { Boards } from './moments.js'
 */

import { contextOf, paintBare, readTokens } from '../../board/index.js';
import { isLarge } from '../../core/index.js';
import { boardsOf, firstOf } from './moments.js';

/** The longer side of a picture, in CSS pixels. */
const SIDE = 88;

/** A step farther off than this has no picture: going there would take seconds. */
const FURTHEST = 3_000_000;

export class Miniatures {
  /** `null` where there is none. @type {Map<string, Subject | null>} */
  #made = new Map();
  /** @type {string[]} */
  #queue = [];
  #boards;
  #ready;

  /**
   * @param {Boards} boards
   * @param {() => void} ready called when another one is there
   */
  constructor(boards, ready) {
    this.#boards = boards;
    this.#ready = ready;
  }

  /**
   * Keeps a board that is there already.
   * @param {string} link
   * @param {Subject | null} subject
   */
  keep(link, subject) {
    this.#made.set(link, subject);
  }

  /** Forgets all of them: their titles are in another language now. */
  forget() {
    this.#made.clear();
  }

  /**
   * The board of a link, if it is there; else it is made.
   * @param {string} link
   */
  get(link) {
    const made = this.#made.get(link);
    if (made === undefined && !this.#queue.includes(link)) {
      this.#queue.push(link);
      if (this.#queue.length === 1) void this.#work();
    }
    return made ?? null;
  }

  async #work() {
    for (;;) {
      const [link] = this.#queue;
      if (link === undefined) return;
      // A board that fails to load is asked for again when it is next shown.
      const subjects = await boardsOf(this.#boards, link, { furthest: FURTHEST }).catch(() => undefined);
      this.#queue.shift();
      if (subjects === undefined) continue;
      this.#made.set(link, firstOf(subjects));
      this.#ready();
    }
  }
}

/**
 * Paints a board, unless it is too large for a picture so small.
 * @param {HTMLCanvasElement} canvas
 * @param {Subject | null} subject
 */
export function paintMoment(canvas, subject) {
  canvas.hidden = subject === null || isLarge(subject.scene);
  if (subject === null || canvas.hidden) return;
  const { files, ranks } = subject.scene;
  const cell = SIDE / Math.max(files, ranks);
  paintBare(contextOf(canvas), subject.scene, cell, devicePixelRatio, readTokens(document.documentElement));
  canvas.style.width = `${files * cell}px`;
}
