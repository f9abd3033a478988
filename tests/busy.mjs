/** Keeps every core busy until the process that has started it ends or disconnects. */

import { availableParallelism } from 'node:os';
import { Worker, isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.once('disconnect', () => process.exit());
  Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)));
} else {
  for (;;) Math.random();
}
