/** Determines what happened to the games of a saved file, and puts it into sentences. */
import type { SavedWords } from '../../../game/stored/library-file.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import { BRING_BACK_WORDS as WORDS } from './bring-back-words.ts';

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
export function broughtBack(
  read: readonly string[],
  before: readonly Compared[],
  now: readonly Compared[] | null,
): BroughtBack {
  if (!now) return { back: read.length, fresh: read.length, better: 0 };
  const [earlier, later] = [before, now].map(
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
    kept ? WORDS.cameBack(back, fresh) : WORDS.notKept(back),
    better > 0 && WORDS.better(better),
    invalid > 0 && WORDS.invalid(invalid),
    failure || WORDS.notes(notes, kept),
    differing > 0 && WORDS.differing(differing),
  ]
    .filter(Boolean)
    .join(' ');
}
