/**
 * Pointers that move a viewport: one drags the board along, two zoom it. One that has hardly moved has clicked.
 *
 * @import { Viewport } from './viewport.js'
 */

/** A pointer that has moved no farther than this since it came down has clicked, in CSS pixels. */
const SLOP = 6;

/**
 * @param {HTMLElement} target as large as the box of the viewport
 * @param {() => Viewport | null} viewport `null` while nothing can be moved
 * @param {(place: { x: number, y: number }, target: EventTarget | null) => void} click
 */
export function gestures(target, viewport, click) {
  /** The pointers that are down, where they were last, in CSS pixels. @type {Map<number, { x: number, y: number }>} */
  const pointers = new Map();
  /** Where the first of them came down. */
  let down = { x: 0, y: 0 };
  let isDragging = false;

  const placeOf = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, top } = target.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  target.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !viewport()) return;
    const place = placeOf(event);
    isDragging = pointers.size > 0;
    if (!isDragging) down = place;
    pointers.set(event.pointerId, place);
  });
  target.addEventListener('pointermove', (event) => {
    const view = viewport();
    if (!view || !pointers.has(event.pointerId)) return;
    const place = placeOf(event);
    if (!isDragging && Math.hypot(place.x - down.x, place.y - down.y) <= SLOP) return;
    isDragging = true;
    // Not before: the click of a captured pointer is not one on the square under it.
    if (!target.hasPointerCapture(event.pointerId)) target.setPointerCapture(event.pointerId);
    const before = gripOf([...pointers.values()]);
    pointers.set(event.pointerId, place);
    const after = gripOf([...pointers.values()]);
    view.move(before.x - after.x, before.y - after.y);
    if (pointers.size > 1 && before.spread > 0) view.zoom(after.spread / before.spread, after);
  });
  target.addEventListener('pointerup', (event) => {
    if (pointers.has(event.pointerId) && !isDragging) click(placeOf(event), event.target);
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
    target.addEventListener(end, (event) => {
      // A square that was touched loses the pointer to the board.
      if (end !== 'lostpointercapture' || event.target === target) pointers.delete(event.pointerId);
    });
  }
  target.addEventListener(
    'click',
    (event) => {
      // A click of the keyboard has no place.
      if (isDragging && event.detail > 0) event.stopPropagation();
      isDragging = false;
    },
    true,
  );
}

/**
 * The centre of the pointers and how far they are from it.
 * @param {{ x: number, y: number }[]} pointers one at least
 */
function gripOf(pointers) {
  const [x, y] = [mean(pointers.map((pointer) => pointer.x)), mean(pointers.map((pointer) => pointer.y))];
  return { x, y, spread: mean(pointers.map((pointer) => Math.hypot(pointer.x - x, pointer.y - y))) };
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
