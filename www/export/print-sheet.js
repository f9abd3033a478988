/**
 * Sheets of paper: one board with its caption, or solutions of a small board.
 *
 * @import { Scene } from '../board/scene.js'
 * @import { Core } from '../core/wasm.js'
 * @import { Filter, Solution } from '../queens/gallery/solution.js'
 * @import { Subject } from './subject.js'
 */

import { emptyScene } from '../board/index.js';
import { element } from '../ui/index.js';
import { startCount } from '../core/index.js';
import { linkTo } from '../queens/index.js';
import { isByRows, placeName, t } from '../i18n/index.js';
import { tokensOf } from './colours.js';
import { pictureSizes } from './layout.js';
import { paintPicture } from './exporter.js';
import { forEachChunked } from '../platform/index.js';
import { svgBlob } from './svg.js';

/** A board of more squares is painted for the printer: a browser takes long over thousands of shapes. */
const DRAWN = 400;

/**
 * @param {Subject} subject
 * @param {string | null} link
 */
export async function boardSheet({ title, caption, scene }, link) {
  const sizes = pictureSizes(scene);
  const image = await boardImage(scene, { title, description: caption, link }, sizes.length);
  image.style.setProperty('--shape', String(sizes[0].width / sizes[0].height));
  return sheetOf(title, link, image, element('p', {}, caption));
}

/**
 * A board on paper.
 * @param {Scene} scene
 * @param {import('./svg.js').Details} details
 * @param {number} scale of a board that is painted
 */
export async function boardImage(scene, details, scale) {
  const tokens = tokensOf('ink');
  const isPainted = scene.files * scene.ranks > DRAWN;
  const blob = isPainted ? await paintPicture(scene, scale, tokens).result : svgBlob(scene, details, tokens);
  return imageOf(blob, details.title);
}

/**
 * @param {Core} core
 * @param {number} size at most that of the gallery
 * @param {Filter} filter
 * @param {(fragment: string) => string} addressOf
 */
export async function solutionsSheet(core, size, filter, addressOf) {
  const { core: counting } = await startCount();
  const list = new counting.Solutions(size);
  list.choose(filter.fundamental, filter.with);
  const tokens = tokensOf('ink');
  /** @type {HTMLElement[]} */
  const figures = [];
  const draw = (/** @type {Solution} */ { index, queens, images, symmetry, columns }) => {
    // Fundamental solutions are numbered separately, others by their number among all.
    const number = filter.fundamental ? figures.length + 1 : index + 1;
    const scene = emptyScene(size, size, isByRows());
    scene.pieces = queens.map((square) => ({ piece: 'queen', square }));
    const details = { title: columns, description: '', link: addressOf(linkTo(core, size, queens)) };
    const heading = () => t('print.number', { number, columns });
    const family = () =>
      t('print.family', {
        symmetry: t(`print.symmetry.${symmetry}`),
        images: t('print.images', { count: images }),
      });
    const image = imageOf(svgBlob(scene, details, tokens, { bare: true }), columns);
    const caption = element('figcaption', {}, element('b', {}, heading), element('span', {}, family));
    figures.push(element('figure', {}, image, caption));
  };
  await forEachChunked(list.listed(), draw);
  list.free();
  const link = core.printLink({ view: 'solutions', embed: false, size, ...filter });
  const count = figures.length;
  const { fundamental, with: square } = filter;
  const kind = fundamental ? 'fundamental' : 'solutions';
  const title = () => t(`print.${kind}.title`, { count, size });
  const named = () => t('print.with', { title: title(), square: placeName(square ?? 0, size) });
  const heading = () => t('print.fundamental.heading', { count, total: Number(core.publishedCount(size)) });
  return sheetOf(
    square === null ? title : named,
    addressOf(link),
    ...(fundamental && square === null ? [element('p', {}, heading)] : []),
    element('div', { class: 'boards' }, ...figures),
  );
}

/**
 * Opens the browser's print dialog for a sheet, which is removed from the page afterwards.
 * @param {HTMLElement} sheet
 */
export async function print(sheet) {
  removeSheet();
  document.body.append(sheet);
  // An image that cannot be decoded is printed as its name.
  await Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode()));
  addEventListener('afterprint', removeSheet, { once: true });
  window.print();
}

/** Removes the sheet from the page, if there is one. */
export function removeSheet() {
  const sheet = document.querySelector('body > .printed');
  for (const image of sheet?.querySelectorAll('img') ?? []) URL.revokeObjectURL(image.src);
  sheet?.remove();
}

/**
 * @param {string | (() => string)} title
 * @param {string | null} link
 * @param {...HTMLElement} content
 */
export function sheetOf(title, link, ...content) {
  const sheet = element('article', { class: 'printed' }, element('h1', {}, title), ...content);
  if (link !== null) sheet.append(element('p', { class: 'address' }, link));
  return sheet;
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
const imageOf = (blob, name) => element('img', { src: URL.createObjectURL(blob), alt: name });
