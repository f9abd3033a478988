/**
 * *As text*: the solutions that the gallery lists, for other programs.
 *
 * @import { Filter } from './solution.js'
 * @import { queensWorker } from '../worker-client.js'
 */

import { announce, choiceField, copyButton, download, element, sheetDialog, wordButton } from '../../ui/index.js';
import { says, t } from '../../i18n/index.js';
import { isCancelled } from '../../platform/index.js';

/** The largest board whose solutions are written at once, and fit the clipboard. */
const AT_ONCE = 12;

/** Characters of the text that are shown: a screen or two. */
const SHOWN = 2000;

/** The forms of text, with the endings of their files and the media types. */
const FORMS = /** @type {const} */ ({
  lines: ['txt', 'text/plain'],
  csv: ['csv', 'text/csv'],
  leetcode: ['json', 'application/json'],
});

/** @param {() => Promise<ReturnType<typeof queensWorker>>} client */
export function textDialog(client) {
  /** @type {Filter & { size: number }} */
  let chosen = { size: 1, fundamental: false, with: null };
  /** @type {(() => void) | undefined} */
  let cancel;
  /** The text, or what it will be. @type {Promise<Blob | null>} */
  let written = Promise.resolve(null);

  const keys = /** @type {(keyof typeof FORMS)[]} */ (Object.keys(FORMS));
  const forms = keys.map((key) => /** @type {const} */ ([key, `gallery.form.${key}`]));
  const form = choiceField('text.format', forms, () => begin());
  const formKey = () => keys[form.select.selectedIndex];
  const status = element('p', { role: 'status' });
  const head = element('pre', { tabindex: 0, role: 'group', 'aria-label': says('share.text') });
  const copy = copyButton('text.copy', async () => {
    const text = await written;
    if (text === null) throw new Error('not written');
    return text.text();
  });
  const save = wordButton('text.save', async () => {
    const text = (await written) ?? (await write());
    if (text === null) return;
    const [ending, type] = FORMS[formKey()];
    download(text.slice(0, text.size, type), `queens-${chosen.size}-solutions.${ending}`);
  });
  const stop = wordButton('cancel', () => leave());
  const buttons = element('div', { class: 'buttons' }, copy.element, save, stop);
  const dialog = sheetDialog(
    { title: 'gallery.text', className: 'solution-text' },
    form.element,
    head,
    status,
    buttons,
  );
  dialog.addEventListener('close', () => leave());

  function leave() {
    cancel?.();
    cancel = undefined;
    stop.hidden = true;
    announce(status, '');
  }

  /** Writes the text; `null` where it was cancelled or there is no worker for it. */
  async function write() {
    leave();
    const asked = chosen;
    const key = formKey();
    try {
      const worker = await client();
      const request = worker.request('write', { ...chosen, form: key }, (count) =>
        announce(status, t('gallery.text.so.far', { count })),
      );
      cancel = request.cancel;
      stop.hidden = false;
      const { text, count } = await request.result;
      if (asked !== chosen || key !== formKey()) return null;
      announce(status, t('gallery.text.written', { count }));
      return text;
    } catch (error) {
      if (!isCancelled(error)) announce(status, t('worker.lost'));
      return null;
    } finally {
      stop.hidden = true;
      cancel = undefined;
    }
  }

  /** Shows how the text begins; where it is long it is written only to be saved. */
  async function begin() {
    leave();
    copy.clear();
    const isShort = chosen.size <= AT_ONCE;
    copy.element.hidden = head.hidden = !isShort;
    head.textContent = '';
    written = Promise.resolve(null);
    if (!isShort) return;
    const asked = (written = write());
    const text = await asked;
    const start = (await text?.slice(0, SHOWN).text()) ?? '';
    if (asked !== written) return;
    head.textContent = text && text.size > SHOWN ? `${start}…` : start;
  }

  return {
    element: dialog,
    /** @param {Filter & { size: number }} listed */
    open(listed) {
      chosen = listed;
      dialog.showModal();
      void begin();
    },
  };
}
