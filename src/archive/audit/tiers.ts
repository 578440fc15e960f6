/** Checks whether town halls are seen upgraded at the time that the order and the duration imply. */
import { HALL_UPGRADE_MS } from '../../game/derive/tiers.ts';
import type { ExaminedPlayer } from './examine.ts';
import { atPlayers, type AtPlayers, type AuditPlace } from './place.ts';
import { median, quantile } from '../../game/quantiles.ts';

/** Allows one second for the command to reach the game. */
export const SOONEST_MS = HALL_UPGRADE_MS - 1000;

/** How long after their orders upgraded halls are seen. */
export interface TierAudit {
  /** Upgrades ordered once and later seen finished. */
  pairs: number;
  /** How many of these were seen no sooner than the upgrade takes. */
  inTime: number;
  /** The 1 % quantile and the median of the time between order and sighting; null without pairs. */
  quantile1Ms: number | null;
  medianMs: number | null;
  tooSoon: (AuditPlace & { id: string; gapMs: number })[];
  /** Halls seen upgraded without an upgrade order. */
  neverOrdered: (AuditPlace & { id: string })[];
}

/** A hall seen upgraded: how many times the upgrade was ordered and, if once, the time until the sighting. */
export interface SeenTier {
  id: string;
  orders: number;
  gapMs: number | null;
}

/**
 * Pairs each upgrade order with the first selection that shows the upgraded hall. Only upgrades ordered once count: if
 * there are several orders, we don't know which of them took effect.
 */
export const tiersOf = ({ facts }: ExaminedPlayer): SeenTier[] =>
  facts.tiers.flatMap(({ id, observedMs }) => {
    if (observedMs === null) return [];
    const orders = facts.steps.filter((step) => step.id === id && step.type === 'upgrade');
    const gapMs = orders.length === 1 ? observedMs - orders[0]!.ms : null;
    return [{ id, orders: orders.length, gapMs }];
  });

/** Combines the pairs from all games. */
export function auditTiers(games: AtPlayers<{ tiers: readonly SeenTier[] }>): TierAudit {
  const seen = atPlayers(games, ({ tiers }) => tiers);
  const pairs = seen.flatMap(({ file, slot, id, gapMs }) =>
    gapMs === null ? [] : [{ file, slot, id, gapMs }],
  );
  const gaps = pairs.map(({ gapMs }) => gapMs).sort((a, b) => a - b);
  const tooSoon = pairs.filter(({ gapMs }) => gapMs < SOONEST_MS);
  return {
    pairs: pairs.length,
    inTime: pairs.length - tooSoon.length,
    quantile1Ms: gaps.length === 0 ? null : quantile(gaps, 0.01),
    medianMs: median(gaps),
    tooSoon,
    neverOrdered: seen.filter(({ orders }) => orders === 0).map(({ file, slot, id }) => ({ file, slot, id })),
  };
}
