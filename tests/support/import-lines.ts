/** The import lines of `src/`, as the checks of the house and its picture read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const SRC = new URL('../../src/', import.meta.url).pathname;

/** Every file of `src/` that can import, with `/` between folders. */
export const sources: readonly string[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|tsx|astro|mdx)$/.test(path))
  .sort();

export interface Import {
  /** Both relative to `src/`. */
  file: string;
  target: string;
  /** Rooms of the two: the folder of `src/`, or the file that lies in none. */
  from: string;
  to: string;
  typeOnly: boolean;
}

const LINE = /^ *(?:import|export)\s+(type\s)?[^;]*?from\s+'(\.[^']+)';|^ *import\s+'(\.[^']+)';/gms;

export const imports: readonly Import[] = sources.flatMap((file) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(LINE)].map((match): Import => {
    const target = relative(SRC, join(SRC, dirname(file), match[2] ?? match[3] ?? '')).replaceAll('\\', '/');
    return { file, target, from: roomOf(file), to: roomOf(target), typeOnly: match[1] !== undefined };
  }),
);

function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}
