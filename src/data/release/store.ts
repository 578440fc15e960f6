/** The folder that a release is written to, and what lies there. */
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
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

export interface ReleaseStore {
  files: ReleaseFile[];
  /** A file that is written piece by piece; it is one of the release once it is closed. */
  open: (
    path: string,
    type: string,
  ) => { add: (piece: string | Uint8Array) => void; close: (rows?: number) => void };
  put: (path: string, type: string, content: string | Uint8Array, rows?: number) => void;
}

/** A store in a folder, which is emptied. */
export function storeIn(folder: string): ReleaseStore {
  rmSync(folder, { recursive: true, force: true });
  const files: ReleaseFile[] = [];
  const room = (path: string): string => {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    return full;
  };
  const open: ReleaseStore['open'] = (path, type) => {
    const file = openSync(room(path), 'w');
    const digest = createHash('sha256');
    let size = 0;
    return {
      add: (piece) => {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
        digest.update(bytes);
        size += bytes.length;
      },
      close: (rows) => {
        closeSync(file);
        files.push({ path, type, bytes: size, sha256: digest.digest('hex'), rows: rows ?? null });
      },
    };
  };
  return {
    files,
    open,
    put: (path, type, content, rows) => {
      const file = open(path, type);
      file.add(content);
      file.close(rows);
    },
  };
}
