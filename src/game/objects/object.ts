import type { Race } from '../races.ts';

/** The meaning of a four-character object id in an order. */
export type ObjectKind = 'building' | 'unit' | 'hero' | 'upgrade' | 'item' | 'morph';

/**
 * One melee object. `morph` marks forms, summons and Militia: they change or appear through a spell and are not
 * produced.
 */
export interface GameObject {
  id: string;
  kind: ObjectKind;
  /** English name in the game. */
  name: string;
  /** Owning race; null for neutral objects (taverns, mercenaries, shops, most items). */
  race: Race | null;
  /** Required town hall tier (1 to 3); null if tiers don't apply. */
  tier: 1 | 2 | 3 | null;
  /** True for Peasant, Peon, Wisp and Acolyte, which openings leave out. A Ghoul gathers too, but mainly fights. */
  worker: boolean;
  /** Seconds to train, build or research the first level at normal speed; null if unknown. */
  seconds: number | null;
  /** Highest research level; 1 for other objects. */
  levels: number;
}

/**
 * Whether an id belongs to a hero. Unit ids are in lower case, and hero ids begin with a capital for their race (N for
 * neutral), also on custom maps. Ids of abilities, buffs and upgrades begin with A, B, R or S.
 */
export const isHero = (id: string): boolean => /^[EHNOU]/.test(id);
