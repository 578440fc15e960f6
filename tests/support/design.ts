/** Which design the pictures of the README and the tools page show. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Written with the pictures. */
export const DESIGN_FILE = 'src/content/pictures/design.txt';

/** What gives every page and the stage their look. Others change often, and pictures of a page's first screen seldom with them. */
const STYLES = ['tokens', 'fonts', 'site', 'frame', 'map', 'stage', 'line', 'game'];

/** The style sheets of every page and of the stage as a SHA-256 in hexadecimal. */
export function designOf(): string {
  const hash = createHash('sha256');
  for (const name of STYLES) hash.update(readFileSync(`src/styles/${name}.css`));
  return hash.digest('hex');
}
