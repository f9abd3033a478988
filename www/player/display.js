/**
 * Displays of a player: a run to step through, or a board without a run. A display is a value: it holds its run, which the
 * playback alone moves and ends, and draws any step from the snapshot of that step.
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
 * @property {string} [past] the caption without what comes next, and what comes next without the rest
 * @property {string} [next]
 * @property {(square: Square) => string} nameOf
 * @property {(square: Square) => import('../board/tooltip.js').Said | null} [tipOf] text of the tooltip besides the name of the square
 *
 * @typedef {object} Context of a step
 * @property {Snapshot} [before] the step shown before it; without it nothing moves
 * @property {unknown} [learned] see `PlayerState`
 * @property {Overlays} [overlays]
 *
 * @typedef {object} Job
 * @property {Promise<Display>} answer never comes once the job is stopped
 * @property {() => void} [stop]
 *
 * @typedef {'search' | 'tour' | 'argument' | 'placement' | 'still'} Kind what a display is, or will be once it is made: a
 *   search has solutions and backtracks to go to, an argument is read step by step, a placement is made by hand, and on any
 *   other board without a run nothing moves
 *
 * @typedef {object} Display
 * @property {Shown} route
 * @property {Run | null} run
 * @property {Kind} kind
 * @property {(snapshot: Snapshot, context?: Context) => View} at a step of the run, or the board without one: by what it is
 *   given alone, so that the same step looks the same wherever the run is
 * @property {() => Job} [make] starts to make the display that replaces this one
 * @property {() => Display} [givenUp] its replacement when the job is cancelled; without it the job cannot be
 * @property {(learn: (learned: unknown) => void) => (() => void)} [study] computes more about the display, until stopped
 * @property {() => void} [stop] stops the work of its parts
 * @property {(snapshot: Snapshot) => Uint32Array | null} [way] the squares of the whole tour that a step belongs to, if
 *   there is one
 * @property {import('../knight/scene.js').KnownTour} [tour] the tour along which the run goes
 * @property {Part} [facts] of that tour
 * @property {number} [of] how many tours there are, of which this is one by its number
 * @property {Part} [aside] panel beside the board
 * @property {HTMLElement} [instead] links to other boards, before the timeline; in its place where there is no run
 * @property {Part} [below] rows below the board, aligned with its squares
 * @property {import('../i18n/index.js').Key} [aim] sentence above the caption where no pane is in sight to say it
 * @property {[Display, Display]} [sides] of a comparison, of which it is the left one; the pane of a run does not apply
 * @property {boolean} [program] whether it is a program of one's own, whose pane replaces those of the solvers
 * @property {number | null} [stride] the kind of step by which it steps and plays: `marks.placement`; `null` for every step
 * @property {() => number[]} [notes] steps that the timeline marks, as they are known by now
 * @property {(square: Square, name: string) => void} [choose] acts on a square, instead of what the page would do
 * @property {{ undo: HTMLElement, redo: HTMLElement }} [edits] of a tour made by hand, at the ends of the transport
 * @property {{ status: HTMLElement, element: HTMLElement }} [tools] of a placement made by hand: they replace the transport, and the
 *   status comes after the caption
 *
 * @typedef {object} Part
 * @property {HTMLElement} element
 * @property {(view: View, snapshot: Snapshot, playback: import('./playback.js').Playback) => void} show a step; the playback
 *   is for controls that go to another one
 * @property {() => void} [stop]
 */

/**
 * A display without a run.
 * @param {Shown} route
 * @param {(context: Context) => View} draw
 * @returns {Display}
 */
export const still = (route, draw) => ({ route, run: null, kind: 'still', at: (_, context = {}) => draw(context) });

/**
 * Whether a link without a step shows the end of a display's run, as of a tour.
 * @param {Display} display
 */
export const opensAtEnd = ({ kind }) => kind !== 'search' && kind !== 'argument';
