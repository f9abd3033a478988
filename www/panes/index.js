/** The exports of `www/panes/` for other parts of the page. */
export { explainPane } from './explain.js';
export { numbersPane } from './numbers.js';
export { offers } from './offers.js';
export { paneTabs } from './panes.js';
