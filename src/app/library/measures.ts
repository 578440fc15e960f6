/** The measures of a player: one table for the archive, for dropped games and for the visitor's history. */
import type { AnalysedStep } from '../../game/analysis.ts';
import { toSeconds } from '../../game/clock.ts';
import { recallsPerMinute } from '../../game/derive/apm.ts';
import { TIMINGS, TIMING_NAMES, heroesInOrder, timingOf } from '../../game/key-timings.ts';
import { addBounds, countBefore, type Bounds } from '../../game/made-before.ts';
import type { AnalysedMade } from '../../game/made-schema.ts';
import { spentBy } from '../../game/spent.ts';
import { withDoubt } from '../../map/levels/supply-in-doubt.ts';
import { MINUTE, countByMinute, clockMeasure, type Measure, type MeasuredSide } from './measure.ts';

/** How many were made by a minute: confirmed (`min`) or possible (`max`). Null if the recording identifies no objects. */
const madeBy =
  (matches: (entry: AnalysedMade) => boolean, minute: number, bound: keyof Bounds) =>
  ({ player }: MeasuredSide): number | null =>
    player.made.length === 0
      ? null
      : addBounds(player.made.filter(matches).map((entry) => countBefore(entry, minute * MINUTE)))[bound];

const isWorker = ({ worker }: AnalysedMade): boolean => worker;
const isUnit = ({ type, worker }: AnalysedMade): boolean => type === 'unit' && !worker;

/** Food in use, the middle between its bounds; null if unknown, for example for players with allies. */
const supply = ({ game, player, chronicle }: MeasuredSide, ms: number): number | null => {
  const doubted = withDoubt(game, chronicle).players.find(({ slot }) => slot === player.slot);
  const [minSupply, maxSupply] = doubted?.supply.find((entry) => entry.ms === ms)?.used ?? [];
  return minSupply === undefined || maxSupply === undefined ? null : Math.round((minSupply + maxSupply) / 2);
};

const campsOf = ({ player, chronicle }: MeasuredSide) =>
  chronicle?.places?.camps.filter(({ slot }) => String(slot) === player.slot);

/** Attack orders against the workers of other sides. */
const harassment = ({ game, player, chronicle }: MeasuredSide, ms: number): number | null => {
  const minuteIndex = game.spending?.minutes.indexOf(ms) ?? -1;
  return chronicle?.economy?.find(({ slot }) => slot === player.slot)?.harassed[minuteIndex] ?? null;
};

const isProduced = ({ type, cancelled }: AnalysedStep): boolean =>
  !cancelled && (type === 'unit' || type === 'hero' || type === 'revival');

/**
 * The longest time without a unit or hero order: its start and duration, in ms. In the first minute, only the first
 * workers are trained, one after the other.
 */
function longestWait({ player }: MeasuredSide, untilMs: number): [startMs: number, ms: number] {
  let [startMs, longest] = [MINUTE, 0];
  let last = MINUTE;
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
  heroesInOrder(player)[0]?.skills.filter((skill) => skill.ms < ms).length ?? null;

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
function fightsWithLead({ player, chronicle }: MeasuredSide): { startMs: number; behind: boolean }[] {
  const sides = chronicle?.places?.sides ?? [];
  const mine = sides.findIndex(({ slots }) => slots.some((slot) => String(slot) === player.slot));
  if (sides.length !== 2 || mine < 0) return [];
  return (chronicle?.fights ?? []).flatMap(({ startMs, ledger }) =>
    ledger && ledger.ahead !== null ? [{ startMs, behind: ledger.ahead !== mine }] : [],
  );
}

/** Whether a measure is a key timing; each key timing has its own page. */
export const isTiming = ({ id }: Measure): boolean => id in TIMINGS || id === 'expansion-begun';

/** The measures that are compared with the archive. */
export const MEASURES: readonly Measure[] = [
  ...TIMING_NAMES.map((timing) =>
    clockMeasure(timing, TIMINGS[timing], ({ player }) => timingOf(player, timing), {
      // Races differ in how often and how early they expand.
      everyRace: timing !== 'expansion',
      // A late tier 2 delays tier 3 too, so both are one habit.
      habit: timing === 'tier-3' ? 'tier-2' : timing,
    }),
  ),
  clockMeasure('camp', 'First creep camp', (side) => campsOf(side)?.[0]?.startMs, {
    ordered: false,
    habit: 'creeps',
  }),
  clockMeasure(
    'contact',
    'First attack order',
    ({ player, chronicle }) =>
      chronicle?.places?.contacts.find(({ slot }) => String(slot) === player.slot)?.ms,
    { ordered: false },
  ),
  clockMeasure(
    'expansion-begun',
    'First expansion begun',
    ({ player }) => player.expansions[0]?.started?.to,
    {
      ordered: false,
      habit: 'expansion',
      everyRace: false,
    },
  ),
  ...[3, 5, 8].map((minute) =>
    countByMinute('supply', 'Supply', { minute, valueOf: supply, trivial: 3, everyRace: minute > 3 }),
  ),
  countByMinute('workers', 'Workers trained', {
    minute: 5,
    valueOf: madeBy(isWorker, 5, 'min'),
    most: madeBy(isWorker, 5, 'max'),
    trivial: 1,
    everyRace: false,
  }),
  countByMinute('units', 'Units made', {
    minute: 8,
    valueOf: madeBy(isUnit, 8, 'min'),
    most: madeBy(isUnit, 8, 'max'),
    trivial: 1,
    everyRace: false,
  }),
  ...[5, 8].map((minute) =>
    countByMinute('camps', 'Creep camps', {
      minute,
      valueOf: (side, ms) => campsOf(side)?.filter(({ startMs }) => startMs < ms).length ?? null,
      trivial: 1,
      habit: 'creeps',
    }),
  ),
  countByMinute('wait', 'Longest time without ordering a unit', {
    minute: 8,
    valueOf: (side, ms) => toSeconds(longestWait(side, ms)[1]),
    at: (side) => longestWait(side, 8 * MINUTE)[0],
    trivial: 8,
    worse: 'more',
    unit: 'seconds',
    habit: 'production',
  }),
  countByMinute('upgrades', 'Research ordered', {
    minute: 10,
    valueOf: ({ player }, ms) => player.research.filter((step) => step.ms < ms).length,
    trivial: 1,
  }),
  ...[5, 10].map((minute) =>
    countByMinute('gold', 'Gold spent (at least)', {
      minute,
      valueOf: ({ game, player }) => spentBy(game, player.slot, minute)?.gold.least ?? null,
      trivial: 40 * minute,
    }),
  ),
  ...[8, 12].map((minute) =>
    countByMinute('level', 'Skill points of the first hero', { minute, valueOf: heroLevel, trivial: 0 }),
  ),
  countByMinute('items', 'Items bought', { minute: 10, valueOf: itemsBought, trivial: 1 }),
  countByMinute('harassment', 'Attack orders on enemy workers', {
    minute: 10,
    valueOf: harassment,
    trivial: 3,
  }),
  countByMinute('heroes-lost', 'Heroes revived', {
    minute: 15,
    valueOf: (side, ms) => revivals(side, ms).length,
    at: (side) => revivals(side, 15 * MINUTE)[0] ?? null,
    trivial: 1,
    worse: 'more',
  }),
  {
    id: 'fights',
    name: 'Fights in which the other side gave twice as many attack orders',
    unit: 'percent',
    worse: 'more',
    habit: 'fights',
    trivial: 15,
    everyRace: true,
    ordered: false,
    of: (side) => {
      const fights = fightsWithLead(side);
      const behind = fights.filter((fight) => fight.behind).length;
      return fights.length < FIGHTS_FROM ? null : Math.round((100 * behind) / fights.length);
    },
    at: (side) => fightsWithLead(side).find(({ behind }) => behind)?.startMs ?? null,
    shownAt: { section: 'fights' },
  },
  {
    id: 'apm',
    name: 'Actions per minute',
    unit: 'number',
    worse: 'less',
    habit: 'apm',
    trivial: 15,
    everyRace: true,
    ordered: false,
    shownAt: { section: 'apm' },
    of: ({ player }) => player.apm.average,
    at: () => null,
  },
  {
    id: 'groups',
    name: 'Control groups recalled per minute',
    unit: 'number',
    worse: 'less',
    // Like the one before: a matter of speed.
    habit: 'apm',
    trivial: 5,
    everyRace: true,
    ordered: false,
    shownAt: { section: 'groups' },
    of: ({ game, player }) => {
      const recalls = recallsPerMinute(player, game.clockMs);
      return recalls === null ? null : Math.round(recalls);
    },
    at: () => null,
  },
];

/** Whether advice may be about a measure. Speed is only a number of the tables: nobody can change it in one game. */
export const isAdvised = ({ habit }: Pick<Measure, 'habit'>): boolean => habit !== 'apm';
/** The measures that advice is about. */
export const ADVISED = MEASURES.filter(isAdvised);

const measuresNamed = (...ids: readonly string[]): Measure[] =>
  ids.flatMap((id) => MEASURES.filter((measure) => measure.id === id));

/** The timings in the visitor's history. */
export const HISTORY_TIMINGS = measuresNamed('first-hero', 'camp', 'tier-2', 'expansion');
/** The numbers of units in the visitor's history. */
export const HISTORY_UNITS = [5, 8, 10, 15].map((minute) =>
  countByMinute('units', 'Units', { minute, valueOf: madeBy(isUnit, minute, 'min'), trivial: 1 }),
);

/** The measures in the visitor's history. */
export const HISTORY_MEASURES = [...HISTORY_TIMINGS, ...HISTORY_UNITS, ...measuresNamed('apm')];
