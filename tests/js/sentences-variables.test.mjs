/** The variables of the solvers as they are read out, and the search tree. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) => ['variables of solvers', 'the tree'].includes(name));
