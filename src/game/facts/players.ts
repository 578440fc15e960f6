/** The facts of a player in a game, one per column. */
import { heroesByPlace, orderedHeroes, tierOf, timingOf } from '../key-timings.ts';
import { TIME_BASES } from '../vocabulary.ts';
import type { FactTable, Values } from './fact.ts';
import { INDEXED_PLAYER } from './indexed.ts';
import { gameColumn, slotColumn } from './keys.ts';
import type { PlayerSource } from './source.ts';
import { PLAYER_FACT_WORDS } from './words.ts';

const RACE = { ...INDEXED_PLAYER.race, gap: 'The replay does not show it.' } as const;

const ORDERED = { ...INDEXED_PLAYER.firstHeroMs, ordered: true } as const;

/** The name of a hero by position. */
const hero = (which: 'first' | 'second' | 'third', place: number) =>
  ({
    type: 'string',
    says: PLAYER_FACT_WORDS.hero(which),
    gap: PLAYER_FACT_WORDS.heroGap,
    of: ({ player }: PlayerSource) => heroesByPlace(player)[place]?.name ?? null,
  }) as const;

/** When the hero at a position was ordered. */
const heroOrdered = (place: number) =>
  ({
    ...ORDERED,
    says: PLAYER_FACT_WORDS.heroOrdered,
    gap: PLAYER_FACT_WORDS.heroOrderedGap,
    of: ({ player }: PlayerSource) => orderedHeroes(player)[place]?.ordered?.ms ?? null,
  }) as const;

const tierOrdered = (tier: 2 | 3) =>
  ({
    ...ORDERED,
    says: PLAYER_FACT_WORDS.tierOrdered(tier),
    gap: PLAYER_FACT_WORDS.tierOrderedGap,
    of: ({ player }: PlayerSource) => timingOf(player, `tier-${tier}`),
  }) as const;

/** When a tier was finished. */
const tierCompleted = (tier: 2 | 3) =>
  ({
    type: 'integer',
    unit: 'ms',
    says: PLAYER_FACT_WORDS.tierCompleted,
    gap: PLAYER_FACT_WORDS.tierCompletedGap,
    of: ({ player }: PlayerSource) => tierOf(player, tier)?.completed?.ms ?? null,
  }) as const;

const tierBasis = (tier: 2 | 3) =>
  ({
    type: 'string',
    values: TIME_BASES,
    says: PLAYER_FACT_WORDS.tierBasis,
    gap: PLAYER_FACT_WORDS.tierBasisGap,
    of: ({ player }: PlayerSource) => tierOf(player, tier)?.completed?.basis ?? null,
  }) as const;

/** A bound on the spending of one resource. */
const spent = (resource: 'gold' | 'lumber', bound: 'least' | 'most') =>
  ({
    type: 'integer',
    unit: resource,
    says: PLAYER_FACT_WORDS.spent(resource, bound),
    gap: PLAYER_FACT_WORDS.spentGap,
    of: (row: PlayerSource) => row.spent?.[resource][bound] ?? null,
  }) as const;

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
  team: { ...INDEXED_PLAYER.team, says: 'Number of the team.', of: ({ player }) => player.team },
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
    ...INDEXED_PLAYER.result,
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
  firstHero: hero('first', 0),
  firstHeroMs: heroOrdered(0),
  secondHero: hero('second', 1),
  secondHeroMs: heroOrdered(1),
  thirdHero: hero('third', 2),
  thirdHeroMs: heroOrdered(2),
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
  goldAtLeast: spent('gold', 'least'),
  goldAtMost: spent('gold', 'most'),
  lumberAtLeast: spent('lumber', 'least'),
  lumberAtMost: spent('lumber', 'most'),
  foodLostAtLeast: {
    type: 'integer',
    says: 'Minimum food of the units and heroes that the player lost in the game.',
    gap: 'The record has no data on objects, or the player has allies.',
    of: ({ player: { losses } }) => losses && (losses.at(-1)?.food ?? 0),
  },
} as const satisfies FactTable<PlayerSource>;

export type PlayerValues = Values<typeof PLAYER_FACTS>;

/** Player values by which the replay list is searched and sorted. */
export type IndexedPlayer = Pick<PlayerValues, keyof typeof INDEXED_PLAYER>;
