/**
 * What leave records say. Sources: the public format description `w3g_format.txt` (1.18, section 5.0), the codes that
 * host bots send, and 309 recordings; the page about accuracy has all patterns.
 */

/** Reason of a record about a connection that the game of the player who saved the recording closed itself. */
export const CLOSED_HERE = 0x0c;

/**
 * Results. With reason `CLOSED_HERE` it is the result of the player who saved the recording, whoever the record
 * names.
 */
export const RESULT = { left: 0x07, lost: 0x08, won: 0x09, draw: 0x0a, gone: 0x0d } as const;

interface Leave {
  ms: number;
  reason: number;
  result: number;
}

/**
 * The leave of the player who saved the recording; null if it isn't recorded, as in recordings by host programs. It is
 * the last one, with reason `CLOSED_HERE`. Since Battle.net's servers relay games (1.30), it is instead the first of its
 * moment, with the code "gone", and everybody still connected follows with `CLOSED_HERE`.
 */
export function savingLeave<L extends Leave>(leaves: readonly L[]): L | null {
  const last = leaves.at(-1);
  if (last?.reason !== CLOSED_HERE) return null;
  const [first, ...others] = leaves.filter(({ ms }) => ms === last.ms);
  const isRelayed =
    first!.reason !== CLOSED_HERE &&
    first!.result === RESULT.gone &&
    others.every(({ reason }) => reason === CLOSED_HERE);
  return isRelayed ? first! : last;
}
