/** The kinds of units in a fight. Some upgrades turn all units of one kind into another, as Headhunters into Berserkers. */
import type { GameAnalysis } from '../analysis.ts';
import { REPLACED } from '../derive/births/base-form.ts';
import type { Fight } from '../derive/places/fights.ts';
import type { OrderLog } from '../derive/places/order-log.ts';
import type { Places } from '../derive/places/places.ts';
import { madeAsKind } from './fight-deaths.ts';

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
export function kindsIn(
  { analysis, log: { objects }, places: { owners } }: KindSource,
  { startMs, endMs }: Pick<Fight, 'startMs' | 'endMs'>,
): (number: number) => string {
  const isShown = (kind: string, slot: number | null | undefined): boolean =>
    objects.some(
      ({ forms }, number) =>
        owners[number] === slot && forms.some(([ms, id]) => id === kind && ms <= startMs),
    );
  return (number) => {
    const kind = madeAsKind(objects[number]!) ?? '';
    for (const [kindAfter, { old, upgrade }] of REPLACED) {
      if (kind !== old && kind !== kindAfter) continue;
      if (isShown(kindAfter, owners[number])) return kindAfter;
      const player = analysis.players.find(({ slot }) => slot === String(owners[number]));
      const ordered = player?.research.find(({ id }) => id === upgrade);
      return ordered && endMs < ordered.ms ? old : kind;
    }
    return kind;
  };
}
