/**
 * *Picture*: the board as PNG and SVG.
 *
 * @typedef {import('../export/subject.js').Subject} Subject
 * @typedef {import('../export/colours.js').Colours} Colours
 */

import {
  canCopyPictures,
  checkbox,
  choiceField,
  copyPicture,
  download,
  element,
  setText,
  wordButton,
} from '../ui/index.js';
import {
  colours,
  fileStem,
  isMarked,
  LONGEST,
  LONGEST_SVG,
  order,
  pictured,
  pixels,
  plain,
  scales,
  shownColours,
  subjectOf,
  svgPicture,
  tokensOf,
  Unmade,
} from '../export/index.js';
import { isLarge } from '../core/index.js';
import { t } from '../i18n/index.js';
import { addressOf } from './section.js';

/** Sharp on most screens, and not heavy. */
const USUAL_SCALE = 2;

/** @returns {import('./section.js').Section} */
export function pictureSection() {
  const section = new PictureSection();
  return {
    title: 'share.picture',
    element: section.element,
    applies: ({ display, gallery }) => display !== null && !gallery,
    show: (shown) => shown.display && section.show(subjectOf(shown.display), addressOf(shown.fragment())),
    hide: () => section.stop(),
  };
}

class PictureSection {
  /** @type {Subject | null} */
  #subject = null;
  #link = '';
  /** The picture that is being made. @type {ReturnType<typeof order<'png'>> | null} */
  #making = null;
  /** The preview that is being made. @type {ReturnType<typeof order<'png'>> | null} */
  #looking = null;
  /** The address of the preview. @type {string | null} */
  #preview = null;
  #parts;

  constructor() {
    this.#parts = this.#build();
    const { size, colour, marked, bounded, png, copy, svg, status, image } = this.#parts;
    this.element = element(
      'div',
      { class: 'share-picture' },
      element(
        'div',
        {},
        element('div', { class: 'setup' }, size.element, colour.element),
        marked.element,
        bounded,
        element('div', { class: 'buttons' }, png, copy, svg),
        status,
      ),
      image,
    );
  }

  /**
   * @param {Subject} subject
   * @param {string} link
   */
  show(subject, link) {
    const { size, colour, marked, bounded, copy, svg, image } = this.#parts;
    const { scene } = subject;
    [this.#subject, this.#link] = [subject, link];
    const possible = scales(scene);
    const usual = Math.min(USUAL_SCALE, ...possible.slice(-1));
    size.select.replaceChildren(
      ...possible.map((scale) => {
        const words = { scale, ...pixels(pictured(scene, scale)) };
        return element('option', { value: scale, selected: scale === usual }, () => t('picture.scale', words));
      }),
    );
    colour.show(shownColours());
    const vast = Math.max(scene.files, scene.ranks) > LONGEST_SVG;
    svg.hidden = vast;
    image.hidden = isLarge(scene);
    // Its place is kept for it.
    const { width, height } = pictured(scene);
    image.style.aspectRatio = `${width} / ${height}`;
    copy.hidden = !canCopyPictures();
    marked.element.hidden = !isMarked(scene);
    const sentences = [
      ...(possible.length < 4 ? [t('picture.bounded', { limit: LONGEST })] : []),
      ...(vast ? [t('picture.svg.large', { limit: LONGEST_SVG })] : []),
    ];
    setText(bounded, sentences.join(' '));
    bounded.hidden = sentences.length === 0;
    void this.#look();
  }

  stop() {
    this.#making?.stop();
    this.#subject = null;
    this.#forget();
  }

  #build() {
    const look = () => void this.#look();
    const marked = checkbox('picture.marks', look);
    marked.input.checked = true;
    return {
      marked,
      size: choiceField({ label: () => t('picture.size'), choices: [], change: look }),
      colour: choiceField({
        label: () => t('picture.colours'),
        choices: colours.map((name) => [name, () => t(`picture.colours.${name}`)]),
        change: look,
      }),
      image: element('img', { alt: () => t('picture.preview') }),
      png: wordButton('picture.png', () => void this.#showResult(this.#savePng())),
      copy: wordButton('picture.png.copy', () => void this.#showResult(this.#copyPng())),
      svg: wordButton('picture.svg', () => {
        if (this.#subject) download(this.#svg(this.#subject), this.#file('svg'));
      }),
      bounded: element('p', { class: 'soft' }),
      status: element('p', { role: 'status', class: 'soft' }),
    };
  }

  /** Shows how it will look: painted as a PNG is, since a browser takes long over thousands of shapes. */
  async #look() {
    const { image, status } = this.#parts;
    setText(status, '');
    this.#forget();
    if (!this.#subject || image.hidden) return;
    const looking = this.#paint(this.#subject, 1);
    this.#looking = looking;
    // What cannot be seen beforehand can be made all the same.
    const blob = await looking.made.catch(() => null);
    if (!blob || this.#looking !== looking) return;
    this.#preview = URL.createObjectURL(blob);
    image.src = this.#preview;
  }

  #forget() {
    this.#looking?.stop();
    this.#looking = null;
    if (this.#preview !== null) URL.revokeObjectURL(this.#preview);
    this.#preview = null;
    this.#parts.image.removeAttribute('src');
  }

  /** @param {string} ending */
  #file(ending) {
    const { route, step } = /** @type {Subject} */ (this.#subject);
    return `${fileStem(route, step)}.${ending}`;
  }

  /** @param {Subject} subject */
  #scene({ scene }) {
    return this.#parts.marked.input.checked ? scene : plain(scene);
  }

  get #tokens() {
    return tokensOf(/** @type {Colours} */ (this.#parts.colour.select.value));
  }

  /** @param {Subject} subject */
  #svg(subject) {
    const details = { title: subject.title, description: subject.caption, link: this.#link };
    return new Blob([svgPicture(this.#scene(subject), details, this.#tokens)], { type: 'image/svg+xml' });
  }

  /**
   * @param {Subject} subject
   * @param {number} scale
   */
  #paint(subject, scale) {
    const geometry = pictured(subject.scene, scale);
    return order('png', { scene: this.#scene(subject), geometry, tokens: this.#tokens });
  }

  /** @returns {Promise<Blob>} */
  #png() {
    this.#making?.stop();
    this.#making = this.#paint(/** @type {Subject} */ (this.#subject), Number(this.#parts.size.select.value));
    return this.#making.made;
  }

  async #savePng() {
    const name = this.#file('png');
    download(await this.#png(), name);
    return '';
  }

  async #copyPng() {
    const png = this.#png();
    try {
      await copyPicture(png);
      return t('copied');
    } catch {
      // Either there is no picture, which is then told, or the browser did not take it.
      await png;
      return t('picture.png.not.copied');
    }
  }

  /**
   * Says what came of what a button asked for.
   * @param {Promise<string>} doing
   */
  async #showResult(doing) {
    const { status } = this.#parts;
    setText(status, '');
    try {
      setText(status, await doing);
    } catch (error) {
      if (!(error instanceof Unmade)) throw error;
      if (error.reason === 'lost') setText(status, t('picture.lost'));
    }
  }
}
