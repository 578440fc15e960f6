/** Handwritten analyses: a test states the relevant values, and the rest is as simple as possible. */
import type { AnalysedHero, AnalysedPlayer, AnalysedStep, GameAnalysis } from '../../src/game/analysis.ts';
import { findObject, objectName, TOWN_HALLS } from '../../src/game/objects/table.ts';

/** Game time in ms of a clock such as "4:30". */
export function at(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return (minutes * 60 + seconds) * 1000;
}

/** An order for one of these upgrades the existing hall. */
const UPGRADED_HALLS = Object.values(TOWN_HALLS).flatMap(([, ...higher]) => higher);

/** A step by its clock, id and presses: `1:20 hfoo 2`; 0 means cancelled. */
export function stepOf(line: string): AnalysedStep {
  const [clock = '', id = '', count = '1'] = line.split(' ');
  const object = findObject(id);
  return {
    ms: at(clock),
    id,
    name: objectName(id),
    type: UPGRADED_HALLS.includes(id) ? 'upgrade' : (object?.kind ?? 'unit'),
    worker: object?.worker ?? false,
    presses: Math.max(1, Number(count)),
    cancelled: count === '0',
  };
}

/** A step at a time in ms, for an object missing in every table. */
export const namedStep = (ms: number, name: string, change: Partial<AnalysedStep> = {}): AnalysedStep => ({
  ms,
  id: name.slice(0, 4),
  name,
  type: 'unit',
  worker: false,
  presses: 1,
  cancelled: false,
  ...change,
});

/** Heroes that were ordered and not cancelled. */
export const heroesOf = (build: readonly AnalysedStep[]): AnalysedHero[] =>
  build
    .filter(({ type, cancelled }) => type === 'hero' && !cancelled)
    .map(({ id, name, ms }) => ({
      id,
      name,
      ordered: { ms, basis: 'order' },
      seen: null,
      level: 1,
      skills: [],
      retrainedMs: [],
      revivalsMs: [],
    }));

/** Moon, a Night Elf without any orders. */
export const analysedPlayer = (change: Partial<AnalysedPlayer> = {}): AnalysedPlayer => ({
  slot: '1',
  name: 'Moon',
  handle: 'Moon',
  groups: null,
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
  supply: [],
  losses: null,
  foodLimits: null,
  research: [],
  foreign: [],
  summoned: [],
  made: [],
  ...change,
});

/** A complete game of twenty minutes without a winner. */
export const analysedGame = (
  players: readonly AnalysedPlayer[],
  change: Partial<GameAnalysis> = {},
): GameAnalysis => ({
  replayId: '1_A_B_Echo-Isles',
  fingerprint: '1',
  map: 'Echo Isles',
  mapRaw: 'Maps/EchoIsles.w3x',
  patch: '1.32',
  build: 6114,
  releases: ['1.32.10'],
  played: { from: '2021-04-13', basis: 'patch', sentence: 'Its patch.' },
  durationMs: at('20:00'),
  clockMs: at('20:00'),
  decidedMs: at('20:00'),
  pausedMs: 0,
  sides: players.length === 2 ? '1v1' : '2v2',
  matchup: null,
  complete: true,
  unknown: null,
  incomplete: null,
  undecodable: 0,
  winner: null,
  players: [...players],
  spending: null,
  observers: [],
  ...change,
});
