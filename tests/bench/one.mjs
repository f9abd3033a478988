/**
 * One cold count in a new process: `node one.mjs <method> <n>` compiles the module, counts, and prints what it
 * took, all of that included.
 */
import { readFileSync } from 'node:fs';
import { Counter, initSync } from '../../pkg/count.js';

/** CPU time of this thread in seconds, where the system provides it: V8 compiles on other threads at the same time. */
function ownTime() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return undefined;
  }
}

const [method = '', n = ''] = process.argv.slice(2);
const bytes = readFileSync(new URL('../../pkg/count_bg.wasm', import.meta.url));
const [cpu, own] = [process.cpuUsage(), ownTime()];
const { memory } = initSync({ module: bytes });
const counter = new Counter(Number(n), method);
let solutions = 0n;
for (let job = 0; job < counter.jobs(); job += 1) solutions += counter.run(job);
const user = process.cpuUsage(cpu).user / 1e6;
const thread = own === undefined ? undefined : /** @type {number} */ (ownTime()) - own;
const mebibytes = memory.buffer.byteLength / 2 ** 20;
console.log(JSON.stringify({ solutions: solutions.toString(), user, thread, mebibytes }));
