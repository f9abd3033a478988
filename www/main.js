import init, { squareCount } from '../pkg/queens_and_knights.js';

const module = await WebAssembly.compileStreaming(fetch(new URL('../pkg/queens_and_knights_bg.wasm', import.meta.url)));
await init({ module_or_path: module });

const status = document.querySelector('[role=status]');
if (status) status.textContent = `A board of 8×8 has ${squareCount(8, 8)} squares.`;
