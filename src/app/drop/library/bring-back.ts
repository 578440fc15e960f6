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
import { backSentence, broughtBack } from './brought-back.ts';

const NOTHING = { me: [], words: [], goals: [] } as const satisfies SavedWords;

/** Notes from files that were opened while saving was off. They are stored once it is on. */
let waiting: Required<SavedWords> = NOTHING;
let watched: DropSession | undefined;

/** Reads the visitor's files, which may include saved libraries. */
export async function bringBack(picks: Picks, session: DropSession, library: Library): Promise<void> {
  const { picks: unfolded, libraries, invalid, me, words, goals = [] } = await unfold(picks);
  if (libraries === 0) return session.add(unfolded);
  const before = library.state.games;
  waiting = {
    me: [...waiting.me, ...me],
    words: [...waiting.words, ...words],
    goals: [...waiting.goals, ...goals],
  };
  if (watched !== session) session.subscribe((state) => state.library?.on && void keepWaiting(library));
  watched = session;
  const { differing, failure } = library.state.on ? await keepWaiting(library) : NOT_MERGED;
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
  const counts = broughtBack(read, before, kept ? library.state.games : null);
  const unread = came(session.state).filter(({ outcome }) => !outcome.ok).length;
  const text = backSentence({
    ...counts,
    ...{ differing, ownWords: { me, words, goals }, kept, failure, invalid: invalid + unread },
  });
  // If there was no room for some games, the message with the reason stays.
  const reasons = counts.back < read.length ? session.state.notices : [];
  session.change({ notices: [...reasons, text], announcement: text });
}

const fingerprintsOf = (entries: readonly EndedEntry[]): string[] =>
  entries.flatMap(({ outcome }) => (outcome.ok ? [outcome.value.analysis.fingerprint] : []));

/** The result of merging the notes of a file. */
interface Merged {
  /** Number of games with two different results set by hand. */
  differing: number;
  /** An error message; usually empty. */
  failure: string;
}

const NOT_MERGED: Merged = { differing: 0, failure: '' };

/** Stores the waiting notes. */
async function keepWaiting(library: Library): Promise<Merged> {
  const ownWords = waiting;
  if (ownWords.me.length + ownWords.words.length + ownWords.goals.length === 0) return NOT_MERGED;
  waiting = NOTHING;
  try {
    const differing = await mergeNotes(ownWords);
    await library.refresh();
    return { differing, failure: '' };
  } catch (error) {
    waiting = ownWords;
    return { differing: 0, failure: libraryError(error).message };
  }
}
