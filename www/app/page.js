/**
 * Composition of the whole page.
 */

import {
  beforeReload,
  byId,
  deferTyped,
  element,
  iconButton,
  icons,
  labelledIconButton,
  lazyAction,
  lazyDialog,
  lazyLoad,
  lazyPart,
  prefetch,
  localizeAttribute,
} from '../ui/index.js';
import { askButton } from './ask.js';
import { controls } from './controls.js';
import { arrange, placeField } from './header.js';
import { PageController } from './page-controller.js';
import { pageTabs } from './page-tabs.js';
import { standing } from './introduction.js';
import { followPlayerHeight } from './player-height.js';
import { laterStyles, presentationMode } from './presentation.js';
import { isTrap, startCount, startLazy, startPage } from '../core/index.js';
import { introduction } from '../help/index.js';
import { openAnywhere, openField, textReader } from '../import/index.js';
import { says, sentences } from '../i18n/index.js';
import { explainPane, paneTabs } from '../panes/index.js';
import { initAppearance, yieldToMain } from '../platform/index.js';
import { lazyDisplays, playerView } from '../player/index.js';
import { belowBoard, openQueens, queensSetup, solverPanel } from '../queens/index.js';
import { initLanguage, languageChoice } from '../settings/index.js';

/** Longer texts, in UTF-16 units, are read by a worker. */
const LONG = 65_536;

/** Delay before further files are loaded, in milliseconds. */
const SETTLING = 1000;

initAppearance();
deferTyped();
const [{ core, module }] = await Promise.all([startPage(), initLanguage()]);
await yieldToMain();

const boardPanel = byId('board-panel');
const [diagram, column] = /** @type {Iterable<HTMLElement>} */ (boardPanel.children);
const focusPlayer = () => view.focus();
/** Goes to another stop of the open lesson. @type {(by: 1 | -1) => boolean} whether one is open */
let lessonTurn = () => false;

const focusOpen = () => byId('open-field').focus();

// Parts beyond the first view are loaded when they are first shown.
const lessons = lazyLoad(
  () => import('../learn/lessons.js'),
  ({ lessonPart, besideBoard }) => {
    const place = besideBoard(diagram, column, byId('count'));
    const part = lessonPart(page, place, {
      page,
      tours: knight.load,
      programs: () => import('../program/moment.js'),
      focusPlayer,
    });
    lessonTurn = part.turn;
    return part;
  },
);
const knight = lazyDisplays(
  () => Promise.all([import('../knight/tab.js'), startLazy()]),
  ([{ knightPart }]) => knightPart(page),
);
const editor = lazyDisplays(
  () => import('../queens/editor/editor.js'),
  async ({ queensEditor }) => queensEditor(page, module),
);
const programs = lazyDisplays(
  () => Promise.all([import('../program/start.js'), import('../program/pane.js'), import('../program/reading.js')]),
  async ([{ startPrograms }, { programPane }, { programLink, programReading }]) => {
    const part = startPrograms(page);
    const reading = programReading(part.session);
    return {
      ...part,
      /** @type {(...read: Parameters<typeof reading.opened>) => ReturnType<typeof programLink>} */
      async opened(own, ...how) {
        await reading.opened(own, ...how);
        return programLink(own, store.state);
      },
      pane: programPane(part.session, {
        openText: focusOpen,
        reading,
        displayed: () => player.state.display,
        chooseLine: (line) => ask.chooseLine(line),
      }),
    };
  },
);
const program = lazyPart(programs.load, ({ pane }) => pane);
/** Runs the program on the board, once: one that is refused does not keep a lecture. @returns {boolean} whether it waited */
const runsWaiting = () => {
  const { session } = programs.part ?? {};
  if (!session?.link || session.looked || session.refused || player.state.display?.run) return false;
  void session.run();
  return true;
};
const follow = (/** @type {string} */ link) => location.assign(link);
const compare = (/** @type {import('../core/routes.js').CompareLink} */ link) => page.open(() => link);
const gallery = lazyPart(
  () => Promise.all([import('../queens/gallery/pane.js'), startCount()]),
  ([{ galleryPane }, { core: counting }]) => galleryPane(page, counting, follow),
);
const race = lazyPart(
  () => Promise.all([import('../queens/race/pane.js'), import('../compare/index.js'), startCount()]),
  ([{ racePane }, { compareOffer }, compiled]) => racePane(compiled, follow, compareOffer('queens', compare)),
);
/**
 * A pane of a run, which may have been freed while the pane was being loaded.
 * @param {import('../panes/panes.js').Content} pane
 */
const ofRun = ({ element: own, show }) => ({
  element: own,
  /** @param {import('../panes/panes.js').Moment} moment */
  show: (moment) => {
    if (moment.display === player.state.display) show(moment);
  },
});
const tree = lazyPart(
  () => import('../panes/tree.js'),
  ({ treePane }) => ofRun(treePane()),
);
const numbers = lazyPart(
  () => import('../panes/numbers.js'),
  ({ numbersPane }) => ofRun(numbersPane(player, playback, showError)),
);
const table = lazyPart(knight.load, ({ panes: { table: pane } }) => pane);
const lesson = lazyPart(lessons, ({ offer }) => offer);
const howMany = lazyPart(knight.load, ({ panes: { howMany: pane } }) => pane);

/** @param {import('../queens/display.js').SolverRoute} route */
const openSolver = (route) => openQueens(core, route, { aside: solverPanel, below: belowBoard });
const openers = { programs, knight, solver: openSolver, placements: editor };
const page = new PageController(core, { openers, focusPlayer, lessons }, knight);
const { notices, playback, player, store } = page;
const showError = notices.alert;

const presentation = presentationMode(boardPanel, store, focusPlayer);
const openHelp = lazyDialog(
  () => import('../help/dialog.js'),
  ({ helpDialog }) => ({ element: helpDialog((door) => page.enter(door)) }),
  showError,
);
const ask = askButton(page);
const panes = paneTabs(
  explainPane((display) => knight.part?.idea(display) ?? '', lesson),
  { program, tree, numbers, solutions: gallery, race, table, 'how-many': howMany },
  store.slice('pane'),
);
byId('panes').replaceChildren(panes.element);
const [board, caption, transport, below, speed] = ['board', 'caption', 'player', 'below-board', 'speed'].map(byId);
const view = playerView({ board, caption, player: transport, below, speed }, player, playback, {
  choose: (square, name) => ask.choose(square) || page.choose(square, name),
  ask,
  keys: {
    letters: { '?': () => void openHelp(), f: presentation.toggle },
    isPresenting: () => store.state.present,
    turn: (by) => (by > 0 && runsWaiting()) || lessonTurn(by),
  },
  inform: notices.inform,
  showError,
  copyStep: () => void page.copyLink(player.state.snapshot.step),
  panes,
});
followPlayerHeight(transport);
boardPanel.addEventListener('keydown', (event) => editor.part?.keyed(event));

// The parts beside the board are made in a separate task.
await yieldToMain();
const prompt = byId('prompt');
const showSetup = (/** @type {Awaited<ReturnType<typeof knight.load>>} */ { setup }) => {
  prompt.replaceChildren(setup.prompt);
  return setup;
};
// The caption says that the knight is loading.
const knightSetup = lazyPart(knight.load, showSetup, { silent: true });
speed.prepend(controls(store, byId('setup'), queensSetup(page), knightSetup));
store.subscribe(
  ({ knight: { mode, finishing } }) => [mode, finishing],
  ([mode, finishing], [before]) => {
    // The mode of clicks shows on the board, which may be scrolled out of view.
    if (finishing || (mode !== before && mode !== 'start')) board.scrollIntoView({ block: 'nearest' });
  },
);
const introduce = standing(
  byId('introduction'),
  introduction((door) => page.enter(door)),
);
store.on('introduction', introduce);
const verdict = byId('answer');
localizeAttribute(verdict.children[0], 'aria-label', says('answer'));
const answers = lazyLoad(
  () => import('../import/answer.js'),
  ({ answerPanel }) => answerPanel(verdict),
);
/** @typedef {import('../import/by-kind.js').Openers} Openers */
/** @typedef {import('../import/by-kind.js').Wrong} Wrong */

/** @type {Openers['lesson']} */
const openLesson = async (text, { field }) => {
  /** @type {Wrong} */
  let wrong = {};
  const openText = async () => (await lessons()).openText(text, field);
  await lazyAction(openText, (mistake) => (wrong = mistake), showError)();
  return wrong;
};
/** @type {Openers['program']} */
const openProgram = async (own, pasted, { notes }) => {
  /** @type {Wrong} */
  let wrong = {};
  const load = async () => (await programs.load()).opened(own, pasted, notes);
  await lazyAction(load, (link) => (wrong = page.open(() => link)), showError)();
  return wrong;
};
addEventListener('run-program', (event) => {
  const { detail } = /** @type {CustomEvent<import('../queens/solvers/program.js').RunProgram>} */ (event);
  void lazyAction(programs.load, ({ runText }) => void runText(detail), showError)();
});
/** @type {Openers['choose']} */
const chooseReading = async () => {
  /** @type {Promise<'program' | 'board' | null>} */
  let chosen = Promise.resolve(null);
  const show = (/** @type {ReturnType<typeof import('../import/choice.js').readingChoice>} */ choice) =>
    (chosen = choice.ask());
  await lazyDialog(
    () => import('../import/choice.js'),
    ({ readingChoice }) => readingChoice(),
    showError,
    show,
  )();
  return chosen;
};
/** @type {Openers['board']} */
const openBoard = async (text, { field, notes }) => {
  /** @type {Wrong} */
  let wrong = {};
  const { route } = page;
  const { files, ranks } = route.view === 'knight' ? route : {};
  const loadReader = async () => {
    if (text.length <= LONG) return (await startLazy()).core.readPasted;
    const read = (await knight.load()).read({ text, files, ranks });
    const [answer] = await Promise.allSettled([read]);
    return () => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value.pasted;
    };
  };
  const read = (/** @type {Awaited<ReturnType<typeof loadReader>>} */ readPasted) => {
    wrong = page.openText(() => readPasted(text, files, ranks), judged, field);
    if (wrong === null && notes.length > 0) notices.inform(() => sentences(...notes.map((note) => note())));
  };
  await lazyAction(loadReader, read, showError)();
  return wrong;
};
/** @type {Parameters<PageController['openText']>[1]} */
const judged = (answer) => {
  if (answer || verdict.textContent !== '') void lazyAction(answers, (show) => show(answer), showError)();
};
const reader = textReader({
  board: openBoard,
  jobs: async (text, { name }) => ((await tabs.openLines(text, name)) ? null : {}),
  lesson: openLesson,
  program: openProgram,
  choose: chooseReading,
  showError,
});
openAnywhere(reader);
const [beside, counting] = [byId('open'), element('div')];
const turning = placeField(openField(reader), byId('settings'), () =>
  store.state.tab === 'count' ? counting : beside,
);

const tabs = pageTabs(page, knight, boardPanel, byId('count'), { open: counting, turning });
byId('tabs').replaceChildren(tabs.element);
store.on('tab', (tab) => {
  if (tab === 'count') presentation.leave();
  project.hidden = tab === 'count';
});
const copy = labelledIconButton(icons.link, 'copy.link', () => page.copyLink());
/** @type {ReturnType<typeof import('../share/dialog.js').shareDialog> | null} */
let sharing = null;
const openShare = lazyDialog(
  () => import('../share/dialog.js'),
  ({ shareDialog }) => (sharing = shareDialog({ core, module, tours: () => knight.part })),
  showError,
  (dialog) => void dialog.open(page.shared()),
);
player.on('display', () => void sharing?.renew(() => page.shared()));
const share = labelledIconButton(icons.share, 'share', openShare);
const project = iconButton(icons.project, 'project', presentation.toggle, 'quiet project');
const openSettings = lazyDialog(
  () => import('../settings/dialog.js'),
  ({ settingsDialog }) => ({
    element: settingsDialog({ project: presentation.enter, canProject: () => !boardPanel.hidden }),
  }),
  showError,
);
const settings = iconButton(icons.settings, 'settings', openSettings);
const mark = element('span', { 'aria-hidden': 'true' }, '?');
const help = element('button', { type: 'button', class: 'quiet', title: says('help') }, mark);
help.addEventListener('click', () => void openHelp());
const learn = labelledIconButton(
  icons.learn,
  'learn',
  lazyAction(lessons, (part) => part.choose(), showError),
);
byId('settings').replaceChildren(copy, share, project, learn, settings, help, languageChoice(showError));
arrange(byId('tabs'), byId('settings'), [copy, share]);

beforeReload(() => page.rest());

// The first display is opened in a separate task. Until then the parts that it would move are hidden.
const parts = ['setup', 'open', 'answer', 'panes'].map(byId);
for (const part of [...parts, speed]) part.hidden = true;
await yieldToMain();
view.prepare();
await yieldToMain();
try {
  await page.start();
  await yieldToMain();
} catch (error) {
  if (!isTrap(error)) throw error;
  page.recover();
} finally {
  introduce(store.state.introduction);
  // From here on the panes reserve their room themselves.
  delete document.documentElement.dataset.raised;
  for (const part of parts) part.hidden = false;
}

// Once the first view has settled, the rest is stored for offline use.
const idle = window.requestIdleCallback ?? setTimeout;
const settled = () => {
  prefetch(laterStyles);
  const callbacks = { pass: notices.pass, restoreFocus: focusPlayer };
  prefetch(async () => (await import('../offline/register.js')).keepForOffline(callbacks));
};
setTimeout(() => idle(settled), SETTLING);
