/** The programs that stops of lessons open: their facts, as far as texts name them. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import * as core from '../../pkg/program-c.js';

core.initSync({ module: readFileSync(new URL('../../pkg/program-c_bg.wasm', import.meta.url)) });

/**
 * A program in C or C++ that has run to its end.
 * @param {import('../../pkg/page.js').ProgramLink} link
 */
export function ranProgram(link) {
  const text = inflateSync(Buffer.from(link.packed, 'base64url')).toString();
  const problem =
    link.problem === 'queens' ? { queens: link.size } : { knight: { files: link.files, ranks: link.ranks } };
  const look = new core.Program(text, link.lang).look(problem, '', 0);
  while (look.look(100_000));
  const player = look.player();
  const step = link.step ?? 0;
  const outputAt = (/** @type {number} */ at) => {
    player.goTo(at);
    return player.output();
  };
  /** @param {string} name of a global variable */
  const valueOf = (name) => {
    player.goTo(step);
    const variables = player.variables().flatMap((frame) => frame.variables);
    const { value } = variables.find((variable) => variable.name === name) ?? assert.fail(name);
    return value.kind === 'plain' ? value.text : assert.fail(name);
  };
  const output = outputAt(look.lines);
  return { text, step, lines: look.lines, notes: look.notes(), end: look.end(), output, outputAt, valueOf };
}
