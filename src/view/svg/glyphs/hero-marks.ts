import { HEROES } from '../../../game/objects/heroes.ts';

/** Emblem and short name of each hero, by its name. Lists of games use it, which browsers draw too. */
export const HERO_MARKS: Readonly<Record<string, readonly [glyph: string, short: string]>> =
  Object.fromEntries(Object.entries(HEROES).map(([id, { name, short }]) => [name, [id, short]]));
