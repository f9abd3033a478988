/**
 * The timeline: a slider whose value is the step, over a drawing of where the solutions and the backtracks lie.
 */

import { initialPlayer } from './state.js';
import { drawTimeline } from './timeline-canvas.js';
import { element, setText } from '../ui/index.js';
import { number, t } from '../i18n/index.js';

/** Half of the slider's thumb: the line begins and ends under the middle of it. */
const INSET = 8;

/** A stretch of the drawing, in CSS pixels. */
const STRETCH = 3;

/** While the run is being explored the drawing is made again at most this often, in milliseconds. */
const REDRAW = 200;

/**
 * @param {import('./playback.js').Playback} playback
 * @param {() => import('../board/tokens.js').Tokens} tokens the colours that the page has on
 */
export function timeline(playback, tokens) {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  const slider = element('input', {
    type: 'range',
    min: 0,
    max: 0,
    step: 1,
    value: 0,
    'aria-label': () => t('timeline'),
  });
  const [place, whole] = [element('span'), element('span', { class: 'whole' })];
  const readout = element('span', { class: 'readout', 'aria-hidden': 'true' }, place, whole);
  const root = element('div', { class: 'timeline' }, canvas, slider);

  slider.addEventListener('input', () => playback.goTo(Number(slider.value)));

  let box = { width: 0, height: 0 };
  let player = initialPlayer;
  /** @type {{ run: unknown, span: number, width: number, at: number, found: Float64Array }} */
  let densities = { run: null, span: 0, width: 0, at: 0, found: new Float64Array(0) };

  const draw = () => {
    const { snapshot } = player;
    const run = player.display?.run ?? null;
    const context = canvas.getContext('2d');
    if (!context || box.width === 0) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    const span = snapshot.length ?? snapshot.furthest;
    const now = performance.now();
    const stale = run !== densities.run || span !== densities.span || width !== densities.width;
    if (run && stale && (run !== densities.run || snapshot.length !== undefined || now - densities.at > REDRAW)) {
      const stretches = Math.max(1, Math.min(Math.floor((box.width - 2 * INSET) / STRETCH), span));
      densities = { run, span, width, at: now, found: run.player.densities(span, stretches) };
    }
    if (!run) densities = { run, span: 0, width: 0, at: 0, found: new Float64Array(0) };
    const passed = span > 0 ? snapshot.step / span : 0;
    drawTimeline(context, { ...box, ratio, inset: INSET }, densities.found, passed, run ? 1 : 0, tokens());
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
      slider.ariaValueText = t(known ? 'timeline.known' : 'timeline.growing', { step, length: explored, explored });
      // Where there is nothing to step through, two noughts would say nothing.
      const empty = known && explored === 0;
      setText(place, empty ? '' : number(step));
      setText(whole, empty ? '' : t(known ? 'readout.known' : 'readout.growing', { length: explored, explored }));
      draw();
    },
  };
}
