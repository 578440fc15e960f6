/** The remarks of this visit: with the notes of kept games, otherwise only until the page is left. */
import { useEffect, useState } from 'preact/hooks';
import { changeWords, readNotes } from '../store/notes.ts';
import { mergedRemarks, remarksIn, withRemarks, type Remark } from './remarks.ts';

/** By fingerprint of the game, so that a report that is opened again has them. */
const visit = new Map<string, readonly Remark[]>();

/** The remarks of a game, for its link. */
export const remarksOf = (fingerprint: string): readonly Remark[] => visit.get(fingerprint) ?? [];

const noteOf = async (fingerprint: string): Promise<string> =>
  (await readNotes()).words.find((words) => words.fingerprint === fingerprint)?.note ?? '';

/**
 * The remarks of a game, and the function that changes them. They begin with those `given`, such as those of a link.
 * Only the notes of a game that is kept are changed. What can't be stored stays for the visit.
 */
export function useRemarks(
  fingerprint: string,
  isKept: boolean,
  given: readonly Remark[],
): [remarks: readonly Remark[], change: (remarks: readonly Remark[]) => void] {
  const [remarks, show] = useState<readonly Remark[]>(() => mergedRemarks(remarksOf(fingerprint), given));
  const put = (next: readonly Remark[]) => {
    visit.set(fingerprint, next);
    show(next);
  };
  const store = async (next: readonly Remark[]) =>
    changeWords({ fingerprint, note: withRemarks(await noteOf(fingerprint), next) });
  useEffect(() => {
    put(remarks);
    if (!isKept) return;
    const merge = async () => {
      const noted = remarksIn(await noteOf(fingerprint));
      const all = mergedRemarks(noted, remarksOf(fingerprint));
      put(all);
      if (all.length > noted.length) await store(all);
    };
    void merge().catch(() => undefined);
  }, [fingerprint, isKept]);
  const change = (next: readonly Remark[]) => {
    put(next);
    if (isKept) void store(next).catch(() => undefined);
  };
  return [remarks, change];
}
