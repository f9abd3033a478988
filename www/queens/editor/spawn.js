/**
 * A real worker for the completions.
 *
 * @param {WebAssembly.Module} module
 * @returns {import('./completions.js').Hand}
 */
export function spawn(module) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'completions' });
  /** @type {import('./completions.js').Hand} */
  const hand = {
    send: (order) => worker.postMessage(order, { transfer: [] }),
    onreport() {},
    ondeath() {},
  };
  worker.addEventListener('message', ({ data }) => hand.onreport(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    hand.ondeath();
  });
  worker.postMessage(module, { transfer: [] });
  return hand;
}
