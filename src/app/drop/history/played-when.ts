/** Determines when a stored game was played, as far as known, and what the date is based on. */
import type { KeptGame } from '../../../game/stored/kept.ts';
import type { HistoryFacts } from './facts.ts';
import { dateInName } from './name-date.ts';
import { WHEN_WORDS } from './when-words.ts';

/**
 * The basis of a date, best first. NetEase's recordings contain their start (`played`), exact to the second. A date in
 * a file name survives copying: all 6 in our test recordings fit their patches. The last change, from an archive
 * (`entry`) or of the file, is often the day of a download: it fits for 10 of 307 recordings. The rest have only the
 * release of their patch, or the time of saving.
 */
export type WhenBasis = 'played' | 'name' | 'entry' | 'file' | 'patch' | 'kept';

export interface When {
  when: number;
  whenBasis: WhenBasis;
}

/** The evidence of a recording's date. */
type Dated = Pick<HistoryFacts, 'playedAt' | 'playedFrom'>;

/** Paths inside an archive, such as "games.zip/day 1/final.w3g". */
const IN_ARCHIVE = /\.(?:zip|tar|tgz|gz)\//i;

const UNDATED: Dated = { playedAt: null, playedFrom: null };

/**
 * When a game was played. A date before the release of the game's patch is ignored. A much later date is accepted,
 * because people play old patches for many years.
 */
export function whenOf(
  { name, added, modified }: Pick<KeptGame, 'name' | 'added' | 'modified'>,
  facts: Dated | null,
): When {
  const { playedAt, playedFrom } = facts ?? UNDATED;
  if (playedAt !== null) return { when: Date.parse(playedAt), whenBasis: 'played' };
  const from = playedFrom === null ? -Infinity : Date.parse(playedFrom);
  const fits = (ms: number | null): ms is number => ms !== null && ms >= from;
  const named = dateInName(name, added);
  if (fits(named)) return { when: named, whenBasis: 'name' };
  if (fits(modified)) return { when: modified, whenBasis: IN_ARCHIVE.test(name) ? 'entry' : 'file' };
  if (playedFrom !== null) return { when: from, whenBasis: 'patch' };
  return { when: added, whenBasis: 'kept' };
}

/** Whether a game's day is known, not just its patch or when it was kept. */
export const hasOwnDate = ({ whenBasis }: Pick<When, 'whenBasis'>): boolean =>
  whenBasis !== 'patch' && whenBasis !== 'kept';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** "3 May 2019", in the visitor's time zone. */
export const dayText = ({ when }: Pick<When, 'when'>): string => DATE.format(when);

/** "3 May 2019, by its file name". */
export const whenText = (game: When): string => dayText(game) + WHEN_WORDS.bases[game.whenBasis];
