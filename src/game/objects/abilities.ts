import { HEROES } from './heroes.ts';

/** A hero skill. Learning it is recorded as an order with the ability's id. */
export interface HeroAbility {
  id: string;
  name: string;
  /** Object id of the hero that can learn the skill. */
  hero: string;
  ultimate: boolean;
}

/**
 * By hero, its abilities as `id name`, with `!` after an ultimate's id. Several ids share a name if the game has one
 * object per level (Cluster Rockets, Pocket Factory, Robo-Goblin) or per variant (Frost Armor, Incinerate), or if a patch
 * replaced the object (Animate Dead in 2.0.3). The skills of `Npal`, which came with 3.0.0, have the names of independent
 * projects that agree.
 */
const ABILITIES: ReadonlyMap<string, HeroAbility> = new Map(
  Object.entries(HEROES).flatMap(([hero, { skills }]) =>
    skills.map((line): [string, HeroAbility] => {
      const id = line.slice(0, 4);
      return [id, { id, hero, name: line.slice(line.indexOf(' ') + 1), ultimate: line[4] === '!' }];
    }),
  ),
);

/** The hero ability for an id; undefined for other ids. */
export function findAbility(id: string): HeroAbility | undefined {
  return ABILITIES.get(id);
}

/** A hero's abilities in the game's order, one for each name. Empty for an unknown hero. */
export const abilitiesOf = (hero: string): readonly HeroAbility[] => {
  const ofHero = [...ABILITIES.values()].filter((ability) => ability.hero === hero);
  return [...new Map(ofHero.map((ability) => [ability.name, ability])).values()];
};
