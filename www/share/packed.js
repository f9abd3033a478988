/**
 * A text in a link: zlib (RFC 1950) in base64url. Payloads of links are hostile: they are inflated in small portions,
 * and no further than the text may be long.
 */

/** A text in a link has at most this many UTF-16 units. */
export const MAX_TEXT = 65_536;

/** Bytes that are handed over at once: none can become more than 1032. */
const PORTION = 64;

/** A payload that is no text in zlib and base64url. */
export class PackedError extends Error {}

/**
 * @param {string} text
 * @returns {Promise<string>} base64url without padding
 */
export async function pack(text) {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The text of a payload. One that is too long is cut off behind the first character too many.
 * @param {string} packed
 * @throws {PackedError}
 */
export async function unpack(packed) {
  const reader = portions(bytesOf(packed)).pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  try {
    while (text.length <= MAX_TEXT) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      if (done) return text;
    }
  } catch (error) {
    throw new PackedError('no text in zlib', { cause: error });
  }
  reader.cancel().catch(() => {});
  return text.slice(0, MAX_TEXT + 1);
}

/**
 * @param {string} packed
 * @throws {PackedError}
 */
function bytesOf(packed) {
  if (!/^[\w-]*$/.test(packed) || packed.length % 4 === 1) throw new PackedError('not base64url');
  return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
}

/**
 * A stream that yields the next portion on demand.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {ReadableStream<BufferSource>}
 */
function portions(bytes) {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + PORTION));
        else controller.close();
        at += PORTION;
      },
    },
    { highWaterMark: 0 },
  );
}
