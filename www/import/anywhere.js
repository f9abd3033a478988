/**
 * Paste and drop anywhere on the page: what is pasted outside a text field, and what is dropped outside one, is opened. A
 * file dropped on a text field is opened, too: the browser would leave the page for it.
 *
 * @import { Reader } from './reader.js'
 */

import { isTextField } from '../ui/index.js';

/** A modal dialog has the page to itself. */
const isBlocked = () => document.querySelector('dialog[open]') !== null;

/**
 * Whether it holds what is opened where it is dropped.
 * @param {DragEvent} event
 */
function isDroppable({ dataTransfer, target }) {
  const types = dataTransfer?.types ?? [];
  return !isBlocked() && (types.includes('Files') || (types.includes('text/plain') && !isTextField(target)));
}

/** @param {Reader} reader */
export function openAnywhere({ readText, readFiles }) {
  /**
   * @param {DataTransfer | null} data
   * @param {boolean} filesOnly
   * @returns {boolean} whether there was anything to open
   */
  const read = (data, filesOnly) => {
    const files = [...(data?.files ?? [])];
    const text = filesOnly ? '' : (data?.getData('text/plain') ?? '');
    if (files.length > 0) void readFiles(files);
    else if (text.trim() !== '') void readText(text);
    else return false;
    return true;
  };

  document.addEventListener('paste', (event) => {
    if (event.defaultPrevented || isBlocked() || isTextField(event.target)) return;
    if (read(event.clipboardData, false)) event.preventDefault();
  });

  // The style sheet marks the board while something is held over the page.
  const { dataset } = document.documentElement;
  document.addEventListener('dragover', (event) => {
    if (event.defaultPrevented || !isDroppable(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    dataset.drop = '';
  });
  document.addEventListener('dragleave', (event) => {
    // It enters another element of the page, or leaves the window.
    if (event.relatedTarget === null) delete dataset.drop;
  });
  document.addEventListener('drop', (event) => {
    delete dataset.drop;
    if (event.defaultPrevented || !isDroppable(event)) return;
    event.preventDefault();
    read(event.dataTransfer, isTextField(event.target));
  });
}
