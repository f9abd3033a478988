/** The exports of `www/ui/` for other parts of the page. */
export { closeButton, iconButton, labelledIconButton, wordButton } from './button.js';
export { canCopyImage, copyButton, copyImage, copyText, foldedText, textFold } from './copy.js';
export { sheetDialog } from './dialog.js';
export * from './dom.js';
export { download } from './download.js';
export { checkbox, choiceField, filePicker, linesField, numberField, textField } from './field.js';
export { icons } from './icons.js';
export { LOADING_MS, lazyAction, lazyDialog, lazyLoad, lazyPart, prefetch } from './lazy.js';
export { beforeReload, saveAndReload, untilLoaded } from './load-retry.js';
export { notices } from './notices.js';
export { tabList } from './tabs.js';
export { deferTyped } from './typed.js';
