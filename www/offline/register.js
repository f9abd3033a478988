/**
 * Registers the service worker, which stores this release, and offers a new release once it is stored. Browsers without
 * service workers show the page as usual.
 *
 * @import { Message } from '../ui/dom.js'
 */

import { byId, closeButton, element, isFocusLost, localizedText, saveAndReload, wordButton } from '../ui/index.js';
import { loadCatalogue, says } from '../i18n/index.js';
import { isStored } from './index.js';

/** The least time between two checks for a new release, which are made when the user returns to the page. */
const CHECK_MS = 60 * 60 * 1000;

/**
 * @param {object} callbacks
 * @param {(message: Message) => void} callbacks.pass shows a toast
 * @param {() => void} callbacks.restoreFocus called when the focus would be lost
 */
export async function keepForOffline({ pass, restoreFocus }) {
  followNetwork(pass);
  // Only a built page has a version.
  const version = document.querySelector('meta[name=version]')?.getAttribute('content');
  if (!version || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'version') ports[0]?.postMessage(version);
  });
  try {
    const registration = await serviceWorker.register('./service-worker.js');
    watchReleases(registration, (newest) => newest !== version && offerRelease(restoreFocus));
    serviceWorker.controller?.postMessage('tidy up');
  } catch {
    // Refused, as in a private window: the page then needs the network.
  }
}

/**
 * Marks the header while the browser is offline, and shows a toast when it goes offline.
 * @param {(message: Message) => void} pass
 */
function followNetwork(pass) {
  markOffline();
  addEventListener('online', markOffline);
  addEventListener('offline', async () => {
    markOffline();
    if (!isStored()) return;
    await loadCatalogue();
    pass(says('offline.gone'));
  });
}

const markOffline = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);

/**
 * Asks for the newest stored release now and after each installation, and checks for a new one now and then.
 * @param {ServiceWorkerRegistration} registration
 * @param {(version: string) => void} found
 */
function watchReleases(registration, found) {
  const ask = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => data && found(data));
    port1.start();
    registration.active?.postMessage('newest', [port2]);
  };
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') ask();
    });
  };
  ask();
  watch();
  registration.addEventListener('updatefound', watch);

  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checked < CHECK_MS) return;
    checked = performance.now();
    registration.update().catch(() => {}); // offline
  });
}

/** Says that a new release is stored, unless that is there already. @param {() => void} restoreFocus */
function offerRelease(restoreFocus) {
  const notices = byId('notices');
  if (notices.querySelector('.offer')) return;
  const sentence = element('p', { role: 'status' });
  const close = closeButton(() => {
    offer.remove();
    if (isFocusLost()) restoreFocus();
  }, 'close');
  const reload = wordButton('release.reload', () => void saveAndReload());
  const offer = element('div', { class: 'alert row offer' }, sentence, reload, close);
  notices.append(offer);
  // Screen readers do not announce text that was in the region from the start.
  requestAnimationFrame(() => localizedText(sentence)(says('release.ready')));
}
