/** CRC-32 of each single byte, by the polynomial that zlib and the game use. */
const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** CRC-32 as zlib counts it; `value` is the sum of what came before. */
export function crc32(bytes: Uint8Array, value = 0): number {
  let crc = ~value;
  // By index: an iterator takes three times as long, and every byte of a recording comes through here.
  for (let i = 0; i < bytes.length; i++) crc = CRC_TABLE[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
