/** The exports of `www/export/` for other parts of the page. */
export { colours, shownColours, tokensOf } from './colours.js';
export { paintPicture, requestExport } from './exporter.js';
export { LONGEST, pictureSizes, pixels, animationGeometry } from './layout.js';
export { MOST_BYTES, MOST_FRAMES, RATES, duration, planFrames } from './plan.js';
export { boardImage, boardSheet, print, removeSheet, sheetOf, solutionsSheet } from './print-sheet.js';
export { fileStem, isMarked, plain, subjectOf } from './subject.js';
export { MAX_SVG, svgBlob } from './svg.js';
export { textsOf } from './texts.js';
export { escaped } from './xml.js';
