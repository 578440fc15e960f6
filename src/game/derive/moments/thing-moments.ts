/** Moments of portals, items and towers. */
import { PUSH_REACH } from '../places/near-enemy.ts';
import { objectName } from '../../objects/table.ts';
import { distance } from '../places/point.ts';
import type { Candidate } from './moment.ts';
import { sideOf, somewhere, withArticle, type Told } from './told.ts';

/** Towers and what becomes one: placed near an enemy's start they are a push. */
const TOWERS: ReadonlySet<string> = new Set(['hwtw', 'owtw', 'etrp', 'uzg1', 'uzg2', 'uzig']);

export const portalMoments = (told: Told): Candidate[] =>
  told.places.portals.map(({ ms, slot, heroes, to }): Candidate => {
    const where = somewhere(told, to, ms);
    const who = heroes.map(objectName).join(' or ');
    const sentence = `${told.names.get(slot)}’s ${who} uses a portal ${where.place?.replace(/^at /, 'to ')}`;
    return {
      ...where,
      ms,
      kind: 'portal',
      sentence,
      basis: 'inferred',
      side: sideOf(told.places, slot),
      weight: 42,
    };
  });

/** The first item each side is seen to pick up from the ground, and to put down or hand over. */
export const itemMoments = (told: Told): Candidate[] =>
  told.places.sides.flatMap(({ slots }, side) =>
    (['pick', 'give'] as const).flatMap((what): Candidate[] => {
      const first = told.places.items.find(({ slot, kind }) => kind === what && slots.includes(slot));
      if (!first) return [];
      const { ms, slot, hero, at } = first;
      const where = somewhere(told, at, ms);
      const who = `${told.names.get(slot)}’s ${hero === null ? 'heroes' : objectName(hero)}`;
      const does =
        what === 'pick' ? 'sent to an item on the ground' : 'told to put down or hand over an item';
      const sentence = `${who} ${hero === null ? 'are' : 'is'} ${does}, ${where.place}`;
      return [{ ...where, ms, kind: 'item', sentence, basis: 'order', side, weight: 36 }];
    }),
  );

export function towerMoments(told: Told): Candidate[] {
  const { places, names } = told;
  const seen = new Set<number>();
  return places.buildings.flatMap(({ slot, ms, id, at }): Candidate[] => {
    const side = sideOf(places, slot);
    const foe = places.starts.find(
      (start) => sideOf(places, start.slot) !== side && distance(start.at, at) <= PUSH_REACH,
    );
    if (!TOWERS.has(id) || !foe || seen.has(slot)) return [];
    seen.add(slot);
    const sentence = `${names.get(slot)} orders ${withArticle(objectName(id))} close to ${names.get(foe.slot)}’s main base`;
    return [{ ...somewhere(told, at, ms), ms, kind: 'tower', sentence, basis: 'order', side, weight: 66 }];
  });
}
