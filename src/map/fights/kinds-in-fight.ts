/**
 * The kinds of units in a fight. Some upgrades turn all units of one kind into another, as Headhunters into
 * Berserkers.
 */
import type { GameAnalysis } from '../../game/analysis.ts';
import { REPLACED } from '../../game/derive/births/base-form.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import { objectName } from '../../game/objects/table.ts';
import { madeAsKind } from './fight-deaths.ts';
import type { LedgerSide } from '../ledger-schema.ts';

interface KindSource {
  analysis: Pick<GameAnalysis, 'players'>;
  log: Pick<OrderLog, 'objects'>;
  places: Pick<Places, 'owners'>;
}

/**
 * Returns the kind of an object in a fight, by its number in the log; empty if its kind is unknown. Before the order of
 * the upgrade, a unit has the old kind, even if orders name it only later. Once the player has shown the new kind, all
 * of the player's units have it.
 */
export function kindsInFights({
  analysis,
  log: { objects },
  places: { owners },
}: KindSource): (number: number, fight: Pick<Fight, 'startMs' | 'endMs'>) => string {
  const firstMs = firstShown(objects, owners);
  const ordered = new Map(
    // If an upgrade was ordered twice, the first order wasn't completed, so the last one counts.
    analysis.players.flatMap(({ slot, research }) =>
      research.map(({ id, ms }): [string, number] => [`${slot} ${id}`, ms]),
    ),
  );
  return (number, { startMs, endMs }) => {
    const kind = madeAsKind(objects[number]!) ?? '';
    for (const [after, { old, upgrade }] of REPLACED) {
      if (kind !== old && kind !== after) continue;
      const slot = owners[number];
      if ((firstMs.get(`${slot} ${after}`) ?? Infinity) <= startMs) return after;
      return endMs < (ordered.get(`${slot} ${upgrade}`) ?? 0) ? old : kind;
    }
    return kind;
  };
}

/** When each player first showed each kind that an upgrade makes, in ms, by lobby slot and kind. */
function firstShown(objects: OrderLog['objects'], owners: Places['owners']): Map<string, number> {
  const firstMs = new Map<string, number>();
  for (const [number, { forms }] of objects.entries())
    for (const [ms, id] of forms) {
      if (!REPLACED.has(id)) continue;
      const key = `${owners[number]} ${id}`;
      firstMs.set(key, Math.min(ms, firstMs.get(key) ?? Infinity));
    }
  return firstMs;
}

/** Objects by kind, most frequent first. */
export const countKinds = (
  numbers: readonly number[],
  kindOf: (number: number) => string,
): LedgerSide['brought'] =>
  [...Map.groupBy(numbers, kindOf)]
    .map(([id, ofKind]) => ({ id, name: objectName(id), count: ofKind.length }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
