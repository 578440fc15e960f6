/** The remarks of this visit: with the notes of kept games, otherwise only until the page is left. */
import { useEffect, useState } from 'preact/hooks';
import { DATABASE } from '../store/games.ts';
import { changeNote, readNotes } from '../store/notes.ts';
import { mergeRemarks, remarksIn, isSameRemark, withRemarks, type Remark } from './remarks.ts';

/** By fingerprint of the game, so that a report that is opened again has them. */
const visit = new Map<string, readonly Remark[]>();
/** Those of games that the visitor wrote, which are stored as soon as the game is kept. Opening a link stores nothing. */
const written = new Map<string, readonly Remark[]>();

/** The remarks of a game, for its link. */
export const remarksOf = (fingerprint: string): readonly Remark[] => visit.get(fingerprint) ?? [];

const noteOf = async (fingerprint: string): Promise<string> =>
  (await readNotes()).words.find((words) => words.fingerprint === fingerprint)?.note ?? '';

/** `all` without those in `gone`. */
const without = (all: readonly Remark[], gone: readonly Remark[]): Remark[] =>
  all.filter((remark) => !gone.some((other) => isSameRemark(remark, other)));

/** Changes only these remarks in a note, because another tab may have changed others. */
async function store(fingerprint: string, added: readonly Remark[], gone: readonly Remark[]): Promise<void> {
  await changeNote(fingerprint, (note) =>
    withRemarks(note, mergeRemarks(without(remarksIn(note), gone), added)),
  );
  // Lists of kept games show notes, here and in other tabs.
  const lists = new BroadcastChannel(DATABASE);
  lists.postMessage('changed');
  lists.close();
}

/**
 * The remarks of a game, and the function that changes them. They begin with those `given`, such as those of a link.
 * Only the notes of a game that is kept are changed, and the page shows what they hold by then, so that a page that is
 * left at once loses nothing it has shown. What can't be stored stays for the visit.
 */
export function useRemarks(
  fingerprint: string,
  isKept: boolean,
  given: readonly Remark[],
): [remarks: readonly Remark[], change: (remarks: readonly Remark[]) => void] {
  const [remarks, show] = useState<readonly Remark[]>(() => mergeRemarks(remarksOf(fingerprint), given));
  const update = (next: readonly Remark[]) => {
    visit.set(fingerprint, next);
    show(next);
  };
  useEffect(() => {
    update(remarks);
    if (!isKept) return;
    const merge = async () => {
      const ownRemarks = written.get(fingerprint) ?? [];
      const noted = remarksIn(await noteOf(fingerprint));
      update(mergeRemarks(noted, remarksOf(fingerprint)));
      if (without(ownRemarks, noted).length > 0) await store(fingerprint, ownRemarks, []);
    };
    void merge().catch(() => undefined);
  }, [fingerprint, isKept]);
  const change = (next: readonly Remark[]) => {
    const [added, gone] = [without(next, remarks), without(remarks, next)];
    written.set(fingerprint, without([...(written.get(fingerprint) ?? []), ...added], gone));
    const apply = () => update(mergeRemarks(without(remarksOf(fingerprint), gone), added));
    if (isKept) void store(fingerprint, added, gone).then(apply, apply);
    else apply();
  };
  return [remarks, change];
}
