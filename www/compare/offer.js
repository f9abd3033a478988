/**
 * The choice of another solver to go in step with the one shown.
 *
 * @import { CompareLink, KnightRoute, QueensRoute } from '../core/routes.js'
 */

import { choiceField, element, wordButton } from '../ui/index.js';
import { choicesOf } from './difference.js';
import { comparisonOf, isPossible } from './link.js';

/**
 * @param {CompareLink['problem']} problem
 * @param {(link: CompareLink) => void} open
 */
export function compareOffer(problem, open) {
  /** @type {{ route: QueensRoute | KnightRoute, step: number } | null} */
  let shown = null;
  const choice = choiceField('compare.with', choicesOf(problem));
  const { select } = choice;
  const start = wordButton('compare.open', () => shown && open(comparisonOf(shown.route, select.value, shown.step)));
  return {
    element: element('div', { class: 'setup compare-offer' }, choice.element, start),
    /**
     * @param {QueensRoute | KnightRoute} route
     * @param {number} step of its search
     */
    show(route, step) {
      shown = { route, step };
      const link = comparisonOf(route, select.value, step);
      for (const option of select.options) {
        option.hidden = option.disabled = option.value === link.left || !isPossible(link, option.value);
      }
      if (select.selectedOptions[0]?.disabled !== false) {
        select.value = [...select.options].find(({ disabled }) => !disabled)?.value ?? '';
      }
    },
  };
}
