/**
 * How much storage the browser uses for games. This is more than the size of the games, because deleted data is kept
 * for a while.
 */
import { formatSize } from '../input/size.ts';
import { KEPT_WORDS } from './kept-words.ts';

/** Non-standard; only in Chromium. */
interface Estimate extends StorageEstimate {
  usageDetails?: { indexedDB?: number };
}

/** A sentence with the size; empty if the browser doesn't report the part for games. Rejects if it reports nothing. */
export async function usedSentence(): Promise<string> {
  const { usageDetails }: Estimate = await navigator.storage.estimate();
  const bytes = usageDetails?.indexedDB;
  return bytes ? `${KEPT_WORDS.used(formatSize(bytes))} ` : '';
}
