/**
 * Sentences of the story of a game. A `Claim` is a piece of text, such as a time, that links to its evidence.
 * Clauses are joined by semicolons, and a full stop follows the last.
 */
import { listedWith, type Sentence } from './claim.ts';

type Claim = Sentence[number];

/** Player and time. */
interface Deed {
  name: string;
  time: Claim;
}

/** For a player who isn't named. */
export const slotName = (slot: number): string => `Player ${slot}`;

export const OPEN_WORDS = {
  both: (first: string, second: string, hero: Claim): Sentence => [
    `${first} and ${second} both open with the `,
    hero,
    '.',
  ],
  /** "Moon opens with the Blademaster and Grubby with the Far Seer." */
  each: (openings: readonly { player: string; hero: Claim }[]): Sentence => [
    ...listedWith(
      openings.map(({ player, hero }, index) =>
        index === 0 ? [`${player} opens with the `, hero] : [`${player} with the `, hero],
      ),
    ),
    '.',
  ],
};

export const CAMP_WORDS = {
  /** Without a map file: "Moon is first seen creeping at 2:10 and Grubby at 2:30." */
  seen: (deeds: readonly Deed[]): Sentence => [
    ...listedWith(
      deeds.map(({ name, time }, index) =>
        index === 0 ? [`${name} is first seen creeping at `, time] : [`${name} at `, time],
      ),
    ),
    '.',
  ],
  starts: ({ name, time }: Deed): Sentence => [`${name} starts creeping at `, time],
  first: ({ name, time }: Deed, camp: string): Sentence => [
    `${name}’s first creep camp is the ${camp} (`,
    time,
    ')',
  ],
  next: ({ name, time }: Deed, camp: string): Sentence => [`${name}’s is the ${camp} (`, time, ')'],
  nextSame: ({ name, time }: Deed): Sentence => [`${name}’s is the same one (`, time, ')'],
};

export const contactWords = (time: Claim, player: string, place: string): Sentence => [
  'At ',
  time,
  `, ${player} gives the first attack order, ${place}.`,
];

/** Words for what each player does, or both if they do the same. */
export interface DeedWords {
  each: (deed: Deed, how: string) => Sentence;
  both: (first: Deed, second: Deed, how: string) => Sentence;
}

const TIMES = ['', '', 'twice, first '];

export const EXPAND_WORDS = {
  /** "twice, first at the natural". */
  how: (count: number, place: string): string => `${TIMES[count] ?? `${count} times, first `}${place}`,
  each: ({ name, time }: Deed, how: string): Sentence => [`${name} expands ${how} (`, time, ')'],
  both: (first: Deed, second: Deed, how: string): Sentence => [
    ...bothAtTimes(first, second),
    ` both expand ${how}.`,
  ],
};

export const TIER_WORDS = {
  how: (tier: number): string => `tier ${tier}`,
  each: ({ name, time }: Deed, tier: string): Sentence => [`${name} orders ${tier} (`, time, ')'],
  both: (first: Deed, second: Deed, tier: string): Sentence => [
    ...bothAtTimes(first, second),
    ` both order ${tier}.`,
  ],
  /** "Moon orders tier 2 at 3:01 and tier 3 at 8:20". */
  several: (player: string, tiers: readonly { tier: number; time: Claim }[]): Sentence => [
    `${player} orders `,
    ...listedWith(tiers.map(({ tier, time }) => [`tier ${tier} at `, time])),
  ],
};

const bothAtTimes = (first: Deed, second: Deed): Sentence => [
  `${first.name} (`,
  first.time,
  `) and ${second.name} (`,
  second.time,
  ')',
];

export const REVIVAL_WORDS = {
  times: (count: number): string =>
    count === 1 ? 'one hero' : `heroes ${count === 2 ? 'twice' : `${count} times`}`,
  revives: (players: readonly string[], times: Claim): Sentence => [
    ...listedWith(players.map((player) => [player])),
    players.length > 1 ? ' each revive ' : ' revives ',
    times,
  ],
};

export const END_WORDS = {
  noLeave: (time: Claim): Sentence => ['The replay ends at ', time, '.'],
  /** `result` is `so`, `won` or empty; `place` is where the preceding fight was. */
  leaves: (player: string, time: Claim, place: Claim | null, result: string): Sentence => [
    `${player} leaves first, at `,
    time,
    ...(place === null ? [] : [', after a fight ', place]),
    result,
  ],
  so: (winners: string): string => `, so ${winners} won.`,
  won: (winners: string): string => `. ${winners} won.`,
  unknown: '.',
};

export const TURN_WORDS = {
  hidden: 'Replays have no orders from computers, so fights against them can’t be seen.',
  none: 'The orders don’t show a fight.',
  onlyFight: 'the only fight',
  biggest: 'the biggest fight',
  mostDeaths: 'the fight with the most hero deaths',
  amongMostDeaths: 'one of the fights with the most hero deaths',
  /** `sides` are texts from `side`. */
  starts: (time: Claim, fight: string, place: string, sides: readonly Sentence[]): Sentence => [
    'At ',
    time,
    `, ${fight} starts ${place}.`,
    ...(sides.length > 0 ? [' ', ...listedWith(sides, '; '), '.'] : []),
  ],
  food: (least: number): string => `at least ${least} food`,
  /** "Moon brings at least 20 food (2 heroes) and loses the Far Seer"; a team takes the plural. */
  side: (name: string, isTeam: boolean, food: Claim, heroes: number, lost: readonly string[]): Sentence => [
    `${name} ${isTeam ? 'bring' : 'brings'} `,
    food,
    heroes > 0 ? ` (${heroes === 1 ? '1 hero' : `${heroes} heroes`})` : '',
    ...(lost.length > 0
      ? [isTeam ? ' and lose ' : ' and loses ', ...listedWith(lost.map((hero) => [`the ${hero}`]))]
      : []),
  ],
};
