/**
 * The choice of another solver to go in step with the one shown.
 *
 * @import { CompareLink, KnightRoute, QueensRoute } from '../core/routes.js'
 */

import { choiceField, element, wordButton } from '../ui/index.js';
import { choicesOf, comparisonOf, isPossible } from './link.js';

/**
 * @param {CompareLink['problem']} problem
 * @param {(link: CompareLink) => void} open
 */
export function compareOffer(problem, open) {
  /** @type {{ route: QueensRoute | KnightRoute, step: number } | null} */
  let shown = null;
  let isChosen = false;
  const choice = choiceField('compare.with', choicesOf(problem), () => (isChosen = true));
  const { select } = choice;
  const start = wordButton('compare.open', () => shown && open(comparisonOf(shown.route, select.value, shown.step)));
  return {
    element: element('div', { class: 'setup compare-offer' }, choice.element, start),
    /**
     * @param {QueensRoute | KnightRoute} route
     * @param {number} step of its search
     */
    show(route, step) {
      if (shown?.route.solver !== route.solver) isChosen = false;
      shown = { route, step };
      const link = comparisonOf(route, select.value, step);
      for (const option of select.options) option.hidden = option.disabled = !isPossible(link, option.value);
      // The same one may be chosen, for two programs of it, but is not what is offered first.
      const isOffered = select.selectedOptions[0]?.disabled === false && (isChosen || select.value !== link.left);
      if (!isOffered) {
        select.value = [...select.options].find(({ disabled, value }) => !disabled && value !== link.left)?.value ?? '';
      }
    },
  };
}
