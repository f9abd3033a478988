/**
 * What the stage can show: a run that is walked along, or something that stands still.
 *
 * @typedef {import('../core/routes.js').QueensRoute | import('../core/routes.js').KnightRoute} Shown
 *
 * @typedef {object} View
 * @property {import('../board/scene.js').Scene} scene
 * @property {string} caption
 * @property {(square: import('../core/squares.js').Square) => string} nameOf
 * @property {(square: import('../core/squares.js').Square) => import('../board/tooltip.js').Said | null} [tipOf] what there is to say
 *   of a square besides its name
 * @property {import('../../pkg/page.js').Explanation} [explanation] what a queens solver is doing
 *
 * @typedef {object} Display
 * @property {Shown} route
 * @property {import('../core/run.js').Run | null} run
 * @property {boolean} searching whether the run has solutions and backtracks to go to
 * @property {(before: number, undone: number | undefined) => View} view the step shown, given the step shown before it
 *   and the event that a step back has taken off
 * @property {Promise<Display>} [later] what takes its place as soon as it is made
 * @property {() => void} [stop] gives up what is being worked out for it
 * @property {() => Uint32Array | null} [way] the squares of the whole tour that the step shown belongs to, if there is one
 * @property {number} [of] how many tours there are, of which this is one by its number
 * @property {Part} [aside] what the exhibit has to show beside the board besides its caption
 * @property {Desk} [controller] what stands in the place of the player
 * @property {Part} [above] what it has to show above the board, square by square
 *
 * @typedef {object} Desk
 * @property {HTMLElement} told a sentence under the caption
 * @property {HTMLElement} tools
 *
 * @typedef {object} Part
 * @property {HTMLElement} element
 * @property {(view: View, playback: import('./playback.js').Playback) => void} show what the step shown is; the playback is
 *   for those who offer to go elsewhere
 * @property {() => void} [stop] gives up what is being worked out for it
 */

/**
 * An exhibit without a run.
 * @param {Shown} route
 * @param {() => View} view
 * @returns {Display}
 */
export const still = (route, view) => ({ route, run: null, searching: false, view });
