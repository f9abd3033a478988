/**
 * Input of the monkey: links, good and bad, and texts of all kinds to type, paste and open.
 *
 * @import { Dice } from '../js/chance.mjs'
 */

import { isEmbedded } from '../../www/platform/link-hints.js';
import { golden } from '../golden.mjs';
import { programLinkOf } from './programs.mjs';

/** A link to an embedded page reloads the page, so it is opened in a second tab. */
const isFrame = isEmbedded;

/** Large boards, which another action opens. */
const LARGE = /\b\d{3,4}x\d+|\b\d+x\d{3,4}/;

const good = golden('links').map(({ text }) => text);
const bad = golden('bad-links').map(({ text }) => text);
const pasted = golden('pasted').map(({ text }) => text);
const badPasted = golden('bad-pasted').map(({ text }) => text);
const frames = good.filter((link) => isFrame(link));
const whole = good.filter((link) => !isFrame(link) && !LARGE.test(link));

const SOLVERS = ['scan', 'marks', 'mask', 'permute', 'access'];
const LESSONS = ['scan', 'marks', 'mask', 'permute', 'access', 'warnsdorff', 'impossible', 'compiler'];

/** @param {Dice} dice @param {number} files @param {number} [ranks] */
const square = (dice, files, ranks = files) => {
  const file = dice.whole(0, files - 1);
  const letters =
    (file >= 26 ? 'abcdefghijklmnopqrstuvwxyz'[Math.floor(file / 26) - 1] : '') + String.fromCharCode(97 + (file % 26));
  return `${letters}${dice.whole(1, ranks)}`;
};

/** @param {Dice} dice @param {string[]} choices each with its `?` or `&` to come */
const query = (dice, choices) => {
  const taken = choices.filter(() => dice.whole(0, 1) === 0);
  return taken.length > 0 ? `?${taken.join('&')}` : '';
};

/** @param {Dice} dice */
function knight(dice) {
  const [files, ranks] = [dice.whole(1, 12), dice.whole(1, 12)];
  const board = `#1/knight/${files}x${ranks}`;
  if (dice.whole(0, 5) === 0) return board;
  const start = `${board}/${square(dice, files, ranks)}`;
  const step = `step=${dice.whole(0, files * ranks)}`;
  switch (dice.whole(0, 4)) {
    case 0:
      return start + query(dice, ['tour=closed', step]);
    case 1:
      return `${start}?to=${square(dice, files, ranks)}`;
    case 2:
      return `${start}?holes=${square(dice, files, ranks)}`;
    case 3:
      return `${start}?solver=${dice.oneOf(['warnsdorff', 'plain'])}&step=${dice.whole(0, 5000)}`;
    default:
      return `${start}?tour=closed&solver=warnsdorff${dice.oneOf(['', '&prune=1'])}&step=${dice.whole(0, 300)}${dice.oneOf(['', '&ask'])}`;
  }
}

/** A link by the rules of the grammar; its squares or stops may still not exist. @param {Dice} dice */
function made(dice) {
  const size = dice.whole(1, dice.oneOf([8, 12, 32]));
  const step = `step=${dice.whole(0, dice.oneOf([50, 2000, 200_000]))}`;
  const solver = `solver=${dice.oneOf(SOLVERS)}`;
  switch (dice.whole(0, 9)) {
    case 0:
    case 1:
      return `#1/queens/${size}?${solver}&${step}${dice.oneOf(['', '', '&ask'])}`;
    case 2:
      return `#1/queens/${size}?at=${square(dice, size)}.${square(dice, size)}`;
    case 3:
      return `#1/queens/8/${dice.oneOf(['1', 'x'])}${dice.oneOf(['5', 'x'])}${dice.oneOf(['8', 'x'])}xxxxx${query(dice, [solver, step])}`;
    case 4:
      return `#1/solutions/${dice.whole(1, 12)}${query(dice, ['only=fundamental', 'with=a1'])}`;
    case 5:
      return `#1/race/${dice.whole(1, 12)}`;
    case 6:
      return `#1/compare/${dice.whole(1, 12)}?left=${dice.oneOf(SOLVERS)}&right=${dice.oneOf(SOLVERS)}${dice.oneOf(['', '&by=placement', '&by=solution'])}&step=${dice.whole(0, 3000)}`;
    case 7:
      return dice.oneOf([
        `#1/count/${dice.whole(1, 20)}`,
        `#1/lesson/${dice.oneOf(LESSONS)}?stop=${dice.whole(1, 13)}`,
      ]);
    case 8: {
      const from = dice.whole(0, 500);
      return `#1/queens/${size}?${solver}&steps=${from}-${from + dice.whole(1, 100)}${dice.oneOf(['', '&loop'])}`;
    }
    default:
      return knight(dice);
  }
}

/** A link with one letter of it changed, left out or doubled. @param {Dice} dice @param {string} link */
function spoilt(dice, link) {
  const at = dice.whole(0, link.length - 1);
  return link.slice(0, at) + dice.oneOf(['', '9', '.', '?', 'é', '%', link[at] + link[at]]) + link.slice(at + 1);
}

/** A link to the whole page, most of them good. @param {Dice} dice */
export function linkOf(dice) {
  const sort = dice.whole(0, 19);
  const link =
    sort < 8 ? made(dice) : sort < 16 ? dice.oneOf(whole) : sort < 18 ? dice.oneOf(bad) : spoilt(dice, made(dice));
  // Without `#` it would be the address of another page.
  return isFrame(link) || LARGE.test(link) ? '#1/queens/8' : `#${link.replace(/^#/, '')}`;
}

/** A link to the board alone. @param {Dice} dice */
export const frameOf = (dice) => {
  if (dice.whole(0, 1) === 0) return `#${dice.oneOf(frames).replace(/^#/, '')}`;
  const link = dice.whole(0, 4) === 0 ? programLinkOf(dice) : made(dice);
  return link + (link.includes('?') ? '&embed' : '?embed');
};

/** A link to a board that takes the machine a while. @param {Dice} dice */
export const largeOf = (dice) => {
  const [files, ranks] = dice.oneOf([
    [60, 70],
    [100, 100],
    [200, 300],
    [50, 1000],
    [1000, 1000],
  ]);
  return `#1/knight/${files}x${ranks}/${square(dice, files, ranks)}${dice.oneOf(['', '?tour=closed'])}`;
};

const JOB = '{"n":12,"method":"join","plan":4,"jobs":4,"job":1,"solutions":"4142"}';
const LESSON = '# A lesson\n\nLook at this.\n\n#1/queens/8?solver=marks&step=63\n\nAnd this.\n\n#1/knight/5x5/a1\n';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><metadata>#1/queens/8/15863724</metadata></svg>';

/** A text to open, or junk. @param {Dice} dice */
export const textOf = (dice) =>
  dice.oneOf([
    dice.oneOf(pasted),
    dice.oneOf(pasted),
    dice.oneOf(badPasted),
    linkOf(dice),
    dice.oneOf([
      JOB,
      `${JOB}\n${JOB}`,
      JOB.slice(0, 20),
      LESSON,
      LESSON.slice(0, 20),
      PICTURE,
      '<svg>',
      '# ',
      '\u{0}\u{1}',
      '🐎'.repeat(99),
      'Q'.repeat(9999),
    ]),
  ]);

/** The name that a file with such a text may have. @param {Dice} dice */
export const fileOf = (dice) =>
  dice.oneOf(['board.txt', 'lesson.md', 'jobs.jsonl', 'picture.svg', 'noname', 'a.fen', 'tour.csv']);

const WRITTEN = ['', ' 7 ', '4 4', ...'8 6 5 1 12 0 -3 1e3 abc ８ 99 2.5 10 14 9 e4 a1 z9 h8 <b>'.split(' ')];

/** Something for a field of a few letters. @param {Dice} dice */
export const wordOf = (dice) => dice.oneOf(WRITTEN);
