/** Records per request: as many as the browser returns without a noticeable delay. */
const AT_ONCE = 500;

/** Reads all records of a store in portions, so that the page stays responsive. Keys are fingerprints. */
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
