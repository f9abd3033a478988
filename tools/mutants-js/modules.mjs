/**
 * The pure modules of the page: those that need no document, so that `tests/js/` can run all that they do.
 *
 * The others are left out on purpose. What makes elements, draws on a canvas, or is fetched, stored or registered by a
 * browser has end-to-end tests, and a mutant there would cost a build and a browser instead of a second. Controllers,
 * parts and displays join such modules to the pure ones. Catalogues, lessons and programs are texts: tests of their own
 * compare them with the core and run them.
 */
export const MODULES = [
  ...named('www/app', 'actions', 'state', 'store', 'title'),
  ...named('www/ask', 'asking', 'hiding', 'question', 'sorts'),
  ...named('www/board', 'geometry', 'scene', 'shapes', 'viewport', 'visible-moves'),
  ...named('www/board/shapes', 'candidates', 'ground', 'markers', 'path', 'pieces', 'tour', 'zones'),
  ...named('www/compare', 'difference', 'link', 'pair'),
  ...named('www/core', 'events', 'link-hints', 'parse-square', 'routes', 'run', 'squares'),
  ...named('www/count', 'controller', 'count', 'estimate', 'format', 'history', 'ledger', 'lines', 'messages'),
  ...named('www/count', 'method', 'pool', 'read-lines', 'state', 'store'),
  ...named('www/export', 'animation', 'layout', 'link-in-svg', 'plan', 'subject', 'svg', 'texts', 'xml'),
  ...named('www/export/gif', 'gif', 'lzw', 'palette'),
  ...named('www/i18n', 'explain', 'preferred-language', 'translate'),
  ...named('www/knight', 'choice', 'moves', 'routes', 'scene', 'search-scene', 'state', 'tour'),
  ...named(
    'www/knight/argument',
    'chain',
    'colours',
    'display',
    'forced',
    'index',
    'parts',
    'player',
    'starved',
    'step',
  ),
  ...named('www/learn', 'actions', 'lesson', 'names', 'packed', 'payload', 'progress', 'state'),
  ...named('www/learn/make', 'draft', 'moments'),
  ...named('www/platform', 'once', 'scheduler', 'storage', 'worker-client', 'worker-server'),
  ...named('www/player', 'playback', 'state'),
  ...named('www/queens', 'referee', 'scene'),
  ...named('www/queens/editor', 'completions', 'history', 'messages', 'placement'),
  ...named('www/queens/gallery', 'catalogue'),
  ...named('www/queens/race', 'estimate', 'race'),
  ...named('www/queens/solvers', 'captions', 'program-text'),
];

/**
 * Kinds of mutants that are not made. An empty string in the place of another one is most often the name of a message or of
 * a kind, which the types hold, or a word that only a reader can judge; where a name decides something, the mutants of the
 * comparison remain.
 */
export const EXCLUDED = ['StringLiteral'];

/**
 * Tests that take seconds, and the modules that they are about: only there they are asked about what the others missed.
 *
 * @type {Record<string, RegExp>}
 */
export const SLOW = {
  argument: /^www\/knight\/argument\//,
  ask: /^www\/ask\//,
  compare: /^www\/compare\//,
  lessons: /^www\/learn\//,
  'pictures-gif': /^www\/export\/gif\//,
  'pictures-svg': /^www\/export\//,
  programs: /^www\/(?:core\/run|queens\/solvers\/program-text)\.js$/,
  'visible-moves': /^www\/board\/visible-moves\.js$/,
};

/**
 * @param {string} folder
 * @param {string[]} names
 */
function named(folder, ...names) {
  return names.map((name) => `${folder}/${name}.js`);
}
