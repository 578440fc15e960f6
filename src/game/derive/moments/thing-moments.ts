/** Moments of portals, items and towers. */
import type { ItemOrder } from '../places/items.ts';
import { PUSH_REACH } from '../places/near-enemy.ts';
import { isTownHall, objectName } from '../../objects/table.ts';
import { hallAt } from '../places/halls.ts';
import { sideOf } from '../places/places.ts';
import { distance } from '../places/point.ts';
import type { MomentCandidate } from './moment.ts';
import { somewhere, type MomentSource } from './moment-source.ts';
import { MOMENT_WORDS, withArticle } from './words.ts';

/**
 * Towers, including buildings that become towers. If they are placed near an enemy's start, and no start of the player's
 * side is nearer, they count as a tower push, as does a town hall.
 */
const TOWERS: ReadonlySet<string> = new Set(['hwtw', 'owtw', 'etrp', 'uzg1', 'uzg2', 'uzig']);

/** Each use of a portal, with where it leads. */
export const portalMoments = (game: MomentSource): MomentCandidate[] =>
  game.places.portals.map(({ ms, slot, heroes, to }): MomentCandidate => {
    const where = somewhere(game, to, ms);
    const who = heroes.map(objectName).join(' or ');
    const sentence = `${game.names.get(slot)}’s ${who} uses a portal ${where.place?.replace(/^at /, 'to ')}`;
    return {
      ...where,
      ms,
      kind: 'portal',
      sentence,
      basis: 'inferred',
      side: sideOf(game.places, slot),
      weight: 42,
    };
  });

/** Matches errands that already name the shop, so that the place can be left out. */
const SHOP_TWICE = /^to sell an item to an? (.+), (at the(?: \S+)? \1)$/;

/** For each side, the first item picked up from the ground, the first handed over and the first sold. */
export const itemMoments = (game: MomentSource): MomentCandidate[] =>
  game.places.sides.flatMap(({ slots }, side) =>
    (['pick', 'hand', 'sell'] as const).flatMap((deed): MomentCandidate[] => {
      const first = game.places.items.find(({ slot, kind }) => kind === deed && slots.includes(slot));
      if (!first) return [];
      const { ms, slot, hero, at } = first;
      const where = somewhere(game, at, ms);
      const errand = `${errandOf(first)}, ${where.place}`.replace(SHOP_TWICE, `to sell an item $2`);
      const sentence = MOMENT_WORDS.item(game.names.get(slot), hero && objectName(hero), errand);
      return [{ ...where, ms, kind: 'item', sentence, basis: 'order', side, weight: 36 }];
    }),
  );

/** Describes what a hero is sent to do with an item. */
function errandOf({ kind, to }: ItemOrder): string {
  if (kind === 'pick' || to === null) return 'to an item on the ground';
  const name = objectName(to);
  return kind === 'sell' ? `to sell an item to ${withArticle(name)}` : `to hand an item to the ${name}`;
}

/** A tower this long before its hall is placed with it. */
const WITH_HALL_MS = 60_000;

/** Each player's first tower or town hall close to an enemy's main base. A tower at a nearer hall of the side guards that. */
export function towerMoments(game: MomentSource): MomentCandidate[] {
  const { places, names } = game;
  const seen = new Set<number>();
  return places.buildings.flatMap(({ slot, ms, id, at }): MomentCandidate[] => {
    const side = sideOf(places, slot);
    const [foe] = places.starts
      .filter((start) => distance(start.at, at) <= PUSH_REACH)
      .sort((a, b) => distance(a.at, at) - distance(b.at, at));
    if (!(TOWERS.has(id) || isTownHall(id)) || !foe || sideOf(places, foe.slot) === side || seen.has(slot))
      return [];
    const guards = places.halls.some(
      (hall) =>
        sideOf(places, hall.slot) === side &&
        !hall.cancelled &&
        hall.ms <= ms + WITH_HALL_MS &&
        distance(hallAt(hall, ms), at) < distance(foe.at, at),
    );
    if (guards) return [];
    seen.add(slot);
    const sentence = `${names.get(slot)} orders ${withArticle(objectName(id))} close to ${names.get(foe.slot)}’s main base`;
    return [{ ...somewhere(game, at, ms), ms, kind: 'tower', sentence, basis: 'order', side, weight: 66 }];
  });
}
