import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { RIDER } from './dismounted.ts';
import type { Born } from './intervals.ts';
import { toBirth, type MadeBirth } from './made.ts';

/** Summoned units of one kind, from a spell, an item or a sacrifice. There may have been more that nobody selected. */
export interface Summoned {
  id: string;
  births: MadeBirth[];
}

/** A player's observed summons, in order of birth and grouped by kind. The player didn't buy them. */
export function summonedOf(born: readonly Born[]): Summoned[] {
  const called = born.filter(({ id }) => id !== RIDER && isSummon(id ?? ''));
  return [...Map.groupBy(called, ({ id }) => id!)].map(([id, objects]) => ({
    id,
    births: objects.map((birth) => toBirth(birth)),
  }));
}

/**
 * Whether objects of this original kind are summons: units that are neither trained nor built. A hero under a
 * spell isn't one.
 */
const isSummon = (id: string): boolean => findObject(id)?.kind === 'morph' && !isHero(id);
