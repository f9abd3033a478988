/** Loads the page's messages in English, for the modules imported after this one. */

import { loadCatalogue, setLanguage } from '../../www/i18n/index.js';

await setLanguage('en');
await loadCatalogue();
