/** The browser's storage use for games. It is larger than the games, because deleted data is kept for a while. */
import { formatSize } from '../input/size.ts';

/** Non-standard; only in Chromium. */
interface Estimate extends StorageEstimate {
  usageDetails?: { indexedDB?: number };
}

/** A sentence with the size; empty if the browser doesn't give the part for games. Rejects if it gives nothing. */
export async function usedSentence(): Promise<string> {
  const { usageDetails }: Estimate = await navigator.storage.estimate();
  const bytes = usageDetails?.indexedDB;
  return bytes ? `The browser uses ${formatSize(bytes)} for them. ` : '';
}
