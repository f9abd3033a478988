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
