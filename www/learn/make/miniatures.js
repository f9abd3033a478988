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
  /** `null` where there is none, or none yet. @type {Map<string, Subject | null>} */
  #made = new Map();
  #last = Promise.resolve();
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
    if (!this.#made.has(link)) {
      this.#made.set(link, null);
      this.#last = this.#make(link, this.#last);
    }
    return this.#made.get(link) ?? null;
  }

  /**
   * @param {string} link
   * @param {Promise<void>} before the board before it
   */
  async #make(link, before) {
    await before;
    const subjects = await boardsOf(this.#boards, link, { furthest: FURTHEST }).catch(() => null);
    // A board that fails to load is asked for again when it is next shown.
    if (!subjects) {
      this.#made.delete(link);
      return;
    }
    this.keep(link, firstOf(subjects));
    this.#ready();
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
