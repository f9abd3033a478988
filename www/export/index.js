/** What other parts of the page use of `www/export/`. */
export { colours, shownColours, tokensOf } from './colours.js';
export { Unmade, challengeAnswer, noAnswer, order, paintPicture } from './exporter.js';
export { LONGEST, pictureSizes, pixels, pressed } from './layout.js';
export { MOST_BYTES, MOST_FRAMES, RATES, duration, planned } from './plan.js';
export { boardSheet, fundamentalSheet, print, putAway } from './print-sheet.js';
export { fileStem, isMarked, plain, subjectOf } from './subject.js';
export { LONGEST_SVG, svgPicture } from './svg.js';
export { textsOf } from './texts.js';
export { escaped } from './xml.js';
