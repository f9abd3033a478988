/**
 * Storage that exists only in the tests: a database in memory that can be made to refuse, and locks between tabs.
 *
 * @import {Database} from '../../www/count/database.js'
 */

// The names of locks contain the path of the page.
Object.assign(globalThis, { location: { hash: '', pathname: '/page/' } });

/** @implements {Database} */
export class FakeDatabase {
  /** @type {Record<string, Map<string, any>>} */
  tables = { counts: new Map(), measured: new Map() };
  /** @type {Error | undefined} what every write meets */
  writeError;
  /** @type {Error | undefined} what everything meets */
  error;
  writes = 0;

  /** @param {'counts' | 'measured'} table */
  async all(table) {
    if (this.error) throw this.error;
    return [...this.tables[table].values()].map((row) => structuredClone(row));
  }

  /**
   * @param {'counts' | 'measured'} table
   * @param {{id: string}} row
   */
  async put(table, row) {
    if (this.error ?? this.writeError) throw this.error ?? this.writeError;
    this.writes += 1;
    this.tables[table].set(row.id, structuredClone(row));
  }

  /**
   * @param {'counts' | 'measured'} table
   * @param {string} id
   */
  async remove(table, id) {
    if (this.error) throw this.error;
    this.tables[table].delete(id);
  }
}

/** The locks of one browser; each tab has its own view of them, and closing it releases those that it held. */
export class FakeLocks {
  /** @type {Map<string, object>} */
  held = new Map();
  /** Called when a lock is released. @type {Set<() => void>} */
  waiting = new Set();

  tab() {
    const owner = {};
    return {
      /**
       * @param {string} name
       * @param {{ifAvailable?: true, mode?: 'shared'}} options
       * @param {(lock: object | null) => unknown} use
       */
      request: async (name, { ifAvailable }, use) => {
        if (this.held.has(name) && ifAvailable) return use(null);
        while (this.held.has(name)) await new Promise((resolve) => this.waiting.add(() => resolve(null)));
        this.held.set(name, owner);
        const result = await use({ name });
        this.#release(name);
        return result;
      },
      query: async () => ({ held: [...this.held.keys()].map((name) => ({ name })), pending: [] }),
      close: () => {
        for (const [name, holder] of this.held) if (holder === owner) this.#release(name);
      },
    };
  }

  /** @param {string} name */
  #release(name) {
    this.held.delete(name);
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const go of waiting) go();
  }
}

/** A channel between the tabs of one browser. */
export class FakeChannels {
  /** @type {Map<object, (event: { data: unknown }) => void>} */
  #listeners = new Map();

  tab() {
    const self = {};
    return {
      /** @param {unknown} data */
      postMessage: (data) => {
        for (const [tab, listen] of this.#listeners) if (tab !== self) listen({ data: structuredClone(data) });
      },
      /** @param {string} _ @param {any} listen */
      addEventListener: (_, listen) => this.#listeners.set(self, listen),
      close: () => this.#listeners.delete(self),
    };
  }
}

/** @param {string} name */
export const domError = (name) => new DOMException(name, name);
