/** The sentences about searches of queens, and their questions. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) => name === 'searches of queens' || name === 'questions');
