import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { expect, test } from './test.mjs';

const html = readFileSync(join(ROOT, 'dist', 'index.html'), 'utf8');

/**
 * Every value that an attribute has on the built page.
 *
 * @param {string} name
 */
const attributes = (name) => [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

test('the built page refers to files beside it only, so that it works at any path', () => {
  const references = [...attributes('src'), ...attributes('href')];
  expect(references.length).toBeGreaterThan(1);
  expect(references.filter((reference) => !reference.startsWith('./assets/'))).toEqual([]);
});

test('the policy lets in nothing inline, nothing from elsewhere and of eval only wasm', () => {
  const policies = html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/);
  const sources = new Set(
    (policies?.[1] ?? '').split(';').flatMap((directive) => directive.trim().split(/\s+/).slice(1)),
  );
  expect([...sources].toSorted()).toEqual(["'none'", "'self'", "'wasm-unsafe-eval'", 'blob:', 'data:']);
  expect(policies?.[1]).toContain("default-src 'none'");
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

test('wasm is a file of its own, served with its type', async ({ page }) => {
  const wasm = page.waitForResponse((response) => response.url().endsWith('.wasm'));
  await page.goto('./');
  expect((await wasm).headers()['content-type']).toBe('application/wasm');
});
