import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a program may take to say something, in milliseconds. */
const LIMIT = 60_000;

/** The stream of a started program that is read; its other streams are discarded. */
export const STREAM = 3;

/**
 * Starts a program as the first of a group, which is ended as a whole: with this process at the latest.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function start(program, args, env) {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((done) => {
    child.once('exit', done);
    child.once('error', done);
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of them have ended by themselves.
    }
  };
  let said = '';
  child.stdio[STREAM]?.on('data', (part) => (said += part));
  process.once('exit', kill);
  return {
    /** The first line that it writes. */
    async line() {
      const end = performance.now() + LIMIT;
      while (!said.includes('\n')) {
        if (performance.now() > end || child.exitCode !== null) throw new Error(`${program} did not start.`);
        await pause(20);
      }
      return said.slice(0, said.indexOf('\n'));
    },
    async stop() {
      kill();
      process.off('exit', kill);
      await ended;
    },
  };
}
