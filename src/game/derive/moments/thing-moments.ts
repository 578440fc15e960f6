/** Moments of portals, items and towers. */
import type { ItemOrder } from '../places/items.ts';
import { PUSH_REACH } from '../places/near-enemy.ts';
import { objectName } from '../../objects/table.ts';
import { distance } from '../places/point.ts';
import type { MomentCandidate } from './moment.ts';
import { sideOf, somewhere, withArticle, type MomentSource } from './told.ts';
import { MOMENT_WORDS } from './words.ts';

/**
 * Towers, including buildings that become towers. If they are placed near an enemy's start, they count as a tower push.
 */
const TOWERS: ReadonlySet<string> = new Set(['hwtw', 'owtw', 'etrp', 'uzg1', 'uzg2', 'uzig']);

export const portalMoments = (game: MomentSource): MomentCandidate[] =>
  game.places.portals.map(({ ms, slot, heroes, to }): MomentCandidate => {
    const where = somewhere(game, to, ms);
    const who = heroes.map(objectName).join(' or ');
    const sentence = MOMENT_WORDS.portal(game.names.get(slot), who, where.place?.replace(/^at /, 'to '));
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
      const errand = MOMENT_WORDS.errandAt(errandOf(first), where.place).replace(
        SHOP_TWICE,
        MOMENT_WORDS.sellAt('$2'),
      );
      const sentence = MOMENT_WORDS.item(game.names.get(slot), hero && objectName(hero), errand);
      return [{ ...where, ms, kind: 'item', sentence, basis: 'order', side, weight: 36 }];
    }),
  );

/** Describes what a hero is sent to do with an item. */
function errandOf({ kind, to }: ItemOrder): string {
  if (kind === 'pick' || to === null) return MOMENT_WORDS.pickUp;
  const name = objectName(to);
  return kind === 'sell' ? MOMENT_WORDS.sell(withArticle(name)) : MOMENT_WORDS.handOver(name);
}

export function towerMoments(game: MomentSource): MomentCandidate[] {
  const { places, names } = game;
  const seen = new Set<number>();
  return places.buildings.flatMap(({ slot, ms, id, at }): MomentCandidate[] => {
    const side = sideOf(places, slot);
    const foe = places.starts.find(
      (start) => sideOf(places, start.slot) !== side && distance(start.at, at) <= PUSH_REACH,
    );
    if (!TOWERS.has(id) || !foe || seen.has(slot)) return [];
    seen.add(slot);
    const sentence = MOMENT_WORDS.tower(names.get(slot), withArticle(objectName(id)), names.get(foe.slot));
    return [{ ...somewhere(game, at, ms), ms, kind: 'tower', sentence, basis: 'order', side, weight: 66 }];
  });
}
