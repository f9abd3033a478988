/**
 * Keeps the address of the page to the link of its state: a new entry of the history for a discrete change, and the step of
 * the current one once the player rests.
 *
 * @import { State } from './state.js'
 */

import { isRefusal } from '../core/index.js';
import { linkStepOf } from '../player/index.js';
import { linkOf } from './actions.js';
import { PageHistory } from './history.js';
import { routeOf } from './state.js';

/** In the place of a step while the player plays or goes to a far step. */
const MOVING = 'moving';

/** @param {State} state */
function restingStep({ players: [player] }) {
  return player.playing || player.seeking ? MOVING : linkStepOf(player);
}

export class Router {
  #core;
  #store;
  #history;

  /**
   * @param {import('../core/wasm.js').Core} core
   * @param {import('./store.js').Store<State>} store
   * @param {(fragment: string) => void} follow when the viewer goes back, forward, or types another address
   */
  constructor(core, store, follow) {
    this.#core = core;
    this.#store = store;
    this.#history = new PageHistory(follow);
    store.subscribe(
      (state) => [state.entry, routeOf(state), state.offer, restingStep(state)],
      ([entry, , , step], [before]) => {
        if (entry === before) {
          if (step !== MOVING) this.settle();
        } else if (store.state.entry.kind === 'same') this.settle();
        else if (store.state.entry.kind === 'new') this.#push();
      },
    );
  }

  /** The fragment of the address, its `#` included; empty for the home state. */
  get fragment() {
    return this.#history.fragment;
  }

  /**
   * The link of the state, or `null` when there is none short enough.
   * @param {number | null} [step]
   */
  print(step) {
    try {
      return this.#core.printLink(linkOf(this.#store.state, step));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return null;
    }
  }

  /** Writes the link of the state into the current entry of the history, once it is quiet. */
  settle() {
    const link = this.print();
    if (link !== null) this.#history.settle(link);
  }

  #push() {
    const link = this.print(this.#store.state.players[0].playing ? null : undefined);
    if (link !== null) this.#history.push(link);
  }

  /** Writes at once what waits for quiet. */
  flush() {
    this.#history.flush();
  }
}
