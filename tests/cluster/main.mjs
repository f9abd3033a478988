import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../../tools/process.mjs';
import { seconds, step } from '../../tools/report.mjs';
import { setUpNode, setUpRust } from '../../tools/setup.mjs';
import { CARGO_ENV, targetDirectory } from '../../tools/build.mjs';

/** Files beside this one: large jobs by the command alone, and the engines of docs/CLUSTER.md. */
const ENGINES = ['large', 'hypershell', 'parallel', 'slurm'];

/**
 * Counts some large jobs, and a smaller N in parts with each engine that can be had, and kills a client in the middle.
 *
 * @param {string[]} chosen engines; none means all
 */
export async function testCluster(chosen) {
  if (process.platform !== 'linux') {
    console.log('Skipped: the test finds the processes of an engine in /proc, which only Linux has.');
    return;
  }
  await setUpRust();
  await setUpNode();
  await step('Compiling queens', () =>
    run('cargo', ['build', '--locked', '--quiet', '--release', '--package', 'queens-cli'], { env: CARGO_ENV }),
  );
  const queens = join(targetDirectory(), 'release', 'queens');
  for (const name of ENGINES.filter((engine) => chosen.length === 0 || chosen.includes(engine))) {
    const engine = await import(`./${name}.mjs`);
    const reason = await engine.setUp();
    if (reason) {
      console.log(`Skipped ${engine.NAME}: ${reason}.`);
      continue;
    }
    console.log(`\n── ${engine.NAME} ──`);
    const start = performance.now();
    const folder = join(ROOT, 'target', 'cluster', name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await engine.run({ queens, folder });
    console.log(`  exact in ${seconds(performance.now() - start)}`);
  }
}
