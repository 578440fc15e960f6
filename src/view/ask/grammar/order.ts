/** Decides which objects come after others in time. */
import type { Ask, AskPart } from '../ask.ts';

/** Whether a part is an object that others can follow. */
export const isStep = (part: AskPart | undefined): boolean => part?.ask.is === 'objects' && !part.ask.no;

/** Index of the part that an object follows in time: after "then", and for heroes and lists with commas. Null for none. */
export function partBefore(
  parts: readonly AskPart[],
  ask: Ask,
  side: AskPart['side'],
  { then, isParted, isBeside }: Readonly<Record<'then' | 'isParted' | 'isBeside', boolean>>,
): number | null {
  if (ask.is !== 'objects' || ask.no || side === 'both' || side === 'either') return null;
  const lastStep = (fits: (part: AskPart) => boolean): number | null => {
    const place = parts.findLastIndex(
      (part) => isStep(part) && part.side === side && !part.not && fits(part),
    );
    return place < 0 ? null : place;
  };
  if (then) return lastStep(() => true);
  if (isBeside) return null;
  if (!ask.heroes && !isParted) return null;
  return lastStep(({ ask: before }) => before.is === 'objects' && before.heroes === ask.heroes);
}
