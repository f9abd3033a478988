import { join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { serve } from '../../tools/serve.mjs';

/** Serves dist/ below a path, as a host that keeps many pages does; tests open addresses relative to it. */
export default async function serveDist() {
  const { url, close } = await serve(join(ROOT, 'dist'), { base: '/lectures/backtracking/' });
  process.env.PAGE_URL = url; // read by playwright.config.mjs in every worker
  return close;
}
