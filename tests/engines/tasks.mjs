/** @import {Place, Task} from './smoke.mjs' */

/** @param {Place['role']} role */
const by =
  (role) =>
  /** @param {string} name @returns {Place} */
  (name) => ({ role, name });
const button = by('button');
const link = by('link');
const square = by('gridcell');
const status = by('status');
const tab = by('tab');
const timeline = by('slider')('Timeline');

const FEN = 'Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1';
const TEXT_BOARD = '.Q..\n...Q\nQ...\n..Q.';

/**
 * The most important promises of the page, one task each. None after the last: its host is gone.
 *
 * @type {Task[]}
 */
export const TASKS = [
  {
    what: 'shows the first view at once, plays, and steps forward and back',
    link: '',
    core: true,
    async walk(hand) {
      await hand.see(status('Caption'), /^(?:Row \d|Solution \d)/);
      // It plays by itself, unless the system wants no motion.
      if (await hand.run(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)) {
        await hand.click(button('Pause'));
      }
      await hand.see(button('Play'), /^/);
      const step = Number(await hand.read(timeline));
      await hand.click(button('Step forward'));
      await hand.see(timeline, String(step + 1));
      await hand.click(button('Step back'));
      await hand.see(timeline, String(step));
      await hand.click(button('First step'));
      await hand.see(timeline, '0');
      await hand.click(button('Play'));
      await hand.see(timeline, /^[1-9]/);
    },
  },
  {
    what: 'opens a link at its step, and goes on from there',
    link: '#1/queens/8?solver=marks&step=982',
    async walk(hand) {
      await hand.see(timeline, '982');
      await hand.see(square('row 1, column 1, queen'), '');
      await hand.see(status('Caption'), /^Solution 1: /);
      await hand.click(button('Next solution'));
      await hand.see(status('Caption'), /^Solution 2: /);
      await hand.click(button('Step back'));
      await hand.see(status('Caption'), /^Row 8/);
    },
  },
  {
    what: 'starts a knight from a square',
    link: '#1/knight/8x8',
    core: true,
    async walk(hand) {
      await hand.click(square('c3, empty'));
      await hand.see(square('c3, move 1'), '');
      await hand.click(button('Last step'));
      await hand.see(timeline, '63');
    },
  },
  {
    what: 'counts N = 12 in workers',
    link: '#1/count/12',
    core: true,
    async walk(hand) {
      await hand.click(button('Count'));
      await hand.see(status('Count result'), 'N = 12: 14,200 solutions');
    },
  },
  {
    what: 'opens a board that is typed, and one that is pasted',
    link: '#1/queens/5',
    async walk(hand) {
      await hand.type(by('textbox')('Open'), FEN);
      await hand.holds('the FEN is not opened', (at) => location.hash === at, '#1/queens/8/15863724');
      await hand.see(square('row 1, column 1, queen'), '');
      await hand.run(paste, TEXT_BOARD);
      await hand.holds('the text board is not opened', (at) => location.hash === at, '#1/queens/4/2413');
      await hand.see(square('row 1, column 2, queen'), '');
    },
  },
  {
    what: 'shares its link, and saves PNG, SVG and GIF',
    link: '#1/queens/6?solver=marks&step=12',
    async walk(hand) {
      await hand.see(timeline, '12');
      await hand.run(keepFiles);
      await hand.click(button('Share'));
      await hand.see(by('textbox')('Address'), /#1\/queens\/6\?solver=marks&step=12$/);
      await hand.click(button('Download PNG'));
      await hand.holds('no PNG is saved', saved, '.png', '89504e47');
      await hand.click(button('Download SVG'));
      await hand.holds('no SVG is saved', saved, '.svg', '3c737667');
      await hand.click(button('Make GIF'));
      await hand.click(button('Download GIF'));
      await hand.holds('no GIF is saved', saved, '.gif', '474946383961');
    },
  },
  {
    what: 'leads through a lesson',
    link: '#1/lesson/marks?stop=2',
    async walk(hand) {
      await hand.see(status('Lesson'), /^May a queen stand in row 2, column 2\?/);
      await hand.see(timeline, '3');
      await hand.click(button('Next stop'));
      await hand.see(status('Lesson'), /^Here the article stops and asks: /);
      await hand.see(timeline, '4');
    },
  },
  {
    what: 'compares two solvers in step',
    link: '#1/compare/8?left=scan&right=mask&by=placement&step=12',
    async walk(hand) {
      await hand.see(status('Difference'), /^Both have placed 12 queens; /);
      await hand.click(button('Step forward'));
      await hand.see(status('Difference'), /^Both have placed 13 queens; /);
      await hand.click(button('Step back'));
      await hand.see(status('Second caption'), /^Row 4, column 1: /);
    },
  },
  {
    what: 'asks what comes next',
    link: '#1/queens/8?solver=marks&step=40&ask',
    async walk(hand) {
      await hand.see(timeline, '40');
      await hand.click(button('Rejected'));
      await hand.click(button('Row 3'));
      await hand.see(status('Caption'), /^Right\. Row 4, column 5: /);
      await hand.see(timeline, '41');
    },
  },
  {
    what: 'runs a program of one’s own, steps back in it and judges it',
    link: '#1/queens/8',
    async walk(hand) {
      await hand.see(timeline, /^/);
      await hand.run(choose, 'program');
      await hand.click(button('Run'));
      await hand.see(status('Verdict'), /^1 board, and it is right\.$/);
      await hand.click(button('Next solution'));
      await hand.see(status('Caption'), /^Line\s\d+: .*\s8\squeens, and none attacks another\.$/s);
      await hand.click(button('Step back'));
      await hand.see(status('Caption'), /^Line\s\d+: (?!.*none attacks)/s);
    },
  },
  {
    what: 'speaks Chinese and English',
    link: '#1/queens/8?solver=marks&step=982',
    async walk(hand) {
      await hand.see(status('Caption'), /^Solution 1: /);
      await hand.run(choose, 'zh');
      await hand.see(status('说明'), /^第 1 个解/);
      await hand.see(tab('皇后'), /^/);
      await hand.run(choose, 'en');
      await hand.see(status('Caption'), /^Solution 1: /);
    },
  },
  {
    what: 'shows board and player alone in a frame',
    link: '#1/queens/8?solver=marks&step=980&embed',
    async walk(hand) {
      await hand.see(timeline, '980');
      await hand.missing(tab('Queens'));
      await hand.click(button('Next solution'));
      await hand.see(timeline, '982');
      await hand.see(link('Open the full page'), 'Open the full page');
      await hand.holds('a frame stores something', () => localStorage.length === 0);
    },
  },
  {
    what: 'comes back from another page at the step where it was left, and goes on',
    link: '#1/queens/8?solver=marks&step=40',
    async walk(hand) {
      await hand.see(timeline, '40');
      await hand.click(button('Step forward'));
      await hand.see(timeline, '41');
      await hand.awayAndBack();
      await hand.see(timeline, '41');
      await hand.run(press, 'Step back');
      await hand.see(timeline, '40');
    },
  },
  {
    what: 'comes back from another page to its count',
    link: '#1/count/18',
    async walk(hand) {
      await hand.click(button('Count'));
      await hand.see(button('Pause count'), /^/);
      // A browser that does not keep the page makes it anew.
      const isKept = await hand.awayAndBack();
      await hand.see(button(isKept ? 'Pause count' : 'Resume count'), /^/);
      if (!isKept) await hand.run(press, 'Resume count');
      await hand.see(status('Count result'), 'N = 18: 666,090,624 solutions');
    },
  },
  {
    what: 'opens without network after one visit',
    link: '',
    core: true,
    async walk(hand, stopHost) {
      await hand.holds('the page is not kept', () => navigator.serviceWorker?.controller?.state === 'activated');
      await stopHost();
      await hand.goTo('?again#1/queens/8?solver=marks&step=63');
      await hand.see(timeline, '63');
      await hand.click(button('Next solution'));
      await hand.see(timeline, '982');
      await hand.goTo('?again#1/lesson/marks?stop=3');
      await hand.see(status('Lesson'), /^Here the article stops and asks: /);
    },
  },
];

/** The functions below run in the page. */

/** @param {string} text */
function paste(text) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // Firefox takes its contents from `data`, which no other engine knows.
  const contents = { clipboardData: data, data: text, dataType: 'text/plain' };
  document.body.dispatchEvent(new ClipboardEvent('paste', { ...contents, bubbles: true, cancelable: true }));
}

/** Presses a button of a page that was gone, of which some drivers lose sight. @param {string} name */
function press(name) {
  for (const each of document.querySelectorAll('button')) {
    if ([each.title, each.textContent].some((text) => text?.startsWith(name))) each.click();
  }
}

/** Chooses a value in the fields that have it. @param {string} wanted */
function choose(wanted) {
  for (const select of document.querySelectorAll('select')) {
    if (![...select.options].some(({ value }) => value === wanted)) continue;
    select.value = wanted;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Intercepts the files that the page saves, since some drivers do not report downloads. */
function keepFiles() {
  /** @type {Map<string, Blob>} */
  const made = new Map();
  /** @type {Record<string, string>} */
  const files = {};
  Object.assign(window, { files });
  const create = URL.createObjectURL;
  URL.createObjectURL = (object) => {
    const url = create.call(URL, object);
    if (object instanceof Blob) made.set(url, object);
    return url;
  };
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = async function () {
    const file = this instanceof HTMLAnchorElement && this.download !== '' && made.get(this.href);
    if (!file) return click.call(this);
    const bytes = new Uint8Array(await file.arrayBuffer());
    files[/** @type {HTMLAnchorElement} */ (this).download] = [...bytes.subarray(0, 8)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  };
}

/**
 * Whether a file of that ending was saved which begins so.
 *
 * @param {string} ending
 * @param {string} begins in hexadecimal digits
 */
function saved(ending, begins) {
  const files = /** @type {Record<string, string>} */ (/** @type {any} */ (window).files);
  return Object.entries(files).some(([name, head]) => name.endsWith(ending) && head.startsWith(begins));
}
