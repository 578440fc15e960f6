/**
 * The archive's maps, in two files. Both are always requested, so that the requests don't reveal which map a
 * visitor's game is on. The number in the names is the format version: older copies of the page request other files.
 */
export const PLACES_FILE = '/drop/places-1.json';
export const GROUND_FILE = '/drop/ground-1.json';

/** After this many ms, this visit's games do without the maps. No report waits for them. */
export const MAPS_LIMIT_MS = 60_000;

/** Both files, while loading; null if one doesn't load. */
export interface MapTexts {
  places: Promise<string | null>;
  ground: Promise<string | null>;
}

/**
 * Requests both files. The second is requested after `answered`, because most games need only the first, and loading
 * the second must not delay the first report. Never rejects.
 */
export function loadMapTexts(answered: Promise<unknown>): MapTexts {
  const places = loadText(PLACES_FILE);
  return { places, ground: Promise.all([places, answered]).then(() => loadText(GROUND_FILE)) };
}

async function loadText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(MAPS_LIMIT_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    // Without the file, games are told without a map, whatever the reason is.
    return null;
  }
}
