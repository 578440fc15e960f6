/** The imports of `src/`, static and dynamic, for the house tests and the picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const SRC = new URL('../../src/', import.meta.url).pathname;

/** Every file of `src/` that can contain imports, with `/` between folders. */
export const sources: readonly string[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|tsx|astro|mdx)$/.test(path))
  .sort();

export interface Import {
  /** Both relative to `src/`. */
  file: string;
  target: string;
  /** Rooms of both files: the folder of `src/`, or the name of a file outside all folders. */
  from: string;
  to: string;
  typeOnly: boolean;
}

/** Matches import and export statements, `import()`, and `typeof import()`, which only imports a type. */
const IMPORT =
  /^ *(?:import|export)\s+(?<type>type\s)?[^;]*?from\s+'(?<named>\.[^']+)'(?:\s+with\s+\{[^}]*\})?;|^ *import\s+'(?<bare>\.[^']+)';|(?<typeof>\btypeof\s+)?\bimport\(\s*'(?<later>\.[^']+)'/gms;

export const imports: readonly Import[] = sources.flatMap((file) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(IMPORT)].map(({ groups }): Import => {
    const { type, named, bare, later, typeof: ofType } = groups!;
    const target = relative(SRC, join(SRC, dirname(file), named ?? bare ?? later!)).replaceAll('\\', '/');
    return { file, target, from: roomOf(file), to: roomOf(target), typeOnly: (type ?? ofType) !== undefined };
  }),
);

function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}
