/** Shares of wins in words. */
import type { WinShare } from '../../archive/count/win-share.ts';

/** A share of fewer games says nothing. */
export const SHARES_FROM = 5;

/** "4 of 9 won, 44 % (19–73)"; of fewer than five games without a share. */
export const winsText = (wins: WinShare | null): string =>
  wins === null
    ? 'no result known'
    : `${wins.won} of ${wins.decided} won${wins.decided < SHARES_FROM ? '' : `, ${shareText(wins)}`}`;

/** "44 % (19–73)": the share, and where it lies with 95 % confidence. */
export const shareText = ({ percent, from, to, decided }: WinShare): string =>
  decided < SHARES_FROM ? 'too few games' : `${percent}\u00a0% (${from}–${to})`;
