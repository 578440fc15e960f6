/** Finds the file of a build for an address, as all hosts do. */
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { twinBehind } from '../urls.ts';
import type { Form } from './choose-form.ts';
import { newAddress } from './moved-addresses.ts';
import { HIDDEN } from './rules.ts';

/** What a host answers to an address. */
export type FileAnswer =
  | { kind: 'file'; file: string; twin?: string }
  /** An address that lacks its final slash or has moved. */
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/** Finds the file or redirect for an address in the form that the client prefers. */
export async function findFile(root: string, path: string, form: Form): Promise<FileAnswer> {
  const moved = newAddress(path);
  if (moved !== null) return { kind: 'redirect', to: moved };
  if (path.endsWith('/')) {
    const twin = form === 'markdown' ? await fileAt(root, `${path}index.md`) : null;
    if (twin !== null) return { kind: 'file', file: twin, twin: `${path}index.md` };
    const page = await fileAt(root, `${path}index.html`);
    return page === null ? { kind: 'missing' } : { kind: 'file', file: page };
  }
  const file = HIDDEN.includes(path) ? null : await fileAt(root, path);
  if (file !== null) return { kind: 'file', file };
  const behind = path.endsWith('.md') ? await fileAt(root, twinBehind(path)) : null;
  if (behind !== null) return { kind: 'file', file: behind };
  const folder = await fileAt(root, `${path}/index.html`);
  return folder === null ? { kind: 'missing' } : { kind: 'redirect', to: `${path}/` };
}

/** The file at an address inside a folder; null if there is none or the address leaves the folder. */
async function fileAt(root: string, path: string): Promise<string | null> {
  const decoded = decode(path);
  if (decoded === null || decoded.includes('\0')) return null;
  const file = resolve(join(root, decoded));
  if (!file.startsWith(resolve(root) + sep)) return null;
  return (await isFile(file)) ? file : null;
}

/** Whether a file with this name exists. */
export async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    // A damaged escape leads to no file.
    return null;
  }
}
