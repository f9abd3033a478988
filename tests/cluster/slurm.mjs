/** Slurm on loopback: its daemons started by hand, an array of tasks, and a node that loses its power. */

import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { which } from '../../tools/process.mjs';
import { N, PARTS, ask, assertExact, freePort, kill, killInTheMiddle, until } from './parts.mjs';

export const NAME = 'Slurm';

/** @returns {Promise<string | undefined>} why it cannot be had */
export async function setUp() {
  const missing = ['munged', 'slurmctld', 'slurmd', 'sbatch'].filter((program) => !which(program));
  if (missing.length > 0) return `${missing.join(', ')} not on this machine (on Debian: apt install slurm-wlm munge)`;
  return process.getuid?.() === 0 ? undefined : 'only root can start its daemons by hand';
}

/** @param {import('./parts.mjs').Cluster} cluster */
export async function run(cluster) {
  const { queens, folder } = cluster;
  // The path of munge's socket may have no more than 107 bytes.
  const own = mkdtempSync(join(tmpdir(), 'queens-slurm-'));
  const node = hostname().split('.')[0];
  const conf = join(own, 'slurm.conf');
  const env = { SLURM_CONF: conf };
  writeFileSync(conf, configuration(own, node, await freePort(), await freePort()));
  for (const name of ['state', 'spool', 'munge']) mkdirSync(join(own, name));
  chmodSync(own, 0o755);
  writeFileSync(join(own, 'munge', 'key'), randomBytes(1024), { mode: 0o600 });

  const mark = randomUUID();
  const daemon = (/** @type {string} */ name, /** @type {string} */ program, /** @type {string[]} */ ...args) =>
    ask(program, args, { env: { ...env, QUEENS_CLUSTER_CLIENT: name + mark } });
  const slurmd = () => daemon('node', 'slurmd', '-f', conf);
  const idle = () => ask('sinfo', ['--noheader', '--format=%T'], { env }).trim();
  try {
    const munge = (/** @type {string} */ name) => join(own, 'munge', name);
    const files = ['key', 'socket', 'pid', 'log', 'seed'].map((name) => `--${name}-file=${munge(name)}`);
    daemon(
      'head',
      'munged',
      '--force',
      ...files.filter((file) => !file.startsWith('--socket')),
      `--socket=${munge('socket')}`,
    );
    daemon('head', 'slurmctld', '-f', conf);
    slurmd();
    await until('the node is there', () => idle() === 'idle');

    const array = ['--requeue', '--open-mode=append', `--array=0-${PARTS - 1}`, '--output=%a.jsonl', '--error=%a.log'];
    const task = `exec ${queens} count ${N} --part $SLURM_ARRAY_TASK_ID/${PARTS}`;
    // A task has the variables of the command that hands it in.
    daemon('node', 'sbatch', `--chdir=${folder}`, ...array, `--wrap=${task}`);
    await killInTheMiddle(cluster, `node${mark}`);
    // The controller would find this out by itself, after SlurmdTimeout, and wait before it tries again.
    ask('scontrol', ['update', `NodeName=${node}`, 'State=DOWN', 'Reason=killed'], { env });
    slurmd();
    ask('scontrol', ['update', `NodeName=${node}`, 'State=RESUME'], { env });
    await until('all tasks have ended', () => {
      const tasks = ask('squeue', ['--noheader', '--array', '--format=%i %r'], { env });
      for (const [, id] of tasks.matchAll(/^(\S+) BeginTime$/gm)) {
        ask('scontrol', ['update', `JobId=${id}`, 'StartTime=now'], { env });
      }
      return tasks === '';
    });
  } catch (error) {
    for (const name of ['slurmctld.log', 'slurmd.log'])
      console.error(readFileSync(join(own, name), 'utf8').slice(-2000));
    throw error;
  } finally {
    for (const name of ['node', 'head']) kill(name + mark);
    rmSync(own, { recursive: true, force: true });
  }
  assertExact(cluster);
}

/**
 * @param {string} folder
 * @param {string} node
 * @param {number} head port of the controller
 * @param {number} port of the node
 */
function configuration(folder, node, head, port) {
  return `ClusterName=loopback
SlurmctldHost=${node}(127.0.0.1)
SlurmctldPort=${head}
SlurmdPort=${port}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=${folder}/munge/socket
CredType=cred/munge
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool
SlurmctldPidFile=${folder}/slurmctld.pid
SlurmdPidFile=${folder}/slurmd.pid
SlurmctldLogFile=${folder}/slurmctld.log
SlurmdLogFile=${folder}/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
NodeName=${node} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES State=UP
`;
}
