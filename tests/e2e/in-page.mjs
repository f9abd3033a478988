/** Scripts that run in the page. Each is one function, because it is sent to the browser as source text. */

/**
 * How many counts the browser keeps.
 *
 * @returns {Promise<number>}
 */
export const keptCounts = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open(`queens-and-knights ${location.pathname.replace(/[^/]*$/, '')} counts`);
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('counts').objectStore('counts').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });

/**
 * Before anything of the page: has `wasmBytes()` there say how large each memory of WebAssembly is, in order. Every memory
 * of an instance is counted, for as long as it is reachable.
 */
export function watchMemories() {
  const memories = /** @type {WeakRef<WebAssembly.Memory>[]} */ ([]);
  const note = (/** @type {WebAssembly.Instance} */ instance) => {
    const { memory } = instance.exports;
    if (memory instanceof WebAssembly.Memory) memories.push(new WeakRef(memory));
    return instance;
  };
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct: (target, given) => note(Reflect.construct(target, given)),
  });
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {any} */ source, /** @type {any} */ imports) => {
      const made = /** @type {any} */ (await instantiate(source, imports));
      note(made.instance ?? made);
      return made;
    }
  );
  const wasmBytes = () => memories.map((memory) => memory.deref()?.buffer.byteLength ?? 0);
  Object.assign(globalThis, { wasmBytes });
}
