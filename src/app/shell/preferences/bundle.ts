/** Makes the script that every page loads out of its TypeScript. Runs in Node. */
import { createHash } from 'node:crypto';
import { bundle } from '../bundle.ts';

/** More than this no page has to wait for before it can be painted. */
export const MOST_BYTES = 2048;

export interface Script {
  code: string;
  /** Its address, which changes with its content. */
  url: string;
}

/** Bundles the script. Throws when it has grown beyond `MOST_BYTES`. */
export async function bundleScript(): Promise<Script> {
  const code = await bundle(new URL('./script.ts', import.meta.url), 'preferences');
  const bytes = Buffer.byteLength(code);
  if (bytes > MOST_BYTES)
    throw new Error(`The script of the preferences has ${bytes} bytes; more than ${MOST_BYTES} block pages.`);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { code, url: `/_astro/preferences-${hash}.js` };
}
