/** Files that an earlier build made of several games, in sets with a name each. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sha256, writeWhole } from './file-facts.ts';
import { codeOfBuild } from './remembered.ts';

export interface KeptFiles {
  /** The files of a set by their names; null unless they were kept under this key. */
  get: (set: string, key: string) => Record<string, Uint8Array> | null;
  /** Keeps files in the place of those that the set had. */
  set: (set: string, key: string, files: Readonly<Record<string, string | Uint8Array>>) => void;
}

/** Of the files of a set, by their names. */
interface List {
  key: string;
  sums: Record<string, string>;
}

/**
 * The sets in a folder, made by this code; none without one, as while developing. A file that is not as it was kept is as good
 * as none, so builds may be killed or run side by side.
 */
export function keptFiles(
  folder: string = resolve('.cache', 'files'),
  code: string | undefined = codeOfBuild(),
): KeptFiles {
  if (code === undefined) return { get: () => null, set: () => {} };
  const listOf = (set: string) => join(folder, set, 'list.json');
  return {
    get: (set, key) => {
      try {
        const list = JSON.parse(readFileSync(listOf(set), 'utf8')) as List;
        if (list.key !== `${code} ${key}`) return null;
        const files = Object.entries(list.sums).map(([name, sum]) => {
          const bytes = readFileSync(join(folder, set, name));
          if (sha256(bytes) !== sum) throw new Error(`${name} is not as it was kept`);
          return [name, bytes] as const;
        });
        return Object.fromEntries(files);
      } catch {
        return null;
      }
    },
    set: (set, key, files) => {
      const sums = Object.entries(files).map(([name, content]) => {
        writeWhole(join(folder, set, name), content);
        return [name, sha256(Buffer.from(content))];
      });
      const list: List = { key: `${code} ${key}`, sums: Object.fromEntries(sums) as List['sums'] };
      writeWhole(listOf(set), JSON.stringify(list));
    },
  };
}
