/**
 * All solutions of a small board, in the order of the columns of their rows.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Core } from '../../core/wasm.js'
 *
 * @typedef {object} Solution
 * @property {number} index its place among all, from 0
 * @property {number} size of the board
 * @property {readonly Square[]} queens from the top row down
 * @property {string} link
 * @property {number} family the index of the fundamental solution that it is an image of, which is its own if it is that
 * @property {number} images how many distinct images it has: 8, 4, 2 or 1
 *
 * @typedef {object} Filter
 * @property {boolean} fundamental only one of each family
 * @property {Square | null} with only those with a queen on this square
 */

/**
 * @param {Pick<Core, 'Gallery' | 'printLink'>} core
 * @param {number} size 1 to 10
 * @returns {readonly Solution[]}
 */
export function catalogue(core, size) {
  const gallery = new core.Gallery(size);
  const [queens, families, images] = [gallery.queens(), gallery.families(), gallery.images()];
  gallery.free();
  return [...families].map((family, index) => {
    const own = [...queens.subarray(index * size, (index + 1) * size)];
    return {
      index,
      size,
      queens: own,
      // Written when it is read: hundreds at once take too long.
      get link() {
        return linkTo(core, size, own);
      },
      family,
      images: images[index],
    };
  });
}

/**
 * @param {Pick<Core, 'printLink'>} core
 * @param {number} size
 * @param {readonly Square[]} queens
 */
export const linkTo = (core, size, queens) =>
  core.printLink({
    view: 'queens',
    embed: false,
    size,
    queens: [...queens],
    solver: null,
    step: null,
    steps: null,
    loop: false,
    ask: false,
  });

/**
 * @param {readonly Solution[]} solutions
 * @param {Filter} filter
 */
export const filtered = (solutions, { fundamental, with: square }) =>
  solutions.filter(
    ({ index, family, queens }) => (!fundamental || family === index) && (square === null || queens.includes(square)),
  );

/**
 * The images of a solution, itself among them.
 * @param {readonly Solution[]} solutions
 * @param {Solution} solution
 */
export const imagesOf = (solutions, { family }) => solutions.filter((other) => other.family === family);

/**
 * The solution that stands on a board, if it is one.
 * @param {readonly Solution[]} solutions
 * @param {readonly Square[]} queens in any order
 */
export function solutionOf(solutions, queens) {
  const standing = new Set(queens);
  return solutions.find(
    (solution) => solution.queens.length === standing.size && solution.queens.every((queen) => standing.has(queen)),
  );
}
