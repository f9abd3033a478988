/** The sentences of the player's buttons, of squares, and of counts. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) => ['ends of runs', 'squares of the knight', 'how many tours'].includes(name));
