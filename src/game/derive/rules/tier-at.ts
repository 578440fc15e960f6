import type { GamePlayer } from '../../game.ts';
import { findObject, TOWN_HALLS } from '../../objects/table.ts';
import type { Step } from '../step.ts';
import { HALL_UPGRADE_MS } from '../tiers.ts';
import type { GameRules } from './game-rules.ts';

/** Tolerance: an order may come this long before the end of the upgrade that it needs. */
const EARLY_MS = 1000;
/** The highest tier of a town hall. */
const MAX_TIER = 3;

/**
 * The highest town hall tier that a player can have had at the time of an order: a tier above the first needs an upgrade
 * order early enough, a sighting, or an order that already needed it. Objects of other races may belong to an ally, so
 * any tier is possible for them.
 */
export function tierAt(
  { race, units }: GamePlayer,
  steps: readonly Step[],
  { tierOf }: GameRules,
  { id, ms }: Pick<Step, 'id' | 'ms'>,
): number {
  if (!race || (findObject(id)?.race ?? null) !== race) return MAX_TIER;
  const halls = TOWN_HALLS[race];
  const shows = (tier: number) =>
    units.some((forms) => forms.some(([since, form]) => since <= ms && halls.indexOf(form) + 1 >= tier));
  const hasOrdered = (tier: number) =>
    steps.some((step) =>
      step.id === halls[tier - 1]
        ? step.ms + HALL_UPGRADE_MS - EARLY_MS <= ms
        : step.type !== 'item' && !halls.includes(step.id) && (tierOf(step.id) ?? 1) >= tier,
    );
  return [3, 2].find((tier) => shows(tier) || hasOrdered(tier)) ?? 1;
}
