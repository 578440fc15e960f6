import type { Items } from '../derive/items/items.ts';
import { placeWords } from '../derive/moments/place-words.ts';
import type { MomentSource } from '../derive/moments/told.ts';
import { objectName } from '../objects/table.ts';
import type { ToldGame } from './story-schema.ts';

/** The items of a game, with names for objects and places. */
export const tellItems = (
  { places, landmarks, names }: MomentSource,
  { bought, pickups }: Items,
): NonNullable<ToldGame['items']> => ({
  bought: bought.map(({ id, hero, ...purchase }) => ({
    ...purchase,
    ...named(id),
    hero: hero === null ? null : named(hero),
  })),
  found: pickups.map(({ at, heroes, ...pickup }) => ({
    ...pickup,
    heroes: heroes.map(named),
    at: [at[0], at[1]],
    place: placeWords(at, pickup.ms, places, landmarks, names),
  })),
});

const named = (id: string) => ({ id, name: objectName(id) });
