/**
 * Actions of the page: functions from a state to the next one.
 *
 * @import { CompareLink, Link, Moment, ProgramLink, Route } from '../core/routes.js'
 * @import { StopShown } from '../learn/state.js'
 * @import { Range } from '../player/state.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Offer, State } from './state.js'
 *
 * @typedef {object} Target a route to show
 * @property {Route} route
 * @property {number | null} [step] `null` for where it opens by itself: a search at its start, a tour at its end
 * @property {boolean} [ask] whether what comes next is asked for
 * @property {Range | null} [range] the steps to play
 * @property {Offer | null} [offer]
 * @property {boolean} [present] whether it opens in projector mode; without it that stays as it is
 * @property {boolean} [introduction] whether the introduction stands beside it
 * @property {StopShown} [lesson] whose stop it is; without one the lesson stays as it is
 * @property {boolean} [playing] whether it plays at once
 * @property {State['entry']['kind']} [entry]
 * @property {import('../player/display.js').Display} [display] of the route, if it was opened before
 */

import { boardOfProgram, hasSolver, home, limits, opening, sideOf } from '../core/index.js';
import { followRoute } from '../knight/index.js';
import { isAtStop, lessonLink } from '../learn/index.js';
import { changePlayer, isWithin, linkStepOf } from '../player/index.js';
import { t } from '../i18n/index.js';
import { initialState, routeOf } from './state.js';

/**
 * Stores the step shown as the one to which its tab returns.
 * @param {State} state
 * @returns {State}
 */
export function keepStep(state) {
  const { player } = state;
  if (state.tab === 'count' || player.display === null) return state;
  const { offer } = state;
  const stays = isComparison(offer) || isProgram(offer);
  const kept = { route: routeOf(state), step: linkStepOf(player), ...(stays && { offer }) };
  return { ...state, tabs: { ...state.tabs, [state.tab]: kept } };
}

/**
 * Resets a tab to its initial route.
 * @param {State} state
 * @param {State['tab']} tab
 * @returns {State}
 */
export const forgetTab = (state, tab) => ({
  ...state,
  tabs: { ...state.tabs, [tab]: initialState.tabs[tab] },
});

/**
 * Shows another route. A gallery, a race or a program comes with its pane in front; at a stop of a lesson it does not rise over
 * the text on a phone.
 * @param {State} state
 * @param {Target} target
 * @returns {State}
 */
export function showRoute(
  state,
  {
    route,
    step = null,
    ask = false,
    range = null,
    offer = null,
    entry = 'new',
    lesson,
    present = state.present,
    introduction = false,
  },
) {
  return {
    ...state,
    tab: route.view,
    tabs: { ...state.tabs, [route.view]: { route, step } },
    player: setRange(state, range).player,
    ask,
    offer,
    present,
    introduction,
    entry: { kind: entry },
    gallery: galleryOf(state, route, offer),
    pane: lesson && isProgram(offer) ? { name: offer.view, raised: present } : paneOf(state, offer),
    solver: route.view === 'queens' && hasSolver(route) ? route.solver : state.solver,
    knight: route.view === 'knight' ? followRoute(state.knight, route) : state.knight,
    lesson: lesson ? { ...lesson, at: { route, offer, step, range, ask } } : state.lesson,
  };
}

/**
 * With other steps to play, or none. Nothing is asked while they are.
 * @param {State} state
 * @param {Range | null} range
 * @returns {State}
 */
export const setRange = (state, range) => ({
  ...state,
  ask: state.ask && range === null,
  offer: range && !isProgram(state.offer) ? null : state.offer,
  player: changePlayer(state.player, { range }),
});

/**
 * The pane in front. A comparison has no panes, but its boards need the room of one that is raised. The pane of a program
 * stays as it is while the program does.
 * @param {State} state
 * @param {Offer | null} offer
 */
function paneOf({ pane, offer: before }, offer) {
  if (isComparison(offer)) return { ...pane, raised: false };
  if (isProgram(offer) && isProgram(before)) return pane;
  return offer && offer.view !== 'count' ? { name: offer.view, raised: true } : pane;
}

/**
 * The filter of the gallery: a link to it has one, and a square chosen on a board of another size is dropped.
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
 * @param {Offer | null} [offer]
 * @returns {offer is CompareLink}
 */
export const isComparison = (offer) => offer?.view === 'compare';

/**
 * @param {Offer | null} [offer]
 * @returns {offer is ProgramLink}
 */
export const isProgram = (offer) => offer?.view === 'program';

/**
 * @param {State} state
 * @param {boolean} present whether projector mode is on
 * @returns {State}
 */
export function setPresent(state, present) {
  // The code of a program is a part of what is presented.
  const { offer, pane } = state;
  return { ...state, present, pane: present && isProgram(offer) ? { name: offer.view, raised: true } : pane };
}

/**
 * The link of the state; at a stop of a lesson, that of the lesson. Links to views with a player keep projector mode.
 * @param {State} state
 * @param {number | null} [step] of the board itself; `null` for where it opens by itself
 * @param {boolean} [embed] whether it is for a frame
 * @returns {Link}
 */
export function linkOf(state, step, embed = false) {
  const stop = step === undefined && state.lesson && isAtStop(state) ? lessonLink(state.lesson, embed) : null;
  const link = stop ?? boardLink(state, step === undefined ? linkStepOf(state.player) : step, embed);
  // Views without a player have no projector mode, and so their links have none.
  return state.present && !embed ? { ...link, present: true } : link;
}

/**
 * @param {State} state
 * @param {number | null} step
 * @param {boolean} embed
 * @returns {Exclude<Link, { view: 'home' }>}
 */
function boardLink(state, step, embed) {
  const { offer } = state;
  const route = routeOf(state);
  if (isComparison(offer)) return { ...offer, embed, step: step ?? 0 };
  if (isProgram(offer)) {
    // Until it is run, a program is at the moment of its link.
    const isRun = state.player.display?.run;
    return { ...offer, embed, ...(isRun && momentOf(state, step)) };
  }
  // A race is offered on the board at its start.
  if (offer && (offer.view !== 'race' || !step)) return { ...offer, embed };
  if (route.view === 'count') return { ...route, embed };
  return { ...route, embed, ...momentOf(state, step) };
}

/**
 * The moment as a link has it: outside of the steps to play it is the step alone.
 * @param {State} state
 * @param {number | null} step
 * @returns {Moment}
 */
function momentOf(state, step) {
  const route = routeOf(state);
  // A board that waits for a knight has no steps.
  if (route.view === 'knight' && route.start === null && !isProgram(state.offer)) return opening;
  const { ask, player } = state;
  const { range } = player;
  const isPlayed = range !== null && (step === null || isWithin(range, step));
  const steps = isPlayed ? { steps: [range.first, range.last], loop: range.loop } : { steps: null, loop: false };
  return { step, .../** @type {Pick<Moment, 'steps' | 'loop'>} */ (steps), ask };
}

/** @param {Moment} moment */
const targetMoment = ({ step, steps, loop, ask }) => ({
  step,
  ask,
  range: steps && { first: steps[0], last: steps[1], loop },
});

/**
 * The target of a link on the whole page, or the reason why it has none; `null` for a lesson, whose stops have theirs.
 * @param {Link} link
 * @returns {Target | Message | null}
 */
export function targetOf(link) {
  const offer = /** @type {Offer} */ ({ ...link, embed: false });
  switch (link.view) {
    case 'home':
      return { route: home.queens, entry: 'kept' };
    case 'race':
      return { route: { ...home.queens, size: link.size, queens: link.queens }, step: 0, offer };
    case 'solutions': {
      if (link.size > limits().numbered) return () => t('link.gallery.large', { limit: limits().numbered });
      const queens = link.with === null ? [] : [link.with];
      return { route: { ...home.queens, solver: null, size: link.size, queens }, offer };
    }
    case 'compare':
      return { route: sideOf(link, 'left'), step: link.step, offer };
    case 'program':
      return { route: boardOfProgram(link), ...targetMoment(link), offer };
    case 'count':
      return { route: { ...link, embed: false } };
    case 'lesson':
      return null;
    default: {
      const { step, steps, loop, ask, ...route } = link;
      return { route: { ...route, embed: false }, ...targetMoment({ step, steps, loop, ask }) };
    }
  }
}
