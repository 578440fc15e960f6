/** The measures of a player, for the archive and dropped games. */
import type { AnalysedStep } from '../../../game/analysis.ts';
import type { AnalysedMade } from '../../../game/made-schema.ts';
import { toSeconds } from '../../../game/clock.ts';
import { orderedHeroes, TIMING_NAMES, TIMINGS, timingOf } from '../../../game/key-timings.ts';
import { addBounds, madeBefore, type Bounds } from '../../../game/made-before.ts';
import { byMinute, clock, type Measure, type MeasuredSide } from './measure.ts';
import { MEASURE_NAMES as NAMES } from './measure-words.ts';

const timings = TIMING_NAMES.map((timing) =>
  // Races differ in how often and how early they expand.
  clock(timing, TIMINGS[timing], ({ player }) => timingOf(player, timing), {
    everyRace: timing !== 'expansion',
    // A late tier 2 delays tier 3 too, so both are one habit.
    habit: timing === 'tier-3' ? 'tier-2' : timing,
  }),
);

/** Whether a measure is a key timing; each key timing has its own page. */
export const isTiming = ({ id }: Measure): boolean => id in TIMINGS || id === 'expansion-begun';

/** How many were made: confirmed (`min`) or possible (`max`). Null if the recording identifies no objects. */
const madeUnits =
  (which: (entry: AnalysedMade) => boolean, bound: keyof Bounds) =>
  ({ player }: MeasuredSide, ms: number): number | null =>
    player.made.length === 0
      ? null
      : addBounds(player.made.filter(which).map((entry) => madeBefore(entry, ms)))[bound];

const isWorker = ({ worker }: AnalysedMade): boolean => worker;
const isUnit = ({ type, worker }: AnalysedMade): boolean => type === 'unit' && !worker;

const gold = ({ game, player }: MeasuredSide, ms: number): number | null => {
  const at = game.spending?.minutes.indexOf(ms) ?? -1;
  const spending = game.spending?.players.find(({ slot }) => slot === player.slot);
  return spending?.gold.least[at] ?? null;
};

/** Food in use, the middle between its bounds; null if unknown, for example for players with allies. */
const supply = ({ player }: MeasuredSide, ms: number): number | null => {
  const [least, most] = player.supply.find((entry) => entry.ms === ms)?.used ?? [];
  return least === undefined || most === undefined ? null : Math.round((least + most) / 2);
};

const camps = ({ player, chronicle }: MeasuredSide, ms: number): number | null =>
  chronicle?.places?.camps.filter(({ slot, startMs }) => String(slot) === player.slot && startMs < ms)
    .length ?? null;

/** Attack orders against the workers of other sides. */
const harassment = ({ game, player, chronicle }: MeasuredSide, ms: number): number | null => {
  const at = game.spending?.minutes.indexOf(ms) ?? -1;
  return chronicle?.economy?.find(({ slot }) => slot === player.slot)?.harassed[at] ?? null;
};

/** Before this, only the first workers are trained, one after the other. */
const PRODUCTION_FROM_MS = 60_000;

const isProduced = ({ type, cancelled }: AnalysedStep): boolean =>
  !cancelled && (type === 'unit' || type === 'hero' || type === 'revival');

/** The longest time without a unit or hero order: its start and duration, in ms. */
function longestWait({ player }: MeasuredSide, untilMs: number): [startMs: number, ms: number] {
  let [startMs, longest] = [PRODUCTION_FROM_MS, 0];
  let last = PRODUCTION_FROM_MS;
  for (const ms of [...player.build.filter(isProduced).map((step) => step.ms), untilMs]) {
    if (ms < last) continue;
    if (Math.min(ms, untilMs) - last > longest) [startMs, longest] = [last, Math.min(ms, untilMs) - last];
    if (ms >= untilMs) break;
    last = ms;
  }
  return [startMs, longest];
}

/** Skill points that the first hero had spent. */
const heroLevel = ({ player }: MeasuredSide, ms: number): number | null =>
  orderedHeroes(player)[0]?.skills.filter((skill) => skill.ms < ms).length ?? null;

const itemsBought = ({ player }: MeasuredSide, ms: number): number =>
  player.build
    .filter((step) => step.type === 'item' && !step.cancelled && step.ms < ms)
    .reduce((sum, { presses }) => sum + presses, 0);

const revivals = ({ player }: MeasuredSide, ms: number): number[] =>
  player.heroes.flatMap(({ revivalsMs }) => revivalsMs.filter((time) => time < ms)).sort((a, b) => a - b);

/** Minimum number of fights for a conclusion. */
const FIGHTS_FROM = 3;

/**
 * Fights between two sides in which one gave twice as many attack orders as the other; `behind` means that it was the
 * opponent's side.
 */
function ledFights({ player, chronicle }: MeasuredSide): { startMs: number; behind: boolean }[] {
  const sides = chronicle?.places?.sides ?? [];
  const mine = sides.findIndex(({ slots }) => slots.some((slot) => String(slot) === player.slot));
  if (sides.length !== 2 || mine < 0) return [];
  return (chronicle?.fights ?? []).flatMap(({ startMs, ledger }) =>
    ledger && ledger.ahead !== null ? [{ startMs, behind: ledger.ahead !== mine }] : [],
  );
}

const firstCamp = ({ player, chronicle }: MeasuredSide) =>
  chronicle?.places?.camps.find(({ slot }) => String(slot) === player.slot)?.startMs;

const firstContact = ({ player, chronicle }: MeasuredSide) =>
  chronicle?.places?.contacts.find(({ slot }) => String(slot) === player.slot)?.ms;

export const MEASURES: readonly Measure[] = [
  ...timings,
  clock('camp', NAMES.camp, firstCamp, { ordered: false, habit: 'creeps' }),
  clock('contact', NAMES.contact, firstContact, { ordered: false }),
  clock('expansion-begun', NAMES.expansionBegun, ({ player }) => player.expansions[0]?.started?.to, {
    ordered: false,
    habit: 'expansion',
    everyRace: false,
  }),
  ...[3, 5, 8].map((minute) =>
    byMinute('supply', NAMES.supply, supply, { minute, trivial: 3, everyRace: minute > 3 }),
  ),
  byMinute('workers', NAMES.workers, madeUnits(isWorker, 'min'), {
    ...{ minute: 5, trivial: 1, everyRace: false, most: madeUnits(isWorker, 'max') },
  }),
  byMinute('units', NAMES.units, madeUnits(isUnit, 'min'), {
    ...{ minute: 8, trivial: 1, everyRace: false, most: madeUnits(isUnit, 'max') },
  }),
  ...[5, 8].map((minute) => byMinute('camps', NAMES.camps, camps, { minute, trivial: 1, habit: 'creeps' })),
  byMinute('wait', NAMES.wait, (side, ms) => toSeconds(longestWait(side, ms)[1]), {
    ...{ minute: 8, trivial: 8, worse: 'more', unit: 'seconds', habit: 'production' },
    at: (side) => longestWait(side, 8 * 60_000)[0],
  }),
  byMinute(
    'upgrades',
    NAMES.upgrades,
    ({ player }, ms) => player.research.filter((step) => step.ms < ms).length,
    {
      ...{ minute: 10, trivial: 1 },
    },
  ),
  ...[5, 10].map((minute) => byMinute('gold', NAMES.gold, gold, { minute, trivial: 40 * minute })),
  ...[8, 12].map((minute) => byMinute('level', NAMES.level, heroLevel, { minute, trivial: 0 })),
  byMinute('items', NAMES.items, itemsBought, { minute: 10, trivial: 1 }),
  byMinute('harassment', NAMES.harassment, harassment, { minute: 10, trivial: 3 }),
  byMinute('heroes-lost', NAMES.heroesLost, (side, ms) => revivals(side, ms).length, {
    ...{ minute: 15, trivial: 1, worse: 'more' },
    at: (side) => revivals(side, 15 * 60_000)[0] ?? null,
  }),
  {
    ...{ id: 'fights', name: NAMES.fights },
    ...{ unit: 'percent', worse: 'more', habit: 'fights', trivial: 15, everyRace: true, ordered: false },
    of: (side) => {
      const fights = ledFights(side);
      const behind = fights.filter((fight) => fight.behind).length;
      return fights.length < FIGHTS_FROM ? null : Math.round((100 * behind) / fights.length);
    },
    at: (side) => ledFights(side).find(({ behind }) => behind)?.startMs ?? null,
    shownAt: { section: 'fights' },
  },
  {
    ...{ id: 'apm', name: NAMES.apm, unit: 'number', worse: 'less', habit: 'apm', trivial: 15 },
    ...{ everyRace: true, ordered: false },
    of: ({ player }) => player.apm.average,
    at: () => null,
    shownAt: { section: 'apm' },
  },
];
