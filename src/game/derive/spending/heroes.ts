import type { GamePlayer } from '../../game.ts';
import type { Costs, Price } from '../../objects/costs.ts';
import type { Hero } from '../heroes.ts';
import { stood, type Step } from '../step.ts';
import type { MadeTimes } from './made.ts';
import { at, ordered, type Payments } from './payments.ts';

/** When each hero was ordered, there at the latest and there at the earliest. */
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

/** What heroes cost: the first that a player has is free, whichever altar or tavern it comes from. */
export function paidForHeroes(heroes: readonly MadeTimes[], { price }: Costs): Payments {
  const byOrder = heroes.toSorted((a, b) => (a.paid.most[0] ?? 0) - (b.paid.most[0] ?? 0));
  const pay = (which: 'least' | 'most') =>
    byOrder
      .filter(({ paid }) => paid[which].length > 0)
      .slice(1)
      .flatMap(({ id, paid }) => at(paid[which], 'heroes', price(id) ?? FREE));
  return { least: pay('least'), most: pay('most') };
}

const FREE: Price = { gold: 0, lumber: 0, food: 0 };

/**
 * Cost of a revival as shares of the price of the hero: of the first level, of each further one, and the most it can be.
 * Constants of the game (`Revive…` and `Awaken…` of MiscGame.txt). An altar takes no lumber.
 */
const ALTAR = { base: 0.4, level: 0.1, gold: 700, lumber: 0 };
const TAVERN_REVIVAL = { base: 0.8, level: 0.2, gold: 1400, lumber: 350 };
const TAVERN = 'ntav';
const HIGHEST_LEVEL = 10;

/**
 * What revivals cost: at least as much as for the level that skill points spent before prove, at an altar unless a tavern is
 * known; at most for the highest level there is.
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
      const hero = price(step.id) ?? FREE;
      const points = (skillsOf.get(step.id) ?? []).filter(({ ms }) => ms < step.ms).length;
      const least = revival(hero, maker === TAVERN ? TAVERN_REVIVAL : ALTAR, Math.max(1, points));
      const most = revival(hero, maker && maker !== TAVERN ? ALTAR : TAVERN_REVIVAL, HIGHEST_LEVEL);
      return { least: at([step.ms], 'revivals', least), most: at([step.ms], 'revivals', most) };
    });
  return { least: revivals.flatMap(({ least }) => least), most: revivals.flatMap(({ most }) => most) };
}

function revival({ gold, lumber }: Price, where: typeof ALTAR, level: number): Price {
  // In whole tenths: 0.4 and 0.1 are no exact numbers of a computer.
  const tenths = Math.round(10 * (where.base + where.level * (Math.min(level, HIGHEST_LEVEL) - 1)));
  const share = (amount: number, most: number) => Math.min(most, Math.floor((amount * tenths) / 10));
  return { gold: share(gold, where.gold), lumber: share(lumber, where.lumber), food: 0 };
}
