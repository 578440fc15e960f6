/** Deflate (RFC 1951) through the platform's streams, in browsers and in Node. */

/** Name of Deflate without a header, as the platform's streams call it. */
const FORMAT = 'deflate-raw';
/** Bytes inflated at a time. Deflate expands at most 1,032 times, so a bomb is stopped after 17 MB. */
const SLICE = 16 * 1024;

/** Deflates bytes. */
export const deflate = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await collect(portions(bytes, bytes.length).pipeThrough(new CompressionStream(FORMAT)), Infinity))!;

/** Inflates bytes; null if they are invalid, truncated, or larger than `maxBytes`. */
export async function inflatePacked(
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await collect(portions(bytes, SLICE).pipeThrough(new DecompressionStream(FORMAT)), maxBytes);
  } catch {
    return null;
  }
}

function portions(bytes: Uint8Array, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from < bytes.length) controller.enqueue(bytes.slice(from, (from += size)));
      else controller.close();
    },
  });
}

async function collect(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const portions: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    portions.push(value);
    length += value.length;
    if (length <= maxBytes) continue;
    await reader.cancel();
    return null;
  }
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const portion of portions) {
    bytes.set(portion, place);
    place += portion.length;
  }
  return bytes;
}
