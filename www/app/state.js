/**
 * The state of the page, in one plain object. Read this first: everything on the page is drawn from it.
 *
 * Controls, keys, links and the clock change it by actions (`actions.js`); the controllers do what takes more than a value,
 * such as opening a run of the core; the views subscribe to the parts that they show; the router writes its link.
 *
 * @import { Link, Route, Solver, Tab } from '../core/routes.js'
 * @import { KnightState } from '../knight/state.js'
 * @import { PlayerState } from '../player/state.js'
 * @import { OpenLesson } from '../learn/state.js'
 * @import { Asking } from '../ask/asking.js'
 * @import { Filter } from '../queens/gallery/solution.js'
 * @import { Placements } from '../queens/editor/history.js'
 *
 * @typedef {Exclude<Link, { view: 'home' | 'queens' | 'knight' | 'lesson' }>} Offer a link that shows more than a board
 *
 * @typedef {object} State
 * @property {Tab} tab in front
 * @property {Record<Tab, { route: Route, step: number | null, offer?: Offer | null }>} tabs what each tab shows, or showed
 *   last; a step of `null` is where it opens by itself
 * @property {Offer | null} offer the link of a gallery, a race or a comparison, while nothing else has been asked for
 * @property {{ kind: 'new' | 'same' | 'kept' }} entry how the last change of route goes into the history of the browser: as a
 *   new entry, as another link of the same one, or not at all, so that a link that was refused can be mended
 * @property {Filter} gallery the solutions that the gallery lists
 * @property {PlayerState} player
 * @property {{ name: string, raised: boolean }} pane in front, and whether it is up where the panes are a sheet
 * @property {Solver} solver the queens solver used last
 * @property {KnightState} knight
 * @property {OpenLesson | null} lesson
 * @property {boolean} ask whether the next step of a search is hidden and asked for
 * @property {Asking | null} asking the questions of the run shown, while it asks
 * @property {boolean} present whether projector mode is on
 * @property {boolean} introduction whether the introduction of a first visit stands beside the board
 * @property {Placements | null} placements the history of those made by hand; `null` until there is one
 */

import { home } from '../core/index.js';
import { initialKnight } from '../knight/index.js';
import { initialPlayer } from '../player/index.js';

/** @type {State} */
export const initialState = {
  tab: 'queens',
  tabs: {
    queens: { route: home.queens, step: null },
    knight: { route: home.knight, step: null },
    count: { route: home.count, step: null },
  },
  offer: null,
  entry: { kind: 'kept' },
  gallery: { fundamental: false, with: null },
  player: initialPlayer,
  pane: { name: 'explain', raised: false },
  solver: home.queens.solver,
  knight: initialKnight,
  lesson: null,
  ask: false,
  asking: null,
  present: false,
  introduction: false,
  placements: null,
};

/**
 * The route shown.
 * @param {State} state
 */
export const routeOf = ({ tab, tabs }) => tabs[tab].route;
