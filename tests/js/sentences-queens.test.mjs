/** The sentences about searches of queens, and their questions. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) => ['searches of queens', 'queens named as in chess', 'questions'].includes(name));
