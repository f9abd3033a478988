/** @import { Dice } from '../chance.mjs' */

/**
 * Changes a text in one of the ways in which texts go wrong, as `mutate_text` of the core’s fuzzers does.
 * @param {string} text
 * @param {string} other another one
 * @param {readonly string[]} words pieces of its grammar, of its neighbours, and of attacks
 * @param {number} longest beyond the bounds
 * @param {Dice} dice
 */
export function mutateText(text, other, words, longest, dice) {
  const [from, to] = stretch(text, dice);
  const replaced = (/** @type {string} */ by) => text.slice(0, from) + by + text.slice(to);
  switch (dice.whole(0, 10)) {
    case 0:
      return text.slice(0, from) + dice.oneOf(words) + text.slice(from);
    case 1:
      return replaced('');
    case 2:
      return replaced(dice.oneOf(words));
    case 3:
      return text.slice(0, to) + text.slice(from);
    case 4:
      return text.slice(0, from) + other.slice(dice.whole(0, other.length));
    case 5:
      return text.slice(0, from) + String.fromCharCode(dice.whole(32, 126)) + text.slice(from);
    case 6: {
      // One letter or digit becomes its neighbour.
      const code = text.charCodeAt(from);
      return code >= 48 && code < 126
        ? text.slice(0, from) + String.fromCharCode(code + 1) + text.slice(from + 1)
        : text;
    }
    case 7: {
      // Parts between separators change places.
      const mark = dice.oneOf(['\n\n', '\n', ' ', ',', '.', '/', '&', '"', ':', '<', ';']);
      const parts = text.split(mark);
      const [one, another] = [dice.whole(0, parts.length - 1), dice.whole(0, parts.length - 1)];
      [parts[one], parts[another]] = [parts[another], parts[one]];
      return parts.join(mark);
    }
    case 8:
      return otherNumber(text, from, dice);
    case 9: {
      // A whole line is repeated, or dropped.
      const lines = text.split('\n');
      const at = dice.whole(0, lines.length - 1);
      if (dice.whole(0, 1) === 0) lines.splice(at, 1);
      else lines.splice(dice.whole(0, lines.length), 0, lines[at]);
      return lines.join('\n');
    }
    default: {
      // Rarely, long enough to reach the limits.
      const length = dice.whole(0, 999) === 0 ? longest : 256;
      const times = Math.min(Math.floor(length / Math.max(1, to - from)), length);
      return text.slice(0, to) + text.slice(from, to).repeat(times) + text.slice(to);
    }
  }
}

/**
 * The first number behind a place becomes another one.
 * @param {string} text
 * @param {number} from
 * @param {Dice} dice
 */
function otherNumber(text, from, dice) {
  const digits = /\d+/g;
  digits.lastIndex = from;
  const found = digits.exec(text);
  if (!found) return text;
  const number = dice.oneOf([
    dice.whole(0, 9),
    dice.whole(0, 99),
    dice.whole(0, 2 ** dice.whole(3, 52)),
    2 ** dice.whole(0, 70),
  ]);
  return text.slice(0, found.index) + BigInt(number) + text.slice(found.index + found[0].length);
}

/**
 * Two places of a text, in order and more often close together.
 * @param {string} text
 * @param {Dice} dice
 */
function stretch({ length }, dice) {
  const from = dice.whole(0, length);
  const reach = dice.oneOf([3, 20, length]);
  return [from, Math.min(length, from + dice.whole(0, reach))];
}
