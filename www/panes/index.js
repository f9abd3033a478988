/** What other parts of the page use of `www/panes/`. */
export { explainPane } from './explain.js';
export { numbersPane } from './numbers.js';
export { offers } from './offers.js';
export { paneTabs } from './panes.js';
