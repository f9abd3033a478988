import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tools/browser.mjs';

/**
 * The tests by what `npm test -- WORD` says; `steady` for `e2e`.
 *
 * @type {Record<string, import('@playwright/test').Project[]>}
 */
const suites = {
  // What is true on any machine, at any speed.
  steady: [
    // A search begins to play by itself only where a test lets it.
    { name: 'page', testIgnore: /[\\/](?:alone|timing|long|screenshots)[\\/]/, use: { reducedMotion: 'reduce' } },
    // Where nothing may move or be kept, nothing else runs.
    { name: 'alone', testMatch: '**/alone/*.spec.mjs', dependencies: ['page'], workers: 1, retries: 2 },
  ],
  // Limits in milliseconds, for a machine at rest that is as fast as the one they were set on. A real slowdown
  // also fails on retry.
  timing: [{ name: 'timing', testMatch: '**/timing/*.spec.mjs', workers: 1, retries: 2 }],
  // What takes a quarter of an hour.
  long: [{ name: 'long', testMatch: '**/long/*.spec.mjs', workers: 1, timeout: 3 * 60 * 60_000 }],
  // Pictures of every state, for somebody to look at.
  screenshots: [
    {
      name: 'screenshots',
      testMatch: '**/screenshots/*.spec.mjs',
      use: { reducedMotion: 'reduce', serviceWorkers: 'allow', actionTimeout: 60_000 },
    },
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.mjs',
  globalSetup: './tests/e2e/serve-dist.mjs',
  outputDir: 'test-results',
  reporter: 'list',
  // A busy machine takes its time, and but for `timing` nothing here is about time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: process.env.PAGE_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block', // what a test makes fail is not to come from a store; offline.spec.mjs lets them in
    screenshot: 'only-on-failure',
  },
  projects: suites[process.env.SUITE ?? 'steady'],
});
