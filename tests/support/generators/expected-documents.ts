/** The published facts of a generated player, without the English names, which have tests of their own. */
import {
  counted,
  expectedHeroes,
  expectedTiers,
  type CountedStep,
  type ExpectedTier,
} from './expected-facts.ts';
import type { PlayerState } from './player-state.ts';

const based = (ms: number | null, basis: string) => (ms === null ? null : { ms, basis });
const MINUTE_MS = 60_000;

/** A clock as people write it, floored. */
export const clock = (ms: number): string => {
  const seconds = (ms - (ms % 1000)) / 1000;
  return `${(seconds - (seconds % 60)) / 60}:${seconds % 60 < 10 ? 0 : ''}${seconds % 60}`;
};

/** What `analyze` must find about a player. */
export function expectedAnalysis(state: PlayerState, endMs: number) {
  const { hand } = state;
  const steps = countedOwn(state);
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
    expansions: halls(state, steps).map(({ ms, id }) => ({ ms, id })),
    build: steps.map(({ ms, id, type, presses, made }) => ({
      ms,
      id,
      type,
      worker: id === state.sheet.worker[0],
      presses,
      count: made,
      countBasis: type === 'unit' && presses > 1 ? 'inferred' : 'order',
    })),
    research: researched(state, steps),
    foreign: totals(counted(state.foreign)).map(({ id, count }) => ({ id, count })),
    totals: totals(steps.filter((step) => step.type !== 'revival' && step.type !== 'morph')),
  };
}

/** What `summarize` must say about a player, apart from name and race. */
export function expectedSummary(state: PlayerState, endMs: number) {
  const steps = countedOwn(state);
  const opener = expectedHeroes(state, steps).find((hero) => hero.ordered !== null);
  const [tier2, tier3] = expectedTiers(state, steps, endMs).map((tier: ExpectedTier) => tier.known);
  const expansion = halls(state, steps)[0]?.ms ?? null;
  const opening = steps.filter(
    ({ id, type, made }) =>
      made > 0 && !['item', 'revival', 'morph'].includes(type) && id !== state.sheet.worker[0],
  );
  const during = (types: string[], from: number | null, to: number | null) =>
    from === null
      ? []
      : distinct(
          steps.filter(
            ({ ms, type, made }) => made > 0 && types.includes(type) && ms >= from && ms < (to ?? Infinity),
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
    researched: researched(state, steps).map(({ id, level, category }) => ({
      itemId: id,
      level,
      category,
      icon: id,
    })),
  };
}

/** Own steps; how many a burst made depends on all orders that its maker got. */
const countedOwn = (state: PlayerState): CountedStep[] => counted(state.steps);

const halls = ({ sheet }: PlayerState, steps: readonly CountedStep[]) =>
  steps.filter((step) => step.id === sheet.halls[0] && step.made > 0);

function researched({ sheet }: PlayerState, steps: readonly CountedStep[]) {
  const levels: Record<string, number> = {};
  return steps
    .filter(({ id, made }) => id.startsWith('R') && made > 0)
    .map(({ ms, id }) => {
      const row = sheet.research.find(([research]) => research === id);
      levels[id] = Math.min((levels[id] ?? 0) + 1, row?.[2] ?? Infinity);
      return { ms, id, level: levels[id], category: row?.[3] ?? 'ability' };
    });
}

function totals(steps: readonly CountedStep[]) {
  const made = steps.filter((step) => step.made > 0);
  return [...new Set(made.map((step) => step.id))].map((id) => {
    const same = made.filter((step) => step.id === id);
    return { id, type: same[0]!.type, count: same.reduce((sum, step) => sum + step.made, 0) };
  });
}

const distinct = (steps: readonly CountedStep[]) =>
  [...new Set(steps.map(({ id }) => id))].map((itemId) => ({ itemId }));
const timed = (itemId: string, ms: number) => ({ itemId, gameTimeMs: ms, gameTimeFormatted: clock(ms) });
