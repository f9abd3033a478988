/**
 * Texts and files by their kind: the core says what a text is, and here it goes to the part of the page that opens its like.
 *
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TextProgram } from '../../pkg/lazy.js'
 * @import { Message } from '../ui/dom.js'
 *
 * @typedef {{ at?: number } | null} Wrong why a text is not opened, with its position if known, which is shown already
 *
 * @typedef {object} Origin where a text comes from
 * @property {string} name of the file, empty for a text that was typed or pasted
 * @property {HTMLElement} [field] that holds the text
 * @property {Message[]} notes what is to be said of how it was read
 *
 * @typedef {object} Openers
 * @property {(text: string, from: Origin) => Promise<Wrong>} board opens a link, a board, or the output of a program
 * @property {(text: string, from: Origin) => Promise<Wrong>} jobs
 * @property {(text: string, from: Origin) => Promise<Wrong>} lesson
 * @property {(program: TextProgram, pasted: string, from: Origin) => Promise<Wrong>} program
 * @property {() => Promise<'program' | 'board' | null>} choose asks which of the two a text is; `null` for neither
 * @property {import('../ui/load-retry.js').ShowError} showError
 */

import { list, says, t } from '../i18n/index.js';
import { codeCells } from './notebook.js';
import { MAX_BYTES, decoded, isProgramFile, mainOf } from './files.js';

/** No longer text is a program, in UTF-16 units; of a longer one the beginning says what it is. */
const HEAD = 65_536;

/**
 * @param {LazyCore} core
 * @param {Openers} openers
 */
export function readerByKind(core, { board, jobs, lesson, program, choose, showError }) {
  /**
   * @param {string} text
   * @param {Origin} from
   * @returns {Promise<Wrong>}
   */
  const read = async (text, from) => {
    const refuse = (/** @type {Message} */ sentence) => {
      showError(sentence, null, from.field);
      return {};
    };
    const found = core.textKind(text.slice(0, HEAD), from.name);
    const { program: own } = found;
    switch (found.kind) {
      case 'picture': {
        const link = core.linkInSvg(text);
        if (link === undefined) return refuse(says('open.picture'));
        return (await board(link, from)) && {};
      }
      case 'notebook': {
        const cells = codeCells(text);
        if (!cells) return refuse(says('reading.notebook.none'));
        const { count } = cells;
        const notes = [...from.notes, () => t('reading.notebook', { count })];
        return read(cells.text, { ...from, name: 'notebook.py', notes });
      }
      case 'foreign':
        return refuse(() =>
          found.foreign ? t('reading.foreign', { language: found.foreign }) : t('reading.foreign.other'),
        );
      case 'jobs':
        return jobs(text, from);
      case 'lesson':
        return lesson(text, from);
      case 'either':
      case 'program': {
        const chosen = found.kind === 'either' ? await choose() : 'program';
        if (chosen === null) return {};
        if (chosen === 'board' || !own) return board(found.board ?? text, from);
        if (text.length > HEAD) return refuse(() => t('reading.long', { max: HEAD }));
        return program(own, text, from);
      }
      default:
        return board(text, from);
    }
  };
  /**
   * @param {string} text
   * @param {HTMLElement} [field] that holds the text
   */
  const readText = (text, field) => read(text, { name: '', field, notes: [] });
  /**
   * Opens one file after the other, up to the first that cannot be. Of several programs that with the beginning of a run is
   * opened, and the others are named.
   * @param {File[]} files
   */
  const readFiles = async (files) => {
    try {
      /** @type {{ name: string, text: string, notes: Message[] }[]} */
      const texts = [];
      for (const file of files) {
        const text = await decoded(file);
        if (text === null) {
          showError(() => t('open.large', { max: MAX_BYTES / 1_000_000 }));
          return;
        }
        const notes = text.isChinese ? [() => t('reading.gb')] : [];
        texts.push({ name: file.name, text: text.text, notes });
      }
      const programs = texts.filter(({ name }) => isProgramFile(name));
      if (programs.length > 1) {
        const main = mainOf(programs, core);
        const others = programs.filter((each) => each !== main).map(({ name }) => name);
        main.notes.push(() => t('reading.others', { names: list(others), count: others.length }));
        await read(main.text, main);
        return;
      }
      for (const each of texts) if ((await read(each.text, each)) !== null) return;
    } catch {
      showError(says('open.unread'));
    }
  };
  return { readText, readFiles };
}
