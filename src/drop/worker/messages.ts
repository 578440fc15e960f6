import type { GameOnMap } from '../../maps/game-on-map.ts';
import type { GameAnalysis } from '../../replay/analysis.ts';
import type { ReplaySummary } from '../../replay/summary.ts';
import type { Outcome } from '../failure.ts';

/** Everything a page needs of a file. The decoded game itself stays in the worker: nothing else is made of it. */
export interface DroppedGame {
  /** Version of the decoder that read the recording. */
  decoder: number;
  analysis: GameAnalysis;
  summary: ReplaySummary;
  /** The game on the map that its own orders draw; null where they are not there, as in a link. */
  onMap: GameOnMap | null;
  /** The game as text for a link or the library. */
  packed: string;
}

/** What the worker is doing with a file, in this order. */
export const PHASES = ['loading', 'decoding', 'analysing'] as const;
export type Phase = (typeof PHASES)[number];

/** What the page asks of the worker: read one file. The bytes are loaded over there. */
export interface ReadRequest {
  id: number;
  /** Name of the file; names of the archive's shape give the game its id. */
  name: string;
  file: Blob;
}

/** What the worker tells: that it runs, how far it is, and how the request with the same `id` ended. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'phase'; id: number; phase: Phase }
  | { kind: 'outcome'; id: number; outcome: Outcome<DroppedGame> };
