/** Goals that a visitor sets, such as a first creep camp before 1:40, and how often games reach them. */
import { formatClock } from '../../../game/clock.ts';
import { timesIn } from './note-times.ts';
import { OWN_MEASURES, type OwnMeasure } from './own-measures.ts';
import type { OwnGame } from './own.ts';
import { GOAL_WORDS as WORDS } from './words.ts';

/** A goal: a time to beat in seconds, or a number to reach. */
export interface Goal {
  measure: OwnMeasure;
  bound: number;
}

/** Maximum stored goals. Visitors wouldn't pursue more. */
export const MOST_GOALS = 10;

/** A goal as stored text, such as "camp<100" or "apm>120". */
export const goalText = ({ measure, bound }: Goal): string =>
  `${measure.id}${measure.isTime ? '<' : '>'}${bound}`;

/** Parses a stored goal; null for text from another version of this page. */
export function parseGoal(text: string): Goal | null {
  const [, id, bound] = /^([a-z0-9-]+)[<>](\d{1,5})$/.exec(text) ?? [];
  return goalOf(id, Number(bound));
}

/** The goal that a visitor typed, such as "1:40" or "20"; null if the text contains no time or number. */
export function typedGoal(id: string, typed: string): Goal | null {
  const measure = OWN_MEASURES.find((entry) => entry.id === id);
  const [ms] = timesIn(typed);
  if (measure?.isTime) return ms === undefined ? null : goalOf(id, ms / 1000);
  return /^\s*\d{1,4}\s*$/.test(typed) ? goalOf(id, Number(typed)) : null;
}

function goalOf(id: string | undefined, bound: number): Goal | null {
  const measure = OWN_MEASURES.find((entry) => entry.id === id);
  return measure && bound > 0 ? { measure, bound } : null;
}

/** For example, "First creep camp before 1:40". */
export const goalName = ({ measure: { name, isTime }, bound }: Goal): string =>
  isTime ? WORDS.timeGoal(name, formatClock(bound * 1000)) : WORDS.numberGoal(name, bound);

/** Games that reached a goal, among those with a value. */
export interface Reached {
  reached: number;
  of: number;
}

/** Number of games per step of the progress. */
const STEP = 10;

/**
 * How many games in each group of ten reached a goal, starting with the latest group. Games without a value don't
 * count.
 */
export function courseOf({ measure, bound }: Goal, games: readonly OwnGame[]): Reached[] {
  const values = games.flatMap((game) => measure.of(game) ?? []).toReversed();
  return Array.from({ length: Math.ceil(values.length / STEP) }, (_, index) => {
    const step = values.slice(index * STEP, (index + 1) * STEP);
    const reached = step.filter((value) => (measure.isTime ? value < bound : value >= bound)).length;
    return { reached, of: step.length };
  });
}

/** Maximum steps that the sentence lists. */
const MOST_STEPS = 5;

/** For example, "reached in 7 of the last 10 games; before that in 3 of 10 and 4 of 10". */
export function courseSentence(course: readonly Reached[]): string {
  const [last, ...before] = course.slice(0, MOST_STEPS);
  if (!last) return WORDS.course.none;
  const latest =
    last.of === 1 ? WORDS.course.onlyGame(last.reached === 1) : WORDS.course.latest(last.reached, last.of);
  const earlier = before.map(({ reached, of }) => WORDS.course.step(reached, of)).join(', ');
  return earlier ? WORDS.course.withEarlier(latest, earlier) : latest;
}
