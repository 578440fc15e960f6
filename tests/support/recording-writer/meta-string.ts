/**
 * Hides zero bytes as the game does in its map settings, so that they fit a zero-terminated string. Seven bytes
 * follow a mask byte; even ones are written one higher with their mask bit clear. Bit 0 keeps the mask from being
 * zero.
 */
export function encodeGameMetaString(plain: Uint8Array): Uint8Array {
  const encoded: number[] = [];
  for (let start = 0; start < plain.length; start += 7) {
    const group = plain.subarray(start, start + 7);
    const mask = group.reduce((bits, byte, index) => (byte % 2 ? bits | (2 << index) : bits), 1);
    encoded.push(mask, ...group.map((byte) => byte | 1));
  }
  return Uint8Array.from(encoded);
}
