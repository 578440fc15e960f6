/** Which design the pictures of the README and the tools page show. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Written with the pictures. */
export const DESIGN_FILE = 'src/content/pictures/design.txt';

/** Colours, sizes and fonts of every page as a SHA-256 in hexadecimal. */
export function designOf(): string {
  const hash = createHash('sha256');
  for (const name of ['tokens', 'fonts']) hash.update(readFileSync(`src/styles/${name}.css`));
  return hash.digest('hex');
}
