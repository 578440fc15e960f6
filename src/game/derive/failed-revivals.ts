/** Tells deaths of a hero apart by the place of its body, which each order to revive it carries. */
import type { Game, GamePlayer } from '../game.ts';
import { mapOrders, ORDER_STEP_MS } from '../orders.ts';
import { baseForm } from './births/base-form.ts';
import { stood, type Step } from './step.ts';

/**
 * Changes `steps`: marks revivals that came to nothing as cancelled, because the next order for the hero was given at the same body. In 309
 * recordings, these are 6 of 675 revivals, and nobody commands the hero before the next one. Without map orders,
 * nothing is known.
 */
export function cancelFailedRevivals(
  { objects = [], orders = [], players }: Game,
  { team }: Pick<GamePlayer, 'team'>,
  steps: Step[],
): void {
  const revivals = steps.filter((step) => step.type === 'revival' && stood(step));
  if (revivals.length === 0) return;
  // Allies with shared control revive heroes, too.
  const revives = orders
    .filter((columns) => players.some((player) => player.slot === columns.slot && player.team === team))
    .flatMap((columns) => mapOrders(columns).filter(({ kind }) => kind === 'revive'));
  const isHero = (target: number | null, id: string) =>
    target !== null && objects[target]?.forms?.some(([, form]) => baseForm(form) === id);
  const bodyOf = ({ ms, id }: Step): string | undefined => {
    const order = revives.find((revive) => revive.ms === orderTime(ms) && isHero(revive.target, id));
    return order?.at?.join();
  };
  const last = new Map<string, { step: Step; body: string | undefined }>();
  for (const step of revivals) {
    const previous = last.get(step.id);
    const body = bodyOf(step);
    if (previous && body !== undefined && previous.body === body) previous.step.cancelled++;
    last.set(step.id, { step, body });
  }
}

/** The time at which map orders hold an event: they are stored in steps. */
const orderTime = (ms: number): number => ms - (ms % ORDER_STEP_MS);
