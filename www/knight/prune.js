/**
 * The savings of the prune on a board: how many moves are taken back until the first tour, with it and without it.
 *
 * @import { KnightRoute } from '../core/routes.js'
 */

import { element, localizedText } from '../ui/index.js';
import { explain, t } from '../i18n/index.js';

/** Steps of a search before it is given up: some seconds in a worker. */
const LIMIT = 20_000_000;

/**
 * @param {import('./worker-client.js').TourWorkers} tourWorkers
 * @param {KnightRoute} route for a closed tour by Warnsdorff's rule
 * @returns {{ element: HTMLElement, stop: () => void }}
 */
export function pruneSavings(tourWorkers, { files, ranks, start, closed, holes }) {
  const sentence = element('p', { class: 'soft' });
  const show = localizedText(sentence);
  show(() => t('prune.comparing'));
  const board = { files, ranks, start: start ?? 0, closed, holes };
  const { answer, stop } = tourWorkers.ask('compare', { ...board, limit: LIMIT });
  answer.then(
    (compared) => show(() => savingsWords(compared, LIMIT)),
    (/** @type {import('../platform/worker-client.js').Refusal} */ error) => show(() => explain(error)),
  );
  return { element: sentence, stop };
}

/**
 * The prune cuts off only paths without a tour, so the search never takes longer with it.
 * @param {import('./worker-client.js').AnswerTo<'compare'>} compared
 * @param {number} limit in steps
 */
export function savingsWords({ pruned, all }, limit) {
  if (pruned === null) return t('prune.saves.unknown', { limit });
  return all === null ? t('prune.saves.more', { pruned, limit }) : t('prune.saves', { pruned, all });
}
