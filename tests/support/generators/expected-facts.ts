/** Expected facts of a player with a known script: a small second implementation of the reader's rules. */
import type { PlayerState, StatedStep } from './player-state.ts';
import { HALL_UPGRADE_MS, type RaceSheet } from './race-sheets.ts';

export interface JudgedStep extends StatedStep {
  /** Whether anything remained after its cancellations. */
  stood: boolean;
}

/**
 * Steps with their remaining objects. Each press for a unit counts separately; all presses for anything else count
 * together.
 */
export const judged = (steps: readonly StatedStep[]): JudgedStep[] =>
  steps.map((step) => ({ ...step, stood: step.cancelled < (step.type === 'unit' ? step.presses : 1) }));

export interface ExpectedHero {
  id: string;
  ordered: number | null;
  seen: number | null;
  level: number;
  skills: { ms: number; id: string; level: number }[];
  revivals: number[];
}

/** Heroes ordered or skilled. A hero who was neither skilled nor seen only counts if no other hero followed. */
export function expectedHeroes(state: PlayerState, steps: readonly JudgedStep[]): ExpectedHero[] {
  const ordered = steps.filter((step) => step.type === 'hero' && step.stood);
  const ids = new Set([...ordered.map((step) => step.id), ...state.skills.map((skill) => skill.hero)]);
  const heroes = [...ids].map((id) => {
    const skills: ExpectedHero['skills'] = [];
    for (const skill of state.skills.filter(({ hero }) => hero === id)) {
      const level = skills.filter((known) => known.id === skill.id).length + 1;
      if (level <= (skill.ultimate ? 1 : 3)) skills.push({ ms: skill.ms, id: skill.id, level });
    }
    return {
      id,
      ordered: ordered.find((step) => step.id === id)?.ms ?? null,
      seen: firstSeen(state, id),
      level: skills.length,
      skills,
      revivals: steps
        .filter((step) => step.id === id && step.type === 'revival' && step.stood)
        .map((step) => step.ms),
    };
  });
  const start = (hero: ExpectedHero) => hero.ordered ?? hero.skills[0]!.ms;
  return heroes
    .filter((hero) => hero.skills.length > 0 || hero.seen !== null || hero.id === ordered.at(-1)?.id)
    .sort((one, other) => start(one) - start(other));
}

/** When a hero was first selected; a player's hero only counts after obeying that player. */
function firstSeen({ hand }: PlayerState, id: string): number | null {
  const units = [...hand.units.values()].filter((unit) => unit.commanded && unit.forms[0]![1] === id);
  const told = hand.events.some(
    (event) => event.id === id || hand.units.get(event.tag ?? -1)?.forms[0]![1] === id,
  );
  return told && units.length > 0 ? Math.min(...units.map((unit) => unit.forms[0]![0])) : null;
}

export interface ExpectedTier {
  tier: 2 | 3;
  id: string;
  ordered: number | null;
  completed: number | null;
  observed: number | null;
  doubt: 'cancelled' | 'repeated' | 'unfinished' | null;
  /** First sight of the tier: observed, or shown by the first order that requires it. */
  known: number | null;
}

/** Facts of tiers 2 and 3; only one hall is upgraded. */
export function expectedTiers(
  state: PlayerState,
  steps: readonly JudgedStep[],
  endMs: number,
): ExpectedTier[] {
  const { sheet, hand } = state;
  const forms = hand.units.get(state.tag('hall'))?.forms ?? [];
  return ([2, 3] as const).map((tier) => {
    const id = sheet.halls[tier - 1]!;
    const orders = steps.filter((step) => step.id === id);
    const standing = orders.filter((step) => step.stood);
    // The last upgrade order finished, because a hall can't be ordered to become its current form.
    const last = standing.at(-1);
    const observed = forms.find((form) => form[1] === id)?.[0] ?? null;
    const needed = steps.find((step) => step.stood && needs(sheet, step.id) >= tier)?.ms ?? null;
    const done = last ? last.ms + HALL_UPGRADE_MS : null;
    const finished = done !== null && done <= endMs;
    let doubt: ExpectedTier['doubt'] = null;
    if (!last) doubt = orders.length > 0 ? 'cancelled' : null;
    else if (!finished) doubt = 'unfinished';
    else if (orders.some((order) => order.ms < last.ms)) doubt = 'repeated';
    return {
      tier,
      id,
      ordered: last?.ms ?? null,
      completed: finished ? done : null,
      observed,
      doubt,
      known: observed !== null && needed !== null ? Math.min(observed, needed) : (observed ?? needed),
    };
  });
}

/** The tier that ordering an object proves; a hall's upgrade requires the hall below it. */
function needs(sheet: RaceSheet, id: string): number {
  if (id === sheet.halls[2]) return 2;
  const row = [...sheet.units, ...sheet.buildings, ...sheet.research].find(([object]) => object === id);
  return row?.[1] ?? 1;
}
