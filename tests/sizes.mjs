/**
 * Sizes of boards, or of windows: `8x8 3x10`.
 *
 * @param {string} text
 */
export const sizesOf = (text) => text.split(' ').map((size) => size.split('x').map(Number));
