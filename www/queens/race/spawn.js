/**
 * Makes the workers of a race.
 *
 * @param {WebAssembly.Module} module
 * @returns {import('./race.js').Hand}
 */
export function spawn(module) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  return {
    start: (start) => worker.postMessage({ ...start, module }, []),
    listen(told, failed) {
      worker.addEventListener('message', ({ data }) => told(data));
      worker.addEventListener('error', ({ message }) => failed(message));
    },
    dismiss: () => worker.terminate(),
  };
}
