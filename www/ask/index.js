/** What comes next?: the question at a step of a search, and the state of a run that asks. */
export { answered, askingAtEvery, begun, isTelling, passed, rested, shown, summaryOf } from './asking.js';
export { judge, questionOf } from './question.js';
