/**
 * Files that are kept between builds, where they lie. A route that gives a path a `cacheKey` says that whatever else its file
 * shows is in the source code: as long as key and code are those of the last build and nobody touched the file since, it is
 * neither rendered nor written again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { writeWhole } from './file-facts.ts';
import { isFolder, walk } from './layout.ts';

/** Settings that files of a build are made with besides the code. */
const SETTINGS = [
  'FARSEER_SITE_URL',
  'FARSEER_REPOSITORY_URL',
  'FARSEER_SECURITY_CONTACT',
  'FARSEER_PRECOMPRESS',
] as const;
/** What pages are made by: our code with its texts and styles, and the exact packages. */
const CODE = [
  'src',
  'public',
  'astro.config.mjs',
  'astro.env',
  'tsconfig.json',
  'package-lock.json',
] as const;

/** A digest of all that makes pages out of games; `root` is the project. */
export function codeDigest(root: string): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, SETTINGS.map((name) => process.env[name] ?? null)]),
  );
  for (const part of CODE) {
    const path = join(root, part);
    for (const file of isFolder(path) ? walk(path) : [path])
      hash.update(`\n${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What a file was made by, and how it was left. */
interface Kept {
  key: string;
  bytes: number;
  mtimeMs: number;
}

/** What the last build left. */
interface Left {
  code: string;
  files: Record<string, Kept>;
}

export interface KeepingPages {
  prerenderer: (astros: AstroPrerenderer) => AstroPrerenderer;
  /** Ends a build: removes what an earlier one left and this one did not, and gives the addresses of pages that stayed. */
  finish: () => string[];
}

/**
 * Begins a build into the folder `dist`. `list` is the file that remembers what was left there; it is written at the end, so
 * that nothing of a build that was killed is trusted. With other code every file is made anew, in the place of the old one: to
 * remove all of them first took as long as a fifth of the build, as ext4 is slow to reuse what was just removed.
 */
export function keepingPages(dist: string, list: string, code: string): KeepingPages {
  const left = readLeft(list);
  const before = left?.code === code ? left.files : {};
  // By the clock of the file system, which is not that of the process.
  writeWhole(list, JSON.stringify(left ?? null));
  const start = statSync(list).mtimeMs;
  const kept = new Map<string, Kept>();
  const due = new Map<string, string>();
  const stayed: string[] = [];
  return {
    prerenderer: (astros) => ({
      ...astros,
      getStaticPaths: async () => {
        const paths = await astros.getStaticPaths();
        return paths.filter(({ pathname, route, cacheKey }) => {
          const isPage = route.type === 'page';
          if (cacheKey === undefined) return true;
          const file = trimmed(pathname) + (isPage ? '/index.html' : '');
          const known = before[file];
          const same = known?.key === cacheKey && isAsLeft(join(dist, file), known);
          if (!same) return due.set(file, cacheKey);
          kept.set(file, known);
          if (isPage) stayed.push(`/${trimmed(pathname)}/`);
          return false;
        });
      },
    }),
    finish: () => {
      const sibling = siblingEnding();
      sweep(dist, '', (file) => {
        // A compressed sibling goes with its file.
        const plain = file.replace(sibling, '');
        return kept.has(plain) || (modified(join(dist, plain)) ?? 0) >= start;
      });
      for (const [file, key] of due) {
        const facts = statSync(join(dist, file), { throwIfNoEntry: false });
        if (facts) kept.set(file, { key, bytes: facts.size, mtimeMs: facts.mtimeMs });
      }
      writeWhole(list, JSON.stringify({ code, files: Object.fromEntries(kept) } satisfies Left));
      return stayed;
    },
  };
}

/** What the names of compressed siblings end in, where builds make any; nothing otherwise. */
const siblingEnding = (): RegExp | '' => (process.env['FARSEER_PRECOMPRESS'] === '0' ? '' : /\.(?:br|gz)$/);

const modified = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

const trimmed = (path: string): string => path.replace(/^\/|\/$/g, '');

function readLeft(list: string): Left | null {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as Left | null;
  } catch {
    return null;
  }
}

function isAsLeft(file: string, { bytes, mtimeMs }: Kept): boolean {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts?.size === bytes && facts.mtimeMs === mtimeMs;
}

/** Removes the files below a folder that nobody wants, and folders that are empty then; says whether this one is. */
function sweep(root: string, folder: string, isWanted: (file: string) => boolean): boolean {
  let empty = true;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const file = folder + entry.name;
    // As Astro does: whoever publishes from a branch has it checked out there.
    if (file === '.git') empty = false;
    else if (entry.isDirectory()) {
      if (sweep(root, `${file}/`, isWanted)) rmdirSync(join(root, file));
      else empty = false;
    } else if (isWanted(file)) empty = false;
    else rmSync(join(root, file));
  }
  return empty;
}
