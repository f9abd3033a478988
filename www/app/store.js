/**
 * A store: one plain state, actions that make the next one of it, and views that hear of the part they show.
 *
 * @template S
 * @typedef {object} Slice a store, or the store of one part of its state
 * @property {S} state
 * @property {<A extends unknown[]>(action: (state: S, ...values: A) => S, ...values: A) => void} update
 * @property {<T>(select: (state: S) => T, listener: (now: T, before: T) => void) => () => void} subscribe calls the listener
 *   when what is selected has changed, an array when one of its elements has; returns how to unsubscribe
 * @property {<K extends keyof S>(name: K, listener: (now: S[K], before: S[K]) => void) => () => void} on the same for a property
 * @property {(callback: () => void) => void} afterRedraw calls back once all listeners know the state: what only the state
 *   before has named can be ended
 */

/** @template S @implements {Slice<S>} */
export class Store {
  #state;
  #redraw;
  #depth = 0;
  /** @type {Set<(state: S) => void>} */
  #listeners = new Set();
  /** The state that the listeners know. */
  #notified;
  /** @type {(() => void)[]} */
  #callbacks = [];

  /**
   * @param {S} state
   * @param {(notify: () => void) => void} [redraw] calls the listeners; wraps every redraw
   */
  constructor(state, redraw = (notify) => notify()) {
    this.#state = state;
    this.#notified = state;
    this.#redraw = redraw;
  }

  get state() {
    return this.#state;
  }

  /** @type {Slice<S>['update']} */
  update(action, ...values) {
    this.batch(() => {
      this.#state = action(this.#state, ...values);
    });
  }

  /**
   * Makes several updates one change.
   * @param {() => void} updates
   */
  batch(updates) {
    this.#depth += 1;
    try {
      updates();
    } finally {
      this.#depth -= 1;
    }
    if (this.#depth > 0) return;
    if (this.#state !== this.#notified) this.#redraw(() => this.batch(() => this.#notify()));
    for (const callback of this.#callbacks.splice(0)) callback();
  }

  /** @type {Slice<S>['afterRedraw']} */
  afterRedraw(callback) {
    this.batch(() => this.#callbacks.push(callback));
  }

  /** @type {Slice<S>['subscribe']} */
  subscribe(select, listener) {
    let last = select(this.#state);
    const listen = (/** @type {S} */ state) => {
      const [before, now] = [last, select(state)];
      if (isSame(now, before)) return;
      last = now;
      listener(now, before);
    };
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }

  /** @type {Slice<S>['on']} */
  on(name, listener) {
    return this.subscribe((state) => state[name], listener);
  }

  /**
   * The store of one property of the state.
   * @template {keyof S} K
   * @param {K} part
   * @returns {Slice<S[K]>}
   */
  slice(part) {
    const store = this;
    return {
      get state() {
        return store.state[part];
      },
      update: (action, ...values) => store.update((state) => ({ ...state, [part]: action(state[part], ...values) })),
      subscribe: (select, listener) => store.subscribe((state) => select(state[part]), listener),
      on: (name, listener) => store.subscribe((state) => state[part][name], listener),
      afterRedraw: (callback) => store.afterRedraw(callback),
    };
  }

  #notify() {
    // A listener may update the state again.
    while (this.#notified !== this.#state) {
      const state = (this.#notified = this.#state);
      for (const listen of this.#listeners) listen(state);
    }
  }
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
function isSame(one, other) {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}
