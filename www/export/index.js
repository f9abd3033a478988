/** What other parts of the page use of `www/export/`. */
export { challengeAnswer, noAnswer } from './challenge.js';
export { colours, shownColours, tokensOf } from './colours.js';
export { Unmade, order } from './exporter.js';
export { LONGEST, pictured, pixels, pressed, scales } from './layout.js';
export { MOST_BYTES, MOST_FRAMES, RATES, duration, planned } from './plan.js';
export { boardSheet, fundamentalSheet, print, putAway } from './print-sheet.js';
export { fileStem, isMarked, plain, subjectOf } from './subject.js';
export { LONGEST_SVG, svgPicture } from './svg.js';
export { textsOf } from './texts.js';
