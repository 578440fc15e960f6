/** The contents of one player's lanes: single marks and runs, each with its text, and all of them in words. */
import type { AnalysedHero, AnalysedPlayer, AnalysedStep, AnalysedTier } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { BUILD_LANES, KINDS, stepKind, type BuildLane } from './kinds.ts';
import type { MarkShape } from './shapes.ts';

/** Texts of marks of tiers. */
export const TIER_MARK_WORDS = {
  /** Used if the upgrade may never have finished. */
  inDoubt: (tier: number): string => `Tier ${tier} ordered, in doubt`,
};

/** A mark of a lane, or a run of one. */
export interface TimelineEntry {
  shape: MarkShape;
  /** Game time in ms of the mark, and of the end of its run. */
  ms: number;
  untilMs: number;
  /** Times in ms of events in between, without the mark itself. */
  ticks: readonly number[];
  /** Times in ms of revive orders. */
  arrows: readonly number[];
  text: string;
}

export interface PlayerEntries {
  lanes: Readonly<Record<BuildLane, readonly TimelineEntry[]>>;
  /** Orders of workers in ms, without text because they are frequent and alike. */
  workers: readonly number[];
}

/** Orders for the same thing within this time form a run: about twice the training time of a unit. */
const RUN_MS = 60_000;

/** Entries of a player up to a game time in ms, sorted by time within each lane, without cancelled steps. */
export function entriesOf(player: AnalysedPlayer, endMs: number): PlayerEntries {
  const steps = player.build
    .filter(({ ms, cancelled }) => ms <= endMs && !cancelled)
    .map((step) => ({ step, kind: stepKind(step, player.tiers) }));
  const stepsOfKind = (kind: BuildLane) =>
    steps.flatMap((entry) => (entry.kind === kind ? [entry.step] : []));
  const expansions = new Set(player.expansions.map(({ ms, id }) => `${ms} ${id}`));
  const isExpansion = ({ ms, id }: AnalysedStep) => expansions.has(`${ms} ${id}`);
  return {
    lanes: {
      hero: inOrder([
        ...player.heroes.flatMap((hero) => heroEntry(hero, endMs, player.leftMs ?? endMs)),
        ...strayRevivals(player, stepsOfKind('hero')),
      ]),
      tech: inOrder(player.tiers.flatMap((tier) => tierEntries(tier, endMs))),
      building: mergedRuns(stepsOfKind('building'), (step) => (isExpansion(step) ? 'expansion' : 'building')),
      unit: mergedRuns(stepsOfKind('unit'), () => 'unit'),
      upgrade: mergedRuns(stepsOfKind('upgrade'), () => 'upgrade'),
      item: mergedRuns(stepsOfKind('item'), () => 'item'),
    },
    workers: steps.flatMap(({ step, kind }) => (kind === 'worker' ? [step.ms] : [])),
  };
}

const inOrder = (entries: TimelineEntry[]): TimelineEntry[] => entries.sort((a, b) => a.ms - b.ms);

/** Merges steps of the same object in quick succession into runs, whatever else is ordered in between. */
function mergedRuns(
  steps: readonly AnalysedStep[],
  shapeOf: (step: AnalysedStep) => MarkShape,
): TimelineEntry[] {
  const openRuns = new Map<string, AnalysedStep[]>();
  const runsOfSteps: AnalysedStep[][] = [];
  for (const step of steps) {
    const key = `${shapeOf(step)} ${step.id}`;
    const run = openRuns.get(key);
    if (run && step.ms - run.at(-1)!.ms <= RUN_MS) run.push(step);
    else {
      const newRun = [step];
      openRuns.set(key, newRun);
      runsOfSteps.push(newRun);
    }
  }
  return runsOfSteps.map((run) => {
    const [first] = run as [AnalysedStep];
    const shape = shapeOf(first);
    return {
      shape,
      ms: first.ms,
      untilMs: run.at(-1)!.ms,
      ticks: run.slice(1).map(({ ms }) => ms),
      arrows: [],
      text: `${first.name}${run.length > 1 ? ` ×${run.length}` : ''}${shape === 'expansion' ? ', expansion' : ''}`,
    };
  });
}

/**
 * A hero from its first sign until its player leaves, with a tick for each skill and an arrow for each revival. A bar
 * that ended at the last skill would look like a death.
 */
function heroEntry(
  { name, ordered, seen, level, skills, revivalsMs }: AnalysedHero,
  endMs: number,
  leftMs: number,
): TimelineEntry[] {
  const learnedMs = skills.map(({ ms }) => ms).filter((ms) => ms <= endMs);
  const revivedMs = revivalsMs.filter((ms) => ms <= endMs);
  const ms = ordered?.ms ?? learnedMs[0] ?? seen?.ms;
  if (ms === undefined || ms > endMs) return [];
  const text = level > 0 && learnedMs.length === skills.length ? `${name}, level ${level}` : name;
  return [
    {
      shape: 'hero',
      ms,
      untilMs: Math.min(endMs, Math.max(ms, leftMs, ...learnedMs, ...revivedMs)),
      ticks: learnedMs,
      arrows: revivedMs,
      text,
    },
  ];
}

/** Orders of heroes that the player is not known to have had. */
function strayRevivals({ heroes }: AnalysedPlayer, steps: readonly AnalysedStep[]): TimelineEntry[] {
  const ids = new Set(heroes.map(({ id }) => id));
  return mergedRuns(
    steps.filter(({ id }) => !ids.has(id)),
    () => 'hero',
  );
}

/** An upgrade order of the hall with its duration, its completion, and the first sighting. */
function tierEntries(
  { tier, ordered, completed, observed, doubt }: AnalysedTier,
  endMs: number,
): TimelineEntry[] {
  const moments = [
    [ordered, 'ordered', doubt ? TIER_MARK_WORDS.inDoubt : (tier: number): string => `Tier ${tier} ordered`],
    [completed, 'completed', (tier: number): string => `Tier ${tier} completed`],
    [observed, 'observed', (tier: number): string => `Tier ${tier} seen`],
  ] as const;
  return moments.flatMap(([time, shape, word]): TimelineEntry[] => {
    if (time === null || time.ms > endMs) return [];
    const untilMs = shape === 'ordered' ? Math.min(completed?.ms ?? time.ms, endMs) : time.ms;
    return [{ shape, ms: time.ms, untilMs, ticks: [], arrows: [], text: word(tier) }];
  });
}

/** The meaning of a mark: "1:07 Archmage, level 3; skills at 2:05, 4:10; revival ordered at 18:57". */
export const markText = ({ ms, text, shape, ticks, arrows }: TimelineEntry): string =>
  [
    `${formatClock(ms)} ${text}`,
    ...(ticks.length > 0 ? [`${shape === 'hero' ? 'skills' : 'again'} at ${clocks(ticks)}`] : []),
    ...(arrows.length > 0 ? [`revival ordered at ${clocks(arrows)}`] : []),
  ].join('; ');

/** "Workers: 0:01, 0:10". */
export const workersText = (times: readonly number[]): string => `Workers: ${clocks(times)}`;

/** All non-empty lanes up to a game time in ms: "Heroes: 1:06 Archmage, level 5 · 5:17 Paladin". */
export function laneWords(player: AnalysedPlayer, endMs: number): string[] {
  const { lanes, workers } = entriesOf(player, endMs);
  return [
    ...BUILD_LANES.filter((lane) => lanes[lane].length > 0).map(
      (lane) => `${KINDS[lane]}: ${lanes[lane].map(markText).join(' · ')}`,
    ),
    ...(workers.length > 0 ? [workersText(workers)] : []),
  ];
}

/** A list of times: "2:05, 4:10". */
const clocks = (times: readonly number[]): string => times.map((ms) => formatClock(ms)).join(', ');
