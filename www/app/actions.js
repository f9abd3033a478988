/**
 * Actions of the page: functions from a state to the next one.
 *
 * @import { Link, Route } from '../core/routes.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Offer, State } from './state.js'
 *
 * @typedef {object} Target a route to show
 * @property {Route} route
 * @property {number | null} [step] `null` for where it opens by itself: a search at its start, a tour at its end
 * @property {Offer | null} [offer]
 * @property {boolean} [playing] whether it plays at once
 * @property {State['entry']['kind']} [entry]
 * @property {import('../player/display.js').Display} [display] of the route, if it was opened before
 */

import { hasSolver, home, limits } from '../core/index.js';
import { followed } from '../knight/index.js';
import { linkStepOf } from '../player/index.js';
import { t } from '../i18n/index.js';
import { routeOf } from './state.js';

/**
 * Keeps the step shown as the one that its tab comes back to.
 * @param {State} state
 * @returns {State}
 */
export function keepStep(state) {
  const [player] = state.players;
  if (state.tab === 'count' || player.display === null) return state;
  return { ...state, tabs: { ...state.tabs, [state.tab]: { route: routeOf(state), step: linkStepOf(player) } } };
}

/**
 * Shows another route. A gallery or a race comes with its pane in front.
 * @param {State} state
 * @param {Target} target
 * @returns {State}
 */
export function showRoute(state, { route, step = null, offer = null, entry = 'new' }) {
  return {
    ...state,
    tab: route.view,
    tabs: { ...state.tabs, [route.view]: { route, step } },
    offer,
    entry: { kind: entry },
    gallery: galleryOf(state, route, offer),
    pane: offer && offer.view !== 'count' ? { name: offer.view, raised: true } : state.pane,
    solver: route.view === 'queens' && hasSolver(route) ? route.solver : state.solver,
    knight: route.view === 'knight' ? followed(state.knight, route) : state.knight,
  };
}

/**
 * What the gallery lists: a link to it says so, and a square chosen on a board of another size chooses nothing.
 * @param {State} state
 * @param {Route} route
 * @param {Offer | null} offer
 */
function galleryOf({ gallery, tabs }, route, offer) {
  if (offer?.view === 'solutions') return { fundamental: offer.fundamental, with: offer.with };
  const { queens } = tabs;
  const resized = route.view === 'queens' && queens.route.view === 'queens' && queens.route.size !== route.size;
  return resized && gallery.with !== null ? { ...gallery, with: null } : gallery;
}

/**
 * Lists other solutions in the gallery, beside the board as it is.
 * @param {State} state
 * @param {State['gallery']} gallery
 * @returns {State}
 */
export const filterGallery = (state, gallery) => ({ ...state, gallery });

/**
 * The link of the state.
 * @param {State} state
 * @param {number | null} [step] `null` for where it opens by itself
 * @param {boolean} [embed] whether it is for a frame
 * @returns {Link}
 */
export function linkOf(state, step = linkStepOf(state.players[0]), embed = false) {
  const { offer } = state;
  const route = routeOf(state);
  // A race is offered on the board at its start.
  if (offer && (offer.view !== 'race' || !step)) return { ...offer, embed };
  return route.view === 'count' ? { ...route, embed } : { ...route, embed, step };
}

/**
 * The target of a link on the whole page, or the reason why it has none.
 * @param {Link} link
 * @returns {Target | Message}
 */
export function targetOf(link) {
  switch (link.view) {
    case 'home':
      return { route: home.queens, entry: 'kept' };
    case 'race':
      return {
        route: { ...home.queens, size: link.size, queens: link.queens },
        step: 0,
        offer: { ...link, embed: false },
      };
    case 'solutions': {
      if (link.size > limits.numbered) return () => t('link.gallery.large', { limit: limits.numbered });
      const queens = link.with === null ? [] : [link.with];
      return { route: { ...home.queens, solver: null, size: link.size, queens }, offer: { ...link, embed: false } };
    }
    case 'count':
      return { route: { ...link, embed: false } };
    default: {
      const { step, ...route } = link;
      return { route: { ...route, embed: false }, step };
    }
  }
}
