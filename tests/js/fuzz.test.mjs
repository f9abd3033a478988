import { test } from 'node:test';
import { fuzz } from './fuzz/driver.mjs';

for (const name of ['lessons', 'lines', 'kept', 'pictures', 'gate']) {
  test(`no input of ${name} is read as what it is not`, async (context) => {
    const { target } = await import(`./fuzz/${name}.mjs`);
    context.diagnostic(await fuzz(target));
  });
}
