/**
 * The timeline: a slider whose value is the step, over a drawing of where the solutions and the backtracks lie.
 *
 * @import { Run } from '../core/run.js'
 *
 * @typedef {(sentence: import('../ui/dom.js').Message, offer: null, field: HTMLElement) => void} ShowError
 *
 * @typedef {{ x: number, width: number, solutions: number, backtracks: number }} Stretch of the line, in CSS pixels, with how
 *   dense its marks are
 */

import { clear } from '../board/index.js';
import { initialPlayer, isWithin } from './state.js';
import { stepField } from './step-field.js';
import { element, setText } from '../ui/index.js';
import { number, says, t } from '../i18n/index.js';

/** Half of the slider's thumb: the line begins and ends under the middle of it. */
const INSET = 8;

/** A stretch of the drawing, in CSS pixels. */
const STRETCH = 3;

/** Half of the diamond of a note, in CSS pixels. */
const NOTE = 5;

/** While the run is being explored its densities are read again at most this often, in milliseconds. */
const REFRESH = 200;

/**
 * @param {import('./playback.js').Playback} playback
 * @param {() => import('../board/tokens.js').Tokens} tokens the colours that the page has on
 * @param {ShowError} showError
 */
export function timeline(playback, tokens, showError) {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  const slider = element('input', {
    type: 'range',
    min: 0,
    max: 0,
    step: 1,
    value: 0,
    'aria-label': says('timeline'),
  });
  const place = stepField(playback, () => player, showError);
  const whole = element('span', { class: 'whole', 'aria-hidden': 'true' });
  const readout = element('span', { class: 'readout soft' }, place.element, whole);
  const root = element('div', { class: 'timeline' }, canvas, slider);
  slider.addEventListener('input', () => playback.goTo(Number(slider.value)));

  let box = { width: 0, height: 0 };
  let player = initialPlayer;
  /** @type {{ run: Run | null, span: number, width: number, read: number, stretches: Stretch[] }} */
  let shown = { run: null, span: 0, width: 0, read: 0, stretches: [] };

  const draw = () => {
    const context = canvas.getContext('2d');
    if (!context || box.width === 0) return;
    const { width } = box;
    const run = player.display?.run ?? null;
    const { step, length, furthest } = player.snapshot;
    const span = length ?? furthest;
    const now = performance.now();
    const isStale = span !== shown.span || width !== shown.width;
    const isDue = length !== undefined || now - shown.read > REFRESH;
    if (run !== shown.run || (isStale && isDue)) {
      shown = { run, span, width, read: now, stretches: run ? stretchesOf(run, span, width) : [] };
    }
    clear(context, { ...box, ratio: devicePixelRatio });
    const { range } = player;
    const played = range && span > 0 ? [range.first, range.last].map((end) => Math.min(1, end / span)) : null;
    const passed = run && (span > 0 ? step / span : 0);
    // Marks ahead would tell what comes next.
    const until = player.overlays.asked?.hides ? INSET + (width - 2 * INSET) * (passed ?? 0) : Infinity;
    const stretches = shown.stretches.filter((stretch) => stretch.x + stretch.width <= until);
    const places = (player.display?.notes?.() ?? []).map(
      (noted) => INSET + ((width - 2 * INSET) * noted) / (span || 1),
    );
    const noted = places.filter((x) => x <= Math.min(until, width - INSET));
    drawTimeline(context, box, stretches, { passed, played, noted }, tokens());
  };

  new ResizeObserver(([{ contentRect }]) => {
    box = { width: contentRect.width, height: contentRect.height };
    draw();
  }).observe(root);

  return {
    element: root,
    readout,
    retheme: draw,
    /** @param {import('./state.js').PlayerState} now */
    show(now) {
      player = now;
      const { step, furthest: explored, length } = player.snapshot;
      const known = player.display?.run === null || length !== undefined;
      slider.max = String(length ?? explored);
      slider.value = String(step);
      const told = t(known ? 'timeline.known' : 'timeline.growing', { step, length: explored, explored });
      const { range } = player;
      const ends = range && `${number(range.first)}–${number(range.last)}`;
      slider.ariaValueText = range ? `${told} (${ends})` : told;
      // Where there is nothing to step through, two noughts would say nothing.
      const empty = known && explored === 0;
      place.show(empty);
      const end = t(known ? 'readout.known' : 'readout.growing', { length: explored, explored });
      // Within the steps to play these are its ends.
      setText(whole, empty ? '' : range && isWithin(range, step) ? ` · ${ends}` : end);
      draw();
    },
  };
}

/**
 * @param {Run} run
 * @param {number} span the steps that the timeline covers
 * @param {number} width in CSS pixels
 * @returns {Stretch[]}
 */
function stretchesOf(run, span, width) {
  const length = width - 2 * INSET;
  const count = Math.max(1, Math.min(Math.floor(length / STRETCH), span));
  const densities = run.player.densities(span, count);
  return Array.from({ length: count }, (_, index) => ({
    x: INSET + (index * length) / count,
    width: length / count,
    solutions: densities[2 * index],
    backtracks: densities[2 * index + 1],
  }));
}

/**
 * Draws the run as a line, on an empty canvas: ticks of solutions above, below a strip of backtracks that is as high as they are
 * dense, and a diamond on the line where something doubtful happens first.
 * @param {CanvasRenderingContext2D} context
 * @param {{ width: number, height: number }} box in CSS pixels
 * @param {Stretch[]} stretches
 * @param {object} marks
 * @param {number | null} marks.passed how much of the line has passed, 0..1; `null` without a run
 * @param {number[] | null} marks.played where the steps to play begin and end, 0..1
 * @param {number[]} marks.noted where a note is, in CSS pixels
 * @param {import('../board/tokens.js').Tokens} tokens
 */
function drawTimeline(context, { width, height }, stretches, { passed, played, noted }, tokens) {
  const middle = Math.round(height / 2);
  const length = width - 2 * INSET;
  /**
   * @param {string} colour
   * @param {[x: number, y: number, width: number, height: number]} area
   * @param {number} [strength] 0..1
   */
  const fill = (colour, area, strength = 1) => {
    context.globalAlpha = strength;
    context.fillStyle = colour;
    context.fillRect(...area);
  };
  if (played) {
    const [from, to] = played.map((end) => INSET + end * length);
    fill(tokens.now, [from - 1, middle - 14, Math.max(to - from, 1) + 2, 28], 0.16);
  }
  const densest = Math.max(1, ...stretches.map(({ backtracks }) => backtracks));
  const depth = Math.min(12, height / 2 - 6);
  for (const { x, width: wide, backtracks, solutions } of stretches) {
    const high = Math.max(1.5, Math.sqrt(backtracks / densest) * depth);
    if (backtracks > 0) fill(tokens.control, [x, middle + 4, Math.max(wide, 1), high], 0.45);
    if (solutions > 0) fill(tokens.solved, [x, middle - 13, Math.min(1.5, wide), 9]);
  }
  fill(passed === null ? tokens.hairline : tokens.control, [INSET, middle - 1.5, length, 3]);
  fill(tokens.now, [INSET, middle - 1.5, length * (passed ?? 0), 3]);
  context.fillStyle = tokens.conflict;
  for (const x of noted) {
    context.beginPath();
    context.moveTo(x, middle - NOTE);
    context.lineTo(x + NOTE, middle);
    context.lineTo(x, middle + NOTE);
    context.lineTo(x - NOTE, middle);
    context.fill();
  }
}
