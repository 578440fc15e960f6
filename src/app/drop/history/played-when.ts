/** When a stored game was played, as far as known, and the basis for that date. */
import type { KeptGame } from '../../../game/stored/kept.ts';
import type { HistoryFacts } from './facts.ts';
import { dateInName } from './name-date.ts';

/**
 * The basis of a date: the recording, the file name, the file's last change, the patch's release, or only the time of
 * saving.
 */
export type WhenBasis = 'played' | 'name' | 'file' | 'patch' | 'kept';

export interface When {
  when: number;
  whenBasis: WhenBasis;
}

/** The evidence of a recording's date. */
type Dated = Pick<HistoryFacts, 'playedAt' | 'playedFrom'>;

const UNDATED: Dated = { playedAt: null, playedFrom: null };

/**
 * When a game was played. A date before its patch's release doesn't count; a late date does, because people play old
 * patches for many years.
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
  if (fits(modified)) return { when: modified, whenBasis: 'file' };
  if (playedFrom !== null) return { when: from, whenBasis: 'patch' };
  return { when: added, whenBasis: 'kept' };
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const BASES: Readonly<Record<WhenBasis, string>> = {
  played: '',
  name: ', by its file name',
  file: ', by its file date',
  patch: ' or later, by its patch',
  kept: ', when it was kept',
};

/** "3 May 2019, by its file". */
export const whenText = ({ when, whenBasis }: When): string => `${DATE.format(when)}${BASES[whenBasis]}`;
