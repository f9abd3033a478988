/**
 * Board and transport alone, for a frame in another page. Nothing is kept, and the frame's address and history are left
 * as they are.
 */

import { isTrap, rebuildCores, startPage } from '../core/wasm.js';
import { initLanguage } from '../settings/language.js';
import { notices } from '../ui/notices.js';
import { byId, element } from '../ui/dom.js';
import { lazyKnight } from '../knight/lazy.js';
import { beginLook, onLook } from '../settings/look.js';
import { PlayerView } from '../player/view.js';
import { t } from '../i18n/index.js';
import { Frame } from './frame.js';

document.documentElement.classList.add('embedded');
beginLook();

const [board, caption, player] = ['board', 'caption', 'player'].map(byId);
const beside = element('div', { class: 'beside' }, caption, player);
const main = element('main', {}, board, beside);
document.body.replaceChildren(byId('notices'), main);

const [{ core }] = await Promise.all([startPage(), initLanguage()]);
const said = notices(byId('notices'), () => playerView.focusPlayer());

const full = element('a', { target: '_blank', rel: 'noopener', class: 'full' }, () => t('embed.full'));
main.prepend(element('h1', {}, () => t('title')));
beside.append(full);

/** @type {Frame} */
let frame;

// What only the whole page has is made, and not put into this one.
const [above, tempo, panes] = [element('div'), element('div'), element('div')];
const playerView = new PlayerView({ above, board, caption, player, tempo, panes }, [], {
  act: (square, name) => frame.act(square, name),
  help() {},
  told: (reason) => frame?.told(reason),
  copyStep() {},
});

onLook(() => playerView.retheme());
const knight = lazyKnight(async () => (await import('../knight/loader.js')).startTours(), said.alert);
frame = new Frame(core, { playerView, full, notices: said, knight });
frame.follow(location.hash);
addEventListener('hashchange', () => frame.follow(location.hash));

const recover = (/** @type {Event} */ event, /** @type {unknown} */ error) => {
  if (!isTrap(error)) return;
  event.preventDefault();
  playerView.abandon();
  rebuildCores();
  frame.follow(location.hash);
  said.alert(() => t('trap.recovered'));
};
addEventListener('error', (event) => recover(event, event.error));
addEventListener('unhandledrejection', (event) => recover(event, event.reason));
