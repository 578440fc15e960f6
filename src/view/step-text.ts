/** Describes what players made, in words: steps, counts, supply, skills and expansions, with their evidence. */
import type { AnalysedHero, AnalysedPlayer, AnalysedStep } from '../game/analysis.ts';
import { formatClock } from '../game/clock.ts';
import type { Bounds } from '../game/made-before.ts';
import type { CountEvidence } from '../game/vocabulary.ts';

/** The meaning of a count's basis, for legends. */
export const COUNT_MEANINGS: Readonly<Record<CountEvidence, string>> = {
  seen: 'this many different objects were selected, commanded, or right-clicked where they were placed',
  slot: 'the type of some objects is unknown, but nothing else was due when they appeared',
  press: 'some are known only from an order; the game doesn’t record orders that it refuses',
  needed: 'never selected, but confirmed units require it',
  order: 'ordered, but no object confirms it',
};

/** How many were made: "12–16", or a single number if exact. */
export const numberMade = ({ min, max }: Bounds): string => (min === max ? String(min) : `${min}–${max}`);

/** The expansions after the first: "then Town Hall 12:03, 15:20"; empty if there are none. */
export function furtherExpansions({ expansions: [, ...further] }: AnalysedPlayer): string {
  const times = further.map(({ name, ms }, index) =>
    name === further[index - 1]?.name ? formatClock(ms) : `${name} ${formatClock(ms)}`,
  );
  return times.length > 0 ? `then ${times.join(', ')}` : '';
}

/** "begun 4:10–4:32", "done 5:51"; only what is confirmed. */
export const expansionProof = ({ started, standing }: AnalysedPlayer['expansions'][number]): string[] => [
  ...(started ? [`begun ${spanText(started)}`] : []),
  ...(standing ? [`done ${spanText(standing)}`] : []),
];

/** A range of times, "4:10–4:32", or a single time if both are equal. */
export const spanText = ({ from, to }: { from: number; to: number }): string =>
  [...new Set([from, to].map(formatClock))].join('–');

/**
 * Describes a step: "Footman ×2" for two presses at once, "Guard Tower ×3" for one order to three towers, "Keep,
 * cancelled", "Footman ×2, one cancelled", or "Footman, 1 of 2 units cancelled" for one order to two buildings. Presses only
 * matter for units and for what was partly cancelled.
 */
export function stepText(step: AnalysedStep): string {
  const { name, type, presses, makers = 1, cancelled, lapsed, cancelledPresses = 0, cancelledUnits } = step;
  const count = type === 'unit' || cancelledPresses > 0 ? presses : makers;
  const text = count > 1 ? `${name} ×${count}` : name;
  if (cancelledUnits) return `${text}, ${cancelledUnits.units} of ${cancelledUnits.of} units cancelled`;
  if (cancelledPresses > 0) return `${text}, ${cancelledPresses === 1 ? 'one' : cancelledPresses} cancelled`;
  if (!cancelled) return text;
  return `${text}, ${lapsed ? 'came to nothing' : 'cancelled'}`;
}

/** The longest time in ms between two orders that are one step: nobody means to wait in between. */
const AT_ONCE_MS = 2000;

/** Steps with the same unit or building ordered again at once as one step: "Beastiary ×2". Others stay as they are. */
export function joinRepeats(build: readonly AnalysedStep[]): AnalysedStep[] {
  const joined: { step: AnalysedStep; lastMs: number }[] = [];
  for (const step of build) {
    const before = joined.at(-1);
    const isRepeat = before && step.ms - before.lastMs <= AT_ONCE_MS && canJoin(before.step, step);
    if (!isRepeat) joined.push({ step, lastMs: step.ms });
    else {
      const makers = (before.step.makers ?? 1) + (step.makers ?? 1);
      before.step = { ...before.step, presses: before.step.presses + step.presses, makers };
      before.lastMs = step.ms;
    }
  }
  return joined.map(({ step }) => step);
}

const canJoin = (a: AnalysedStep, b: AnalysedStep): boolean =>
  a.id === b.id &&
  (a.type === 'unit' || a.type === 'building') &&
  [a, b].every((step) => !step.cancelled && !step.cancelledPresses && !step.cancelledUnits);

/** "14/22", "13–15/22", or "14" if the food available is unknown; empty for a step without known supply. */
export const supplyText = ({ supply }: Pick<AnalysedStep, 'supply'>): string =>
  supply ? [supply.used, ...(supply.made ? [supply.made] : [])].map(foodText).join('/') : '';

const foodText = ([min, max]: readonly [number, number]): string => numberMade({ min, max });

/** Skills with their times, then other facts: "Bash 1 (3:10), …; retrained 9:00; revival ordered 7:05". */
export function skillText({ skills, retrainedMs, revivalsMs }: AnalysedHero): string {
  const skillsText = skills
    .map((skill) => `${skill.name} ${skill.level} (${formatClock(skill.ms)})`)
    .join(', ');
  const also = (word: string, times: readonly number[]) =>
    times.length > 0 ? `${word} ${times.map(formatClock).join(', ')}` : '';
  return [skillsText || 'none seen', also('retrained', retrainedMs), also('revival ordered', revivalsMs)]
    .filter(Boolean)
    .join('; ');
}
