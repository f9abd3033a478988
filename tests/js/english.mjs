/** The page's messages in English, for what is imported with this. */

import { loadCatalogue, setLanguage } from '../../www/i18n/index.js';

await setLanguage('en');
await loadCatalogue();
