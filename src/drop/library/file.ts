/** All kept games as one file, and that file given back. */
import { packedPick } from '../intake/packed.ts';
import type { Picked, Picks } from '../intake/picked.ts';
import type { SavedFile } from '../save/documents.ts';
import type { KeptContent, KeptGame } from './kept.ts';

const FORMAT = 'farseer-games';
const VERSION = 1;
/** A thousand long games stay below. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Longer than file systems allow. */
const MOST_NAME = 1024;

/**
 * The file: `games` in the order of the list, each with the `name` of its file, the time it was `added`, the `summary`
 * in the form of the API, and the game itself, `packed` as in a link.
 */
export function libraryFile(games: readonly KeptGame[], contents: readonly KeptContent[]): SavedFile {
  const byKey = new Map(contents.map((content) => [content.fingerprint, content]));
  const all = games.flatMap(({ fingerprint, name, added }) => {
    const content = byKey.get(fingerprint);
    if (!content) return [];
    const { summary, packed } = content;
    return [{ name, added: new Date(added).toISOString(), summary, packed }];
  });
  const text = `${JSON.stringify({ format: FORMAT, version: VERSION, games: all })}\n`;
  return { name: 'farseer-games.json', type: 'application/json', text };
}

/** Puts the games of such files in place of the files. What is no such file stays as it is. */
export async function unfold({ files, leftOut }: Picks): Promise<Picks> {
  const unfolded = await Promise.all(files.map(async (picked) => (await gamesIn(picked)) ?? [picked]));
  return { files: unfolded.flat(), leftOut };
}

async function gamesIn({ file }: Picked): Promise<Picked[] | null> {
  if (!/\.json$/i.test(file.name) || file.size > MOST_BYTES) return null;
  try {
    const { format, version, games } = JSON.parse(await file.text()) as Record<string, unknown>;
    if (format !== FORMAT || version !== VERSION || !Array.isArray(games)) return null;
    return games.flatMap(toPicked);
  } catch {
    return null;
  }
}

function toPicked(game: unknown): Picked[] {
  const { name, added, packed } = (game ?? {}) as Record<string, unknown>;
  if (typeof packed !== 'string') return [];
  const path = typeof name === 'string' && name !== '' ? name.slice(0, MOST_NAME) : 'game';
  const time = typeof added === 'string' ? Date.parse(added) : NaN;
  return [{ ...packedPick(packed, path, 'saved'), ...(Number.isFinite(time) && { added: time }) }];
}
