/**
 * *Animation*: a run or a tour as a GIF.
 *
 * @import { Message } from '../ui/dom.js'
 * @import { Display } from '../player/display.js'
 * @import { Content, Offer, Shown } from './section.js'
 */

import { choiceField, download, element, numberField, setText, wordButton } from '../ui/index.js';
import {
  duration,
  fileStem,
  MOST_BYTES,
  MOST_FRAMES,
  requestExport,
  pixels,
  planFrames,
  animationGeometry,
  RATES,
} from '../export/index.js';
import { MAX_GRID, isLarge, marks, startLazy } from '../core/index.js';
import { formatTime } from '../count/index.js';
import { says, t } from '../i18n/index.js';
import { WorkerFailure, isCancelled } from '../platform/index.js';
import { besideImage, coloursField } from './section.js';

/** About how many pixels the longer side can have. */
const SIDES = [240, 360, 480, 720];
const USUAL = { side: '360', rate: '10' };

/** How often it is played; 0 is endlessly. @type {[times: string, name: import('../i18n/index.js').Key][]} */
const LOOPS = [
  ['0', 'film.loops.forever'],
  ['1', 'film.loops.once'],
  ['3', 'film.loops.thrice'],
];

/**
 * @param {Shown} shown
 * @param {Offer} offer
 * @returns {Content | null}
 */
export function animationSection({ display, subject }, offer) {
  if (!subject || !display?.run?.furthest || display.kind === 'argument' || display.program) return null;
  const { route, scene } = subject;
  const status = element('p', { role: 'status', class: 'soft' });
  if (isLarge(scene)) {
    setText(status, t('film.too.large', { limit: MAX_GRID }));
    return { element: element('div', { class: 'share-animation' }, status) };
  }
  const range = usualRange(display);
  const change = () => showPlan();
  const showError = (/** @type {Message} */ sentence) => setText(status, sentence());
  const steps = /** @type {const} */ (['from', 'to']).map((end) => {
    const field = numberField(`film.${end}`, { min: 0, max: lastStep(display), showError }, (step) => {
      range[end] = step;
      showPlan();
    });
    field.show(range[end]);
    return field.element;
  });
  const sizeOf = (/** @type {number} */ side) => () => t('film.size', pixels(animationGeometry(scene, side)));
  const sides = SIDES.map((side) => /** @type {const} */ ([`${side}`, sizeOf(side)]));
  const size = choiceField('picture.size', sides, change, USUAL.side);
  const colour = coloursField(change);
  const rates = RATES.map((frames) => /** @type {const} */ ([`${frames}`, () => `${frames}`]));
  const rate = choiceField('film.rate', rates, change, USUAL.rate);
  const loops = choiceField('film.loops', LOOPS, change);
  /** Whether the part of the core that writes GIFs is on its way. */
  let loading = false;
  /** @type {ReturnType<typeof requestExport<'gif'>> | undefined} */
  let making;
  const make = wordButton('film.make', () => void makeGif());
  const cancel = wordButton('cancel', () => making?.cancel());
  const bar = element('progress', { max: 1, 'aria-label': says('film.making') });
  const progress = element('span');
  const busy = element('div', { class: 'progress-row row soft', hidden: true }, bar, progress, cancel);
  // Its space is reserved, so that nothing shifts when it is loaded.
  const image = element('img', { alt: says('share.animation') });
  const weight = element('p', { role: 'status', class: 'soft' });
  /** The file that was made. @type {Blob | null} */
  let made = null;
  const save = wordButton('film.save', () => {
    const end = display.kind !== 'search' && range.to === lastStep(display) ? null : range.to;
    if (made) download(made, `${fileStem(route, end)}.gif`);
  });

  const showResult = (/** @type {Blob | null} */ blob) => {
    URL.revokeObjectURL(image.src);
    made = blob;
    save.hidden = blob === null;
    image.removeAttribute('src');
    const { width, height } = pixels(animationGeometry(scene, Number(size.select.value)));
    image.style.aspectRatio = `${width} / ${height}`;
    if (!blob) return setText(weight, '');
    image.src = URL.createObjectURL(blob);
    return setText(weight, t('film.done', { kilobytes: Math.ceil(blob.size / 1000), width, height }));
  };

  /** Describes the animation that the settings make; the one made with others is dropped. */
  const showPlan = () => {
    const { from, to } = range;
    showResult(null);
    make.ariaDisabled = String(from > to);
    if (from > to) return setText(status, t('film.order', { from, to }));
    const plan = planFrames(from, to);
    const time = formatTime(10 * duration(plan, Number(rate.select.value)));
    const words = { count: plan.steps.length, time, every: plan.every, most: MOST_FRAMES };
    return setText(status, t(plan.every > 1 ? 'film.sampled' : 'film.every', words));
  };

  const makeGif = async () => {
    const { from, to } = range;
    if (from > to || loading) return;
    loading = true;
    const lazy = await startLazy().catch(() => null);
    loading = false;
    if (lazy === null) return setText(status, t('film.lost'));
    const frames = planFrames(from, to).steps;
    const showProgress = (/** @type {number} */ done) => {
      bar.value = done / frames.length;
      setText(progress, t('film.progress', { frames: done, count: frames.length }));
    };
    making = requestExport(
      'gif',
      {
        module: route.view === 'queens' ? offer.module : lazy.module,
        lazy: lazy.module,
        recording: { route: withoutOwn(route), tour: display.tour, heated: scene.heat !== null },
        steps: frames,
        delay: 100 / Number(rate.select.value),
        loops: Number(loops.select.value),
        geometry: animationGeometry(scene, Number(size.select.value)),
        tokens: colour.tokens(),
      },
      showProgress,
    );
    showResult(null);
    showProgress(0);
    make.hidden = true;
    busy.hidden = false;
    cancel.focus({ preventScroll: true });
    try {
      const product = await making.result;
      if (product instanceof Blob) showResult(product);
      else setText(status, t('film.large', { frames: product.tooLarge, megabytes: MOST_BYTES / 1e6 }));
    } catch (error) {
      if (error instanceof WorkerFailure) setText(status, t('film.lost'));
      else if (!isCancelled(error)) throw error;
    } finally {
      const focused = busy.contains(document.activeElement);
      busy.hidden = true;
      make.hidden = false;
      if (focused) (made ? save : make).focus({ preventScroll: true });
    }
  };

  const settings = [...steps, size.element, colour.element, rate.element, loops.element];
  const buttons = element('div', { class: 'buttons making' }, make, save, busy);
  showPlan();
  return {
    element: besideImage('share-picture share-animation', settings, [status, buttons, weight], image),
    stop() {
      making?.cancel();
      showResult(null);
    },
  };
}

/** A first solution farther away would leave hardly any frames of the search. */
const NEAR = 10 * MOST_FRAMES;

/**
 * A tour to its end; a search from the start to its first solution, unless that is far off or passed: then to the step
 * shown, or to the last step that can have a frame.
 * @param {Display} display
 */
function usualRange(display) {
  const { run, kind } = display;
  const last = lastStep(display);
  if (!run || kind !== 'search') return { from: 0, to: last };
  const solution = run.player.stepOf(marks.solution, 1) ?? Infinity;
  if (run.step <= solution && solution <= NEAR) return { from: 0, to: solution };
  return { from: 0, to: run.step > 0 ? run.step : Math.min(last, MOST_FRAMES - 1) };
}

/**
 * The last step that is known.
 * @param {Display} display
 */
const lastStep = ({ run }) => run?.length ?? run?.furthest ?? 0;

/**
 * Without the tour of one's own, whose error cannot be sent to a worker.
 * @template {import('../player/display.js').Shown} Route
 * @param {Route} route
 * @returns {Route}
 */
const withoutOwn = (route) => ({ ...route, ownTour: undefined });
