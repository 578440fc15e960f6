/** Players for the tests of rules: only what rules look at is filled in. */
import type { Build } from '../../../../src/archive/builds/build.ts';
import { buildSchema } from '../../../../src/archive/builds/build.ts';
import type { AnalysedPlayer, AnalysedStep, GameAnalysis } from '../../../../src/game/analysis.ts';
import type { AnalysedMade } from '../../../../src/game/made-schema.ts';
import { findObject, objectName } from '../../../../src/game/objects/table.ts';
import { count } from '../../../support/counts.ts';

const SECOND = 1000;

/** Game time in ms of a clock such as "4:30". */
export function at(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return (minutes * 60 + seconds) * SECOND;
}

/** A step by its clock, id and presses, such as `1:20 hfoo 2`; with 0 it was cancelled. */
function step(line: string): AnalysedStep {
  const [clock = '', id = '', count = '1'] = line.split(' ');
  const kind = findObject(id)?.kind ?? 'unit';
  return {
    ms: at(clock),
    id,
    name: objectName(id),
    type: kind,
    worker: false,
    presses: Math.max(1, Number(count)),
    cancelled: count === '0',
  };
}

/** Units of which each press is proven. */
function madeOf(lines: readonly string[]): AnalysedMade[] {
  const presses = lines.flatMap((line) => {
    const [clock = '', id = '', number = '1'] = line.split(' ');
    return findObject(id)?.kind === 'unit'
      ? Array.from({ length: Number(number) }, () => ({ clock, id }))
      : [];
  });
  return [...Map.groupBy(presses, ({ id }) => id)].map(([id, own]) =>
    count(
      id,
      'unit',
      own.map(({ clock }) => clock),
      { proven: own.length },
    ),
  );
}

const TIER_HALLS: Readonly<Record<string, 2 | 3>> = { hkee: 2, hcas: 3, ostr: 2, ofrt: 3 };
const HALLS = ['htow', 'ogre', 'etol', 'unpl'];

/** A player who gave these orders. */
export function player(race: AnalysedPlayer['race'], slot: string, ...lines: string[]): AnalysedPlayer {
  const build = lines.map(step);
  const heroes = build.filter(({ type, cancelled }) => type === 'hero' && !cancelled);
  return {
    slot,
    name: `Player ${slot}`,
    handle: `Player ${slot}`,
    kind: 'human',
    team: Number(slot),
    race,
    random: false,
    handicap: 100,
    result: null,
    leftMs: null,
    apm: { average: 0, perMinute: [], kinds: {} },
    heroes: heroes.map(({ id, name, ms }) => ({
      id,
      name,
      ordered: { ms, basis: 'order' },
      seen: null,
      level: 1,
      skills: [],
      retrainedMs: [],
      revivalsMs: [],
    })),
    tiers: build.flatMap(({ id, name, ms, cancelled }) => {
      const tier = TIER_HALLS[id];
      return tier && !cancelled
        ? [{ tier, id, name, ordered: { ms, basis: 'order' }, completed: null, observed: null, doubt: null }]
        : [];
    }),
    expansions: build
      .filter(({ id, cancelled }) => HALLS.includes(id) && !cancelled)
      .map(({ ms, id, name }) => ({ ms, id, name, started: null, standing: null })),
    build,
    research: [],
    foreign: [],
    summoned: [],
    made: madeOf(lines),
  };
}

/** A game of these players that lasted until a clock. */
export const game = (players: AnalysedPlayer[], until = '20:00'): GameAnalysis => ({
  replayId: '1_a_b_Map',
  fingerprint: '',
  map: 'Map',
  mapRaw: 'Map',
  patch: '1.32',
  build: 6115,
  played: { from: '2021-04-13', basis: 'patch', sentence: 'Its patch.' },
  durationMs: at(until),
  clockMs: at(until),
  decidedMs: at(until),
  pausedMs: 0,
  sides: players.length === 2 ? '1v1' : '2v2',
  matchup: null,
  complete: true,
  incomplete: null,
  undecodable: 0,
  winner: null,
  players,
  spending: null,
  observers: [],
});

/** Front matter of a build as it stands in a file. */
export const frontMatter = {
  id: 'footmen',
  name: 'Footmen',
  race: 'H',
  matchups: ['HvO', 'HvH'],
  opener: [['Hamg']],
  keyUnits: ['hfoo'],
  rule: [{ is: 'made', of: ['hfoo'], atLeast: 2, before: '3:00' }] as unknown[],
  summary: 'Footmen.',
};

/** A build with this rule, and otherwise Archmage and Footmen. */
export const build = (changes: Partial<Record<keyof Build, unknown>> = {}): Build =>
  buildSchema.parse({ ...frontMatter, ...changes });
