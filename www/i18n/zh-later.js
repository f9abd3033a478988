/**
 * What the page says in Chinese once it shows more than the first view.
 */

import { begin } from './zh/begin.js';
import { count } from './zh/count.js';
import { gallery } from './zh/gallery.js';
import { help } from './zh/help.js';
import { knight } from './zh/knight.js';
import { look } from './zh/look.js';
import { pictures } from './zh/pictures.js';
import { race } from './zh/race.js';
import { share } from './zh/share.js';

/** @satisfies {import('./index.js').Twin<typeof import('./en-later.js').later>} */
export const later = {
  ...begin,
  ...count,
  ...gallery,
  ...help,
  ...knight,
  ...look,
  ...pictures,
  ...race,
  ...share,
};
