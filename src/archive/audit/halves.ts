/**
 * Compares the births derived from the first half of a recording with those in the whole recording. An object may show
 * its kind later, and more objects may appear.
 */
import { baseForm, replacedBy } from '../../game/derive/births/base-form.ts';
import { intervals, ordersBySlot } from '../../game/derive/births/intervals.ts';
import { births } from '../../game/derive/births/births.ts';
import { playerFacts } from '../../game/derive/player-facts.ts';
import { formatClock } from '../../game/clock.ts';
import type { Game } from '../../game/game.ts';
import { objectName } from '../../game/objects/table.ts';
import type { GameOracles } from './oracle.ts';
import { competitors } from '../../game/identity.ts';

/** Claims about one player from the first half of a recording, and the claims refuted by the second half. */
interface PlayerHalves {
  /** Objects with a kind inferred from the first half, and those that later showed another kind. */
  inferred: number;
  otherKind: { id: string; object: number; showed: string }[];
  /** Counts from the first half, and those with an upper bound below the number confirmed later. */
  bounds: number;
  exceeded: { id: string; max: number; confirmed: number }[];
}

/** A copy of the recording that ends at a game time in ms, without anything that is named or seen later. */
function until(game: Game, endMs: number): Game {
  const objects = game.objects ?? [];
  const there = objects.flatMap(({ seen }, number) => (seen[0] <= endMs ? [number] : []));
  const numbers = new Map(there.map((number, place) => [number, place]));
  return {
    ...game,
    clockMs: endMs,
    lengthMs: endMs,
    leaves: game.leaves.filter(({ ms }) => ms <= endMs),
    objects: there.map((number) => {
      const { forms = [], ...object } = objects[number]!;
      const visible = forms.filter(([ms]) => ms <= endMs);
      const [first, last] = object.seen;
      return {
        ...object,
        seen: [first, Math.min(last, endMs)],
        ...(visible.length > 0 && { forms: visible }),
      };
    }),
    players: game.players.map((player) => ({
      ...player,
      units: player.units.map((forms) => forms.filter(([ms]) => ms <= endMs)),
      events: player.events
        .filter(({ ms }) => ms <= endMs)
        .map((event) =>
          event.with ? { ...event, with: event.with.flatMap((number) => numbers.get(number) ?? []) } : event,
        ),
    })),
    orders: undefined,
  };
}

/** Compares the first half of a game with the whole game, by lobby slot. */
function halvesOf(game: Game): Map<number, PlayerHalves> {
  const endMs = Math.floor(game.clockMs / 2);
  const objects = (game.objects ?? []).filter(({ seen }) => seen[0] <= endMs);
  const [half, whole] = [until(game, endMs), game].map((part) =>
    births(part, new Map(competitors(part).map((player) => [player.slot, playerFacts(part, player).steps]))),
  );
  return new Map(
    [...half!].map(([slot, { counts }]) => {
      const inferred = counts.flatMap(({ id, births: proven }) =>
        proven.flatMap(({ object, basis }) => (basis === 'slot' ? [{ id, object }] : [])),
      );
      const otherKind = inferred.flatMap(({ id, object }) => {
        const showed = objects[object]?.forms?.[0]?.[1];
        const same = showed === undefined || baseForm(showed) === id || replacedBy(showed) === id;
        return same ? [] : [{ id, object, showed }];
      });
      const exceeded = counts.flatMap(({ id, max }) => {
        const later = whole!.get(slot)?.counts.find((count) => count.id === id);
        const confirmed =
          later?.births.filter(({ to, basis }) => to <= endMs && basis === 'seen').length ?? 0;
        return confirmed > max ? [{ id, max, confirmed }] : [];
      });
      return [slot, { inferred: inferred.length, otherKind, bounds: counts.length, exceeded }];
    }),
  );
}

/** Checks a game's births, kinds and bounds by comparing its halves. */
export function askHalves(game: Game): Pick<GameOracles, 'births' | 'kinds' | 'bounds'> {
  const halves = [...halvesOf(game)];
  const half = until(game, Math.floor(game.clockMs / 2));
  const whole = new Map(intervals(game, ordersBySlot(game)).map((birth) => [birth.object.tag.join(), birth]));
  const pairs = intervals(half, ordersBySlot(half)).flatMap((first) => {
    const later = whole.get(first.object.tag.join());
    return later ? [{ first, later }] : [];
  });
  return {
    births: {
      n: pairs.length,
      against: pairs
        .filter(({ first, later }) => first.from > later.to || first.to < later.from)
        .map(({ first, later }) => ({
          slot: later.slot ?? 0,
          reason: `${objectName(later.id ?? 'an object')} by ${formatClock(first.to)}, later from ${formatClock(later.from)}`,
        })),
    },
    kinds: {
      n: halves.reduce((sum, [, { inferred }]) => sum + inferred, 0),
      against: halves.flatMap(([slot, { otherKind }]) =>
        otherKind.map(({ id, showed }) => ({
          slot,
          reason: `${objectName(id)} showed as ${objectName(showed)}`,
        })),
      ),
    },
    bounds: {
      n: halves.reduce((sum, [, { bounds }]) => sum + bounds, 0),
      against: halves.flatMap(([slot, { exceeded }]) =>
        exceeded.map(({ id, max, confirmed }) => ({
          slot,
          reason: `at most ${max} of ${objectName(id)}, but ${confirmed} are confirmed`,
        })),
      ),
    },
  };
}
