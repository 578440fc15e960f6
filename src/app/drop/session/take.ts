import { keyOf, refusal, type Picks } from '../input/picked.ts';
import { retriable, type Entry } from './entry.ts';
import type { DropState, View } from './state.ts';
import { SESSION_WORDS as WORDS } from './words.ts';

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
    notices.push(first.from === 'link' ? WORDS.linkAgain : WORDS.fileAgain(isolated(first.path)));
  if (again.length > 1) notices.push(WORDS.filesAgain(again.length));
  if (leftOut > 0) notices.push(WORDS.leftOut(leftOut));
  if (files.length === 0) notices.push(WORDS.noReplay);
  return notices;
}

/** Isolates a name inside a sentence, so that its writing direction doesn't affect the rest. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
