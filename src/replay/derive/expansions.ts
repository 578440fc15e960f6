import type { Made } from './births/made.ts';
import type { Span } from './births/overlap.ts';
import type { Step } from './step.ts';

/** A further town hall: when it was ordered, and between when it was begun and stood, as far as that is proven. */
export interface Expansion {
  ms: number;
  id: string;
  started: Span | null;
  standing: Span | null;
}

/** The expansions of a player, each with the hall that was seen of it. `made` is what the player made. */
export function expansionsOf(steps: readonly Step[], made: readonly Made[]): Expansion[] {
  return steps.map((step) => {
    const { ms, id } = step;
    const same = steps.filter((other) => other.id === id);
    const halls = made.find((one) => one.id === id)?.births ?? [];
    const hall = halls.find((one, place) =>
      // As many as were ordered, they come in the order of the orders; otherwise only one order may fit.
      halls.length === same.length
        ? same[place] === step && ms <= one.to
        : fits(same, one).join() === `${ms}`,
    );
    const started = hall ? { from: Math.max(ms, hall.from), to: hall.to } : null;
    return { ms, id, started, standing: hall?.standing ?? null };
  });
}

/** When those orders were given that may have made a hall: the last one before it can have begun, and all until it had. */
function fits(steps: readonly Step[], { from, to }: Span): number[] {
  const times = steps.map(({ ms }) => ms).filter((ms) => ms <= to);
  return times.slice(
    Math.max(
      0,
      times.findLastIndex((ms) => ms <= from),
    ),
  );
}
