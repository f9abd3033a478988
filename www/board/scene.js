/**
 * The contents of the board as plain data: the drawing, the grid for assistive technology and the tests read the same.
 *
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {object} Standing a piece on its square
 * @property {'queen' | 'knight'} piece
 * @property {Square} square
 * @property {boolean} [given] it stood there before the search began
 *
 * @typedef {object} Marker a mark around one square
 * @property {Square} square
 * @property {'now' | 'solved' | 'rejected' | 'conflict' | 'start' | 'end' | 'looked' | 'hint'} kind
 *
 * @typedef {object} Count a number or a letter on a square
 * @property {Square} square
 * @property {number | string} count as it is written; 0 is quiet
 *
 * @typedef {object} Line a line of attack, or a move
 * @property {Square} from the attacker
 * @property {Square} to
 * @property {boolean} [move] whether it is a move that is made, or one that cannot be
 *
 * @typedef {object} Tour squares in the order visited
 * @property {Uint32Array} squares the whole tour, however far it is shown
 * @property {number} shown how many squares are shown
 * @property {boolean} closing whether the move from the last square back to the first is shown
 *
 * @typedef {object} CandidateLabel the numbers in a square that a knight may go to
 * @property {Square} square
 * @property {number | null} place in the queue, from 1; `null` where there is no queue
 * @property {number} degree how many ways lead on from it
 * @property {number | null} distance from the central square
 * @property {boolean} spent whether the search will not go there any more
 *
 * @typedef {object} Change the change that this step made, for the motion that shows it
 * @property {'arrive' | 'leave' | 'reject' | 'move'} kind
 * @property {Square} square where it happens
 * @property {Square} [from] where a moving piece comes from
 * @property {Uint8Array | null} [zones] those of the board before, while a queen leaves
 *
 * @typedef {object} Scene
 * @property {number} files
 * @property {number} ranks
 * @property {boolean} numbered whether rows and columns are numbered from the top left, as the queens solvers count, instead
 *   of the names of files and ranks
 * @property {Square | null} named the square whose row and column the caption names
 * @property {readonly Standing[]} pieces
 * @property {Uint8Array | null} zones by `rank * files + file`: 0, or the number of the queen whose zone it is, from 1
 * @property {number | null} zone the number of the queen whose zone this step is about, and the others are quiet; `null` where
 *   none is
 * @property {readonly Count[]} counts numbers and letters written on squares
 * @property {Tour | null} tour
 * @property {readonly Square[]} holes squares taken out of the board
 * @property {readonly Marker[]} markers
 * @property {readonly Line[]} lines
 * @property {readonly CandidateLabel[]} candidates
 * @property {Int8Array | null} heat the degree of each free square by `rank * files + file`, −1 for the others
 * @property {Change | null} change
 */

/**
 * A board with nothing on it.
 * @param {number} files
 * @param {number} ranks
 * @param {boolean} numbered
 * @returns {Scene}
 */
export const emptyScene = (files, ranks, numbered) => ({
  files,
  ranks,
  numbered,
  named: null,
  pieces: [],
  zones: null,
  zone: 0,
  counts: [],
  tour: null,
  holes: [],
  markers: [],
  lines: [],
  candidates: [],
  heat: null,
  change: null,
});
