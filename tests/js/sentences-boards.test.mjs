/** The sentences about tours, placements and comparisons. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) => ['tours', 'placements', 'comparisons'].includes(name));
