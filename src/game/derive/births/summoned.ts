import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { RIDER } from './dismounted.ts';
import type { Born } from './intervals.ts';
import { toBirth, type MadeBirth } from './made.ts';

/** Units of one kind that were called into being, by a spell, an item or a sacrifice; as many more may never have been seen. */
export interface Summoned {
  id: string;
  births: MadeBirth[];
}

/** A player's summons that were seen, kinds and objects in the order of their births. Nobody bought them. */
export function summonedOf(born: readonly Born[]): Summoned[] {
  const called = born.filter(({ id }) => id !== RIDER && isSummon(id ?? ''));
  return [...Map.groupBy(called, ({ id }) => id!)].map(([id, objects]) => ({
    id,
    births: objects.map((birth) => toBirth(birth)),
  }));
}

/** Whether what was made in this form comes by a spell; heroes and trained units only change theirs by one. */
const isSummon = (id: string): boolean => findObject(id)?.kind === 'morph' && !isHero(id);
