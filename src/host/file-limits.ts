/** File limits of hosts: Cloudflare has a limit, nginx and Caddy don't. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_WORDS } from './words.ts';

/**
 * Maximum files per worker version, by plan; see
 * https://developers.cloudflare.com/workers/platform/limits/#static-assets
 */
export const FILE_LIMITS = { free: 20_000, paid: 100_000 } as const;

/** Share of a limit at which a build starts to warn. */
const NEAR = 0.8;

/**
 * Counts the files of a build folder by folder. Node's recursive listing checks each entry again and takes three
 * times as long.
 */
export const countFiles = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? countFiles(join(folder, entry.name)) : Number(entry.isFile())),
    0,
  );

/** The build's message about its number of files: a warning near a limit or above it. */
export function fileCountMessage(files: number): { level: 'info' | 'warn'; text: string } {
  const limit = Object.entries(FILE_LIMITS).findLast(([, most]) => files >= most * NEAR);
  if (limit === undefined) return { level: 'info', text: HOST_WORDS.files(files) };
  const [plan, most] = limit;
  const text = files > most ? HOST_WORDS.tooMany : HOST_WORDS.nearLimit;
  return { level: 'warn', text: text(files, plan, most) };
}
