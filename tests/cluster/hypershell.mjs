/** HyperShell: a server with the tasks in a database, and clients that run them; one client is lost. */

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, ask as output, watch, which } from '../../tools/process.mjs';
import { step } from '../../tools/report.mjs';
import { N, PARTS, ask, assertExact, freePort, kill, killInTheMiddle, start, until } from './parts.mjs';

export const NAME = 'HyperShell';

const VERSION = '2.8.2';
const ENVIRONMENT = join(ROOT, 'target', 'hypershell');
const HS = join(ENVIRONMENT, 'bin', 'hs');

/** @returns {Promise<string | undefined>} why it cannot be had */
export async function setUp() {
  if (existsSync(HS) && output(HS, '--version')?.includes(VERSION)) return undefined;
  const python = which('python3');
  if (!python) return 'Python 3 is not on this machine';
  return step(`Installing HyperShell ${VERSION} into target/hypershell`, async () => {
    const made = await watch(python, ['-m', 'venv', '--clear', ENVIRONMENT], { show: 'nothing' });
    if (made.status !== 0) return 'python3 -m venv failed (on Debian: apt install python3-venv)';
    const pip = ['-m', 'pip', 'install', '--quiet', `hypershell==${VERSION}`];
    const installed = await watch(join(ENVIRONMENT, 'bin', 'python3'), pip, { show: 'nothing' });
    return installed.status === 0 ? undefined : `pip cannot install hypershell ${VERSION}`;
  });
}

/** @param {import('./parts.mjs').Cluster} cluster */
export async function run(cluster) {
  const { queens, folder } = cluster;
  const file = (/** @type {string} */ name) => join(folder, name);
  const env = {
    HYPERSHELL_SITE: file('site'),
    HYPERSHELL_DATABASE_FILE: file('tasks.db'),
    HYPERSHELL_SERVER_PORT: `${await freePort()}`,
    HYPERSHELL_SERVER_AUTH: randomUUID(),
    // A client that is not heard of for this many seconds is lost: the least that the server takes.
    HYPERSHELL_SERVER_EVICT: '11',
    HYPERSHELL_CLIENT_HEARTRATE: '2',
  };
  const server = `server-${randomUUID()}`;
  const client = (/** @type {string} */ name, /** @type {string} */ threads) =>
    start(file(`${name}.log`), HS, ['client', '-N', threads, '-o', file(`${name}.jsonl`)], {
      client: name + server,
      env,
    });

  const tasks = Array.from({ length: PARTS }, (_, i) => `${i}\n`).join('');
  const template = `${queens} count ${N} --part {}/${PARTS}`;
  ask(HS, ['submit', '-f', '-', '--template', template], { env, input: tasks });
  try {
    const serving = start(file('server.log'), HS, ['server', '--restart', '--max-retries', '3'], {
      client: server,
      env,
    });
    await until('the server listens', () => existsSync(file('site/lib/tls/server.crt')));
    client('first', '1');
    await killInTheMiddle(cluster, `first${server}`);
    client('second', '2');
    await serving.ended();
  } finally {
    for (const name of ['first', 'second', '']) kill(name + server);
  }
  assertExact(cluster);
}
