/**
 * The link that a picture of ours carries in its data.
 */

/** A picture of ours says what it shows near its beginning; no more of a text than this is looked at. */
const SOUGHT = 100_000;

/** @type {Record<string, string>} */
const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the link of an SVG picture, whoever has saved it since: the text of its `metadata`.
 * @param {string} text whatever was pasted or dropped
 * @returns {string | null} the text, which the link parser still has to accept; `null` when this is no SVG, or one
 *   that carries none
 */
export function linkInSvg(text) {
  const sought = text.slice(0, SOUGHT);
  // Only what begins as a document can be one: a link or a board as text never begins so.
  if (!/^\s*</.test(sought) || !/<svg[\s>]/.test(sought)) return null;
  const [, content] = sought.match(/<metadata(?:\s[^<>]*)?>([^<]*)/) ?? [];
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
