/** Formats win shares. */
import type { WinShare } from '../../archive/count/win-share.ts';
import { STATISTICS_WORDS } from './words/statistics.ts';

/** Minimum games for a share. */
export const SHARES_FROM = 5;

/** "4 of 9 won, 44 % (19–73)"; without a share for fewer than five games. */
export const winsText = (wins: WinShare | null): string =>
  wins === null
    ? STATISTICS_WORDS.noResult
    : STATISTICS_WORDS.wins(wins.won, wins.decided, wins.decided < SHARES_FROM ? '' : `, ${shareText(wins)}`);

/** "44 % (19–73)": the share and its 95 % interval. */
export const shareText = ({ percent, from, to, decided }: WinShare): string =>
  decided < SHARES_FROM ? STATISTICS_WORDS.tooFew : `${percent}\u00a0% (${from}–${to})`;
