/** The exports of `www/panes/` for other parts of the page. */
export { explainPane } from './explain.js';
export { paneTabs } from './panes.js';
