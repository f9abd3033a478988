/** The sentences about tours, placements, their completions, the gallery, races, and comparisons. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) =>
  ['tours', 'placements', 'comparisons', 'completions', 'the gallery', 'races', 'facts of tours', 'answers'].includes(
    name,
  ),
);
