/**
 * English: the messages of every part that is loaded after the first view.
 */

import { count } from './en/count.js';
import { exporting } from './en/export.js';
import { gallery } from './en/gallery.js';
import { help } from './en/help.js';
import { knight } from './en/knight.js';
import { race } from './en/race.js';
import { settings } from './en/settings.js';
import { share } from './en/share.js';
import { startup } from './en/startup.js';

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
