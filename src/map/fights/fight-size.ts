/** Sizes of fights, by which the biggest and the costliest are chosen. */
import type { FightLedger } from '../ledger-schema.ts';

/** A fight as told, or in playback data. */
interface SizedFight {
  orders: readonly number[];
  ledger?: FightLedger;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Minimum food that all sides brought. */
export const foodOf = ({ ledger }: SizedFight): number =>
  sum((ledger?.sides ?? []).map(({ food }) => food.least));

/** Hero deaths in a fight, known from revivals. */
export const fallen = ({ ledger }: SizedFight): number =>
  sum((ledger?.sides ?? []).flatMap(({ heroes }) => heroes.map(({ deaths }) => deaths)));

/** The fight to which both sides together brought the most food; ties go to the one with the most orders. */
export const biggestFight = <F extends SizedFight>(fights: readonly F[]): F | undefined =>
  fights.toSorted((a, b) => foodOf(b) - foodOf(a) || sum(b.orders) - sum(a.orders))[0];

/** A fight is clearly the biggest with this many times the food of any other. */
const CLEARLY = 1.25;

/**
 * Whether a fight can be called the biggest. Minimum food leaves out members of groups, so it must be far ahead in food,
 * and have the most attack orders too. Nothing is known of the sizes of fights between a map's own heroes.
 */
export const isClearlyBiggest = (fight: SizedFight, fights: readonly SizedFight[]): boolean =>
  foodOf(fight) > 0 &&
  fights.every(
    (other) =>
      other === fight || (foodOf(fight) >= CLEARLY * foodOf(other) && sum(fight.orders) >= sum(other.orders)),
  );
