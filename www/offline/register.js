/**
 * The page without network: has a service worker keep this release, and offers a new one when it is ready. Where there
 * are no service workers, all is as it would be without.
 */

import { byId, closeButton, element, isFocusLost, localizedText, noMessage, wordButton } from '../ui/index.js';
import { loadCatalogue, t } from '../i18n/index.js';
import { isKept } from './status.js';

/** A page that stays open asks for a new release when it is looked at again, after this many milliseconds at least. */
const BETWEEN = 60 * 60 * 1000;

/**
 * @param {object} callbacks
 * @param {() => void} callbacks.rest brings what is shown into the address, before the page is opened again
 * @param {(words: import('../ui/dom.js').Message) => void} callbacks.pass
 * @param {() => void} callbacks.lost puts the focus somewhere when that has gone
 */
export async function keepForOffline({ rest, pass, lost }) {
  followNetwork(pass);
  // Only a page that was built has a version.
  const version = document.querySelector('meta[name=version]')?.getAttribute('content');
  if (!version || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'version') ports[0]?.postMessage(version);
  });
  try {
    const registration = await serviceWorker.register('./service-worker.js');
    offerNext(registration, version, rest, lost);
    askAgain(registration);
    serviceWorker.controller?.postMessage('tidy up');
  } catch {
    // A browser may refuse, as in a private window: then the page needs the network, as any other.
  }
}

/**
 * Shows in the header while there is no network, and says once when it goes.
 * @param {(words: import('../ui/dom.js').Message) => void} pass
 */
function followNetwork(pass) {
  addEventListener('online', showNetwork);
  addEventListener('offline', async () => {
    showNetwork();
    if (!isKept()) return;
    await loadCatalogue();
    pass(() => t('offline.gone'));
  });
  showNetwork();
}

const showNetwork = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {string} version of this page
 * @param {() => void} rest
 * @param {() => void} lost
 */
function offerNext(registration, version, rest, lost) {
  const offer = offered(() => {
    rest();
    location.reload();
  }, lost);
  const compare = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => {
      if (data && data !== version) offer();
    });
    port1.start();
    registration.active?.postMessage('newest', [port2]);
  };
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') compare();
    });
  };
  compare();
  watch();
  registration.addEventListener('updatefound', watch);
}

/** @param {ServiceWorkerRegistration} registration */
function askAgain(registration) {
  let route = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - route < BETWEEN) return;
    route = performance.now();
    registration.update().catch(() => {}); // without network there is nothing new
  });
}

/**
 * @param {() => void} accept
 * @param {() => void} lost
 * @returns {() => void} shows the offer
 */
function offered(accept, lost) {
  const sentence = element('p', { role: 'status' });
  const close = closeButton(() => {
    line.remove();
    tell(noMessage);
    if (isFocusLost()) lost();
  }, 'close');
  const line = element('div', { class: 'alert offer' }, sentence, wordButton('release.reload', accept), close);
  const tell = localizedText(sentence);
  return () => {
    if (line.isConnected) return;
    byId('notices').append(line);
    // What is there when it comes is not announced.
    requestAnimationFrame(() => tell(() => t('release.ready')));
  };
}
