/**
 * The link that a picture made here carries in its metadata.
 */

/** Characters that are searched: the link is near the beginning of a picture. */
const SEARCHED = 100_000;

/** @type {Record<string, string>} */
const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the link of an SVG picture, the text of its `metadata`, even if another program has saved it since.
 * @param {string} text that was pasted or dropped
 * @returns {string | null} the text, which the link parser still has to accept; `null` when this is no SVG, or one
 *   that carries none
 */
export function linkInSvg(text) {
  const searched = text.slice(0, SEARCHED);
  // A link or a board as text never begins like a document.
  if (!/^\s*</.test(searched) || !/<svg[\s>]/.test(searched)) return null;
  const [, content] = searched.match(/<metadata(?:\s[^<>]*)?>([^<]*)/) ?? [];
  const link = content?.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{1,4}));/gi,
    (whole, decimal, hexadecimal, name) => {
      if (name) return SIGNS[name] ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hexadecimal, 16);
      return code < 128 ? String.fromCharCode(code) : whole;
    },
  );
  return link?.includes('#') ? link.trim() : null;
}
