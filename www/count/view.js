/**
 * The Count tab.
 *
 * @import { CountCore } from '../core/wasm.js'
 * @import { Key } from '../i18n/index.js'
 * @import { CountRoute } from '../core/routes.js'
 * @import { Message } from '../ui/dom.js'
 * @import { CountState } from './state.js'
 * @import { Facts } from './messages.js'
 * @import { Client } from './pool.js'
 */
import {
  beforeReload,
  choiceField,
  copyButton,
  download,
  element,
  numberField,
  onRedraw,
  redraw,
  setSentence,
  setText,
  wordButton,
} from '../ui/index.js';
import '../style/count.css';
import { explain, number, onLanguageChange, says, t } from '../i18n/index.js';
import { isRefusal, limits } from '../core/index.js';
import { WorkerClient } from '../platform/index.js';
import { openChannel, openDatabase } from './database.js';
import { confirmed } from './confirm.js';
import { createCount, currentOf, waitingOf } from './controller.js';
import { choiceOf, isActive, spentOn } from './state.js';
import { measuredSection } from './measured.js';
import { figures, findings, notes, openedText, outlook, result, skippedText } from './messages.js';
import { formatPercent, formatTime } from './format.js';

/** Changes within this time are shown together. */
const REFRESH_MS = 50;

/**
 * @typedef {Pick<CountRoute, 'size' | 'method'>} Chosen
 *
 * @typedef {object} Context
 * @property {CountCore} core
 * @property {WebAssembly.Module} module the compiled core, for the workers
 * @property {(chosen: Chosen) => void} select changes N and method of the page, which then calls `show`
 * @property {HTMLElement} open the place of the field that opens texts and files
 * @property {(sentence: Message) => void} alert shows an error of an input
 * @property {(description: Message | null) => void} mark marks the tab while a count is going on
 */

const worker = () => new Worker(new URL('./count.worker.js', import.meta.url), { type: 'module', name: 'count' });

/**
 * @param {Context} context
 * @returns `show` offers a count, and never starts it; `openLines` opens lines of finished jobs
 */
export function countTab({ core, module, select, open, alert, mark }) {
  let timer = 0;
  const update = () => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      render();
    }, REFRESH_MS);
  };
  const { hardwareConcurrency: cores = 1, locks } = navigator;
  const { deviceMemory: memory } = /** @type {{deviceMemory?: number}} */ (navigator);
  const spawn = () => /** @type {Client} */ (new WorkerClient(worker, { module }));
  const environment = { core, spawn, database: openDatabase(), locks, channel: openChannel(), cores, memory };
  const controller = createCount(environment, update);

  const size = numberField('board.size', { min: 1, max: limits().count, showError: alert }, (n) =>
    select({ size: n, method: controller.get().choice }),
  );
  const method = choiceField('count.method', { '': 'count.method.quickest', mask: 'count.method.mask' }, (key) =>
    select({ size: controller.get().n, method: key === 'mask' ? key : null }),
  );
  const upToCores = Array.from({ length: cores }, (_, i) => /** @type {const} */ ([`${i + 1}`, () => number(i + 1)]));
  const workers = choiceField('count.workers', upToCores, (count) => controller.setWorkers(Number(count)));
  workers.show(String(cores));
  /** Does something that gives up a count that was begun, once that is confirmed. */
  const asking = (/** @type {'again' | 'discard'} */ what, /** @type {() => unknown} */ act) => async () => {
    const { n, fraction, imported } = count();
    const values = { n, percent: formatPercent(fraction), time: formatTime(spentOn(count(), performance.now())) };
    /** @type {Key} */
    const question = imported ? `count.${what}-question-opened` : `count.${what}-question`;
    if (await confirmed(question, `count.${what}-consent`, values)) await act();
  };
  const start = () => {
    const { n } = count();
    if (isElsewhere()) alert(() => t('count.follows', { n }));
    else controller.start();
  };
  const tab = () => controller.get();
  const count = () => currentOf(tab());
  const isRunning = () => isActive(count());
  const isPaused = () => count().phase === 'paused';
  const isResting = () => isPaused() && !count().stopped;
  const isElsewhere = () => count().phase === 'elsewhere';
  const isUnderWay = () => isRunning() || isPaused() || isElsewhere();
  const canSave = () => count().lines > 0 || openedText(controller) !== '';
  const dropUnread = async () => {
    const values = { count: tab().unread };
    if (await confirmed('count.unread-question', 'count.unread-consent', values)) await controller.dropUnread();
  };
  const saveJobs = () => {
    const { name, text } = controller.savedLines();
    download(new Blob([text], { type: 'application/x-ndjson' }), name);
  };
  const copy = copyButton('count.copy-command', () => controller.command());
  onRedraw(copy.element, () => (copy.element.hidden = !controller.hasCommand()));
  onRedraw(workers.select, () => (workers.select.disabled = isRunning() || isResting()));
  const outlookLine = element('p', { class: 'count-outlook', id: 'count-outlook' });
  onRedraw(outlookLine, () => {
    const expected = outlook(controller);
    if (outlookLine.textContent !== expected) setSentence(outlookLine, expected);
  });
  const waiting = element('p', { class: 'count-waiting' });
  onRedraw(waiting, () => {
    const links = waitingOf(tab()).map(waitingLink);
    const parts = [t('count.waiting'), ...links.map(({ textContent }) => textContent)];
    waiting.hidden = links.length === 0;
    if (waiting.textContent !== parts.join(' ')) waiting.replaceChildren(parts[0], ...links.flatMap((a) => [' ', a]));
  });
  const measured = measuredSection(controller);

  const section = element(
    'section',
    { 'aria-labelledby': 'count-title' },
    element('h2', { id: 'count-title' }, says('count.title')),
    element('p', { class: 'count-lede' }, says('count.lede')),
    element('div', { class: 'count-choices wrap' }, size.element, method.element, workers.element),
    buttonRow([
      ['count.resume', controller.resume, isPaused, { 'aria-describedby': outlookLine.id }],
      [
        'count.start',
        start,
        () => !isRunning() && !isPaused(),
        { 'aria-describedby': 'count-notes', 'aria-disabled': () => String(isElsewhere()) },
      ],
      ['count.again', asking('again', controller.start), () => count().stopped],
      ['count.pause', controller.pause, isRunning],
      ['cancel', controller.cancel, () => isRunning() || isResting(), { 'aria-describedby': 'count-keeps' }],
      ['count.discard', asking('discard', controller.discard), () => count().stopped],
      ['count.drop-unread', dropUnread, () => tab().unread > 0],
    ]),
    element('p', { class: 'count-notes soft', id: 'count-keeps', hidden: () => !isRunning() && !isResting() }, () =>
      t('count.cancel-keeps'),
    ),
    outlookLine,
    element(
      'p',
      { class: 'count-notes soft', id: 'count-notes', role: 'status', 'aria-label': says('count.notes-name') },
      () => notes(tab()),
    ),
    element('progress', {
      max: 1,
      value: () => count().fraction,
      hidden: () => !isUnderWay(),
      'aria-label': says('count.progress'),
    }),
    element('p', { class: 'count-result', role: 'status', 'aria-label': says('count.result-name') }, () =>
      result(count()),
    ),
    factList(() => (isUnderWay() ? figures(count()) : findings(controller))),
    element('p', { class: 'count-opened' }, () => openedText(controller)),
    element(
      'div',
      { class: 'count-buttons wrap count-lines', hidden: () => !canSave() && !controller.hasCommand() },
      wordButton('count.save-jobs', saveJobs, { hidden: () => !canSave() }),
      copy.element,
    ),
    waiting,
    open,
  );

  const render = () => {
    mark(controller.isCounting() ? says('count.running') : null);
    redraw(section);
    void measured.update();
  };
  onLanguageChange(render);
  addEventListener('pagehide', () => controller.flush());
  beforeReload(() => {
    // It must not come to its end while it is saved.
    controller.pause();
    return controller.flush();
  });
  // The time spent grows also while no jobs finish.
  setInterval(() => isRunning() && update(), 1000);

  return {
    element: element('div', { class: 'count' }, section, measured.root),
    /** @param {Chosen} chosen */
    show({ size: n, method: choice }) {
      size.show(n);
      method.show(choice ?? '');
      void controller.select(n, choice);
      void controller.open();
      render();
    },
    /**
     * @param {string} text
     * @param {string} file its name, empty for a text that was pasted
     * @returns {Promise<boolean>} whether they are shown; if not, the page has said why
     */
    async openLines(text, file) {
      try {
        const { n, refusal, skipped } = await controller.openLines(text, file);
        if (refusal) {
          alert(refusal);
          return false;
        }
        select({ size: n, method: null });
        if (skipped.length > 0) alert(() => skippedText(skipped));
        return true;
      } catch (error) {
        alert(() => (isRefusal(error) ? explain(error) : t('open.unread')));
        return false;
      }
    },
  };
}

/**
 * Buttons of which only those that apply are shown. When the focused one is hidden, the first one gets the focus.
 *
 * @param {[label: Key, press: () => unknown, applies: () => boolean, attributes?: Record<string, string | (() => string)>][]} row
 */
function buttonRow(row) {
  const buttons = row.map(([label, press, , attributes]) => wordButton(label, press, attributes));
  const root = element('div', { class: 'count-buttons wrap' }, ...buttons);
  onRedraw(root, () => {
    const focused = buttons.find((button) => button === document.activeElement);
    row.forEach(([, , applies], i) => (buttons[i].hidden = !applies()));
    const first = buttons.find(({ hidden }) => !hidden);
    for (const button of buttons) button.classList.toggle('primary', button === first);
    if (focused?.hidden) first?.focus();
  });
  return root;
}

/**
 * A list of names and values that is updated in place.
 * @param {() => Facts} current
 */
function factList(current) {
  const root = element('dl', { class: 'count-facts' });
  let names = '';
  onRedraw(root, () => {
    const facts = current();
    const wanted = facts.map(([name]) => name).join('\n');
    if (wanted !== names) {
      root.replaceChildren(...facts.map(([name]) => element('div', {}, element('dt', {}, name), element('dd'))));
      names = wanted;
    }
    root.hidden = facts.length === 0;
    facts.forEach(([, value], i) => setText(root.children[i].children[1], value));
  });
  return root;
}

/** A link to an unfinished count. @param {CountState} count */
function waitingLink({ n, method, fraction }) {
  const isMask = choiceOf(method) === 'mask';
  const text = t(isMask ? 'count.waiting-mask' : 'count.waiting-count', { n, percent: formatPercent(fraction) });
  return element('a', { href: `#1/count/${n}${isMask ? '?method=mask' : ''}` }, text);
}
