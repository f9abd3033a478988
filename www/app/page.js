/**
 * Where the page is put together.
 */

import { App } from './app.js';
import { arrange } from './header.js';
import { icons } from '../ui/icons.js';
import { initLanguage, languageChoice } from '../settings/language.js';
import { notices } from '../ui/notices.js';
import { tabList } from '../ui/tabs.js';
import { isRefusal, isTrap, startCount, startLazy, startPage } from '../core/wasm.js';
import { byId, element, icon } from '../ui/dom.js';
import { helpButton } from '../help/button.js';
import { lazyKnight } from '../knight/lazy.js';
import { later, withPart } from '../ui/lazy.js';
import { beforeReload } from '../ui/load-retry.js';
import { openField } from '../import/field.js';
import { explainPane } from '../panes/explain.js';
import { numbersPane } from '../panes/numbers.js';
import { offers } from '../panes/offers.js';
import { treePane } from '../panes/tree.js';
import { Editor } from '../queens/editor/editor.js';
import { Presentation } from './presentation.js';
import { leaveRoom } from './reserve-sheet.js';
import { settingsButton } from '../settings/button.js';
import { beginLook, isStill, onLook } from '../settings/look.js';
import { setup } from './setup.js';
import { shareButton } from '../share/button.js';
import { PlayerView } from '../player/view.js';
import { home } from '../core/routes.js';
import { onLanguageChange, t } from '../i18n/index.js';
import { yieldToMain } from '../platform/scheduler.js';

/** How long the first view has for itself, in milliseconds. */
const SETTLING = 1000;

beginLook();
const [{ core, module }] = await Promise.all([startPage(), initLanguage()]);
await yieldToMain();
const said = notices(byId('notices'), () => playerView.focusPlayer());

/** @type {App} */
let app;

const showError = said.alert;
const help = helpButton(showError);

// What the first view does not show is loaded when it is first shown.

/** @type {import('../queens/gallery/catalogue.js').Filter | null} */
let filter = null;
const gallery = later(async () => {
  const { GalleryPane } = await import('../queens/gallery/pane.js');
  const pane = new GalleryPane(core, {
    browse: (size, chosen) => app.browse(size, chosen),
    open: (link) => location.assign(link),
    showError,
    squareNamed(name, size) {
      try {
        const link = /^[a-z]\d+$/.test(name) ? core.parseLink(`1/solutions/${size}?with=${name}`) : null;
        if (link?.view === 'solutions') return link.with;
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
      said.alert(() => t('no.square', { name }));
      return null;
    },
  });
  if (filter) pane.filter(filter);
  return pane;
});

const race = later(async () => {
  const [{ racePane }, compiled] = await Promise.all([import('../queens/race/pane.js'), startCount()]);
  return racePane(compiled.module);
});

const knight = lazyKnight(async () => {
  const { knightPart } = await import('../knight/part.js');
  /** @type {import('../knight/controller.js').Page} */
  const callbacks = {
    route: () => app.knight,
    step: () => playerView.step,
    ask: (route, playing, step) => app.ask(route, playing, step),
    refresh: () => app.refresh(),
    showBoard: () => byId('board').scrollIntoView({ block: 'nearest' }),
    again: () => playerView.again(),
    stroke: (seconds) => playerView.playback.stroke(seconds),
    way: () => (playerView.playback.run?.length ? 'there' : playerView.display?.later ? 'coming' : 'none'),
    showError,
    still: isStill,
  };
  return knightPart(core, callbacks, said);
});
const knightSetup = later(async () => (await knight.load()).setup);
const table = later(async () => (await knight.load()).panes.table);
const howMany = later(async () => (await knight.load()).panes.howMany);

const playerView = new PlayerView(
  {
    above: byId('above'),
    board: byId('board'),
    caption: byId('caption'),
    player: byId('player'),
    tempo: byId('tempo'),
    panes: byId('panes'),
  },
  [
    explainPane((display) => knight.part?.idea(display) ?? ''),
    treePane(),
    numbersPane(showError),
    { ...offers.solutions, element: gallery.element, show: gallery.show },
    { ...offers.race, element: race.element, show: race.show },
    { ...offers.table, element: table.element, show: table.show },
    { ...offers.howMany, element: howMany.element, show: howMany.show },
  ],
  {
    act: (square, name) => app.act(square, name),
    help: () => void help.open(),
    project: () => presentation.toggle(),
    told(reason) {
      app?.told(reason);
      if (reason !== 'open') return;
      share.renew();
      knight.part?.setup.showWay();
    },
    copyStep: () => void app.copyLink(playerView.step),
  },
);

// The board stands; what is beside it has a turn of its own.
await yieldToMain();
const controls = setup(
  { ask: (route) => app.ask(route), showError, type: (name) => app.type(name) },
  playerView.playback,
  knightSetup,
);
byId('setup').replaceChildren(controls.element);
/** @param {string} text */
const open = async (text) => {
  /** @type {ReturnType<App['open']>} */
  let wrong = {};
  const read = (/** @type {Awaited<ReturnType<typeof startLazy>>} */ { core: reader }) => {
    wrong = app.open(() => reader.readPasted(text));
  };
  await withPart(startLazy, read, showError)();
  return wrong;
};
byId('open').replaceChildren(openField({ open, showError }));

onLook(() => {
  playerView.retheme();
  gallery.part?.retheme();
});

const presentation = new Presentation(byId('stage'), () => playerView.focusPlayer());
byId('stage').append(presentation.leaving);

// What is not shown is not in the page at all, so that nothing can be found twice.
const [stagePanel, countPanel] = [byId('stage'), byId('count')];
const askCount = (/** @type {number} */ size) => app.ask({ ...home.count, size });
const count = later(async () => {
  const [{ mountCount }, compiled] = await Promise.all([import('../count/view.js'), startCount()]);
  const root = element('div');
  return { element: root, ...mountCount(root, { ...compiled, ask: askCount, alert: showError }) };
});
const contents = new Map([
  [stagePanel, [...stagePanel.children]],
  [countPanel, [count.element]],
]);
const turnTo = (/** @type {import('../core/routes.js').Tab} */ tab) => {
  tabs.show(tab);
  if (stagePanel.hidden) presentation.leave();
  for (const [panel, content] of contents) {
    if (panel.hidden) panel.replaceChildren();
    else if (panel.childElementCount === 0) panel.append(...content);
  }
};
const tabs = tabList({
  label: () => t('tabs'),
  tabs: [
    { name: 'queens', label: () => t('tab.queens'), panel: stagePanel },
    { name: 'knight', label: () => t('tab.knight'), panel: stagePanel },
    { name: 'count', label: () => t('tab.count'), panel: countPanel },
  ],
  choose: (tab) => app.turnTo(tab),
});
byId('tabs').replaceChildren(tabs.element);
const copy = element(
  'button',
  { type: 'button', class: 'copy', title: () => t('copy.link') },
  icon(icons.link),
  element('span', {}, () => t('copy.link')),
);
copy.addEventListener('click', () => void app.copyLink());
const share = shareButton({ core, module, tours: () => knight.part }, { shown: () => app.sharing(), showError });
const settings = settingsButton({
  project: () => presentation.enter(),
  canProject: () => !stagePanel.hidden,
  showError,
});
byId('settings').replaceChildren(copy, share.button, settings, help.button, languageChoice(showError));
arrange(byId('tabs'), byId('settings'), [copy, share.button]);

const editor = new Editor(core, module, {
  place: (route) => app.place(route),
  solve: (route) => app.solve(route),
  refresh: () => playerView.refresh(),
});
byId('stage').addEventListener('keydown', (event) => editor.keyed(event));

app = new App(core, {
  playerView,
  setup: controls,
  count,
  editor,
  gallery: {
    name: offers.solutions.name,
    filter(chosen) {
      filter = chosen;
      gallery.part?.filter(chosen);
    },
  },
  notices: said,
  turnTo,
  knight,
});

onLanguageChange(() => app.retell());
beforeReload(() => app.rest());

// A trap surfaces here from wherever the core was called: an event, a frame, a promise.
const recover = (/** @type {Event} */ event, /** @type {unknown} */ error) => {
  if (!isTrap(error)) return;
  event.preventDefault();
  app.recover();
};
addEventListener('error', (event) => recover(event, event.error));
addEventListener('unhandledrejection', (event) => recover(event, event.reason));

// The page stands; what it shows comes in a turn of its own. Until then nothing is seen that would be moved by it.
const text = ['setup', 'open', 'panes'].map(byId);
for (const part of [...text, byId('tempo')]) part.hidden = true;
await yieldToMain();
playerView.prepare();
await yieldToMain();
try {
  await app.start();
  await yieldToMain();
} finally {
  leaveRoom();
  for (const part of text) part.hidden = false;
}

// Once the first view has settled, all else is kept for when there is no network.
const idle = window.requestIdleCallback ?? setTimeout;
const settled = () =>
  setTimeout(() => {
    idle(() => {
      import('../offline/register.js')
        .then(({ keepForOffline }) =>
          keepForOffline({ rest: () => app.rest(), pass: said.pass, lost: () => playerView.focusPlayer() }),
        )
        .catch(() => {});
    });
  }, SETTLING);
if (document.readyState === 'complete') settled();
else addEventListener('load', settled, { once: true });
