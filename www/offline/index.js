/** Whether the page works offline. */

import { t } from '../i18n/index.js';

/** Whether the whole page is stored on this device: an active service worker has stored a whole release. */
export const isStored = () => Boolean(navigator.serviceWorker?.controller);

export function networkStatus() {
  if (!isStored()) return t('offline.not');
  return t(navigator.onLine ? 'offline.kept' : 'offline.now');
}
