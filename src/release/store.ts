/** The folder that a release is written to, and what lies there. */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface ReleaseFile {
  /** Path inside the release. */
  path: string;
  type: string;
  bytes: number;
  sha256: string;
  /** Rows, lines or entries; null for what is not counted. */
  rows: number | null;
}

export interface Store {
  folder: string;
  files: ReleaseFile[];
  put: (path: string, type: string, content: string | Uint8Array, rows?: number) => void;
  /** Gives a file of the release another path. */
  move: (file: ReleaseFile, path: string) => void;
}

/** A store in a folder, which is emptied. */
export function storeIn(folder: string): Store {
  rmSync(folder, { recursive: true, force: true });
  const files: ReleaseFile[] = [];
  const room = (path: string): string => {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    return full;
  };
  return {
    folder,
    files,
    put: (path, type, content, rows) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      writeFileSync(room(path), bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      files.push({ path, type, bytes: bytes.length, sha256, rows: rows ?? null });
    },
    move: (file, path) => {
      renameSync(join(folder, file.path), room(path));
      file.path = path;
    },
  };
}
