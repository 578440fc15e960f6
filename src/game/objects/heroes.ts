/**
 * The heroes, one record each: everything about a hero but its drawing in `glyphs.svg`, its price, which its patch's table
 * has, and its name in Chinese. The first letter of an id is the race, `N` for a hero of the tavern.
 */
import heroes from './heroes.json' with { type: 'json' };

interface HeroRecord {
  name: string;
  /** Short name in lists of games. */
  short: string;
  /** Skills as `abilities.ts` explains them. */
  skills: readonly string[];
}

/** Records of all heroes by id. */
export const HEROES: Readonly<Record<string, HeroRecord>> = heroes;
