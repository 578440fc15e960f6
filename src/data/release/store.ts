/** The folder that a release is written to, and its files. */
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface ReleaseFile {
  /** Path inside the release. */
  path: string;
  type: string;
  bytes: number;
  sha256: string;
  /** Number of rows, lines or entries; null if they aren't counted. */
  rows: number | null;
}

export interface ReleaseStore {
  files: ReleaseFile[];
  /** Opens a file that is written in pieces; the file joins the release when it is closed. */
  open: (
    path: string,
    type: string,
  ) => { add: (piece: string | Uint8Array) => void; close: (rows?: number) => void };
  put: (path: string, type: string, content: string | Uint8Array, rows?: number) => void;
}

/** Opens a store in a folder; the folder is emptied first. */
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
        for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
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
