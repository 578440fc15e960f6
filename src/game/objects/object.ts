import type { Race } from '../summary.ts';

/** What a four-character object id stands for when a player orders it. */
export type ObjectKind = 'building' | 'unit' | 'hero' | 'upgrade' | 'item' | 'morph';

/**
 * One melee object. `morph` marks forms, summons and militia: they change or appear by a spell and are not
 * produced.
 */
export interface GameObject {
  id: string;
  kind: ObjectKind;
  /** English name as the game shows it. */
  name: string;
  /** Owning race; null for neutral objects (taverns, mercenaries, shops, most items). */
  race: Race | null;
  /** Town-hall tier it first needs (1 to 3); null where tiers do not apply. */
  tier: 1 | 2 | 3 | null;
  /** True for Peasant, Peon, Wisp and Acolyte, which openings leave out; a Ghoul gathers, but it fights first. */
  worker: boolean;
  /** Seconds to train, build or research the first level at normal speed; null when not known. */
  seconds: number | null;
  /** Highest research level; 1 for everything else. */
  levels: number;
}

/**
 * Whether an id is a hero's. The game names units in lower case and heroes with a capital for their race
 * (N for neutral), also in custom maps; A, B, R and S begin abilities, buffs and upgrades.
 */
export const isHero = (id: string): boolean => /^[EHNOU]/.test(id);
