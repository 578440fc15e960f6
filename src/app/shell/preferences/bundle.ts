/** Bundles the script that every page loads. Runs in Node. */
import { createHash } from 'node:crypto';
import { bundle } from '../bundle.ts';

/** Maximum size of the script that every page loads before painting. */
export const MOST_BYTES = 2048;

export interface Script {
  code: string;
  /** The script's address, which changes with its content. */
  url: string;
}

/** Bundles the script. Throws if it exceeds `MOST_BYTES`. */
export async function bundleScript(): Promise<Script> {
  const code = await bundle(new URL('./script.ts', import.meta.url), 'preferences');
  const bytes = Buffer.byteLength(code);
  if (bytes > MOST_BYTES)
    throw new Error(`The preferences script has ${bytes} bytes; more than ${MOST_BYTES} would block pages.`);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { code, url: `/_astro/preferences-${hash}.js` };
}
