import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../../tools/process.mjs';
import { Trouble, seconds, step } from '../../tools/report.mjs';
import { setUpNode, setUpRust } from '../../tools/setup.mjs';
import { CARGO_ENV, targetDirectory } from '../../tools/build.mjs';

/** Files beside this one: large jobs by the command alone, and the engines of docs/CLUSTER.md. */
const ENGINES = ['large', 'hypershell', 'parallel', 'slurm'];

/**
 * Counts some large jobs, and a smaller N in parts with each available engine, and kills a client in the middle.
 *
 * @param {string[]} chosen engines; none means all
 */
export async function testCluster(chosen) {
  if (process.platform !== 'linux') {
    console.log('Skipped: the test finds the processes of an engine in /proc, which only Linux has.');
    return;
  }
  const unknown = chosen.find((name) => !ENGINES.includes(name));
  if (unknown !== undefined) throw new Trouble(`Usage: npm test -- cluster [${ENGINES.join(' | ')}], not "${unknown}"`);
  await setUpRust();
  await setUpNode();
  const names = ENGINES.filter((engine) => chosen.length === 0 || chosen.includes(engine));
  const engines = await Promise.all(names.map((name) => import(`./${name}.mjs`)));
  /** Why an engine is not available. @type {(string | undefined)[]} */
  const reasons = [];
  // Cargo optimizes the whole command on one core.
  await Promise.all([
    step('Compiling queens', () =>
      run('cargo', ['build', '--locked', '--quiet', '--release', '--package', 'queens-cli'], { env: CARGO_ENV }),
    ),
    (async () => {
      for (const { setUp } of engines) reasons.push(await setUp());
    })(),
  ]);
  const queens = join(targetDirectory(), 'release', 'queens');
  for (const [index, engine] of engines.entries()) {
    const reason = reasons[index];
    if (reason) {
      console.log(`Skipped ${engine.NAME}: ${reason}.`);
      continue;
    }
    console.log(`\n── ${engine.NAME} ──`);
    const start = performance.now();
    const folder = join(ROOT, 'target', 'cluster', names[index]);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await engine.run({ queens, folder });
    console.log(`  exact in ${seconds(performance.now() - start)}`);
  }
}
