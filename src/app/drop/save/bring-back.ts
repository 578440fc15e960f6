/** Restores saved libraries and reports the result. */
import type { SavedWords } from '../../../game/stored/library-file.ts';
import type { KeptGame } from '../../../game/stored/library-game.ts';
import { counted } from '../../../game/counted.ts';
import { mergeNotes } from '../../library/store/notes.ts';
import { libraryError } from '../../library/store/database.ts';
import type { Library } from '../../library/store/library.ts';
import type { Picks } from '../input/picked-files.ts';
import type { DropSession } from '../session/session.ts';
import type { EndedEntry } from '../session/entry.ts';
import { finishedEntries, type DropState } from '../session/state.ts';
import { isComplete } from '../worker/messages.ts';
import { unfold } from './unfold-library.ts';

/** How many games have notes, and how many names and goals a file contains. */
interface Notes {
  words: number;
  names: number;
  goals: number;
}

/** What is said after a saved library has come back. */
export const BRING_BACK_WORDS = {
  cameBack: (games: number, fresh: number): string =>
    `${counted(games, 'game')} came back, ${fresh} of them new here.`,
  notKept: (games: number): string =>
    `${counted(games, 'game')} read from the file. To keep them, press “Keep my games in this browser”.`,
  better: (games: number): string =>
    games === 1
      ? '1 game replaced a shorter or less complete copy here.'
      : `${games} games replaced shorter or less complete copies here.`,
  invalid: (games: number): string =>
    games === 1
      ? '1 entry of the file isn’t a valid game, so it was left out.'
      : `${games} entries of the file aren’t valid games, so they were left out.`,
  differing: (games: number): string =>
    `In ${counted(games, 'game')} the file had another result than you set here. The result set here stays.`,
  /** "With them came notes, tags or results of 5 games and 1 name of yours." Empty if there are none. */
  notes: ({ words, names, goals }: Notes, kept: boolean): string => {
    const notes = [
      ...(words > 0 ? [`notes, tags or results of ${counted(words, 'game')}`] : []),
      ...(names > 0 ? [`${counted(names, 'name')} of yours`] : []),
      ...(goals > 0 ? [counted(goals, 'goal')] : []),
    ].join(' and ');
    return notes && (kept ? `With them came ${notes}.` : `With them come ${notes}.`);
  },
};

type Compared = Pick<KeptGame, 'fingerprint' | 'durationMs' | 'isWhole'>;

/** How many games of a file came back. */
interface BroughtBack {
  /** Games that were read and, if games are kept, are kept now. */
  back: number;
  /** Those that were not kept before. */
  fresh: number;
  /** Those that were kept before, but shorter or without their orders. */
  better: number;
}

/** Compares the kept games before and after a file was read; `now` is null if no games are kept. */
export function countBack(
  read: readonly string[],
  previous: readonly Compared[],
  now: readonly Compared[] | null,
): BroughtBack {
  if (!now) return { back: read.length, fresh: read.length, better: 0 };
  const [earlier, later] = [previous, now].map(
    (games) => new Map(games.map((game) => [game.fingerprint, game])),
  ) as [Map<string, Compared>, Map<string, Compared>];
  const back = read.filter((fingerprint) => later.has(fingerprint));
  const better = [...new Set(back)].filter((fingerprint) => {
    const [was, is] = [earlier.get(fingerprint), later.get(fingerprint)!];
    return was && (is.durationMs > was.durationMs || (is.isWhole && !was.isWhole));
  });
  return {
    back: back.length,
    fresh: back.filter((fingerprint) => !earlier.has(fingerprint)).length,
    better: better.length,
  };
}

interface Outcome extends BroughtBack {
  /** Entries of the file that are not games, or games that can't be read. */
  invalid: number;
  /** Games with another result set by hand in the file. */
  differing: number;
  ownWords: SavedWords;
  kept: boolean;
  /** Why the notes couldn't be stored; usually empty. */
  failure: string;
}

/** Says what came back, what differed and what was left out. */
export function backSentence(outcome: Outcome): string {
  const { back, fresh, better, invalid, differing, kept, failure } = outcome;
  const { me, words, goals = [] } = outcome.ownWords;
  const notes = { words: words.length, names: me.length, goals: goals.length };
  return [
    kept ? BRING_BACK_WORDS.cameBack(back, fresh) : BRING_BACK_WORDS.notKept(back),
    better > 0 && BRING_BACK_WORDS.better(better),
    invalid > 0 && BRING_BACK_WORDS.invalid(invalid),
    failure || BRING_BACK_WORDS.notes(notes, kept),
    differing > 0 && BRING_BACK_WORDS.differing(differing),
  ]
    .filter(Boolean)
    .join(' ');
}

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
    finishedEntries({ entries }).filter(({ id, from }) => from === 'saved' && !earlier.has(id));
  const read = fingerprintsOf(came(session.state));
  const kept = library.state.on;
  // The games are stored first, because visitors may close the page once it says that the games are back.
  if (kept) {
    await session.until((state) =>
      came(state).every(({ outcome }) => !outcome.ok || isComplete(outcome.value)),
    );
    await library.stored();
  }
  const counts = countBack(read, before, kept ? library.state.games : null);
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
