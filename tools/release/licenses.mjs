import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process.mjs';

/** @typedef {import('./components.mjs').Component} Component */

const LINE = '─'.repeat(80);

/**
 * The licences of what is published, each text once, below those that it is of.
 *
 * @param {string} title
 * @param {Component[]} components ours are those without texts
 * @returns {string}
 */
export function licenses(title, components) {
  const own = ['LICENSE-MIT', 'LICENSE-APACHE'].map((name) => readFileSync(join(ROOT, name), 'utf8'));
  const others = components.filter(({ texts }) => texts.length > 0);
  /** @type {Map<string, { text: string, of: string[] }>} */
  const texts = new Map();
  for (const { name, version, texts: all } of others)
    for (const { text } of all) {
      const key = text.replaceAll(/\s+/g, ' ').trim();
      const known = texts.get(key) ?? { text: text.trim(), of: [] };
      known.of.push(`${name} ${version}`);
      texts.set(key, known);
    }
  const list = others.map(
    ({ name, version, license, source }) => `${name} ${version}: ${license}${source ? ` (${source})` : ''}`,
  );
  const parts = [...texts.values()].map(({ text, of }) => `${of.join(', ')}\n\n${text}`);
  return `${[
    `${title} is licensed under MIT or Apache-2.0, as you like; both follow.\nIt contains:\n\n${list.join('\n')}`,
    ...own.map((text) => text.trim()),
    ...parts,
  ].join(`\n\n${LINE}\n\n`)}\n`;
}
