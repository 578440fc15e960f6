/** All saved games with notes, as one file. */
import { textWithin, timeWithin } from '../../../game/bounds.ts';
import type { KeptGame } from '../../../game/stored/library-game.ts';
import {
  HEAD,
  MAX_LIBRARY_BYTES,
  isLibraryHead,
  libraryDocument,
  openLibraryFile,
  type OpenedLibrary,
  type SavedGame,
  type SavedWords,
} from '../../../game/stored/library-file.ts';
import type { GameContent } from '../../library/store/games.ts';
import type { SavedFile } from '../../shell/save.ts';
import { pageFailure } from '../input/failure.ts';
import { keptPick } from '../input/packed.ts';
import type { Picked, Picks } from '../input/picked.ts';

/** Games that are printed before the page may do something else: a thousand at once block it for a second. */
const AT_ONCE = 20;

/** A file with the games whose content is given, and with notes, in the latest format. */
export async function libraryFile(
  games: readonly KeptGame[],
  contents: readonly GameContent[],
  ownWords: SavedWords,
  nameEnd = '',
): Promise<SavedFile<readonly string[]>> {
  const byKey = new Map(contents.map((content) => [content.fingerprint, content]));
  const listed = new Set(games.map(({ fingerprint }) => fingerprint));
  // Games whose entry in the list can't be read come last.
  const rest = contents.filter(({ fingerprint }) => !listed.has(fingerprint)).map(undated);
  const saved = [...games, ...rest].flatMap(({ fingerprint, name, added, modified }) => {
    const content = byKey.get(fingerprint);
    if (!content) return [];
    const { summary, packed, whole = null } = content;
    return [{ name, added: iso(added), modified: iso(modified), summary, packed, whole }];
  });
  const text = [];
  for (let at = 0; at < saved.length; at += AT_ONCE) {
    text.push(`${at > 0 ? ',' : ''}${JSON.stringify(saved.slice(at, at + AT_ONCE)).slice(1, -1)}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
  // The document ends with an empty list of games.
  const head = JSON.stringify(libraryDocument([], ownWords)).slice(0, -']}'.length);
  return { name: `farseer-games${nameEnd}.json`, type: 'application/json', text: [head, ...text, ']}\n'] };
}

/** Far above what the summary and the dates of a game take. */
const MAX_OTHER_BYTES = 20_000;

/**
 * Contents in as few shares as files of `most` bytes need: usually one. From some 9,000 games on, no browser could read
 * a single file.
 */
export function shares(contents: readonly GameContent[], most = MAX_LIBRARY_BYTES): GameContent[][] {
  const parts: GameContent[][] = [[]];
  let bytes = 0;
  for (const content of contents) {
    const more = content.packed.length + (content.whole?.length ?? 0) + MAX_OTHER_BYTES;
    if (bytes > 0 && bytes + more > most) {
      parts.push([]);
      bytes = 0;
    }
    bytes += more;
    parts.at(-1)!.push(content);
  }
  return parts;
}

type Dated = Pick<KeptGame, 'fingerprint' | 'name' | 'added' | 'modified'>;

const undated = ({ fingerprint }: GameContent): Dated => ({
  fingerprint,
  name: '',
  added: 0,
  modified: null,
});

/** ISO 8601; null for an unknown or impossible time. */
function iso(ms: number | null): string | null {
  const time = timeWithin(ms);
  return time === null ? null : new Date(time).toISOString();
}

/** The contents of files, with saved libraries opened. */
interface Unfolded extends SavedWords {
  picks: Picks;
  /** Number of saved libraries among the files. */
  libraries: number;
  /** Number of entries in saved libraries that are not games. */
  invalid: number;
}

/** Replaces saved libraries with their games. Other files stay unchanged. */
export async function unfold({ files, leftOut }: Picks): Promise<Unfolded> {
  const opened = await Promise.all(files.map(open));
  return {
    picks: { files: opened.flatMap(({ files }) => files), leftOut },
    libraries: opened.filter(({ library }) => library).length,
    invalid: opened.reduce((sum, { library }) => sum + (library?.invalid ?? 0), 0),
    me: opened.flatMap(({ library }) => library?.me ?? []),
    words: opened.flatMap(({ library }) => library?.words ?? []),
    goals: opened.flatMap(({ library }) => library?.goals ?? []),
  };
}

async function open(picked: Picked): Promise<{ files: Picked[]; library?: OpenedLibrary }> {
  const { file } = picked;
  if (!/\.json$/i.test(file.name)) return { files: [picked] };
  // Unreadable files are left to the worker, which reports them.
  const text = (blob: Blob): Promise<string> => blob.text().catch(() => '');
  const saved =
    file.size <= MAX_LIBRARY_BYTES
      ? openLibraryFile(await text(file))
      : isLibraryHead(await text(file.slice(0, HEAD))) && 'too-large';
  if (typeof saved === 'string')
    return { files: [{ ...picked, refused: pageFailure(`library-${saved}`).failure }] };
  return saved ? { files: saved.games.map(toPicked), library: saved } : { files: [picked] };
}

const toPicked = ({ name, added, modified, ...content }: SavedGame): Picked => ({
  ...keptPick(content, textWithin(name ?? '') || 'game', 'saved', modified),
  ...(added !== null && { added }),
});
