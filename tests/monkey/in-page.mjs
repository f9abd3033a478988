/* oxlint-disable unicorn/consistent-function-scoping -- it is sent to the browser as source text */

/**
 * The monkey's script in each page, run before those of the page: it lists the controls in document order, and finds them
 * again. It is one function, because it is sent to the browser as source text.
 *
 * @typedef {object} Offer a control that can be acted on
 * @property {number} index in the last look
 * @property {'press' | 'range' | 'select' | 'text' | 'program'} kind
 * @property {string} place the part of the page that it is in
 * @property {string} name
 * @property {string[]} [values] of a select, without disabled ones
 *
 * @typedef {object} Facts about the page
 * @property {string} life identifies the document
 * @property {string} hash
 * @property {string} title
 * @property {string} lang
 * @property {number} selected the number of selected tabs
 * @property {number} wider the pixels by which the page is wider than its window
 * @property {string} widest the elements that are too wide
 * @property {string} notices
 * @property {string} said the caption and the text of the open dialog
 * @property {boolean} isBusy
 * @property {boolean} inDialog
 * @property {boolean} isPlaying
 * @property {string} lost why nothing is shown, if the page says so
 *
 * @typedef {{ offers: Offer[], cells: number, facts: Facts }} Look
 *
 * @typedef {{ x: number, y: number, left: number }} Place
 *
 * @typedef {object} InPage
 * @property {(number: number) => Look} look
 * @property {(index: number) => Place | null} point scrolls to a control; its centre
 * @property {(index: number) => Place | null} cell the same for a square
 * @property {(patience: number) => Promise<void>} settled
 * @property {() => number[]} wasm the bytes of each WebAssembly memory
 * @property {() => number} nodes those that hang in the document
 * @property {(sort: 'paste' | 'drop', text: string, file: string) => void} give
 * @property {(text: string) => void} paste into the program that is being edited
 */
export function inPage() {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=tab], .program-editor';
  const PLACES =
    '#tabs, #settings, #player, #speed, #pane-program, #panes, #setup, #open, #below-board, #board, #count, #notices, dialog';
  const BUSY = 'main [aria-busy=true], dialog[open][aria-busy=true]';
  const life = `${performance.timeOrigin}`;
  /** @type {HTMLElement[]} */
  let offered = [];
  /** @type {HTMLElement[]} */
  let cells = [];

  const root = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const textOf = (/** @type {Element | null} */ element) => element?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
  const nameOf = (/** @type {HTMLElement} */ element) =>
    (
      element.ariaLabel ||
      element.title ||
      textOf(/** @type {HTMLInputElement} */ (element).labels?.[0] ?? null) ||
      textOf(element)
    ).slice(0, 60);

  /** Whether a link leaves the page. @param {HTMLElement} element */
  const isElsewhere = (element) =>
    element instanceof HTMLAnchorElement &&
    !element.download &&
    (element.target === '_blank' || !element.hash || element.href.split('#')[0] !== location.href.split('#')[0]);

  /** @param {HTMLElement} element @returns {Offer['kind'] | null} */
  const kindOf = (element) => {
    if (element.shadowRoot) return 'program';
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (!(element instanceof HTMLInputElement)) return isElsewhere(element) ? null : 'press';
    if (element.type === 'range') return 'range';
    if (element.type === 'file') return null;
    return ['checkbox', 'radio', 'button'].includes(element.type) ? 'press' : 'text';
  };

  const middle = (/** @type {HTMLElement | undefined} */ element) => {
    if (!element?.isConnected) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, left };
  };

  /** The elements that are farthest beyond the right edge of the window. */
  const beyond = () =>
    [...document.querySelectorAll('body *')]
      .map((each) => ({ each, right: Math.round(each.getBoundingClientRect().right) }))
      .filter(({ each, right }) => right > document.documentElement.clientWidth && each.checkVisibility())
      .toSorted((one, other) => other.right - one.right)
      .slice(0, 5)
      .map(({ each, right }) => `${each.localName}${each.id && `#${each.id}`} ${each.className} to ${right}`)
      .join('; ');

  /** @param {Node} top */
  const nodesBelow = (top) => {
    const walker = document.createTreeWalker(top);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  };
  const roots = () => [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);

  // The print dialog of the system would wait for an answer.
  window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('afterprint'));
  };

  /** @type {InPage} */
  const monkey = {
    look(number) {
      performance.mark(`monkey looks ${number}`);
      const top = root();
      offered = [];
      const offers = /** @type {Offer[]} */ ([]);
      for (const element of /** @type {Iterable<HTMLElement>} */ (top.querySelectorAll(CONTROLS))) {
        if (element.closest('[role=gridcell], [inert], :disabled')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const kind = kindOf(element);
        if (!kind) continue;
        const values =
          element instanceof HTMLSelectElement
            ? [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
            : undefined;
        const place = element.closest(PLACES);
        const where = place ? place.id || place.localName : 'page';
        offers.push({ index: offered.length, kind, place: where, name: nameOf(element), ...(values && { values }) });
        offered.push(element);
      }
      cells = [...top.querySelectorAll('[role=grid]')]
        .filter((grid) => grid.checkVisibility())
        .flatMap((grid) => /** @type {HTMLElement[]} */ ([...grid.querySelectorAll('[role=gridcell]')]));
      const begin = document.querySelector('.begin [role=alert]:not([hidden])');
      const dialog = document.querySelector('dialog[open]');
      const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const facts = {
        life,
        hash: location.hash,
        title: document.title,
        lang: document.documentElement.lang,
        selected: document.querySelectorAll('#tabs [role=tab][aria-selected=true]').length,
        wider,
        widest: wider > 0 ? beyond() : '',
        notices: textOf(document.querySelector('#notices')),
        said: `${textOf(document.querySelector('#caption .caption'))} ${textOf(dialog).slice(0, 4000)}`,
        isBusy: document.querySelector(BUSY) !== null,
        inDialog: dialog !== null,
        isPlaying: ['Pause', '暂停'].includes(
          /** @type {HTMLElement | null} */ (document.querySelector('.play'))?.title ?? '',
        ),
        lost: document.documentElement.dataset.begin ? textOf(begin) : '',
      };
      performance.clearMarks();
      return { offers, cells: cells.length, facts };
    },
    point: (index) => middle(offered[index]),
    cell: (index) => middle(cells[index]),
    settled: (patience) =>
      new Promise((resolve) => {
        const end = performance.now() + patience;
        let frames = 0;
        // A page that is not painted has no frames.
        const late = setTimeout(resolve, patience + 2000);
        const look = () => {
          frames += 1;
          if (frames < 3 || (document.querySelector(BUSY) && performance.now() < end)) requestAnimationFrame(look);
          else {
            clearTimeout(late);
            setTimeout(resolve);
          }
        };
        requestAnimationFrame(look);
      }),
    wasm: () => /** @type {any} */ (globalThis).wasmBytes(),
    nodes: () => [document, ...roots()].reduce((sum, each) => sum + nodesBelow(each), 0),
    give(sort, text, file) {
      const data = new DataTransfer();
      if (file) data.items.add(new File([text], file));
      else data.setData('text/plain', text);
      const given = { bubbles: true, cancelable: true };
      if (sort === 'paste') {
        document.body.dispatchEvent(new ClipboardEvent('paste', { ...given, clipboardData: data }));
      } else {
        for (const type of ['dragenter', 'dragover', 'drop']) {
          document.body.dispatchEvent(new DragEvent(type, { ...given, dataTransfer: data }));
        }
      }
    },
    paste(text) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const given = { clipboardData, bubbles: true, cancelable: true, composed: true };
      document.activeElement?.shadowRoot?.activeElement?.dispatchEvent(new ClipboardEvent('paste', given));
    },
  };
  Object.assign(globalThis, { monkey });
}
