/**
 * The rules of Chinese.
 *
 * @import { Rules } from '../language.js'
 */

/** @type {Intl.Segmenter | undefined} */
let segmenter;

/** A number belongs to the word that it counts: 第 5 行. */
const numberBefore = /(?:第 ?|\d ?)$/;

/** Particles belong to the word before. */
const particle = /^[的了上中后里]$/;

/** Technical words that engines split in two. */
const compounds = /^(?:线程|用时|走法|给定|测算|挖去|次对角线|主对角线)$/;

/** Around a name that was filled in and is Chinese. */
const straySpace = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Between 和 and a Latin letter or digit. */
const missingSpace = /(?<=[a-z\d%])(?=和)|(?<=和)(?=[a-z\d])/gi;

/**
 * Splits a sentence into words. Chinese has no spaces, so a browser would break a line inside one.
 * @param {string} sentence
 * @returns {string[]} one piece where the engine has no segmenter
 */
function segment(sentence) {
  if (!('Segmenter' in Intl)) return [sentence];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  /** @type {string[]} */
  const parts = [];
  for (const { segment: word } of segmenter.segment(sentence)) {
    const before = parts.at(-1) ?? '';
    const listed = /\d $/.test(before) && /^\d/.test(word);
    const follows = particle.test(word) && /\w$|\p{L}$/u.test(before);
    if ((numberBefore.test(before) && !listed) || follows || compounds.test(before + word)) {
      parts[parts.length - 1] += word;
    } else parts.push(word);
  }
  return parts;
}

/** @type {Rules} */
export const rules = {
  // Chinese has one form for every number; two texts tell other things apart, such as colours.
  choose: (value) => (Number(value) === 1 ? 0 : 1),
  segment,
  spaceList: (text) => text.replaceAll(missingSpace, ' '),
  join: (text) => text.replaceAll(straySpace, ''),
};
