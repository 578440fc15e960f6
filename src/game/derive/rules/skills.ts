/** Which presses of a hero's skills were points, and when a Tome of Retraining gave all points back. */
import { findAbility } from '../../objects/abilities.ts';
import { levelForRank } from './game-rules.ts';

/** Repeats of a skill within this time count as one press. */
const REPEAT_MS = 300;
/**
 * A rank that needs a higher level than the points prove was paid with a saved point, unless it repeats the press before
 * within this time: no hero gains a level that fast.
 */
const LEVELLING_MS = 10_000;
/** Nobody was found to save more points. */
const MAX_SAVED = 1;
/** Points are spent again within this time. */
const RELEARNING_MS = 60_000;
/** Relearning shows in this many points, or in all of them for a hero with fewer. */
const MIN_SKILLS = 3;
/** Bounds for hostile recordings. */
const MAX_TOMES = 32;
/** Presses that are read behind each tome. */
const MAX_PRESSES = 64;

export interface SkillStep {
  /** Game time in ms. */
  ms: number;
  id: string;
  /** Level of the skill after this step. */
  level: number;
}

type SkillOrder = Pick<SkillStep, 'ms' | 'id'>;

/** A hero's points so far. */
class Points {
  /** Skill points in order. */
  readonly skills: SkillStep[] = [];
  /** Highest number of points spent, which proves that the hero reached this level. */
  level: number;
  #ranks = new Map<string, number>();
  #pressed = new Map<string, number>();
  #relearningMs = -Infinity;

  constructor(level = 0) {
    this.level = level;
  }

  /** Points spent since the hero last forgot its skills. */
  get spent(): number {
    return [...this.#ranks.values()].reduce((sum, rank) => sum + rank, 0);
  }

  /** Gives all points back, to be spent from a time on. */
  forget(ms: number): void {
    this.#ranks = new Map();
    this.#relearningMs = ms;
  }

  /** Adds a press; false if the game refused it. */
  add({ ms, id }: SkillOrder): boolean {
    const agoMs = ms - (this.#pressed.get(id) ?? -Infinity);
    this.#pressed.set(id, ms);
    const rank = (this.#ranks.get(id) ?? 0) + 1;
    const neededLevel = levelForRank(rank, findAbility(id)?.ultimate === true);
    const { spent } = this;
    if (!this.#hasPoint(ms, spent, neededLevel, agoMs)) return false;
    this.#ranks.set(id, rank);
    this.skills.push({ ms, id, level: rank });
    this.level = Math.max(this.level, spent + 1);
    return true;
  }

  #hasPoint(ms: number, spent: number, neededLevel: number, agoMs: number): boolean {
    const relearning = ms <= this.#relearningMs + RELEARNING_MS;
    // Relearning, a hero can spend all points at once: each press counts, up to what its level allows.
    if (relearning && spent < this.level && neededLevel <= this.level) return true;
    if (agoMs < (relearning ? LEVELLING_MS : REPEAT_MS)) return false;
    const short = neededLevel - Math.max(this.level, spent + 1);
    return short <= 0 || (short <= MAX_SAVED && agoMs >= LEVELLING_MS);
  }
}

/** A Tome of Retraining: when it was bought, and the first point that its hero spent again, in ms. */
interface Tome {
  boughtMs: number;
  againMs: number;
}

/** The points of one hero, and when its tomes gave its points back: the purchase, or the last point before that. */
export function readSkills(
  events: readonly SkillOrder[],
  tomes: readonly Tome[],
): { skills: SkillStep[]; retrainedMs: number[]; level: number } {
  const points = new Points();
  const retrainedMs: number[] = [];
  for (const event of events) {
    const { boughtMs, againMs } = tomes[retrainedMs.length] ?? { boughtMs: 0, againMs: Infinity };
    if (event.ms >= againMs) {
      retrainedMs.push(Math.max(boughtMs, points.skills.at(-1)?.ms ?? 0));
      points.forget(againMs);
    }
    points.add(event);
  }
  return { skills: points.skills, retrainedMs, level: points.level };
}

/**
 * When each hero spent the first point again after a Tome of Retraining, however long after the purchase. It is the
 * hero that spends several points at once, as no hero does that gains levels. A tome serves one hero.
 */
export function relearning(
  boughtMs: readonly number[],
  skills: ReadonlyMap<string, readonly SkillOrder[]>,
): Map<string, Tome[]> {
  const tomes = new Map([...skills.keys()].map((hero): [string, Tome[]] => [hero, []]));
  for (const tomeMs of boughtMs.slice(0, MAX_TOMES)) {
    const uses = [...skills].flatMap(([hero, events]) => firstAgain(events, tomes.get(hero)!, tomeMs, hero));
    const [first] = uses.sort((a, b) => Number(a.single) - Number(b.single) || a.ms - b.ms);
    if (first) tomes.get(first.hero)!.push({ boughtMs: tomeMs, againMs: first.ms });
  }
  return tomes;
}

/** The first point that a hero spends again after a tome was bought; empty if there is none. */
function firstAgain(
  events: readonly SkillOrder[],
  tomes: readonly Tome[],
  boughtMs: number,
  hero: string,
): { hero: string; ms: number; single: boolean }[] {
  const sinceMs = Math.max(boughtMs, tomes.at(-1)?.againMs ?? 0);
  const points = new Points();
  let tome = 0;
  for (const [index, { ms, id }] of events.entries()) {
    if (ms >= (tomes[tome]?.againMs ?? Infinity)) points.forget(tomes[tome++]!.againMs);
    const { level } = points;
    if (ms > sinceMs && level > 0) {
      const again = new Points(level);
      again.forget(ms);
      for (const event of events.slice(index, index + MAX_PRESSES))
        if (event.ms <= ms + RELEARNING_MS && again.spent < level) again.add(event);
      const kinds = new Set(again.skills.map((skill) => skill.id)).size;
      // A hero with one point may as well have gained a level, unless the tome was bought just before.
      const single = level === 1;
      if (single ? ms <= boughtMs + RELEARNING_MS : again.spent >= Math.min(level, MIN_SKILLS) && kinds > 1)
        return [{ hero, ms, single }];
    }
    points.add({ ms, id });
  }
  return [];
}
