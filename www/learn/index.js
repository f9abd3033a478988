/** The exports of `www/learn/` for other parts of the page: the lesson that is open. */
export { isAtStop, lessonLink } from './state.js';
