/**
 * What the page says in English once it shows more than the first view.
 */

import { begin } from './en/begin.js';
import { count } from './en/count.js';
import { gallery } from './en/gallery.js';
import { help } from './en/help.js';
import { knight } from './en/knight.js';
import { look } from './en/look.js';
import { pictures } from './en/pictures.js';
import { race } from './en/race.js';
import { share } from './en/share.js';

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
