/** Whether town halls show up upgraded when order and duration say so. */
import { HALL_UPGRADE_MS } from '../../game/derive/tiers.ts';
import type { ExaminedPlayer } from './examine.ts';
import { atPlayers, type AtPlayers, type AuditPlace } from './place.ts';
import { median, quantile } from '../../game/quantiles.ts';

/** A second for the moment a command takes to reach the game. */
export const SOONEST_MS = HALL_UPGRADE_MS - 1000;

export interface TierAudit {
  /** Upgrades ordered once and later seen finished. */
  pairs: number;
  /** Of these, seen no sooner than the upgrade takes. */
  inTime: number;
  /** Shortest 1 % and median of the time between order and sight; null without pairs. */
  quantile1Ms: number | null;
  medianMs: number | null;
  tooSoon: (AuditPlace & { id: string; gapMs: number })[];
  /** Halls seen upgraded that nobody ordered to upgrade. */
  neverOrdered: (AuditPlace & { id: string })[];
}

/** A hall that was seen upgraded: how often that was ordered, and, if once, the time from there to the sight. */
export interface SeenTier {
  id: string;
  orders: number;
  gapMs: number | null;
}

/**
 * Pairs each upgrade order with the first selection that shows the hall upgraded. Only upgrades ordered once
 * count: with several orders it cannot be told which one was obeyed.
 */
export const tiersOf = ({ facts }: ExaminedPlayer): SeenTier[] =>
  facts.tiers.flatMap(({ id, observedMs }) => {
    if (observedMs === null) return [];
    const orders = facts.steps.filter((step) => step.id === id && step.type === 'upgrade');
    const gapMs = orders.length === 1 ? observedMs - orders[0]!.ms : null;
    return [{ id, orders: orders.length, gapMs }];
  });

/** Puts the pairs of games together. */
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
