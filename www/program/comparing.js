/**
 * The program beside a solver of the page: whether both place the same queens in the same order, or where they part.
 *
 * @import { Comparison, Parting } from '../../pkg/program.js'
 * @import { Solver } from '../core/routes.js'
 * @import { Looked } from './looked.js'
 */

import { LOOK, isAlive } from './looked.js';
import { inSlices } from './slices.js';

export class Comparing {
  /** @type {'none' | 'comparing' | 'ended' | 'limit' | 'cancelled'} */
  state = 'none';
  /** @type {Solver} */
  solver = 'marks';
  /** The board of both. */
  size = 0;
  /** How many placements are the same so far. */
  same = 0;
  /** @type {Parting | undefined} */
  end;
  /** What is compared: a run, and the variable of its board. @type {[Looked, string] | null} */
  #of = null;
  /** @type {Comparison | null} */
  #comparison = null;
  #shown;
  /** Called when anything of this has changed. */
  changed = () => {};

  /** @param {() => Looked | null} shown the run that is shown */
  constructor(shown) {
    this.#shown = shown;
  }

  /** Whether it is of what is shown. */
  get #isDue() {
    const looked = this.#shown();
    return looked === this.#of?.[0] && looked?.source?.name === this.#of?.[1];
  }

  /** @param {Solver} solver */
  async begin(solver) {
    const looked = this.#shown();
    if (!looked?.source || !isAlive(looked.look)) return;
    const { name, ranks } = looked.source;
    this.clear();
    this.#of = [looked, name];
    [this.state, this.solver, this.size, this.same, this.end] = ['comparing', solver, ranks, 0, undefined];
    this.changed();
    const comparison = (this.#comparison = looked.look.compare(name, solver));
    const run = (/** @type {number} */ more) => comparison.run(more);
    const isWanted = () => {
      if (this.#comparison === comparison) this.check();
      return this.#comparison === comparison && this.state === 'comparing';
    };
    const goesOn = (/** @type {boolean} */ isOver) => {
      [this.same, this.end] = [comparison.same, comparison.end()];
      if (isOver) this.state = 'ended';
      else if (comparison.lines >= LOOK) this.state = 'limit';
      this.changed();
      return this.state === 'comparing';
    };
    try {
      await inSlices(run, isWanted, goesOn);
    } catch (error) {
      // After a trap there is another core.
      if (this.#comparison === comparison) this.clear();
      throw error;
    }
  }

  /**
   * The solver beside a step of the program, as far as they have been compared; nothing where they are not.
   * @param {number} step
   */
  at(step) {
    const comparison = this.#comparison;
    if (!comparison || !isAlive(comparison)) return null;
    comparison.goTo(step);
    const { squares, solverStep, placed } = comparison;
    return { queens: [...squares], solverStep, placed };
  }

  cancel() {
    if (this.state !== 'comparing') return;
    this.state = 'cancelled';
    this.changed();
  }

  clear() {
    if (this.#comparison && isAlive(this.#comparison)) this.#comparison.free();
    this.#comparison = null;
    this.state = 'none';
    this.changed();
  }

  /** Forgets what is of another run or board. */
  check() {
    if (this.state !== 'none' && !this.#isDue) this.clear();
  }
}
