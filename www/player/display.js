/**
 * What a player can show: a run that is walked along, or a board that stands still.
 *
 * @import { QueensRoute, KnightRoute } from '../core/routes.js'
 * @import { Run, Snapshot } from '../core/run.js'
 * @import { Square } from '../core/squares.js'
 * @import { Overlays } from './state.js'
 *
 * @typedef {QueensRoute | KnightRoute} Shown
 *
 * @typedef {object} View
 * @property {import('../board/scene.js').Scene} scene
 * @property {string} caption
 * @property {(square: Square) => string} nameOf
 * @property {(square: Square) => import('../board/tooltip.js').Said | null} [tipOf] what there is to say of a square besides its name
 * @property {import('../../pkg/page.js').Explanation} [explanation] what a queens solver is doing
 *
 * @typedef {object} Moment what a view is made from
 * @property {Snapshot} [snapshot] the run at the step shown; taken anew if left out
 * @property {Snapshot} [before] the step shown before it; without it nothing moves
 * @property {unknown} [learned] see `PlayerState`
 * @property {Overlays} [overlays]
 *
 * @typedef {object} Job
 * @property {Promise<Display>} answer never comes once the job is stopped
 * @property {() => void} [stop]
 *
 * @typedef {object} Display
 * @property {Shown} route
 * @property {Run | null} run
 * @property {boolean} searching whether the run has solutions and backtracks to go to
 * @property {(moment?: Moment) => View} view
 * @property {() => Job} [make] starts to make the display that takes the place of this one
 * @property {() => Display} [givenUp] what takes its place when the job is given up, where it can be
 * @property {(learn: (learned: unknown) => void) => (() => void)} [study] finds out more about what is shown, until stopped
 * @property {() => void} [stop] stops what its parts are doing
 * @property {() => Uint32Array | null} [way] the squares of the whole tour that the step shown belongs to, if there is one
 * @property {number} [of] how many tours there are, of which this is one by its number
 * @property {Part} [aside] what the display has to show beside the board besides its caption
 * @property {Part} [above] what it has to show above the board, square by square
 * @property {boolean} [byHand] whether it is a placement made by hand: tools stand in the place of the player
 *
 * @typedef {object} Part
 * @property {HTMLElement} element
 * @property {(view: View, playback: import('./playback.js').Playback) => void} show the step shown; the playback is for
 *   controls that go to another one
 * @property {() => void} [stop]
 */

/**
 * A display without a run.
 * @param {Shown} route
 * @param {Display['view']} view
 * @returns {Display}
 */
export const still = (route, view) => ({ route, run: null, searching: false, view });
