/** The code of a notebook of Jupyter: its code cells in a row. */

/**
 * @param {string} text a notebook, in JSON
 * @returns {{ text: string, count: number } | null} `null` where it has no code in Python
 */
export function codeCells(text) {
  /** @type {any} */
  let notebook;
  try {
    notebook = JSON.parse(text);
  } catch {
    return null;
  }
  const language = notebook?.metadata?.kernelspec?.language ?? notebook?.metadata?.language_info?.name ?? 'python';
  if (!Array.isArray(notebook?.cells) || !/^python/i.test(String(language))) return null;
  const sources = notebook.cells
    .filter((/** @type {any} */ cell) => cell?.cell_type === 'code')
    .map((/** @type {any} */ { source }) => (Array.isArray(source) ? source.join('') : String(source ?? '')).trimEnd())
    .filter((/** @type {string} */ source) => source.trim() !== '');
  if (sources.length === 0) return null;
  // Commands to the notebook, which Python has not, stay as comments: every line keeps its place.
  return { text: `${sources.join('\n\n').replaceAll(/^(?=[%!])/gm, '# ')}\n`, count: sources.length };
}
