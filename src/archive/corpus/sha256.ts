/** SHA-256 of files and of bytes, by which records know their recordings. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** SHA-256 as 64 lower-case hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A shared buffer: allocating memory for each of twenty thousand files takes as long as reading them. */
const readBuffer = Buffer.alloc(256 * 1024);

/** The SHA-256 of a file. Throws like `fs`. */
export function sha256OfFile(path: string): string {
  const file = openSync(path, 'r');
  try {
    const hash = createHash('sha256');
    for (let bytes; (bytes = readSync(file, readBuffer)) > 0;) hash.update(readBuffer.subarray(0, bytes));
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}
