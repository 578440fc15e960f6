/**
 * Sentences of the story of a game. A `Claim` is a piece of text, such as a time, that links to its evidence.
 * Clauses are joined by semicolons, and a full stop follows the last.
 */
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import { listedWith, type Sentence } from './claim.ts';

type Claim = Sentence[number];

/** Player and time. */
interface Deed {
  name: string;
  time: Claim;
}

/** A side and a time; two names take the plural. */
interface SideDeed extends Deed {
  isTeam: boolean;
}

/** An attack on creeps that another player is fighting. */
interface Raid {
  whose: string;
  time: Claim;
}

/** For a player who isn't named. */
export const slotName = (slot: number): string => `Player ${slot}`;

/** Sentences about first camps; those of the second side follow the first side’s. */
export const CAMP_WORDS = {
  starts: ({ name, isTeam, time }: SideDeed): Sentence => [
    `${name} ${isTeam ? 'start' : 'starts'} creeping at `,
    time,
  ],
  first: ({ name, time }: Deed, camp: string): Sentence => [
    `${name}’s first creep camp is the ${camp} (`,
    time,
    ')',
  ],
  next: ({ name, time }: Deed, camp: string): Sentence => [`${name}’s is the ${camp} (`, time, ')'],
  nextSame: ({ name, time }: Deed): Sentence => [`${name}’s is the same one (`, time, ')'],
  /** Follows the first camp of a side that attacked creeps of another player before. */
  afterRaid: ({ whose, time }: Raid): Sentence => [
    `, after attacking creeps that ${whose} is fighting (`,
    time,
    ')',
  ],
  /** Instead of the first camp of a side that has none. */
  raids: ({ name, isTeam }: SideDeed, { whose, time }: Raid): Sentence => [
    `${name} ${isTeam ? 'are' : 'is'} only seen attacking creeps that ${whose} is fighting (`,
    time,
    ')',
  ],
};

/** The sentence about the first attack order; `what` has its words. */
export const contactWords = (time: Claim, what: string): Sentence => ['At ', time, `, ${what}.`];

/** Words for what each player does, or both if they do the same. */
export interface DeedWords {
  each: (deed: Deed, how: string) => Sentence;
  both: (first: Deed, second: Deed, how: string) => Sentence;
}

const TIMES = ['', '', 'twice, first '];

/** Sentences about expansions. */
export const EXPAND_WORDS = {
  /** "twice, first at the natural". */
  how: (count: number, place: string): string => `${TIMES[count] ?? `${count} times, first `}${place}`,
  each: ({ name, time }: Deed, how: string): Sentence => [`${name} expands ${how} (`, time, ')'],
  both: (first: Deed, second: Deed, how: string): Sentence => [
    ...bothAtTimes(first, second),
    ` both expand ${how}.`,
  ],
};

/** Follows the place of a tree that walked there; the time of the first tree is when it took root there. */
export const rootedWords = (rootedMs: number, ms: number): string =>
  rootedMs === ms
    ? ', where the main base’s Tree takes root about then'
    : ` with a Tree that takes root there about ${formatClock(rootedMs)}`;

/** For players with an expansion that nothing shows to have been begun. */
export const ORDER_EXPANSION_WORDS = {
  /** "3 expansions, the first at the natural". */
  how: (count: number, place: string): string =>
    `${count === 1 ? 'an expansion' : `${count} expansions, the first`} ${place}`,
  each: ({ name, time }: Deed, how: string): Sentence => [`${name} orders ${how} (`, time, ')'],
  both: (first: Deed, second: Deed, how: string): Sentence => [
    ...bothAtTimes(first, second),
    ` both order ${how}.`,
  ],
  /** Follows the known expansions of a player. */
  more: (count: number, place: string, time: Claim): Sentence => [
    ` and orders ${count === 1 ? 'another' : `${count} others, the first`} ${place} (`,
    time,
    ')',
  ],
  /** `again` counts the later halls that were cancelled, too. */
  cancelled: (again: number): string =>
    ` but cancels it${again === 0 ? '' : ` and then ${again === 1 ? 'another' : `${again} others`}`}`,
};

/** Sentences about orders of tiers. */
export const TIER_WORDS = {
  how: (tier: number): string => `tier ${tier}`,
  each: ({ name, time }: Deed, tier: string): Sentence => [`${name} orders ${tier} (`, time, ')'],
  both: (first: Deed, second: Deed, tier: string): Sentence => [
    ...bothAtTimes(first, second),
    ` both order ${tier}.`,
  ],
  /** "Arthas (2:55) and Thrall (3:10) are the first of their teams to order tier 2." */
  firstOfTeams: (deeds: readonly Deed[], tier: number): Sentence => [
    ...listedWith(deeds.map(({ name, time }) => [`${name} (`, time, ')'])),
    deeds.length === 1 ? ' is the first' : ' are the first of their teams',
    ` to order tier ${tier}.`,
  ],
  /** "Arthas orders tier 2 at 3:01 and tier 3 at 8:20". */
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

/** Sentences about revivals of heroes. */
export const REVIVAL_WORDS = {
  /** An order, because the game may end before the hero is back. */
  ordered: (players: readonly string[], times: Claim): Sentence => [
    ...listedWith(players.map((player) => [player])),
    players.length > 1 ? ' each order ' : ' orders ',
    times,
  ],
  /** With shared control, or after a player left. Begins a sentence unless clauses are before it. */
  byAllies: (players: readonly string[], times: Claim, begins: boolean): Sentence => [
    `${begins ? 'Allies' : 'allies'} order `,
    times,
    players.length > 1 ? ' each for ' : ' for ',
    ...listedWith(players.map((player) => [player])),
  ],
};

/** Sentences about the fight that the story ends with. */
export const TURN_WORDS = {
  hidden: 'Replays have no orders from computers, so fights against them can’t be seen.',
  /** Orders at allies are no fight, though some attack them. */
  none: (hasTeams: boolean): string =>
    `The orders don’t show a fight${hasTeams ? ' between the teams' : ''}.`,
  biggest: 'the biggest fight',
  /** Instead of `biggest` if another may be bigger. */
  big: 'a big fight',
  /** After "the", or "a" if another has as much, instead of `big` if little food is known. */
  most: 'fight with the most known food',
  /** Instead of `biggest` if no food is known. */
  busiest: 'the fight with the most attack orders',
  lasts: (ms: number): string => `lasts ${formatClock(ms)}`,
  /** Before what the sides of a long fight brought from its start to its end. */
  inAll: ' In all, ',
  deaths: (heroes: number): string => `a fight with ${counted(heroes, 'known hero death')}`,
  /** The minimum alone would compare sides falsely, because it leaves out most of a group that a hero leads. */
  food: ({ least, most }: { least: number; most: number | null }): string =>
    most === null
      ? `at least ${least} food`
      : `${least === most ? least : `${least} to ${Math.max(least, most)}`} food`,
  /** "the Far Seer twice"; with its owner if the side loses another of its kind, "Arthas’s Paladin". */
  lostHero: (name: string, owner: string | null, deaths: number): string =>
    (owner === null ? `the ${name}` : `${owner}’s ${name}`) +
    (deaths > 2 ? ` ${deaths} times` : deaths > 1 ? ' twice' : ''),
  /** "Arthas brings 20 to 45 food (2 heroes) and loses the Far Seer"; a team takes the plural. */
  side: (name: string, isTeam: boolean, food: Claim, heroes: number, lost: readonly string[]): Sentence => [
    `${name} ${isTeam ? 'bring' : 'brings'} `,
    food,
    heroes > 0 ? ` (${heroes === 1 ? '1 hero' : `${heroes} heroes`})` : '',
    ...(lost.length > 0
      ? [isTeam ? ' and lose ' : ' and loses ', ...listedWith(lost.map((hero) => [hero]))]
      : []),
  ],
};
