import type { GameAnalysis } from '../../game/analysis.ts';
import type { LevelSigns } from './hero-levels.ts';

/**
 * Bounds of a hero's level at a time in ms. `signs` contains the evidence for all heroes; it is null without a map
 * file, where there is no upper bound.
 */
export function levelBy(
  { players }: Pick<GameAnalysis, 'players'>,
  signs: readonly LevelSigns[] | null,
  slot: number,
  id: string,
  ms: number,
): { atLeast: number; atMost: number | null } {
  const ofHero = signs?.find((candidate) => candidate.slot === slot && candidate.id === id);
  const countBefore = (times: readonly number[]) => times.filter((time) => time <= ms).length;
  if (ofHero) {
    const atLeast = Math.max(1, countBefore(ofHero.proven));
    return { atLeast, atMost: Math.max(atLeast, countBefore(ofHero.earliest) + 1) };
  }
  const hero = players
    .find((player) => player.slot === String(slot))
    ?.heroes.find((candidate) => candidate.id === id);
  const spentPoints = countBefore(hero?.skills.map((skill) => skill.ms) ?? []);
  return { atLeast: Math.max(1, Math.min(spentPoints, hero?.level ?? 1)), atMost: null };
}
