/** Compares the skill orders of two sides’ heroes. */
import type { AnalysedHero } from '../../../game/analysis.ts';
import { heroesByPlace } from '../../../game/key-timings.ts';
import { secondsAhead, heroPlace } from '../difference.ts';
import type { Side } from '../side.ts';

type Skill = AnalysedHero['skills'][number];

/** A row of the table that compares the skill points of two heroes, for example both first heroes. */
export interface SkillRow {
  /** Number of the point, from 1. */
  point: number;
  a: Skill | null;
  b: Skill | null;
  /** Seconds by which A spent it earlier; null unless both spent it. */
  ahead: number | null;
}

/** The skill orders of both sides' first, second or third heroes. */
interface SkillOrders {
  /** Such as "First hero". */
  place: string;
  a: AnalysedHero | null;
  b: AnalysedHero | null;
  rows: SkillRow[];
  /** Describes how far the orders agree; null for different heroes. */
  agreement: string | null;
}

/** Skill orders by position, as far as either side has heroes. */
export function compareSkills(a: Side, b: Side): SkillOrders[] {
  const heroes = { a: heroesByPlace(a.player), b: heroesByPlace(b.player) };
  const count = Math.max(heroes.a.length, heroes.b.length);
  return Array.from({ length: count }, (_, index): SkillOrders => {
    const [heroA, heroB] = [heroes.a[index] ?? null, heroes.b[index] ?? null];
    const rows = rowsOf(heroA?.skills ?? [], heroB?.skills ?? []);
    const agreement = heroA && heroB && heroA.id === heroB.id ? agreementOf(rows) : null;
    return { place: heroPlace(index), a: heroA, b: heroB, rows, agreement };
  });
}

const rowsOf = (ofA: readonly Skill[], ofB: readonly Skill[]): SkillRow[] =>
  Array.from({ length: Math.max(ofA.length, ofB.length) }, (_, index): SkillRow => {
    const [a, b] = [ofA[index] ?? null, ofB[index] ?? null];
    return { point: index + 1, a, b, ahead: a && b ? secondsAhead(a.ms, b.ms) : null };
  });

/** Up to which skill both orders are the same, and how they differ then. */
function agreementOf(rows: readonly SkillRow[]): string {
  const both = rows.filter(({ a, b }) => a && b);
  const parting = both.find(({ a, b }) => a?.id !== b?.id);
  if (both.length === 0) return SKILL_WORDS.none;
  if (!parting) return SKILL_WORDS.same(both.length);
  return SKILL_WORDS.differs(parting.point, parting.a!.name, parting.b!.name);
}

/** Says how far the skill orders of the same hero agree. */
export const SKILL_WORDS = {
  none: 'No skill is known for both.',
  same: (skills: number): string => `The same skill order, as far as both go: ${skills}.`,
  /** `point` is the first skill point that differs; `a` and `b` are the skills that each side chose. */
  differs: (point: number, a: string, b: string): string =>
    `${point === 1 ? 'Different from the first skill on' : `The same up to skill ${point - 1}`}: then ${a} for A, ${b} for B.`,
};
