/** Shares of wins in words. */
import type { WinShare } from '../../archive/count/win-share.ts';

/** "4 of 9 won, 44 % (19–73)". */
export const winsText = (wins: WinShare | null): string =>
  wins === null ? 'no result known' : `${wins.won} of ${wins.decided} won, ${shareText(wins)}`;

/** "44 % (19–73)": the share, and where it lies with 95 % confidence. */
export const shareText = ({ percent, from, to }: WinShare): string => `${percent}\u00a0% (${from}–${to})`;
