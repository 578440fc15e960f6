/**
 * The maps that the archive knows, in two files. Both are asked for whatever was dropped, so that nobody learns which map it was
 * on. The number is that of their form: an older copy of the page asks for other files.
 */
export const PLACES_FILE = '/drop/places-1.json';
export const GROUND_FILE = '/drop/ground-1.json';

/** After this the games of this visit do without; no report waits for it. */
const LIMIT_MS = 60_000;

/** Both files, on their way; null where one does not come. */
export interface MapTexts {
  places: Promise<string | null>;
  ground: Promise<string | null>;
}

/**
 * Asks for both files, for the second one after `answered`: most games need the first one only, and the first report does not share its
 * time with the second. Never rejects.
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
