/** Where a player left a build: the first step that came later, or never. */
import type { AnalysedPlayer } from '../../../game/analysis.ts';
import { toSeconds } from '../../../game/clock.ts';
import { firstStepsOf } from '../../../game/first-steps.ts';

/** A step of a build with the median of its order times. */
export interface PlannedStep {
  id: string;
  /** 1 for the first object of its kind. */
  nth: number;
  /** "Second Burrow". */
  name: string;
  sec: number;
}

interface Departure {
  /** How many steps were followed before. */
  followed: number;
  /** The first step that came late or never; null if all were followed. */
  step: PlannedStep | null;
  /** When it came; null if never. */
  sec: number | null;
  /** What was ordered instead, if the build doesn't have it. */
  instead: { name: string; sec: number } | null;
}

/** Smaller delays only show who clicks faster. */
const LATE_SEC = 12;
/** The same as a share of the time in the build, because later in the game everything spreads more. */
const LATE_SHARE = 0.12;

/** Compares a player's first steps with a build's, sorted by time, up to the player's last moment in seconds. */
export function departureFrom(
  plan: readonly PlannedStep[],
  player: Pick<AnalysedPlayer, 'build' | 'made'>,
  endSec: number,
): Departure {
  const ownSteps = firstStepsOf(player).build.map(({ id, nth, name, ms }) => ({
    id,
    nth,
    name,
    sec: toSeconds(ms),
  }));
  const find = ({ id, nth }: PlannedStep) => ownSteps.find((step) => step.id === id && step.nth === nth);
  const isLate = (step: PlannedStep) => {
    const limit = step.sec + Math.max(LATE_SEC, LATE_SHARE * step.sec);
    return limit < endSec && (find(step)?.sec ?? Infinity) > limit;
  };
  const index = plan.findIndex(isLate);
  const step = plan[index] ?? null;
  if (!step) return { followed: plan.filter(find).length, step, sec: null, instead: null };
  const sec = find(step)?.sec ?? null;
  const since = Math.max(0, ...plan.slice(0, index).map((earlierStep) => find(earlierStep)?.sec ?? 0));
  const instead = ownSteps.find(
    (order) =>
      order.sec >= since &&
      order.sec < (sec ?? Infinity) &&
      !plan.some(({ id, nth }) => id === order.id && nth === order.nth),
  );
  return { followed: index, step, sec, instead: instead ?? null };
}
