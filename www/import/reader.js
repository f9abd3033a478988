/**
 * The one reader of all that is typed, pasted, dropped or chosen as a file, loaded when there is something to read.
 *
 * @import { Openers, Wrong } from './by-kind.js'
 *
 * @typedef {ReturnType<typeof textReader>} Reader
 */

import { startLazy } from '../core/index.js';
import { lazyAction, lazyLoad } from '../ui/index.js';

/** @param {Openers} openers */
export function textReader(openers) {
  const load = lazyLoad(
    () => Promise.all([import('./by-kind.js'), startLazy()]),
    ([{ readerByKind }, { core }]) => readerByKind(core, openers),
  );
  /**
   * Reads once it is loaded; where it cannot be, that is said.
   * @param {(reader: Awaited<ReturnType<typeof load>>) => Promise<void>} read
   */
  const loaded = async (read) => {
    let reading = Promise.resolve();
    await lazyAction(load, (reader) => (reading = read(reader)), openers.showError)();
    await reading;
  };
  return {
    /**
     * @param {string} text
     * @param {HTMLElement} [field] that holds the text
     * @returns {Promise<Wrong>}
     */
    readText: async (text, field) => {
      let wrong = /** @type {Wrong} */ ({});
      await loaded(async (reader) => {
        wrong = await reader.readText(text, field);
      });
      return wrong;
    },
    /** @param {File[]} files */
    readFiles: async (files) => {
      await loaded((reader) => reader.readFiles(files));
    },
  };
}
