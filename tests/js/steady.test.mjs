import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOf } from '../../tools/steady.mjs';

const OUTPUT = `
test board::tests::squares ... ok
test queens::count::tests::slow ... FAILED
test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s
✔ a link is read (1.2ms)
✖ a ledger is kept (12.5ms)
✖ failing tests:
✖ a ledger is kept (12.5ms)
  ✘   6 [page] › tests/e2e/controls.spec.mjs:91:3 › a test fails when a file is missing (845ms)
  ✘   7 [page] › tests/e2e/live.spec.mjs:12:1 › the page says little (2.4s)
  ✓   8 [page] › tests/e2e/tip.spec.mjs:12:1 › a tip is shown (400ms)
  ✘   9 [alone] › tests/e2e/alone/still.spec.mjs:9:1 › nothing moves (1.1m)
  ✓  10 [alone] › tests/e2e/alone/still.spec.mjs:9:1 › nothing moves (retry #1) (2.0s)


  1) [page] › tests/e2e/live.spec.mjs:12:1 › the page says little ──────────────────────────────────

    Error: expect(locator).toHaveText(expected) failed

  2) [alone] › tests/e2e/alone/still.spec.mjs:9:1 › nothing moves

    Retry #1 ───────────────────────────────────────────────────────────────────────────────────────

  1 failed
    [page] › tests/e2e/live.spec.mjs:12:1 › the page says little ──────────────────────────────────
  1 flaky

── in all ──
native Rust       1 passed, 1 failed (0.0 s)
JavaScript        1 passed, 1 failed (0.0 s)
end to end        2 passed, 1 failed (9.0 s); passed on retry: 1 of 2
4 passed, 3 failed
`;

test('a run is summed up, with the names of the tests that failed, be it once', () => {
  assert.deepEqual(countsOf(OUTPUT, 1), {
    passed: 4,
    failed: 3,
    retried: 1,
    names: [
      '[page] › tests/e2e/live.spec.mjs:12:1 › the page says little',
      '[alone] › tests/e2e/alone/still.spec.mjs:9:1 › nothing moves',
      'queens::count::tests::slow',
      'a ledger is kept',
    ],
  });
});

test('a run that did not come to its sums has failed', () => {
  assert.equal(countsOf('12 passed, 0 failed\n', 0).failed, 0);
  assert.equal(countsOf('12 passed, 0 failed\n', 1).failed, 1);
  assert.equal(countsOf('error: could not compile\n', 0).failed, 1);
});
