/** What the browser hands over in one go: as much as it makes in a moment that nobody notices. */
const AT_ONCE = 500;

/** All that a store has, read portion by portion, so that the page answers in between. Keys are fingerprints. */
export async function inPortions<Kept extends { fingerprint: string }>(
  read: (after: IDBKeyRange | undefined, most: number) => Promise<Kept[]>,
): Promise<Kept[]> {
  const entries: Kept[] = [];
  for (;;) {
    const last = entries.at(-1);
    const more = await read(last && IDBKeyRange.lowerBound(last.fingerprint, true), AT_ONCE);
    entries.push(...more);
    if (more.length < AT_ONCE) return entries;
  }
}
