import init, { Player } from '../pkg/queens_and_knights.js';

const module = await WebAssembly.compileStreaming(fetch(new URL('../pkg/queens_and_knights_bg.wasm', import.meta.url)));
await init({ module_or_path: module });

const player = Player.queens(8, 'marks', new Uint32Array());
player.explore(1e6);

const status = document.querySelector('[role=status]');
if (status) status.textContent = `The search on 8×8 has ${player.length} steps.`;
