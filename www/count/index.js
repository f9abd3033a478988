/** The exports of the Count tab for other parts of the page; the tab itself is `view.js`, which is loaded when it is shown. */
export { formatTime } from './format.js';
