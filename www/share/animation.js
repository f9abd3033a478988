/**
 * *Animation*: a run or a tour as a GIF.
 *
 * @typedef {import('../player/display.js').Display} Display
 */

import { choiceField, download, element, numberField, setText, wordButton } from '../ui/index.js';
import {
  colours,
  duration,
  fileStem,
  MOST_BYTES,
  MOST_FRAMES,
  order,
  pixels,
  planned,
  pressed,
  RATES,
  shownColours,
  subjectOf,
  tokensOf,
  Unmade,
} from '../export/index.js';
import { isLarge, limits, marks } from '../core/index.js';
import { t } from '../i18n/index.js';

/** About how many pixels the longer side can have. */
const SIDES = [240, 360, 480, 720];
const USUAL = { side: 360, rate: 10 };

/** How often it is shown, by the names of the choices; 0 is for ever. */
const LOOPS = Object.freeze({ forever: 0, once: 1, thrice: 3 });

/**
 * @param {import('./section.js').Offer} offer
 * @returns {import('./section.js').Section}
 */
export function animationSection(offer) {
  const section = new AnimationSection(offer);
  return {
    title: 'share.animation',
    element: section.element,
    applies: ({ display }) => display !== null && display.run !== null && display.run.furthest > 0,
    show: ({ display }) => display && section.show(display),
    hide: () => section.stop(),
  };
}

const nothing = () => {};

class AnimationSection {
  /** @type {Display | null} */
  #display = null;
  #range = { from: 0, to: 0 };
  /** Gives up what is being made. */
  #stop = nothing;
  /** @type {{ blob: Blob, address: string, name: string } | null} */
  #made = null;
  #offer;
  #parts;

  /** @param {import('./section.js').Offer} offer */
  constructor(offer) {
    this.#offer = offer;
    this.#parts = this.#build();
    const { settings, status, make, busy, result } = this.#parts;
    this.element = element('div', { class: 'share-animation' }, settings, status, make, busy, result);
  }

  /** @param {Display} display */
  show(display) {
    this.#display = display;
    this.#forget();
    const { settings, status, make, busy, size, colour, rate, loops } = this.#parts;
    const large = isLarge(boardOf(display));
    settings.hidden = make.hidden = large;
    busy.hidden = true;
    if (large) return setText(status, t('film.too.large', { limit: limits.grid }));
    this.#range = usualRange(display);
    const steps = /** @type {const} */ (['from', 'to']).map((end) => {
      const field = numberField({
        label: () => t(`film.${end}`),
        min: 0,
        max: lastStep(display),
        change: (step) => {
          this.#range = { ...this.#range, [end]: step };
          this.#showPlan();
        },
        showError: (sentence) => setText(status, sentence()),
      });
      field.show(this.#range[end]);
      return field.element;
    });
    size.select.replaceChildren(
      ...SIDES.map((side) => {
        const words = pixels(pressed(boardOf(display), side));
        return element('option', { value: side, selected: side === USUAL.side }, () => t('film.size', words));
      }),
    );
    colour.show(shownColours());
    settings.replaceChildren(...steps, size.element, colour.element, rate.element, loops.element);
    return this.#showPlan();
  }

  stop() {
    this.#stop();
    this.#forget();
  }

  #build() {
    const change = () => this.#showPlan();
    const size = choiceField({ label: () => t('picture.size'), choices: [], change });
    const colour = choiceField({
      label: () => t('picture.colours'),
      choices: colours.map((name) => [name, () => t(`picture.colours.${name}`)]),
      change,
    });
    const rate = choiceField({
      label: () => t('film.rate'),
      choices: RATES.map((frames) => [String(frames), String(frames)]),
      change,
    });
    rate.show(String(USUAL.rate));
    const loops = choiceField({
      label: () => t('film.loops'),
      choices: /** @type {(keyof typeof LOOPS)[]} */ (Object.keys(LOOPS)).map((key) => [
        key,
        () => t(`film.loops.${key}`),
      ]),
      change,
    });
    const make = wordButton('film.make', () => void this.#make());
    const cancel = wordButton('cancel', () => this.#stop());
    const bar = element('progress', { max: 1, 'aria-label': () => t('film.making') });
    const progress = element('span');
    const image = element('img', { alt: () => t('share.animation') });
    const weight = element('p', { role: 'status', class: 'soft' });
    const saving = wordButton('film.save', () => this.#made && download(this.#made.blob, this.#made.name));
    return {
      size,
      colour,
      rate,
      loops,
      make,
      cancel,
      bar,
      progress,
      image,
      weight,
      saving,
      settings: element('div', { class: 'setup' }),
      status: element('p', { role: 'status', class: 'soft' }),
      busy: element('div', { class: 'going', hidden: true }, bar, progress, cancel),
      result: element('figure', { hidden: true }, image, element('figcaption', {}, weight, saving)),
    };
  }

  /** Says what the settings come to; what was made with others is let go of. */
  #showPlan() {
    const { status, make, rate } = this.#parts;
    this.#forget();
    const { from, to } = this.#range;
    make.ariaDisabled = String(from > to);
    if (from > to) return setText(status, t('film.order', { from, to }));
    const plan = planned(from, to);
    const words = {
      count: plan.steps.length,
      seconds: Math.round(duration(plan, Number(rate.select.value)) / 10) / 10,
      every: plan.every,
      most: MOST_FRAMES,
    };
    return setText(status, t(plan.every > 1 ? 'film.sampled' : 'film.every', words));
  }

  async #make() {
    const display = this.#display;
    const { from, to } = this.#range;
    if (!display || from > to) return;
    this.#forget();
    const { size, colour, rate, loops, make, busy, cancel, status } = this.#parts;
    const { steps } = planned(from, to);
    const geometry = pressed(boardOf(display), Number(size.select.value));
    const { route, scene } = subjectOf(display);
    const way = display.way?.() ?? null;
    const module = route.view === 'queens' ? this.#offer.module : this.#offer.tours()?.module;
    if (!module) return;
    const { made, stop } = order(
      'gif',
      {
        module,
        reel: { route: plainly(route), way, closed: way?.length === display.run?.length, heated: scene.heat !== null },
        steps,
        delay: 100 / Number(rate.select.value),
        loops: LOOPS[/** @type {keyof typeof LOOPS} */ (loops.select.value)],
        geometry,
        tokens: tokensOf(/** @type {import('../export/colours.js').Colours} */ (colour.select.value)),
      },
      (frames) => this.#progress(frames, steps.length),
    );
    this.#stop = stop;
    this.#progress(0, steps.length);
    make.hidden = true;
    busy.hidden = false;
    cancel.focus();
    try {
      const end = !display.searching && to === lastStep(display) ? null : to;
      this.#present(await made, `${fileStem(route, end)}.gif`, pixels(geometry));
    } catch (error) {
      if (!(error instanceof Unmade)) throw error;
      const { reason, frames } = error;
      if (reason === 'large') setText(status, t('film.large', { frames, megabytes: MOST_BYTES / 1e6 }));
      if (reason === 'lost') setText(status, t('film.lost'));
    } finally {
      const focused = busy.contains(document.activeElement);
      busy.hidden = true;
      make.hidden = false;
      if (focused) (this.#made ? this.#parts.saving : make).focus();
    }
  }

  /**
   * @param {number} frames
   * @param {number} count
   */
  #progress(frames, count) {
    const { bar, progress } = this.#parts;
    bar.value = frames / count;
    setText(progress, t('film.progress', { frames, count }));
  }

  /**
   * @param {Blob} blob
   * @param {string} name
   * @param {{ width: number, height: number }} size
   */
  #present(blob, name, { width, height }) {
    const { image, weight, result } = this.#parts;
    this.#made = { blob, address: URL.createObjectURL(blob), name };
    [image.src, image.width, image.height] = [this.#made.address, width, height];
    result.hidden = false;
    setText(weight, t('film.done', { kilobytes: Math.ceil(blob.size / 1000), width, height }));
  }

  /** Lets go of what was made. */
  #forget() {
    const { image, result, weight } = this.#parts;
    if (this.#made) URL.revokeObjectURL(this.#made.address);
    this.#made = null;
    image.removeAttribute('src');
    setText(weight, '');
    result.hidden = true;
  }
}

/** A first solution so far off that hardly a frame of the way would be left is not what is meant. */
const NEAR = 10 * MOST_FRAMES;

/**
 * A tour to its end; a search from the start to its first solution, unless that is far off or passed: then to where it
 * stands, or as many steps as can each have a frame.
 * @param {Display} display
 */
function usualRange(display) {
  const { run, searching } = display;
  const last = lastStep(display);
  if (!run || !searching) return { from: 0, to: last };
  const solution = run.stepOf(marks.solution, 1) ?? Infinity;
  if (run.step <= solution && solution <= NEAR) return { from: 0, to: solution };
  return { from: 0, to: run.step > 0 ? run.step : Math.min(last, MOST_FRAMES - 1) };
}

/**
 * The last step that is known.
 * @param {Display} display
 */
const lastStep = ({ run }) => run?.length ?? run?.furthest ?? 0;

/** @param {Display} display */
const boardOf = ({ route }) =>
  route.view === 'queens' ? { files: route.size, ranks: route.size } : { files: route.files, ranks: route.ranks };

/**
 * What was asked, without what cannot go to a worker.
 * @template {import('../player/display.js').Shown} Route
 * @param {Route} route
 * @returns {Route}
 */
const plainly = (route) =>
  route.view === 'knight' && route.riding ? { ...route, riding: { ...route.riding, why: undefined } } : route;
