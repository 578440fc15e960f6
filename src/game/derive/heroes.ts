/** The heroes of a player with their skills, orders and revivals. */
import type { GamePlayer } from '../game.ts';
import { findAbility } from '../objects/abilities.ts';
import { findObject } from '../objects/table.ts';
import { readSkills, relearning, type SkillStep } from './rules/skills.ts';
import { stood, type Step } from './step.ts';

/** The Tome of Retraining lets a hero forget all skills and relearn them, usually at once. */
const RETRAINING_TOME = 'tret';

/** A hero that a player really had. */
export interface Hero {
  id: string;
  /** Game time in ms of the first order to train the hero that was not cancelled; null if there is none. */
  orderedMs: number | null;
  /** When the hero was first selected as the player's own. */
  seenMs: number | null;
  skills: SkillStep[];
  /** When a Tome of Retraining was bought that reset the hero's skills, or the last skill before that, in ms. */
  retrainedMs: number[];
  /** Number of skill points that were spent, which proves that the hero reached this level. */
  level: number;
  /** Revive orders in ms. */
  revivals: number[];
}

/** The heroes a player really had, in order of appearance. */
export function readHeroes(player: GamePlayer, steps: readonly Step[], endMs: number): Hero[] {
  const standing = steps.filter(stood);
  const heroSteps = standing.filter((step) => step.type === 'hero');
  // Groups each list in one pass, because hostile recordings contain orders for thousands of heroes.
  const orders = groupInOrder(heroSteps, (step) => step.id);
  const skills = groupInOrder(
    player.events.filter((event) => event.do === 'skill'),
    (event) => findAbility(event.id)?.hero,
  );
  const revivals = groupInOrder(
    standing.filter((step) => step.type === 'revival'),
    (step) => step.id,
  );
  const sightings = groupInOrder(player.units.flat(), ([, id]) => id);
  const tomes = standing.filter((step) => step.id === RETRAINING_TOME).map((step) => step.ms);
  const relearnings = relearning(tomes, skills);
  const heroes = [...new Set([...orders.keys(), ...skills.keys()])].map((id): Hero => {
    const orderedMs = orders.get(id)?.[0]?.ms ?? null;
    return {
      id,
      orderedMs,
      seenMs: firstSeen(sightings.get(id) ?? [], id, orderedMs),
      ...readSkills(skills.get(id) ?? [], relearnings.get(id) ?? []),
      revivals: (revivals.get(id) ?? []).map((step) => step.ms),
    };
  });
  // If another hero's order follows and this hero was never seen and never skilled, the order came to nothing. A hero
  // still in training at the end never appeared.
  const last = heroSteps.at(-1);
  const isDone = last && last.ms + (findObject(last.id)?.seconds ?? 0) * 1000 <= endMs;
  const real = heroes.filter(
    (hero) => skills.has(hero.id) || hero.seenMs !== null || (isDone && hero.id === last.id),
  );
  return real.sort((a, b) => firstMs(a) - firstMs(b));
}

/** The first ordered hero among those a player really had; `heroesInOrder` does the same for an analysis. */
export const firstOrderedHero = (heroes: readonly Hero[]): Hero | null =>
  heroes.find(({ orderedMs }) => orderedMs !== null) ?? null;

/** Earliest sign of a hero, in ms. */
const firstMs = (hero: Hero): number => hero.orderedMs ?? hero.skills[0]?.ms ?? hero.seenMs ?? Infinity;

/**
 * When a hero was first seen. Sightings before training could have finished belong to another player's hero of the same
 * kind. None of 546 trained heroes measured appeared less than 55 s after its order.
 */
function firstSeen(
  sightings: readonly [ms: number, id: string][],
  id: string,
  orderedMs: number | null,
): number | null {
  const trainingMs = (findObject(id)?.seconds ?? 0) * 1000;
  const earliest = orderedMs === null ? 0 : orderedMs + trainingMs;
  const times = sightings.flatMap(([ms]) => (ms >= earliest ? [ms] : []));
  return times.length > 0 ? times.reduce((first, ms) => Math.min(first, ms)) : null;
}

/** Groups items by key, in order of first appearance; skips items without a key. */
function groupInOrder<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(item);
  }
  return groups;
}
