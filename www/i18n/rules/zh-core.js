/**
 * How Chinese words the values of the core's sentences.
 *
 * @import { Values } from '../explain.js'
 */

import quantities from '../../../content/messages/zh/quantities.json' with { type: 'json' };

/** @type {Record<string, string>} */
const quantityNames = quantities;

/** @param {string} bytes */
const megabytes = (bytes) => Number(bytes) / 1e6;

/**
 * Values of these sentences that are derived from others.
 * @param {Values} values
 * @returns {Record<string, string | number | boolean>}
 */
function derivedFrom({ board, holes = '0', square, others, colour, source, keys, ends = '', needed, allowed }) {
  const region = holes === '0' ? `${board} ` : `${board}（挖去 ${holes} 格）`;
  const isDark = colour === 'dark';
  return {
    region,
    board: region.trimEnd(),
    isDark,
    colourName: isDark ? '深色' : '浅色',
    pair: square?.replace(' ', ' 和 '),
    others: others?.replace(' ', ' 和 '),
    source: source?.replace(' and ', ' 和 '),
    keys: keys?.replaceAll(', ', '、').replace(' or ', ' 或 '),
    ends: ends
      .split(' ')
      .join('、')
      .replace(/、([^、]*)$/, ' 或 $1'),
    unbounded: needed === undefined,
    needed: String(Math.ceil(megabytes(needed))),
    allowed: String(Math.floor(megabytes(allowed))),
  };
}

/**
 * What a value is called that is words, and no name of a program.
 * @param {string} value
 * @returns {string}
 */
function named(value) {
  if (!value.includes(' ')) return value;
  const [, at, within] = /^byte (\d+) of (.+)$/.exec(value) ?? [];
  if (within) return quantityNames['byte {at} of {block}'].replace('{at}', at).replace('{block}', named(within));
  const [, block] = /^an array in (.+)$/.exec(value) ?? [];
  if (block) return quantityNames['an array in {block}'].replace('{block}', named(block));
  const [, line] = /^the block from line (\d+)$/.exec(value) ?? [];
  if (line) return quantityNames['the block from line {line}'].replace('{line}', line);
  return quantityNames[value] ?? value;
}

/**
 * The values of a sentence in Chinese.
 * @param {Values} values
 */
function valuesOf(values) {
  const quoted = Object.entries(values).map(([name, value]) => [name, named(value).replace(/^"(.*)"$/s, '“$1”')]);
  const what = quantityNames[values.what] ?? values.what;
  return { ...Object.fromEntries(quoted), what, ...derivedFrom(values) };
}

/** Chinese quotation marks bring their own space. @param {string} sentence */
const closeUp = (sentence) => sentence.replaceAll(/ (?=“)|(?<=”) /g, '');

export const coreRules = { valuesOf, closeUp };
