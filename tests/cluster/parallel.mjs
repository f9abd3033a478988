/** GNU parallel: tasks from a list, a log of finished ones, and a second run for the rest. */

import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watch, which } from '../../tools/process.mjs';
import { Trouble, step } from '../../tools/report.mjs';
import { canInstallPackages, installPackages } from '../../tools/setup.mjs';
import { N, PARTS, assertExact, kill, killInTheMiddle, start } from './parts.mjs';

export const NAME = 'GNU parallel';

/** @returns {Promise<string | undefined>} why it cannot be had */
export async function setUp() {
  if (which('parallel')) return (await isGnu()) ? undefined : 'the parallel on this machine is not the GNU one';
  if (!canInstallPackages()) return 'it is not on this machine (on Debian: apt install parallel)';
  try {
    await step('Installing GNU parallel', () => installPackages('parallel'));
    return undefined;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return 'apt cannot install it';
  }
}

async function isGnu() {
  const { output } = await watch('parallel', ['--version'], { show: 'nothing' });
  return output.startsWith('GNU parallel');
}

/** @param {import('./parts.mjs').Cluster} cluster */
export async function run(cluster) {
  const { queens, folder } = cluster;
  const client = `parallel-${randomUUID()}`;
  const args = ['--joblog', 'joblog', '--resume-failed', '--retries', '3', '--line-buffer', '--jobs', '2'];
  const tasks = join(folder, 'tasks');
  writeFileSync(tasks, Array.from({ length: PARTS }, (_, i) => `${i}\n`).join(''));
  const parallel = () =>
    start(join(folder, 'log'), 'parallel', [...args, queens, 'count', `${N}`, '--part', `{}/${PARTS}`], {
      client,
      env: { PARALLEL_HOME: folder },
      input: tasks,
      output: join(folder, 'lines.jsonl'),
    });
  const entries = () => readFileSync(join(folder, 'joblog'), 'utf8').trim().split('\n').length - 1;
  try {
    const first = parallel();
    await killInTheMiddle(cluster, client);
    await first.ended();
    const before = entries();
    const status = await parallel().ended();
    if (status !== 0) throw new Trouble(`parallel ended with ${status}.`);
    if (before === 0 || entries() !== PARTS) throw new Trouble(`${before} tasks were logged, then ${entries()}.`);
  } finally {
    kill(client);
  }
  assertExact(cluster);
}
