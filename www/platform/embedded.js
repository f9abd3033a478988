/**
 * Whether the link asks for board and transport alone, for a frame in another page. The core's parser has the last word
 * on links; on this one question both agree.
 */
export function isEmbedded() {
  let fragment = location.hash;
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // What has a wrong escape is no link at all.
  }
  return /[?&]embed(?:&|$)/.test(fragment);
}
