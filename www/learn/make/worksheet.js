/**
 * A lesson on paper: its title, and for each stop the boards or the program, the sentences, room for an answer and an empty
 * board to draw it on where the stop asks for one, and a QR code that leads to it.
 *
 * @import { Lesson } from '../lesson.js'
 * @import { Subject } from '../../export/subject.js'
 * @import { Boards } from './moments.js'
 */

import { emptyScene } from '../../board/index.js';
import { isLarge } from '../../core/index.js';
import { boardImage, sheetOf } from '../../export/index.js';
import { says, t } from '../../i18n/index.js';
import { yieldToMain } from '../../platform/index.js';
import { element } from '../../ui/index.js';
import { boardsOf, programOf } from './moments.js';

/** Lines to write an answer on. */
const LINES = 3;

/** A link of more characters is on paper as a QR code alone. */
const TYPED = 90;

/** The code of a longer address would be too fine to be read from paper. */
const LONGEST_CODE = 1000;

/**
 * @param {Lesson} lesson
 * @param {Boards & { addressOf: (link: string) => string }} page
 * @param {(done: number) => boolean} onward called with the number of stops that are done; whether to go on
 * @returns {Promise<HTMLElement | null>} `null` once cancelled
 */
export async function worksheet({ title, stops }, page, onward) {
  const { qrCode } = await import('../../share/qr.js');
  /** @type {HTMLElement[]} */
  const sections = [];
  for (const [index, { text, link }] of stops.entries()) {
    if (!onward(index)) return null;
    await yieldToMain();
    const subjects = await boardsOf(page, link, { wanted: () => onward(index), runs: true });
    if (!onward(index)) return null;
    const asks = isAsking(page, link);
    const drawn = asks ? [...subjects, ...subjects.map(emptied)] : subjects;
    const pictures = await Promise.all(drawn.map((subject) => pictureOf(subject).catch(() => null)));
    await yieldToMain();
    const program = await programOf(page, link);
    const named = subjects.length > 1 ? subjects.map((subject) => subject.title) : [];
    const next = subjects[0]?.line ?? null;
    const stop = { number: index + 1, text, address: page.addressOf(link), asks, named, program, next };
    sections.push(stopOf(stop, pictures, qrCode));
  }
  const names = element('p', { class: 'names' }, field('make.sheet.name'), field('make.sheet.date'));
  const sheet = sheetOf(title, null, names, ...sections);
  sheet.classList.add('worksheet');
  return sheet;
}

/** @param {Subject} subject @returns {Subject} its board with nothing on it but what is cut out */
const emptied = ({ scene: { files, ranks, numbered, holes }, ...rest }) => ({
  ...rest,
  scene: { ...emptyScene(files, ranks, numbered), holes },
  title: t('make.sheet.empty'),
});

/** @param {Subject} subject */
const pictureOf = ({ scene, title }) =>
  boardImage(scene, { title, description: '', link: null }, isLarge(scene) ? 1 : 2);

/**
 * @param {Boards} page
 * @param {string} link
 */
function isAsking({ core }, link) {
  const parsed = core.parseLink(link);
  return 'ask' in parsed && parsed.ask;
}

/** @param {'make.sheet.name' | 'make.sheet.date'} key */
const field = (key) => element('span', {}, () => t(key));

/**
 * @typedef {object} PaperStop
 * @property {number} number
 * @property {string} text
 * @property {string} address
 * @property {boolean} asks
 * @property {string[]} named the names of the boards, where there are several
 * @property {{ title: string, text: string } | null} program
 * @property {number | null} next the line of the program that comes next
 *
 * @param {PaperStop} stop
 * @param {(HTMLElement | null)[]} pictures
 * @param {typeof import('../../share/qr.js').qrCode} qrCode
 */
function stopOf({ number, text, address, asks, named, program, next }, pictures, qrCode) {
  const boards = pictures.flatMap((picture, index) => {
    if (picture === null) return [];
    return index < named.length ? [element('p', { class: 'name' }, named[index]), picture] : [picture];
  });
  const question = element('b', {}, says('make.sheet.ask'));
  const lines = Array.from({ length: LINES }, () => element('i'));
  const answer = element('div', { class: 'answer', hidden: !asks }, question, ...lines);
  // To be typed without its scheme; it is broken before a part of it rather than within a number.
  const typed = address.replace(/^https?:\/\//, '').split(/(?=[/?&#])/);
  const scanned =
    address.length > LONGEST_CODE
      ? element('p', {}, () => t('share.qr.full', { length: address.length, max: LONGEST_CODE }))
      : qrCode(address);
  const words = text.split('\n\n').map((paragraph) => element('p', {}, paragraph));
  const code = program ? [listing(program, next)] : [];
  const said = element('div', { class: 'said' }, element('h2', {}, String(number)), ...words, ...code, answer);
  const below = { hidden: address.length > TYPED };
  const caption = element('figcaption', below, ...typed.flatMap((part) => [element('wbr'), part]));
  const way = element('figure', {}, scanned, caption);
  if (boards.length === 0) return element('section', { class: 'stop bare' }, said, way);
  return element('section', { class: 'stop' }, element('div', { class: 'boards' }, ...boards), said, way);
}

/**
 * A program with the numbers of its lines.
 * @param {{ title: string, text: string }} program
 * @param {number | null} next the line that is marked
 */
function listing({ title, text }, next) {
  const lines = text.trimEnd().split('\n');
  const items = lines.map((line, index) =>
    index + 1 === next ? element('li', { class: 'next', 'aria-current': 'step' }, line) : element('li', {}, line),
  );
  return element('div', { class: 'listing' }, element('b', {}, title), element('ol', {}, ...items));
}
