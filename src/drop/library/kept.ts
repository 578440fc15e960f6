/** What the library keeps of a game. */
import type { ReplaySummary } from '../../replay/summary.ts';
import type { GameFacts } from '../table/row.ts';

/** What the list needs of a game. */
export interface KeptGame {
  /** The same for every recording of one game; its key. */
  fingerprint: string;
  /** Of the file it was read from. */
  name: string;
  /** When it was added, in ms since 1970, by the clock of the device. */
  added: number;
  facts: GameFacts;
  /** Characters of the packed game. */
  size: number;
}

/** The game itself, and what other programs can read of it. */
export interface KeptContent {
  fingerprint: string;
  packed: string;
  summary: ReplaySummary;
}

/** Most games that are kept; as many as can be dropped at one time. */
export { FILES_AT_ONCE as KEPT_LIMIT } from '../intake/picked.ts';
