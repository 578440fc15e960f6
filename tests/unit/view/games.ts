/** Small games made to order for the tests of the report. */
import type { AnalysedPlayer, AnalysedStep, GameAnalysis } from '../../../src/game/analysis.ts';
import { games } from '../../support/analysed-archive.ts';

/** One order. */
export const step = (ms: number, name: string, more: Partial<AnalysedStep> = {}): AnalysedStep => ({
  ms,
  id: name.slice(0, 4),
  name,
  type: 'unit',
  worker: false,
  presses: 1,
  cancelled: false,
  ...more,
});

/** A player who did nothing but what is given. */
export const player = (more: Partial<AnalysedPlayer> = {}): AnalysedPlayer => ({
  slot: '1',
  name: 'Moon',
  handle: 'Moon',
  kind: 'human',
  team: 0,
  race: 'E',
  random: false,
  handicap: 100,
  result: null,
  leftMs: null,
  apm: { average: 0, perMinute: [], kinds: {} },
  heroes: [],
  tiers: [],
  expansions: [],
  build: [],
  research: [],
  foreign: [],
  summoned: [],
  made: [],
  ...more,
});

/** A game of such players that lasted for some minutes. */
export const gameOf = (players: AnalysedPlayer[], minutes = 10): GameAnalysis => ({
  ...games[0]!,
  players,
  durationMs: minutes * 60_000,
  clockMs: minutes * 60_000,
  decidedMs: minutes * 60_000,
  spending: null,
});
