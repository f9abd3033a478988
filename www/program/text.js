/**
 * The text of a program: as it is typed, and as a link has it.
 *
 * @import { ProgramLink } from '../core/routes.js'
 *
 * @typedef {object} Field where it is typed; in a frame it is not
 * @property {() => string} read
 * @property {(text: string) => void} write
 */

import { NO_TEXT } from '../core/index.js';
import { MAX_TEXT, PackedError, pack, unpack } from '../share/index.js';
import { keepLastText, lastText } from './kept.js';

export class ProgramText {
  /** The text that the link has. */
  value = '';
  /** The same as the payload of the link. */
  packed = '';
  /** @type {Field | null} */
  #field = null;
  /** @type {Promise<void> | null} */
  #packing = null;
  #example;

  /** @param {(problem: ProgramLink['problem'], lang: ProgramLink['lang']) => string} example where nothing was typed */
  constructor(example) {
    this.#example = example;
  }

  /** As it stands in the editor. */
  get typed() {
    return this.#field?.read() ?? this.value;
  }

  /** @param {Field} field */
  typedIn(field) {
    this.#field = field;
    field.write(this.value);
  }

  /** @param {string} text */
  write(text) {
    this.#field?.write(text);
  }

  /**
   * Puts in a text with its payload, which a link to be shown has.
   * @param {string} text
   * @param {string} packed
   */
  put(text, packed) {
    [this.value, this.packed] = [text, packed];
    this.#field?.write(text);
  }

  /**
   * Takes over what was typed, and keeps it on this device.
   * @param {ProgramLink['problem']} problem
   * @param {ProgramLink['lang']} [lang]
   * @returns {Promise<boolean>} whether it is another text; one that was packed in another way keeps its link
   */
  async take(problem, lang = 'python') {
    const { typed } = this;
    const isOther = typed !== this.value;
    if (isOther) {
      this.value = typed;
      keepLastText(problem, typed, lang);
      this.#packing = this.#pack(typed);
    }
    // Whoever takes the same text meanwhile waits for its payload as well.
    await this.#packing;
    return isOther;
  }

  /** @param {string} text */
  async #pack(text) {
    const packed = await pack(text);
    if (text === this.value) this.packed = packed;
  }

  /**
   * Unpacks the text of a link. Where that has none it is the one typed last, or an example.
   * @param {ProgramLink} link
   * @param {() => boolean} isDue whether that link is still the one to show
   * @returns {Promise<boolean>} whether it has been read: what was typed meanwhile stays
   * @throws {PackedError}
   */
  async read({ problem, packed, lang }, isDue) {
    const { typed } = this;
    const isEmpty = packed === NO_TEXT;
    const text = isEmpty ? lastText(problem) || this.#example(problem, lang) : await unpack(packed);
    if (text.length > MAX_TEXT) throw new PackedError('too long');
    const payload = isEmpty ? await pack(text) : packed;
    if (!isDue() || this.typed !== typed) return false;
    this.put(text, payload);
    return true;
  }
}
