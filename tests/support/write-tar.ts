/** Writes tar archives in the format ustar. */

const BLOCK = 512;

export interface TarEntry {
  name: string;
  content?: Uint8Array | string;
  /** `0` is a file. */
  type?: string;
  /** As it stands in the header, if it is not the content's. */
  size?: string;
  /** Of the last change: seconds since 1970 as octal digits, or as bytes. */
  time?: string | Uint8Array;
}

/** The entries and the two empty blocks that end a tar. */
export const writeTar = (entries: readonly TarEntry[]): Buffer =>
  Buffer.concat([...entries.map(tarEntry), Buffer.alloc(2 * BLOCK)]);

/** A header with a correct checksum, and the content filled up to whole blocks. */
export function tarEntry({ name, content = '', type = '0', size, time = '' }: TarEntry): Buffer {
  const bytes = Buffer.from(content);
  const block = Buffer.alloc(BLOCK);
  block.write(name);
  block.write(size ?? bytes.length.toString(8).padStart(11, '0'), 124);
  block.set(Buffer.from(time), 136);
  block.write(' '.repeat(8), 148);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0`, 148);
  return Buffer.concat([block, bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))]);
}
