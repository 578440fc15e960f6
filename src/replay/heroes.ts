import type { GamePlayer } from './game.ts';
import { findAbility } from './objects/abilities.ts';
import { stood, type Step } from './production.ts';

/** Repeats of one skill within this time are one press; a hero learns no faster. */
const BURST_MS = 300;
const SKILL_LEVELS = 3;
/** The Tome of Retraining lets a hero forget all skills and learn anew, usually at once. */
const RETRAINING_TOME = 'tret';
const RELEARNING_MS = 60_000;
const RELEARNED_SKILLS = 3;

export interface SkillStep {
  /** Game time in ms. */
  ms: number;
  id: string;
  /** Level of the skill after this step. */
  level: number;
}

export interface Hero {
  id: string;
  /** Game time in ms of the first training order that stood; null when the recording has none. */
  orderedMs: number | null;
  /** First time the hero was selected as the player's own. */
  seenMs: number | null;
  skills: SkillStep[];
  /** When a Tome of Retraining made the hero forget, in ms. */
  retrainedMs: number[];
  /** Skill points seen spent: the hero reached at least this level. */
  level: number;
  /** Orders to bring the hero back, in ms. */
  revivals: number[];
}

/** The heroes a player really had, in the order they came. */
export function readHeroes(player: GamePlayer, steps: readonly Step[]): Hero[] {
  const ordered = steps.filter((step) => step.type === 'hero' && stood(step));
  const skills = player.events.filter((event) => event.do === 'skill');
  const skilled = skills.flatMap((event) => findAbility(event.id)?.hero ?? []);
  const tomes = steps.filter((step) => step.id === RETRAINING_TOME).map((step) => step.ms);
  const heroes = [...new Set([...ordered.map((step) => step.id), ...skilled])].map((id): Hero => {
    const own = skills.filter((event) => findAbility(event.id)?.hero === id);
    const revivals = steps.filter((step) => step.id === id && step.type === 'revival' && stood(step));
    return {
      id,
      orderedMs: ordered.find((step) => step.id === id)?.ms ?? null,
      seenMs: firstSeen(player, id),
      ...readSkills(own, tomes),
      revivals: revivals.map((step) => step.ms),
    };
  });
  // An order followed by another hero's, of a hero never seen and never skilled, came to nothing.
  const last = ordered.at(-1)?.id;
  const real = heroes.filter((hero) => hero.skills.length > 0 || hero.seenMs !== null || hero.id === last);
  return real.sort((a, b) => firstMs(a) - firstMs(b));
}

/** The earliest sign of a hero, in ms. */
const firstMs = (hero: Hero): number => hero.orderedMs ?? hero.skills[0]?.ms ?? hero.seenMs ?? Infinity;

function firstSeen(player: GamePlayer, id: string): number | null {
  const times = player.units.flatMap((forms) => forms.filter((form) => form[1] === id).map(([ms]) => ms));
  return times.length > 0 ? Math.min(...times) : null;
}

/** Skill orders of one hero with bursts merged and nothing learned beyond its highest level. */
function readSkills(
  events: readonly { ms: number; id: string }[],
  tomes: readonly number[],
): Pick<Hero, 'skills' | 'retrainedMs' | 'level'> {
  const relearned = (tome: number) =>
    events.filter(({ ms }) => ms > tome && ms <= tome + RELEARNING_MS).length;
  const retrainedMs = tomes.filter((tome) => relearned(tome) >= RELEARNED_SKILLS);
  const skills: SkillStep[] = [];
  const lastPress = new Map<string, number>();
  let known = new Map<string, number>();
  let level = 0;
  for (const { ms, id } of events) {
    const before = skills.at(-1)?.ms ?? 0;
    if (retrainedMs.some((tome) => tome >= before && tome < ms)) known = new Map();
    const burst = ms - (lastPress.get(id) ?? -Infinity) < BURST_MS;
    lastPress.set(id, ms);
    const next = (known.get(id) ?? 0) + 1;
    if (burst || next > (findAbility(id)?.ultimate ? 1 : SKILL_LEVELS)) continue;
    known.set(id, next);
    skills.push({ ms, id, level: next });
    level = Math.max(
      level,
      [...known.values()].reduce((sum, value) => sum + value, 0),
    );
  }
  return { skills, retrainedMs, level };
}
