/**
 * What is needed of a link before the core is there to read it. The core's parser has the last word on links; on these
 * questions both agree.
 */

/**
 * Whether the link is for a frame in another page: board and transport alone.
 * @param {string} [link]
 */
export const isEmbedded = (link = location.hash) => /[?&]embed(?:&|$)/.test(decoded(link));

/**
 * Whether the link turns to a pane, which comes up over the page where the window is narrow and makes the board smaller.
 * @param {string} [link]
 */
export const raisesPane = (link = location.hash) => /^#1\/(?:race|solutions)\//.test(decoded(link));

/** @param {string} link */
function decoded(link) {
  try {
    return decodeURIComponent(link);
  } catch {
    // A link with a wrong escape is refused by the core.
    return link;
  }
}
