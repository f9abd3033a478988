/**
 * Message of bits: bit 0 is the rightmost column.
 */

/**
 * A word as so many binary digits.
 * @param {number} word unsigned
 * @param {number} size
 */
export const bits = (word, size) => word.toString(2).padStart(size, '0');

/**
 * The bit of a column.
 * @param {number} word
 * @param {number} size
 * @param {number} column from 0 at the left
 */
export const bitOf = (word, size, column) => (word >>> (size - 1 - column)) & 1;
