/** Medians of what players ordered when, per race, in games of one against one. */
import { openerOf } from '../replay/derive/heroes.ts';
import { RACES, type Race } from '../replay/summary.ts';
import type { Examined, ExaminedPlayer } from './examine.ts';
import { median } from '../replay/quantiles.ts';

interface OrderMedian {
  n: number;
  medianMs: number | null;
}

/** Orders whose medians are told: the first hero, the upgrades to tier 2 and 3. */
export const MEDIAN_ORDERS = ['hero', 'tier2', 'tier3'] as const;
export type MedianOrder = (typeof MEDIAN_ORDERS)[number];
export type TimingAudit = Record<Race, Record<MedianOrder, OrderMedian>>;

const TIMES: Record<MedianOrder, (player: ExaminedPlayer) => number | null | undefined> = {
  hero: ({ facts }) => openerOf(facts.heroes)?.orderedMs,
  tier2: ({ facts }) => facts.tiers[0]?.orderedMs,
  tier3: ({ facts }) => facts.tiers[1]?.orderedMs,
};

/** Medians of orders, not of what was seen: they are what each race's economy allows. */
export function auditTimings(games: readonly Examined[]): TimingAudit {
  const players = games.filter(({ duel }) => duel).flatMap((game) => game.players);
  const ofRace = (race: Race) => {
    const own = players.filter(({ player }) => player.race === race);
    return Object.fromEntries(
      MEDIAN_ORDERS.map((order) => {
        const times = own.map(TIMES[order]).filter((ms) => ms != null);
        return [order, { n: times.length, medianMs: median(times) }];
      }),
    ) as Record<MedianOrder, OrderMedian>;
  };
  return Object.fromEntries(RACES.map((race) => [race, ofRace(race)])) as TimingAudit;
}
