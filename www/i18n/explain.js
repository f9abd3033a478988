/**
 * The core's errors and reasons as sentences of the current language, by their codes, and what it says by the key of a
 * message.
 *
 * @import { Key, Parameters } from './translate.js'
 *
 * @typedef {Record<string, string>} Values the words and numbers of a sentence of the core
 * @typedef {object} CoreSentences
 * @property {Record<string, string>} sentences by kind and code
 * @property {(values: Values) => Parameters} valuesOf the values in the language, and others that follow from them
 * @property {(sentence: string) => string} closeUp leaves out the spaces that the language has no use for
 *
 * @typedef {object} CoreMessage an error, or the reason why there is no tour
 * @property {string} [message] the English sentence of an error
 * @property {string} [sentence] the English sentence of a reason
 * @property {string} [name] `LinkError` for the faults of links, `ProgramError` for a program that is refused
 * @property {string} code
 * @property {Values} values
 * @property {number} [at] the characters of a link before its fault
 * @property {CoreMessage | null} [inner] a reason that is part of this one
 * @property {unknown} [why] the reason behind an error
 */

import { squareName } from '../core/index.js';
import { currentLocale } from './language.js';
import { fill, joined, list, number, sentences, t } from './translate.js';

/** The language of the core's own sentences. */
const CORE_LANGUAGE = 'en';

/** Whether the core's sentences are at hand. */
export const hasCoreSentences = () => currentLocale().complete || currentLocale().code === CORE_LANGUAGE;

/** The kinds of the errors with a name. @type {Record<string, string>} */
const kinds = { LinkError: 'link', ProgramError: 'program' };

/**
 * @param {CoreMessage} given
 * @returns {string} one sentence, or two where a reason has an inner one
 */
export function explain({ message, sentence, name, code, values, at, inner, why }) {
  const { core } = currentLocale();
  const own = sentence ?? message ?? code;
  if (!core) return own;
  if (why) return explain(/** @type {CoreMessage} */ (why));
  const kind = sentence !== undefined ? 'why' : (kinds[name ?? ''] ?? 'core');
  const template = core.sentences[`${kind}.${code}`];
  if (template === undefined) return own;
  const written = joined(fill(template, core.valuesOf(values)));
  if (inner) return sentences(written, explain(inner));
  if (kind !== 'link') return written;
  const fault = { sentence: core.closeUp(written), place: number((at ?? 0) + 1) };
  return fill(core.sentences[at === undefined ? 'fault' : 'fault.at'], fault);
}

/**
 * What the core says by the key of a message.
 * @param {{ key: string, values: Record<string, number | boolean | string | Uint32Array> }} sentence
 * @param {(solver: string) => string} [nameOf] for a text that is the key of a solver
 */
export function sentenceOf({ key, values }, nameOf = (text) => text) {
  const inWords = (/** @type {(typeof values)[string]} */ value) => {
    if (typeof value === 'string') return nameOf(value);
    return typeof value === 'object' ? list(Array.from(value, squareName)) : value;
  };
  const words = Object.entries(values).map(([name, value]) => [name, inWords(value)]);
  return t(/** @type {Key} */ (key), Object.fromEntries(words));
}
