/** How many files hosts take: Cloudflare has a limit, nginx and Caddy have none. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files of one version of a worker, by plan; see https://developers.cloudflare.com/workers/platform/limits/#static-assets */
export const FILE_LIMITS = { free: 20_000, paid: 100_000 } as const;

/** From this share of a limit on a build warns. */
const NEAR = 0.8;

/**
 * Counts the files of a build, folder by folder: Node's own walk of a whole tree asks for each entry once more what it is, and
 * takes three times as long.
 */
export const countFiles = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? countFiles(join(folder, entry.name)) : Number(entry.isFile())),
    0,
  );

/** What a build says of the number of its files: a warning near a limit, and beyond it. */
export function saidOfFiles(files: number): { level: 'info' | 'warn'; text: string } {
  const counted = `${files.toLocaleString('en')} files`;
  const limit = Object.entries(FILE_LIMITS).findLast(([, most]) => files >= most * NEAR);
  if (limit === undefined) return { level: 'info', text: counted };
  const [plan, most] = limit;
  const state = files > most ? 'too many for' : 'near the limit of';
  return {
    level: 'warn',
    text: `${counted}: ${state} Cloudflare’s ${plan} plan, ${most.toLocaleString('en')}`,
  };
}
