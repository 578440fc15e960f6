/** What heroes cost, and when they existed. */
import type { GamePlayer } from '../../game.ts';
import type { Bound, Costs, Price } from '../../objects/costs.ts';
import { REVIVAL_COSTS } from '../../objects/numbers/rules.ts';
import type { Hero } from '../heroes.ts';
import { stood, type Step } from '../step.ts';
import type { MadeTimes } from './made.ts';
import { ordered, payAt, type Payments } from './payments.ts';

/** When each hero was ordered, and the latest and earliest time at which it came into existence. */
export function heroTimes(heroes: readonly Hero[], { makeMs }: Costs): MadeTimes[] {
  return heroes.map(({ id, orderedMs, seenMs, skills }) => {
    const signs = [seenMs, skills[0]?.ms ?? null].filter((ms) => ms !== null);
    const thereMs = signs.length > 0 ? Math.min(...signs) : null;
    const training = makeMs(id) ?? 0;
    const paidMs = Math.max(0, orderedMs ?? 0, (thereMs ?? 0) - training);
    const proven = thereMs !== null;
    return {
      id,
      paid: ordered(proven ? [paidMs] : [], [orderedMs ?? paidMs]),
      born: ordered(proven ? [thereMs] : [], [(orderedMs ?? paidMs) + training]),
    };
  });
}

/** Cost of heroes. A player's first hero is free, from any altar or tavern. */
export function paidForHeroes(heroes: readonly MadeTimes[], { price }: Costs): Payments {
  const byOrder = heroes.toSorted((a, b) => (a.paid.most[0] ?? 0) - (b.paid.most[0] ?? 0));
  const pay = (which: Bound) =>
    byOrder
      .filter(({ paid }) => paid[which].length > 0)
      .slice(1)
      .flatMap(({ id, paid }) => payAt(paid[which], 'heroes', price(id, 1, which) ?? FREE));
  return { least: pay('least'), most: pay('most') };
}

/** What objects without a known price count as. */
const FREE: Price = { gold: 0, lumber: 0, food: 0 };

type Revival = (typeof REVIVAL_COSTS)[keyof typeof REVIVAL_COSTS];
const { altar: ALTAR, tavern: TAVERN_REVIVAL } = REVIVAL_COSTS;
/** Object id of the tavern. */
const TAVERN = 'ntav';
/** Highest level of a hero. */
const HIGHEST_LEVEL = 10;

/**
 * Cost of revivals. Minimum: at the level proven by skill points spent before, and at an altar unless a tavern is
 * known. Maximum: at the highest hero level.
 */
export function paidForRevivals(
  player: Pick<GamePlayer, 'units'>,
  steps: readonly Step[],
  heroes: readonly Hero[],
  { price }: Costs,
): Payments {
  const skillsOf = new Map(heroes.map(({ id, skills }) => [id, skills]));
  const revivals = steps
    .filter((step) => step.type === 'revival' && stood(step))
    .map((step) => {
      const maker = step.by === null ? undefined : player.units[step.by]?.[0]?.[1];
      const points = (skillsOf.get(step.id) ?? []).filter(({ ms }) => ms < step.ms).length;
      const least = revival(
        price(step.id) ?? FREE,
        maker === TAVERN ? TAVERN_REVIVAL : ALTAR,
        Math.max(1, points),
      );
      const highest = maker && maker !== TAVERN ? ALTAR : TAVERN_REVIVAL;
      const most = revival(price(step.id, 1, 'most') ?? FREE, highest, HIGHEST_LEVEL);
      return { least: payAt([step.ms], 'revivals', least), most: payAt([step.ms], 'revivals', most) };
    });
  return { least: revivals.flatMap(({ least }) => least), most: revivals.flatMap(({ most }) => most) };
}

/** Price of a revival at a level. */
function revival({ gold, lumber }: Price, where: Revival, level: number): Price {
  // Whole tenths, because 0.4 and 0.1 have no exact binary form.
  const tenths = Math.round(10 * (where.base + where.level * (Math.min(level, HIGHEST_LEVEL) - 1)));
  const share = (amount: number, most: number) => Math.min(most, Math.floor((amount * tenths) / 10));
  return { gold: share(gold, where.gold), lumber: share(lumber, where.lumber), food: 0 };
}
