/**
 * The sections of *Share*.
 *
 * A section is a module beside this one that exports a function from an `Offer` to a `Section`. To add one: write the
 * module, put its function into the list of `dialog.js`, and its words into the catalogue. The dialog lays the sections
 * out one below the other, each under its title; whenever it opens it asks each one whether it has anything to offer for
 * what is then on the page, and has it show that; and once more when something else comes to be on the page, such as a
 * tour that was still being made. While the dialog is open, nothing else can be done. Nothing here is loaded before
 * somebody asks to share; what is heavier than that, a section loads by itself when it is used.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../i18n/index.js').Key} Key
 *
 * @typedef {object} Shown what is on the page when the dialog opens
 * @property {import('../core/routes.js').Route} route
 * @property {import('../player/display.js').Display | null} display what is on the board, whose run stands at the step shown;
 *   `null` in Count
 * @property {number | null} step `null` when the link without a step shows the same
 * @property {boolean} gallery whether the link leads to the gallery: then nothing of note is on the board
 * @property {boolean} long whether no link is long enough to hold it
 * @property {(choice?: { step?: boolean, embed?: boolean }) => string} fragment the canonical link with its `#`, to the
 *   step unless told otherwise; empty for the home state. It is whole even where it is too long for an address
 *
 * @typedef {object} Offer what a section is made with
 * @property {Core} core
 * @property {WebAssembly.Module} module of the core, for workers
 * @property {() => Pick<import('../knight/part.js').KnightPart, 'core' | 'module'> | null} tours the part of the core that
 *   makes tours, which is there when one is shown
 *
 * @typedef {object} Section
 * @property {Key} title
 * @property {HTMLElement} element
 * @property {(shown: Shown) => boolean} applies whether it has anything to offer
 * @property {(shown: Shown) => void} show
 * @property {() => void} [hide] the dialog has closed, or something else is to be shown: whatever is still being made is not wanted any more
 */

/**
 * The whole address of a link.
 * @param {string} fragment
 */
export const addressOf = (fragment) => new URL(fragment || '#', location.href).href;
