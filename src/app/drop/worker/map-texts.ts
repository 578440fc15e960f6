/**
 * The archive's maps in two files. Both are requested whatever was dropped, so that the requests don't reveal the map.
 * The number is the format version: an older copy of the page requests other files.
 */
export const PLACES_FILE = '/drop/places-1.json';
export const GROUND_FILE = '/drop/ground-1.json';

/** Timeout after which this visit's games do without the maps; no report waits for them. */
const LIMIT_MS = 60_000;

/** Both files, while loading; null if one doesn't load. */
export interface MapTexts {
  places: Promise<string | null>;
  ground: Promise<string | null>;
}

/**
 * Requests both files, the second one after `answered`: most games only need the first, and loading the second must not
 * slow down the first report. Never rejects.
 */
export function loadMapTexts(answered: Promise<unknown>): MapTexts {
  const places = loadText(PLACES_FILE);
  return { places, ground: Promise.all([places, answered]).then(() => loadText(GROUND_FILE)) };
}

async function loadText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
