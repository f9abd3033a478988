/**
 * Where the page is put together.
 */

import { App } from './app.js';
import { hireLeafing } from './gallery/leafing.js';
import { GalleryPane } from './gallery/pane.js';
import { icons } from './controls/icons.js';
import { keyHelp } from './controls/keys.js';
import { beginToSpeak, languageChoice } from './controls/language.js';
import { notices } from './controls/notice.js';
import { tabList } from './controls/tabs.js';
import { mountCount } from './count/view.js';
import { compileCore, isRefusal, isTrap, startCore } from './core.js';
import { byId, element, icon } from './dom.js';
import { Clerk } from './knight/clerk.js';
import { countPane } from './knight/count.js';
import { KnightDesk } from './knight/desk.js';
import { notationPane } from './knight/notation.js';
import { knightSetup } from './knight/setup.js';
import { openField } from './open/field.js';
import { explainPane } from './panes/explain.js';
import { numbersPane } from './panes/numbers.js';
import { treePane } from './panes/tree.js';
import { Placing } from './placing/placing.js';
import { spawn } from './placing/spawn.js';
import { Projector } from './projector.js';
import { racePane } from './race/pane.js';
import { settingsButton } from './settings/button.js';
import { beginLook, isStill, onLook } from './settings/look.js';
import { setup } from './setup.js';
import { shareButton } from './share/button.js';
import { Stage } from './stage.js';
import { home } from './state.js';
import { onLanguage, say } from './strings/index.js';

beginLook();
const [compiled] = await Promise.allSettled([compileCore(), beginToSpeak()]);
const said = notices(byId('notices'));
if (compiled.status === 'rejected') {
  said.alert(() => say('cannot.start'));
  throw compiled.reason;
}
const module = compiled.value;
const core = await startCore(module);

const help = keyHelp();

/** @type {App} */
let app;

const refuse = (/** @type {import('./dom.js').Words} */ sentence) => said.alert(sentence);
const clerk = new Clerk(module);

const gallery = new GalleryPane(core, {
  browse: (size, filter) => app.browse(size, filter),
  hire: () => hireLeafing(module),
  open: (link) => location.assign(link),
  refuse,
  squareNamed(name, size) {
    try {
      const link = /^[a-z]\d+$/.test(name) ? core.parseLink(`1/solutions/${size}?with=${name}`) : null;
      if (link?.view === 'solutions') return link.with;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    said.alert(() => say('no.square', { name }));
    return null;
  },
});

const stage = new Stage(
  {
    above: byId('above'),
    board: byId('board'),
    caption: byId('caption'),
    player: byId('player'),
    tempo: byId('tempo'),
    panes: byId('panes'),
  },
  [
    explainPane(),
    treePane(),
    numbersPane(),
    gallery,
    racePane(module),
    notationPane(core, said),
    countPane(core, clerk, { ask: (asked) => app.ask(asked), refuse }),
  ],
  {
    act: (square) => app.act(square),
    help: help.open,
    project: () => projector.toggle(),
    told: (reason) => app?.told(reason),
    copyStep: () => void app.copyLink(stage.step),
  },
);

const knight = new KnightDesk(
  core,
  {
    asked: () => app.knight,
    step: () => stage.step,
    ask: (asked, playing, step) => app.ask(asked, playing, step),
    refresh: () => app.refresh(),
    again: () => stage.again(),
    stroke: (seconds) => stage.playback.stroke(seconds),
    refuse,
    still: isStill,
  },
  clerk,
);
const controls = setup({ ask: (asked) => app.ask(asked), refuse }, stage.playback, knightSetup(knight, refuse));
byId('setup').replaceChildren(controls.element);
byId('open').replaceChildren(openField({ open: (text) => app.open(text), refuse }));

onLook(() => {
  stage.retheme();
  gallery.retheme();
});

const projector = new Projector(byId('stage'), () => stage.focusPlayer());
byId('stage').append(projector.leaving);

// What is not shown is not in the page at all, so that nothing can be found twice.
const [stagePanel, countPanel] = [byId('stage'), byId('count')];
const counting = element('div');
const contents = new Map([
  [stagePanel, [...stagePanel.children]],
  [countPanel, [counting]],
]);
const turnTo = (/** @type {import('./state.js').Tab} */ tab) => {
  tabs.show(tab);
  if (stagePanel.hidden) projector.leave();
  for (const [panel, content] of contents) {
    if (panel.hidden) panel.replaceChildren();
    else if (panel.childElementCount === 0) panel.append(...content);
  }
};
const tabs = tabList({
  label: () => say('tabs'),
  tabs: [
    { name: 'queens', label: () => say('tab.queens'), panel: stagePanel },
    { name: 'knight', label: () => say('tab.knight'), panel: stagePanel },
    { name: 'count', label: () => say('tab.count'), panel: countPanel },
  ],
  choose: (tab) => app.turnTo(tab),
});
byId('tabs').replaceChildren(tabs.element);
const copy = element(
  'button',
  { type: 'button', class: 'copy' },
  icon(icons.link),
  element('span', {}, () => say('copy.link')),
);
copy.addEventListener('click', () => void app.copyLink());
const share = shareButton({ core, module }, { shown: () => app.sharing(), refuse });
const settings = settingsButton({
  project: () => projector.enter(),
  canProject: () => !stagePanel.hidden,
  refuse,
});
byId('settings').replaceChildren(copy, share, settings, help.button, languageChoice(refuse));
document.body.append(help.dialog);

const count = mountCount(counting, {
  core,
  module,
  ask: (size) => app.ask({ ...home.count, size }),
  alert: refuse,
});

const placing = new Placing(core, () => spawn(module), {
  place: (asked) => app.place(asked),
  solve: (asked) => app.solve(asked),
  refresh: () => stage.refresh(),
});
byId('stage').addEventListener('keydown', (event) => placing.keyed(event));

app = new App(core, { stage, setup: controls, count, placing, gallery, notices: said, turnTo, knight });

onLanguage(() => app.retell());

// A trap surfaces here from wherever the core was called: an event, a frame, a promise.
const recover = (/** @type {Event} */ event, /** @type {unknown} */ error) => {
  if (!isTrap(error)) return;
  event.preventDefault();
  app.recover();
};
addEventListener('error', (event) => recover(event, event.error));
addEventListener('unhandledrejection', (event) => recover(event, event.reason));

app.start();
