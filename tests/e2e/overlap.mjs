/** @typedef {{ x: number, y: number, width: number, height: number } | null} Box */

/**
 * Whether two parts of the page that are both seen share a point.
 * @param {Box} one
 * @param {Box} other
 */
export function overlap(one, other) {
  if (one === null || other === null) throw new Error('what is not seen overlaps nothing');
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/**
 * The pairs of elements whose contents share a point; those that are not seen are left out. Runs in the page.
 *
 * @param {Element[]} elements
 */
export function overlaps(elements) {
  const parts = elements.flatMap((element) => {
    const box = element.getBoundingClientRect();
    // There to be read out alone, or not at all.
    if (box.width <= 1 || box.height <= 1 || getComputedStyle(element).clipPath !== 'none') return [];
    // Words may run over the box that holds them.
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = element.childElementCount > 0 && element.localName !== 'h1' ? box : range.getBoundingClientRect();
    const name = element.textContent || element.ariaLabel || element.id;
    const union = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    if (words.width > 0) {
      union.right = Math.max(box.right, words.right);
      union.bottom = Math.max(box.bottom, words.bottom);
    }
    return [{ element, name, ...union }];
  });
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter(
        (other) =>
          !one.element.contains(other.element) &&
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
}

/**
 * The names of the elements that reach beyond the sides of a window of this width. Runs in the page.
 *
 * @param {Element[]} elements
 * @param {number} limit
 */
export const beyond = (elements, limit) =>
  elements
    .map((part) => /** @type {const} */ ([part, part.getBoundingClientRect()]))
    .filter(([part, box]) => box.width > 1 && (box.left < 0 || box.right > limit) && !part.closest('.handle'))
    .map(([part]) => part.textContent || part.ariaLabel || part.id);
