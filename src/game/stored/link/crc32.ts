/** CRC-32 of each single byte, with the polynomial of zlib and the game. */
const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** CRC-32 as in zlib; `value` is the checksum of the preceding bytes. */
export function crc32(bytes: Uint8Array, value = 0): number {
  let crc = ~value;
  // Indexed loop: an iterator takes three times as long, and every byte of a recording passes through here.
  for (let i = 0; i < bytes.length; i++) crc = CRC_TABLE[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
