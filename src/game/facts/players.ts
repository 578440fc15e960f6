/** The facts of a player in a game, one per column. */
import { KEY_MOMENTS, timingOf } from '../key-timings.ts';
import { TIME_BASES } from '../vocabulary.ts';
import { RACES } from '../races.ts';
import type { FactTable, Values } from './fact.ts';
import { gameColumn, slotColumn } from './keys.ts';
import type { PlayerSource } from './source.ts';

const RACE = { type: 'string', values: RACES, gap: 'The replay does not show it.' } as const;

const ORDERED = { type: 'integer', unit: 'ms', ordered: true } as const;

type HeroPlace = 'first' | 'second' | 'third';

/** The name of a hero by position. */
const hero = (which: HeroPlace) =>
  ({
    type: 'string',
    says: `Name of the ${which} hero.`,
    gap: 'The player had no such hero.',
    of: ({ player }: PlayerSource) => KEY_MOMENTS[`${which}-hero`].read(player)?.what ?? null,
  }) as const;

/** When the hero at a position was ordered. */
const heroOrdered = (which: HeroPlace) =>
  ({
    ...ORDERED,
    says: 'Game time of the order for this hero.',
    gap: 'The player had no such hero, or the hero appeared without an order.',
    of: ({ player }: PlayerSource) => timingOf(player, `${which}-hero`),
  }) as const;

const tierOrdered = (tier: 2 | 3) =>
  ({
    ...ORDERED,
    says: `Game time of the order to upgrade to tier ${tier}.`,
    gap: 'The replay has no such order.',
    of: ({ player }: PlayerSource) => timingOf(player, `tier-${tier}`),
  }) as const;

/** When a tier was finished. */
const tierCompleted = (tier: 2 | 3) =>
  ({
    type: 'integer',
    unit: 'ms',
    says: 'Time at which the upgrade was complete: the order time plus the upgrade time.',
    gap: 'The upgrade wasn’t ordered or finished, or that is in doubt.',
    of: ({ player }: PlayerSource) => KEY_MOMENTS[`tier-${tier}`].read(player)?.completed?.ms ?? null,
  }) as const;

const tierBasis = (tier: 2 | 3) =>
  ({
    type: 'string',
    values: TIME_BASES,
    says: 'The evidence for the completion time.',
    gap: 'The completion time is empty.',
    of: ({ player }: PlayerSource) => KEY_MOMENTS[`tier-${tier}`].read(player)?.completed?.basis ?? null,
  }) as const;

/** A bound on the spending of one resource. */
const spentColumn = (resource: 'gold' | 'lumber', bound: 'least' | 'most') =>
  ({
    type: 'integer',
    unit: resource,
    says: `${resource === 'gold' ? 'Gold' : 'Lumber'} spent in the whole game, at ${bound}.`,
    gap: 'The record has no data on objects.',
    of: (row: PlayerSource) => row.spent?.[resource][bound] ?? null,
  }) as const;

/** The columns of players. */
export const PLAYER_FACTS = {
  ...gameColumn(),
  ...slotColumn(),
  playerId: {
    type: 'string',
    says: 'Id of the person, see players.json.',
    gap: 'The player is a computer or has a blank name.',
    of: ({ source, slot }) => source.people.get(slot) ?? null,
  },
  player: { type: 'string', says: 'The name the player is known by.', of: ({ player }) => player.handle },
  recordedName: {
    type: 'string',
    says: 'The recorded name, which a stranger typed.',
    gap: 'The replay has no name.',
    of: ({ player }) => player.name,
  },
  kind: {
    type: 'string',
    values: ['human', 'computer'],
    says: 'Whether the player is a person or a computer.',
    of: ({ player }) => player.kind,
  },
  team: { type: 'integer', says: 'Number of the team.', of: ({ player }) => player.team },
  race: { ...RACE, says: 'Race that was played: H, O, E (Night Elf) or U.', of: ({ player }) => player.race },
  random: {
    type: 'boolean',
    says: 'Whether the player chose Random.',
    of: ({ player }) => player.random,
  },
  opponentId: {
    type: 'string',
    says: 'Id of the opponent in a 1v1 game.',
    gap: 'The game isn’t 1v1, or the opponent has no id.',
    of: ({ source, opponent }) => (opponent && source.people.get(opponent.slot)) ?? null,
  },
  opponentRace: {
    ...RACE,
    says: 'Race of the opponent in a 1v1 game.',
    gap: 'The game isn’t 1v1, or the race isn’t known.',
    of: ({ opponent }) => opponent?.race ?? null,
  },
  result: {
    type: 'string',
    values: ['won', 'lost'],
    says: 'Result for this player, inferred from how players left.',
    gap: 'The way players left does not show who won.',
    of: ({ player }) => player.result,
  },
  leftMs: {
    type: 'integer',
    unit: 'ms',
    says: 'Game time at which the player left.',
    gap: 'The replay doesn’t record a leave.',
    of: ({ player }) => player.leftMs,
  },
  apm: {
    type: 'integer',
    unit: 'actions per minute',
    says: 'Average actions per minute over the game.',
    of: ({ player }) => player.apm.average,
  },
  firstHero: hero('first'),
  firstHeroMs: heroOrdered('first'),
  secondHero: hero('second'),
  secondHeroMs: heroOrdered('second'),
  thirdHero: hero('third'),
  thirdHeroMs: heroOrdered('third'),
  tier2OrderedMs: tierOrdered(2),
  tier2CompletedMs: tierCompleted(2),
  tier2CompletedBasis: tierBasis(2),
  tier3OrderedMs: tierOrdered(3),
  tier3CompletedMs: tierCompleted(3),
  tier3CompletedBasis: tierBasis(3),
  expansionMs: {
    ...ORDERED,
    says: 'Game time of the player’s first expansion order.',
    gap: 'The player ordered no expansion.',
    of: ({ player }) => timingOf(player, 'expansion'),
  },
  goldAtLeast: spentColumn('gold', 'least'),
  goldAtMost: spentColumn('gold', 'most'),
  lumberAtLeast: spentColumn('lumber', 'least'),
  lumberAtMost: spentColumn('lumber', 'most'),
  foodLostAtLeast: {
    type: 'integer',
    says: 'Minimum food of the units and heroes that the player lost in the game.',
    gap: 'The record has no data on objects, or the player has allies.',
    of: ({ player: { losses } }) => losses && (losses.at(-1)?.food ?? 0),
  },
} as const satisfies FactTable<PlayerSource>;

export type PlayerValues = Values<typeof PLAYER_FACTS>;
