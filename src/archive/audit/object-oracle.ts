/** The oracle about bounds and objects: a recording shows no more objects of a kind than there were at most. */
import { baseForm, replacedBy } from '../../game/derive/births/base-form.ts';
import type { PlayerBirths } from '../../game/derive/births/births.ts';
import { RIDER } from '../../game/derive/births/bounds.ts';
import { builtOn, owners } from '../../game/derive/births/ownership.ts';
import { startCount } from '../../game/derive/births/starting.ts';
import type { Game } from '../../game/game.ts';
import { objectName } from '../../game/objects/table.ts';
import type { ExaminedPlayer } from './examine.ts';
import type { Checked } from './order-oracles.ts';

/**
 * Compares the bounds of each kind with the objects of that kind, without those that a player starts with. Construction
 * sites that were cancelled are objects, too. A kind and the one that replaces it count together.
 */
export function askObjects(game: Game, { player }: ExaminedPlayer, born: PlayerBirths | undefined): Checked {
  const [slots, sites] = [owners(game), builtOn(game)];
  const own = (game.objects ?? []).flatMap(({ forms, item, map }, number) => {
    const id = forms?.[0]?.[1] ?? sites[number]?.id;
    return slots[number] !== player.slot || item || map || id === undefined ? [] : [kindOf(baseForm(id))];
  });
  // A Hippogryph Rider that dismounts leaves new objects of the kinds that it was made of.
  const dismounted = own.includes(RIDER) ? ['earc', 'ehip'] : [];
  const counts = (born?.counts ?? []).filter(({ id, type }) => type !== 'hero' && !dismounted.includes(id));
  const kinds = [...Map.groupBy(counts, ({ id }) => kindOf(id))];
  return kinds.map(([kind, same]) => {
    const sum = (of: (count: (typeof same)[number]) => number) => same.reduce((all, one) => all + of(one), 0);
    const cancelled = sum(({ type, lost }) => (type === 'building' ? (lost.cancelled ?? 0) : 0));
    const seen = own.filter((id) => id === kind).length - startCount(player, kind) - cancelled;
    const [min, max] = [sum((count) => count.min), sum((count) => count.max)];
    return seen > max || min > max
      ? `${seen} × ${objectName(kind)} in the recording, ${min} to ${max}`
      : null;
  });
}

const kindOf = (id: string): string => replacedBy(id) ?? id;
