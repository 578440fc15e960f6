/** What is measured of a player, in the archive and in a dropped game alike. */
import type { AnalysedMade } from '../../../game/made-schema.ts';
import { formatClock, secondsOrNull } from '../../../game/clock.ts';
import { endOf, type Side } from '../../compare/side.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import { TIMING_NAMES, TIMINGS, timingOf } from '../../../game/key-timings.ts';
import { addBounds, madeBefore } from '../../../game/made-before.ts';

/** A player of a game, with what is told of it on its map where that is known. */
export interface MeasuredSide extends Side {
  chronicle?: Pick<ToldGame, 'places'> | null;
}

export interface Measure {
  id: string;
  name: string;
  /** Whether it is a game time, in seconds; otherwise a number. */
  time: boolean;
  /** The game time that a number is counted up to, in ms; null for a time, and what is of the whole game. */
  ms: number | null;
  /** Null where the player has none, or the recording does not tell. */
  of: (side: MeasuredSide) => number | null;
  /** Heading of the report below which it is seen. */
  where: string;
}

/** Seconds from which on nothing is measured less exactly than it differs, and the same for numbers. */
export const LEAST_SPREAD = { time: 10, number: 1 } as const;

const MINUTE = 60_000;

const timings = TIMING_NAMES.map((timing): Measure => ({
  id: timing,
  name: TIMINGS[timing],
  time: true,
  ms: null,
  where: 'timings',
  of: ({ player }) => secondsOrNull(timingOf(player, timing)),
}));

/** What only orders with places tell. */
const placed = (
  id: string,
  name: string,
  of: (places: NonNullable<ToldGame['places']>, slot: string) => number | undefined,
): Measure => ({
  ...{ id, name, time: true, ms: null, where: 'moments' },
  of: ({ player, chronicle }) =>
    secondsOrNull((chronicle?.places && of(chronicle.places, player.slot)) ?? null),
});

/** A number at a time that not every game reaches. */
const by = (
  minute: number,
  id: string,
  what: string,
  where: string,
  of: (side: Side, ms: number) => number | null,
): Measure => ({
  id: `${id}-${minute}`,
  name: `${what} by ${formatClock(minute * MINUTE)}`,
  time: false,
  ms: minute * MINUTE,
  where,
  of: (side) => (endOf(side) < minute * MINUTE ? null : of(side, minute * MINUTE)),
});

/** How many were made for certain; null where the recording keeps no objects. */
const madeUnits =
  (which: (entry: AnalysedMade) => boolean) =>
  ({ player }: Side, ms: number): number | null =>
    player.made.length === 0
      ? null
      : addBounds(player.made.filter(which).map((entry) => madeBefore(entry, ms))).min;

const gold = ({ game, player }: Side, ms: number): number | null => {
  const at = game.spending?.minutes.indexOf(ms) ?? -1;
  const spending = game.spending?.players.find(({ slot }) => slot === player.slot);
  return spending?.gold.least[at] ?? null;
};

export const MEASURES: readonly Measure[] = [
  ...timings,
  placed(
    'camp',
    'First camp of creeps',
    ({ camps }, slot) => camps.find((camp) => String(camp.slot) === slot)?.startMs,
  ),
  placed(
    'contact',
    'First attack order',
    ({ contacts }, slot) => contacts.find((contact) => String(contact.slot) === slot)?.ms,
  ),
  {
    id: 'expansion-begun',
    name: 'First expansion begun',
    time: true,
    ms: null,
    where: 'timings',
    of: ({ player }) => secondsOrNull(player.expansions[0]?.started?.to ?? null),
  },
  by(
    5,
    'workers',
    'Workers made',
    'made',
    madeUnits(({ worker }) => worker),
  ),
  by(
    8,
    'units',
    'Units made',
    'made',
    madeUnits(({ type, worker }) => type === 'unit' && !worker),
  ),
  by(
    10,
    'upgrades',
    'Research ordered',
    'research',
    ({ player }, ms) => player.research.filter((step) => step.ms < ms).length,
  ),
  by(10, 'gold', 'Gold spent for certain', 'spending', gold),
  {
    id: 'apm',
    name: 'Actions per minute',
    time: false,
    ms: null,
    where: 'apm',
    of: ({ player }) => player.apm.average,
  },
];
