/**
 * Plugins by which Stryker tries the chosen mutants alone, and says what became of each as it goes. It makes a checker in a
 * process of its own, which reads from a file what is chosen.
 */

import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Mutant as Stryker has it
 * @property {string} fileName
 * @property {{ start: Place, end: Place }} location
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {string} [status]
 *
 * @typedef {{ line: number, column: number }} Place from 0
 */

/** The variable that has the path of a file with the keys of the chosen mutants, for the processes that Stryker starts. */
export const CHOSEN = 'CHOSEN_MUTANTS';

/** @param {Mutant} mutant */
export const keyOf = ({ fileName, location: { start, end }, replacement }) =>
  [fileName, start.line, start.column, end.line, end.column, replacement].join(' ');

/** Passes the chosen mutants. The others count as if they could not be compiled: Stryker does not run them. */
class Chosen {
  /** @type {string[]} */
  static inject = [];

  /** @type {Set<string>} */
  #keys = new Set();

  async init() {
    this.#keys = new Set(JSON.parse(readFileSync(process.env[CHOSEN] ?? '', 'utf8')));
  }

  /** @param {(Mutant & { id: string })[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {(Mutant & { id: string })[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.#keys.has(keyOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not chosen' },
      ]),
    );
  }
}

/** Called with the result of each mutant, also of those not chosen. */
export const reports = { onResult: (/** @type {Mutant} */ _result) => {} };

/** In results, lines and columns are from 1. @param {Place} place */
const fromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });

const reporter = {
  /** @param {Mutant} result */
  onMutantTested({ location: { start, end }, ...result }) {
    reports.onResult({ ...result, location: { start: fromZero(start), end: fromZero(end) } });
  },
};

export const strykerPlugins = [
  { kind: 'Checker', name: 'chosen', injectableClass: Chosen },
  { kind: 'Reporter', name: 'chosen', value: reporter },
];
