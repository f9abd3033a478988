/**
 * What there is to say of the page without network.
 */

import { t } from '../i18n/index.js';

/** Whether the whole page is on this device. A release at work has been stored whole. */
export const isKept = () => Boolean(navigator.serviceWorker?.controller);

/** How the page stands to the network, in a sentence. */
export function networkWords() {
  if (!isKept()) return t('offline.not');
  return t(navigator.onLine ? 'offline.kept' : 'offline.now');
}
