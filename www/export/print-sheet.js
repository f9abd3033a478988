/**
 * Sheets of paper: one board with its caption, or the fundamental solutions of a board size.
 *
 * @import { Core } from '../core/wasm.js'
 * @import { Solution } from '../queens/gallery/catalogue.js'
 * @import { Subject } from './subject.js'
 */

import { emptyScene } from '../board/index.js';
import { element } from '../ui/index.js';
import { catalogue, filtered } from '../queens/index.js';
import { fileOf } from '../core/index.js';
import { t } from '../i18n/index.js';
import { tokensOf } from './colours.js';
import { pictureGeometry, pictureSizes } from './layout.js';
import { paintPicture } from './exporter.js';
import { forEachChunked } from '../platform/index.js';
import { svgPicture } from './svg.js';

/** A board of more squares is painted for the printer: a browser takes long over thousands of shapes. */
const DRAWN = 400;

/** The symmetry of a fundamental solution, by its number of images. */
const SYMMETRIES = /** @type {const} */ ({ 8: 'none', 4: 'half', 2: 'quarter', 1: 'all' });

/**
 * @param {Subject} subject
 * @param {string | null} link
 */
export async function boardSheet(subject, link) {
  const { title, caption, scene } = subject;
  const image = await boardImage(subject, link);
  const { width, height } = pictureGeometry(scene);
  image.style.setProperty('--shape', String(width / height));
  return element(
    'article',
    { class: 'printed' },
    element('h1', {}, title),
    image,
    element('p', {}, caption),
    ...address(link),
  );
}

/**
 * @param {Core} core
 * @param {number} size at most that of the gallery
 * @param {(fragment: string) => string} addressOf
 */
export async function fundamentalSheet(core, size, addressOf) {
  const all = catalogue(core, size);
  const tokens = tokensOf('ink');
  /** @type {HTMLElement[]} */
  const figures = [];
  const draw = (/** @type {Solution} */ { queens, images, link }) => {
    const index = figures.length;
    const columns = queens.map((square) => fileOf(square) + 1).join(size < 10 ? '' : ' ');
    const scene = emptyScene(size, size, false);
    scene.pieces = queens.map((square) => ({ piece: 'queen', square }));
    const details = { title: columns, description: '', link: addressOf(link) };
    const symmetry = () => t(`print.symmetry.${SYMMETRIES[/** @type {8} */ (images)]}`);
    const figure = element(
      'figure',
      {},
      svgImage(svgPicture(scene, details, tokens, { bare: true }), columns),
      element(
        'figcaption',
        {},
        element('b', {}, () => t('print.number', { number: index + 1, columns })),
        element('span', {}, () =>
          t('print.family', { symmetry: symmetry(), images: t('print.images', { count: images }) }),
        ),
      ),
    );
    figures.push(figure);
  };
  await forEachChunked(filtered(all, { fundamental: true, with: null }), draw);
  const link = core.printLink({ view: 'solutions', embed: false, size, fundamental: true, with: null });
  return element(
    'article',
    { class: 'printed' },
    element('h1', {}, () => t('print.fundamental.title', { count: figures.length, size })),
    element('p', {}, () => t('print.fundamental.heading', { count: figures.length, total: all.length })),
    element('div', { class: 'boards' }, ...figures),
    ...address(addressOf(link)),
  );
}

/**
 * Opens the browser's print dialog for a sheet, which is removed from the page afterwards.
 * @param {HTMLElement} sheet
 */
export async function print(sheet) {
  removeSheet();
  document.body.append(sheet);
  await Promise.all([...sheet.querySelectorAll('img')].map((image) => image.decode()));
  addEventListener('afterprint', removeSheet, { once: true });
  window.print();
}

/** Removes the sheet from the page, if there is one. */
export function removeSheet() {
  const sheet = document.querySelector('body > .printed');
  for (const image of sheet?.querySelectorAll('img') ?? []) URL.revokeObjectURL(image.src);
  sheet?.remove();
}

/** @param {string | null} link */
const address = (link) => (link === null ? [] : [element('p', { class: 'address' }, link)]);

/**
 * @param {Subject} subject
 * @param {string | null} link
 */
async function boardImage({ scene, title, caption }, link) {
  const tokens = tokensOf('ink');
  if (scene.files * scene.ranks <= DRAWN) {
    return svgImage(svgPicture(scene, { title, description: caption, link }, tokens), title);
  }
  return blobImage(await paintPicture(scene, pictureSizes(scene).length, tokens).result, title);
}

/**
 * @param {string} svg
 * @param {string} name
 */
const svgImage = (svg, name) => blobImage(new Blob([svg], { type: 'image/svg+xml' }), name);

/**
 * @param {Blob} blob
 * @param {string} name
 */
const blobImage = (blob, name) => element('img', { src: URL.createObjectURL(blob), alt: name });
