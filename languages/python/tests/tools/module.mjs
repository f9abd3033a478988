/**
 * Reads programs from the standard input, each ended by a zero byte, runs each in the module that ships, `pkg/program`, and
 * answers with what it shows, ended by a zero byte: the part of `fuzz_runs.py --module` that is not CPython.
 *
 * What it shows is `step line` at some steps, `--- output`, what was printed, `--- end` and the end.
 */

import { readFileSync } from 'node:fs';
import * as core from '../../../../pkg/program.js';

core.initSync({ module: readFileSync(new URL('../../../../pkg/program_bg.wasm', import.meta.url)) });

/** The most lines of a run, and the interval at which a line is shown. */
const [LINES, APART] = process.argv.slice(2).map(Number);

/** @param {string} text */
function shown(text) {
  let look;
  try {
    look = new core.Program(text).look({ queens: 8 }, '', 0);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return '--- output\n--- end\nrefused\n';
  }
  const player = look.player();
  let rows = '';
  for (let step = 0; ; step = Math.min(step + APART, LINES)) {
    player.goTo(step);
    const snapshot = player.snapshot();
    const { line, end } = snapshot.program;
    if (step < LINES && snapshot.step === step && !end) rows += `${step} ${line}\n`;
    if (!end && step < LINES) continue;
    const result = `${rows}--- output\n${player.output()}--- end\n${said(end)}\n`;
    player.free();
    look.free();
    return result;
  }
}

/** @param {import('../../../../pkg/program.js').ProgramEnd | undefined} end */
function said(end) {
  switch (end?.kind) {
    case undefined:
      return 'running';
    case 'error':
      return end.traceback.trimEnd().split('\n').at(-1);
    case 'limit':
      return `limit ${end.limit}`;
    default:
      return 'done';
  }
}

let rest = '';
process.stdin.setEncoding('utf8').on('data', (text) => {
  const programs = (rest + text).split('\0');
  rest = programs.pop() ?? '';
  // A zero byte that a program prints would end its answer.
  for (const program of programs) process.stdout.write(`${shown(program).replaceAll('\0', '\u{fffd}')}\0`);
});
