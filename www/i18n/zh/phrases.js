/**
 * Chinese is written without spaces, and a line of it may end between any two characters: also in the middle of a word.
 * Here a sentence is taken apart into what is better kept together.
 */

/** @type {Intl.Segmenter | undefined} */
let segmenter;

/** A number belongs to what it counts, also over the space between them: 第 5 行. */
const goesOn = /(?:第 ?|\d ?)$/;

/** What only goes on from the word before. */
const particle = /^[的了上中后里]$/;

/** Words of the field that engines take for two. */
const ours = /^(?:线程|用时|走法|给定|测算|挖去)$/;

/**
 * @param {string} sentence
 * @returns {string[]} its words in their order, in one piece where the engine knows of none
 */
export function phrases(sentence) {
  if (!('Segmenter' in Intl)) return [sentence];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  /** @type {string[]} */
  const parts = [];
  for (const { segment } of segmenter.segment(sentence)) {
    const before = parts.at(-1) ?? '';
    const listed = /\d $/.test(before) && /^\d/.test(segment);
    const follows = particle.test(segment) && /\w$|\p{L}$/u.test(before);
    if ((goesOn.test(before) && !listed) || follows || ours.test(before + segment)) {
      parts[parts.length - 1] += segment;
    } else parts.push(segment);
  }
  return parts;
}
