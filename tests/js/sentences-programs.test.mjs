/** The sentences about programs of one's own, and the verdicts on them. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) =>
  ['programs', 'calls of programs', 'verdicts on programs', 'programs beside a solver', 'answers of tours'].includes(
    name,
  ),
);
