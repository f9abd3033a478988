/** The variables of the solvers as they are read out, the search tree, examples, and sequences of squares that are no tour. */

import { testReaders } from './referee/test-readers.mjs';

testReaders((name) =>
  [
    'variables of solvers',
    'the tree',
    'examples of solvers',
    'examples of the knight',
    'savings of the prune',
    'squares to go on to',
    'broken tours',
  ].includes(name),
);
