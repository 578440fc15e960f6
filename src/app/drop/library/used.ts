/** What the browser says that it uses to keep games: more than is in them, as it keeps for a while what was deleted. */
import { formatSize } from '../input/size.ts';

/** Not in the standard; Chromium says it. */
interface Estimate extends StorageEstimate {
  usageDetails?: { indexedDB?: number };
}

/**
 * A sentence with a size; empty where the browser does not tell what of this site is for games. Rejects where it tells
 * nothing.
 */
export async function usedSentence(): Promise<string> {
  const { usageDetails }: Estimate = await navigator.storage.estimate();
  const bytes = usageDetails?.indexedDB;
  return bytes ? `The browser uses ${formatSize(bytes)} for them. ` : '';
}
