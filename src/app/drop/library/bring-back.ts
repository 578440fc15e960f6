/** Restores saved libraries and reports the result. */
import type { SavedWords } from '../../../game/stored/library-file.ts';
import { mergeNotes } from '../history/store.ts';
import type { Picks } from '../input/picked.ts';
import type { DropSession } from '../session/session.ts';
import type { EndedEntry } from '../session/entry.ts';
import { endedEntries, type DropState } from '../session/state.ts';
import { isComplete } from '../worker/messages.ts';
import { libraryError } from './failure.ts';
import { unfold } from './file.ts';
import type { Library } from './library.ts';
import { BRING_BACK_WORDS as WORDS } from './bring-back-words.ts';

const NOTHING = { me: [], words: [], goals: [] } as const satisfies SavedWords;

/** Notes from files that were opened while saving was off. They are stored once it is on. */
let waiting: Required<SavedWords> = NOTHING;
let watched: DropSession | undefined;

/** Reads the visitor's files, which may include saved libraries. */
export async function bringBack(picks: Picks, session: DropSession, library: Library): Promise<void> {
  const { picks: unfolded, libraries, me, words, goals = [] } = await unfold(picks);
  if (libraries === 0) return session.add(unfolded);
  const before = new Set(library.state.games.map(({ fingerprint }) => fingerprint));
  waiting = {
    me: [...waiting.me, ...me],
    words: [...waiting.words, ...words],
    goals: [...waiting.goals, ...goals],
  };
  if (watched !== session) session.subscribe((state) => state.library?.on && void keepWaiting(library));
  watched = session;
  const failure = library.state.on ? await keepWaiting(library) : '';
  const earlier = new Set(session.state.entries.map(({ id }) => id));
  await session.add(unfolded);
  const came = ({ entries }: DropState) =>
    endedEntries({ entries }).filter(({ id, from }) => from === 'saved' && !earlier.has(id));
  const read = fingerprintsOf(came(session.state));
  const kept = library.state.on;
  // The games are stored first, because visitors may close the page once it says that the games are back.
  if (kept) {
    await session.until((state) =>
      came(state).every(({ outcome }) => !outcome.ok || isComplete(outcome.value)),
    );
    await library.stored();
  }
  const stored = new Set(library.state.games.map(({ fingerprint }) => fingerprint));
  const back = kept ? read.filter((fingerprint) => stored.has(fingerprint)) : read;
  const fresh = back.filter((fingerprint) => !before.has(fingerprint)).length;
  const text = sentence({ read: back.length, fresh, ownWords: { me, words, goals }, kept, failure });
  // If there was no room for some games, the message with the reason stays.
  const reasons = back.length < read.length ? session.state.notices : [];
  session.change({ notices: [...reasons, text], announcement: text });
}

const fingerprintsOf = (entries: readonly EndedEntry[]): string[] =>
  entries.flatMap(({ outcome }) => (outcome.ok ? [outcome.value.analysis.fingerprint] : []));

/** Stores the waiting notes. Returns an error message, or an empty string. */
async function keepWaiting(library: Library): Promise<string> {
  const ownWords = waiting;
  if (ownWords.me.length + ownWords.words.length + ownWords.goals.length === 0) return '';
  waiting = NOTHING;
  try {
    await mergeNotes(ownWords);
    await library.refresh();
    return '';
  } catch (error) {
    waiting = ownWords;
    return libraryError(error).message;
  }
}

interface Outcome {
  read: number;
  fresh: number;
  ownWords: SavedWords;
  kept: boolean;
  failure: string;
}

/** Says what came back, or why the notes couldn't be stored. */
function sentence({ read, fresh, ownWords: { me, words, goals = [] }, kept, failure }: Outcome): string {
  const notes = { words: words.length, names: me.length, goals: goals.length };
  return [kept ? WORDS.cameBack(read, fresh) : WORDS.notKept(read), failure || WORDS.notes(notes, kept)]
    .filter(Boolean)
    .join(' ');
}
