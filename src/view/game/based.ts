/** A time in a game with its basis, for a table cell. */
import type { BasedTime } from '../../game/analysis.ts';
import { fromClass } from '../../map/fights/first-minutes.ts';
import type { Piece } from '../rich-text.ts';

/** A time with its basis, and below it what the time is about. */
export const basedPieces = (time: BasedTime | null | undefined, note?: string | null): Piece[] => {
  const pieces: Piece[] = [
    time ? { ms: time.ms, basis: time.basis } : { ms: null },
    ...(note ? [{ note }] : []),
  ];
  const late = time ? fromClass(time.ms) : '';
  return late ? [{ words: pieces, as: late }] : pieces;
};
