/**
 * Reports how much storage the browser uses for games. It is more than the games' size, because browsers keep deleted
 * data for a while.
 */
import { formatSize } from '../input/size.ts';
import { KEPT_WORDS } from './kept-words.ts';

/** Non-standard; only in Chromium. */
interface Estimate extends StorageEstimate {
  usageDetails?: { indexedDB?: number };
}

/**
 * A sentence with the size; empty if the browser doesn't report how much of its storage games use. Rejects if it
 * reports nothing.
 */
export async function usedSentence(): Promise<string> {
  const { usageDetails }: Estimate = await navigator.storage.estimate();
  const bytes = usageDetails?.indexedDB;
  return bytes ? `${KEPT_WORDS.used(formatSize(bytes))} ` : '';
}
