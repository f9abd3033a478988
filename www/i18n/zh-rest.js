/**
 * Chinese: the messages of every part that is loaded after the first view.
 */

import { count } from './zh/count.js';
import { exporting } from './zh/export.js';
import { gallery } from './zh/gallery.js';
import { help } from './zh/help.js';
import { knight } from './zh/knight.js';
import { race } from './zh/race.js';
import { settings } from './zh/settings.js';
import { share } from './zh/share.js';
import { startup } from './zh/startup.js';

export const messages = {
  ...count,
  ...exporting,
  ...gallery,
  ...help,
  ...knight,
  ...race,
  ...settings,
  ...share,
  ...startup,
};
