/**
 * Hints from a link before the core is loaded. Its parser decides about links; a test holds these hints to it.
 */

/**
 * Whether the link is for a frame in another page: board and transport alone.
 * @param {string} [link]
 */
export const isEmbedded = (link = location.hash) => /[?&]embed(?:&|$)/.test(decoded(link));

/**
 * Whether the link opens a pane, which covers part of a narrow window and makes the board smaller.
 * @param {string} [link]
 */
export const raisesPane = (link = location.hash) => /^#1\/(?:race|solutions)\//.test(decoded(link));

/**
 * Whether the link is one of the knight's, be it right or wrong.
 * @param {string} link
 */
export const isKnightLink = (link) => /^#?1\/knight/.test(decoded(link));

/** @param {string} link */
function decoded(link) {
  try {
    return decodeURIComponent(link);
  } catch {
    // A link with a wrong escape is refused by the core.
    return link;
  }
}
