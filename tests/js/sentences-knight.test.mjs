/** The sentences about searches of the knight. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) => name === 'searches of the knight');
