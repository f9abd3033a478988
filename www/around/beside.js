/**
 * Where a card stands beside a part of the page. It knows no page.
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {{ width: number, height: number }} Size
 * @typedef {'right' | 'left' | 'below' | 'above'} Side
 */

/** Between a part and its card, and between a card and the edge of the window, in CSS pixels. */
const GAP = 14;
const MARGIN = 8;

/**
 * The smallest box around some others, as far as it is in the window.
 * @param {Box[]} boxes
 * @param {Size} room the window
 * @returns {Box}
 */
export const around = (boxes, room) => ({
  left: Math.max(0, Math.min(...boxes.map(({ left }) => left))),
  top: Math.max(0, Math.min(...boxes.map(({ top }) => top))),
  right: Math.min(room.width, Math.max(...boxes.map(({ right }) => right))),
  bottom: Math.min(room.height, Math.max(...boxes.map(({ bottom }) => bottom))),
});

/**
 * The place of a card: beside the part where there is room, else over it, at that edge of the window which is farther
 * from its middle.
 *
 * @param {Box} part
 * @param {Size} card
 * @param {Size} room the window
 * @returns {{ left: number, top: number, side: Side | null }}
 */
export function beside(part, card, room) {
  /** @type {Record<Side, number>} */
  const free = { right: room.width - part.right, left: part.left, below: room.height - part.bottom, above: part.top };
  const needed = { right: card.width, left: card.width, below: card.height, above: card.height };
  const flat = part.right - part.left > 2 * (part.bottom - part.top);
  /** @type {Side[]} */
  const order = flat ? ['below', 'above', 'right', 'left'] : ['right', 'left', 'below', 'above'];
  const side = order.find((each) => free[each] >= needed[each] + GAP + MARGIN) ?? null;
  const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
  const left = within(middle.x - card.width / 2, card.width, room.width);
  const top = within(middle.y - card.height / 2, card.height, room.height);
  switch (side) {
    case 'right':
      return { side, left: part.right + GAP, top };
    case 'left':
      return { side, left: part.left - GAP - card.width, top };
    case 'below':
      return { side, left, top: part.bottom + GAP };
    case 'above':
      return { side, left, top: part.top - GAP - card.height };
    default:
      return { side, left, top: middle.y > room.height / 2 ? MARGIN : room.height - card.height - MARGIN };
  }
}

/**
 * @param {number} at
 * @param {number} length
 * @param {number} whole
 */
const within = (at, length, whole) => Math.max(MARGIN, Math.min(at, whole - length - MARGIN));
