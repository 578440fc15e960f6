/** What is known of a player of a game: a column for each fact. */
import type { AnalysedPlayer } from '../analysis.ts';
import { heroesByPlace, orderedHeroes, tierOf, timingOf } from '../key-timings.ts';
import { spentInAll, type Spent } from '../spent.ts';
import { isDuel } from '../sides.ts';
import { RACES } from '../summary.ts';
import { RESULTS, TIME_BASES } from '../vocabulary.ts';
import type { Fact } from './fact.ts';
import { gameColumn, slotColumn } from './keys.ts';
import type { FactSource } from './source.ts';

/** What the facts of a player are read from. */
interface Source {
  source: FactSource;
  slot: string;
  player: AnalysedPlayer;
  opponent: AnalysedPlayer | undefined;
  spent: Spent | null;
}

export const playerSources = (source: FactSource): Source[] => {
  const { analysis } = source.game;
  return analysis.players.map((player) => ({
    source,
    slot: player.slot,
    player,
    opponent: isDuel(analysis) ? analysis.players.find(({ slot }) => slot !== player.slot) : undefined,
    spent: spentInAll(analysis, player.slot),
  }));
};

const RACE = { type: 'string', values: RACES, gap: 'The recording does not show it.' } as const;
const TIME = { type: 'integer', unit: 'ms' } as const;

/** The columns of a hero by its place. */
const hero = (which: 'first' | 'second' | 'third', place: number) => ({
  [`${which}_hero`]: {
    type: 'string' as const,
    says: `Name of the ${which} hero.`,
    gap: 'There was none in the game.',
    of: ({ player }: Source) => heroesByPlace(player)[place]?.name ?? null,
  },
  [`${which}_hero_ms`]: {
    ...TIME,
    says: 'Game time at which it was ordered.',
    gap: 'There was none, or it showed without an order.',
    of: ({ player }: Source) => orderedHeroes(player)[place]?.ordered?.ms ?? null,
  },
});

/** The columns of a tier. */
const tier = (number: 2 | 3) => ({
  [`tier${number}_ordered_ms`]: {
    ...TIME,
    says: `Game time of the order for the town hall of tier ${number}.`,
    gap: 'No such order is recorded.',
    of: ({ player }: Source) => timingOf(player, `tier-${number}`),
  },
  [`tier${number}_completed_ms`]: {
    ...TIME,
    says: 'When that was done: the order, and what it takes.',
    gap: 'It was not ordered, or not finished, or that is in doubt.',
    of: ({ player }: Source) => tierOf(player, number)?.completed?.ms ?? null,
  },
  [`tier${number}_completed_basis`]: {
    type: 'string' as const,
    values: TIME_BASES,
    says: 'What the time before rests on.',
    gap: 'There is no such time.',
    of: ({ player }: Source) => tierOf(player, number)?.completed?.basis ?? null,
  },
});

/** Bounds of what was spent of one resource. */
const spent = (resource: 'gold' | 'lumber') =>
  Object.fromEntries(
    (['least', 'most'] as const).map((bound) => [
      `${resource}_at_${bound}`,
      {
        type: 'integer' as const,
        unit: resource,
        says: `${resource === 'gold' ? 'Gold' : 'Lumber'} spent in the whole game, at ${bound}.`,
        gap: 'The record keeps no objects.',
        of: (row: Source) => row.spent?.[resource][bound] ?? null,
      },
    ]),
  );

export const PLAYER_FACTS: Readonly<Record<string, Fact<Source>>> = {
  ...gameColumn(),
  ...slotColumn(),
  player_id: {
    type: 'string',
    says: 'Id of the person; players.json says more of them.',
    gap: 'A computer, or a blank name.',
    of: ({ source, slot }) => source.people.get(slot) ?? null,
  },
  player: { type: 'string', says: 'The name they are known by.', of: ({ player }) => player.handle },
  recorded_name: {
    type: 'string',
    says: 'The name as recorded: text that a stranger typed.',
    gap: 'The recording has none.',
    of: ({ player }) => player.name,
  },
  kind: {
    type: 'string',
    values: ['human', 'computer'],
    says: 'Whether a person or the computer plays.',
    of: ({ player }) => player.kind,
  },
  team: { type: 'integer', says: 'Number of the team.', of: ({ player }) => player.team },
  race: {
    ...RACE,
    says: 'Race that was played: H, O, E (Night Elf) or U.',
    of: ({ player }) => player.race,
  },
  random: {
    type: 'boolean',
    says: 'Whether the race was left to chance.',
    of: ({ player }) => player.random,
  },
  opponent_id: {
    type: 'string',
    says: 'Id of the opponent in a game of one against one.',
    gap: 'More than two play, or the opponent has no id.',
    of: ({ source, opponent }) => (opponent && source.people.get(opponent.slot)) ?? null,
  },
  opponent_race: {
    ...RACE,
    says: 'Race of the opponent in a game of one against one.',
    gap: 'More than two play, or the race is not known.',
    of: ({ opponent }) => opponent?.race ?? null,
  },
  result: {
    type: 'string',
    values: RESULTS,
    says: 'How the game ended for them, inferred from how players left.',
    gap: 'How players left does not show who won.',
    of: ({ player }) => player.result,
  },
  left_ms: {
    ...TIME,
    says: 'Game time at which they left.',
    gap: 'No leave is recorded.',
    of: ({ player }) => player.leftMs,
  },
  apm: {
    type: 'integer',
    unit: 'actions per minute',
    says: 'Average over the game.',
    of: ({ player }) => player.apm.average,
  },
  ...hero('first', 0),
  ...hero('second', 1),
  ...hero('third', 2),
  ...tier(2),
  ...tier(3),
  expansion_ms: {
    ...TIME,
    says: 'Game time of the first order for an expansion.',
    gap: 'No expansion was ordered.',
    of: ({ player }) => timingOf(player, 'expansion'),
  },
  ...spent('gold'),
  ...spent('lumber'),
};
