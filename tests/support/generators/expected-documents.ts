/** The published facts of a generated player, without English names, which separate tests cover. */
import {
  expectedHeroes,
  expectedTiers,
  judged,
  type JudgedStep,
  type ExpectedTier,
} from './expected-facts.ts';
import type { PlayerState } from './player-state.ts';

const based = (ms: number | null, basis: string) => (ms === null ? null : { ms, basis });
const MINUTE_MS = 60_000;

/** A clock as people write it, rounded down. */
export const clock = (ms: number): string => {
  const seconds = (ms - (ms % 1000)) / 1000;
  return `${(seconds - (seconds % 60)) / 60}:${seconds % 60 < 10 ? 0 : ''}${seconds % 60}`;
};

/** The required result of `analyze` for a player. */
export function expectedAnalysis(state: PlayerState, endMs: number) {
  const { hand } = state;
  const steps = judged(state.steps);
  const actions = Object.values(hand.kinds).reduce((sum, count) => sum + count, 0);
  return {
    apm: {
      average: endMs > 0 ? Math.round((actions * MINUTE_MS) / endMs) : 0,
      perMinute: hand.minutes,
      kinds: hand.kinds,
    },
    heroes: expectedHeroes(state, steps).map((hero) => ({
      ...hero,
      ordered: based(hero.ordered, 'order'),
      seen: based(hero.seen, 'observed'),
      retrainedMs: [],
      revivalsMs: hero.revivals,
      revivals: undefined,
    })),
    tiers: expectedTiers(state, steps, endMs).map((tier) => ({
      ...tier,
      ordered: based(tier.ordered, 'order'),
      completed: based(tier.completed, 'derived'),
      observed: based(tier.observed, 'observed'),
      known: undefined,
    })),
    expansions: expansionSites(state, steps).map(({ ms, id }) => ({ ms, id })),
    build: steps.map(({ ms, id, type, presses, stood }) => ({
      ms,
      id,
      type,
      worker: id === state.sheet.worker[0],
      presses,
      cancelled: !stood,
    })),
    research: researched(state, steps),
    foreign: foreignOrders(judged(state.foreign)),
  };
}

/** The required result of `summarize` for a player, without name and race. */
export function expectedSummary(state: PlayerState, endMs: number) {
  const steps = judged(state.steps);
  const opener = expectedHeroes(state, steps).find((hero) => hero.ordered !== null);
  const [tier2, tier3] = expectedTiers(state, steps, endMs).map((tier: ExpectedTier) => tier.known);
  const expansion = halls(state, steps)[0]?.ms ?? null;
  const opening = steps.filter(
    ({ id, type, stood }) =>
      stood && !['item', 'revival', 'morph'].includes(type) && id !== state.sheet.worker[0],
  );
  const during = (types: string[], from: number | null, to: number | null) =>
    from === null
      ? []
      : distinct(
          steps.filter(
            ({ ms, type, stood }) => stood && types.includes(type) && ms >= from && ms < (to ?? Infinity),
          ),
        );
  return {
    heroOpener: opener ? timed(opener.id, opener.ordered!) : null,
    tier2Time: tier2!,
    tier2TimeFormatted: tier2 == null ? null : clock(tier2),
    tier3Time: tier3!,
    tier3TimeFormatted: tier3 == null ? null : clock(tier3),
    expansionTime: expansion,
    expansionTimeFormatted: expansion === null ? null : clock(expansion),
    buildPreview: opening.slice(0, 20).map(({ id, ms, type }) => ({ ...timed(id, ms), type })),
    t2Buildings: during(['building'], tier2!, tier3!),
    t2Units: during(['unit', 'hero'], tier2!, tier3!),
    t3Buildings: during(['building'], tier3!, null),
    t3Units: during(['unit', 'hero'], tier3!, null),
    researched: researched(state, steps).map(({ id, ms, level, category }) => ({
      ...timed(id, ms),
      level,
      category,
      icon: id,
    })),
  };
}

const halls = ({ sheet }: PlayerState, steps: readonly JudgedStep[]) =>
  steps.filter((step) => step.id === sheet.halls[0] && step.stood);

/**
 * Halls, and Undead mines at least 1,000 map units from the first four buildings; only the first of both at one
 * place.
 */
function expansionSites({ sheet }: PlayerState, steps: readonly JudgedStep[]): JudgedStep[] {
  const isHall = ({ id }: JudgedStep) => id === sheet.halls[0];
  const isMine = ({ id }: JudgedStep) => id === sheet.mine;
  const near = (a: JudgedStep, b: JudgedStep) => Math.hypot(a.at![0] - b.at![0], a.at![1] - b.at![1]) < 1000;
  const placed = steps.filter(({ stood, type, at }) => stood && type === 'building' && at);
  const base = placed.filter((step) => !isHall(step) && !isMine(step)).slice(0, 4);
  const sites: JudgedStep[] = [];
  for (const step of placed.filter((each) => isHall(each) || isMine(each))) {
    if (isMine(step) && (base.length === 0 || base.some((building) => near(building, step)))) continue;
    if (!sites.some((site) => (isMine(step) || isMine(site)) && near(site, step))) sites.push(step);
  }
  return sites;
}

function researched({ sheet }: PlayerState, steps: readonly JudgedStep[]) {
  const levels: Record<string, number> = {};
  return steps
    .filter(({ id, stood }) => id.startsWith('R') && stood)
    .map(({ ms, id }) => {
      const row = sheet.research.find(([research]) => research === id);
      levels[id] = Math.min((levels[id] ?? 0) + 1, row?.[2] ?? Infinity);
      return { ms, id, level: levels[id], category: row?.[3] ?? 'ability' };
    });
}

function foreignOrders(steps: readonly JudgedStep[]) {
  const standing = steps.filter((step) => step.stood);
  return [...new Set(standing.map((step) => step.id))].map((id) => {
    const same = standing.filter((step) => step.id === id);
    return { id, orders: same.reduce((sum, step) => sum + step.presses, 0) };
  });
}

const distinct = (steps: readonly JudgedStep[]) =>
  [...new Set(steps.map(({ id }) => id))].map((itemId) => ({ itemId }));
const timed = (itemId: string, ms: number) => ({ itemId, gameTimeMs: ms, gameTimeFormatted: clock(ms) });
