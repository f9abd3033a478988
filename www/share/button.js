/**
 * The button of *Share*. What it opens is loaded when it is first pressed.
 */

import { icons, labelledIconButton, lazyDialog } from '../ui/index.js';

/**
 * @param {import('./section.js').Offer} offer
 * @param {object} callbacks
 * @param {() => import('./section.js').Shown} callbacks.shown
 * @param {import('../ui/load-retry.js').ShowError} callbacks.showError
 */
export function shareButton(offer, { shown, showError }) {
  /** @type {ReturnType<typeof import('./dialog.js').shareDialog> | null} */
  let made = null;
  const open = lazyDialog(
    () => import('./dialog.js'),
    ({ shareDialog }) => (made = shareDialog(offer)),
    showError,
    (dialog) => void dialog.open(shown()),
  );
  return {
    button: labelledIconButton(icons.share, 'share', open),
    /** Something else is shown. */
    renew: () => void made?.renew(shown),
  };
}
