/** Median order times per race in 1v1 games. */
import { firstOrderedHero } from '../../game/derive/heroes.ts';
import { RACES, type Race } from '../../game/races.ts';
import type { ExaminedPlayer } from './examine.ts';
import { median } from '../../game/quantiles.ts';

interface OrderMedian {
  n: number;
  medianMs: number | null;
}

/** Orders with medians: the first hero, and the upgrades to tier 2 and 3. */
export const MEDIAN_ORDERS = ['hero', 'tier2', 'tier3'] as const;
export type MedianOrder = (typeof MEDIAN_ORDERS)[number];
export type TimingAudit = Record<Race, Record<MedianOrder, OrderMedian>>;

/** Order times of a player in ms of game time; null if the player never gave the order. */
export type PlayerTimings = Record<MedianOrder, number | null>;

/** Picks these times of a player. */
export const timingsOf = ({ facts: { heroes, tiers } }: ExaminedPlayer): PlayerTimings => ({
  hero: firstOrderedHero(heroes)?.orderedMs ?? null,
  tier2: tiers[0]?.orderedMs ?? null,
  tier3: tiers[1]?.orderedMs ?? null,
});

/** Calculates medians of orders rather than of sightings, because orders show what each race's economy allows. */
export function auditTimings(
  games: readonly { duel: boolean; players: readonly { race: Race | null; timings: PlayerTimings }[] }[],
): TimingAudit {
  const players = games.filter(({ duel }) => duel).flatMap((game) => game.players);
  const ofRace = (race: Race) => {
    const raceGroup = players.filter((player) => player.race === race);
    return Object.fromEntries(
      MEDIAN_ORDERS.map((order) => {
        const times = raceGroup.map(({ timings }) => timings[order]).filter((ms) => ms !== null);
        return [order, { n: times.length, medianMs: median(times) }];
      }),
    ) as Record<MedianOrder, OrderMedian>;
  };
  return Object.fromEntries(RACES.map((race) => [race, ofRace(race)])) as TimingAudit;
}
