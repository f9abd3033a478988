import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { Desk } from '../../www/count/controller.js';
import { figures, findings, notes, outlook, result } from '../../www/count/sentences.js';
import { FakeDatabase, FakeLocks, domError, settle } from './count-storage.mjs';
import { Shop, answerOf, planOf } from './count-workers.mjs';
import { setLanguage, loadCatalogue } from '../../www/i18n/index.js';

await setLanguage('en');
await loadCatalogue();

const JOBS = 200;

/** A core that knows of every N what the workers of the tests will find. */
const core = /** @type {any} */ ({
  quickest_method: () => 'squares',
  published_count: () => answerOf(JOBS),
  published_fundamental: () => 7n,
});

/** @param {{database?: FakeDatabase, locks?: any, cores?: number, memory?: number}} [surroundings] */
function visit({ database = new FakeDatabase(), locks = new FakeLocks().tab(), cores = 2, memory } = {}) {
  const shop = new Shop(planOf(JOBS));
  const module = /** @type {any} */ ({});
  const controller = new Desk({ core, module, spawn: shop.spawn, database, locks, cores, memory });
  return { controller, shop, database };
}

/** @param {Shop} shop @param {number} rounds */
async function work(shop, rounds) {
  for (let i = 0; i < rounds; i += 1) shop.round();
  mock.timers.tick(1000);
  await settle();
}

describe('the desk of the Count tab', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('never counts before it is told to', async () => {
    const { controller, shop } = visit();
    await controller.select(18);
    await controller.select(27);
    assert.equal(shop.hired.length, 0);
    assert.equal(result(controller.current), '');
    assert.equal(outlook(controller), 'How long N = 27 takes here is being measured.');
  });

  it('says what was counted, and that it agrees', async () => {
    const { controller, shop } = visit();
    await controller.select(25);
    controller.current.start(2);
    shop.finish();
    await settle();
    assert.equal(result(controller.current), 'N = 25: 2,646,900 solutions');
    assert.deepEqual(findings(controller).slice(0, 2), [
      ['Published', '2,646,900, the same (OEIS A000170)'],
      ['Fundamental', '7, as published (OEIS A002562)'],
    ]);
    assert.deepEqual(
      controller.history.entries.map(({ n, workers }) => [n, workers]),
      [[25, 2]],
    );
  });

  it('says when what was counted differs from what was published', async () => {
    const { controller, shop } = visit();
    shop.plan = planOf(JOBS - 1);
    controller.current.start(2);
    shop.finish();
    assert.match(findings(controller)[0][1], /^The published count of N = 12 is 2,646,900 .* One of the two is wrong/);
  });

  it('pauses a count that is left for another, and shows that it waits', async () => {
    const { controller, shop } = visit();
    await controller.select(18);
    controller.current.start(2);
    await work(shop, 6);
    await controller.select(9);
    assert.deepEqual(
      controller.waiting().map(({ n, phase }) => [n, phase]),
      [[18, 'paused']],
    );
    await controller.select(18);
    assert.deepEqual(controller.waiting(), []);
    await controller.current.resume(2);
    shop.finish();
    assert.equal(controller.current.solutions, answerOf(JOBS));
  });

  it('offers what another visit left', async () => {
    const database = new FakeDatabase();
    const first = visit({ database });
    await first.controller.select(18);
    first.controller.current.start(2);
    await work(first.shop, 6);
    const second = visit({ database });
    await second.controller.select(12);
    assert.deepEqual(
      second.controller.waiting().map(({ n }) => n),
      [18],
    );
    await second.controller.select(18);
    assert.match(outlook(second.controller), /^\d+% of N = 18 is counted, in .*\u00a0s\. It can go on from there\.$/);
    assert.equal(figures(second.controller.current).at(-1)?.[0], 'Time spent');
  });

  it('hires no more workers than the memory has room for, and says so', async () => {
    for (const [cores, memory, staff] of /** @type {[number, number | undefined, number][]} */ ([
      [8, undefined, 8],
      [64, undefined, 25],
      [8, 0.5, 3],
      [8, 0.1, 1],
    ])) {
      const { controller, shop } = visit({ cores, memory });
      controller.current.start(cores);
      shop.round();
      shop.round();
      assert.equal(controller.current.workers, staff);
      const note = staff < cores ? `Only ${staff} worker${staff === 1 ? '' : 's'}: each needs 40 MB.` : '';
      assert.equal(notes(controller), note);
      controller.current.cancel();
    }
  });

  it('says when nothing can be kept', async () => {
    const database = new FakeDatabase();
    database.error = domError('SecurityError');
    const { controller, shop } = visit({ database });
    await controller.select(18);
    assert.match(notes(controller), /^The browser keeps nothing for this page at present/);
    controller.current.start(2);
    shop.finish();
    assert.equal(controller.current.solutions, answerOf(JOBS));
  });

  it('says why the workers cannot start', () => {
    const { controller, shop } = visit();
    controller.current.start(2);
    while (shop.alive.length) shop.alive[0].die('no wasm');
    assert.equal(notes(controller), 'The workers cannot start here (no wasm).');
  });
});
