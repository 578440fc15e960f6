/** Formats win shares. */
import type { WinShare } from '../../archive/count/win-share.ts';

/** Minimum games for a share. */
export const SHARES_FROM = 5;

/** "4 of 9 won, 44 % (19–73)"; without a share for fewer than five games. */
export const winsText = (wins: WinShare | null): string =>
  wins === null
    ? 'no result known'
    : `${wins.won} of ${wins.decided} won${wins.decided < SHARES_FROM ? '' : `, ${shareText(wins)}`}`;

/** "44 % (19–73)": the share and its 95 % interval. */
export const shareText = ({ percent, from, to, decided }: WinShare): string =>
  decided < SHARES_FROM ? 'too few games' : `${percent}\u00a0% (${from}–${to})`;
