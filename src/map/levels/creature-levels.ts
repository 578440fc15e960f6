/** Levels of a map's creatures in a game's release. Apart from the reader of map files, which needs no releases. */
import { costsOf, type Costs, type Dateable } from '../../game/objects/costs.ts';
import { creatureLevel } from '../../game/objects/creatures.ts';
import { RELEASES } from '../../game/objects/numbers/releases.ts';
import { campOf } from '../file/camps.ts';
import type { Creature } from '../file/facts.ts';
import type { PlayedFacts } from '../file/played-facts.ts';

/** Kinds whose level a release changed: that release, and the level from it on. */
const CHANGED: ReadonlyMap<string, readonly [release: string, level: number]> = new Map([
  ['nsth', ['2.0.2', 8]],
]);

/** Whether a kind's level depends on the release. */
const isLevelDated = (id: string): boolean => CHANGED.has(id);

/**
 * Level of a kind of creature in a game; null if unknown. If the game's releases differ, the higher one, which bounds a
 * hero's level.
 */
function creatureLevelIn(id: string, releases: Costs['releases']): number | null {
  const levelBefore = creatureLevel(id);
  const [since, level] = CHANGED.get(id) ?? [];
  if (levelBefore === null || since === undefined || level === undefined) return levelBefore;
  const [from, first, last] = [since, ...releases].map((name) =>
    RELEASES.findIndex(({ release }) => release === name),
  ) as [number, number, number];
  if (first >= from) return level;
  return last >= from ? Math.max(levelBefore, level) : levelBefore;
}

/** A layout with the creatures' levels in a game's release; the same object if no release changed any of them. */
export function factsIn<Facts extends PlayedFacts>(facts: Facts, game: Omit<Dateable, 'expansion'>): Facts {
  if (!facts.camps.some(({ creatures }) => creatures.some(({ id }) => isLevelDated(id)))) return facts;
  const { releases } = costsOf({ ...game, expansion: true });
  const inGame = (creature: Creature): Creature => ({
    ...creature,
    level: creatureLevelIn(creature.id, releases),
  });
  return { ...facts, camps: facts.camps.map(({ creatures }) => campOf(creatures.map(inGame))) };
}
