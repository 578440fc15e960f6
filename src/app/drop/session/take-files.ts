/** Takes files into a visit: each once, with a notice about those that are left out. */
import { keyOf, refusal, type Picks } from '../input/picked-files.ts';
import { retriable, type Entry, type EndedEntry } from './entry.ts';
import type { DropState, View } from './state.ts';
import { counted } from '../../../game/counted.ts';

interface Taken {
  /** New entries. Entries that can't be read have already ended. */
  fresh: Entry[];
  /** All entries, including the new ones, in the order of the list. */
  entries: Entry[];
  lastId: number;
  /** Sentences about files that were not added. */
  notices: string[];
  view: View;
}

/** Divides the visitor's files into new and known ones, and decides on messages and the next view. */
export function take(
  picks: Picks,
  { entries, view, ...before }: Pick<DropState, 'entries' | 'view' | 'lastId'>,
): Taken {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const fresh = new Map<string, Entry>();
  const again: Entry[] = [];
  let { lastId } = before;
  for (const picked of picks.files) {
    const key = keyOf(picked);
    const earlier = fresh.get(key) ?? byKey.get(key);
    if (earlier && (fresh.has(key) || !retriable(earlier))) again.push(earlier);
    else {
      const failure = refusal(picked);
      const outcome = failure && ({ ok: false, failure } as const);
      fresh.set(key, { ...picked, key, id: earlier?.id ?? ++lastId, outcome });
    }
  }
  for (const [key, entry] of fresh) byKey.set(key, entry);
  const dropped = [...fresh.values(), ...again];
  return {
    fresh: [...fresh.values()],
    entries: [...byKey.values()],
    lastId,
    notices: noticesOf(picks, again),
    view: viewFor(new Set(dropped.map(({ id }) => id)), view),
  };
}

/** A single file is shown at once, new or known; several make a list. */
function viewFor(ids: ReadonlySet<number>, view: View): View {
  const [only] = ids;
  if (only === undefined) return view;
  return ids.size === 1 ? { kind: 'entry', id: only } : { kind: 'list' };
}

function noticesOf({ files, leftOut }: Picks, again: readonly Entry[]): string[] {
  const notices: string[] = [];
  const [first] = again;
  if (first && again.length === 1)
    notices.push(
      first.from === 'link' ? SESSION_WORDS.linkAgain : SESSION_WORDS.fileAgain(isolate(first.path)),
    );
  if (again.length > 1) notices.push(SESSION_WORDS.filesAgain(again.length));
  if (leftOut > 0) notices.push(SESSION_WORDS.leftOut(leftOut));
  if (files.length === 0) notices.push(SESSION_WORDS.noReplay);
  return notices;
}

/** Isolates a name inside a sentence, so that its writing direction doesn't affect the rest. */
const isolate = (name: string): string => `\u2068${name}\u2069`;

/** What is said about files that come and have been read. */
export const SESSION_WORDS = {
  reading: (files: number): string => `Reading ${counted(files, 'file')}.`,
  /** The result of reading: "3 files read: 2 games, 1 without a game." */
  read: (files: number, games: number): string =>
    `${counted(files, 'file')} read: ` +
    [
      ...(games > 0 ? [counted(games, 'game')] : []),
      ...(files > games ? [`${files - games} without a game`] : []),
    ].join(', ') +
    '.',
  linkAgain: 'The game from the link is already here and was not read again.',
  fileAgain: (name: string): string => `“${name}” is already here and was not read again.`,
  filesAgain: (files: number): string =>
    `${counted(files, 'file')} are already here and were not read again.`,
  leftOut: (files: number): string =>
    files === 1
      ? 'Left out: 1 file that is neither .w3g, .nwg, .zip nor a map.'
      : `Left out: ${counted(files, 'file')} that are neither .w3g, .nwg, .zip nor a map.`,
  noReplay: 'There was no replay among the files you added.',
};

/** "3 files read: 2 games, 1 without a game. 5 files not read, because you cancelled." */
export function tallyText(entries: readonly EndedEntry[]): string {
  const games = entries.filter(({ outcome }) => outcome.ok).length;
  const unread = entries.filter(wasCancelled).length;
  const read = entries.length - unread;
  const sentences = [
    ...(read > 0 ? [SESSION_WORDS.read(read, games)] : []),
    ...(unread > 0 ? [`${counted(unread, 'file')} not read, because you cancelled.`] : []),
  ];
  return sentences.join(' ') || 'Nothing was read.';
}

const wasCancelled = ({ outcome }: EndedEntry): boolean =>
  !outcome.ok && outcome.failure.code === 'cancelled';
