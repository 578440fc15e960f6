import type { Part } from './time.ts';

const MARK = 'Warcraft III recorded game';
/** NetEase's envelope is shorter than this. */
const MARK_WITHIN = 64 * 1024;

/** Only inflates the blocks of a recording, one by one as they were written. */
export const inflating =
  (inflate: (block: Uint8Array) => unknown): Part =>
  (bytes) => {
    const blocks = blocksOf(bytes);
    return () => blocks.forEach((block) => inflate(block));
  };

function blocksOf(bytes: Uint8Array): Uint8Array[] {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, MARK_WITHIN)).indexOf(MARK);
  const headBytes = file.getUint16(start + 56, true) >= 6089 ? 12 : 8;
  let at = start + file.getUint32(start + 28, true);
  return Array.from({ length: file.getUint32(start + 44, true) }, () => {
    const content = at + headBytes;
    at = content + file.getUint16(at, true);
    return bytes.subarray(content, at);
  });
}
