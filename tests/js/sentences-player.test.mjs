/** The sentences of the player's buttons, of squares of the knight, of counts, and of its searches in step. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) =>
  [
    'ends of runs',
    'squares of the knight',
    'how many tours',
    'complete counts',
    'placements named as in chess',
    'searches of the knight in step',
    'questions about the knight',
    'nearest tours',
    'steps and solutions beyond',
    'questions answered',
    'lifts named as in chess',
  ].includes(name),
);
