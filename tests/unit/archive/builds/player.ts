/** Players for rule tests, with only the fields that rules use. */
import type { Build } from '../../../../src/archive/builds/build.ts';
import { buildSchema } from '../../../../src/archive/builds/build.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../../../src/game/analysis.ts';
import type { AnalysedMade } from '../../../../src/game/made-schema.ts';
import { findObject } from '../../../../src/game/objects/table.ts';
import { analysedGame, analysedPlayer, at, heroesOf, stepOf } from '../../../support/analysed.ts';
import { count } from '../../../support/counts.ts';

/** Units with every press confirmed. */
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

/** A player with these orders. */
export function player(race: AnalysedPlayer['race'], slot: string, ...lines: string[]): AnalysedPlayer {
  const build = lines.map(stepOf);
  return analysedPlayer({
    slot,
    name: `Player ${slot}`,
    handle: `Player ${slot}`,
    team: Number(slot),
    race,
    heroes: heroesOf(build),
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
    made: madeOf(lines),
  });
}

/** A game of these players that ended at a clock. */
export const game = (players: AnalysedPlayer[], until = '20:00'): GameAnalysis =>
  analysedGame(players, { durationMs: at(until), clockMs: at(until), decidedMs: at(until) });

/** Front matter of a build file. */
export const frontMatter = {
  id: 'footmen',
  name: 'Footmen',
  race: 'H',
  matchups: ['HvO', 'HvH'],
  heroes: [['Hamg']],
  keyUnits: ['hfoo'],
  rule: [{ is: 'made', of: ['hfoo'], atLeast: 2, before: '3:00' }] as unknown[],
  summary: 'Footmen.',
};

/** A build with this rule, otherwise Archmage and Footmen. */
export const build = (changes: Partial<Record<keyof Build, unknown>> = {}): Build =>
  buildSchema.parse({ ...frontMatter, ...changes });
